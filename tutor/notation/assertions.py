"""What a line asserts, word by word: checked by whoever replays the file, never trusted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from tutor.notation.acts import SeatedAct
from tutor.notation.nodes import Node

Verdict = Literal["allowed", "void", "foul"]


@dataclass(frozen=True, slots=True)
class CountIs(Node):
    """``= envido SEAT N`` and ``= flor SEAT N``."""

    kind: Literal["envido", "flor"]
    seat: int
    points: int

    def _words(self) -> Iterable[object]:
        return ("=", self.kind, self.seat, self.points)


@dataclass(frozen=True, slots=True)
class TrickIs(Node):
    """``= trick N TEAM|tie``; a tie is None."""

    number: int
    team: int | None

    def _words(self) -> Iterable[object]:
        return ("=", "trick", self.number, "tie" if self.team is None else self.team)


@dataclass(frozen=True, slots=True)
class HandIs(Node):
    """``= hand TEAM|nobody POINTS``; nobody is None."""

    team: int | None
    points: int

    def _words(self) -> Iterable[object]:
        return ("=", "hand", "nobody" if self.team is None else self.team, self.points)


@dataclass(frozen=True, slots=True)
class StakeIs(Node):
    """``= stake N``: what the hand is worth now."""

    points: int

    def _words(self) -> Iterable[object]:
        return ("=", "stake", self.points)


@dataclass(frozen=True, slots=True)
class ScoreIs(Node):
    """``= score A B``."""

    score: tuple[int, int]

    def _words(self) -> Iterable[object]:
        return ("=", "score", *self.score)


@dataclass(frozen=True, slots=True)
class MatchIs(Node):
    """``= match TEAM``: that side has won the match."""

    team: int

    def _words(self) -> Iterable[object]:
        return ("=", "match", self.team)


@dataclass(frozen=True, slots=True)
class VoidIs(Node):
    """``= void``: the act before was taken back."""

    def _words(self) -> Iterable[object]:
        return ("=", "void")


@dataclass(frozen=True, slots=True)
class FoulIs(Node):
    """``= foul REMEDY``: the act before stands, with this remedy."""

    remedy: str

    def _words(self) -> Iterable[object]:
        return ("=", "foul", self.remedy)


@dataclass(frozen=True, slots=True)
class LegalIs(Node):
    """``= legal SEAT ACT allowed|void|foul``."""

    act: SeatedAct
    verdict: Verdict

    def _words(self) -> Iterable[object]:
        return ("=", "legal", self.act, self.verdict)


@dataclass(frozen=True, slots=True)
class ClauseIs(Node):
    """``= clause ID``: the last ruling cites it."""

    id: str

    def _words(self) -> Iterable[object]:
        return ("=", "clause", self.id)


@dataclass(frozen=True, slots=True)
class ReadingIs(Node):
    """``= reading ID``: the last ruling rests on it."""

    id: str

    def _words(self) -> Iterable[object]:
        return ("=", "reading", self.id)


@dataclass(frozen=True, slots=True)
class PairIs(Node):
    """``= pair NAME NAME``: these two drew the kings (claudista/1.2)."""

    names: tuple[str, str]

    def _words(self) -> Iterable[object]:
        return ("=", "pair", *map(_name, self.names))


def _name(name: str) -> str:
    bare = not any(char in "{}[]()#:" or char.isspace() for char in name)
    return name if bare else f'"{name}"'


Assertion = (
    CountIs | TrickIs | HandIs | StakeIs | ScoreIs | MatchIs | VoidIs | FoulIs | LegalIs | ClauseIs | ReadingIs | PairIs
)
"""Every assertion."""
