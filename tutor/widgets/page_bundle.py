"""The script of a page's head: the settings and their sheet, in one file with the words of both languages.

It is a file of the page template, so that a page has it before anything is painted, with any server or none.
``python -m tutor.widgets.page_bundle`` writes it anew; a test says when that is due.
"""

from __future__ import annotations

import json
from pathlib import Path

from tutor.narration import LANGUAGES, text
from tutor.widgets.bundle import script_text

__all__ = ["SCRIPT", "page_script"]

SCRIPT = Path(__file__).resolve().parents[2] / "share/jupyter/voila/templates/truco/static/settings.js"
_MODULES = ("storage.js", "elements.js", "fragment.js", "settings.js", "seats.js", "settings_sheet.js")
_CHOICES = {
    "lang": LANGUAGES,
    "deck": ("spanish", "french"),
    "direction": ("anticlockwise", "clockwise"),
    "theme": ("system", "light", "dark"),
}
_HINTS = ("deck-hint", "direction-hint")


def page_script() -> str:
    """Join the modules, and hand the words to the sheet.

    >>> "settingsSheet({" in page_script()
    True
    """
    words = json.dumps({lang: _words(lang) for lang in LANGUAGES}, ensure_ascii=False)
    head = "// Written by tutor.widgets.page_bundle from tutor/widgets/static and the catalogues; do not edit."
    return f"{head}\n(() => {{\n{script_text(*_MODULES)}\nsettingsSheet({words});\n}})();\n"


def _words(lang: str) -> dict[str, str]:
    choices = [name for kind, values in _CHOICES.items() for name in (kind, *(f"{kind}-{value}" for value in values))]
    names = ("open", "title", "close", "kept", "not-kept", *choices, *_HINTS)
    return {name: text(f"settings-{name}", lang) for name in names}


if __name__ == "__main__":
    SCRIPT.write_text(page_script(), "utf-8")
