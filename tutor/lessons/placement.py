"""The placement test: a few questions a rulebook, and a map of what is known, what is not, and what was not asked.

The questions are separating sets: the first wrong answers already tell which wrong rule is behind them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tutor.lessons.answers import Answer
from tutor.lessons.besides import besides_of
from tutor.lessons.dealing import ask
from tutor.lessons.drills.placing import CASES, PLACEMENT
from tutor.lessons.learner import Knowledge, Standing
from tutor.lessons.luck import luck
from tutor.lessons.misconceptions import misconception
from tutor.lessons.questions import Question
from tutor.lessons.skills import skills_of

__all__ = ["Item", "found", "items", "map_of", "questions", "suspected"]


class Item(NamedTuple):
    """One question of the test: with the rulebook, what it takes to ask it."""

    skill: str
    kind: str
    seed: int


_FACTS: Mapping[str, tuple[tuple[str, str], ...]] = {"claudista": (("eleven", "played"), ("eleven", "truco"))}


@cache
def items(rules: str) -> tuple[Item, ...]:
    """List the questions of the test of a rulebook, in their order.

    >>> [len(items(rules)) for rules in ("gauderio", "cego", "claudista")]
    [14, 13, 17]
    """
    places = [
        Item(skill, PLACEMENT, seed) for skill, (_, cases) in CASES.items() for seed in range(len(cases.get(rules, ())))
    ]
    facts = (Item(*place, ask(rules, place[0], seed=0, kind=place[1]).seed) for place in _FACTS.get(rules, ()))
    return (*places, *facts)


def questions(rules: str) -> tuple[Question, ...]:
    """Make the questions of the test."""
    return tuple(ask(rules, item.skill, seed=item.seed, kind=item.kind) for item in items(rules))


def found(rules: str, answers: Iterable[Answer]) -> tuple[str, ...]:
    """Name the wrong rules that gave the wrong answers: those that answer all questions of their kind as was answered.

    Where no rule gives the whole row, those that gave the most of its wrong answers are named, if any gave one.
    """
    return tuple(row for rows in suspected(rules, answers) for row in rows)


def suspected(rules: str, answers: Iterable[Answer]) -> tuple[tuple[str, ...], ...]:
    """Give the same, kind by kind: one alone is suspected, of several it stays open which."""
    return tuple(rows for subject in _by_subject(rules, answers) if (rows := _behind(subject)))


_Asked = list[tuple[Question, tuple[str, ...]]]


def _by_subject(rules: str, answers: Iterable[Answer]) -> Iterator[_Asked]:
    given = {_place(answer): answer for answer in answers if answer.rules == rules}
    asked: dict[str, _Asked] = {}
    for item, question in zip(items(rules), questions(rules), strict=True):
        answer = given.get((item.skill, item.kind, item.seed))
        if answer is not None and answer.first:
            asked.setdefault(question.drill.subject, []).append((question, question.read(answer.given)))
    yield from asked.values()


def _behind(asked: _Asked) -> tuple[str, ...]:
    if all(given == question.key for question, given in asked):
        return ()
    rows = {row for question, _ in asked for row in question.wrong}
    fits = {
        row: sum(question.wrong.get(row, question.key) == given for question, given in asked)
        for row in rows
        if any(question.wrong.get(row) == given for question, given in asked)
    }
    best = max(fits.values(), default=0)
    return tuple(sorted(row for row, fit in fits.items() if fit == best))


def _place(answer: Answer) -> tuple[str, str, int]:
    return answer.skill, answer.kind, answer.seed


def map_of(rules: str, answers: Iterable[Answer]) -> dict[str, Standing]:
    """Say of every skill of a rulebook how it stands: known, going well, to review, or not asked.

    A skill is to be reviewed too when a wrong rule of it was seen in the questions of another; the test alone, without
    any practice, makes nothing known.
    """
    told = tuple(answers)
    knowledge = Knowledge(told, luck, besides_of)
    seen = {misconception(row).skill for row in found(rules, told)}
    practised = {answer.skill for answer in told if answer.rules == rules and Item(*_place(answer)) not in items(rules)}

    def word(skill: str) -> Standing:
        standing = knowledge.of(rules, skill).standing
        if skill in seen:
            return Standing.REVIEW
        return Standing.WELL if standing is Standing.KNOWN and skill not in practised else standing

    return {one.id: word(one.id) for one in skills_of(rules)}
