"""Somebody who forgets, over sixty days: the schedule asks far less than fixed daily practice and keeps its promise.

The learner forgets as people were measured to (the model of FSRS with its published weights): what he remembers is
drawn by lot from that chance. The schedule sees only whether the answers are right.

Fixed daily practice is what a teacher would set without a schedule: every skill begun, once a day; or, where that is
too much, ten questions a day, the skills taking turns. In this model to ask more often is always to remember more, so
no schedule equals either with half of its questions: every skill every day (1,200 questions) remembers 98 %, ten a day
(600) 97 %, the schedule at its promise of 90 % (264) 94 %; promised 98 %, it would ask 522 times and remember 97.8 %.
Nor does it under another model of memory (Pavlik and Anderson 2005), on an average day, on the last or a month later.
What is checked is therefore what it is for: less than half of either, the promise kept on the worst of runs, and, for
the same number of questions, more remembered than by turns.
"""

import random
from datetime import UTC, datetime, timedelta
from statistics import mean

import pytest
from fsrs import Card, Rating, Scheduler

from tutor.lessons.answers import Answer
from tutor.lessons.learner import Knowledge
from tutor.lessons.learner.review import RETENTION
from tutor.lessons.skills import skills_of

START = datetime(2026, 3, 2, 18, tzinfo=UTC)
DAYS, A_DAY = 60, 10
SKILLS = [skill.id for skill in skills_of("gauderio")]
MEMORY = Scheduler(enable_fuzzing=False)


class Forgetful:
    def __init__(self, seed):
        self.luck = random.Random(seed)  # noqa: S311  # the luck of a learner is no secret
        self.held = {}

    def recall(self, skill, now):
        return MEMORY.get_card_retrievability(self.held[skill], now) if skill in self.held else 0.0

    def asked(self, skill, now):
        """Answer, hear what is right, and remember it for longer."""
        right = self.luck.random() < self.recall(skill, now)
        before = self.held.get(skill, Card(card_id=0))
        self.held[skill], _ = MEMORY.review_card(before, Rating.Good if right else Rating.Again, now)
        return right


class ByTurns:
    """So many questions every day; the skills begun, one more a day, take turns."""

    def __init__(self, a_day):
        self.a_day = a_day
        self.asked = 0

    def __call__(self, learner, day, now):
        begun = SKILLS[: day + 1]
        for _ in range(self.a_day):
            learner.asked(begun[self.asked % len(begun)], now)
            self.asked += 1


class EveryDay:
    """Every skill begun once a day."""

    def __init__(self):
        self.asked = 0

    def __call__(self, learner, day, now):
        for skill in SKILLS[: day + 1]:
            learner.asked(skill, now)
            self.asked += 1


class Scheduled:
    """What is due that day, with one new skill a day; what is due again within the hour comes once or twice more."""

    def __init__(self):
        self.knowledge = Knowledge()
        self.asked = 0

    def __call__(self, learner, day, now):
        for skill in SKILLS[: day + 1]:
            for at in (now, now + timedelta(minutes=15), now + timedelta(minutes=30)):
                known = self.knowledge.of("gauderio", skill)
                if known.review and not known.due(at):
                    break
                self.asked += 1
                right = learner.asked(skill, at)
                self.knowledge.add(
                    Answer(str(self.asked), at, "gauderio", skill, "number", 1, "0", "", right, first=True)
                )


def sixty_days(seed, policy):
    """Give how much of what was begun is remembered on an average day."""
    learner, recall = Forgetful(seed), []
    for day in range(DAYS):
        now = START + timedelta(days=day)
        recall += [learner.recall(skill, now) for skill in SKILLS[:day]]
        policy(learner, day, now)
    return mean(recall)


@pytest.fixture(scope="module")
def scheduled():
    runs = [(policy := Scheduled(), sixty_days(seed, policy)) for seed in range(6)]
    return [policy.asked for policy, _ in runs], [remembered for _, remembered in runs]


def test_the_schedule_asks_less_than_half_as_often_and_keeps_its_promise(scheduled):
    asked, remembered = scheduled
    sixty_days(0, every_day := EveryDay())
    assert mean(asked) < every_day.asked / 4
    assert mean(asked) < A_DAY * DAYS / 2
    assert min(remembered) >= RETENTION


def test_for_the_same_number_of_questions_more_is_remembered(scheduled):
    asked, remembered = scheduled
    a_day = -(-round(mean(asked)) // DAYS)
    by_turns = [sixty_days(seed, ByTurns(a_day)) for seed in range(6)]
    assert mean(remembered) > mean(by_turns)
