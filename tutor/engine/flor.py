"""What a flor is, what it counts and who wins a contest of flores."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tutor.engine.deck import Card
from tutor.engine.envido import (
    Contest,
    card_reasons,
    check_hands,
    check_three,
    counting,
    is_three_of_a_suit,
    settle,
    winner_of,
)
from tutor.engine.errors import RuleError
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Cited, CountRules, Ruleset


def has_flor(rules: Ruleset, cards: Sequence[Card]) -> Ruling[bool]:
    """Say whether three cards are a flor (gauderio/pontos-flor/flor/1, cego/flor/1).

    >>> from tutor.engine import cards, ruleset
    >>> has_flor(ruleset("cego"), cards("7c 7p 7e")).value
    False
    """
    rule = counting(rules).is_flor
    check_three(rules, cards)
    args = {"cards": tuple(cards)}
    if is_three_of_a_suit(cards):
        return Ruling(True, Reason("flor.is", rule.cites, rule.readings, args), rules.open_readings)
    return Ruling(False, Reason("flor.is_not", rule.cites, rule.readings, args), rules.open_readings)


def count_flor(rules: Ruleset, cards: Sequence[Card]) -> Ruling[int | None]:
    """Count a flor: twenty and the three cards; None when it is not one (AMB-G44, AMB-C29, cego/contagem-flor/2).

    >>> from tutor.engine import cards, ruleset
    >>> count_flor(ruleset("cego"), cards("7o 6o 5o")).value
    38
    """
    flor = has_flor(rules, cards)
    if not flor.value:
        return Ruling(None, flor.reason, rules.open_readings)
    count, reasons = counting(rules), card_reasons(rules)
    total = _points(count, cards)
    steps = tuple(reasons[card] for card in cards)
    args = {"cards": tuple(cards), "suit": cards[0].suit, "bonus": count.flor_bonus.value}
    figures = _three_figures(count, cards)
    if figures is not None:
        reason = Reason("flor.three_figures", figures.cites, figures.readings, {**args, "points": total}, steps)
        return Ruling(total, reason, rules.open_readings)
    rule = count.flor_bonus
    reason = Reason("flor.count", rule.cites, rule.readings, {**args, "points": total}, (flor.reason, *steps))
    return Ruling(total, reason, rules.open_readings)


def _points(count: CountRules, cards: Sequence[Card]) -> int:
    figures = _three_figures(count, cards)
    return count.flor_bonus.value + sum(_of_cards(count, cards)) if figures is None else figures.value


def _three_figures(count: CountRules, cards: Sequence[Card]) -> Cited[int] | None:
    """Give the rule for three cards that count nothing, where there is one and it is they."""
    return None if any(_of_cards(count, cards)) else count.three_figures


def _of_cards(count: CountRules, cards: Sequence[Card]) -> Iterator[int]:
    return (count.card_points[card.rank].value for card in cards)


def flor_winner(rules: Ruleset, hands: Sequence[Sequence[Card]], eldest: int, holders: Collection[int]) -> int | None:
    """Give the seat that wins a contest of these holders: the fast path of `contest_flor`."""
    count = counting(rules)
    points = tuple(_points(count, cards) if seat in holders else None for seat, cards in enumerate(hands))
    return winner_of(points, eldest, tie=count.flor_tie)


def contest_flor(
    rules: Ruleset, hands: Sequence[Sequence[Card]], eldest: int = 0, *, holders: Collection[int] | None = None
) -> Ruling[Contest]:
    """Say who wins a contest of flores; a single holder just wins, and where nobody holds one there is no contest.

    ``holders`` narrows it to the seats whose flor still counts, where some have laid a card unsung (AMB-C44).

    >>> from tutor.engine import cards, ruleset
    >>> contest_flor(ruleset("gauderio"), [cards("7o 6o 4o"), cards("7e 6e 5e")]).value.winner_team
    1
    """
    count = counting(rules)
    check_hands(rules, hands, eldest)
    counts = [count_flor(rules, cards) for cards in hands]
    points = tuple(ruling.value if holders is None or seat in holders else None for seat, ruling in enumerate(counts))
    standing = [seat for seat, value in enumerate(points) if value is not None]
    if not standing:
        raise RuleError("no_flor", {"players": len(hands)}, detail="nobody", cites=count.is_flor.cites)
    steps = tuple(
        Reason("contest.count", (), (), {"seat": seat, "points": points[seat]}, (counts[seat].reason,))
        for seat in standing
    )
    if len(standing) == 1:
        seat = standing[0]
        args = {"seat": seat, "team": seat % 2, "points": points[seat]}
        reason = Reason("contest.only_flor", count.is_flor.cites, (), args, steps)
        return Ruling(Contest(seat, seat % 2, points), reason, rules.open_readings)
    return settle(rules, points, eldest, steps, tie=count.flor_tie, kind="flor")
