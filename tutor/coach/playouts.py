"""The chance to take a hand of four or six: deals drawn from what the seat has not seen, played out card by card.

There is no counting every deal there, so some are drawn and the margin of error is told with the chance. Nobody calls:
it tells what the cards are good for when everybody lays them sensibly, with the calls as they stand.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from tutor.coach.bots import BOTS
from tutor.coach.worlds import Draw, Place
from tutor.engine.actions import PLAY
from tutor.engine.allowed import allowed
from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.game import play
from tutor.engine.state import HandState
from tutor.engine.view import SeatView, view_for

__all__ = ["Sampled", "sampled_chance"]

DEALS = 40
_NOT_SEEN = (None, UNKNOWN)


class Sampled(NamedTuple):
    """How many of the ``deals`` that were played out the side took; one deal where nothing is left unseen."""

    won: int
    deals: int

    @property
    def share(self) -> Fraction:
        """The part of them that the side took."""
        return Fraction(self.won, self.deals)

    @property
    def error(self) -> float:
        """The standard error of that, after Agresti and Coull, for whom forty of forty is not yet certain."""
        if self.deals == 1:
            return 0.0
        share = (self.won + 2) / (self.deals + 4)
        return sqrt(share * (1 - share) / (self.deals + 4))


def sampled_chance(now: HandState, view: SeatView) -> Sampled | None:
    """Give the chance of a seat's side; ``now`` is the hand as the seat may know it. None where it sees no card.

    >>> from tutor.coach.deals import deal
    >>> from tutor.coach.seen import seen
    >>> from tutor.engine import ruleset
    >>> hand = deal(ruleset("claudista"), 7, players=4)
    >>> sampled_chance(seen(hand, 0), view_for(hand, 0)).deals
    40
    """
    if now.over or None in now.held[view.seat] or (now.rules.vira.value and now.deal.vira is None):
        return None
    # what stands in the way of laying cards is taken for settled: it changes nothing of who takes the tricks
    still = now._replace(
        pending=None, waiting=None, accepted=None, decided=True, flor_sung=True, envido_open=False, shown=False
    )
    luck = random.Random("playouts")  # noqa: S311  # the same moment has the same chance
    won = [_taken(world) == view.seat % 2 for world in _worlds(still, view, luck)]
    return Sampled(sum(won), len(won))


def _worlds(state: HandState, view: SeatView, luck: random.Random) -> Iterator[HandState]:
    """Draw hands with every card told, those not seen by luck: still held, or lying face down."""
    hands = state.deal.hands
    missing = [
        (owner, number) for owner, hand in enumerate(hands) for number, card in enumerate(hand) if card in _NOT_SEEN
    ]
    known = {state.deal.vira, *(card for hand in hands for card in hand)}
    draw = Draw(state, view, missing, tuple(card for card in state.rules.deck.cards if card not in known))
    for _ in range(DEALS if missing else 1):
        yield _dealt(state, draw(luck)[0])


def _dealt(state: HandState, given: dict[Place, Card]) -> HandState:
    hands = tuple(
        tuple(given.get((owner, number), card) for number, card in enumerate(hand))
        for owner, hand in enumerate(state.deal.hands)
    )
    held = tuple(
        tuple(now for was, now in zip(before, hand, strict=True) if was is None or was in left)
        for before, hand, left in zip(state.deal.hands, hands, state.held, strict=True)
    )
    return state._replace(deal=state.deal._replace(hands=hands), held=held)


def _taken(world: HandState) -> int | None:
    """Play a hand out, everybody laying open what plain rules choose; give the side that takes it."""
    choose = BOTS["regrado"]
    while not world.over:
        seat = world.turn
        acts = tuple(act for act in allowed(world, seat) if act.verb == PLAY)
        world = play(world, choose(view_for(world, seat), acts, 0))
    return world.winner
