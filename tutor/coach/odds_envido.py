"""In how many of the hands that the others may hold a count wins the envido, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from tutor.coach.census import Census, Mask, bits_of
from tutor.engine import Card, Ruleset
from tutor.engine.envido import counting, envido_counts, is_three_of_a_suit
from tutor.engine.state import new

__all__ = ["EnvidoWays", "Flores", "envido_ways", "flores_by_rule", "table_of"]

Flores = Literal["void", "none", "counted"]
"""What is asked of a flor of the others: it is sung and voids the envido, nobody has one, or it is counted unsung."""

_WIDTH = 14
"""Bits of a count: there are 9,880 hands."""
_MASK = (1 << _WIDTH) - 1
_WIDE = 28
"""Bits of a count of pairs of hands: 7,770 times 5,984 at most."""


class EnvidoWays(NamedTuple):
    """How many hands (or pairs of hands, against two) of the others leave our count where.

    ``tied_ahead`` are those whose equal count is nearer to o mão than ours, ``tied_behind`` those with ours nearer.
    """

    lower: int
    tied_behind: int
    tied_ahead: int
    higher: int
    flor: int

    @property
    def total(self) -> int:
        """All hands that the others may hold."""
        return sum(self)


def flores_by_rule(rules: Ruleset) -> Flores:
    """Say what becomes of a flor where nothing is known: sung where that is a duty, at least when challenged.

    AMB-G40, AMB-C30.
    """
    points = rules.conduct.points
    return "counted" if points is None or points.flor_duty.value == "optional" else "void"


class Table:
    """The counts of every hand of a pack, and the census of how many stand at or below each."""

    def __init__(self, rules: Ruleset, flores: Flores) -> None:
        self.bit = bits_of(rules.deck.cards)
        self.counted: list[tuple[tuple[Mask, Mask, Mask], int | None]] = []
        self.points: dict[Mask, int] = {}
        for hand in combinations(rules.deck.cards, 3):
            a, b, c = (self.bit[card] for card in hand)
            points = self.points[a | b | c] = envido_counts(rules, (hand,))[0]
            flor = flores != "counted" and is_three_of_a_suit(hand)
            if not flor or flores == "void":
                self.counted.append(((a, b, c), None if flor else points))
        values = sorted({value for _, value in self.counted if value is not None})
        self.slot = {value: place * _WIDTH for place, value in enumerate(values, start=1)}
        self.flor_slot = (len(values) + 1) * _WIDTH
        one = {value: sum(1 << slot for slot in self.slot.values() if slot >= self.slot[value]) for value in self.slot}
        self.census = Census((bits, one[value] if value is not None else 1 << self.flor_slot)
                             for bits, value in self.counted)  # fmt: skip

    def read(self, packed: int, points: int) -> tuple[int, int, int, int]:
        """Read a sum of the census: how many hands lie below a count, at it, above it, and how many are a flor."""
        slot, last = self.slot[points], self.flor_slot
        below, upto = packed >> slot - _WIDTH & _MASK, packed >> slot & _MASK
        return below, upto - below, (packed >> last - _WIDTH & _MASK) - upto, packed >> last


_tables: dict[tuple[object, ...], Table] = {}


@lru_cache(maxsize=64)
def table_of(rules: Ruleset, flores: Flores) -> Table:
    """Give the table of a rulebook; those that count alike share it, whatever else their switches say."""
    count = counting(rules)
    points = tuple(count.card_points[rank].value for rank in rules.deck.ranks)
    key = (rules.deck.id, points, count.pair_bonus.value, flores)
    if key not in _tables:
        _tables[key] = Table(rules, flores)
    return _tables[key]


def envido_ways(
    rules: Ruleset,
    cards: Sequence[Card],
    *,
    eldest: bool = True,
    flores: Flores | None = None,
) -> EnvidoWays:
    """Count the hands of one opponent against three cards of ours, nothing else being known: the fast path.

    >>> from tutor.engine import cards, ruleset
    >>> envido_ways(ruleset("gauderio"), cards("1c 7c 6p"))
    EnvidoWays(lower=6372, tied_behind=276, tied_ahead=0, higher=742, flor=380)
    """
    table = table_of(rules, flores or flores_by_rule(rules))
    first, second, third = cards
    bit = table.bit
    a, b, c = bit[first], bit[second], bit[third]
    lower, same, higher, flor = table.read(table.census.without_three(a, b, c), table.points[a | b | c])
    ways: EnvidoWays = new(EnvidoWays, (lower, same, 0, higher, flor) if eldest else (lower, 0, same, higher, flor))
    return ways


def ways_knowing(
    rules: Ruleset,
    cards: Sequence[Card],
    *,
    ahead: int,
    flores: Flores,
    seen: Sequence[Card],
    held: Sequence[Sequence[Card]],
) -> EnvidoWays:
    """Count the hands of one or two opponents who are known to hold ``held``, where ``seen`` lie elsewhere.

    The opponents come in order of the table; the first ``ahead`` of them are nearer to o mão than we are.
    """
    table, points = table_of(rules, flores), envido_counts(rules, (cards,))[0]
    ours = [table.bit[card] for card in (*cards, *seen)]
    known = [[table.bit[card] for card in theirs] for theirs in held]
    if len(held) == 1:
        below, same, higher, flor = table.read(table.census.among(ours, known[0]), points)
        return EnvidoWays(below, 0 if ahead else same, same if ahead else 0, higher, flor)
    first = _sorted(table, points, [*ours, *known[1]], known[0], 4 * _WIDE)
    second = _sorted(table, points, [*ours, *known[0]], known[1], _WIDE)
    packed = first.apart(second)
    found = [0] * len(EnvidoWays._fields)
    for one in range(4):
        for other in range(4):
            ways = packed >> (4 * one + other) * _WIDE & (1 << _WIDE) - 1
            found[_against_two(one, other, ahead)] += ways
    return EnvidoWays(*found)


_LOWER, _SAME, _HIGHER, _FLOR = range(4)


def _sorted(table: Table, points: int, gone: Sequence[Mask], held: Sequence[Mask], width: int) -> Census:
    """Take the census of the hands that one opponent may hold, parted into lower, same, higher and flor."""
    out, needed = sum(gone), sum(held)
    weights = [1 << width * place for place in range(4)]
    return Census(
        (
            bits,
            weights[_FLOR if value is None else _SAME if value == points else _HIGHER if value > points else _LOWER],
        )
        for bits, value in table.counted
        if not (hand := bits[0] | bits[1] | bits[2]) & out and hand & needed == needed
    )


def _against_two(one: int, other: int, ahead: int) -> int:
    """Say which of `EnvidoWays` two opponents come to."""
    both = (one, other)
    if _FLOR in both:
        return 4
    if _HIGHER in both:
        return 3
    if _SAME not in both:
        return 0
    return 2 if _SAME in both[:ahead] else 1
