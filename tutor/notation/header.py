"""The header: TOML read by `tomllib`, then every key checked as far as no rule of the game is needed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.engine.errors import nearest
from tutor.notation import limits
from tutor.notation.errors import NotationError
from tutor.notation.scan import Entry, scan
from tutor.notation.source import Source
from tutor.rulebook import LANGUAGES, RULEBOOKS, UnknownIdError, clause, reading

Check = Callable[[Any, Mapping[str, Any]], bool]
"""Whether a value may stand for its key; the keys before it that are right are at hand."""

VERSION = 1
PLAYERS = (2, 4, 6)

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
SKILL = re.compile(r"[a-z0-9_]+(?:\.[a-z0-9_]+)*")
OPTION = re.compile(r"[a-z0-9_]+")
_ODD = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]|'''")
_TWICE = ("overwrite", "Duplicate", "twice", "mutate")
"""What `tomllib` says, in one way or another, of a key that is there already."""

_TOML_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


def is_int(value: object, low: int, high: int) -> bool:
    """Tell a whole number from a yes or no, and from one out of bounds."""
    return type(value) is int and low <= value <= high


def is_text(value: object, longest: int) -> bool:
    """One line that neither begins nor ends with a space; what must be escaped counts twice, as it is written."""
    if not isinstance(value, str) or value.strip() != value or _ODD.search(value):
        return False
    return 0 < len(value) + value.count('"') + value.count("\\") <= longest


def is_name(value: object) -> bool:
    """A text that can also stand between double quotes in ``= pair``."""
    return is_text(value, limits.NAME) and '"' not in str(value)


def _names(value: object, least: int = 1) -> bool:
    return (
        isinstance(value, list) and len(value) >= least and all(map(is_name, value)) and len(set(value)) == len(value)
    )


def _title(value: object) -> bool:
    """Tell a text, or one for each language, as a title is and the one thing that a hand teaches."""
    languages = value if isinstance(value, dict) else {"pt-BR": value}
    return bool(languages) and all(key in LANGUAGES and is_text(v, limits.TITLE) for key, v in languages.items())


def _options(value: object) -> bool:
    return isinstance(value, dict) and all(
        len(name) <= limits.NAME
        and OPTION.fullmatch(name)
        and (is_text(v, limits.NAME) or isinstance(v, bool) or is_int(v, -999_999, 999_999))
        for name, v in value.items()
    )


def _skills(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(v, str) and len(v) <= limits.NAME and SKILL.fullmatch(v) for v in value
    )


def _about(value: object, header: Mapping[str, Any]) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) and _speaks(v, header.get("rules")) for v in value)


def _speaks(id: str, rules: object) -> bool:  # noqa: A002  # the word of the documents
    """Whether an id is exactly that of a clause or reading of this rulebook (None: nobody knows which)."""
    try:
        if "/" in id:
            found = clause(id)
            return found.id == id and rules in (None, found.rules)
        speaks = reading(id)
    except UnknownIdError:
        return False
    return speaks.id == id and (rules is None or rules in speaks.rules)


def _score(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_int(v, 0, 999) for v in value)


def _seat(value: object, header: Mapping[str, Any]) -> bool:
    return is_int(value, 0, len(header.get("players", range(6))) - 1)


CHECKS: dict[str, Check] = {
    "truco": lambda v, _: is_int(v, VERSION, VERSION),
    "id": lambda v, _: isinstance(v, str) and len(v) <= limits.NAME and ID.fullmatch(v) is not None,
    "rules": lambda v, _: v in RULEBOOKS if isinstance(v, str) else False,
    "target": lambda v, _: is_int(v, 1, 999),
    "players": lambda v, _: _names(v) and len(v) in PLAYERS,
    "score": lambda v, _: _score(v),
    "eldest": _seat,
    "options": lambda v, _: _options(v),
    "skills": lambda v, _: _skills(v),
    "title": lambda v, _: _title(v),
    "teaches": lambda v, _: _title(v),
    "about": _about,
    "owner": _seat,
    "stayed": lambda v, _: is_int(v, 0, 1),
    "raffler": lambda v, _: is_name(v),
    "draw": lambda v, _: _names(v, 2),
}
"""Every key of the header, in the order in which they are written."""

SPOKEN = ("title", "teaches")
"""Keys whose value is a text, or one for each language."""

REQUIRED = ("truco", "rules", "players")


def read_header(source: Source) -> dict[str, Any]:
    """Read the header into the fields of a `HandFile` (all but the body)."""
    entries = scan(source)
    header = toml(source, entries)
    for _, error in wrong_keys(source, header, entries):
        raise error
    return fields(source, header, entries)


def wrong_keys(
    source: Source, header: Mapping[str, Any], entries: tuple[Entry, ...]
) -> Iterator[tuple[str, NotationError]]:
    """Give every key that is unknown, missing or has a value that cannot be, with what is wrong."""
    at = {entry.key: entry for entry in reversed(entries)}
    for key, entry in at.items():
        if not key.startswith("_") and key not in CHECKS:
            yield key, source.error("unknown_key", entry.start, found=key, nearest=nearest(key, CHECKS))
    for key in REQUIRED:
        if key not in header:
            yield key, source.error("missing_key", source.header_end, expected=(key,))
    right: dict[str, Any] = {}
    for key, check in CHECKS.items():
        if key not in header:
            continue
        if check(header[key], right):
            right[key] = header[key]
            continue
        yield (
            key,
            source.error(
                f"header_{key}",
                at[key].value,
                found=source.text[at[key].value : at[key].end],
                nearest=_nearest_value(key, header[key]),
                last=len(right.get("players", ())) - 1,
            ),
        )


def toml(source: Source, entries: tuple[Entry, ...]) -> dict[str, Any]:
    """Let `tomllib` read a header that has been scanned; what it does not take is a mistake of ours, with its place."""
    try:
        return tomllib.loads(source.text[: source.header_end])
    except ValueError as error:  # a TOMLDecodeError, or a date that the calendar does not have
        place = _TOML_PLACE.search(str(error))
        offset = source.offset(int(place[1]), int(place[2])) if place else source.header_end
        entry = max((e for e in entries if e.start <= offset), key=lambda e: e.start, default=None)
        start = entry.start if entry else 0
        detail = "duplicate_key" if any(word in str(error) for word in _TWICE) else "header_syntax"
        found = source.text[start : entry.end] if entry else source.text[:offset]
        raise source.error(detail, start, found=found.partition("\n")[0]) from None


def _nearest_value(key: str, value: object) -> tuple[str, ...]:
    if key == "rules":
        return nearest(str(value)[: limits.NAME].lower(), RULEBOOKS)
    return ()


def fields(source: Source, header: dict[str, Any], entries: tuple[Entry, ...]) -> dict[str, Any]:
    """Give the values of the keys as a `HandFile` has them."""
    given = {key: header[key] for key in CHECKS if key in header and key != "truco"}
    for key in ("players", "score", "skills", "about", "draw"):
        if key in given:
            given[key] = tuple(given[key])
    if "options" in given:
        given["options"] = tuple(given["options"].items())
    for key in SPOKEN:
        if key in given:
            said = given[key] if isinstance(given[key], dict) else {"pt-BR": given[key]}
            given[key] = tuple((language, said[language]) for language in LANGUAGES if language in said)
    own = (e for e in entries if e.key.startswith("_"))
    return {
        **given,
        "notes": tuple(source.text[e.start : e.end] for e in own),
        "places": {e.key: source.place(e.value) for e in reversed(entries)},
    }
