"""One moment of a hand tried out: what each act brings, on deals that the seat could not tell from the one there is.

Nobody can say what is best against cards that nobody sees. So an act is tried on such deals (`tutor.coach.worlds`),
each played to its end by bots, once with the one act and once with the other. On the same deal and seed most luck falls
out of the difference.

What is best hangs on who sits opposite, so there are two opponents: one who plays by plain rules and whose words tell
something of his cards, and one who takes every bet and whose words tell nothing. A bluff that only the first gives way
to, a raise that only the second pays, is not called better.

Whoever challenges an act is picked on some deals and measured on others: who looks best among many on the same deals
looks better than he is. The hints before a choice and the review after the hand both rest on this one judgement.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tutor.coach.bots import BOTS, Bot
from tutor.coach.playing import play_on
from tutor.coach.worlds import Worlds, worlds
from tutor.engine.actions import QUERO, Action
from tutor.engine.game import play
from tutor.engine.state import HandState
from tutor.engine.view import SeatView

__all__ = ["DOUBT", "OPPONENTS", "PLAIN", "Difference", "Opponent", "Trials", "costly", "payer"]

SCOUTED, MEASURED = 14, 72
"""So many deals pick the challenger, and so many others measure it, against each opponent."""
DOUBT = 2
"""A difference of no more than so many standard errors is none that can be told."""
PLAIN = BOTS["regrado"]
"""Who plays on for the seat and its partners, and the first of its opponents."""


def payer(view: SeatView, acts: tuple[Action, ...], seed: int) -> Action:
    """Take every bet, and play by plain rules else."""
    return next((act for act in acts if act.verb == QUERO), None) or PLAIN(view, acts, seed)


class Opponent(NamedTuple):
    """Who sits opposite; ``read`` tells that his words are a sign of his cards."""

    bot: Bot
    read: bool


OPPONENTS = (Opponent(PLAIN, read=True), Opponent(payer, read=False))
"""Who plays by plain rules, and who takes every bet."""


class Difference(NamedTuple):
    """What the rival of an act brings more on average against one opponent, and the standard error of that.

    ``cost`` is less than nothing where what was done was better. ``deals`` is how many were played, ``whole`` that
    there are no others.
    """

    cost: float
    error: float
    deals: int
    whole: bool

    @property
    def sure(self) -> bool:
        """Whether the difference can be told from luck."""
        return abs(self.cost) > DOUBT * self.error


def costly(against: Iterable[Difference]) -> bool:
    """Whether an act surely costs something beside its rival, whoever sits opposite."""
    return all(found.sure and found.cost > 0 for found in against)


class Trials:
    """The deals of one moment and what was tried on them: each act is played once on each.

    ``player`` plays on for the seat and its partners.
    """

    def __init__(
        self,
        start: HandState,
        before: Sequence[Action],
        seat: int,
        *,
        seed: int = 0,
        player: Bot = PLAIN,
        opponents: Sequence[Opponent] = OPPONENTS,
        measured: int = MEASURED,
    ) -> None:
        self._moment, self._seed, self._measured = (start, before, seat), seed, measured
        self._opponents, self._bots = opponents, [(player, opponent.bot) for opponent in opponents]
        self._scouts = [self._drawn(opponent, SCOUTED, 2 * seed) for opponent in opponents]
        self._others: dict[int, Worlds] = {}
        self._gained: dict[tuple[int, bool, Action, int], list[int]] = {}

    @property
    def possible(self) -> bool:
        """Whether deals were found that the seat could have taken for this one."""
        return all(scout.states for scout in self._scouts)

    def challenger(self, act: Action, others: Iterable[Action]) -> Action:
        """Give which of the others promises most against the opponent against whom it promises least.

        Who promises no more than another against one opponent is not tried against the next.
        """
        best, most = None, -inf
        for other in others:
            least = inf
            for at in range(len(self._opponents)):
                least = min(least, self._promised(at, act, other))
                if least <= most:
                    break
            else:
                best, most = other, least
        assert best is not None
        return best

    def _promised(self, at: int, act: Action, rival: Action) -> float:
        return _mean(self._scouts[at], self._more(at, act, rival, self._seed, scouting=True))

    def against(self, act: Action, rival: Action) -> tuple[Difference, ...]:
        """Measure what a rival brings more than an act, against each of the opponents."""
        return tuple(self._difference(at, act, rival) for at in range(len(self._opponents)))

    def best(self, first: Action, acts: Sequence[Action]) -> Action:
        """Give an act that no challenger is surely better than, beginning with the first.

        This comes to an end: all are measured on the same deals, and each is better there than the one before.
        """
        act = first
        while True:
            others = [other for other in acts if other != act]
            if not others or not self._beaten(act, rival := self.challenger(act, others)):
                return act
            act = rival

    def _beaten(self, act: Action, rival: Action) -> bool:
        """Whether an act surely costs something beside its rival: one opponent who does not say so is enough for no.

        So who promises least is measured first; mostly nothing has to be played against the other.
        """
        by_promise = sorted(range(len(self._opponents)), key=lambda at: self._promised(at, act, rival))
        return costly(self._difference(at, act, rival) for at in by_promise)

    def _drawn(self, opponent: Opponent, most: int, luck: int) -> Worlds:
        start, before, seat = self._moment
        return worlds(start, before, seat, most=most, seed=luck, read=opponent.bot if opponent.read else None)

    def _deals(self, at: int) -> Worlds:
        """Give the deals to measure on: others than those that the challenger was picked on, where there are others."""
        if self._scouts[at].whole:
            return self._scouts[at]
        if at not in self._others:
            self._others[at] = self._drawn(self._opponents[at], self._measured, 2 * self._seed + 1)
        return self._others[at]

    def _difference(self, at: int, act: Action, rival: Action) -> Difference:
        drawn, luck = self._deals(at), self._seed + 1
        once = self._more(at, act, rival, luck)
        deals = len(once)
        if drawn.whole:  # no deal is left out: only the luck of the bots makes the mean uncertain: each is played twice
            again = self._more(at, act, rival, luck + 1)
            spread = sum((w * (a - b)) ** 2 / 4 for w, a, b in zip(drawn.weights, once, again, strict=True))
            both = [(a + b) / 2 for a, b in zip(once, again, strict=True)]
            return Difference(_mean(drawn, both), sqrt(spread) / sum(drawn.weights), deals, whole=True)
        error = stdev(once) / sqrt(deals) if deals > 1 else abs(once[0])
        return Difference(fmean(once), error, deals, whole=False)

    def _more(self, at: int, act: Action, rival: Action, luck: int, *, scouting: bool = False) -> list[int]:
        """Say what a rival brings more than an act, deal by deal."""
        done, other = (self._gains(at, one, luck, scouting=scouting) for one in (act, rival))
        return [theirs - ours for ours, theirs in zip(done, other, strict=True)]

    def _gains(self, at: int, act: Action, luck: int, *, scouting: bool) -> list[int]:
        """Say what an act brings its side in each deal, played on by bots to the end of the hand."""
        key = (at, scouting, act, luck)
        if key not in self._gained:
            states, team = (self._scouts[at] if scouting else self._deals(at)).states, act.seat % 2
            seats = [self._bots[at][seat % 2 != team] for seat in range(states[0].deal.players)]
            self._gained[key] = [
                _lead(play_on(play(state, act), seats, luck + number)[0], team) - _lead(state, team)
                for number, state in enumerate(states)
            ]
        return self._gained[key]


def _mean(drawn: Worlds, values: Sequence[float]) -> float:
    return sum(w * value for w, value in zip(drawn.weights, values, strict=True)) / sum(drawn.weights)


def _lead(state: HandState, team: int) -> int:
    """By how many points a side leads; points past the end of the match count for nothing."""
    score = [min(points, state.deal.target) for points in state.score]
    if state.match_winner is not None:
        score[state.match_winner] = state.deal.target
    return score[team] - score[1 - team]
