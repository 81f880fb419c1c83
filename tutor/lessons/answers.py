"""The record of an answer: one line of the learner's log, from which all that is known of him is worked out."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any

__all__ = ["Answer", "AnswerError"]


class AnswerError(ValueError):
    """A line that is no answer; the message says what is wrong with it and what belongs there."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of a learner, as it was given; the id and the time are the caller's.

    ``kind`` is the kind of question within its skill (``envido.count#number`` is skill and kind), ``seed`` and
    ``version`` make the same question again, ``first`` says that it was the first attempt at it, ``diagnosis`` names
    the wrong rules whose answer it was: several where they cannot be told apart, none where no known one gives it.

    >>> one = Answer("a1", datetime(2026, 3, 1, tzinfo=UTC), "cego", "falta", "number", 7, "0.1.0", "9", True, True)
    >>> Answer.from_json(one.to_json()) == one
    True
    """

    id: str
    at: datetime
    rules: str
    skill: str
    kind: str
    seed: int
    version: str
    given: str
    right: bool
    first: bool
    hints: int = 0
    seconds: float | None = None
    diagnosis: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.at.utcoffset() is None:
            raise AnswerError(f"the time {self.at.isoformat()} has no zone; a time in UTC belongs there")

    def as_dict(self) -> dict[str, Any]:
        """Give the fields as JSON has them, the time in UTC."""
        held = {field.name: getattr(self, field.name) for field in fields(self)}
        return {**held, "at": self.at.astimezone(UTC).isoformat(), "diagnosis": list(self.diagnosis)}

    def to_json(self) -> str:
        """Give the answer as one line of JSON."""
        return json.dumps(self.as_dict(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_dict(cls, held: object) -> Answer:
        """Read the fields of an answer; of what is no answer, `AnswerError` names the field and what belongs there.

        >>> Answer.from_dict({"id": 7})
        Traceback (most recent call last):
        tutor.lessons.answers.AnswerError: id is 7; text belongs there
        """
        if not isinstance(held, dict):
            raise AnswerError(f"{held!r} is no answer; an object with the fields {', '.join(_KINDS)} belongs there")
        for name, (kinds, wanted) in _KINDS.items():
            if name not in held and name in _OPTIONAL:
                continue
            if name not in held:
                raise AnswerError(f"{name} is missing; {wanted} belongs there")
            value = held[name]
            if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds) or not _storable(value):
                raise AnswerError(f"{name} is {_shown(value)}; {wanted} belongs there")
        if held.get("hints", 0) > MOST:
            raise AnswerError(f"hints is {_shown(held['hints'])}; {_KINDS['hints'][1]} belongs there")
        diagnosis = held.get("diagnosis", [])
        if len(diagnosis) > MOST or not all(isinstance(one, str) and _storable(one) for one in diagnosis):
            raise AnswerError(f"diagnosis is {_shown(diagnosis)}; a list of ids belongs there")
        known = {name: held[name] for name in _KINDS if name in held}
        return cls(**{**known, "at": _time(held["at"]), "diagnosis": tuple(diagnosis)})

    @classmethod
    def from_json(cls, line: str) -> Answer:
        """Read one line of JSON.

        >>> Answer.from_json("{")
        Traceback (most recent call last):
        tutor.lessons.answers.AnswerError: '{' is no JSON: Expecting property name enclosed in double quotes
        """
        try:
            held = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise AnswerError(f"{line[:60]!r} is no JSON: {getattr(error, 'msg', error)}") from None
        return cls.from_dict(held)


LONGEST = 2000
"""So many characters a text of an answer may have: more is nothing that anybody was asked."""
MOST = 200
"""So many wrong rules may explain an answer, and so many hints go before it: more than there are."""


def _storable(value: object) -> bool:
    """Whether every store can hold it: databases know no zero character and no numbers of more than 64 bits."""
    match value:
        case str():
            return len(value) <= LONGEST and "\0" not in value and not any("\ud800" <= one <= "\udfff" for one in value)
        case bool() | None | list() | tuple():
            return True
        case int():
            return 0 <= value < 2**63
        case float():
            return math.isfinite(value)
        case _:
            return False


def _shown(value: object) -> str:
    told = repr(value)
    return told if len(told) <= LONGEST_SHOWN else f"{told[:LONGEST_SHOWN]}…"


LONGEST_SHOWN = 80
_TEXT, _WHOLE, _FLAG = ((str,), "text"), ((int,), "a whole number"), ((bool,), "true or false")
_KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    "id": _TEXT,
    "at": ((str,), "a time such as 2026-03-01T12:00:00+00:00"),
    "rules": _TEXT,
    "skill": _TEXT,
    "kind": _TEXT,
    "seed": _WHOLE,
    "version": _TEXT,
    "given": _TEXT,
    "right": _FLAG,
    "first": _FLAG,
    "hints": _WHOLE,
    "seconds": ((int, float, type(None)), "a number or null"),
    "diagnosis": ((list, tuple), "a list of ids"),
}
_OPTIONAL = frozenset({"hints", "seconds", "diagnosis"})


def _time(told: str) -> datetime:
    try:
        at = datetime.fromisoformat(told)
    except ValueError:
        raise AnswerError(f"at is {_shown(told)}; {_KINDS['at'][1]} belongs there") from None
    if not EARLIEST <= at.year < LATEST:  # also, a zone may not carry it out of the years there are
        raise AnswerError(f"at is {_shown(told)}; {_KINDS['at'][1]} belongs there")
    return at


EARLIEST, LATEST = 2000, 2500
