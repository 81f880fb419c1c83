"""Drawing cases for the pools of the drills: always the same ones, so that a seed always finds its question."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import permutations
from typing import TypeVar

from tutor.engine import Card, Ruleset

T = TypeVar("T")

G, C, K = "gauderio", "cego", "claudista"
GC, GCK = (G, C), (G, C, K)


def luck(name: str) -> random.Random:
    """Give luck that a name fixes."""
    return random.Random(name)  # noqa: S311  # luck of the cards, no secret


def some(name: str, cases: Iterable[T], count: int) -> tuple[T, ...]:
    """Draw some of many cases; few are all taken.

    >>> some("x", range(3), 5), len(some("x", range(30), 5))
    ((0, 1, 2), 5)
    """
    found = tuple(cases)
    return found if len(found) <= count else tuple(luck(name).sample(found, count))


def pairs(cards: Iterable[Card]) -> tuple[tuple[Card, Card], ...]:
    """Give all pairs of cards, in both orders."""
    return tuple(permutations(cards, 2))


def commons(rules: Ruleset, vira: Card | None = None) -> tuple[Card, ...]:
    """Give the cards that are no manilha, and not the vira."""
    return tuple(card for step in rules.order(vira).steps if not step.manilha for card in step.cards)


def manilhas(rules: Ruleset, vira: Card | None = None) -> tuple[Card, ...]:
    """Give the manilhas, strongest first."""
    return tuple(card for step in rules.order(vira).steps if step.manilha for card in step.cards)


def dealt(name: str, rules: Ruleset, count: int, times: int) -> tuple[tuple[Card, ...], ...]:
    """Deal so many cards so many times."""
    drawn = luck(name)
    return tuple(tuple(drawn.sample(rules.deck.cards, count)) for _ in range(times))
