"""Every misconception is wrong, in its own way, wherever the catalogue says so; the right answer is the referee's."""

from __future__ import annotations

import pytest

from tests.lessons.misconception_rows import BOOKS, EXAMPLES
from tutor.engine import Card, ruleset
from tutor.lessons.misconceptions import (
    SUBJECTS,
    UnreadableInputError,
    candidates,
    catalogue,
    misconception,
    parse_input,
    right,
    right_steps,
)


def told(answer):
    """An answer as the table has it: several cards, seats or sides as a list of what is said."""
    return [str(one) if isinstance(one, Card) else one for one in answer] if isinstance(answer, tuple) else answer


CASES = [(id_, BOOKS[book], *rest) for id_, books, *rest in EXAMPLES for book in books]


@pytest.mark.parametrize(("id_", "book", "question", "answer", "mistake"), CASES)
def test_a_wrong_rule_differs_on_its_example(id_, book, question, answer, mistake):
    row, rules = misconception(id_), ruleset(book)
    asked = parse_input(row.subject, question)

    assert row.example_in(book) == question
    assert answer == told(right(rules, row.subject, asked).value)
    assert mistake == told(row.answer(rules, asked))
    assert mistake != answer


@pytest.mark.parametrize(("id_", "book", "question"), [case[:3] for case in CASES])
def test_a_wrong_answer_leads_to_its_rule(id_, book, question):
    row, rules = misconception(id_), ruleset(book)
    asked = parse_input(row.subject, question)

    assert (row in candidates(rules, row.subject, asked, row.answer(rules, asked))) is not bool(row.never)
    assert candidates(rules, row.subject, asked, right(rules, row.subject, asked).value) == ()


def test_every_row_has_its_example_in_each_of_its_rulebooks():
    assert [(id_, book) for id_, book, *_ in CASES] == [(row.id, book) for row in catalogue() for book in row.rules]


@pytest.mark.parametrize(("id_", "question"), sorted({(id_, question) for id_, _, question, *_ in EXAMPLES}))
def test_an_input_is_read_as_it_is_written(id_, question):
    asked = parse_input(misconception(id_).subject, question)

    assert question == str(asked)
    assert asked == SUBJECTS[misconception(id_).subject].input.parse(f" {asked} ")


def test_what_is_no_question_is_refused_with_the_way_to_write_one():
    with pytest.raises(UnreadableInputError, match="rodadas"):
        parse_input("tricks", "=AB")


@pytest.mark.parametrize(
    ("id_", "book", "question", "answer", "mistake"), [case for case in CASES if misconception(case[0]).steps]
)
def test_a_sum_is_the_sum_of_its_steps(id_, book, question, answer, mistake):
    row, rules = misconception(id_), ruleset(book)
    asked = parse_input(row.subject, question)

    assert mistake == sum(part.points for part in row.steps(rules, asked))
    assert answer == sum(part.points for part in right_steps(rules, row.subject, asked))
