"""A cell that cannot show its part: the reader is told so in his language, its author why, and the lesson goes on.

Where `STRICT` is set, as in the tests, a mistake is raised as it is.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from tutor.lessons.author_error import told
from tutor.rulebook import UnknownIdError
from tutor.widgets.lesson_pieces import broken

__all__ = ["STRICT", "part", "unknown_part"]

STRICT = "TRUCO_TUTOR_STRICT"
"""The variable that makes a mistake in a cell an error."""

P = ParamSpec("P")
T = TypeVar("T")
_log = logging.getLogger(__name__)


def part(method: Callable[P, T]) -> Callable[P, T]:
    """Make a method that gives a part of a lesson show what went wrong instead of failing."""

    @wraps(method)
    def shown(*args: P.args, **named: P.kwargs) -> T:
        try:
            return method(*args, **named)
        except Exception as error:
            if os.environ.get(STRICT):
                raise
            _log.warning("lesson.%s: %s: %s", method.__name__, type(error).__name__, error)
            lang = str(named.get("lang", "pt-BR"))
            where, why = f"lesson.{method.__name__}", error
            return broken(lambda lang: f"{where}: {told(why, lang)}", lang)  # type: ignore[return-value]  # shows itself, as a part does

    return shown


def unknown_part(name: str, known: Iterable[str]) -> Callable[..., Any]:
    """Stand for a part that there is not: shown like any other mistake."""

    @part
    def missing(*_args: object, **_named: object) -> None:
        raise UnknownIdError("part", name, known)

    missing.__name__ = name
    return missing
