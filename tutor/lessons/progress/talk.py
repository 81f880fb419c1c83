"""What a page says and is told of the log: whose it is, and, where the browser keeps it, the log itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta, timezone

from tutor.lessons.answers import Answer
from tutor.lessons.progress.browser import Speak
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

    def listen(self, speak: Speak) -> None:
        """Tell how the page is spoken to."""
        if self.place.browser:
            self.place.browser.listen(speak)

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
        if self.log:
            self.log.add(answer)
        else:
            self._early.append(answer)

    def hear(self, content: object) -> bool:
        """Take a message of the page, whatever it is; tell whether what is known of the log has changed."""
        if not isinstance(content, Mapping):
            return False
        changed = self.place.browser is not None and self.place.browser.hear(content)
        if content.get("more"):
            return False
        if content.get("act") != "log":
            return changed and self.log is not None
        minutes = content.get("minutes")
        if type(minutes) is int and abs(minutes) <= FARTHEST:
            self.minutes = minutes
        self._begin(named(content.get("learner")))
        return True

    def _begin(self, learner: str) -> None:
        self.log = self.place.log(learner)
        self.log.refresh()
        for answer in self._early:
            self.log.add(answer)
        self._early = []
