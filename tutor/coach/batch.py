"""Random play of many hands at once, in numpy, for tournaments and calibration; no page loads it.

Each step moves all hands that still run: a choice at random among what is allowed, by one look into a table of moves
that is learnt from the engine (`tutor.coach.batch_moves`). What comes of a hand is what the engine makes of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from tutor.coach.batch_deals import Deals, Numbers, kinds_of, strengths_of
from tutor.coach.batch_moves import SHIFT, UNKNOWN, WIDTH, Moves
from tutor.engine import Ruleset

__all__ = ["Batch", "luck", "play_many"]

_THREE = np.int8(3)
_HELD = [[card for card in range(3) if bits >> card & 1] for bits in range(8)]
_PICK = np.array([[*held, 0, 0, 0][:3] for held in _HELD], np.int8).reshape(-1)
"""Which of the three cards is the first, second or third still held, by the bits of those held."""


_GAMMA, _ALL = np.uint64(0x9E3779B97F4A7C15), (1 << 64) - 1
_PRIME, _ODD = 0xD1342543DE82EF95, 0xDA942042E4DD58B5
_OURS = (1 << SHIFT) - 1
_BIT = np.array([1, 2, 4], np.int8)
_MANY = np.array([len(held) for held in _HELD])


class Batch(NamedTuple):
    """What came of many hands: the points of both sides, the side that took each (-1: nobody), how many acts it had."""

    points: Numbers
    winner: Numbers
    acts: Numbers


def play_many(deals: Deals, seed: int = 0) -> Batch:
    """Play every deal to its end, each act a choice at random among what the seat that is asked may do.

    The choice is `luck` of the way down the list that `allowed` gives.

    >>> from tutor.coach.batch_deals import deal_many
    >>> from tutor.engine import ruleset
    >>> int(play_many(deal_many(ruleset("cego"), 1000, seed=4)).acts.min())
    1
    """
    return _Batch(deals, seed).play()


def luck(seed: int, hands: Numbers, act: int) -> Numbers:
    """Give, for each hand, a number from 0 up to 1 that is its luck at an act: the same whichever hands are beside it.

    It is the mixing of SplitMix64, which needs no state.

    >>> float(luck(1, np.array([7]), 0)[0]) == float(luck(1, np.arange(9), 0)[7])
    True
    """
    mixed = hands.astype(np.uint64) * _GAMMA + np.uint64((seed * _PRIME + act * _ODD) & _ALL)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return ((mixed ^ mixed >> np.uint64(31)) >> np.uint64(11)) * 2.0**-53


class _Batch:
    """One batch at work."""

    def __init__(self, deals: Deals, seed: int) -> None:
        many, players, _ = deals.cards.shape
        self.deals, self.seed, self.players = deals, seed, players
        self.moves = _moves(deals.rules, players)
        self.kinds, self.strengths = kinds_of(deals), strengths_of(deals)
        self.paid = np.zeros(many, np.int32)
        self.winner, self.acts = np.full(many, UNKNOWN, np.int8), np.zeros(many, np.int16)

    def play(self) -> Batch:
        """Play all; hands that come to a move that nobody has made before wait until the engine has made it once."""
        begin = self._begin()
        hands = np.arange(len(begin))
        while len(hands):
            hands, news = self._walk(hands, begin[hands])
            for hand in news:
                self._learn(hand)
        points = np.stack([self.paid & _OURS, self.paid >> SHIFT], axis=1)
        return Batch(points, self.winner, self.acts)

    def _learn(self, hand: int) -> int:
        only = np.array([hand])

        def choose(act: int, many: int) -> int:
            return int(luck(self.seed, only, act)[0] * many)

        return self.moves.learn(self.deals.start(hand), int(self.kinds[hand]), choose)

    def _begin(self) -> Numbers:
        """Give the row of every hand before its first act, by the kind of its deal."""
        _, firsts, place = np.unique(self.kinds, return_index=True, return_inverse=True)
        rows = [self._learn(hand) for hand in firsts.tolist()]
        return np.array(rows, np.int64)[place]

    def _walk(self, at: Numbers, rows: Numbers) -> tuple[Numbers, list[int]]:
        """Play hands until each is over or comes to an unknown move: give those, and one of them for each such move."""
        moves, players = self.moves, self.players
        slot, hides, ends = moves.slot.reshape(-1), moves.hides.reshape(-1), moves.ends.reshape(-1)
        to, paid, strengths = moves.to.reshape(-1), moves.paid.reshape(-1), self.strengths.reshape(-1)
        self.paid[at] = 0
        held = np.full(len(self.kinds) * players, 7, np.int8)
        laid = np.zeros((players, len(self.kinds)), np.int8)
        stopped: list[Numbers] = []
        news: dict[int, int] = {}
        act = 0
        while len(at):
            choices = moves.count.take(rows)
            move = rows * WIDTH + (luck(self.seed, at, act) * choices).astype(np.int64)
            way = move * (players + 2)
            place = slot.take(move)
            cards = np.flatnonzero(place != UNKNOWN)
            hand, seat, lays = at.take(cards), moves.seat.take(rows.take(cards)), move.take(cards)
            of = hand * players + seat
            bits = held.take(of)
            card = _PICK.take(bits * _THREE + place.take(cards))
            held[of] = bits ^ _BIT.take(card)
            laid.reshape(-1)[seat * len(self.kinds) + hand] = strengths.take(of * 3 + card) * ~hides.take(lays)
            ending = np.flatnonzero(ends.take(move))
            way[ending] += self._takers(laid, at.take(ending), moves.lead.take(rows.take(ending)))
            after = to.take(way).astype(np.int64)
            if moves.forces:
                self._lead_on(after, at, held)
            brings = paid.take(way)
            paying = np.flatnonzero(brings)
            self.paid[at.take(paying)] += brings.take(paying)
            act += 1
            unknown = np.flatnonzero(after == UNKNOWN)
            if len(unknown):
                stopped.append(at.take(unknown))
                news.update(zip(way.take(unknown).tolist(), at.take(unknown).tolist(), strict=True))
            on = moves.count.take(after) > 0
            on[unknown] = False
            over = ~on
            over[unknown] = False
            over = np.flatnonzero(over)
            done = at.take(over)
            self.winner[done], self.acts[done] = moves.winner.take(after.take(over)), act
            on = np.flatnonzero(on)
            at, rows = at.take(on), after.take(on)
        return (np.concatenate(stopped) if stopped else at), list(news.values())

    def _takers(self, laid: Numbers, hands: Numbers, lead: Numbers) -> Numbers:
        """Say who takes a trick by the cards laid, as `Moves.to` numbers it: the first from the lead with the best."""
        by_seat = laid.take(hands, axis=1)
        ours, theirs = by_seat[::2].max(axis=0), by_seat[1::2].max(axis=0)
        if self.players == 2:
            return np.where(ours > theirs, 1, np.where(theirs > ours, 2, self.moves.tied))
        best, side = np.maximum(ours, theirs), theirs > ours
        taken = np.full(len(hands), self.moves.tied, np.int64)
        for place in reversed(range(self.players)):
            seat = (lead + place) % self.players
            wins = (by_seat[seat, np.arange(len(hands))] == best) & (seat % 2 == side) & (ours != theirs)
            taken[wins] = seat[wins] + 1
        return taken

    def _lead_on(self, after: Numbers, at: Numbers, held: Numbers) -> None:
        """Lead rows that are forced on to those for the cards that are the strongest of who acts."""
        moves = self.moves
        forced = np.flatnonzero(moves.forced.take(after) & (after != UNKNOWN))
        of = at.take(forced) * self.players + moves.seat.take(after.take(forced))
        bits = held.take(of)
        steps = self.strengths.reshape(-1, 3)[of] * (bits[:, None] >> np.arange(3) & 1)
        best = steps == steps.max(axis=1, keepdims=True)
        strongest = np.zeros(len(forced), np.int64)
        for place in range(3):
            card = _PICK.take(bits * _THREE + place)
            strongest |= (best[np.arange(len(forced)), card] & (place < _MANY[bits])).astype(np.int64) << place
        after[forced] = moves.by_strongest[after[forced], strongest]


@lru_cache(maxsize=16)
def _moves(rules: Ruleset, players: int) -> Moves:
    """Give the moves of a rulebook that are known so far."""
    return Moves(rules, players)
