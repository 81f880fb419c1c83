"""A running hand, clause by clause and reading by reading: the tables in the ``.txt`` files (see `scripts`)."""

import pytest

from tests.engine.running.scripts import play_case, read
from tutor.rulebook import RULEBOOKS, clause, reading

CLAUSES = [(rules, case) for rules in RULEBOOKS for case in read(f"clauses_{rules}.txt")]
READINGS = [(rules, case) for rules in RULEBOOKS for case in read(f"readings_{rules}.txt")]


def names(rows):
    return [case.name for _, case in rows]


@pytest.mark.parametrize(("rules", "case"), CLAUSES, ids=names(CLAUSES))
def test_clause(rules, case):
    play_case(rules, case)


@pytest.mark.parametrize(("rules", "case"), READINGS, ids=names(READINGS))
def test_reading(rules, case):
    play_case(rules, case)


def test_every_case_names_a_clause_or_a_position_that_exists():
    for rules, case in CLAUSES:
        assert rules == clause(case.name.split(" ")[0]).rules
    for rules, case in READINGS:
        ident, _, key = case.name.split(" ")[0].partition("=")
        assert rules in reading(ident).rules
        assert key in [position.key for position in reading(ident).positions]
