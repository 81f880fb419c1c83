"""Mastery by the numbers of teaching: how many right answers it takes, and what a wrong one costs."""

import pytest

from tutor.lessons.learner.mastery import MASTERED, START, guess_of, traced


# The page on teaching says how many right answers in a row each kind of question takes.
@pytest.mark.parametrize(("choices", "answers"), [(None, 2), (4, 4), (3, 5), (2, 7)])
def test_so_many_right_answers_make_mastery(choices, answers):
    mastery, count = START, 0
    while mastery < MASTERED:
        mastery, count = traced(mastery, right=True, guess=guess_of(choices)), count + 1
    assert answers == count


def test_a_typed_answer_by_bayes():
    # One in ten masters it: 0.1 * 0.9 + 0.9 * 0.03 = 0.117 are right, 0.09 of them knew it; a tenth of the rest learns.
    assert 0.09 / 0.117 + (1 - 0.09 / 0.117) * 0.1 == pytest.approx(traced(0.1, right=True, guess=0.03))


@pytest.mark.parametrize("mastery", [0.01, 0.3, 0.95, 0.999])
@pytest.mark.parametrize("choices", [None, 2, 3, 4])
def test_right_raises_and_wrong_lowers_what_is_believed(mastery, choices):
    guess = guess_of(choices)
    assert traced(mastery, right=True, guess=guess) > mastery
    assert traced(mastery, right=False, guess=guess) < traced(mastery, right=True, guess=guess)
    assert 0 < traced(mastery, right=False, guess=guess) < 1


def test_an_order_of_ten_is_no_easier_to_guess_than_a_number():
    assert guess_of(None) == guess_of(1000)
