"""Somebody who forgets, over sixty days: what the schedule keeps, what it costs, and what it does not reach.

In this model of memory to ask more often is always to remember more, so no schedule equals fixed daily practice on an
average rule with half of its questions (docs/reviews.md has the figures, and says so). What it is for is checked: less
than half of the questions of a fixed day, the promise kept on the worst of runs, the rule that is held least well held
better than by twice as many questions in turns, and, for as many questions, more remembered of all.
"""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from tests.lessons.learner.forgetful import (
    DAILY,
    DAYS,
    DUE,
    RUNS,
    TEN,
    TWICE,
    ByTurns,
    average,
    runs,
    sixty_days,
    table,
)
from tutor.lessons.learner.review import RETENTION

PAGE = Path(__file__).resolve().parents[3] / "docs" / "reviews.md"
TAUGHT = pytest.mark.parametrize("taught", [False, True], ids=["met in a question", "met in its lesson"])


@TAUGHT
def test_the_schedule_asks_less_than_half_as_often_and_keeps_its_promise(taught):
    asked = average(DUE, taught=taught).asked
    assert asked < average(TEN, taught=taught).asked / 2
    assert asked < average(DAILY, taught=taught).asked / 4
    assert min(run.recall for run in runs(DUE, taught=taught)) >= RETENTION


@TAUGHT
def test_the_rule_held_least_well_is_held_better_than_by_twice_as_many_questions(taught):
    assert average(DUE, taught=taught).weakest > average(TWICE, taught=taught).weakest


@TAUGHT
def test_for_the_same_number_of_questions_more_is_remembered(taught):
    due = average(DUE, taught=taught)
    by_turns = [sixty_days(seed, ByTurns(due.asked / DAYS), taught=taught) for seed in range(RUNS)]
    assert due.recall > mean(run.recall for run in by_turns)
    assert due.weakest > mean(run.weakest for run in by_turns)


def test_the_page_about_it_has_these_figures():
    told = PAGE.read_text("utf-8")
    assert [row for row in table() if row not in told] == []
