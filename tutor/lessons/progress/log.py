"""What practice and the map of progress ask of a log, wherever it is kept."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from tutor.lessons.answers import Answer
from tutor.lessons.progress.store import StoreError

__all__ = ["Log", "named"]

LONGEST_NAME = 40


class Log(Protocol):
    """The log of one learner. Nothing here waits for a place to write, and none of it fails."""

    learner: str

    @property
    def trouble(self) -> StoreError | None:
        """Why answers are kept in memory only, if they are."""

    def listen(self, written: Callable[[Collection[str]], None]) -> None:
        """Tell who is told the ids of what has been written down; of what the browser keeps, nobody is."""

    def add(self, answer: Answer) -> None:
        """Take an answer; one whose id is there already is left as it is."""

    def answers(self) -> tuple[Answer, ...]:
        """Give the log in the order of time."""

    def at_hand(self) -> tuple[Answer, ...]:
        """Give as much of it as is known by now, in the same order; nothing is waited for."""

    def learners(self) -> tuple[str, ...]:
        """Give the names of those whose logs are kept in the same place."""

    def refresh(self) -> None:
        """Look at the place again: another page may have written there."""

    def forget(self) -> None:
        """Delete the log for good."""


def named(told: object) -> str:
    r"""Read the name of a learner from anything a client could send; what is no name is nobody's ("").

    >>> named("  Ana   Luíza "), named("A" * 41), named(7), named("a\nb")
    ('Ana Luíza', '', '', 'a b')
    """
    if not isinstance(told, str):
        return ""
    name = " ".join(told[: 4 * LONGEST_NAME].split())
    return name if len(name) <= LONGEST_NAME and name.isprintable() else ""
