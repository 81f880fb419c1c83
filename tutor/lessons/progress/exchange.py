"""A log as one file: to take along, to bring back, to merge with another."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from tutor.lessons.answers import Answer, AnswerError
from tutor.narration import text

__all__ = ["CODES", "FORMAT", "LARGEST", "ExchangeError", "Imported", "exported", "imported"]

FORMAT = "truco-tutor progress 1"
LARGEST = 20_000_000
"""So many characters a file may have: some fifty thousand answers."""


CODES = Literal["large", "json", "format"]


class ExchangeError(ValueError):
    """A file that is no log at all."""

    def __init__(self, code: CODES) -> None:
        super().__init__(f"no log of answers: {code}")
        self.code: CODES = code

    def told(self, lang: str) -> str:
        """Say it to the learner.

        >>> ExchangeError("large").told("en")
        'The file is too large to be a progress file: the limit is 20 MB.'
        """
        return text(f"progress-file-{self.code}", lang)


class Imported(NamedTuple):
    """What a file brings: its answers, and what is wrong with those left out (their place, from 1, and why)."""

    answers: tuple[Answer, ...]
    left_out: tuple[tuple[int, str], ...]


def exported(answers: Iterable[Answer]) -> str:
    r"""Write a log as JSON, an answer a line so that two files can be compared.

    >>> exported([])
    '{"format": "truco-tutor progress 1", "answers": [\n\n]}\n'
    """
    lines = ",\n".join(answer.to_json() for answer in answers)
    return f'{{"format": "{FORMAT}", "answers": [\n{lines}\n]}}\n'


def imported(written: str) -> Imported:
    """Read such a file; an answer that is none is left out, the others are kept.

    >>> imported(exported([]))
    Imported(answers=(), left_out=())
    """
    if len(written) > LARGEST:
        raise ExchangeError("large")
    try:
        held: Any = json.loads(written)
    except (ValueError, RecursionError):
        raise ExchangeError("json") from None
    if not isinstance(held, dict) or held.get("format") != FORMAT or not isinstance(held.get("answers"), list):
        raise ExchangeError("format")
    good, left_out = [], []
    for place, one in enumerate(held["answers"], 1):
        try:
            good.append(Answer.from_dict(one))
        except AnswerError as error:
            left_out.append((place, str(error)))
    return Imported(tuple(good), tuple(left_out))
