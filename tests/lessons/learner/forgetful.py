"""Learners who forget, and five ways to practise: what is due, a session of ten, the same number in turns, all of it.

A learner forgets as people were measured to (the model of FSRS with its published weights): whether he answers right is
drawn by lot from the chance that he remembers. The schedule sees only whether he did. One has been through the lesson
of a rule before its first question, the other meets it there. Whether a second right answer on one day makes a memory
any firmer is disputed: it does in the model, and there are learners here to whom it adds nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from statistics import mean
from typing import NamedTuple, Protocol

from fsrs import Card, Rating, Scheduler

from tutor.lessons.answers import Answer
from tutor.lessons.learner import QUESTIONS, Knowledge, Pick, choose
from tutor.lessons.learner.plan import ONCE
from tutor.lessons.skills import skills_of

START = datetime(2026, 3, 2, 18, tzinfo=UTC)
DAYS, RUNS = 60, 12
SAME_DAY = timedelta(hours=6)
SKILLS = [skill.id for skill in skills_of("gauderio")]
"""One of them is begun every day."""
MEMORY = Scheduler(enable_fuzzing=False)


class Learner:
    """What is remembered of each skill; ``taught`` says that its lesson was taken half an hour before it is asked.

    ``repeats`` says that a second right answer on one day makes it firmer.
    """

    def __init__(self, seed: int, *, taught: bool, repeats: bool = True) -> None:
        self._luck = random.Random(seed)  # noqa: S311  # the luck of a learner is no secret
        self._held: dict[str, Card] = {}
        self._taught = taught
        self._repeats = repeats

    def recall(self, skill: str, now: datetime) -> float:
        """Give the chance that a skill is remembered."""
        return MEMORY.get_card_retrievability(self._held[skill], now) if skill in self._held else 0.0

    def begins(self, skill: str, now: datetime) -> None:
        """Take its lesson: one exercise with help, one alone."""
        if self._taught:
            for minutes in (30, 15):
                self._remembers(skill, Rating.Good, now - timedelta(minutes=minutes))

    def asked(self, skill: str, now: datetime) -> bool:
        """Answer, hear what is right, and remember it for longer."""
        right = self._luck.random() < self.recall(skill, now)
        self._remembers(skill, Rating.Good if right else Rating.Again, now)
        return right

    def _remembers(self, skill: str, rating: Rating, at: datetime) -> None:
        held = self._held.get(skill)
        again = held is not None and held.last_review is not None and at - held.last_review < SAME_DAY
        if again and rating is Rating.Good and not self._repeats:
            return
        self._held[skill], _ = MEMORY.review_card(self._held.get(skill, Card(card_id=0)), rating, at)


class Practice(Protocol):
    """A way to practise: the questions of one day, and how many there were so far."""

    asked: int

    def __call__(self, learner: Learner, begun: list[str], now: datetime) -> None: ...


class ByTurns:
    """So many questions a day, also two and a half: first of the skill begun, then of those not asked for longest."""

    def __init__(self, a_day: float) -> None:
        self.a_day = a_day
        self.asked = 0
        self._owed = 0.0
        self._last: dict[str, int] = {}

    def __call__(self, learner: Learner, begun: list[str], now: datetime) -> None:
        self._owed += self.a_day
        while self.asked + 1 <= self._owed:
            self.asked += 1
            skill = min(begun, key=lambda one: self._last.get(one, 0))
            self._last[skill] = self.asked
            learner.asked(skill, now)


class EveryDay:
    """Every skill once a day."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, learner: Learner, begun: list[str], now: datetime) -> None:
        for skill in begun:
            learner.asked(skill, now)
        self.asked += len(begun)


class Scheduled:
    """What is due that day; what is due again within the hour comes once or twice more."""

    def __init__(self) -> None:
        self.knowledge = Knowledge()
        self.asked = 0

    def __call__(self, learner: Learner, begun: list[str], now: datetime) -> None:
        for skill in begun:
            for at in (now, now + timedelta(minutes=15), now + timedelta(minutes=30)):
                known = self.knowledge.of("gauderio", skill)
                if known.review and not known.due(at):
                    break
                self.asked += 1
                right = learner.asked(skill, at)
                self.knowledge.add(
                    Answer(str(self.asked), at, "gauderio", skill, "number", 1, "0", "", right, first=True)
                )


class Session:
    """A session of ten a day as the product chooses it, the rule begun that day first, none more than three times.

    Ten questions are five minutes. Two of the rules are about several rulebooks: a second one has been begun.
    """

    def __init__(self) -> None:
        begun = Answer("0", START, "cego", "table", "number", 1, "0", "", right=True, first=True)
        self.knowledge = Knowledge([begun])
        self.asked = 0

    def __call__(self, learner: Learner, begun: list[str], now: datetime) -> None:
        new = begun[-1]
        picks = (
            [] if self.knowledge.of("gauderio", new).asked else [self._ask(Pick("gauderio", new, "new"), learner, now)]
        )
        while len(picks) < QUESTIONS:
            at = now + len(picks) * timedelta(seconds=30)
            pick = choose(self.knowledge, at, ["gauderio"], asked=picks, asks=lambda _rules, skill: skill in begun)
            if pick is None or [one.skill for one in picks].count(pick.skill) >= ONCE:
                break
            picks.append(self._ask(pick, learner, at))

    def _ask(self, pick: Pick, learner: Learner, at: datetime) -> Pick:
        self.asked += 1
        right = learner.asked(pick.skill, at)
        self.knowledge.add(Answer(str(self.asked), at, "gauderio", pick.skill, "number", 1, "0", "", right, first=True))
        return pick


DUE, SESSION, TWICE = "what is due", "a session of ten a day", "twice as many questions, in turns"
TEN, DAILY = "ten questions a day, in turns", "every rule, every day"


class Remembered(NamedTuple):
    """Of sixty days: the questions, what was remembered of a rule on an average day, and of the one held least well."""

    asked: float
    recall: float
    weakest: float


def sixty_days(seed: int, practice: Practice, *, taught: bool, repeats: bool = True) -> Remembered:
    """Let a learner practise; what he remembers is looked at each day before he does."""
    learner, recall, weakest = Learner(seed, taught=taught, repeats=repeats), list[float](), list[float]()
    for day in range(DAYS):
        now = START + timedelta(days=day)
        if held := [learner.recall(skill, now) for skill in SKILLS[:day]]:
            recall += held
            weakest.append(min(held))
        for skill in SKILLS[day : day + 1]:
            learner.begins(skill, now)
        practice(learner, SKILLS[: day + 1], now)
    return Remembered(practice.asked, mean(recall), mean(weakest))


@cache
def runs(way: str, *, taught: bool, repeats: bool = True) -> tuple[Remembered, ...]:
    """Give every run of a way to practise."""
    made = _ways(taught=taught)[way]
    return tuple(sixty_days(seed, made(), taught=taught, repeats=repeats) for seed in range(RUNS))


def _ways(*, taught: bool) -> dict[str, Callable[[], Practice]]:
    return {
        DUE: Scheduled,
        SESSION: Session,
        TWICE: lambda: ByTurns(2 * average(DUE, taught=taught).asked / DAYS),
        TEN: lambda: ByTurns(10),
        DAILY: EveryDay,
    }


def average(way: str, *, taught: bool, repeats: bool = True) -> Remembered:
    """Give the average of all runs."""
    return Remembered(*map(mean, zip(*runs(way, taught=taught, repeats=repeats), strict=True)))


def row(way: str, *, taught: bool, repeats: bool = True) -> str:
    """Write one row of a table in docs/reviews.md."""
    asked, recall, weakest = average(way, taught=taught, repeats=repeats)
    first = "its lesson" if taught else "the question"
    return f"| {first} | {way} | {asked:.0f} | {recall:.1%} | {weakest:.1%} |"


def table() -> list[str]:
    """Write the rows: of all ways, then of two of them where only the first right answer of a day counts."""
    every = [row(way, taught=taught) for taught in (False, True) for way in (DUE, SESSION, TWICE, TEN, DAILY)]
    once = [row(way, taught=taught, repeats=False) for taught in (False, True) for way in (SESSION, DAILY)]
    return [*every, *once]


if __name__ == "__main__":
    print("\n".join(table()))  # noqa: T201  # what it is called for
