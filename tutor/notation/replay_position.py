"""A place in the replay of a hand: all that an act or an assertion there needs to know, frozen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tutor.engine import Reason, Ruleset, Ruling
from tutor.engine.actions import Action
from tutor.engine.ceremony import NO_HISTORY, History, Rite, Table, TableEvent, evolve_table, explain_rite
from tutor.engine.ceremony_draw import Draw
from tutor.engine.events import Event, Paid, evolve
from tutor.engine.explain import explain
from tutor.engine.judge import Verdict
from tutor.engine.scoring import Score
from tutor.engine.state import Cards, HandState
from tutor.notation.replay_errors import remedies_of

POINTS_OF_CONTESTS = frozenset(("envido", "falta", "flor", "cut", "drip"))
"""What is paid while the hand goes on, apart from the hand itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What an act brought about: its verdict with reasons, and the events, folded from ``before`` on.

    Of what needs no referee (the deal, a count said aloud) ``ruling`` and ``action`` are None. An act of the ceremony
    is a ``rite`` at a ``table``; ``more`` are reasons that
    are no event: what came of a draw, why this seat deals first, who is o mão of the next hand.
    """

    before: HandState | None = None
    action: Action | None = None
    ruling: Ruling[Verdict] | None = None
    events: tuple[TableEvent, ...] = ()
    table: Table | None = None
    rite: Rite | None = None
    more: tuple[Reason, ...] = ()

    @property
    def remedies(self) -> tuple[str, ...]:
        """What is done about a foul."""
        return () if self.ruling is None else remedies_of(self.ruling)

    def explained(self) -> Iterator[tuple[TableEvent, Reason, HandState | None]]:
        """Give each event with its reasons and the state after it."""
        if self.table is not None and self.rite is not None:
            yield from self._explained_rite(self.table, self.rite)
            return
        state = self.before
        for event in self.events:
            assert state is not None, "what happened happened to somebody"
            assert isinstance(event, Event), "events of the play"
            reason = explain(state, event)
            state = evolve(state, event)
            yield event, reason, state

    def _explained_rite(self, table: Table, rite: Rite) -> Iterator[tuple[TableEvent, Reason, HandState | None]]:
        after = table
        for event in self.events:
            after = evolve_table(after, event)
            yield event, explain_rite(table, rite, event), after.hand

    def reasons(self) -> Iterator[Reason]:
        """Give the reasons of the act and of all that followed from it."""
        if self.ruling is not None:
            yield self.ruling.reason
        yield from self.more
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
    nobody met, right after it was sung, ``denied`` who has said so. ``said`` are the rulings on assertions since
    the last act. ``table`` is kept once an act of the ceremony was done, ``draw`` once a king was drawn for;
    ``first`` tells that the match begins.
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
    denied: tuple[int, ...] = ()
    last: Outcome = Outcome()
    said: tuple[Ruling[Any], ...] = ()
    table: Table | None = None
    draw: Draw | None = None
    history: History = NO_HISTORY
    drawing: tuple[str, ...] = ()
    raffler: str | None = None
    owner: int | None = None
    stayed: int | None = None
    first: bool = True

    def after(self, outcome: Outcome, state: HandState | None, **more: Any) -> Position:  # noqa: ANN401  # fields
        """Give the position after an act; what only holds right after the act before is gone."""
        own = sum(e.points for e in outcome.events if isinstance(e, Paid) and e.what not in POINTS_OF_CONTESTS)
        fields = {"counting": None, "unmet": None, "denied": (), "said": (), **more}
        if "table" not in more and self.table is not None and state is not None and state is not self.state:
            fields["table"] = self.table.with_hand(state)
        return replace(self, state=state, last=outcome, paid=self.paid + own, **fields)
