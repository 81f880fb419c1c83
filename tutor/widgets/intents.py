"""What a browser may ask: the messages of the exercise, read from anything a client could send."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, TypeGuard

__all__ = ["EXERCISE", "Intent", "Ping", "parse_message"]

# What travels beside ``act`` and ``turn``, by act.
EXERCISE: Mapping[str, str | None] = {
    "answer": "text",
    "next": None,
    "retry": None,
    "rules": "value",
    "skill": "value",
    "hint": None,
    "restore": "hash",
}
_ALWAYS: Mapping[str, str | None] = {"lang": "value"}  # the language the reader has chosen: every widget takes it
_TURNLESS = ("restore", "lang", "export", "piece", "import", "erase")  # whatever is shown, they hold
_LONGEST = 500  # longer than any answer or fragment; more is not a learner typing


_NO_LONGER: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True)
class Ping:
    """The browser asks whether anybody is there; ``n`` comes back with the answer."""

    n: int


@dataclass(frozen=True, slots=True)
class Intent:
    """A well-formed wish of the learner."""

    act: str
    turn: int | None
    text: str | None = None
    seconds: float | None = None
    once: str | None = None

    def stale(self, turn: int) -> bool:
        """Whether it was meant for another turn: a click that was sent twice, or late.

        >>> Intent("next", turn=3).stale(3), Intent("next", turn=3).stale(4)
        (False, True)
        """
        return self.turn is not None and self.turn != turn

    def as_dict(self) -> dict[str, Any]:
        """Give it back as the message a session takes.

        >>> Intent("answer", turn=3, text="28").as_dict()
        {'act': 'answer', 'turn': 3, 'text': '28'}
        """
        message: dict[str, Any] = {"act": self.act}
        if self.turn is not None:
            message["turn"] = self.turn
        if key := EXERCISE[self.act]:
            message[key] = self.text
        if self.seconds is not None:
            message["seconds"] = self.seconds
        if self.once is not None:
            message["once"] = self.once
        return message


def parse_message(
    content: object, acts: Mapping[str, str | None] = EXERCISE, longest: Mapping[str, int] = _NO_LONGER
) -> Intent | Ping | None:
    """Read one message; whatever is unknown or malformed is nothing (None), never an error.

    ``acts`` are those of the widget that listens, each with the key of the text that travels with it; ``longest`` are
    the lengths of those texts that may be longer than what somebody types.

    >>> parse_message({"act": "answer", "turn": 3, "text": "28", "seconds": 4.2})
    Intent(act='answer', turn=3, text='28', seconds=4.2, once=None)
    >>> parse_message({"act": "answer", "turn": "3", "text": 28}) is None
    True
    """
    if not isinstance(content, dict):
        return None
    act = content.get("act")
    if act == "ping":
        n = content.get("n")
        return Ping(n) if _is_count(n) else None
    acts = {**_ALWAYS, **acts}
    if not isinstance(act, str) or act not in acts:
        return None
    key, turn, most = acts[act], content.get("turn"), longest.get(act, _LONGEST)
    text = content.get(key) if key else None
    if act == "restore" and isinstance(text, str):
        text = text[:most]  # a page waits for what its link asks for: of one that is too long, for what it begins with
    if key and (not isinstance(text, str) or len(text) > most):
        return None
    if act in _TURNLESS:
        return Intent(act, None, text)
    if not _is_count(turn):
        return None
    seconds, once = content.get("seconds"), content.get("once")
    return Intent(act, turn, text, seconds if _is_number(seconds) else None, once if _is_name(once) else None)


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_name(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= _LONGEST


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
