"""A question with some of its steps given away: a worked example that fades, from the same ruling as the answer."""

from __future__ import annotations

from typing import Literal

from tutor.engine.ladder import KINDS
from tutor.engine.question import Question as Asked
from tutor.lessons.misconceptions.inputs import Bet, Tricks
from tutor.lessons.questions import Question
from tutor.lessons.said import NAMES
from tutor.lessons.worked_steps import Step, lines_before, steps_before

__all__ = ["FADINGS", "Fading", "steps_shown"]

Fading = Literal["", "steps", "all but last"]
FADINGS: tuple[Fading, ...] = ("", "steps", "all but last")
"""Nothing is given away; all steps before the answer; all but the last of them."""


def steps_shown(question: Question, fading: Fading, lang: str) -> tuple[Step, ...]:
    """Give the steps that are shown before the answer; none where a question has none to show.

    >>> from tutor.lessons.dealing import ask
    >>> question = ask("gauderio", "envido.count", seed=1, kind="pair")
    >>> len(steps_shown(question, "steps", "en")), len(steps_shown(question, "all but last", "en"))
    (4, 3)
    """
    if not fading:
        return ()
    steps = _steps(question, lang)
    return steps if fading == "steps" else steps[:-1]


def _steps(question: Question, lang: str) -> tuple[Step, ...]:
    asked = _asked(question)
    if asked is not None:
        return steps_before(question.rules, asked, question.ruling, lang)
    return lines_before(question.ruling, lang, NAMES[: question.shown.players])


def _asked(question: Question) -> Asked | None:
    """Give the case of a question as one for the referee, where its steps are those of a case that grew."""
    match question.case:
        case Tricks(results=results, eldest=eldest) if question.ruling.value not in ("open", False):
            decided = tuple({"A": 0, "B": 1, "=": None}[one] for one in results)
            return Asked("hand", {"tricks": decided, "eldest": "AB".index(eldest)})
        case Bet(calls=calls, yes=yes):
            ladders = question.ruleset.ladders
            kind = next((kind for kind in KINDS if kind in ladders and calls in ladders[kind].rows), None)
            answer = "quero" if yes else "nao_quero"
            return None if kind is None else Asked("bet", {"kind": kind, "calls": calls, "answer": answer})
        case _:
            return None
