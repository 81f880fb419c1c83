"""Counting the envido, and who wins it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from tutor.engine.deck import Card, refuse_duplicates
from tutor.engine.errors import RuleError
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Cited, CountRules, Ruleset


class Contest(NamedTuple):
    """Who won a contest of counts: the nearest to o mão of the best; ``points`` holds a count a seat."""

    winner_seat: int | None
    winner_team: int | None
    points: tuple[int | None, ...]
    void: Literal["flor"] | None = None


def counting(rules: Ruleset) -> CountRules:
    """Give the rules of counting, or refuse where the rulebook has neither envido nor flor (AMB-X01)."""
    if rules.count is None:
        raise RuleError("not_in_rules", {"what": "envido", "rules": rules.id}, readings=("AMB-X01",))
    return rules.count


def check_three(rules: Ruleset, cards: Sequence[Card]) -> None:
    """Refuse anything but three different cards."""
    each = rules.cards_each
    if len(cards) != each.value:
        raise RuleError("bad_hand", {"count": len(cards), "cards": tuple(cards)}, cites=each.cites)
    if cards[0] == cards[1] or cards[2] in (cards[0], cards[1]):
        refuse_duplicates(cards)


def is_three_of_a_suit(cards: Sequence[Card]) -> bool:
    """Say whether the cards are a flor (gauderio/pontos-flor/flor/1, cego/flor/1)."""
    return cards[0].suit == cards[1].suit == cards[2].suit


@lru_cache(maxsize=64)
def card_reasons(rules: Ruleset) -> dict[Card, Reason]:
    """Give, for every card of the deck, the step "this card counts so much", with its clause."""
    table = counting(rules).card_points
    return {
        card: Reason(
            "count.card", (cited := table[card.rank]).cites, cited.readings, {"card": card, "points": cited.value}
        )
        for card in rules.deck.cards
    }


@lru_cache(maxsize=128)
def _left_out(card: Card) -> Reason:
    return Reason("count.left_out", (), (), {"card": card})


def count_envido(rules: Ruleset, cards: Sequence[Card]) -> Ruling[int | None]:
    """Count three cards for the envido: twenty and a pair of one suit, else the card that counts most.

    None when the three are a flor, whose holder has to sing instead (gauderio/envido/contagem/1 to 5,
    cego/contagem-envido/1 to 5).

    >>> from tutor.engine import cards, ruleset
    >>> count_envido(ruleset("gauderio"), cards("1c 7c 6p")).value
    28
    """
    count = counting(rules)
    check_three(rules, cards)
    if is_three_of_a_suit(cards):
        args = {"cards": tuple(cards), "suit": cards[0].suit}
        return Ruling(None, Reason("envido.is_flor", count.is_flor.cites, (), args), rules.open_readings)
    return _counted(rules, count, cards)


def _counted(rules: Ruleset, count: CountRules, cards: Sequence[Card]) -> Ruling[int | None]:
    """Count three cards that are no flor."""
    pair = _two_of_a_suit(cards)
    return _single(rules, count, cards) if pair is None else _pair(rules, count, *pair)


def _two_of_a_suit(cards: Sequence[Card]) -> tuple[Card, Card, Card] | None:
    """Give the two that count together and the one left out, where exactly two are of a suit."""
    a, b, c = cards
    if a.suit == b.suit:
        return a, b, c
    if a.suit == c.suit:
        return a, c, b
    return (b, c, a) if b.suit == c.suit else None


def _together(count: CountRules, a: Card, b: Card) -> int:
    return count.pair_bonus.value + count.card_points[a.rank].value + count.card_points[b.rank].value


def _pair(rules: Ruleset, count: CountRules, a: Card, b: Card, out: Card) -> Ruling[int | None]:
    bonus, reasons, total = count.pair_bonus, card_reasons(rules), _together(count, a, b)
    args = {"bonus": bonus.value, "first": a, "second": b, "out": out, "suit": a.suit, "points": total}
    steps = (_bonus(rules, a, b), reasons[a], reasons[b], _left_out(out))
    return Ruling(total, Reason("envido.pair", bonus.cites, bonus.readings, args, steps), rules.open_readings)


@lru_cache(maxsize=1024)
def _bonus(rules: Ruleset, a: Card, b: Card) -> Reason:
    bonus = counting(rules).pair_bonus
    return Reason("count.pair_bonus", bonus.cites, bonus.readings, {"points": bonus.value, "cards": (a, b)})


def _best_first(count: CountRules, cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: -count.card_points[card.rank].value)


def _single(rules: Ruleset, count: CountRules, cards: Sequence[Card]) -> Ruling[int | None]:
    reasons = card_reasons(rules)
    values = [count.card_points[card.rank].value for card in cards]
    total = max(values)
    best = cards[values.index(total)]
    readings = count.best_single.readings
    if count.best_single_reading:
        # the other position of AMB-G58 takes the strongest card: name it only where that would count differently
        strength = rules.order(None).strength
        strongest = max(cards, key=strength.__getitem__)
        if count.card_points[strongest.rank].value != total:
            readings = (*readings, *count.best_single_reading)
    args = {"best": best, "points": total}
    steps = tuple([reasons[card] if card == best else _left_out(card) for card in cards])
    return Ruling(total, Reason("envido.single", count.best_single.cites, readings, args, steps), rules.open_readings)


def count_silent_flor(rules: Ruleset, cards: Sequence[Card]) -> Ruling[int]:
    """Count a flor that was never sung, in an envido of others: twenty and its two best (AMB-C33)."""
    count = counting(rules)
    first, second, out = _best_first(count, cards)
    total = _together(count, first, second)
    rule = count.silent_flor
    args = {"first": first, "second": second, "out": out, "bonus": count.pair_bonus.value, "points": total}
    reasons = card_reasons(rules)
    steps = (reasons[first], reasons[second], _left_out(out))
    return Ruling(total, Reason("envido.silent_flor", rule.cites, rule.readings, args, steps), rules.open_readings)


def contest_envido(
    rules: Ruleset, hands: Sequence[Sequence[Card]], eldest: int = 0, *, flor_sung: Collection[int] | None = None
) -> Ruling[Contest]:
    """Say who wins an accepted envido: the best single count wins for its side, the nearest to o mão on a tie.

    ``flor_sung`` are the seats that sang; by default every holder where flor is a duty, else nobody. A flor sung
    voids the envido (gauderio/flor/1, cego/envido/2).

    >>> from tutor.engine import cards, ruleset
    >>> contest_envido(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")]).value.points
    (28, 23)
    """
    check_hands(rules, hands, eldest)
    return contest_of(rules, hands, eldest, flor_sung)


def contest_of(
    rules: Ruleset, hands: Sequence[Sequence[Card]], eldest: int, flor_sung: Collection[int] | None
) -> Ruling[Contest]:
    """Say who wins an accepted envido of hands that were checked when they were dealt, as `contest_envido` does."""
    count, sung = counting(rules), _sung(rules, hands, flor_sung)
    points: tuple[int | None, ...] = ()
    steps: tuple[Reason, ...] = ()
    for seat, cards in enumerate(hands):
        if seat in sung:
            points += (None,)
            continue
        flor = is_three_of_a_suit(cards)
        ruling = count_silent_flor(rules, cards) if flor else _counted(rules, count, cards)
        points += (ruling.value,)
        steps += (Reason("contest.count", (), (), {"seat": seat, "points": ruling.value}, (ruling.reason,)),)
    if sung:
        rule = count.sung_flor_voids
        by_default = flor_sung is None
        duty = (count.must_sing,) if by_default else ()
        cites = tuple(dict.fromkeys((*rule.cites, *(clause for held in duty for clause in held.cites))))
        by = (*rule.readings, *(reading for held in duty for reading in held.readings))
        reason = Reason("contest.void_by_flor", cites, by, {"seats": tuple(sorted(sung))}, steps)
        return Ruling(Contest(None, None, points, "flor"), reason, rules.open_readings)
    return settle(rules, points, eldest, steps, tie=count.tie, kind="envido")


def _sung(rules: Ruleset, hands: Sequence[Sequence[Card]], told: Collection[int] | None) -> Collection[int]:
    """Give the seats that sang a flor: those told, which have to hold one, or every holder where it is a duty."""
    count = counting(rules)
    if told is None:
        return [seat for seat in range(len(hands)) if is_three_of_a_suit(hands[seat])] if count.must_sing.value else ()
    if not told:
        return ()
    for seat in sorted(told):
        if not is_three_of_a_suit(hands[seat]):
            facts = {"seat": seat, "cards": tuple(hands[seat])}
            raise RuleError("no_flor", facts, detail="sung", cites=count.is_flor.cites)
    return frozenset(told)


def envido_winner(rules: Ruleset, hands: Sequence[Sequence[Card]], eldest: int) -> int | None:
    """Give the seat that wins an envido in which nobody sang: the fast path of `contest_envido`."""
    return winner_of(envido_counts(rules, hands), eldest, tie=counting(rules).tie)


def envido_counts(rules: Ruleset, hands: Sequence[Sequence[Card]]) -> list[int]:
    """Count the envido of every seat, a flor that nobody sang as in an envido of others (AMB-C33).

    >>> from tutor.engine import cards, ruleset
    >>> envido_counts(ruleset("cego"), [cards("1c 7c 6p"), cards("12o 3o 6e")])
    [28, 23]
    """
    count = counting(rules)
    return [_points(count, cards) for cards in hands]


def _points(count: CountRules, cards: Sequence[Card]) -> int:
    pair = _two_of_a_suit(cards)
    if pair is None:
        return max(count.card_points[card.rank].value for card in cards)
    first, second, *_ = _best_first(count, cards) if is_three_of_a_suit(cards) else pair
    return _together(count, first, second)


def best_seats(points: Sequence[int | None], eldest: int) -> list[int]:
    """List the seats with the best count, the nearest to o mão first."""
    best = -1
    tied: list[int] = []
    for seat in (*range(eldest, len(points)), *range(eldest)):
        if (value := points[seat]) is not None and value >= best:
            if value > best:
                best, tied = value, []
            tied.append(seat)
    return tied


def winner_of(points: Sequence[int | None], eldest: int, *, tie: Cited[Literal["mao", "nobody"]]) -> int | None:
    """Give the seat that wins with the best count: the fast path of `settle`."""
    tied = best_seats(points, eldest)
    return None if tie.value == "nobody" and _of_both_sides(tied) else tied[0]


def _of_both_sides(seats: Sequence[int]) -> bool:
    return any((seat - seats[0]) % 2 for seat in seats)


def check_hands(rules: Ruleset, hands: Sequence[Sequence[Card]], eldest: int) -> None:
    """Refuse a number of seats that the rulebook does not play, hands that are not three cards, cards dealt twice."""
    if len(hands) not in rules.seats.value:
        facts = {"players": len(hands), "known": rules.seats.value, "rules": rules.id}
        raise RuleError("bad_players", facts, cites=rules.seats.cites)
    for cards in hands:
        check_three(rules, cards)
    refuse_duplicates(card for cards in hands for card in cards)
    if not 0 <= eldest < len(hands):
        raise RuleError("bad_seat", {"seat": eldest, "players": len(hands)})


def settle(
    rules: Ruleset,
    points: tuple[int | None, ...],
    eldest: int,
    steps: tuple[Reason, ...],
    *,
    tie: Cited[Literal["mao", "nobody"]],
    kind: Literal["envido", "flor"],
) -> Ruling[Contest]:
    """Find the best count; equal ones go to the nearest to o mão, or to nobody under that switch."""
    count = counting(rules)
    tied = best_seats(points, eldest)
    winner = tied[0]
    args: dict[str, object] = {"kind": kind, "seat": winner, "team": winner % 2, "points": points[winner]}
    beside = count.best_of_side_reading if len(points) > 2 else ()
    cites = count.best_of_side.cites if kind == "envido" else count.flor_contest.cites
    if len(tied) == 1 or not _of_both_sides(tied):
        reason = Reason("contest.best", cites, beside, args, steps)
        return Ruling(Contest(winner, winner % 2, points), reason, rules.open_readings)
    args["seats"] = tuple(tied)
    by = (*beside, *tie.readings)
    if tie.value == "nobody":
        reason = Reason("contest.tied_nobody", (*cites, *tie.cites), by, args, steps)
        return Ruling(Contest(None, None, points), reason, rules.open_readings)
    reason = Reason("contest.tied_eldest", (*cites, *tie.cites), by, {**args, "eldest": eldest}, steps)
    return Ruling(Contest(winner, winner % 2, points), reason, rules.open_readings)
