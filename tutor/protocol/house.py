"""House rules from a file: found, read no further than they may go, and kept as long as the text is the same."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from tutor.engine import RuleError
from tutor.engine.house import LONGEST, House, parse_house
from tutor.protocol.shown import shown

_WIDEST = 4
"""So many bytes at most write one sign in UTF-8."""


def read_house(path: str) -> House:
    """Read the house rules of a file; `RuleError` says why it cannot be, or what is wrong on which line."""
    return _parsed(text_of_house(path))


def text_of_house(path: str) -> str:
    """Read the text of a file of house rules; `RuleError` says why it cannot be."""
    try:
        file = Path(path)
        if not file.is_file():  # a folder, a pipe that never ends
            raise RuleError("bad_query", {"value": shown(path)}, detail="house_missing")
        with file.open("rb") as opened:
            return opened.read(LONGEST * _WIDEST + 1).decode()
    except (OSError, ValueError) as error:
        if isinstance(error, RuleError):
            raise
        detail = "house_not_utf8" if isinstance(error, UnicodeDecodeError) else "house_unreadable"
        raise RuleError("bad_query", {"value": shown(path)}, detail=detail) from None


@lru_cache(maxsize=16)
def _parsed(text: str) -> House:
    return parse_house(text)
