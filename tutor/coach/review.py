"""The review of a hand: each choice of one seat beside the best that could be done, in expected points.

A choice is valued as it stood, on deals that the seat could not tell from the one there was (`tutor.coach.trials`).
What it is held against is what the last hint would have said at that moment (`judged`), so that the coach is of one
mind before a choice and after it; of whoever did just that, against what challenges it most.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutor.coach.advice import suggested
from tutor.coach.trials import DOUBT, Difference, Trials, costly
from tutor.engine.actions import Action
from tutor.engine.allowed import allowed
from tutor.engine.game import play
from tutor.engine.state import HandState

__all__ = ["Decision", "Judged", "Valued", "decisions", "judged", "ranked", "reviewed", "value"]


class Decision(NamedTuple):
    """A choice: which of the acts of the hand it was, the hand before it, what was done and what else was allowed."""

    step: int
    state: HandState
    done: Action
    others: tuple[Action, ...]


class Judged(NamedTuple):
    """What the coach would do, and what plain rules say; ``against`` is what that brings more, nothing if the same."""

    act: Action
    plain: Action
    against: tuple[Difference, ...] = ()

    @property
    def gain(self) -> float:
        """What the act brings more than that of plain rules, against the opponent against whom it brings less."""
        return min((found.cost for found in self.against), default=0.0)


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
        return costly(self.against)

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


def judged(start: HandState, acts: Sequence[Action], state: HandState, seat: int, *, seed: int = 0) -> Judged | None:
    """Say what the coach would do; None where the seat may do nothing.

    ``state`` is the hand after these acts. What plain rules say is done, unless something else is surely better.

    >>> from tutor.coach.deals import deal
    >>> from tutor.engine import ruleset
    >>> hand = deal(ruleset("gauderio"), 1, players=2)
    >>> judged(hand, (), hand, 0).act in allowed(hand, 0)
    True
    """
    plain = suggested(state, seat)
    if plain is None:
        return None
    trials = Trials(start, acts, seat, seed=seed)
    act = trials.best(plain, allowed(state, seat)) if trials.possible else plain
    return Judged(act, plain, trials.against(plain, act) if act != plain else ())


def decisions(start: HandState, acts: Sequence[Action], seat: int) -> tuple[Decision, ...]:
    """List the choices of a seat in a hand: whatever it did while something else was allowed."""
    found, state = [], start
    for step, act in enumerate(acts):
        if act.seat == seat and (others := tuple(other for other in allowed(state, seat) if other != act)):
            found.append(Decision(step, state, act, others))
        state = play(state, act)
    return tuple(found)


def reviewed(start: HandState, acts: Sequence[Action], seat: int, *, seed: int = 0) -> Iterator[Valued]:
    """Value the choices of a seat one by one, in the order of the hand, so that a page can show how far it is.

    >>> from tutor.coach.bots import BOTS
    >>> from tutor.coach.deals import deal
    >>> from tutor.coach.playing import play_on
    >>> from tutor.engine import ruleset
    >>> hand = deal(ruleset("cego"), 7, players=2)
    >>> end, acts = play_on(hand, [BOTS["regrado"]] * 2, seed=1)
    >>> [one.step for one in reviewed(hand, acts, 0)] == [one.step for one in decisions(hand, acts, 0)]
    True
    """
    for decision in decisions(start, acts, seat):
        found = value(decision, Trials(start, acts[: decision.step], seat, seed=seed))
        if found is not None:
            yield found


def ranked(valued: Iterable[Valued]) -> tuple[Valued, ...]:
    """Put first what surely cost most, then what may have cost something, last what was well done."""
    return tuple(sorted(valued, key=lambda one: (not one.costly, one.good, -one.told.cost)))


def value(decision: Decision, trials: Trials) -> Valued | None:
    """Value one choice, tried out at its moment; None where no deal was found that the seat could have taken for it."""
    if not trials.possible:
        return None
    step, state, done, others = decision
    plain = suggested(state, done.seat)
    best = trials.best(plain if plain in others else done, (done, *others))
    rival = trials.challenger(done, others) if best == done else best
    return Valued(step=step, state=state, done=done, rival=rival, against=trials.against(done, rival))
