"""What a learner's answers tell of the rules he goes by: pure functions over the log.

One wrong answer of a wrong rule is a suspicion ("parece que"), the second names it; where several rules give the
answer, the next question is the one that splits them best; where none does, the case is logged as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Literal, NamedTuple

from tutor.lessons.answers import Answer
from tutor.lessons.besides import besides_of, shown_by
from tutor.lessons.dealing import MAX_SEED, NoDrillError, ask
from tutor.lessons.learner.besides import Proofs
from tutor.lessons.misconceptions import misconception
from tutor.lessons.questions import Question

__all__ = ["Diagnosis", "Evidence", "diagnose", "evidence", "fresh", "next_seed", "recent"]

WINDOW = 8
"""So many answers back a skill's answers speak of what a learner believes now."""

CHOICES, FARTHEST = 48, 600
"""So many seeds are looked at for the question that tells most, and so many at most for one that mastery wants."""

WANTED, WANTED_LATE = 0.75, 2.0
"""What an answer counts that mastery still wants: at first less than a wrong rule of the skill that is not ruled out
yet, and once there were questions enough to show one, more."""

LATELY = 2
"""A case is not asked again within so many questions, if there is another."""


class Evidence(NamedTuple):
    """How often a wrong rule gave the learner's wrong answers, and how often it would have answered otherwise."""

    hits: int = 0
    misses: int = 0

    @property
    def weight(self) -> int:
        """How much speaks for it."""
        return self.hits - self.misses


class Diagnosis(NamedTuple):
    """What the last answer tells: nothing, a suspicion, a name, several suspects, or that no known rule gives it."""

    kind: Literal["right", "seems", "named", "several", "unknown"]
    rows: tuple[str, ...] = ()


def recent(log: Sequence[Answer], rules: str, skill: str, count: int = WINDOW) -> tuple[Answer, ...]:
    """Give the last first attempts at the questions of a skill, the oldest first."""
    own = [answer for answer in log if answer.first and (answer.rules, answer.skill) == (rules, skill)]
    return tuple(own[-count:])


def asked(answer: Answer, version: str = "") -> Question | None:
    """Make the question of an answer again; None where this version has it no more, or asks another by its seed."""
    if version and version != answer.version:
        return None
    try:
        return ask(answer.rules, answer.skill, seed=answer.seed, kind=answer.kind)
    except NoDrillError:
        return None


def evidence(answers: Iterable[Answer], version: str = "") -> dict[str, Evidence]:
    """Weigh the answers for and against every wrong rule that they speak of."""
    found: dict[str, Evidence] = {}
    for answer in answers:
        question = asked(answer, version)
        said = {} if question is None else question.wrong
        for row in dict.fromkeys((*answer.diagnosis, *said)):
            hits, misses = found.get(row, Evidence())
            hit = row in answer.diagnosis
            found[row] = Evidence(hits + hit, misses + (not hit))
    return found


def diagnose(log: Sequence[Answer], version: str = "") -> Diagnosis:
    """Say what the last answer of the log tells, in the light of those before it."""
    last = log[-1]
    if last.right:
        return Diagnosis("right")
    if not last.diagnosis:
        return Diagnosis("unknown")
    known = recent(log, last.rules, last.skill)
    weighed = evidence(known if last.first else (*known, last), version)
    best = suspects({row: weighed[row] for row in last.diagnosis}, last.skill)
    if len(best) > 1:
        return Diagnosis("several", best)
    return Diagnosis("named" if weighed[best[0]].hits > 1 else "seems", best)


def suspects(weighed: Mapping[str, Evidence], skill: str) -> tuple[str, ...]:
    """Give the wrong rules for which most speaks; where as much speaks for several, those of the skill in hand."""
    most = max((one.weight for one in weighed.values()), default=0)
    found = tuple(row for row, one in weighed.items() if one.weight == most)
    own = tuple(row for row in found if misconception(row).skill == skill)
    return own or found


def next_seed(log: Sequence[Answer], rules: str, skill: str, start: int, *, kind: str = "", version: str = "") -> int:
    """Choose the next question of a skill, from ``start`` on: the one whose answer will tell most.

    While nothing is wrong it tells apart as many wrong rules as can be, each of which is then ruled out, then it asks
    what mastery still wants (`tutor.lessons.besides`); once something is wrong it tells the suspects apart, and shows
    the only one again. ``kind`` keeps to one of its kinds.
    """
    answers = recent(log, rules, skill)
    weighed = evidence(answers, version)
    guilty = {row: one for row, one in weighed.items() if one.hits and one.weight > 0}
    lately = _lately(log, rules, skill, version)
    wanted = _wanted(log, rules, skill)
    bonus = 0.0 if guilty else WANTED if len(answers) < WINDOW else WANTED_LATE
    best, least = start, float("inf")
    for seed, question in _ahead(rules, skill, start, kind, frozenset() if guilty or kind else wanted):
        cost = _left_open(question, guilty, weighed) + 1_000 * _again(question, lately)
        cost -= bonus if shown_by(question) in wanted else 0
        if cost < least:
            best, least = seed, cost
    return best


def fresh(log: Sequence[Answer], rules: str, skill: str, start: int, *, version: str = "") -> Question:
    """Give the first question of a skill from ``start`` on whose case was not asked lately, with whatever help."""
    lately = _lately(log, rules, skill, version)
    found = ask(rules, skill, seed=start)
    for seed in range(start + 1, start + CHOICES):
        if found.case not in lately:
            break
        found = min(found, ask(rules, skill, seed=seed % (MAX_SEED + 1)), key=lambda one: _again(one, lately))
    return found


def _lately(log: Sequence[Answer], rules: str, skill: str, version: str) -> list[Any]:
    """Give the last cases that a skill was asked with, the latest first; those too that proved nothing."""
    cases: list[Any] = []
    for one in reversed(log):
        if (one.rules, one.skill) != (rules, skill):
            continue
        question = asked(one, version)
        if question is not None and question.case not in cases:
            cases.append(question.case)
        if len(cases) == LATELY:
            break
    return cases


def _again(question: Question, lately: Sequence[Any]) -> int:
    """Say how much a question repeats what was asked lately: nothing, or the more the later that was."""
    return len(lately) - lately.index(question.case) if question.case in lately else 0


def _ahead(rules: str, skill: str, start: int, kind: str, wanted: frozenset[str]) -> Iterator[tuple[int, Question]]:
    """Give the questions to choose from; what is wanted may be rare, and is looked for beyond them."""
    found = not wanted
    for step in range(FARTHEST):
        if found and step >= CHOICES:
            return
        seed = (start + step) % (MAX_SEED + 1)
        question = ask(rules, skill, seed=seed, kind=kind)
        found = found or shown_by(question) in wanted
        yield seed, question


def _wanted(log: Sequence[Answer], rules: str, skill: str) -> frozenset[str]:
    """Give what mastery of a skill still wants to be shown."""
    besides, proofs = besides_of(rules, skill), Proofs()
    for one in log:
        if one.first and (one.rules, one.skill) == (rules, skill):
            proofs = besides.after(proofs, one)
    return besides.missing(proofs)


def _left_open(question: Question, guilty: Mapping[str, Evidence], weighed: Mapping[str, Evidence]) -> float:
    """Say how much stays open after an answer to a question: how many rules, on average, would have given it."""
    alive = (
        suspects(guilty, question.skill)
        if guilty
        else tuple(row for row in question.wrong if not _cleared(row, weighed))
    )
    classes: dict[tuple[str, ...], float] = {question.key: 1.0}
    for row in alive:
        answer = question.wrong.get(row, question.key)
        classes[answer] = classes.get(answer, 0.0) + _prior(row, question.skill)
    if guilty:
        return sum(size * size for size in classes.values())
    # nobody is suspected yet: the more rules a question would show, the better, each by an answer of its own
    return -sum(sqrt(size) for answer, size in classes.items() if answer != question.key)


def _cleared(row: str, weighed: Mapping[str, Evidence]) -> bool:
    return row in weighed and weighed[row].misses > 0


def _prior(row: str, skill: str) -> float:
    """How likely a wrong rule is: those of the skill in hand come before those of others."""
    return 1.0 if misconception(row).skill == skill else 0.25
