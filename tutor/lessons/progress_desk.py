"""The page of a learner's progress: whose log it is, what it shows, and the file to take along or to bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from tutor.lessons.dealing import drills_of
from tutor.lessons.progress import ExchangeError, Place, Talk, exported, imported, place_here
from tutor.lessons.progress.browser import Speak
from tutor.lessons.progress.exchange import LARGEST
from tutor.lessons.progress_map import day_name
from tutor.lessons.progress_view import progress_view
from tutor.narration import text

__all__ = ["ProgressDesk"]

PIECE = 200_000
"""So many characters of a file travel at once."""
TOLD = 5
"""So many answers of a file that were left out are told by their place."""


class ProgressDesk:
    """The session of the progress page; `now` gives the time in UTC.

    >>> desk = ProgressDesk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))
    >>> desk.view("en")["status"]
    'opening'
    """

    def __init__(self, place: Place | None = None, *, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._place = place or place_here()
        self._now = now
        self._turn = 0
        self._said: tuple[str, dict[str, Any]] | None = None
        self._left_out: tuple[tuple[int, str], ...] = ()
        self._pieces: list[str] = []
        self._file = ""
        self._talk = Talk(self._place)
        self._speak: Speak = lambda _message: None

    def listen(self, speak: Speak) -> None:
        """Tell how the page is spoken to."""
        self._speak = speak
        self._talk.listen(speak)

    def _say(self, message: Mapping[str, Any]) -> None:
        self._speak(message)

    def hear(self, content: object) -> bool:
        """Take what the page says of the log; tell whether there is something new to show."""
        changed = self._talk.hear(content)
        self._turn += changed
        return changed

    def act(self, name: str, value: str = "") -> None:
        """Take one act: ``export`` of the file from a place on, ``import`` of one ``piece`` by piece, ``erase``."""
        log = self._talk.log
        if log is None:
            return
        if name == "export":
            self._export(value)
            return
        if name == "piece":
            if sum(map(len, self._pieces)) <= LARGEST:
                self._pieces.append(value)
            return
        self._said, self._left_out = None, ()
        if name == "import":
            self._import()
        elif name == "erase":
            self._talk.forget()
            self._said = ("progress-forgotten", {})
        self._turn += 1

    def _import(self) -> None:
        written, self._pieces = "".join(self._pieces), []
        log = self._talk.log
        assert log is not None, "acts wait for it"
        try:
            found = imported(written)
        except ExchangeError as error:
            self._said = (f"progress-file-{error.code}", {})
            return
        there = {answer.id for answer in log.answers()}
        new = [answer for answer in found.answers if answer.id not in there]
        for answer in new:
            log.add(answer)
        self._left_out = found.left_out
        known = len(found.answers) - len(new)
        self._said = ("progress-imported", {"new": len(new), "known": known, "left": len(found.left_out)})

    def _export(self, value: str) -> None:
        """Send the file a piece at a time, as the page asks for it: what is sent at once has a limit."""
        at = int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else 0
        log = self._talk.log
        assert log is not None, "acts wait for it"
        if at == 0:
            self._file = exported(log.answers())
        after = at + PIECE
        name = f"truco-tutor-{log.learner or 'progresso'}-{self._here():%Y-%m-%d}.json"
        rest = after if after < len(self._file) else None
        self._say({"act": "file", "name": name, "text": self._file[at:after], "at": at, "next": rest})
        if rest is None:
            self._file = ""

    def _left_out_said(self, lang: str) -> str:
        """Tell which lines of a file were left out, the first of them."""
        if not self._left_out:
            return ""
        first = [str(place) for place, _ in self._left_out[:TOLD]]
        more = len(self._left_out) - len(first)
        return text("progress-left-out", lang, lines=", ".join(first), more=more)

    def _here(self) -> datetime:
        """Give the time by the learner's clock."""
        return self._talk.here(self._now())

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture."""
        log = self._talk.log
        held: dict[str, Any] = {"turn": self._turn, "lang": lang, "in_browser": self._place.browser is not None}
        if log is None:
            return {**held, "status": "opening"}
        answers = log.answers()
        chosen = log.learner
        names = sorted({chosen, *log.learners()}) if self._place.kind != "class" else [chosen]
        return {
            **held,
            "status": "ready",
            "trouble": self._talk.trouble(lang),
            "learner": chosen,
            "names": [{"id": name, "name": name or text("progress-nobody", lang)} for name in names],
            "choose": self._place.kind != "class",
            "place": text(f"progress-place-{self._place.kind}", lang),
            "answers": len(answers),
            "forget": text(
                "progress-forget-asked", lang, answers=len(answers), since=_since(answers, self._here(), lang)
            ),
            "said": text(self._said[0], lang, **self._said[1]) if self._said else "",
            "left_out": self._left_out_said(lang),
            **progress_view(answers, self._here(), lang, _asks),
        }


def _since(answers: tuple[Any, ...], now: datetime, lang: str) -> str:
    if not answers:
        return ""
    first = answers[0].at.astimezone(now.tzinfo)
    return f"{day_name(first, lang)} {first.year}"


def _asks(rules: str, skill: str) -> bool:
    """Whether treino has questions of a skill."""
    return bool(drills_of(rules, skill))
