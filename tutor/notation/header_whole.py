"""Every mistake of a header, and as much of it as can be used all the same."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final, NamedTuple

from tutor.notation import limits
from tutor.notation.errors import NotationError
from tutor.notation.header import fields, toml, wrong_keys
from tutor.notation.scan import scan
from tutor.notation.source import Source

ESSENTIAL: Final = frozenset(("truco", "rules", "players", "draw"))
"""Without these nobody can read the body: they say which cards there are and who sits where."""

TELLING: Final = frozenset(("id", "skills", "title", "teaches", "about"))
"""What these say changes nothing in the play."""

_KEY_LINE = re.compile(r"[ \t]*[\"']?(?P<key>[\w-]+)[\"']?[ \t]*=.*")


class Header(NamedTuple):
    """What a header gives: ``fields`` of a `HandFile` (None where its body cannot be read), and what is wrong with it.

    ``plays`` tells whether the body can be replayed: the table is the one that the file means.
    """

    fields: dict[str, Any] | None
    mistakes: tuple[NotationError, ...]
    plays: bool


def read_whole_header(source: Source) -> Header:
    """Read a header past its mistakes: a line that is no TOML is left out, and so is a key that is wrong."""
    found: list[NotationError] = []
    lost: set[str] = set()
    while True:
        try:
            entries = scan(source)
            header = toml(source, entries)
            break
        except NotationError as error:
            line = _KEY_LINE.fullmatch(_line_of(source, error.line))
            if line is None or len(found) >= limits.MISTAKES:
                # the rest of a value of several lines that began with a mistake is no mistake of its own
                return Header(None, tuple(found) or (error,), plays=False)
            found.append(error)
            if error.detail != "duplicate_key":
                lost.add(line["key"])
            source = _without(source, error.line)
    for key, wrong in wrong_keys(source, header, entries):
        if key in lost and wrong.detail == "missing_key":
            continue
        found.append(wrong)
        lost.update(wrong.facts["nearest"][:1] if wrong.detail == "unknown_key" else (key,))
    known = {key: value for key, value in header.items() if key not in lost}
    readable = not lost & ESSENTIAL - {"truco"} and not any(e.detail == "header_truco" for e in found)
    given = fields(source, known, entries) if readable else None
    return Header(given, tuple(found), plays=readable and lost - {"truco"} <= TELLING)


def _line_of(source: Source, line: int) -> str:
    return source.text[source.offset(line) : source.header_end].partition("\n")[0]


def _without(source: Source, line: int) -> Source:
    """Blank a line, so that all others stay where they are."""
    start, wide = source.offset(line), len(_line_of(source, line))
    return replace(source, text=source.text[:start] + " " * wide + source.text[start + wide :])
