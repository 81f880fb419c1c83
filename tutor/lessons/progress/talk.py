"""What a page says and is told of the log: whose it is, and, where the browser keeps it, the log itself.

A log that is kept elsewhere is written while the learner goes on. Until an answer is written its browser holds it
(``hold``, ``drop``), and when a page begins it is asked what it still holds (``held``): whatever becomes of this
program, the disk or the network meanwhile, the next page writes it down.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta, timezone
from typing import Any

from tutor.lessons.answers import Answer
from tutor.lessons.progress.browser import BATCH, Speak, read_lines
from tutor.lessons.progress.log import Log, named
from tutor.lessons.progress.places import Place

__all__ = ["Talk"]

FARTHEST = 14 * 60
"""No clock on Earth is more minutes from UTC."""


class Talk:
    """One page: it begins when its browser has said who learns there. What was answered before waits for that.

    >>> from tutor.lessons.progress import Place
    >>> talk = Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))
    >>> talk.hear({"act": "log", "learner": "Ana", "names": [], "lines": [], "more": False, "minutes": 180})
    True
    >>> talk.log.learner, talk.minutes
    ('Ana', 180)
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.log: Log | None = None
        self.minutes = 0
        self._early: list[Answer] = []
        self._speak: list[Speak] = []
        self._follow: list[Callable[[], None]] = []
        self._held: dict[str, set[str]] = {}

    def listen(self, speak: Speak) -> None:
        """Tell how the page is spoken to."""
        if self.place.browser:
            self.place.browser.listen(speak)
        else:
            self._speak.append(speak)

    def follow(self, changed: Callable[[], None]) -> None:
        """Tell who is told when the log is there, and of every answer that this page adds to it."""
        self._follow.append(changed)

    def trouble(self, lang: str) -> str:
        """Say why answers are kept in memory only; nothing where they are kept well."""
        return self.log.trouble.told(lang) if self.log and self.log.trouble else ""

    def answers(self) -> tuple[Answer, ...]:
        """Give all that was answered."""
        return self.log.answers() if self.log else tuple(self._early)

    def at_hand(self) -> tuple[Answer, ...]:
        """Give as much of it as is known by now: a diagnosis waits for no disk and no server."""
        return self.log.at_hand() if self.log else tuple(self._early)

    def here(self, now: datetime) -> datetime:
        """Give a time by the learner's clock."""
        return now.astimezone(timezone(timedelta(minutes=-self.minutes)))

    def add(self, answer: Answer) -> None:
        """Write an answer down; nobody waits for it."""
        if self.log is None:
            self._early.append(answer)
        else:
            self._write(self.log, answer)
        self._changed()

    def _write(self, log: Log, answer: Answer) -> None:
        self._held[log.learner].add(answer.id)
        self._say({"act": "hold", "learner": log.learner, "answers": [answer.as_dict()]})
        log.add(answer)

    def forget(self) -> None:
        """Delete the log for good, and what the browser holds of it."""
        if self.log:
            self._held[self.log.learner].clear()
            self._say({"act": "drop", "learner": self.log.learner, "ids": None})
            self.log.forget()

    def hear(self, content: object) -> bool:
        """Take a message of the page, whatever it is; tell whether what is known of the log has changed."""
        if not isinstance(content, Mapping):
            return False
        changed = self.place.browser is not None and self.place.browser.hear(content)
        if content.get("more"):
            return False
        if content.get("act") == "held":
            return self._take(named(content.get("learner")), content.get("lines"))
        if content.get("act") != "log":
            return changed and self.log is not None
        minutes = content.get("minutes")
        if type(minutes) is int and abs(minutes) <= FARTHEST:
            self.minutes = minutes
        self._begin(named(content.get("learner")))
        return True

    def _begin(self, learner: str) -> None:
        log = self.log = self.place.log(learner)
        log.refresh()
        if log.learner not in self._held:
            held = self._held[log.learner] = set()
            log.listen(lambda ids: self._drop(log.learner, held.intersection(ids)))
            self._say({"act": "held", "learner": log.learner})
        early, self._early = self._early, []
        for answer in early:
            self._write(log, answer)
        self._changed()

    def _take(self, learner: str, lines: object) -> bool:
        """Write down what the browser still holds of the log that is open."""
        if self.log is None or learner != self.log.learner or self.place.browser or not isinstance(lines, list):
            return False
        found = tuple(read_lines(lines[:BATCH]))
        self._held[learner].update(answer.id for answer in found)
        for answer in found:
            self.log.add(answer)
        self._changed()
        return bool(found)

    def _drop(self, learner: str, ids: Collection[str]) -> None:
        """Let the browser drop what has been written; called from the thread that writes."""
        if ids:
            self._say({"act": "drop", "learner": learner, "ids": sorted(ids)})
            self._held[learner].difference_update(ids)

    def _changed(self) -> None:
        for told in self._follow:
            told()

    def _say(self, message: Mapping[str, Any]) -> None:
        for speak in self._speak:
            speak(message)
