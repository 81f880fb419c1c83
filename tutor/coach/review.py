"""The review of a hand: each choice of one seat against the best of the others, in expected points.

Nobody can say what was best against cards that nobody saw. So a choice is valued as it stood: on deals that the seat
could not tell from the one there was (`tutor.coach.worlds`), each played to its end by the same bots on every seat,
once with what was done and once with each other act that was allowed. On the same deal and seed most luck falls out of
the difference.

The rival of what was done is picked on some deals and measured on others: whoever looks best among many on the same
deals looks better than he is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tutor.coach.bots import BOTS, Bot
from tutor.coach.playing import play_on
from tutor.coach.worlds import Worlds, worlds
from tutor.engine.actions import Action
from tutor.engine.allowed import allowed
from tutor.engine.game import play
from tutor.engine.state import HandState

__all__ = ["Decision", "Valued", "decisions", "ranked", "reviewed", "value"]

SCOUTED, MEASURED = 20, 120
"""So many deals pick the rival, and so many others measure it."""
REPEATS = 2
"""Where all deals that there may be are played, each is so often, with other luck of the bots."""
PLAYER = BOTS["regrado"]
"""Who plays on: plain sensible rules on every seat."""
DOUBT = 2
"""A difference of no more than so many standard errors is none that can be told."""


class Decision(NamedTuple):
    """A choice: which of the acts of the hand it was, the hand before it, what was done and what else was allowed."""

    step: int
    state: HandState
    done: Action
    others: tuple[Action, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Valued:
    """A choice valued: its best rival, what the rival brings more on average, and the standard error of that.

    ``cost`` is less than nothing where what was done was better. ``deals`` is how many were played, ``whole`` that
    there are no others.
    """

    step: int
    state: HandState
    done: Action
    rival: Action
    cost: float
    error: float
    deals: int
    whole: bool

    @property
    def sure(self) -> bool:
        """Whether the difference can be told from luck."""
        return abs(self.cost) > DOUBT * self.error

    @property
    def costly(self) -> bool:
        """Whether what was done surely cost something."""
        return self.sure and self.cost > 0


def decisions(start: HandState, acts: Sequence[Action], seat: int) -> tuple[Decision, ...]:
    """List the choices of a seat in a hand: whatever it did while something else was allowed."""
    found, state = [], start
    for step, act in enumerate(acts):
        if act.seat == seat and (others := tuple(other for other in allowed(state, seat) if other != act)):
            found.append(Decision(step, state, act, others))
        state = play(state, act)
    return tuple(found)


def reviewed(
    start: HandState, acts: Sequence[Action], seat: int, *, seed: int = 0, bot: Bot = PLAYER
) -> Iterator[Valued]:
    """Value the choices of a seat one by one, in the order of the hand, so that a page can show how far it is.

    >>> from tutor.coach.deals import deal
    >>> from tutor.engine import ruleset
    >>> hand = deal(ruleset("cego"), 7, players=2)
    >>> end, acts = play_on(hand, [BOTS["regrado"]] * 2, seed=1)
    >>> [one.step for one in reviewed(hand, acts, 0)] == [one.step for one in decisions(hand, acts, 0)]
    True
    """
    for decision in decisions(start, acts, seat):
        found = value(start, acts, decision, seed=seed, bot=bot)
        if found is not None:
            yield found


def ranked(valued: Iterable[Valued]) -> tuple[Valued, ...]:
    """Put first what surely cost most, then what may have cost something, last what was well done."""
    return tuple(sorted(valued, key=lambda one: (not one.costly, -one.cost)))


def value(
    start: HandState,
    acts: Sequence[Action],
    decision: Decision,
    *,
    seed: int = 0,
    bot: Bot = PLAYER,
    measured: int = MEASURED,
) -> Valued | None:
    """Value one choice; None where no deal was found that the seat could have taken for this one."""
    before, seat = acts[: decision.step], decision.done.seat
    scout = worlds(start, before, seat, most=SCOUTED, seed=2 * seed)
    if not scout.states:
        return None
    rival = max(decision.others, key=lambda act: fmean(_gains(scout.states, act, bot, seed)))
    drawn = scout if scout.whole else worlds(start, before, seat, most=measured, seed=2 * seed + 1)
    cost, error = _measured(drawn, decision.done, rival, bot, seed + 1)
    return Valued(
        step=decision.step, state=decision.state, done=decision.done, rival=rival, cost=cost, error=error,
        deals=len(drawn.states), whole=drawn.whole,
    )  # fmt: skip


def _measured(drawn: Worlds, done: Action, rival: Action, bot: Bot, seed: int) -> tuple[float, float]:
    """Give the mean of what the rival brings more, and its standard error."""
    repeats = REPEATS if drawn.whole else 1
    rounds = [
        [
            theirs - ours
            for ours, theirs in zip(
                _gains(drawn.states, done, bot, luck), _gains(drawn.states, rival, bot, luck), strict=True
            )
        ]
        for luck in range(seed, seed + repeats)
    ]
    deals = len(drawn.states)
    if drawn.whole:  # no deal is left out: only the luck of the bots makes the mean uncertain
        spread = sum((a - b) ** 2 for a, b in zip(*rounds, strict=True)) / 4
        return fmean(map(fmean, rounds)), sqrt(spread) / deals
    (once,) = rounds
    return fmean(once), stdev(once) / sqrt(deals) if deals > 1 else abs(once[0])


def _gains(states: Sequence[HandState], act: Action, bot: Bot, seed: int) -> list[int]:
    """Say what an act brings its side in each deal, played on by bots to the end of the hand."""
    bots = [bot] * states[0].deal.players
    return [
        _lead(play_on(play(state, act), bots, seed + number)[0], act.seat % 2) - _lead(state, act.seat % 2)
        for number, state in enumerate(states)
    ]


def _lead(state: HandState, team: int) -> int:
    """By how many points a side leads; points past the end of the match count for nothing."""
    score = [min(points, state.deal.target) for points in state.score]
    if state.match_winner is not None:
        score[state.match_winner] = state.deal.target
    return score[team] - score[1 - team]
