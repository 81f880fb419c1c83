"""What each skill asks for besides before it counts as mastered: the last column of `teaching.md`.

Where that column names wrong rules, they are those of the skill: none may have shown twice lately (`Known.habits`).
"""

from __future__ import annotations

from functools import cache
from math import ceil

from tutor.engine import Card
from tutor.lessons.alike import mixed_up
from tutor.lessons.answers import Answer
from tutor.lessons.dealing import NoDrillError, ask, rulebook
from tutor.lessons.drills.clauses import cells, cue_of, decidable
from tutor.lessons.learner.besides import NOTHING, Besides
from tutor.lessons.misconceptions.inputs import Falta
from tutor.lessons.questions import Question
from tutor.lessons.skills import skill
from tutor.rulebook import reading

__all__ = ["besides_of", "shown_by"]

_CALLED = frozenset({"leader", "behind"})
"""Who calls a falta: the side that leads, or the other."""
_MOST = 0.75
"""Of what a document leaves open, so much."""
_VIRAS = ("3", "7")
"""Viras whose manilha is often missed: the order begins anew after one, the figures after the other."""
_CLAUSES = {"words": 2, "cut": 1, "deal_errors": 1, "supplementary": 1}
"""So often the clause of every question "which one answers?" was the answer; where there is none, "which decides?".

Where a word was taken for one that sounds alike (`tutor.lessons.alike`), some more have to be right first.
"""


def shown_by(question: Question) -> str:
    """Give what a right answer to a question shows: itself, and of a falta whether the leader called it."""
    match question.case:
        case Falta(a=a, b=b, caller=caller):
            return "leader" if (a > b) == (caller == "A") else "behind"
        case _:
            return " ".join(question.key)


def _again(answer: Answer) -> Question | None:
    """Ask the question of an answer again; None where this version has it no more."""
    try:
        return ask(answer.rules, answer.skill, seed=answer.seed, kind=answer.kind)
    except NoDrillError:
        return None


def _caller(answer: Answer) -> str:
    """Say who called the falta of an answer; nothing where this version asks another question by its seed."""
    question = _again(answer)
    return shown_by(question) if question is not None and question.mark(answer.given).right else ""


def _mixed_up(answer: Answer) -> bool:
    """Say whether an answer took a word for one that sounds alike."""
    question = _again(answer)
    offered = () if question is None else (choice.key for choice in question.shown.choices)
    return question is not None and answer.given in offered and mixed_up(question.key[0], answer.given) is not None


_RUNS = {
    "contrast": Besides(last=10, good=8),
    "envido.count": Besides(hands=4, last=2, good=2),
    "falta": Besides(each=_CALLED, shows=_caller),
    "full_hand": Besides(last=3, good=2),
    "rank": Besides(last=5, good=5, among=frozenset("=")),
}


@cache
def besides_of(rules: str, id: str) -> Besides:  # noqa: A002  # of the skill
    """Give what a skill of a rulebook asks for.

    >>> besides_of("claudista", "manilha.vira").each == {"4", "Q"}, besides_of("cego", "tie.hand") == NOTHING
    (True, True)
    """
    if id in _RUNS:
        return _RUNS[id]
    if id in _CLAUSES:
        asked = frozenset(one for one in skill(id).teaches(rules) if cue_of(one)) or decidable(rules, id)
        return Besides(each=asked, times=_CLAUSES[id], spoils=_mixed_up)
    match id:
        case "table":
            return Besides(each=frozenset(str(cell.value) for cell in cells(rulebook(rules))))
        case "manilha.vira":
            return Besides(each=frozenset(_manilha(rules, vira) for vira in _VIRAS))
        case "silence":
            own = sum(rules in reading(one).rules for one in skill(id).readings)
            return Besides(last=own, good=ceil(_MOST * own))
        case _:
            return NOTHING


def _manilha(rules: str, vira: str) -> str:
    record = rulebook(rules)
    return next(step.cards[0].rank for step in record.order(Card(vira, "c")).steps if step.manilha)
