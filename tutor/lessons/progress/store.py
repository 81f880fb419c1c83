"""The small interface behind which every place for the log stands, and the simplest such place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Protocol

from tutor.lessons.answers import Answer
from tutor.narration import text

__all__ = ["MemoryStore", "Store", "StoreError", "Trouble"]

Trouble = Literal[
    "full", "locked", "corrupt", "newer", "unreachable", "setting", "forbidden", "browser-full", "browser-forbidden"
]


class StoreError(Exception):
    """The log cannot be read or written just now; what was saved is still there.

    ``trouble`` says why: the disk is ``full``, another program has it ``locked``, what is there is ``corrupt`` or was
    written by a ``newer`` version, the place is ``unreachable`` or ``forbidden``, or the
    ``setting`` that names it is no address of a database; of a browser, its storage.
    """

    def __init__(self, trouble: Trouble, place: str) -> None:
        super().__init__(f"the log of answers at {place} is {trouble}")
        self.trouble: Trouble = trouble
        self.place = place

    def told(self, lang: str) -> str:
        """Say it to the learner.

        >>> StoreError("full", "/data/progress.db").told("en")
        'The disk is full. Practice goes on, and the answers wait in memory until there is room: /data/progress.db'
        """
        return text(f"progress-trouble-{self.trouble}", lang, place=self.place)


class Store(Protocol):
    """A place for the logs of learners, each known by a name. Every method may raise `StoreError`."""

    def append(self, learner: str, answers: Iterable[Answer]) -> None:
        """Add answers to a log, all or none; one whose id is there already is left as it is."""

    def answers(self, learner: str) -> tuple[Answer, ...]:
        """Give a log in the order of time."""

    def learners(self) -> tuple[str, ...]:
        """Give the names of those who have answered, in alphabetical order."""

    def forget(self, learner: str) -> None:
        """Delete a log for good."""

    def close(self) -> None:
        """Let go of what it holds open."""


class MemoryStore:
    """Logs that last as long as the program.

    >>> MemoryStore().answers("Ana")
    ()
    """

    def __init__(self) -> None:
        self._logs: dict[str, dict[str, Answer]] = {}

    def append(self, learner: str, answers: Iterable[Answer]) -> None:
        """Add answers."""
        log = self._logs.setdefault(learner, {})
        for answer in answers:
            log.setdefault(answer.id, answer)

    def answers(self, learner: str) -> tuple[Answer, ...]:
        """Give a log."""
        return tuple(sorted(self._logs.get(learner, {}).values(), key=lambda answer: (answer.at, answer.id)))

    def learners(self) -> tuple[str, ...]:
        """Give the names."""
        return tuple(sorted(name for name, log in self._logs.items() if log))

    def forget(self, learner: str) -> None:
        """Delete a log."""
        self._logs.pop(learner, None)

    def close(self) -> None:
        """Hold nothing open."""
