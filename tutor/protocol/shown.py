"""What a query said, short enough to be quoted in a message."""

from __future__ import annotations

import json
from typing import Any

from tutor.engine import RuleError

Json = Any
"""Whatever JSON can hold."""
LONGEST = 60
"""So many signs of an input are quoted."""
_LARGEST = 10**15


def shown(value: Json) -> str:
    """Write a value as JSON would, cut where it gets long.

    >>> shown([1, None]), shown("x" * 100) == "x" * 59 + "…"
    ('[1, null]', True)
    """
    text = value if isinstance(value, str) else _written(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def typed(value: Json) -> str:
    """Write a value with the quotes that JSON gives a text: of a wrong kind, "3" is not 3, and "" is not nothing.

    >>> typed("3"), typed(3), typed("")
    ('"3"', '3', '""')
    """
    return shown(_written(value))


def _written(value: Json) -> str:
    if isinstance(value, list | dict) and len(value) > LONGEST:
        value = list(value)[:LONGEST]
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):  # not from JSON, or an integer longer than Python writes
        return type(value).__name__


def short(error: RuleError) -> RuleError:
    """Give the same error with nothing long in its facts: whoever sent a megabyte does not get it back."""
    facts = {name: _short(value) for name, value in error.facts.items()}
    told = RuleError(error.code, facts, detail=error.detail, cites=error.cites, readings=error.readings)
    vars(told).update({name: value for name, value in vars(error).items() if name not in vars(told)})
    if isinstance(cause := getattr(error, "cause", None), RuleError):
        vars(told)["cause"] = short(cause)
    return told


def _short(fact: Json) -> Json:
    if type(fact) is str or (type(fact) is int and not -_LARGEST < fact < _LARGEST):
        return shown(fact)
    if type(fact) is tuple:
        return tuple(map(_short, fact[:LONGEST]))
    return fact
