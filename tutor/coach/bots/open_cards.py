"""The rest of a hand with every card open: which side takes it when both play as well as can be, any number of seats.

Cards are their strengths, so that equals are one card. Nobody calls or lays a card face down here.

A bot asks for a moment within a trick, at tables of up to six, where cutting off what cannot matter is what counts. Two
whole hands, as exact odds need them by the dozen, `tutor.coach.duel` searches three times as fast: it stands apart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tutor.coach.endings import Ended, Leads, Winners
from tutor.engine.records import Ruleset

__all__ = ["OpenCards", "Position", "Trick", "open_cards"]

Held = tuple[tuple[int, ...], ...]
"""The strengths of the cards that each seat holds, weakest first."""
MOST_KNOWN = 50_000
"""So many positions are kept, some ten megabytes."""


class Trick(NamedTuple):
    """A trick so far: who leads it, how many have laid, the best card of each side and the seat that laid it first."""

    lead: int
    laid: int = 0
    best: tuple[int, int] = (0, 0)
    seats: tuple[int, int] = (-1, -1)

    def after(self, seat: int, strength: int) -> Trick:
        """Give the trick after a card; 0 is one that lies face down."""
        lead, laid, best, seats = self
        team = seat % 2
        if strength <= best[team]:
            return Trick(lead, laid + 1, best, seats)
        if team == 0:
            return Trick(lead, laid + 1, (strength, best[1]), (seat, seats[1]))
        return Trick(lead, laid + 1, (best[0], strength), (seats[0], seat))

    @property
    def winner(self) -> int | None:
        """The seat that takes it; None when it is tied."""
        (ours, theirs), seats = self.best, self.seats
        return seats[0] if ours > theirs else seats[1] if theirs > ours else None


class Position(NamedTuple):
    """The cards still held, the trick that runs, and the winners of those before."""

    held: Held
    trick: Trick
    winners: Winners


class OpenCards:
    """The hands of one table: the rulebook, how many sit there, who is o mão, and the side on eleven."""

    def __init__(self, rules: Ruleset, players: int, eldest: int, eleven: int | None) -> None:
        self.players = players
        self.forced = {"first_each": 2, "everyone": players}.get(rules.conduct.after_tie.value, 0)
        self._known: dict[Position, int] = {}
        self._ended, self._leads = Ended(rules, eldest, eleven), Leads(rules, eldest)

    def value(self, now: Position) -> int:
        """Say who takes the hand: 1 side 0, -1 side 1, 0 nobody."""
        if now.trick.laid:
            return self._search(now, -1, 1)
        found = self._known.get(now)
        if found is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            found = self._known[now] = self._search(now, -1, 1)
        return found

    def lay(self, now: Position, card: int) -> int:
        """Say it after the seat on turn has laid one of its cards."""
        return self._laid(now, card, -1, 1)

    def _search(self, now: Position, low: int, high: int) -> int:
        """Search the trick: side 0 seeks the highest value, side 1 the lowest; what cannot matter is cut off."""
        held, trick, winners = now
        seat = (trick.lead + trick.laid) % self.players
        team, cards = seat % 2, held[seat]
        if winners and winners[-1] is None and trick.laid < self.forced:
            choices = [cards[-1]]
        else:
            theirs = trick.best[1 - team]
            over = [card for card in dict.fromkeys(cards) if card > theirs]
            choices = over + [card for card in dict.fromkeys(cards) if card <= theirs]
        if team == 0:
            for card in choices:
                low = max(low, self._laid(now, card, low, high))
                if low >= high:
                    break
            return low
        for card in choices:
            high = min(high, self._laid(now, card, low, high))
            if high <= low:
                break
        return high

    def _laid(self, now: Position, card: int, low: int, high: int) -> int:
        held, trick, winners = now
        seat = (trick.lead + trick.laid) % self.players
        cards = held[seat]
        place = cards.index(card)
        held = (*held[:seat], cards[:place] + cards[place + 1 :], *held[seat + 1 :])
        trick = trick.after(seat, card)
        if trick.laid < self.players:
            return self._search(Position(held, trick, winners), low, high)
        taken = trick.winner
        winners = (*winners, None if taken is None else taken % 2)
        ended = self._ended[winners]
        if ended is not None:
            return ended
        return self.value(Position(held, Trick(self._leads[taken, trick.lead]), winners))


@lru_cache(maxsize=256)
def open_cards(rules: Ruleset, players: int, eldest: int, eleven: int | None) -> OpenCards:
    """Give the table, with what was asked of the engine about it."""
    return OpenCards(rules, players, eldest, eleven)
