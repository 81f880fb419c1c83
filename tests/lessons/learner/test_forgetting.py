"""Somebody who forgets, over sixty days: what the schedule and a session a day keep, and what they cost.

Fixed daily practice reviews every rule begun once a day. A session of ten, as the product chooses it, asks less than
half as often, and more is remembered; who asks for what is due alone keeps what is promised with a quarter of it
(docs/reviews.md has the figures).
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
    SESSION,
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
@pytest.mark.parametrize("repeats", [True, False], ids=["as modelled", "one right answer a day counts"])
def test_a_session_a_day_reviews_less_than_half_as_often_as_daily_practice_and_more_is_remembered(taught, repeats):
    daily, session = average(DAILY, taught=taught, repeats=repeats), average(SESSION, taught=taught, repeats=repeats)
    assert max(run.asked for run in runs(SESSION, taught=taught, repeats=repeats)) < daily.asked / 2
    assert session.recall > daily.recall
    assert session.weakest > daily.weakest


@TAUGHT
def test_for_no_more_questions_than_in_turns_a_session_keeps_more(taught):
    session, in_turns = average(SESSION, taught=taught), average(TEN, taught=taught)
    assert session.asked <= in_turns.asked
    assert (session.recall > in_turns.recall, session.weakest > in_turns.weakest) == (True, True)


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
