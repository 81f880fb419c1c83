"""What all parts of a file have in common: where they stand and how they are written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from tutor.engine.deck import Card

UNKNOWN: Final = Card("?", "?")
"""The card written ``??``: it lies there, nobody says which it is."""

Against = Literal["", "!", "!!"]
"""Not against the rules; done although against them; and on purpose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """Part of a file that knows where it stands: from 1, and 0 when it was not read."""

    line: int = field(default=0, compare=False, repr=False)
    column: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Node(Placed, ABC):
    """Part of a file that is written in words on one line: ``str`` of it is its notation."""

    @abstractmethod
    def _words(self) -> Iterable[object]:
        """Give the words of its notation, in order; empty ones are left out."""

    def __str__(self) -> str:
        return " ".join(filter(None, map(str, self._words())))


@dataclass(frozen=True, slots=True)
class Seated(Node):
    """What a seat does."""

    seat: int
    against: Against = field(default="", kw_only=True)

    def _words(self) -> Iterable[object]:
        """Seat, ``!``, verb and arguments."""
        return (f"{self.seat}{self.against}", *self._verb())

    @abstractmethod
    def _verb(self) -> Iterable[object]:
        """Give verb and arguments."""

    @property
    def spelling(self) -> str:
        """The act without its seat, as the judge protocol lists it.

        >>> from tutor.notation import Call
        >>> Call(1, "truco").spelling
        'truco'
        """
        return " ".join(filter(None, map(str, self._verb())))
