"""How good a count of envido or flor is: the share of all hands with each count, and a side's chance to win with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from tutor.coach.bots.sight import book_of, opponents
from tutor.engine.deck import Card
from tutor.engine.envido import envido_counts, is_three_of_a_suit
from tutor.engine.flor import count_flor
from tutor.engine.records import Ruleset
from tutor.engine.view import SeatView

__all__ = ["MOST", "count_of", "side_chance", "up_to", "win_chance"]

MOST = 40
"""More than any count: 33 of envido, 38 of flor."""


def count_of(view: SeatView, kind: str) -> int:
    """Count one's own three cards as they were dealt: for the envido, or as a flor."""
    rules, cards = book_of(view), tuple(card for card in view.dealt if card is not None)
    if kind == "envido":
        return envido_counts(rules, [cards])[0]
    return _flor(rules, cards)


def side_chance(view: SeatView, kind: str) -> float:
    """Give one's own side's chance to win a contest that all seats are in (a flor: only the two that meet).

    Cards seen are not taken into account; of equal counts the nearer to o mão wins.
    """
    rules, mine = book_of(view), count_of(view, kind)
    if kind == "flor":
        return win_chance(up_to(rules, kind), mine, (_nearer(view, opponents(view)[0]),), partners=0)
    wins_ties = tuple(_nearer(view, seat) for seat in opponents(view))
    return win_chance(up_to(rules, kind), mine, wins_ties, partners=view.players // 2 - 1)


def _nearer(view: SeatView, other: int) -> bool:
    """Whether the seat is nearer to o mão than another, so that it wins with the same count."""
    return (view.seat - view.eldest) % view.players < (other - view.eldest) % view.players


def win_chance(shares: tuple[float, ...], mine: int, wins_ties: tuple[bool, ...], *, partners: int) -> float:
    """Give the chance that the best of one's own count and some partners' beats that of opponents.

    ``shares`` are those of the hands with a count up to each, ``wins_ties`` says of each opponent whether a tie is won.

    >>> round(win_chance((0.0,) * 20 + (0.5,) * 10 + (1.0,) * 11, 20, (False,), partners=0), 2)
    0.0
    """
    chance = below = 0.0
    for best in range(mine, MOST + 1):
        side = shares[best] ** partners
        won = 1.0
        for ties in wins_ties:
            won *= shares[best] if ties else shares[best - 1] if best else 0.0
        chance += (side - below) * won
        below = side
    return chance


@lru_cache(maxsize=64)
def up_to(rules: Ruleset, kind: str) -> tuple[float, ...]:
    """Give the share of all hands whose count is at most each: of hands without a flor, or of flores."""
    hands = [cards for cards in combinations(rules.deck.cards, 3) if is_three_of_a_suit(cards) == (kind == "flor")]
    counts = envido_counts(rules, hands) if kind == "envido" else [_flor(rules, cards) for cards in hands]
    times = Counter(counts)
    return tuple(sum(times[count] for count in range(most + 1)) / len(hands) for most in range(MOST + 1))


def _flor(rules: Ruleset, cards: Sequence[Card]) -> int:
    counted = count_flor(rules, cards).value
    assert counted is not None
    return counted
