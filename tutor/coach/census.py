"""How many hands of three cards answer to something, whichever cards are known to lie elsewhere or to be held.

All hands of a pack are gone through once. Each gives a weight to every set of its cards, the empty one included; hands
without some cards are then found by inclusion and exclusion, in a handful of additions instead of 7,770 hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from tutor.engine import Card

__all__ = ["Census", "bits_of"]

Mask = int
"""A set of cards, a bit each."""


def bits_of(pack: Sequence[Card]) -> dict[Card, Mask]:
    """Give each card of a pack its bit."""
    return {card: 1 << place for place, card in enumerate(pack)}


class Census:
    """The weights of all hands, summed by the cards that they hold.

    A weight may pack several counts side by side in one integer, so that one addition serves them all.
    """

    __slots__ = ("holding",)

    def __init__(self, weighed: Iterable[tuple[tuple[Mask, Mask, Mask], int]]) -> None:
        self.holding: dict[Mask, int] = {}
        of = self.holding
        for (a, b, c), weight in weighed:
            for part in (0, a, b, c, a | b, a | c, b | c, a | b | c):
                of[part] = of.get(part, 0) + weight

    def without_three(self, a: Mask, b: Mask, c: Mask) -> int:
        """Sum the hands that hold none of three cards: what `among` gives, for who holds these three himself."""
        of = self.holding
        ab = a | b
        return of[0] - of[a] - of[b] - of[c] + of[ab] + of[a | c] + of[b | c] - of.get(ab | c, 0)

    def among(self, gone: Sequence[Mask], held: Sequence[Mask] = ()) -> int:
        """Sum the hands that hold all of ``held`` and none of ``gone``."""
        of, base = self.holding, sum(held)
        total = 0
        for many in range(4 - len(held)):
            sign = -1 if many % 2 else 1
            for some in combinations(gone, many):
                total += sign * of.get(base | sum(some), 0)
        return total

    def apart(self, other: Census) -> int:
        """Sum the products of weights over all pairs of hands, one of each census, that share no card.

        Of weights that pack counts, the other's have to lie wide enough apart for the products.
        """
        of = other.holding
        total = 0
        for cards, weight in self.holding.items():
            if theirs := of.get(cards):
                total += -weight * theirs if cards.bit_count() % 2 else weight * theirs
        return total
