"""The table on screen: a match against bots, from what is agreed on to its end; the browser keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tutor.coach.table_text import LONGEST
from tutor.lessons.table_room import TableRoom
from tutor.narration import text
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent
from tutor.widgets.picture import PictureWidget
from tutor.widgets.replay_words import viewer_words

__all__ = ["TableWidget"]

_ACTS: Mapping[str, str | None] = {
    "choose": "value",
    "tables": "value",
    "restore": "hash",
    "resume": "value",
    "deal": "value",
    "wish": "value",
    "undo": None,
    "next": None,
    "advise": None,
    "hint": None,
    "review": None,
    "ready": None,
    "leave": None,
    "export": "value",
}
_LONGEST: Mapping[str, int] = {"restore": 4000, "tables": 64 * 1024, "resume": LONGEST, "deal": 1000}
"""Acts that carry more than a word: a link, house rules, a match that the browser has kept, names."""
_WORDS = (
    "deal", "go-on", "own", "hide", "calls", "barred", "log", "skip", "undo-act", "leave", "next-hand", "to-replay",
    "save", "again", "over", "over-match", "advice", "thinking", "unknown", "hint", "review", "reviewing", "drill",
    "moment", "cut", "kept", "replace", "replace-act", "opening", "no-room",
    "trouble", "you",
)  # fmt: skip


class TableWidget(PictureWidget):
    """One table: the picture of its room."""

    acts: ClassVar = _ACTS
    longest: ClassVar = _LONGEST
    quiet: ClassVar = frozenset({"export"})
    modules: ClassVar = (
        "cards.js",
        "french.js",
        "elements.js",
        "heartbeat.js",
        "storage.js",
        "house.js",
        "fragment.js",
        "step.js",
        "lost.js",
        "settings.js",
        "seats.js",
        "feedback.js",
        "judge_table.js",
        "replay_table.js",
        "replay_told.js",
        "replay_picture.js",
        "replay_share.js",
        "odds.js",
        "table_agreed.js",
        "table_hand.js",
        "table_moves.js",
        "table_coach.js",
        "table_end.js",
        "turns.js",
        "table.js",
    )
    _esm = module_text(*modules)
    _css = style_text("judge.css", "replay.css", "odds.css", "table.css")

    def __init__(self, room: TableRoom, *, lang: str = "pt-BR") -> None:
        self._room = room
        super().__init__(lang=lang)

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the picture of the room with the words of the interface."""
        return {**self._room.view(lang), "strings": _strings(lang)}

    def take(self, act: Intent) -> None:
        """Hand an act to the room; the file of the match goes to the browser at once."""
        if act.act == "export":
            self.send({"act": "file", "name": "partida.truco", "text": self._room.file})
        else:
            self._room.act(act.act, act.text or "")

    def trouble(self) -> dict[str, Any]:
        """Keep the table, with a plain word."""
        return {**super().trouble(), "turn": self.view["turn"] + 1}


def _strings(lang: str) -> dict[str, str]:
    return {**viewer_words(lang), **{name.replace("-", "_"): text(f"mesa-{name}", lang) for name in _WORDS}}
