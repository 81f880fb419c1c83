"""The catalogues: Project Fluent's messages in two languages, compiled (`tutor.narration.rows`) and filled in here.

A message that a catalogue lacks is looked for in the other language, and then its id is shown, with a
`FallbackWarning`: a learner sees a word that helps less, never a traceback. Tests make that warning an error.
What these catalogues use of Fluent is filled in as Fluent does it, against which the tests hold it: a word, a message
within a message, a choice by a word, a number or its plural category. A number is written as its digits.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tutor.narration.rows import rows

LANGUAGES = ("pt-BR", "en")
"""The languages of the tutor, the first the one it was made for."""

Lookup = Callable[[str], Any]
"""Gives the value of a variable of a message by its name."""


class FallbackWarning(UserWarning):
    """A message was missing or incomplete in the language asked for."""


_ONE: Mapping[str, tuple[int, ...]] = {"pt-BR": (0, 1), "en": (1,)}
"""The whole numbers of the plural category ``one`` (CLDR); all others are ``other`` here."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A message ready to be filled in: its compiled pattern and the variables it names."""

    lang: str
    value: Any
    variables: tuple[str, ...]


def text(id: str, lang: str = "pt-BR", **args: Any) -> str:  # noqa: A002, ANN401  # Fluent's word; any value that Fluent takes
    """Give a string of the interface.

    >>> text("common-ours", "en")
    'our reading'
    """
    return fill(id, lang, args.__getitem__)


def fill(id: str, lang: str, lookup: Lookup) -> str:  # noqa: A002
    """Give a message, asking ``lookup`` for each variable it names and for no other."""
    if lang not in LANGUAGES:
        lang = _nearest_language(lang)
    for other in (lang, *(known for known in LANGUAGES if known != lang)):
        pattern = find(id, other)
        if pattern is None:
            _fall_back(f"no message {id} in {other}")
            continue
        if not pattern.variables:
            return _plain(id, other)
        try:
            args = {name: lookup(name) for name in pattern.variables}
        except KeyError as missing:
            _fall_back(f"message {id} in {other} asks for {missing}, which this ruling does not have")
            continue
        return written(pattern.value, other, args)
    return id


@cache
def _plain(id: str, lang: str) -> str:  # noqa: A002
    pattern = find(id, lang)
    return "" if pattern is None else written(pattern.value, lang, {})


def written(pattern: Any, lang: str, args: Mapping[str, Any]) -> str:  # noqa: ANN401  # a row of JSON
    """Fill a compiled pattern in."""
    if type(pattern) is str:
        return pattern
    said = ""
    for part in pattern:
        if type(part) is str:
            said += part
        elif part[0] == "$":
            said += str(args[part[1]])
        elif part[0] == "@":
            said += written(rows(lang)[part[1]], lang, args)
        else:
            said += written(_chosen(part, lang, args[part[1]]), lang, args)
    return said


def _chosen(choice: Any, lang: str, value: Any) -> Any:  # noqa: ANN401
    """Take the first variant whose key is the value, or the plural category of a number, or else the default."""
    _, _, variants, default = choice
    category = value if isinstance(value, str) else "one" if value in _ONE[lang] else "other"
    for key, pattern in variants:
        if key == (category if isinstance(key, str) else value):
            return pattern
    return next(pattern for key, pattern in variants if key == default)


def _nearest_language(lang: str) -> str:
    """Take ``pt``, ``PT_br`` or ``en-US`` for what they mean, and Portuguese where nothing fits."""
    short = lang.replace("_", "-").partition("-")[0].lower()
    return next((known for known in LANGUAGES if known.partition("-")[0] == short), LANGUAGES[0])


def _fall_back(what: str) -> None:
    warnings.warn(what, FallbackWarning, stacklevel=4)


@cache
def find(id: str, lang: str) -> Pattern | None:  # noqa: A002
    """Give a message of one language, or None."""
    value = rows(lang).get(id)
    return None if value is None else Pattern(lang, value, tuple(dict.fromkeys(_variables(value, lang))))


def _variables(pattern: Any, lang: str) -> Iterator[str]:  # noqa: ANN401
    """Name the variables of a pattern, those of messages it refers to included."""
    for part in () if type(pattern) is str else pattern:
        if type(part) is str:
            continue
        if part[0] == "@":
            yield from _variables(rows(lang)[part[1]], lang)
            continue
        yield part[1]
        if part[0] == "?":
            for _, variant in part[2]:
                yield from _variables(variant, lang)
