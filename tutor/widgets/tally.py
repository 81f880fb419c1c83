"""The score sheet of a real table: once drawn it counts by itself; Python is asked only for prices of house rules."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from tutor.lessons.tally import asked_table, json_text, tally_shelf
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent
from tutor.widgets.picture import PictureWidget

__all__ = ["TallyWidget"]

_LONGEST = 8000


class TallyWidget(PictureWidget):
    """A score sheet; ``shelf`` has every word and price, the sheet itself is kept by the browser alone.

    It travels as JSON text: what is None in Python is ``undefined`` in a browser whose Python is Pyodide, and would be
    lost where the sheet is kept.
    """

    acts: ClassVar = {"table": "value"}
    longest: ClassVar = {"table": _LONGEST}
    quiet: ClassVar = frozenset({"table"})
    modules: ClassVar = (
        "elements.js",
        "storage.js",
        "fragment.js",
        "settings.js",
        "house.js",
        "tally_count.js",
        "tally_kept.js",
        "tally_notes.js",
        "tally_setup.js",
        "tally_board.js",
        "tally_cells.js",
        "tally_past.js",
        "tally.js",
    )
    _esm = module_text(*modules)
    _css = style_text("tally.css")

    shelf = traitlets.Unicode().tag(sync=True)

    def __init__(self, *, lang: str = "pt-BR") -> None:
        super().__init__(lang=lang, shelf=json_text(tally_shelf()))

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the language of the page; there is nothing else that Python would have to say."""
        return {"turn": 0, "lang": lang}

    def take(self, act: Intent) -> None:
        """Work out the prices of a table with rules of its own."""
        self.send(asked_table(act.text or "", self._lang))
