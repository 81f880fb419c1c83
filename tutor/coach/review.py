"""The review of a hand: each choice of one seat against the best of the others, in expected points.

Nobody can say what was best against cards that nobody saw. So a choice is valued as it stood: on deals that the seat
could not tell from the one there was (`tutor.coach.worlds`), each played to its end by bots, once with what was done
and once with each other act that was allowed. On the same deal and seed most luck falls out of the difference.

What is best hangs on who sits opposite, so there are two opponents: one who plays by plain rules and whose words tell
something of his cards, and one who takes every bet and whose words tell nothing. A bluff that only the first gives way
to, a raise that only the second pays, is not called better.

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
from tutor.engine.actions import QUERO, Action
from tutor.engine.allowed import allowed
from tutor.engine.game import play
from tutor.engine.state import HandState
from tutor.engine.view import SeatView

__all__ = [
    "OPPONENTS",
    "Decision",
    "Difference",
    "Opponent",
    "Valued",
    "decisions",
    "payer",
    "ranked",
    "reviewed",
    "value",
]

SCOUTED, MEASURED = 14, 72
"""So many deals pick the rival, and so many others measure it, against each opponent."""
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


_Bots = tuple[Bot, Bot]
"""Who plays on: for the side of the seat, and opposite."""


class Decision(NamedTuple):
    """A choice: which of the acts of the hand it was, the hand before it, what was done and what else was allowed."""

    step: int
    state: HandState
    done: Action
    others: tuple[Action, ...]


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Valued:
    """A choice valued: its best rival, and the difference that makes against each of the opponents."""

    step: int
    state: HandState
    done: Action
    rival: Action
    against: tuple[Difference, ...]

    @property
    def costly(self) -> bool:
        """Whether what was done surely cost something, whoever sits opposite."""
        return all(found.sure and found.cost > 0 for found in self.against)

    @property
    def good(self) -> bool:
        """Whether what was done was surely better than its best rival, whoever sits opposite."""
        return all(found.sure and found.cost < 0 for found in self.against)

    @property
    def told(self) -> Difference:
        """The difference to tell: the smaller one where both agree, else the one that is least sure."""
        if self.costly or self.good:
            return min(self.against, key=lambda found: abs(found.cost))
        return min(self.against, key=lambda found: abs(found.cost) - DOUBT * found.error)


def decisions(start: HandState, acts: Sequence[Action], seat: int) -> tuple[Decision, ...]:
    """List the choices of a seat in a hand: whatever it did while something else was allowed."""
    found, state = [], start
    for step, act in enumerate(acts):
        if act.seat == seat and (others := tuple(other for other in allowed(state, seat) if other != act)):
            found.append(Decision(step, state, act, others))
        state = play(state, act)
    return tuple(found)


def reviewed(
    start: HandState,
    acts: Sequence[Action],
    seat: int,
    *,
    seed: int = 0,
    opponents: Sequence[Opponent] = OPPONENTS,
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
        found = value(start, acts, decision, seed=seed, opponents=opponents)
        if found is not None:
            yield found


def ranked(valued: Iterable[Valued]) -> tuple[Valued, ...]:
    """Put first what surely cost most, then what may have cost something, last what was well done."""
    return tuple(sorted(valued, key=lambda one: (not one.costly, one.good, -one.told.cost)))


def value(
    start: HandState,
    acts: Sequence[Action],
    decision: Decision,
    *,
    seed: int = 0,
    player: Bot = PLAIN,
    opponents: Sequence[Opponent] = OPPONENTS,
    measured: int = MEASURED,
) -> Valued | None:
    """Value one choice; None where no deal was found that the seat could have taken for this one.

    ``player`` plays on for the seat and its partners.
    """
    before, seat, done = acts[: decision.step], decision.done.seat, decision.done

    def drawn(opponent: Opponent, most: int, luck: int) -> Worlds:
        return worlds(start, before, seat, most=most, seed=luck, read=opponent.bot if opponent.read else None)

    scouts = [drawn(opponent, SCOUTED, 2 * seed) for opponent in opponents]
    if not all(scout.states for scout in scouts):
        return None

    own = [_gains(scout.states, done, (player, by.bot), seed) for scout, by in zip(scouts, opponents, strict=True)]

    def least(act: Action) -> float:
        tried = zip(scouts, opponents, own, strict=True)
        return min(
            _mean(scout, _more(ours, _gains(scout.states, act, (player, by.bot), seed))) for scout, by, ours in tried
        )

    rival = max(decision.others, key=least)
    against = []
    for scout, opponent in zip(scouts, opponents, strict=True):
        found = scout if scout.whole else drawn(opponent, measured, 2 * seed + 1)
        cost, error = _measured(found, done, rival, (player, opponent.bot), seed + 1)
        against.append(Difference(cost, error, len(found.states), found.whole))
    return Valued(step=decision.step, state=decision.state, done=done, rival=rival, against=tuple(against))


def _measured(drawn: Worlds, done: Action, rival: Action, bots: _Bots, seed: int) -> tuple[float, float]:
    """Give the mean of what the rival brings more, and its standard error."""

    def played(luck: int) -> list[int]:
        return _more(_gains(drawn.states, done, bots, luck), _gains(drawn.states, rival, bots, luck))

    once = played(seed)
    if drawn.whole:  # no deal is left out: only the luck of the bots makes the mean uncertain, so each is played twice
        again = played(seed + 1)
        spread = sum((w * (a - b)) ** 2 / 4 for w, a, b in zip(drawn.weights, once, again, strict=True))
        both = [(a + b) / 2 for a, b in zip(once, again, strict=True)]
        return _mean(drawn, both), sqrt(spread) / sum(drawn.weights)
    deals = len(once)
    return fmean(once), stdev(once) / sqrt(deals) if deals > 1 else abs(once[0])


def _mean(drawn: Worlds, values: Sequence[float]) -> float:
    return sum(w * value for w, value in zip(drawn.weights, values, strict=True)) / sum(drawn.weights)


def _more(done: Sequence[int], rival: Sequence[int]) -> list[int]:
    """Say what a rival brings more than what was done, deal by deal."""
    return [theirs - ours for ours, theirs in zip(done, rival, strict=True)]


def _gains(states: Sequence[HandState], act: Action, bots: _Bots, seed: int) -> list[int]:
    """Say what an act brings its side in each deal, played on by bots to the end of the hand."""
    team = act.seat % 2
    seats = [bots[seat % 2 != team] for seat in range(states[0].deal.players)]
    return [
        _lead(play_on(play(state, act), seats, seed + number)[0], team) - _lead(state, team)
        for number, state in enumerate(states)
    ]


def _lead(state: HandState, team: int) -> int:
    """By how many points a side leads; points past the end of the match count for nothing."""
    score = [min(points, state.deal.target) for points in state.score]
    if state.match_winner is not None:
        score[state.match_winner] = state.deal.target
    return score[team] - score[1 - team]
