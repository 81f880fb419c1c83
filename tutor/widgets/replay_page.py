"""A hand as one page that needs nothing else: viewer, cards, words; it opens from a disk, without a network.

>>> from tutor.hands import hand
>>> from tutor.notation.replay import replay
>>> page = replay_page(replay(hand("gauderio-empate-na-primeira").file), "pt-BR")
>>> page[:40], len(page.encode()) < MOST_BYTES
('<!DOCTYPE html><html lang="pt-BR"><head>', True)
"""

from __future__ import annotations

import json
import re
from html import escape

from tutor.lessons.replay_frames import shown_hand
from tutor.lessons.replay_pack import packed
from tutor.narration import LANGUAGES
from tutor.notation.replay_records import Replay
from tutor.widgets.bundle import compact, module_text, style_text
from tutor.widgets.replay_words import viewer_words

__all__ = ["MODULES", "MOST_BYTES", "STYLES", "TooLargeError", "in_script", "replay_page"]

MOST_BYTES = 300_000
"""As large as a page may be that is sent by message."""

MODULES = (
    "cards.js", "french.js", "elements.js", "fragment.js", "storage.js", "settings.js", "step.js", "heartbeat.js",
    "feedback.js", "replay_frames.js",
    "replay_keys.js", "replay_list.js", "replay_options.js", "replay_table.js", "replay_picture.js", "replay_share.js",
    "replay_told.js", "replay_quiz.js", "replay_library.js", "replay_deck.js",
    "replay_choice.js", "replay_acts.js", "replay_try.js", "replay_editor.js", "turns.js", "replay_room.js",
    "replay.js",
)  # fmt: skip
STYLES = ("replay.css",)

_START = """
const data = JSON.parse(document.getElementById("hand").textContent);
const model = { get: (name) => data[name], set() {}, save_changes() {}, on() {}, off() {}, send() {}, alone: true };
viewer.render({ model, el: document.querySelector("main") });
"""
_RULES = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"
_OTHER_PAGES = re.compile(r"/\* ---- the rules to read -.*", re.DOTALL)


class TooLargeError(ValueError):
    """A match that makes a page larger than may be sent; ``size`` says how large."""

    def __init__(self, size: int) -> None:
        self.size = size
        super().__init__(f"{size} bytes; a page has at most {MOST_BYTES}")


def replay_page(played: Replay, lang: str, *, seat: int | None = None) -> str:
    """Make the page: in both languages if they fit, with what one seat sees if one is named.

    A hand of many acts travels with every card alone, then in one language alone; a match that is still too large is
    refused with a `TooLargeError`.
    """
    others = [other for other in LANGUAGES if other != lang]
    size = 0
    for languages, open_only in (([lang, *others], False), ([lang], False), ([lang], True)):
        page = _page(played, languages, seat, open_only=open_only)
        size = len(page.encode())
        if size <= MOST_BYTES:
            return page
    raise TooLargeError(size)


def _page(played: Replay, languages: list[str], seat: int | None, *, open_only: bool) -> str:
    assert played.file is not None
    shown = [shown_hand(played, lang, seat=seat) for lang in languages]
    if open_only and seat is None:
        shown = [{**hand, "tracks": {"all": hand["tracks"]["all"]}} for hand in shown]
    lang = languages[0]
    title = shown[0]["title"] or shown[0]["rules_name"]
    data = {
        "view": {
            "turn": 0,
            "lang": lang,
            "fragment": f"hand={played.file.id}",
            "unknown": "",
            "own": None,
            "tried": None,
        },
        "hand": packed(shown),
        "shelf": {"strings": {lang: viewer_words(lang) for lang in languages}, "hands": [], "books": []},
    }
    script = compact(module_text(*MODULES)).replace("export default {", "const viewer = {") + _START
    return (
        f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{_RULES}">'
        f'<link rel="icon" href="data:,"><style>{_style()}</style></head><body class="truco-page" data-voila="alone">'
        f'<main></main><script type="application/json" id="hand">{in_script(data)}</script>'
        f'<script type="module">{script}</script></body></html>\n'
    )


def _style() -> str:
    """The stylesheet without what other pages have of their own."""
    own = _OTHER_PAGES.sub("", style_text()) + style_text(*STYLES).removeprefix(style_text())
    body = "body{margin:0;padding:12px;background:var(--truco-paper);color:var(--truco-ink)}"
    return re.sub(r"\s*\n\s*", "\n", own) + body


def in_script(data: object) -> str:
    """Write JSON that no HTML parser takes for anything else: no ``<``, no ``&``, no line separator."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return "".join(_SAFE.get(sign, sign) for sign in text)


_SAFE = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}
