"""How a ruling shows itself in a notebook: the sentence, the outline folded below it."""

from __future__ import annotations

from html import escape
from typing import Any

from tutor.engine import Ruling
from tutor.narration.catalogue import text
from tutor.narration.rulings import Line, outline, reading_mark, sentence, steps


def html(ruling: Ruling[Any], lang: str = "pt-BR") -> str:
    """Give a ruling as a piece of a page, every word escaped."""
    told = escape(sentence(ruling, lang))
    rows = "".join(_row(line, lang) for line in steps(ruling, lang))
    why = escape(text("common-why", lang))
    return (
        f'<div class="truco-ruling" lang="{escape(lang)}"><p>{told}</p>'
        f"<details><summary>{why}</summary><ul>{rows}</ul></details></div>"
    )


def _row(line: Line, lang: str) -> str:
    cites = f" <small>[{escape(', '.join(line.cites))}]</small>" if line.cites else ""
    ours = f" <em>({escape(reading_mark(line.readings, lang, line.decided))})</em>" if line.readings else ""
    return f'<li style="margin-left:{line.depth * 1.2:g}em">{escape(line.text)}{cites}{ours}</li>'


def register_formatters(ipython: Any, lang: str = "pt-BR") -> None:  # noqa: ANN401  # IPython is not a dependency
    """Make rulings show themselves in this IPython shell, as HTML in a browser and as text in a terminal."""
    formatters = ipython.display_formatter.formatters
    formatters["text/html"].for_type(Ruling, lambda ruling: html(ruling, lang))
    formatters["text/plain"].for_type(Ruling, lambda ruling, printer, _cycle: printer.text(outline(ruling, lang)))
