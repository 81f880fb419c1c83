"""A place in the replay of a hand: all that an act or an assertion there needs to know, frozen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tutor.engine import Reason, Ruleset, Ruling
from tutor.engine.actions import Action
from tutor.engine.events import Event, Paid, evolve
from tutor.engine.explain import explain
from tutor.engine.judge import Verdict
from tutor.engine.scoring import Score
from tutor.engine.state import Cards, HandState

POINTS_OF_CONTESTS = frozenset(("envido", "falta", "flor"))
"""What is paid while the hand goes on, apart from the hand itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What an act brought about: its verdict with reasons, and the events, folded from ``before`` on.

    Of what needs no referee (the deal, a count said aloud) ``ruling`` and ``action`` are None.
    """

    before: HandState | None = None
    action: Action | None = None
    ruling: Ruling[Verdict] | None = None
    events: tuple[Event, ...] = ()

    @property
    def remedies(self) -> tuple[str, ...]:
        """What is done about a foul."""
        if self.ruling is None or self.ruling.value is not Verdict.FOUL:
            return ()
        args = self.ruling.reason.args
        named: tuple[str, ...] = args.get("remedies", ())
        return named or (str(args["remedy"]),)

    def explained(self) -> Iterator[tuple[Event, Reason, HandState]]:
        """Give each event with its reasons and the state after it."""
        state = self.before
        for event in self.events:
            assert state is not None, "what happened happened to somebody"
            reason = explain(state, event)
            state = evolve(state, event)
            yield event, reason, state

    def reasons(self) -> Iterator[Reason]:
        """Give the reasons of the act and of all that followed from it."""
        if self.ruling is not None:
            yield self.ruling.reason
        for _, reason, _ in self.explained():
            yield reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Counting:
    """A contest of points that was accepted: who may still say a number.

    ``points`` are the true counts by seat, ``said`` who has spoken, ``best`` the best number heard.
    """

    kind: str
    points: tuple[int | None, ...]
    said: tuple[int, ...] = ()
    best: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Between two acts of a hand.

    ``dealt`` and ``vira`` collect the deal until it is whole and ``state`` begins. ``unmet`` is the side whose flor
    nobody met, right after it was sung. ``said`` are the rulings on assertions since the last act.
    """

    rules: Ruleset
    players: int
    target: int
    score: Score
    eldest: int
    dealt: tuple[Cards | None, ...]
    vira: Any = None
    vira_told: bool = False
    state: HandState | None = None
    paid: int = 0
    counting: Counting | None = None
    unmet: int | None = None
    last: Outcome = Outcome()
    said: tuple[Ruling[Any], ...] = ()

    def after(self, outcome: Outcome, state: HandState | None, **more: Any) -> Position:  # noqa: ANN401  # fields
        """Give the position after an act; what only holds right after the act before is gone."""
        own = sum(e.points for e in outcome.events if isinstance(e, Paid) and e.what not in POINTS_OF_CONTESTS)
        fields = {"counting": None, "unmet": None, "said": (), **more}
        return replace(self, state=state, last=outcome, paid=self.paid + own, **fields)
