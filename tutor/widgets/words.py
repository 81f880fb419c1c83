"""The words of the interface, as the browser is given them: those of `tutor.widgets.contract.STRINGS`."""

from __future__ import annotations

from functools import cache

from tutor.narration import text
from tutor.widgets.contract import STRINGS

__all__ = ["interface_words"]


@cache
def interface_words(lang: str) -> dict[str, str]:
    """Give every word of the interface in a language.

    >>> interface_words("pt-BR")["answer"], interface_words("en")["answer"]
    ('Responder', 'Answer')
    """
    words = {name: text(f"practice-{name.replace('_', '-')}", lang, n="{n}") for name in STRINGS}
    return {**words, "step": text("practice-step", lang, n="{n}", total="{total}")}  # the browser fills it in
