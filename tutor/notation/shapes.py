"""What may follow a word: which record it makes and which arguments it takes, in order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tutor.notation.cursor import Cursor

T_co = TypeVar("T_co", covariant=True)

Arguments = Callable[[Cursor], tuple[object, ...]]


def each(*readers: Callable[[Cursor], object]) -> Arguments:
    """Read one argument after the other."""
    return lambda cursor: tuple(reader(cursor) for reader in readers)


NOTHING = each()


@dataclass(frozen=True, slots=True)
class Shape(Generic[T_co]):
    """A record and its arguments; ``named`` records keep the word itself as well, before them."""

    make: Callable[..., T_co]
    arguments: Arguments = NOTHING
    named: bool = False

    def read(self, cursor: Cursor, word: str, *before: object, **common: object) -> T_co:
        """Read what follows ``word`` and make its record; ``before`` stands first in it."""
        own = (word,) if self.named else ()
        return self.make(*before, *own, *self.arguments(cursor), **common)
