"""The placement test: every wrong rule it speaks of answers it in a row of its own, and the map says what is known."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.lessons.simulated import record
from tutor.lessons.dealing import ask, rulebook
from tutor.lessons.learner import Standing
from tutor.lessons.misconceptions import catalogue, misconception
from tutor.lessons.placement import found, items, map_of, questions
from tutor.rulebook import RULEBOOKS

TOLD_APART = {
    "gauderio": [("EN", 14), ("EM", 7), ("RK", 11)],
    "cego": [("EN", 14), ("EM", 6), ("RK", 11)],
    "claudista": [("RK", 1), ("MN", 10), ("EM", 7), ("TL", 5), ("MO", 4)],
}
"""How many wrong rules of each family the test of a rulebook tells apart (misconceptions.md)."""
SPOKEN_OF = {
    "gauderio": {f"EN-{n:02}" for n in range(1, 15)}
    | {f"RK-{n:02}" for n in range(1, 12)}
    | {f"EM-{n:02}" for n in (1, 2, 3, 4, 5, 6, 14)},
    "cego": {f"EN-{n:02}" for n in range(1, 15)}
    | {f"RK-{n:02}" for n in range(1, 12)}
    | {f"EM-{n:02}" for n in (1, 2, 3, 4, 5, 14)},
    "claudista": {f"MN-{n:02}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)}
    | {f"EM-{n:02}" for n in (1, 2, 3, 4, 5, 7, 14)}
    | {f"TL-{n:02}" for n in (2, 3, 4, 6, 12)}
    | {"RK-12", "MO-01", "MO-03", "MO-06", "MO-07"},
}


def answered(rules, row=""):
    return [
        record(n, question, " ".join(question.wrong.get(row, question.key)))
        for n, question in enumerate(questions(rules))
    ]


@pytest.mark.parametrize(("rules", "count"), [("gauderio", 14), ("cego", 13), ("claudista", 17)])
def test_the_test_has_as_many_questions_as_the_design_says(rules, count):
    assert count == len(items(rules)) == len(set(items(rules))) == len(questions(rules))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_wrong_rule_it_speaks_of_answers_a_row_of_its_own(rules):
    rows = {
        id_: tuple(question.wrong.get(id_, question.key) for question in questions(rules)) for id_ in SPOKEN_OF[rules]
    }
    key = tuple(question.key for question in questions(rules))

    assert [count for _, count in TOLD_APART[rules]] == [
        sum(id_.startswith(family) for id_ in rows) for family, _ in TOLD_APART[rules]
    ]
    assert key not in rows.values()
    assert [] == [(one, other) for one, other in combinations(sorted(rows), 2) if rows[one] == rows[other]]


@pytest.mark.parametrize(("rules", "row"), [(rules, row) for rules in RULEBOOKS for row in sorted(SPOKEN_OF[rules])])
def test_who_has_one_of_them_is_told_by_it(rules, row):
    """Of those it speaks of; another of the catalogue may answer the same row."""
    assert {row} == SPOKEN_OF[rules] & set(found(rules, answered(rules, row)))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_who_has_none_is_accused_of_none(rules):
    assert () == found(rules, answered(rules))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_map_has_four_words_and_no_test_alone_says_known(rules):
    before, after = map_of(rules, []), map_of(rules, answered(rules))
    asked = {item.skill for item in items(rules)}

    assert {Standing.UNASKED} == set(before.values())
    assert {Standing.WELL} == {after[skill] for skill in asked}
    assert {Standing.UNASKED} == {word for skill, word in after.items() if skill not in asked}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_wrong_rule_puts_its_own_skill_to_review(rules):
    for row in catalogue(rulebook(rules)):
        if row.id in SPOKEN_OF[rules]:
            assert Standing.REVIEW == map_of(rules, answered(rules, row.id))[misconception(row.id).skill]


def test_practice_makes_known_what_the_test_alone_does_not():
    log = answered("gauderio")
    more = [ask("gauderio", "envido.count", seed=seed, kind="number") for seed in range(4)]
    log += [record(50 + n, question, " ".join(question.key)) for n, question in enumerate(more)]

    assert Standing.KNOWN == map_of("gauderio", log)["envido.count"]


def test_two_wrong_rules_of_different_kinds_are_both_told():
    log = [
        record(n, question, " ".join(question.wrong.get("EN-03", question.wrong.get("EM-04", question.key))))
        for n, question in enumerate(questions("gauderio"))
    ]

    assert {"EN-03", "EM-04"} == set(found("gauderio", log))


def test_an_answer_that_no_rule_gives_accuses_nobody():
    log = [record(0, questions("gauderio")[0], "99")]

    assert () == found("gauderio", log)
    assert Standing.REVIEW == map_of("gauderio", log)["envido.count"]
