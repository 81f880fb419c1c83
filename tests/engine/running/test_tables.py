"""A running hand, clause by clause and reading by reading: the tables in the ``.txt`` files (see `scripts`)."""

import pytest

from tests.engine.running.scripts import begin, play_case, read, run, wish
from tutor.engine.events import Paid
from tutor.engine.game import advance
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


SILENT = {
    "AMB-C03": "trios: every trick of six cards",
    "AMB-G53": "the hand is played out: no ruling says so",
    "AMB-C19": "a score past the total: nothing cuts it",
}
"""Readings of silence that no single ruling rests on, though the hand as a whole does."""


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_readings_of_silence_are_named_by_the_rulings_that_rest_on_them(rules):
    told, asked = set(), set()
    for case in read(f"readings_{rules}.txt"):
        asked.add(case.name.partition("=")[0])
        told |= play_case(rules, case)[1]
    open_ones = {ident for ident in asked if reading(ident).kind != "wording"}

    assert set() == open_ones - told - SILENT.keys()


def test_a_trucoed_dark_hand_is_worth_its_truco():
    state = begin("claudista", score=(11, 11), truco_in_dark="allowed")
    state, _ = run(
        state, "0 truco; 1 quero; 0 joga #1; 1 joga #3; 2 joga #3; 3 joga #3; 0 joga #2; 1 joga #2; 2 joga #2"
    )
    _, events = advance(state, wish(state, "3 joga #2"))
    paid = next(event for event in events if isinstance(event, Paid))

    assert 3 == paid.points
    assert "stake.taken" in {step.code for step in paid.reason.walk()}
