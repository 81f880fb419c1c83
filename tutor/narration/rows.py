"""The compiled catalogues in memory: a language is read when its first sentence is asked for."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from pkgutil import get_data
from typing import Any

__all__ = ["read", "rows"]

_FOLDER = Path(__file__).with_name("catalogues")


@cache
def rows(lang: str) -> dict[str, Any]:
    """Give the pattern of every message of a language (the shape: `tutor.narration.compile`)."""
    if not _FOLDER.is_dir():  # the package lies in an archive, as in the browser
        packed: dict[str, Any] = json.loads(get_data(__name__, f"{_FOLDER.name}/{lang}.json") or b"{}")
        return packed
    return read(_FOLDER, lang)


def read(folder: Path, lang: str) -> dict[str, Any]:
    """Read the compiled file of a language; where a catalogue is younger, it is compiled anew first.

    An installed product has no catalogues, and reads what it has.
    """
    file = folder / f"{lang}.json"
    if _is_older(file, folder / lang):
        from tutor.narration.compile import compiled, write  # noqa: PLC0415  # the parser, in a checkout only

        try:
            write(folder)
        except OSError:  # a checkout that may not be written: it is read as it is
            return compiled(folder / lang)
    held: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return held


def _is_older(file: Path, sources: Path) -> bool:
    if not sources.is_dir():
        return False
    youngest = max(path.stat().st_mtime_ns for path in (sources, *sources.glob("*.ftl")))
    return not file.exists() or file.stat().st_mtime_ns < youngest
