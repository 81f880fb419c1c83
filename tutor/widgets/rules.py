"""The rules to read and to search: the three rulebooks, the readings, examples; once shown it needs no kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import anywidget
import traitlets

from tutor.lessons.reference import reference_view
from tutor.widgets.bundle import module_text, style_text

__all__ = ["RulesWidget"]


class RulesWidget(anywidget.AnyWidget):
    """The page of the rules: one synced trait (``view``), written once by Python."""

    modules: ClassVar = (
        "cards.js",
        "french.js",
        "elements.js",
        "fragment.js",
        "rules_search.js",
        "rules_book.js",
        "rules_address.js",
        "rules_entry.js",
        "rules_list.js",
        "rules.js",
    )
    _esm = module_text(*modules)
    _css = style_text()

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, *, lang: str = "pt-BR") -> None:
        super().__init__(view=reference_view(lang))

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a browser says about traits: the picture comes from Python alone."""
