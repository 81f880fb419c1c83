"""The game: two counts by luck, then the calls of a rulebook, each with its answers, until it is shown or refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from tutor.coach.bots.envido_node import node_name
from tutor.engine import Ruleset
from tutor.engine.actions import NAO_QUERO, QUERO
from tutor.engine.envido import envido_counts, is_three_of_a_suit
from tutor.engine.ladder import ladder_of, next_calls
from tutor.engine.records import Amount

Matrix = NDArray[np.float64]
PASS = "-"  # noqa: S105  # silence, no password
MAO, PE = 0, 1


@dataclass(frozen=True)
class End:
    """The end of the betting: what o mão is paid, times the sign of the contest if it is shown."""

    points: int
    shown: bool


@dataclass(frozen=True)
class Node:
    """A moment of the betting: whose word it is, what may be said, and where each word leads."""

    name: str
    player: int
    words: tuple[str, ...]
    then: tuple[Node | End, ...]

    def walk(self) -> Iterator[Node]:
        """Give this node and all below."""
        yield self
        for child in self.then:
            if isinstance(child, Node):
                yield from child.walk()


def betting(rules: Ruleset, falta: int) -> Node:
    """Give the tree of a rulebook where a falta pays so much: o mão may open, else o pé."""
    opening = next_calls(ladder_of(rules, "envido"), ())
    second = Node(
        node_name(PE, ()), PE, (PASS, *opening), (End(0, False), *(_answer(rules, falta, PE, (w,)) for w in opening))
    )
    first = tuple(_answer(rules, falta, MAO, (word,)) for word in opening)
    return Node(node_name(MAO, ()), MAO, (PASS, *opening), (second, *first))


def _answer(rules: Ruleset, falta: int, caller: int, calls: tuple[str, ...]) -> Node:
    ladder = ladder_of(rules, "envido")
    row, raises = ladder.rows[calls], next_calls(ladder, calls)
    assert row.quero is not None
    assert row.nao_quero is not None
    left = _points(row.nao_quero.value, falta) * (1 if caller == MAO else -1)
    return Node(
        node_name(1 - caller, calls),
        1 - caller,
        (QUERO, NAO_QUERO, *raises),
        (
            End(_points(row.quero.value, falta), True),
            End(left, False),
            *(_answer(rules, falta, 1 - caller, (*calls, word)) for word in raises),
        ),
    )


def _points(amount: Amount, falta: int) -> int:
    return amount if isinstance(amount, int) else falta


@dataclass(frozen=True)
class Luck:
    """The counts there are, and how likely o mão has one and o pé another: of hands without a flor, each card once."""

    counts: tuple[int, ...]
    joint: Matrix

    @property
    def sign(self) -> Matrix:
        """Who wins the contest: 1 o mão, also with the same count, -1 o pé."""
        counts = np.array(self.counts)
        return np.where(counts[:, None] >= counts[None, :], 1.0, -1.0)


@lru_cache(maxsize=4)
def luck_of(rules: Ruleset) -> Luck:
    """Count the pairs of hands."""
    hands = [cards for cards in combinations(rules.deck.cards, 3) if not is_three_of_a_suit(cards)]
    place = {card: 1 << i for i, card in enumerate(rules.deck.cards)}
    masks = np.array([sum(place[card] for card in cards) for cards in hands], dtype=np.int64)
    points = np.array(envido_counts(rules, hands))
    counts = sorted(set(points.tolist()))
    by_count = [masks[points == count] for count in counts]
    joint = np.array([[_apart(ours, theirs) for theirs in by_count] for ours in by_count], dtype=np.float64)
    return Luck(tuple(counts), joint / joint.sum())


def _apart(ours: NDArray[np.int64], theirs: NDArray[np.int64]) -> int:
    """Count the pairs that share no card."""
    return sum(int(((ours[i : i + 256, None] & theirs[None, :]) == 0).sum()) for i in range(0, len(ours), 256))
