"""How likely an answer of the log was to be right by luck: by the kind of its question."""

from __future__ import annotations

from functools import cache

from tutor.lessons.answers import Answer
from tutor.lessons.dealing import ask
from tutor.lessons.learner.mastery import guess_of

__all__ = ["luck"]


def luck(answer: Answer) -> float:
    """Give the chance; a kind that this version has no more counts as typed."""
    return chance(answer.rules, answer.skill, answer.kind)


@cache
def chance(rules: str, skill: str, kind: str) -> float:
    """Give the chance for a kind of question.

    >>> chance("cego", "falta", "number"), chance("cego", "falta", "juggled")
    (0.03, 0.03)
    >>> chance("gauderio", "tie.hand", "winner") > 0.2
    True
    """
    try:
        return guess_of(ask(rules, skill, seed=0, kind=kind).ways)
    except LookupError:
        return guess_of(None)
