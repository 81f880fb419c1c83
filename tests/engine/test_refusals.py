"""What the referee refuses, by the key of the error: programs go by it, and people are told by it."""

import pytest

from tests.engine.wrong_questions import refusal, wrong

QUESTIONS = [pytest.param(q, id=f"{q.rules}-{q.key}-{number}") for number, q in enumerate(wrong())]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_wrong_question_is_refused_by_its_key(question):
    assert question.key == refusal(question).key
