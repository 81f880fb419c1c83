"""A class on screen: a table of learners and subjects, the wrong rules they share, and both as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

from tutor.narration import text
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent
from tutor.widgets.picture import PictureWidget
from tutor.widgets.words import interface_words

__all__ = ["ClassSession", "ClassWidget"]

_WORDS = ("opening", "again", "rulebook", "table", "name", "mistakes", "mistakes-lead", "no-mistakes", "take-skills",
          "take-mistakes", "files")  # fmt: skip


class ClassSession(Protocol):
    """What the widget asks of a session: the picture, an ear for acts, and a voice."""

    def view(self, lang: str) -> Mapping[str, Any]:
        """Show the present picture, its words in `lang`."""
        ...

    def act(self, name: str, value: str = "") -> None:
        """Take one act."""
        ...

    def listen(self, speak: Callable[[Mapping[str, Any]], None]) -> None:
        """Be told how to speak to the page."""
        ...


class ClassWidget(PictureWidget):
    """The teacher's page: the picture of its session."""

    acts: ClassVar = {"read": None, "book": "value", "file": "value"}
    quiet: ClassVar = frozenset({"file"})
    modules: ClassVar = (
        "elements.js",
        "heartbeat.js",
        "storage.js",
        "fragment.js",
        "lost.js",
        "settings.js",
        "standing.js",
        "class.js",
    )
    _esm = module_text(*modules)
    _css = style_text("class.css")

    def __init__(self, session: ClassSession, *, lang: str = "pt-BR") -> None:
        self._session = session
        super().__init__(lang=lang)
        session.listen(lambda message: self.send(dict(message)))

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the picture of the session with the words of the interface."""
        words = {name: text(f"class-{name}", lang) for name in _WORDS}
        words["to_review"] = text("class-to-review", lang, n="{n}")  # the browser fills it in
        return {**self._session.view(lang), "strings": {**interface_words(lang), **words}, "message": ""}

    def take(self, act: Intent) -> None:
        """Hand an act to the session."""
        self._session.act(act.act, act.text or "")
