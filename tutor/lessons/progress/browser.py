"""The log in the browser: on a public server and on a site without one, nothing of a learner is kept elsewhere.

The browser hands its log over when a page begins (``hear``), and is sent what is new (``speak``); until it says that
it has kept an answer, the answer waits here. Everything that it says is read as if a stranger had written it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from tutor.lessons.answers import Answer, AnswerError
from tutor.lessons.progress.log import named
from tutor.lessons.progress.store import MemoryStore, StoreError

__all__ = ["BrowserLog", "BrowserStore", "read_lines"]

MOST = 50_000
"""So many answers are taken from a browser, more than its storage holds."""
LONGEST = 8000
"""So many characters a line of its log may have."""
BATCH = 200
"""So many answers are sent at once; more when these are kept, so that an import is no flood."""

_TROUBLES: Mapping[str, StoreError] = {
    "full": StoreError("browser-full", "browser"),
    "forbidden": StoreError("browser-forbidden", "browser"),
}
Speak = Callable[[Mapping[str, Any]], None]


class BrowserStore(MemoryStore):
    """A store whose place is a browser: a copy of its logs, and what it has still to keep.

    >>> store = BrowserStore()
    >>> store.hear({"act": "log", "learner": "Ana", "names": ["Ana", "Bia"], "lines": ["{", 7], "more": False})
    True
    >>> store.answers("Ana"), store.learners()
    ((), ('Ana', 'Bia'))
    """

    def __init__(self) -> None:
        super().__init__()
        self.trouble: StoreError | None = None
        self._speak: list[Speak] = []
        self._names: set[str] = set()
        self._waiting: dict[str, dict[str, Answer]] = {}
        self._sent = False

    @property
    def unsaved(self) -> int:
        """How many answers the browser has not said that it keeps."""
        return sum(map(len, self._waiting.values()))

    def listen(self, speak: Speak) -> None:
        """Tell how a browser is spoken to; several views of one page are one browser."""
        self._speak.append(speak)

    def append(self, learner: str, answers: Iterable[Answer]) -> None:
        """Add answers, and have them kept."""
        new = [answer for answer in answers if answer.id not in self._logs.get(learner, {})]
        super().append(learner, new)
        self._waiting.setdefault(learner, {}).update((answer.id, answer) for answer in new)
        self._send()

    def forget(self, learner: str) -> None:
        """Delete a log, here and in the browser."""
        super().forget(learner)
        self._waiting.pop(learner, None)
        self._names.discard(learner)
        self._say({"act": "forget", "learner": learner})

    def learners(self) -> tuple[str, ...]:
        """Give the names."""
        return tuple(sorted({*super().learners(), *self._names}))

    def hear(self, content: Mapping[str, Any]) -> bool:
        """Take a message of the browser; tell whether it changed anything that is shown."""
        learner = named(content.get("learner"))
        match content.get("act"), content:
            case "log", {"lines": list(lines), "names": list(names)}:
                self._names.update(name for name in map(named, names[:MOST]) if name)
                self._take(learner, lines)
                if not content.get("more"):
                    self._sent = False  # a page that begins has not heard what was said to another
                    self._send()
                return True
            case "gone", _:
                MemoryStore.forget(self, learner)
                self._waiting.pop(learner, None)
                return True
            case "kept", {"ids": list(ids)}:
                return self._kept(learner, ids, content.get("why"))
            case _:
                return False

    def _take(self, learner: str, lines: list[Any]) -> None:
        log = self._logs.setdefault(learner, {})
        for answer in read_lines(lines[: max(0, MOST - len(log))]):
            log.setdefault(answer.id, answer)

    def _kept(self, learner: str, ids: list[Any], why: object) -> bool:
        for id_ in ids:
            if isinstance(id_, str):
                self._waiting.get(learner, {}).pop(id_, None)
        self._sent = False
        before, self.trouble = self.trouble, _TROUBLES.get(why) if isinstance(why, str) else None
        if self.trouble is None:
            self._send()
        return before is not self.trouble

    def _send(self) -> None:
        """Send the next answers that wait, unless the browser is busy with others."""
        for learner, waiting in self._waiting.items():
            if waiting and not self._sent:
                self._sent = True
                batch = [answer.as_dict() for answer in list(waiting.values())[:BATCH]]
                self._say({"act": "keep", "learner": learner, "answers": batch})

    def _say(self, message: Mapping[str, Any]) -> None:
        for speak in self._speak:
            speak(message)


def read_lines(lines: Iterable[object]) -> Iterator[Answer]:
    """Read the answers that a browser hands over; what somebody else wrote under our names stays where it is."""
    for line in lines:
        if isinstance(line, str) and len(line) <= LONGEST:
            with suppress(AnswerError):
                yield Answer.from_json(line)


class BrowserLog:
    """The log of one learner in a browser, a `Log`."""

    def __init__(self, store: BrowserStore, learner: str) -> None:
        self.learner = learner
        self._store = store

    @property
    def trouble(self) -> StoreError | None:
        """Why the browser keeps nothing, if it does not."""
        return self._store.trouble

    def listen(self, written: Callable[[Collection[str]], None]) -> None:
        """Do nothing: who keeps the log is told by no one that it is kept."""

    def add(self, answer: Answer) -> None:
        """Take an answer."""
        self._store.append(self.learner, [answer])

    def answers(self) -> tuple[Answer, ...]:
        """Give the log."""
        return self._store.answers(self.learner)

    def at_hand(self) -> tuple[Answer, ...]:
        """Give the log: what a page has told of it is all here."""
        return self.answers()

    def learners(self) -> tuple[str, ...]:
        """Give the names."""
        return self._store.learners()

    def refresh(self) -> None:
        """Do nothing: the browser tells by itself what another page has added."""

    def forget(self) -> None:
        """Delete the log."""
        self._store.forget(self.learner)
