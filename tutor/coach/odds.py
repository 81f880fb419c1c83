"""Exact odds, each with what was asked and the clauses that decide.

Nothing is estimated: every hand that the others may hold is counted. The fast paths, which give bare counts, are
`tutor.coach.odds_envido.envido_ways` and `tutor.coach.odds_hand.hand_ways`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from typing import Any

from tutor.coach.odds_envido import EnvidoWays, Flores, flores_by_rule, ways_knowing
from tutor.coach.odds_hand import HandWays, hand_ways
from tutor.engine import Card, Reason, RuleError, Ruleset, Ruling, count_envido
from tutor.engine.deck import refuse_duplicates
from tutor.engine.envido import check_three, count_silent_flor, counting, is_three_of_a_suit
from tutor.engine.records import Cited
from tutor.engine.strength import order_under

__all__ = ["EnvidoOdds", "HandOdds", "envido_odds", "hand_odds", "rests_on"]

_NONE = Fraction(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class EnvidoOdds:
    """What was asked about an envido, and the chances: they sum to one.

    ``win`` is a count above all others; a count that is level with the best of the others is won where we are nearer to
    o mão (``tie_won``), else lost (``tie_lost``), or nobody's where the table plays so (``tie_nobody``). ``flor`` is
    the chance that a flor of the others voids the envido. ``hands`` are all that the others may hold.
    """

    cards: tuple[Card, ...]
    points: int
    others: int
    ahead: int
    flores: Flores
    seen: tuple[Card, ...]
    held: tuple[tuple[Card, ...], ...]
    hands: int
    win: Fraction
    tie_won: Fraction
    tie_lost: Fraction
    tie_nobody: Fraction
    lose: Fraction
    flor: Fraction

    @property
    def take(self) -> Fraction:
        """The chance to take the envido, by a higher count or as the nearer to o mão."""
        return self.win + self.tie_won

    @property
    def leave(self) -> Fraction:
        """The chance that the others take it."""
        return self.lose + self.tie_lost


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOdds:
    """What was asked about a hand against one other, and the chances under best play and at random.

    Best play is that of two who see each other's cards, so it is no forecast: it tells how strong the cards are.
    """

    cards: tuple[Card, ...]
    eldest: bool
    vira: Card | None
    seen: tuple[Card, ...]
    held: tuple[Card, ...]
    hands: int
    win: Fraction
    nobody: Fraction
    lose: Fraction
    random_win: Fraction
    random_nobody: Fraction
    random_lose: Fraction


def envido_odds(
    rules: Ruleset,
    cards: Sequence[Card],
    *,
    others: int = 1,
    ahead: int = 0,
    flores: Flores | None = None,
    seen: Sequence[Card] = (),
    held: Sequence[Sequence[Card]] = (),
) -> Ruling[EnvidoOdds]:
    """Give the chance that these cards win an envido that is taken, against one or two opponents.

    ``ahead`` of them are nearer to o mão than we are (0: we win every tie). ``flores`` says what is asked about a flor
    of theirs: "void" (it is sung), "none" (they are known to have none), "counted" (nobody sings: twenty and the two
    best). ``seen`` are cards known to be in nobody's hand of them, ``held`` those that each is known to have, in order.

    >>> from tutor.engine import cards, ruleset
    >>> odds = envido_odds(ruleset("gauderio"), cards("1c 7c 6p")).value
    >>> odds.take, odds.flor, odds.leave
    (Fraction(1108, 1295), Fraction(38, 777), Fraction(53, 555))
    """
    count = counting(rules)
    mode = flores or flores_by_rule(rules)
    if others not in (1, 2):
        raise RuleError("bad_odds", {"others": others, "rules": rules.id}, detail="others")
    if not 0 <= ahead <= others:
        raise RuleError("bad_odds", {"ahead": ahead, "others": others}, detail="ahead")
    known = tuple(tuple(theirs) for theirs in held) + ((),) * (others - len(held))
    check_three(rules, cards)
    _check(rules, (*cards, *seen, *chain.from_iterable(known)), known, others)
    unsung = is_three_of_a_suit(cards)
    if unsung and mode != "counted":
        rule = count.is_flor
        raise RuleError("bad_odds", {"cards": tuple(cards), "rules": rules.id}, detail="own_flor", cites=rule.cites)
    ways = ways_knowing(rules, cards, ahead=ahead, flores=mode, seen=seen, held=known)
    if not ways.total:
        raise RuleError("bad_odds", {"rules": rules.id}, detail="impossible")
    counted = count_silent_flor(rules, cards) if unsung else count_envido(rules, cards)
    points = counted.value
    assert points is not None
    share = {name: Fraction(number, ways.total) for name, number in ways._asdict().items()}
    nobody = count.tie.value == "nobody"
    odds = EnvidoOdds(
        cards=tuple(cards), points=points, others=others, ahead=ahead, flores=mode, seen=tuple(seen), held=known,
        hands=ways.total,
        win=share["lower"], lose=share["higher"], flor=share["flor"],
        tie_won=_NONE if nobody else share["tied_behind"],
        tie_lost=_NONE if nobody else share["tied_ahead"],
        tie_nobody=share["tied_behind"] + share["tied_ahead"] if nobody else _NONE,
    )  # fmt: skip
    place = "ahead" if not ahead else "behind" if ahead == others else "between"
    args = {
        "points": points, "others": others, "place": place, "flores": mode, "take": odds.take,
    }  # fmt: skip
    steps = (counted.reason, *_envido_steps(rules, odds, ways), *_known((*seen, *chain.from_iterable(known))))
    best = count.best_of_side
    return Ruling(odds, Reason("odds.envido", best.cites, best.readings, args, steps), rules.open_readings)


def _envido_steps(rules: Ruleset, odds: EnvidoOdds, ways: EnvidoWays) -> list[Reason]:
    """Tell each part of the chances with the clause that makes it ours, theirs or nobody's."""
    count = counting(rules)
    tie, plain, conduct = count.tie, Cited(None), rules.conduct.points
    flor = Cited(None, *rests_on(count.sung_flor_voids, *((conduct.flor_duty,) if conduct else ())))
    ties: tuple[tuple[str, Cited[Any], int], ...] = (
        ("odds.tied_ours", tie, ways.tied_behind),
        ("odds.tied_theirs", tie, ways.tied_ahead),
    )
    if odds.tie_nobody:
        ties = (("odds.tied_nobody", tie, ways.tied_behind + ways.tied_ahead),)
    parts = (
        ("odds.lower", plain, ways.lower),
        *ties,
        ("odds.higher", plain, ways.higher),
        ("odds.flor", flor, ways.flor),
    )
    return [
        Reason(
            code,
            rule.cites,
            rule.readings,
            {"ways": number, "hands": ways.total, "chance": Fraction(number, ways.total)},
        )
        for code, rule, number in parts
        if number
    ]


def hand_odds(
    rules: Ruleset,
    cards: Sequence[Card],
    *,
    eldest: bool = True,
    vira: Card | None = None,
    seen: Sequence[Card] = (),
    held: Sequence[Card] = (),
) -> Ruling[HandOdds]:
    """Give the chance to take the hand with these cards against one opponent: open cards and best play, and at random.

    Nobody calls, folds or lays a card face down. ``seen`` are cards known to lie elsewhere, ``held`` those that the
    opponent is known to have; a rulebook with a vira needs it.

    >>> from tutor.engine import cards, ruleset
    >>> hand_odds(ruleset("gauderio"), cards("3c 2c 1c"), eldest=False).value.win
    Fraction(3536, 3885)
    """
    vira = vira if rules.vira.value else None
    order = order_under(rules, vira)
    check_three(rules, cards)
    _check(rules, (*cards, *seen, *held, *((vira,) if vira else ())), (held,))
    best = hand_ways(rules, cards, eldest=eldest, vira=vira, seen=seen, held=held)
    luck = hand_ways(rules, cards, eldest=eldest, at_random=True, vira=vira, seen=seen, held=held)
    odds = HandOdds(
        cards=tuple(cards), eldest=eldest, vira=vira, seen=tuple(seen), held=tuple(held), hands=best.total,
        **_shares(best), **_shares(luck, "random_"),
    )  # fmt: skip
    hand = rules.hand
    tied = (hand.first_tied, hand.second_tied, hand.first_two_tied, hand.third_tied)
    args = {"cards": tuple(cards), "place": "ahead" if eldest else "behind", "chance": odds.win, "vira": vira}
    steps = (
        Reason("odds.best_play", (), (), {"ways": best.win, "hands": best.total, "chance": odds.win}),
        Reason("odds.at_random", (), (), {"chance": odds.random_win}),
        Reason("odds.ties", *rests_on(*tied)),
        Reason(
            "odds.all_tied_eldest" if hand.all_tied.value == "eldest" else "odds.all_tied_nobody",
            *rests_on(hand.all_tied),
            {"chance": odds.nobody},
        ),
        *_known((*seen, *held)),
    )
    cites, readings = hand.two_tricks.cites, hand.two_tricks.readings
    reason = Reason("odds.hand", (*cites, *order.cites), readings, args, steps)
    return Ruling(odds, reason, rules.open_readings)


def _known(cards: tuple[Card, ...]) -> tuple[Reason, ...]:
    """Say which cards are no longer among those that may lie anywhere."""
    return (Reason("odds.known", (), (), {"cards": cards}),) if cards else ()


def _shares(ways: HandWays, prefix: str = "") -> dict[str, Any]:
    return {prefix + name: Fraction(number, ways.total) for name, number in ways._asdict().items()}


def rests_on(*rules: Cited[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the clauses and the readings of several rules, each once."""
    cites = dict.fromkeys(clause for rule in rules for clause in rule.cites)
    return tuple(cites), tuple(dict.fromkeys(reading for rule in rules for reading in rule.readings))


def _check(rules: Ruleset, dealt: Sequence[Card], held: Sequence[Sequence[Card]], others: int = 1) -> None:
    """Refuse cards of another deck, a card twice, and more known cards than somebody holds."""
    for card in dealt:
        rules.deck.parse(card)
    refuse_duplicates(dealt)
    if len(held) > others or any(len(theirs) > rules.cards_each.value for theirs in held):
        raise RuleError("bad_odds", {"others": others}, detail="held", cites=rules.cards_each.cites)
    if len(rules.deck.cards) - len(dealt) < sum(rules.cards_each.value - len(theirs) for theirs in held):
        raise RuleError("bad_odds", {"rules": rules.id}, detail="impossible")
