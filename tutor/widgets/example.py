"""A worked example on screen: a hand and its steps, shown one at a time, without the kernel once it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import anywidget
import traitlets

from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.words import interface_words

__all__ = ["ExampleWidget", "SteppedExample"]


class SteppedExample(Protocol):
    """What the widget asks of an example: cards, lines to be shown one by one, the ruling's sentence and clauses."""

    def view(self, lang: str) -> Mapping[str, Any]:
        """Show the example, its words in `lang` (the shape: `tutor.lessons.worked`)."""
        ...


class ExampleWidget(anywidget.AnyWidget):
    """One example, one synced trait (``view``), written by Python alone."""

    modules: ClassVar = ("cards.js", "elements.js", "fragment.js", "feedback.js", "example.js")
    _esm = module_text(*modules)
    _css = style_text()

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, example: SteppedExample, *, lang: str = "pt-BR") -> None:
        super().__init__(view={**example.view(lang), "strings": interface_words(lang)})

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a browser says about traits: the picture comes from Python alone."""
