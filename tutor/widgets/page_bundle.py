"""The scripts of a page's head: settings, the place to come back to, the watch over it; and what the way in needs.

They are files of the page template, so that a page has them before anything is painted, with any server or none.
``python -m tutor.widgets.page_bundle`` writes them anew; a test says when that is due.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tutor.narration import LANGUAGES, text
from tutor.widgets.bundle import script_text

__all__ = ["SCRIPTS", "page_scripts"]

SCRIPTS = Path(__file__).resolve().parents[2] / "share/jupyter/voila/templates/truco/static"
_EVERY_PAGE = (
    "storage.js", "elements.js", "fragment.js", "settings.js", "seats.js", "settings_sheet.js", "place.js",
    "heartbeat.js", "watch.js",
)  # fmt: skip
_LANDING = ("storage.js", "elements.js", "fragment.js", "place.js", "progress_log.js", "landing.js")
_CHOICES = {
    "lang": LANGUAGES,
    "deck": ("spanish", "french"),
    "direction": ("anticlockwise", "clockwise"),
    "theme": ("system", "light", "dark"),
}
_LOST = ("away", "silent", "back", "unsaved", "stopped", "reload")
_HINTS = ("deck-hint", "direction-hint")


def page_scripts() -> dict[str, str]:
    """Join the modules, and hand the words to those that speak; each file by its name.

    >>> sorted(page_scripts())
    ['landing.js', 'settings.js']
    """
    calls = f"settingsSheet({_both(_settings)});\nkeepPlace();\nwatch({_both(_lost)});"
    return {
        "settings.js": _script(_EVERY_PAGE, calls),
        "landing.js": _script(_LANDING, "landing();"),
    }


def _script(modules: tuple[str, ...], calls: str) -> str:
    head = "// Written by tutor.widgets.page_bundle from tutor/widgets/static and the catalogues; do not edit."
    return f"{head}\n(() => {{\n{script_text(*modules)}\n{calls}\n}})();\n"


def _both(words: Callable[[str], dict[str, str]]) -> str:
    return json.dumps({lang: words(lang) for lang in LANGUAGES}, ensure_ascii=False)


def _lost(lang: str) -> dict[str, str]:
    return {name: text(f"lost-{name}", lang) for name in _LOST}


def _settings(lang: str) -> dict[str, str]:
    choices = [name for kind, values in _CHOICES.items() for name in (kind, *(f"{kind}-{value}" for value in values))]
    names = ("open", "title", "close", "kept", "not-kept", *choices, *_HINTS)
    return {name: text(f"settings-{name}", lang) for name in names}


if __name__ == "__main__":
    for name, script in page_scripts().items():
        (SCRIPTS / name).write_text(script, "utf-8")
