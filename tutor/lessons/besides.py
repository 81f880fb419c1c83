"""What each skill asks for besides before it counts as mastered: the last column of `teaching.md`.

Where that column names wrong rules, they are those of the skill: none may have shown twice lately (`Known.habits`).
"""

from __future__ import annotations

from functools import cache
from math import ceil

from tutor.engine import Card
from tutor.lessons.dealing import rulebook
from tutor.lessons.drills.clauses import cells, cue_of
from tutor.lessons.learner.besides import NOTHING, Besides
from tutor.lessons.skills import skill
from tutor.rulebook import reading

__all__ = ["besides_of"]

_RUNS = {
    "contrast": Besides(last=10, good=8),
    "envido.count": Besides(hands=4),
    "full_hand": Besides(last=3, good=2),
    "rank": Besides(last=5, good=5),
}
_MOST = 0.75
"""Of what a document leaves open, so much."""
_VIRAS = ("3", "7")
"""Viras whose manilha is often missed: the order begins anew after one, the figures after the other."""
_CLAUSES = {"words": 2, "cut": 1, "deal_errors": 1}
"""So often the clause of every question "which one answers?" was the answer."""


@cache
def besides_of(rules: str, id: str) -> Besides:  # noqa: A002  # of the skill
    """Give what a skill of a rulebook asks for.

    >>> besides_of("claudista", "manilha.vira").each == {"4", "Q"}, besides_of("cego", "tie.hand")
    (True, Besides(last=0, good=0, hands=0, each=frozenset(), times=1))
    """
    if id in _RUNS:
        return _RUNS[id]
    if id in _CLAUSES:
        asked = frozenset(one for one in skill(id).teaches(rules) if cue_of(one))
        return Besides(each=asked, times=_CLAUSES[id])
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
