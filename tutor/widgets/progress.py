"""A learner's progress on screen: the map of rules, the mistakes, the last weeks, and his data to take along.

The widget draws and listens; it knows no rule. A session, handed in, says what to show and takes the acts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

from tutor.narration import text
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent
from tutor.widgets.picture import PictureWidget
from tutor.widgets.words import interface_words

__all__ = ["ProgressSession", "ProgressWidget"]

_WORDS = (
    "opening", "learner", "names", "new-name", "add-name", "next-title", "map", "unasked-fold", "clauses", "mistakes",
    "no-mistakes", "mistakes-lead", "weeks", "day-title", "right", "wrong", "as-table", "data", "export", "import",
    "forget", "forget-title", "forget-yes", "keep", "unreadable", "not-chosen", "practise", "begin", "file-large",
)  # fmt: skip


class ProgressSession(Protocol):
    """What the widget asks of a session: the picture, an ear for the page's log and for acts, and a voice."""

    def view(self, lang: str) -> Mapping[str, Any]:
        """Show the present picture, its words in `lang`."""
        ...

    def hear(self, content: object) -> bool:
        """Take what the page says of the log, whatever it is; tell whether there is something new to show."""
        ...

    def act(self, name: str, value: str = "") -> None:
        """Take one act."""
        ...

    def listen(self, speak: Callable[[Mapping[str, Any]], None]) -> None:
        """Be told how to speak to the page."""
        ...


class ProgressWidget(PictureWidget):
    """One page of progress: the picture of its session."""

    acts: ClassVar = {"export": "value", "piece": "value", "import": None, "erase": None}
    longest: ClassVar = {"piece": 200_000}
    quiet: ClassVar = frozenset({"export", "piece"})
    modules: ClassVar = (
        "elements.js",
        "heartbeat.js",
        "storage.js",
        "fragment.js",
        "lost.js",
        "settings.js",
        "progress_log.js",
        "standing.js",
        "progress_map.js",
        "progress_weeks.js",
        "progress_data.js",
        "progress.js",
    )
    _esm = module_text(*modules)
    _css = style_text("progress.css")

    def __init__(self, session: ProgressSession, *, lang: str = "pt-BR") -> None:
        self._session = session
        super().__init__(lang=lang)
        session.listen(lambda message: self.send(dict(message)))

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the picture of the session with the words of the interface."""
        return {**self._session.view(lang), "strings": _strings(lang), "message": ""}

    def take(self, act: Intent) -> None:
        """Hand an act to the session."""
        self._session.act(act.act, act.text or "")

    def hear(self, content: object) -> bool:
        """Hand on what the page says of the log."""
        return self._session.hear(content)


def _strings(lang: str) -> dict[str, str]:
    own = {name: text(f"progress-{name}", lang) for name in _WORDS}
    return {**interface_words(lang), **own, "review": text("review-name", lang)}
