"""The hand as a table of moves, learnt from the engine: what batches of hands walk through.

What may be done in a moment, and what comes of it, hangs on no card but by who takes a trick, who wins a contest of
points, and which of a seat's cards is the strongest (claudista/3.9). So a moment without its cards is a row, and a move
from it a number: each is asked of the engine once, by playing a real hand through it, and kept. No rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tutor.coach.playing import asked
from tutor.engine import HandState, Ruleset, allowed, play
from tutor.engine import state as at
from tutor.engine.actions import CARD_VERBS, HIDE
from tutor.engine.judge_common import able_holders
from tutor.engine.strength import order_under
from tutor.engine.tricks import trick_seat

__all__ = ["SHIFT", "UNKNOWN", "WIDTH", "Moves"]

UNKNOWN = -1
WIDTH = 16
"""Choices of a moment at most: three cards open or face down, and the words."""
SHIFT = 16
_FIRST = 4096


class Moves:
    """The moments that were met, each a row: who acts, in how many ways, and where each way leads.

    ``slot`` is, for each choice, which of the cards still held it lays (UNKNOWN: it is a word); ``to`` is the row after
    it, by who takes the trick that it ends (0 where it ends none, the winner's seat and one, or ``tied``), and ``paid``
    what it brings: the points of side 0, and those of side 1 above `SHIFT` bits. A row that is ``forced`` stands for
    several, by which of the cards held are the strongest: ``by_strongest`` leads on to them.
    """

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.rules, self.tied = rules, players + 1
        self.forces = rules.conduct.after_tie.value != "free"
        self._rows: dict[tuple[Any, ...], int] = {}
        self.seat = np.zeros(_FIRST, np.int64)
        self.lead = np.zeros(_FIRST, np.int8)
        self.count = np.zeros(_FIRST, np.int8)
        self.winner = np.full(_FIRST, UNKNOWN, np.int8)
        self.slot = np.full((_FIRST, WIDTH), UNKNOWN, np.int8)
        self.hides = np.zeros((_FIRST, WIDTH), np.bool_)
        self.ends = np.zeros((_FIRST, WIDTH), np.bool_)
        self.to = np.full((_FIRST, WIDTH, players + 2), UNKNOWN, np.int32)
        self.paid = np.zeros((_FIRST, WIDTH, players + 2), np.int32)
        self.forced = np.zeros(_FIRST, np.bool_)
        self.by_strongest = np.full((_FIRST, 8), UNKNOWN, np.int32)

    def __len__(self) -> int:
        return len(self._rows)

    def learn(self, state: HandState, kind: int, choose: Callable[[int, int], int]) -> int:
        """Play a hand to its end and keep every move of it: the row of the moment it began with.

        ``kind`` is that of the deal: hands of one kind have the same flores and winners of contests. ``choose`` gives
        the choice of an act, by its number and how many choices there are.
        """
        first = row = self._row_of(state, kind)
        act = 0
        while not state.over:
            if self.forced[row]:
                row = self._led_on(row, state, kind)
            choices = allowed(state, int(self.seat[row]))
            choice = choose(act, len(choices))
            after = play(state, choices[choice])
            outcome = 0
            if len(after.winners) > len(state.winners):
                taken = trick_seat(self.rules, after.past[-1], state.lead, state.deal.vira)
                outcome = self.tied if taken is None else taken + 1
            row_after = self._row_of(after, kind)
            self.to[row, choice, outcome] = row_after
            ours, theirs = (now - before for now, before in zip(after.score, state.score, strict=True))
            self.paid[row, choice, outcome] = ours | theirs << SHIFT
            state, row, act = after, row_after, act + 1
        return first

    def _row_of(self, state: HandState, kind: int) -> int:
        """Give the row of a moment, written down when it is new."""
        forced = self.forces and not state.over and bool(state.winners) and state.winners[-1] is None
        return self._row(_moment(state, kind), state, forced=forced)

    def _led_on(self, row: int, state: HandState, kind: int) -> int:
        """Give the row of a forced moment for the cards that are the strongest of who acts."""
        strength = order_under(self.rules, state.deal.vira).strength
        held = [strength[card] for card in state.held[self.seat[row]] if card is not None]
        strongest = sum(1 << place for place, step in enumerate(held) if step == max(held))
        found = self._row((strongest, *_moment(state, kind)), state, forced=False)
        self.by_strongest[row, strongest] = found
        return found

    def _row(self, key: tuple[Any, ...], state: HandState, *, forced: bool) -> int:
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = len(self._rows)
            if row == len(self.seat):
                self._grow()
            self.winner[row] = UNKNOWN if state.winner is None else state.winner
            self.lead[row], self.forced[row] = state.lead, forced
            if not state.over:
                self.seat[row] = asked(state)[0]
                if not forced:
                    self._write_choices(row, state)
        return row

    def _write_choices(self, row: int, state: HandState) -> None:
        seat = int(self.seat[row])
        choices = allowed(state, seat)
        self.count[row] = len(choices)
        for choice, action in enumerate(choices):
            if action.verb in CARD_VERBS:
                self.slot[row, choice] = state.held[seat].index(action.card)
                self.hides[row, choice] = action.verb == HIDE
                self.ends[row, choice] = len(state.plays) == state.deal.players - 1

    def _grow(self) -> None:
        """Make room for twice as many moments."""
        for name, array in list(vars(self).items()):
            if isinstance(array, np.ndarray):
                more = np.full_like(array, UNKNOWN if name in ("slot", "to", "by_strongest") else 0)
                setattr(self, name, np.concatenate([array, more]))


def _moment(state: HandState, kind: int) -> tuple[Any, ...]:
    """Give all that a moment hangs on but for the cards themselves."""
    laid = tuple([(play.seat, play.hidden) for play in state.plays])
    common = (*map(len, state.held), *state[at.LEAD : at.PLAYS], laid, *state[at.WINNERS : at.ACCEPTED])
    if _points_are_over(state):
        return (*common, *state[at.VIRA_SHOWN : at.REACHED], state.over, state.winner)
    return (kind, state.score, *common, *state[at.ACCEPTED :])


def _points_are_over(state: HandState) -> bool:
    """Say whether nothing can come of the counts any more, nor anything of the score until the hand is over."""
    bet = state.pending
    if state.envido_open or state.accepted is not None or (bet is not None and bet.kind != "truco"):
        return False
    may_sing = bool(able_holders(state)) and not state.flor_sung
    return not may_sing and state.deal.rules.match.end_check.value != "immediate"
