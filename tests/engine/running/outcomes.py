"""What comes of an act, as the second referee has it: points, tricks, hands and the end of the match."""

from __future__ import annotations

from dataclasses import replace

from tests.engine.running import prices
from tests.engine.running.prices import CF, CFR, FL, TRUCO, WORTH, E, F, R
from tests.engine.running.seen import strength


def step(t, seat, word):
    verb, *rest = word.split()
    side = seat % 2
    if rest:
        return lay(t, seat, rest[0], hidden=verb == "esconde")
    if verb == "aceita_mao_de_11":
        t = replace(t, yes=(*t.yes, seat))
        return replace(t, undecided=False, worth=3) if len(t.yes) == 2 else t
    if verb == "recusa_mao_de_11":
        return end(pay(t, 1 - side, 1), 1 - side)
    if verb == "baralho":
        points = WORTH[t.book][len(t.bet[1]) - 1] if t.bet else t.worth
        return end(pay(t, 1 - side, points + leaves_early(t)), 1 - side)
    if verb in TRUCO[t.book]:
        aside = t.bet and t.bet[0] != "truco"
        if t.bet and not aside:  # a raise accepts what was on the table
            t = accept_truco(t, side)
        bet = ("truco", TRUCO[t.book][: TRUCO[t.book].index(verb) + 1], seat)
        return replace(t, waiting=(bet, ())) if aside else replace(t, bet=bet, spoken=())
    if verb in {E, R, F}:
        if t.bet and t.bet[0] == "envido":
            return replace(t, bet=("envido", (*t.bet[1], verb), seat), spoken=())
        return replace(t, waiting=stands_back(t), bet=("envido", (verb,), seat), called=True, spoken=())
    if verb in {FL, CF, CFR}:
        return sing(t, seat, verb)
    return answer(t, seat, verb)


def leaves_early(t):
    return int(t.on("fold_first_trick_envido_bonus", "yes") and not t.won and not t.called)


def accept_truco(t, side):
    steps = len(t.bet[1])
    return replace(t, bet=None, spoken=(), steps=steps, worth=WORTH[t.book][steps], right=side)


def sing(t, seat, verb):
    if verb != FL:
        return replace(t, bet=("flor", (*t.bet[1], verb), seat))
    t = replace(t, taken=None, sung=True, waiting=stands_back(t), bet=("flor", (FL,), seat), spoken=())
    met = any(t.may_sing(other) for other in range(t.n) if other % 2 != seat % 2)
    return t if met or t.book == "c" else back(pay(t, seat % 2, 3 + 3 * further(t, seat % 2)))


def stands_back(t):
    return (t.bet, t.spoken) if t.bet and t.bet[0] == "truco" else t.waiting


def further(t, side):
    """Flores of a side beyond its first, where each is paid."""
    return max(0, sum(t.may_sing(s) for s in range(side, t.n, 2)) - 1) if t.on("flor_stack", "per_flor") else 0


def back(t):
    bet, spoken = t.waiting or (None, ())
    return t if t.over else replace(t, bet=bet, waiting=None, taken=None, spoken=spoken)


def answer(t, seat, verb):
    kind, calls, caller = t.bet
    if verb == "quero":
        if kind == "truco":
            return accept_truco(t, seat % 2)
        if kind == "envido" and t.on("flor_mandatory", "must_sing") and any(t.may_sing(other) for other in range(t.n)):
            return replace(t, bet=None, taken=t.bet)
        return back(settle(t, kind, calls))
    if verb == "nao_quero" and kind != "flor" and t.on("answer_by", "unanimous"):
        t = replace(t, spoken=(*t.spoken, seat))
        silent = [s for s in range(seat % 2, t.n, 2) if s not in t.spoken]
        if not all(kind == "envido" and sings_or_leaves(t, s) for s in silent):
            return t
    if kind != "truco":
        points = 3 if verb == "sem_flor" else (t.envidos if kind == "envido" else t.flores)[calls][0]
        extra = further(t, caller % 2) if kind == "flor" else 0
        return back(pay(t, caller % 2, points + 3 * extra))
    return end(pay(t, caller % 2, WORTH[t.book][len(calls) - 1] + leaves_early(t)), caller % 2)


def sings_or_leaves(t, seat):
    """Who holds a flor and does not sing it has left the answer to the partner (AMB-C30)."""
    return t.on("flor_mandatory", "if_challenged") and t.may_sing(seat) and not t.sung


def settle(t, kind, calls):
    side = best(t, kind)
    if side is None:
        return t
    points = (t.envidos if kind == "envido" else t.flores)[calls][1]
    if points is None:
        points = (prices.falta if kind == "envido" else prices.resto)(t.opt, t.score, t.target, side)
    if kind == "flor":
        points += 3 * further(t, side)
    return pay(t, side, points, falta=F in calls)


def best(t, kind):
    """The side with the best single count; of equals the seat nearest to o mão, or nobody under its switch."""

    def points(seat):
        cards = [(int(card[:-1]) if int(card[:-1]) < 8 else 0, card[-1]) for card in t.hands[seat]]
        if kind == "flor":
            total = sum(p for p, _ in cards)
            return -1 if not t.may_sing(seat) else 0 if t.book == "c" and total == 0 else 20 + total
        pairs = [20 + a[0] + b[0] for i, a in enumerate(cards) for b in cards[:i] if a[1] == b[1]]
        return max(pairs or [p for p, _ in cards])

    order = [(t.eldest + i) % t.n for i in range(t.n)]
    top = [seat for seat in order if points(seat) == max(map(points, order))]
    return None if t.on("envido_tie", "nobody") and len({seat % 2 for seat in top}) == 2 else top[0] % 2


def pay(t, side, points, *, falta=False):
    if t.over:
        return t
    score = (t.score[0] + points, t.score[1]) if side == 0 else (t.score[0], t.score[1] + points)
    first = side if t.first is None and score[side] >= t.target else t.first
    t = replace(t, score=score, first=first)
    now = t.on("end_check", "immediate") or (t.on("end_check", "falta_only") and falta and score[side] >= t.target)
    return replace(t, over=True, match=first, bet=None) if now and first is not None else t


def end(t, winner):
    if t.over:  # the match ended with the points of the hand itself
        return replace(t, winner=winner)
    t = replace(t, over=True, winner=winner, bet=None)
    a, b = t.score
    level = {"first": t.first, "mao": t.eldest % 2, "another_hand": None}[t.opt["tie_at_target"]]
    return t if max(a, b) < t.target else replace(t, match=level if a == b else int(b > a))


def lay(t, seat, name, *, hidden):
    card = t.hands[seat][int(name[1]) - 1] if name[0] == "#" else name
    held = tuple(tuple(c for c in hand if c != card) for hand in t.held)
    t = replace(t, held=held, plays=(*t.plays, (seat, card, hidden)))
    laid = {play[0] for play in t.plays}
    order = [(t.lead + i) % t.n for i in range(t.n)]
    if len(laid) < t.n:
        return replace(t, turn=next(s for s in order if s not in laid))
    value = {who: -1 if hid else strength(t, c) for who, c, hid in t.plays}
    top = [max(value[who] for who in value if who % 2 == side) for side in (0, 1)]
    won = None if top[0] == top[1] else int(top[1] > top[0])
    lead = t.lead if won is None else next(s for s in order if value[s] == max(top))
    t = replace(t, plays=(), won=(*t.won, won), lead=lead, turn=lead)
    over, whose = decided(t)
    return t if not over else end(t if whose is None else pay(t, whose, t.worth), whose)


def decided(t):
    won = t.won
    for side in (0, 1):
        if won.count(side) == 2 or (len(won) > 1 and {*won} == {None, side}):
            return True, side
    if len(won) < 3:
        return False, None
    if None in won and won[0] is not None:
        return True, won[0]
    if t.book == "k":
        return True, None if t.on_eleven is None else 1 - t.on_eleven
    return True, None if t.on("all_tied", "nobody") else t.eldest % 2
