"""The rules to read and to search, and the house rules of a table; once shown, only files of these need a kernel."""

from __future__ import annotations

from typing import Any, ClassVar

from tutor.engine.house import LONGEST
from tutor.lessons.house_file import house_file, opened_house
from tutor.lessons.reference import reference_view
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.intents import Intent
from tutor.widgets.picture import PictureWidget

__all__ = ["RulesWidget"]


class RulesWidget(PictureWidget):
    """The page of the rules: its picture changes with the language alone."""

    acts: ClassVar = {"house_open": "value", "house_file": "value"}
    longest: ClassVar = {"house_open": LONGEST + 1, "house_file": LONGEST}
    modules: ClassVar = (
        "cards.js",
        "french.js",
        "elements.js",
        "storage.js",
        "fragment.js",
        "settings.js",
        "rules_search.js",
        "rules_book.js",
        "rules_address.js",
        "house.js",
        "rules_entry.js",
        "rules_list.js",
        "rules_switches.js",
        "rules.js",
    )
    _esm = module_text(*modules)
    _css = style_text()

    def __init__(self, *, lang: str = "pt-BR") -> None:
        super().__init__(lang=lang)

    def picture(self, lang: str) -> dict[str, Any]:
        """Give all that the page holds."""
        return reference_view(lang)

    def take(self, act: Intent) -> None:
        """Write the file of a table's rules, or read one; what comes of it goes back as a message."""
        said = act.text or ""
        self.send(opened_house(said, self._lang) if act.act == "house_open" else house_file(said, self._lang))
