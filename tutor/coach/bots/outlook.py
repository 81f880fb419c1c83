"""What a seat may expect: worlds that agree with what it has seen, each played out with open cards for each choice."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tutor.coach.bots.open_cards import Position, Trick, open_cards
from tutor.coach.bots.reading import rivals_power, weight
from tutor.coach.bots.sight import book_of, order_of
from tutor.coach.bots.worlds import World, worlds
from tutor.engine.deck import Card
from tutor.engine.records import CardOrder
from tutor.engine.view import SeatView

__all__ = ["Outlook", "counting", "outlook"]

WORLDS = {2: 60, 4: 24, 6: 8}
"""So many are played out, by seats: the trees of six are large."""
DRAWN = 6
"""So many times as many are drawn to choose them from."""


def counting(view: SeatView, points: int, *, own: bool) -> int:
    """Give how many of these points still count for a side: none beyond the total."""
    team = view.seat % 2 if own else 1 - view.seat % 2
    return min(points, max(view.target - view.score[team], 0))


@dataclass(frozen=True)
class Outlook:
    """How the hand ends in each world: 1 ours, -1 theirs, 0 nobody's.

    ``cards`` has it for each card that may be laid now; ``ends`` for the best of them, or where the seat is not on turn
    for best play of all. ``rivals`` says how good the other side's cards are in each world, from 0 to 1.
    """

    view: SeatView
    cards: dict[Card, tuple[int, ...]]
    ends: tuple[int, ...]
    rivals: tuple[float, ...]

    def mean(self, ends: tuple[int, ...]) -> float:
        """Give the mean of how the hand ends."""
        return sum(ends) / len(ends)

    def expected(self, points: int, acts: Callable[[float], float] = lambda _: 1.0) -> float:
        """Give the points that a hand of this worth brings, the worlds weighed by the other side's cards besides."""
        won, lost = counting(self.view, points, own=True), counting(self.view, points, own=False)
        total = value = 0.0
        for end, power in zip(self.ends, self.rivals, strict=True):
            times = acts(power)
            total += times
            value += times * (won if end > 0 else -lost if end < 0 else 0)
        return value / total if total else 0.0

    def chance(self, acts: Callable[[float], float]) -> float:
        """Give the chance of something that hangs on how good the other side's cards are."""
        return sum(map(acts, self.rivals)) / len(self.rivals)


def outlook(view: SeatView, luck: random.Random) -> Outlook:
    """Look ahead from a seat that sees its cards and the order of strength."""
    rules, order = book_of(view), order_of(view)
    assert order is not None
    table = open_cards(rules, view.players, view.eldest, view.eleven)
    trick, strength = _trick(view, order), order.strength
    own = [card for card in view.cards if card is not None]
    by_card: dict[Card, list[int]] = {card: [] for card in own} if view.turn == view.seat else {}
    all_best, rivals = [], []
    sign = 1 if view.seat % 2 == 0 else -1
    for world in _likely_worlds(view, order, luck):
        held = tuple(tuple(sorted(strength[card] for card in cards)) for cards in world.held)
        now = Position(held, trick, view.winners)
        values = {step: sign * table.lay(now, step) for step in {strength[card] for card in by_card}}
        for card, ends in by_card.items():
            ends.append(values[strength[card]])
        if not by_card:
            all_best.append(sign * table.value(now))
        rivals.append(rivals_power(view, order, world))
    cards = {card: tuple(ends) for card, ends in by_card.items()}
    found = Outlook(view, cards, tuple(all_best), tuple(rivals))
    if not cards:
        return found
    best = max(cards, key=lambda card: (found.mean(cards[card]), -strength[card]))
    return Outlook(view, cards, cards[best], found.rivals)


def _likely_worlds(view: SeatView, order: CardOrder, luck: random.Random) -> list[World]:
    """Draw worlds as likely as what the others have done makes them: many are drawn, then those that agree best."""
    drawn = worlds(view, luck, DRAWN * WORLDS[view.players])
    weights = [weight(view, order, world) for world in drawn]
    return luck.choices(drawn, weights, k=WORLDS[view.players])


def _trick(view: SeatView, order: CardOrder) -> Trick:
    trick = Trick(view.lead)
    for play in view.plays:
        trick = trick.after(play.seat, 0 if play.hidden else order.strength[play.card])
    return trick
