"""The replay on screen: a hand stepped through in the browser; Python is asked for another hand, a what-if, a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from tutor.engine import ruleset
from tutor.lessons.replay_room import ReplayRoom
from tutor.narration import rulebook_name
from tutor.notation import dump
from tutor.notation.limits import FILE, LINES
from tutor.rulebook import RULEBOOKS
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent
from tutor.widgets.picture import PictureWidget
from tutor.widgets.replay_page import MODULES, STYLES, TooLargeError, replay_page
from tutor.widgets.replay_words import viewer_words

__all__ = ["ReplayWidget"]

_LONG = FILE + 100
_ACTS: Mapping[str, str | None] = {
    "open": "value",
    "try": "value",
    "on": "value",
    "new": "value",
    "file": "value",
    "edit": "value",
    "add": "value",
    "deal": None,
    "undo": None,
    "export": "value",
}
_LONGEST = {"try": 20_000, "on": 20_000, "file": _LONG, "edit": _LONG}


class ReplayWidget(PictureWidget):
    """A room of replays: ``view`` says what is going on in it, ``hand`` has the frames, ``shelf`` the library.

    ``within`` a lesson it has one hand and no shelf, begins at the moment ``at``, or where it was left when the page
    had to be loaded anew, and leaves the page's address alone.
    """

    acts: ClassVar = _ACTS
    longest: ClassVar = _LONGEST
    quiet: ClassVar = frozenset({"export"})
    modules: ClassVar = MODULES
    _esm = module_text(*modules)
    _css = style_text(*STYLES)

    hand: traitlets.Instance[dict[str, Any] | None] = traitlets.Dict(allow_none=True).tag(sync=True)  # type: ignore[assignment]
    shelf = traitlets.Dict().tag(sync=True)

    def __init__(
        self, room: ReplayRoom | None = None, *, lang: str = "pt-BR", within: bool = False, at: str = ""
    ) -> None:
        self._room = ReplayRoom() if room is None else room
        self._within = within
        self._start = self._room.address(at) if within else ""
        self._drawn = (self._room.version, lang)
        super().__init__(lang=lang, hand=self._room.hand(lang), shelf=self._shelf(lang))

    def _shelf(self, lang: str) -> dict[str, Any]:
        books = [[rules, rulebook_name(rules, lang), list(ruleset(rules).seats.value)] for rules in RULEBOOKS]
        return {
            "strings": {lang: viewer_words(lang)},
            "hands": [] if self._within else self._room.shelf(lang),
            "books": books,
            "most": FILE,
            "lines": LINES,
        }

    def picture(self, lang: str) -> dict[str, Any]:
        """Give what is going on in the room."""
        shown = {**self._room.view(lang), "message": "", "within": self._within, "start": self._start}
        return {**shown, "fragment": "", "part": self.part} if self._within else shown

    def draw(self) -> None:
        """Give the frames too where they are others: of another hand, or in another language."""
        now = (self._room.version, self._lang)
        with self.hold_sync():
            if self._drawn != now:
                self.hand = self._room.hand(self._lang)
            if self._drawn[1] != self._lang:
                self.shelf = self._shelf(self._lang)
            self._drawn = now
            super().draw()

    def trouble(self) -> dict[str, Any]:
        """Keep the hand, with a plain word."""
        return {
            **self.view,
            "turn": self.view["turn"] + 1,
            "tried": None,
            "message": viewer_words(self._lang)["trouble"],
        }

    def take(self, act: Intent) -> None:
        """Hand an act to the room; a file that is asked for goes to the browser at once."""
        if act.act == "export":
            self._hand_out(act.text or "")
        else:
            self._room.act(act.act, act.text or "")

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
