"""A piece of a lesson that needs no kernel: HTML in both languages, of which the page shows its own, and plain text.

JupyterLab has no language of ours: there the one that the piece was made in is shown (`pieces.css`).
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from tutor.narration import LANGUAGES, text

__all__ = ["Piece", "cite", "cites", "element"]

_ONLY = dict(zip(LANGUAGES, ("truco-only-pt", "truco-only-en"), strict=True))


class Piece:
    """What a cell shows: ``html(lang)`` is the inside of it, ``words(lang)`` the same for a terminal."""

    def __init__(self, kind: str, html: Callable[[str], str], words: Callable[[str], str], *, lang: str) -> None:
        self.kind = kind
        self.html = html
        self.words = words
        self.lang = lang

    def __repr__(self) -> str:
        return self.words(self.lang)

    def _repr_html_(self) -> str:
        inner = "".join(f'<div class="{_ONLY[lang]}" lang="{lang}">{self.html(lang)}</div>' for lang in LANGUAGES)
        return f'<div class="truco-piece truco-piece-{self.kind}" data-lang="{self.lang}">{inner}</div>'


def element(tag: str, inner: str, kind: str = "") -> str:
    """Wrap HTML in an element, with the class ``truco-…`` where one is named.

    >>> element("p", "a &amp; b", "quiet")
    '<p class="truco-quiet">a &amp; b</p>'
    """
    named = f' class="truco-{kind}"' if kind else ""
    return f"<{tag}{named}>{inner}</{tag}>"


def cite(id: str, line: int | None, lang: str) -> str:  # noqa: A002  # of the clause
    """Name a clause or a reading, with its line; the page makes the id a link to the rules.

    >>> cite("gauderio/empate/4", 64, "en")
    '<code>gauderio/empate/4</code>, line 64'
    """
    said = f"<code>{escape(id)}</code>"
    return said if line is None else f"{said}, {escape(text('practice-line', lang))} {line}"


def cites(ids: tuple[str, ...]) -> str:
    """Name several, one after the other."""
    return " ".join(f"<code>{escape(id_)}</code>" for id_ in ids)
