"""What a bot reads off its view: the rulebook, how strong cards are, how the trick and the hand stand for its side."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, cast

from tutor.engine.deck import Card
from tutor.engine.records import CardOrder, Ruleset
from tutor.engine.tricks import best_of_sides
from tutor.engine.variants import with_switches
from tutor.engine.view import SeatView

__all__ = [
    "Standing",
    "book_of",
    "heights",
    "held",
    "opponents",
    "order_of",
    "own_plays",
    "power_of",
    "seats_left",
    "share",
    "standing",
]

Standing = Literal["level", "ahead", "behind"]
"""How the tricks so far stand for a side: level before the first and after ties alone."""


def book_of(view: SeatView) -> Ruleset:
    """Give the rulebook in force, with the switches of the table."""
    return _book(view.rules, view.switches)


@lru_cache(maxsize=64)
def _book(rules: str, switches: tuple[tuple[str, str], ...]) -> Ruleset:
    return with_switches(rules, dict(switches))


def order_of(view: SeatView) -> CardOrder | None:
    """Give the order of the cards; None in the dark hand while the vira lies face down."""
    rules = book_of(view)
    return None if rules.vira.value and view.vira is None else rules.order(view.vira)


def held(view: SeatView) -> tuple[Card, ...]:
    """Give the cards of one's own that are seen: none in the dark hand."""
    return tuple(card for card in view.cards if card is not None)


def share(order: CardOrder, card: Card) -> float:
    """Say what part of all cards in play a card beats, a card of the same strength as half beaten.

    >>> from tutor.engine import cards, ruleset
    >>> order = ruleset("cego").order(None)
    >>> [round(share(order, card), 2) for card in cards("1e 3c 4o")]
    [0.99, 0.85, 0.05]
    """
    return _shares(tuple(sorted(order.strength.values())))[order.strength[card]]


@lru_cache(maxsize=64)
def _shares(steps: tuple[int, ...]) -> Mapping[int, float]:
    return {step: (bisect_left(steps, step) + bisect_right(steps, step)) / 2 / len(steps) for step in set(steps)}


def opponents(view: SeatView) -> tuple[int, ...]:
    """List the seats of the other side."""
    return tuple(range(1 - view.seat % 2, view.players, 2))


def heights(view: SeatView, order: CardOrder) -> tuple[int, int]:
    """Give the strength of the best open card of the trick: of one's own side, and of the other; 0 for none."""
    if not view.plays:
        return 0, 0
    _, best = best_of_sides(order, view.plays, view.lead)
    return best[view.seat % 2], best[1 - view.seat % 2]


def seats_left(view: SeatView) -> tuple[int, ...]:
    """List the seats that still play to this trick after the seat itself, in order."""
    laid = {play.seat for play in view.plays} | {view.seat}
    return tuple(seat for i in range(1, view.players) if (seat := (view.seat + i) % view.players) not in laid)


def standing(view: SeatView) -> Standing:
    """Say how the tricks so far stand: ahead is who would take the hand with a tie, or with one more trick.

    Of one trick each, who took the first is ahead: a tie in the third gives it to him.
    """
    first = next((team for team in view.winners if team is not None), None)
    if first is None:
        return "level"
    return "ahead" if first == view.seat % 2 else "behind"


def power_of(shares: Sequence[float], how: Standing, *, first: bool) -> float:
    """Say how good cards are from here on, from 0 to 1: by the shares that they beat, best first.

    Who is behind needs two tricks, who is ahead or level after a tie one; in the first trick it is the two best.
    """
    if how == "behind":
        return min(shares[:2])
    return sum(shares[:2]) / 2 if first else shares[0]


def own_plays(view: SeatView) -> int:
    """Count the cards that the seat has laid in this hand."""
    return len(cast("tuple[Card, ...]", view.dealt)) - view.counts[view.seat]
