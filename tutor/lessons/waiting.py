"""The mistakes that wait to be looked at again, and the fresh questions that ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import NamedTuple

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED, NoDrillError, ask
from tutor.lessons.diagnosis import asked
from tutor.lessons.learner import QUESTIONS, Mistake, mistakes
from tutor.lessons.misconceptions import misconception
from tutor.lessons.questions import Question

__all__ = ["Point", "points", "waiting"]

GOOD = 2
"""So many right answers where a wrong rule would have erred make it good; one does for a mistake without one."""
MOST = 3
"""So many questions at most for one wrong rule in a round."""
SEEDS = 60
"""So many seeds are looked at for a fresh hand."""


class Point(NamedTuple):
    """One question of a round, and the wrong rule for which it is asked; "" for a mistake that none explains."""

    rule: str
    question: Question


class _Right:
    """The right answers given without help, found in one walk over the log: the last of each kind, all of a skill."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self._last: dict[tuple[str, str, str], datetime] = {}
        self._of: dict[tuple[str, str], list[Answer]] = {}
        for one in answers:
            if one.first and one.right and not one.hints:
                kind = one.rules, one.skill, one.kind
                self._last[kind] = max(one.at, self._last.get(kind, one.at))
                self._of.setdefault((one.rules, one.skill), []).append(one)

    def again(self, wrong: Answer) -> bool:
        """Whether a question of the same kind was answered right after a wrong answer."""
        last = self._last.get((wrong.rules, wrong.skill, wrong.kind))
        return last is not None and last > wrong.at

    def since(self, wrong: Answer, places: Iterable[tuple[str, str]]) -> Iterator[Answer]:
        """Give the right answers in some skills after a wrong one, the latest first."""
        return (one for place in places for one in reversed(self._of.get(place, [])) if one.at > wrong.at)


def waiting(answers: Sequence[Answer]) -> tuple[Mistake, ...]:
    """Give the mistakes that later answers have not made good, those of one wrong rule together."""
    right = _Right(answers)
    found = (_left(group, right) for group in mistakes(answers))
    return tuple(group for group in found if group.answers)


def _left(group: Mistake, right: _Right) -> Mistake:
    if group.misconception:
        return replace(group, answers=()) if _outgrown(group, right) else group
    return replace(group, answers=tuple(one for one in group.answers if not right.again(one)))


def _outgrown(group: Mistake, right: _Right) -> bool:
    """Whether right answers since the last wrong one were given where the wrong rule would have erred."""
    places = dict.fromkeys((one.rules, one.skill) for one in group.answers)
    shown = (
        one
        for one in right.since(group.answers[0], places)
        if (question := asked(one, tutor.__version__)) and group.misconception in question.wrong
    )
    return len(list(islice(shown, GOOD))) == GOOD


def points(answers: Sequence[Answer], start: int) -> tuple[Point, ...]:
    """Ask for what waits: wrong rule after wrong rule, each on hands on which it shows; ``start`` is the luck."""
    return tuple(point for group in waiting(answers) for point in _of_group(group, start))[:QUESTIONS]


def _of_group(group: Mistake, start: int) -> Iterator[Point]:
    if not group.misconception:
        places = dict.fromkeys((one.rules, one.skill, one.kind) for one in group.answers)
        yield from (Point("", _of_kind(*place, start)) for place in places)
        return
    places_of_rule = list(dict.fromkeys((one.rules, one.skill) for one in group.answers))
    before = [question.case for one in group.answers if (question := asked(one, tutor.__version__))]
    now: list[object] = []
    for number in range(min(max(GOOD, len(group.answers)), MOST)):
        rules, skill = places_of_rule[number % len(places_of_rule)]
        question = _that_shows(group.misconception, rules, skill, (now, before), start)
        if question.case in now:  # there is no other: it comes again another time
            return
        now.append(question.case)
        yield Point(group.misconception, question)


def _that_shows(rule: str, rules: str, skill: str, taken: Sequence[Sequence[object]], start: int) -> Question:
    """Find a question on which a wrong rule shows: made for it, on a case asked neither now nor before, if any."""
    own = misconception(rule).skill
    found = [
        question
        for place in dict.fromkeys((skill, own))
        for step in range(SEEDS)
        if rule in (question := ask(rules, place, seed=(start + step) % (MAX_SEED + 1))).wrong
    ]
    return min(found, key=lambda one: (*(one.case in cases for cases in taken), one.target != rule, one.skill != skill))


def _of_kind(rules: str, skill: str, kind: str, start: int) -> Question:
    """Ask the same kind again; one that this version has no more is any kind of the skill."""
    try:
        return ask(rules, skill, seed=start, kind=kind)
    except NoDrillError:
        return ask(rules, skill, seed=start)
