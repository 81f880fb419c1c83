"""A second referee, written from the page of procedures, the readings and the switches alone.

It knows nothing of the engine. Words and seats are those of the notation (``0 joga 7c``). It answers three questions:
what may be done (`moves`), what comes of it (`step`, in `outcomes`), and how many sequences of so many acts there are
(`count`). ``early`` offers the cards out of turn that stand too (AMB-K05).
"""

from __future__ import annotations

from tests.engine.running.outcomes import step
from tests.engine.running.prices import CF, CFR, FL, TRUCO, E, F, R
from tests.engine.running.seen import Table, strength, table

__all__ = ["Table", "count", "moves", "step", "table"]


def moves(t):
    return [] if t.over else [(seat, word) for seat in range(t.n) for word in words(t, seat)]


def words(t, seat):
    if t.undecided:
        mine = seat % 2 == t.on_eleven and seat not in t.yes
        return ["aceita_mao_de_11", "recusa_mao_de_11"] if mine else []
    if t.taken:
        return [FL] if t.may_sing(seat) else []
    if t.bet:
        return answers(t, seat)
    points = seat == t.turn or t.on("call_out_of_turn", "yes")
    out = [FL] if points and t.may_sing(seat) and not t.sung else []
    if t.owes(seat):
        return out
    out += cards(t, seat) + trucos(t, seat)
    if points and may_open(t, seat):
        out += openings(t)
    return [*out, "baralho"] if t.on("allow_fold", "yes") else out


def openings(t):
    return [word for word in (E, R, F) if (word,) in t.envidos]


def trucos(t, seat):
    """A truco where none waits for an answer; on eleven it is a foul, or what its switch says."""
    steps = max(t.steps, 1) if t.mode == "eleven" else t.steps
    barred = (
        t.right not in {None, seat % 2} and not t.on("late_raise", "either"),
        t.right is not None and t.on("late_raise", "never"),
        t.on("truco_out_of_turn", "own_turn") and seat != t.turn,
        t.mode == "eleven" and not t.on("raise_in_11", "legal"),
        t.mode == "dark" and not t.on("truco_in_dark", "allowed"),
        steps == len(TRUCO[t.book]),
    )
    return [] if any(barred) else [TRUCO[t.book][steps]]


def may_open(t, seat):
    last = t.on("envido_callers", "last_two") and t.n > 2 and (seat - t.eldest) % t.n < t.n - 2
    late = t.steps and not t.on("envido_after_truco", "until_card")
    return not (t.book == "k" or t.won or t.called or t.sung or t.played(seat) or t.flor(seat) or last or late)


def answers(t, seat):
    kind, calls, caller = t.bet
    beside = []
    if kind != "truco" and t.on("truco_out_of_turn", "always") and not t.waiting and not t.owes(seat):
        beside = trucos(t, seat)
    if seat % 2 == caller % 2:
        return beside
    if kind == "flor":
        return beside + flor_answers(t, seat, calls)
    out = [FL] if t.may_sing(seat) and not t.sung else []
    if seat in t.spoken:
        out = []
    elif kind == "truco" and may_reply(t, seat, calls, caller):
        out += openings(t)
    if t.owes(seat):
        return out
    if kind == "truco" and t.book != "k" and t.on("allow_fold", "yes"):
        out.append("baralho")
    if seat in t.spoken or (t.on("answer_by", "next_in_turn") and seat != (caller + 1) % t.n):
        return out + beside
    if kind == "truco":
        return [*out, "quero", "nao_quero", *TRUCO[t.book][len(calls) : len(calls) + 1]]
    if FL not in out or t.on("flor_mandatory", "optional"):
        out += ["quero", "nao_quero"]
    if not t.flor(seat):
        out += [word for word in (E, R, F) if (*calls, word) in t.envidos]
    return out + beside


def may_reply(t, seat, calls, caller):
    """Envido while a truco waits: not over a raise, which took the truco, unless only one's own card closes it."""
    raised = len(calls) > 1 and not t.on("envido_after_truco", "until_card")
    barred = t.on("envido_after_truco", "never") or (t.on("envido_after_truco", "mao_only") and caller != t.eldest)
    return may_open(t, seat) and not raised and not barred


def flor_answers(t, seat, calls):
    out = []
    if t.may_sing(seat):
        out += [word for word in (CF, CFR) if (*calls, word) in t.flores]
        out += ["nao_quero"] if t.flores[calls][0] is not None else []
        out += ["quero"] if t.flores[calls][1] != 0 else []
    return out + (["sem_flor"] if t.book == "c" and len(calls) == 1 else [])


def cards(t, seat):
    laid = [play[0] for play in t.plays]
    if seat in laid or (seat != t.turn and not (t.early and t.on("out_of_turn", "stand"))):
        return []
    held = t.held[seat]
    names = [f"#{t.hands[seat].index(card) + 1}" if t.mode == "dark" else card for card in held]
    tied = t.book == "k" and bool(t.won) and t.won[-1] is None
    bound = tied and ((seat - t.lead) % 4 < 2 or t.on("after_tie_force", "everyone"))
    shown = names
    if bound and t.mode != "dark" and t.on("after_tie_force", "everyone", "first_each"):
        best = max(strength(t, card) for card in held)
        shown = [card for card in held if strength(t, card) == best]
    partner_hid = t.book == "k" and any(hid and who % 2 == seat % 2 for who, _, hid in t.plays)
    early = not t.won and (t.on("hidden_cards", "not_first") or (t.on("hidden_cards", "after_envido") and is_open(t)))
    barred = t.on("hidden_cards", "never") or early or bound or partner_hid
    return [f"joga {name}" for name in shown] + ([] if barred else [f"esconde {name}" for name in names])


def is_open(t):
    return not (t.called or t.sung or (t.steps and not t.on("envido_after_truco", "until_card")))


def count(t, depth):
    return 1 if depth == 0 else sum(count(step(t, seat, word), depth - 1) for seat, word in moves(t))
