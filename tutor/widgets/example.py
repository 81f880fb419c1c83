"""A worked example on screen: a hand and its steps, shown one at a time, without the kernel once it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.picture import PictureWidget
from tutor.widgets.words import interface_words

__all__ = ["ExampleWidget", "SteppedExample"]


class SteppedExample(Protocol):
    """What the widget asks of an example: cards, lines to be shown one by one, the ruling's sentence and clauses."""

    def view(self, lang: str) -> Mapping[str, Any]:
        """Show the example, its words in `lang` (the shape: `tutor.lessons.worked`)."""
        ...


class ExampleWidget(PictureWidget):
    """One example; stepping through it needs no kernel."""

    modules: ClassVar = (
        "cards.js",
        "french.js",
        "elements.js",
        "storage.js",
        "fragment.js",
        "settings.js",
        "step.js",
        "table_rows.js",
        "feedback.js",
        "example.js",
    )
    _esm = module_text(*modules)
    _css = style_text("steps.css")

    def __init__(self, example: SteppedExample, *, lang: str = "pt-BR") -> None:
        self._example = example
        super().__init__(lang=lang)

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the example with the words of the interface."""
        return {**self._example.view(lang), "strings": interface_words(lang), "part": self.part}
