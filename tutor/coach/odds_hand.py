"""Against how many of the hands that one opponent may hold our three cards take the hand, exactly.

Hands are told apart by the strengths of their cards alone: 502 of them in place of 9,880 where the manilhas are fixed.
"""

from __future__ import annotations

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
    left = dict(_pack(rules, vira))
    for card in (*cards, *seen, *held):
        left[strength[card]] -= 1
    against = _at_random if at_random else _at_best
    return against(
        duel_of(rules, 0 if eldest else 1),
        tuple(sorted([strength[card] for card in cards])),
        tuple(sorted([strength[card] for card in held])),
        tuple(left.items()),
    )


@lru_cache(maxsize=128)
def _pack(rules: Ruleset, vira: Card | None) -> Counter[int]:
    """How many cards in play stand on each step."""
    return Counter(order_under(rules, vira).strength.values())


_Left = tuple[tuple[int, int], ...]


def _theirs(held: Strengths, left: _Left) -> Iterator[tuple[Strengths, int]]:
    """Give every hand that the other may hold, by its strengths, and in how many ways."""
    free = dict(left)
    for drawn in combinations_with_replacement(sorted(free), 3 - len(held)):
        ways = 1
        for step in dict.fromkeys(drawn):
            ways *= comb(free[step], drawn.count(step))
        if ways:
            yield tuple(sorted((*held, *drawn))), ways


@lru_cache(maxsize=4096)
def _at_best(duel: Duel, ours: Strengths, held: Strengths, left: _Left) -> HandWays:
    counted = [0, 0, 0]
    for theirs, ways in _theirs(held, left):
        counted[1 - duel.best(ours, theirs)] += ways
    return HandWays(*counted)


@lru_cache(maxsize=4096)
def _at_random(duel: Duel, ours: Strengths, held: Strengths, left: _Left) -> HandWays:
    counted = [0, 0, 0]
    for theirs, ways in _theirs(held, left):
        for place, orders in enumerate(duel.at_random(ours, theirs)):
            counted[place] += ways * orders
    return HandWays(*counted)
