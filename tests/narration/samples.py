"""Rulings and errors of every kind, from the real referee: under every rulebook and with every switch moved."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tutor.engine import (
    Card,
    Play,
    RuleError,
    Ruleset,
    Ruling,
    cards,
    compare,
    contest_envido,
    contest_flor,
    count_envido,
    count_flor,
    falta,
    has_flor,
    match_over,
    next_lead,
    order,
    price,
    resolve_trick,
    resolve_tricks,
    ruleset,
)
from tutor.engine.envido import count_silent_flor
from tutor.rulebook import RULEBOOKS, options

HANDS = tuple(
    map(
        cards,
        (
            "1c 7c 6p", "12c 7c 6p", "12c 11c 6p", "10e 5e 4o", "12c 11p 10o", "4e 7p 1c", "1e 2p 3o", "12e 2p 10o",
            "7c 6c 5c", "12o 7o 10o", "12p 11p 10p", "1e 2e 11e", "7e 7o 7p",
        ),
    )
)  # fmt: skip
VIRAS = tuple(cards("4p 7c Ko 3e"))
SCORES = ((0, 0), (3, 3), (5, 7), (11, 10), (17, 4), (20, 10), (20, 20), (24, 3), (25, 24), (24, 24), (13, 12))


@cache
def rulebooks(*, strict: bool = False) -> tuple[Ruleset, ...]:
    """Each rulebook as it is, and with one switch moved to each of its other values."""
    return tuple(
        ruleset(rules, strict=strict, **chosen)
        for rules in RULEBOOKS
        for chosen in (
            {},
            *(
                {switch.name: value}
                for switch in options(rules)
                for value in switch.values_for(rules)
                if value != switch.default_for(rules)
            ),
        )
    )


def _hands_of(rules: Ruleset, seats: int, flores: int) -> tuple[tuple[Card, ...], ...]:
    """So many flores dealt first, then mixed suits, every card once."""
    suits = "epoc"
    dealt = [[Card(rank, suits[i]) for rank in ("1", "12", "7")] for i in range(flores)]
    left = [card for card in rules.deck.cards if card not in {card for hand in dealt for card in hand}]
    left.sort(key=lambda card: (card.rank, card.suit))
    while len(dealt) < seats:
        dealt.append([left.pop(0), left.pop(8), left.pop(13)])
    return tuple(tuple(hand) for hand in dealt)


TIED = (cards("4e 6e 1p"), cards("4p 6p 1o"))


Call = Callable[[], Ruling[Any]]


def calls(rules: Ruleset) -> Iterator[Call]:
    """Every sample question to a rulebook."""
    yield from _about_cards(rules)
    yield from _about_tricks(rules)
    yield from _about_points(rules)
    if rules.count:
        yield from _about_counts(rules)


def _about_cards(rules: Ruleset) -> Iterator[Call]:
    viras: tuple[Card | None, ...] = VIRAS if rules.vira.value else (None,)
    deck = rules.deck.cards
    for vira in viras:
        yield lambda vira=vira: order(rules, vira)
        in_play = [card for card in deck if card != vira]
        for a, b in itertools.islice(itertools.combinations(in_play, 2), 0, None, 7):
            yield lambda a=a, b=b, vira=vira: compare(rules, a, b, vira)
        for seats in rules.seats.value:
            for shift, hidden in itertools.product(range(0, 36, 5), ((), (0,), (1,), (0, 1), tuple(range(seats)))):
                laid = in_play[shift : shift + seats] or in_play[:seats]
                plays = [Play(i, laid[i % len(laid)], i in hidden) for i in range(seats)]
                yield lambda plays=plays, vira=vira: resolve_trick(rules, plays, vira=vira)


def _about_tricks(rules: Ruleset) -> Iterator[Call]:
    for winner in (None, 0, 1):
        yield lambda winner=winner: next_lead(rules, winner, lead=1, eldest=0)
    for length in range(4):
        for tricks in itertools.product((0, 1, None), repeat=length):
            yield lambda tricks=tricks: resolve_tricks(rules, tricks, eldest=1)
    if rules.hand.all_tied_on_eleven:
        yield lambda: resolve_tricks(rules, (None, None, None), eldest=1, mao_de_11=0)


def _about_points(rules: Ruleset) -> Iterator[Call]:
    for kind, ladder in rules.ladders.items():
        for calls, answer in itertools.product(ladder.rows, ("quero", "nao_quero", "sem_flor")):
            for score, target in (((5, 7), 12), ((3, 3), 12), ((20, 10), 24), ((15, 18), 24), ((5, 7), 18)):
                yield lambda kind=kind, calls=calls, answer=answer, score=score, target=target: price(
                    rules, kind, calls, answer, score=score, target=target, winner=1, flores=3, first_trick=True
                )
    for score, target in itertools.product(SCORES, (12, 18, 24)):
        yield lambda score=score, target=target: falta(rules, score, target, winner=1)
        for by_falta in (False, True):
            yield lambda score=score, target=target, by_falta=by_falta: match_over(
                rules, score, target, reached_first=1, eldest=0, by_falta=by_falta
            )


def _about_counts(rules: Ruleset) -> Iterator[Call]:
    for hand in HANDS:
        yield lambda hand=hand: count_envido(rules, hand)
        yield lambda hand=hand: has_flor(rules, hand)
        yield lambda hand=hand: count_flor(rules, hand)
        yield lambda hand=hand: count_silent_flor(rules, hand)
    for seats, flores, eldest in itertools.product(rules.seats.value, (0, 1, 2), (0, 1)):
        hands = _hands_of(rules, seats, flores)
        for sung in ((), None):
            yield lambda hands=hands, eldest=eldest, sung=sung: contest_envido(rules, hands, eldest, flor_sung=sung)
        yield lambda hands=hands, eldest=eldest: contest_flor(rules, hands, eldest)
    for eldest in (0, 1):
        yield lambda eldest=eldest: contest_envido(rules, TIED, eldest)
    four = (*TIED, cards("10e 2p 3c"), cards("12e 2o 3p"))
    for eldest in range(4 if 4 in rules.seats.value else 0):
        yield lambda eldest=eldest: contest_envido(rules, four, eldest)


@cache
def rulings(*, strict: bool = False) -> tuple[Ruling[Any], ...]:
    """A few thousand rulings of every kind."""
    return tuple(_asked(strict=strict, wanted=Ruling))


@cache
def errors() -> tuple[RuleError, ...]:
    """The refusals met on the way to the rulings."""
    return tuple(_asked(strict=False, wanted=RuleError))


def _asked(*, strict: bool, wanted: type) -> Iterator[Any]:
    for rules in rulebooks(strict=strict):
        for number, call in enumerate(calls(rules)):
            if rules.chosen and number % 3:  # most of it is as without the switch
                continue
            try:
                found: object = call()
            except RuleError as error:
                found = error
            if isinstance(found, wanted):
                yield found
