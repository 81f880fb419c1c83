"""The referee's desk on screen: choose the question, tap the cards, and the ruling stands at once.

The widget draws and listens; it knows no rule. A session, handed in, says what to show and takes the acts.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import anywidget
import traitlets

from tutor.narration import text
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Ping, parse_message
from tutor.widgets.words import interface_words

__all__ = ["DeskSession", "JudgeWidget"]

_log = logging.getLogger(__name__)

_ACTS: Mapping[str, str | None] = {
    "choose": "value",
    "card": "value",
    "place": "value",
    "undo": None,
    "clear": None,
    "restore": "hash",
    "house": "value",
    "tables": "value",
    "forget": None,
}
_LONGEST: Mapping[str, int] = {"restore": 4000, "house": 64 * 1024, "tables": 64 * 1024}
"""Acts that carry more than a word: a link, a file of house rules, those that the browser has kept."""
_WORDS = (
    "deck", "deck-hint", "deck-full", "empty", "next", "take", "used", "hidden", "steps", "changes", "books", "here",
    "differs", "story", "story-none", "instead", "house", "house-lead", "house-file", "house-text", "house-use",
    "house-forget", "house-too-long", "house-unreadable", "undo", "clear", "copy", "print", "copied", "not-copied",
    "link", "trouble",
)  # fmt: skip


class DeskSession(Protocol):
    """What the widget asks of a desk: the picture to show (`tutor.lessons.ruling_desk`), and an ear for acts."""

    def view(self, lang: str) -> Mapping[str, Any]:
        """Show the present picture, its words in `lang`; ``turn`` grows with every act."""
        ...

    def act(self, name: str, value: str = "") -> None:
        """Take one act; whatever does not fit the moment changes nothing."""
        ...


class JudgeWidget(anywidget.AnyWidget):
    """One desk, one synced trait (``view``), written by Python alone."""

    modules: ClassVar = (
        "cards.js",
        "french.js",
        "elements.js",
        "heartbeat.js",
        "storage.js",
        "house.js",
        "fragment.js",
        "feedback.js",
        "judge_table.js",
        "judge_acts.js",
        "judge_house.js",
        "judge_ruling.js",
        "judge.js",
    )
    _esm = module_text(*modules)
    _css = style_text("judge.css")

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, session: DeskSession, *, lang: str = "pt-BR") -> None:
        self._session = session
        self._lang = lang
        words = {name: text(f"desk-{name}", lang) for name in _WORDS}
        self._strings = {**interface_words(lang), **words}
        super().__init__(view=self._picture())
        self.on_msg(self._on_message)

    def _picture(self) -> dict[str, Any]:
        return {**self._session.view(self._lang), "strings": self._strings, "message": ""}

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a browser says about traits: acts come as messages, the picture only from here."""
        _log.debug("ignored a browser's write to %s", sorted(sync_data))

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        message = parse_message(content, _ACTS, _LONGEST)
        if message is None:
            return
        if isinstance(message, Ping):
            self.send({"act": "pong", "n": message.n})
            return
        if message.stale(self.view["turn"]):
            return
        try:
            self._session.act(message.act, message.text or "")
            self.view = self._picture()
        except Exception:  # noqa: BLE001 - logged below
            # The last wall before the reader: what broke goes to the log, he keeps the desk and a plain word.
            _log.exception("the desk could not take %s", message.act)
            self.view = {**self.view, "turn": self.view["turn"] + 1, "message": self._strings["trouble"]}
