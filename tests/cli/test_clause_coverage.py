"""`truco-tutor clause --coverage`: how far each clause has come, held against the rulebook and against the tests."""

import json

import pytest
from typer.testing import CliRunner

from tests.lessons.notebooks import FINISHED
from tools.clause_coverage import named_in, text
from tutor.cli import app
from tutor.cli.clause_coverage import STAGES, rows, totals
from tutor.rulebook import RULEBOOKS, clause, clauses
from tutor.rulebook.covered import COVERED

ROWS = rows(clauses())


def run(*args):
    return CliRunner().invoke(app, ["clause", "--coverage", *args], env={"TRUCO_TUTOR_LANG": None})


def test_what_is_known_of_the_tests_is_fresh():
    assert text() == COVERED.read_text("utf-8"), "run python -m tools.clause_coverage"


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_clause_to_enforce_has_come_all_the_way(rules):
    """To a lesson too, as soon as all those of its rulebook are written."""
    to_come = set() if rules in FINISHED else {"told"}
    lacks = {row.clause.id: set(row.lacks) - to_come for row in ROWS if row.clause.rules == rules}

    assert {} == {id_: missing for id_, missing in lacks.items() if missing}


def test_each_clause_stands_in_it_once():
    assert [item.id for item in clauses()] == [row.clause.id for row in ROWS]


def test_a_clause_that_only_informs_may_be_missing_anything():
    held = {row.clause.id: row for row in ROWS}["claudista/intro/1"]

    assert (False, ()) == (held.ruled, held.lacks)


def test_a_worked_example_counts_with_its_rule():
    example, rule = rows([clause("gauderio/envido/contagem/ex-2"), clause("gauderio/envido/contagem/5")])

    assert example.ruled is rule.ruled is True


def test_every_clause_is_taught_by_some_skill():
    assert all(row.taught for row in ROWS)


def test_a_heading_is_taught_and_never_asked():
    assert (True, False) == (rows([clause("gauderio/envido/titulo")])[0][4:6])


def test_the_totals_are_sums():
    counted = totals(ROWS)

    assert {"gauderio": 120, "cego": 97, "claudista": 115} == {it: counted[it]["all"]["clauses"] for it in counted}
    for rules in RULEBOOKS:
        due = [row for row in ROWS if row.clause.rules == rules and row.clause.enforceable]
        for stage in STAGES:
            assert sum(getattr(row, stage) for row in due) == counted[rules]["enforceable"][stage]


@pytest.mark.parametrize(
    ("ids", "found"),
    [
        ("test_ties[claudista/3.7.4-0]", ["claudista/3.7.4"]),
        ("test_it[claudista/2.9/2-3]", ["claudista/2.9/2"]),
        ("t[gauderio/envido/real-over-envido/0 (2)]", ["gauderio/envido/real-over-envido/0"]),
        ("t[gauderio/envido/contagem/1-7p 1e 10c]", ["gauderio/envido/contagem/1"]),
        ("t[claudista/1.2-names0-Kc Kp]", ["claudista/1.2"]),
        ("t[cego/jogo/45] t[x.cego/jogo/4] t[claudista/3.77]", []),
    ],
)
def test_the_clauses_that_ids_of_tests_name(ids, found):
    assert found == named_in(ids)


def test_for_people_in_both_languages():
    shown = run("--rules", "cego")
    english = run("--rules", "cego", "--lang", "en")

    assert (0, "") == (shown.exit_code, shown.stderr)
    told = sum(row.told for row in ROWS if row.clause.rules == "cego" and row.clause.enforceable)
    assert (
        "Truco Cego\n  a cobrar 78: julgadas 78 · narradas 78 · testadas 78 · ensinadas 78 · perguntadas 78"
        f" · em lições {told}" in shown.stdout
    )
    assert ("Toda cláusula a cobrar" in shown.stdout) == (told == 78)
    assert "to enforce 78: ruled 78 · narrated 78 · tested 78 · taught 78 · quizzed 78 · in lessons" in english.stdout
    assert "Gaudério" not in shown.stdout


def test_for_programs():
    given = json.loads(run("--json").stdout)
    one = given["clauses"][0]

    assert ("coverage", 332, set(RULEBOOKS)) == (given["type"], len(given["clauses"]), set(given["totals"]))
    assert ["id", "rules", "enforceable", *STAGES] == list(one)


def test_of_a_section_and_of_a_topic():
    section = json.loads(run("gauderio/envido/contagem", "--json").stdout)["clauses"]
    topic = json.loads(run("--topic", "flor", "--rules", "cego", "--json").stdout)["clauses"]

    assert [it.id for it in clauses() if it.id.startswith("gauderio/envido/contagem/")] == [it["id"] for it in section]
    assert [it.id for it in clauses("cego", topic="flor")] == [it["id"] for it in topic]


def test_of_what_does_not_exist():
    done = run("gauderio/envid")

    assert (1, "") == (done.exit_code, done.stdout)
    assert "gauderio/envid" in done.stderr


def test_what_is_missing_is_listed(monkeypatch):
    from tutor.cli import clause_coverage

    monkeypatch.setattr(clause_coverage, "_ruled", lambda: frozenset({"cego/jogo/1"}))
    monkeypatch.setattr(clause_coverage, "_told", lambda: frozenset(item.id for item in clauses()))
    shown = run("cego/jogo", "--lang", "en").stdout

    assert "clauses to enforce still lack something:" in shown
    assert "  cego/jogo/2: ruled" in shown
    assert "  cego/jogo/1:" not in shown
