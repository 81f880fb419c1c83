"""The referee's desk on screen: choose the question, tap the cards, and the ruling stands at once.

The widget draws and listens; it knows no rule. A session, handed in, says what to show and takes the acts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from tutor.narration import text
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent
from tutor.widgets.picture import PictureWidget
from tutor.widgets.words import interface_words

__all__ = ["DeskSession", "JudgeWidget"]

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


class JudgeWidget(PictureWidget):
    """One desk: the picture of its session."""

    acts: ClassVar = _ACTS
    longest: ClassVar = _LONGEST
    modules: ClassVar = (
        "cards.js",
        "french.js",
        "elements.js",
        "heartbeat.js",
        "storage.js",
        "house.js",
        "fragment.js",
        "lost.js",
        "settings.js",
        "seats.js",
        "feedback.js",
        "judge_table.js",
        "judge_acts.js",
        "judge_house.js",
        "judge_ruling.js",
        "turns.js",
        "judge.js",
    )
    _esm = module_text(*modules)
    _css = style_text("judge.css")

    def __init__(self, session: DeskSession, *, lang: str = "pt-BR") -> None:
        self._session = session
        super().__init__(lang=lang)

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the picture of the desk with the words of the interface."""
        return {**self._session.view(lang), "strings": _strings(lang), "message": ""}

    def take(self, act: Intent) -> None:
        """Hand an act to the desk."""
        self._session.act(act.act, act.text or "")

    def trouble(self) -> dict[str, Any]:
        """Keep the desk, with a plain word."""
        return {**super().trouble(), "turn": self.view["turn"] + 1}


def _strings(lang: str) -> dict[str, str]:
    return {**interface_words(lang), **{name: text(f"desk-{name}", lang) for name in _WORDS}}
