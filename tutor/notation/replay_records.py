"""What a replay gives: its steps, the variations beside them, where each hand ended and what stopped it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.engine import Ruleset
from tutor.engine.match import MatchState
from tutor.engine.state import HandState
from tutor.notation.acts import Act
from tutor.notation.replay_errors import Stop, mistake
from tutor.notation.replay_position import Outcome, Position
from tutor.notation.replay_questions import Asked
from tutor.notation.tree import HandFile, Line

__all__ = ["Branch", "Replay", "Step"]


@dataclass(frozen=True, slots=True)
class Branch:
    """A variation, played from before the act that it replaces; ``line`` and ``column`` are its bracket's."""

    steps: tuple[Step, ...]
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One line of a file, done: an act, an assertion that holds, a hand break or annotations alone.

    ``before`` and ``after`` are the hand around it (None while it is being dealt); of an act ``outcome`` has the
    verdict, its reasons and the events. ``asked`` are the questions of the line with their answers. ``dark`` says that
    nobody may look at the cards of this hand.
    """

    line: Line
    hand: int
    before: HandState | None
    after: HandState | None
    outcome: Outcome | None = None
    asked: tuple[Asked, ...] = ()
    variations: tuple[Branch, ...] = ()
    dark: bool = False

    @property
    def act(self) -> Act | None:
        """The act, if the line holds one."""
        return self.line.what if isinstance(self.line.what, Act) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A file played: its steps, where each hand ended, and the first error, before which all is good.

    ``at`` is the place where it ends or stops. It, ``rules`` and ``match`` are None when the header says what cannot
    be so.
    """

    file: HandFile | None
    rules: Ruleset | None = None
    steps: tuple[Step, ...] = ()
    hands: tuple[HandState, ...] = ()
    match: MatchState | None = None
    at: Position | None = None
    error: Stop | None = None

    @property
    def state(self) -> HandState | None:
        """The last hand as the file leaves it; None where none was dealt."""
        return self.hands[-1] if self.hands else None

    @property
    def position(self) -> HandState:
        """The last hand; where the file stops or deals none, its error."""
        if self.error is not None:
            raise self.error
        if self.state is None:
            line = max((item.line for item in self.file.body), default=1) if self.file else 1
            raise mistake("no_hand", Line(line=line, column=1), found="")
        return self.state
