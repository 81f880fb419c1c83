"""The scripts and styles that the pages share, with the words they say."""

from __future__ import annotations

import json
from pathlib import Path

from tutor.narration import LANGUAGES, text

__all__ = ["assets_folder", "filled"]

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = ROOT / "share/jupyter/voila/templates/truco/static"


def assets_folder(folder: Path) -> None:
    """Fill the folder ``assets`` of the site."""
    folder.mkdir()
    for path in sorted(TEMPLATE.iterdir()):
        (folder / path.name).write_text(path.read_text("utf-8"), "utf-8")
    (folder / "prose.css").write_text(prose((TEMPLATE / "page.css").read_text("utf-8")), "utf-8")
    words = {
        lang: {"loading": text("site-loading", lang, n="{n}"), "failed": text("site-failed", lang)}
        for lang in LANGUAGES
    }
    (folder / "offline-page.js").write_text((ROOT / "site" / "offline-page.js").read_text("utf-8"), "utf-8")
    script = (ROOT / "site" / "voici.js").read_text("utf-8")
    (folder / "voici.js").write_text(filled(script, "WORDS", words), "utf-8")


def prose(style: str) -> str:
    """Name the rules of a page's prose more closely: voici brings JupyterLab's after them, which else would win.

    >>> prose(".truco-prose h1 { font-size: 2em; }").splitlines()[0]
    '.truco-prose .jp-MarkdownCell h1 { font-size: 2em; }'
    """
    start = ".truco-prose "
    rules = [line.removeprefix(start) for line in style.splitlines() if line.startswith(start)]
    return "\n".join(f"{start}.jp-MarkdownCell {rule}" for rule in (*rules, "a { text-decoration-line: underline; }"))


def filled(script: str, name: str, value: object) -> str:
    """Write a value into a script, where it says ``const NAME = {};``.

    >>> filled("const WORDS = {};", "WORDS", {"en": "Loading"})
    'const WORDS = {"en": "Loading"};'
    """
    empty = f"const {name} = {{}};"
    if script.count(empty) != 1:
        raise ValueError(f"the script has no {empty!r} of its own")
    return script.replace(empty, f"const {name} = {json.dumps(value, ensure_ascii=False)};")
