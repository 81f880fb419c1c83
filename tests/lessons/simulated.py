"""Learners who go by one wrong rule, or by none, and what the trainer makes of their answers."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED, ask, rulebook
from tutor.lessons.diagnosis import Diagnosis, diagnose, next_seed
from tutor.lessons.misconceptions import catalogue
from tutor.rulebook import RULEBOOKS

QUESTIONS = 8
BEGIN = datetime(2026, 3, 1, tzinfo=UTC)


class Case(NamedTuple):
    """A wrong rule in a rulebook where it is wrong."""

    rules: str
    row: str
    skill: str


def cases() -> list[Case]:
    """Every wrong rule whose questions vary and that a real hand can tell from the right one."""
    return [
        Case(rules, row.id, row.skill)
        for rules in RULEBOOKS
        for row in catalogue(rulebook(rules))
        if not row.fact and not row.never
    ]


def record(number: int, question, given: str, *, version="test") -> Answer:
    marking = question.mark(given)
    return Answer(
        id=f"a{number}", at=BEGIN + timedelta(minutes=number), rules=question.rules, skill=question.skill,
        kind=question.kind, seed=question.seed, version=version, given=marking.given, right=marking.right, first=True,
        diagnosis=marking.candidates,
    )  # fmt: skip


def practise(rules: str, skill: str, row: str, seed: int, count: int = QUESTIONS) -> list[Diagnosis]:
    """Let a learner who has one wrong rule ("": none) answer so many questions; stop where the trainer names one."""
    log: list[Answer] = []
    told = []
    for number in range(count):
        seed = next_seed(log, rules, skill, seed)
        question = ask(rules, skill, seed=seed)
        log.append(record(number, question, " ".join(question.wrong.get(row, question.key))))
        told.append(diagnose(log))
        if told[-1].kind == "named":
            break
        seed = (seed + 1) % (MAX_SEED + 1)
    return told


def named_in(case: Case, runs: int) -> float:
    """In how many of so many runs, as a share, the wrong rule is named, and no other."""
    good = sum(
        practise(case.rules, case.skill, case.row, 7919 * run % MAX_SEED)[-1] == Diagnosis("named", (case.row,))
        for run in range(runs)
    )
    return good / runs
