"""The words of the viewer, as the browser is given them."""

from __future__ import annotations

from functools import cache

from tutor.narration import text
from tutor.widgets.words import interface_words

__all__ = ["viewer_words"]

_WORDS = (
    "table", "trick", "tricks", "tie", "eldest", "hidden", "vira", "ordinal", "variations", "variation", "played",
    "reveal", "not-yet", "acts", "seen-from", "own-cards", "with-questions", "lang-pt-BR", "lang-en", "dark", "share",
    "link", "more",
    "share-link", "share-page", "share-notation", "share-svg", "share-png", "share-text", "copied", "not-copied",
    "first", "back", "forth", "last", "play", "pause", "controls", "status", "to-points", "library", "library-lead",
    "search", "book", "every-book", "skill", "every-skill", "none-found", "count-one", "count-many", "players",
    "open-file", "drop-file", "new-hand", "begin", "too-large", "too-many-lines", "not-text", "gone", "trouble",
    "try", "try-bots", "try-lead", "try-back", "try-of", "try-anyway", "try-over", "try-lines", "try-barred", "no-step",
    "forbidden", "rites", "rites-first", "next-hand", "do", "try-purpose",
    "own-title", "editor", "editor-text", "editor-read", "editor-error", "editor-good", "editor-more", "undo",
    "deal-seat", "deal-vira", "deal-chance", "deck", "over", "save", "may-not", "page-too-large",
)  # fmt: skip


@cache
def viewer_words(lang: str) -> dict[str, str]:
    """Give every word of the viewer in a language, those of the exercise among them.

    >>> viewer_words("pt-BR")["forth"], viewer_words("en")["not_yet"]
    ('Próximo lance', 'Not yet. Try again, or see the answer.')
    """
    words = {name.replace("-", "_"): text(f"viewer-{name.lower()}", lang) for name in _WORDS}
    ways = {way: text(f"settings-direction-{way}", lang) for way in ("anticlockwise", "clockwise")}
    words |= {"direction": text("settings-direction", lang), **ways}
    return {**interface_words(lang), **words, "lang_pt-BR": words["lang_pt_BR"]}
