"""Against how many of the hands that one opponent may hold our three cards take the hand, exactly.

What a card of the other is worth against ours is only which of them it beats, ties or loses to. So his hands are told
apart by that alone: 84 kinds at most in place of 7,770 hands.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from tutor.coach.duel import Duel, Strengths, duel_of
from tutor.engine import Card, Ruleset
from tutor.engine.strength import order_under

__all__ = ["HandWays", "hand_ways"]


class HandWays(NamedTuple):
    """How many hands of the other we beat, neither, and lose to; at random each hand counts for its 36 orders."""

    win: int
    nobody: int
    lose: int

    @property
    def total(self) -> int:
        """All hands that the other may hold, or 36 times as many."""
        return sum(self)


def hand_ways(
    rules: Ruleset,
    cards: Sequence[Card],
    *,
    eldest: bool = True,
    at_random: bool = False,
    vira: Card | None = None,
    seen: Sequence[Card] = (),
    held: Sequence[Card] = (),
) -> HandWays:
    """Count the hands of the other under best play with open cards, or with both playing at random.

    ``held`` are cards that he is known to have, ``seen`` those that lie elsewhere.

    >>> from tutor.engine import cards, ruleset
    >>> hand_ways(ruleset("gauderio"), cards("1e 1p 7e"))
    HandWays(win=7770, nobody=0, lose=0)
    """
    strength = order_under(rules, vira).strength
    steps = sorted({strength[card] for card in cards})
    left = [0] * (2 * len(steps) + 1)
    for step, many in _pack(rules, vira):
        left[_beside(steps, step)] += many
    for card in (*cards, *seen, *held):
        left[_beside(steps, strength[card])] -= 1
    against = _at_random if at_random else _at_best
    return against(
        duel_of(rules, 0 if eldest else 1),
        tuple(sorted([_beside(steps, strength[card]) for card in cards])),
        tuple(sorted([_beside(steps, strength[card]) for card in held])),
        tuple(left),
    )


def _beside(steps: Sequence[int], step: int) -> int:
    """Say where a strength stands among ours: 1, 3, 5 level with one of them, 0, 2, 4, 6 below, between or above."""
    place = bisect_left(steps, step)
    return 2 * place + (place < len(steps) and steps[place] == step)


@lru_cache(maxsize=128)
def _pack(rules: Ruleset, vira: Card | None) -> tuple[tuple[int, int], ...]:
    """How many cards in play stand on each step."""
    return tuple(Counter(order_under(rules, vira).strength.values()).items())


def _theirs(held: Strengths, left: tuple[int, ...]) -> Iterator[tuple[Strengths, int]]:
    """Give every kind of hand that the other may hold, and in how many ways; ``left`` are his free cards by kind."""
    for drawn in combinations_with_replacement(range(len(left)), 3 - len(held)):
        ways = 1
        for kind in dict.fromkeys(drawn):
            ways *= comb(left[kind], drawn.count(kind))
        if ways:
            yield tuple(sorted((*held, *drawn))), ways


@lru_cache(maxsize=4096)
def _at_best(duel: Duel, ours: Strengths, held: Strengths, left: tuple[int, ...]) -> HandWays:
    counted = [0, 0, 0]
    for theirs, ways in _theirs(held, left):
        counted[1 - duel.best(ours, theirs)] += ways
    return HandWays(*counted)


@lru_cache(maxsize=4096)
def _at_random(duel: Duel, ours: Strengths, held: Strengths, left: tuple[int, ...]) -> HandWays:
    counted = [0, 0, 0]
    for theirs, ways in _theirs(held, left):
        for place, orders in enumerate(duel.at_random(ours, theirs)):
            counted[place] += ways * orders
    return HandWays(*counted)
