"""The names at the table: what people have typed for themselves, and bots that are called otherwise."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Sequence

from tutor.coach.table import NAMES

__all__ = ["LONGEST", "names_of"]

LONGEST = 24
"""So many characters may a name have: more would not fit beside three cards on a phone."""
_SPARE = ("Gil", "Iara", "Léo", "Nina")
_NO_LETTERS = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Signs that nobody sees: controls, marks that turn the direction of writing round, ends of lines."""


def names_of(said: str, people: Sequence[int], players: int) -> tuple[str, ...]:
    """Give a name to each seat; ``said`` is a JSON list of what the people typed, in the order of their seats.

    What was left empty, or is no name, is that of the house; nobody is called as somebody else is.

    >>> names_of('["Beto", " "]', (0, 2), 4)
    ('Beto', 'Gil', 'Caio', 'Duda')
    """
    typed = dict(zip(people, _typed(said), strict=False))
    names: list[str] = [""] * players
    for seat in sorted(range(players), key=lambda seat: not typed.get(seat)):  # people first
        names[seat] = _free(typed.get(seat, ""), NAMES[seat], {name.casefold() for name in names})
    return tuple(names)


def _typed(said: str) -> list[str]:
    try:
        found = json.loads(said)
    except (ValueError, RecursionError):
        return []
    return [_clean(name) if isinstance(name, str) else "" for name in found] if isinstance(found, list) else []


def _clean(name: str) -> str:
    """Take out what a name in a file may not have, and what cannot be seen."""
    seen = "".join(sign for sign in name if sign != '"' and unicodedata.category(sign) not in _NO_LETTERS)
    return unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST].rstrip()


def _free(typed: str, usual: str, taken: Iterable[str]) -> str:
    numbered = [f"{typed[: LONGEST - 2]} {number}" for number in range(2, 9)]
    others = [typed, *numbered] if typed else [usual, *_SPARE]
    return next(name for name in others if name.casefold() not in taken)
