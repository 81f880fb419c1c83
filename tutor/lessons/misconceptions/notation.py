"""How an input of a question is written: one template says how to write it, and the same one reads it back."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self

from tutor.engine import cards


class UnreadableInputError(ValueError):
    """Words that are no question of this subject; the message shows how one is written."""


class Field(NamedTuple):
    """One blank of a template: what may stand there, how it is read and how it is written."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def flag(yes: str, no: str = "") -> Field:
    """Give a blank for true and false."""
    return Field(f"{re.escape(yes)}|{re.escape(no)}", yes.__eq__, lambda value: yes if value else no)


def after(words: str, of: Field) -> Field:
    """Give a blank that may be left out, with the words that lead to it."""
    lead = re.escape(words)
    return Field(
        f"(?:{lead}(?:{of.pattern}))?",
        lambda text: of.read(text[len(words) :]) if text else None,
        lambda value: "" if value is None else words + of.write(value),
    )


def _row(text: str) -> tuple[str, ...]:
    return tuple(text.split())


NUMBER = Field(r"\d+", int)
SIDE = Field("[AB]", str)
CARD = Field(r"\w+", lambda text: cards(text)[0])
CARDS = Field(r"\w+(?: \w+)*", cards, lambda held: " ".join(map(str, held)))
WORDS = Field(r"\w+(?: \w+)*?", _row, " ".join)
VIRA = after(" vira ", CARD)


class Notation:
    """A template with named blanks.

    >>> written = Notation("{a} x {b}", a=NUMBER, b=NUMBER)
    >>> written.read("20 x 10")
    {'a': 20, 'b': 10}
    """

    def __init__(self, template: str, **fields: Field) -> None:
        self._template = template
        self._fields = fields
        pattern = re.sub(
            r"\\\{(\w+)\\\}", lambda found: f"(?P<{found[1]}>{fields[found[1]].pattern})", re.escape(template)
        )
        self._pattern = re.compile(pattern)

    def write(self, value: object) -> str:
        """Fill the blanks from the attributes of a value."""
        return self._template.format(
            **{name: field.write(getattr(value, name)) for name, field in self._fields.items()}
        )

    def read(self, text: str) -> dict[str, Any]:
        """Give what stands in the blanks."""
        found = self._pattern.fullmatch(text.strip())
        if found is None:
            raise UnreadableInputError(f"{text!r} is not written as {self._template!r}")
        return {name: field.read(found[name]) for name, field in self._fields.items()}


@dataclass(frozen=True, slots=True)
class Input:
    """What a question is about: ``str`` writes it down, ``parse`` reads it."""

    NOTATION: ClassVar[Notation]

    def __str__(self) -> str:
        return self.NOTATION.write(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what ``str`` has written."""
        return cls(**cls.NOTATION.read(text))
