"""A cell that cannot show its part: the reader is told so in his language, its author why, and the lesson goes on.

Where `STRICT` is set, as in the tests, a mistake is raised as it is.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from tutor.engine import RuleError
from tutor.engine.errors import hint
from tutor.narration import message
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
            return broken(_words(f"lesson.{method.__name__}", error), lang)  # type: ignore[return-value]  # shows itself, as a part does

    return shown


def _words(where: str, error: Exception) -> Callable[[str], str]:
    if isinstance(error, RuleError):
        return lambda lang: f"{where}: {message(error, lang)}"
    return lambda _lang: f"{where}: {error}"


def unknown_part(name: str, known: Iterable[str]) -> Callable[..., Any]:
    """Stand for a part that there is not: shown like any other mistake."""

    @part
    def missing(*_args: object, **_named: object) -> None:
        raise AttributeError(f"there is no lesson.{name}; {hint(name, known)}")

    missing.__name__ = name
    return missing
