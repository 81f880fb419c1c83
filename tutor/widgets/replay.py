"""The replay on screen: a hand stepped through in the browser; Python is asked for another hand, a what-if, a file."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, ClassVar

import anywidget
import traitlets

from tutor.engine import ruleset
from tutor.lessons.replay_room import ReplayRoom
from tutor.narration import rulebook_name
from tutor.notation import dump
from tutor.notation.limits import FILE
from tutor.rulebook import RULEBOOKS
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent, Ping, parse_message
from tutor.widgets.replay_page import MODULES, STYLES, TooLargeError, replay_page
from tutor.widgets.replay_words import viewer_words

__all__ = ["ReplayWidget"]

_log = logging.getLogger(__name__)

_LONG = FILE + 100
_ACTS: Mapping[str, str | None] = {
    "open": "value",
    "try": "value",
    "leave": None,
    "new": "value",
    "file": "value",
    "edit": "value",
    "add": "value",
    "deal": None,
    "undo": None,
    "export": "value",
    "restore": "hash",
}
_LONGEST = {"try": 20_000, "file": _LONG, "edit": _LONG}


class ReplayWidget(anywidget.AnyWidget):
    """A room of replays: ``view`` says what is going on in it, ``hand`` has the frames, ``shelf`` the library."""

    modules: ClassVar = MODULES
    _esm = module_text(*modules)
    _css = style_text(*STYLES)

    view = traitlets.Dict().tag(sync=True)
    hand: traitlets.Instance[dict[str, Any] | None] = traitlets.Dict(allow_none=True).tag(sync=True)  # type: ignore[assignment]
    shelf = traitlets.Dict().tag(sync=True)

    def __init__(self, room: ReplayRoom | None = None, *, lang: str = "pt-BR") -> None:
        self._room = ReplayRoom() if room is None else room
        self._lang = lang
        self._version = self._room.version
        books = [[rules, rulebook_name(rules, lang), list(ruleset(rules).seats.value)] for rules in RULEBOOKS]
        shelf = {"strings": {lang: viewer_words(lang)}, "hands": self._room.shelf(lang), "books": books, "most": FILE}
        super().__init__(view=self._picture(), hand=self._room.hand(lang), shelf=shelf)
        self.on_msg(self._on_message)

    def _picture(self) -> dict[str, Any]:
        return {**self._room.view(self._lang), "message": ""}

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
        if message.stale(self.view["turn"]) or message.act == "restore":
            return
        try:
            self._take(message)
        except Exception:  # noqa: BLE001 - logged below
            # The last wall before the reader: what broke goes to the log, he keeps the hand and a plain word.
            _log.exception("the replay could not take %s", message.act)
            trouble = viewer_words(self._lang)["trouble"]
            self.view = {**self.view, "turn": self.view["turn"] + 1, "tried": None, "message": trouble}

    def _take(self, message: Intent) -> None:
        if message.act == "export":
            self._hand_out(message.text or "")
            return
        self._room.act(message.act, message.text or "")
        with self.hold_sync():
            if self._room.version != self._version:
                self._version = self._room.version
                self.hand = self._room.hand(self._lang)
            self.view = self._picture()

    def _hand_out(self, kind: str) -> None:
        played = self._room.played
        if played is None or played.file is None:
            return
        stem = played.file.id or "truco"
        if kind == "truco":
            self.send(
                {"act": "file", "name": f"{stem}.truco", "type": "text/plain;charset=utf-8", "text": dump(played.file)}
            )
        elif kind == "html":
            try:
                page = replay_page(played, self._lang)
            except TooLargeError:
                self.send({"act": "refused", "word": "page_too_large"})
                return
            self.send({"act": "file", "name": f"{stem}.html", "type": "text/html;charset=utf-8", "text": page})
