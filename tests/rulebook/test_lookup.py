"""The typed interface: what is found, and what is said when it is not."""

import copy
import pickle
import subprocess
import sys

import pytest

from tutor.rulebook import (
    RULEBOOKS,
    UnknownIdError,
    clause,
    clauses,
    option,
    options,
    reading,
    reading_kind,
    readings,
    readings_decided_by,
    topics,
)


def test_clauses_of_a_rulebook_and_a_topic():
    assert ("claudista",) * 7 == tuple(found.rules for found in clauses("claudista", topic="mao-de-11"))
    assert {"mao-de-11"} == {found.topic for found in clauses("claudista", topic="mao-de-11")}
    assert clauses() == clauses("gauderio") + clauses("cego") + clauses("claudista")
    assert () == clauses("cego", topic="cut")


def test_topics_cover_the_clauses():
    assert {found.topic for found in clauses("cego")} == set(topics("cego"))
    assert {name for rules in RULEBOOKS for name in topics(rules)} == set(topics())


def test_readings_of_a_clause_are_those_that_list_it():
    for found in clauses():
        assert [it.id for it in readings() if found.id in it.clauses] == [it.id for it in readings(clause=found.id)]


def test_readings_of_all_rulebooks_belong_to_each():
    shared = [found.id for found in readings() if set(found.rules) == set(RULEBOOKS)]

    assert len(shared) == 2
    assert all(set(shared) <= {found.id for found in readings(rules=rules)} for rules in RULEBOOKS)


def test_texts_come_in_the_language_asked_for():
    found = reading("AMB-C07")

    assert (found.question_pt, found.question_en) == (found.question("pt-BR"), found.question("en"))
    assert (found.why_pt, found.why_en) == (found.why("pt-BR"), found.why("en"))
    assert clause("claudista/5.4").text() == clause("claudista/5.4").pt
    assert option("all_tied").text("en") == option("all_tied").en
    assert found.position("nobody").text("en") == found.positions[1].en
    with pytest.raises(UnknownIdError, match="unknown language 'pt'; known: pt-BR, en"):
        clause("claudista/5.4").text("pt")


def test_kinds_and_switches_are_had_without_records():
    assert {found.id: found.kind for found in readings()} == {found.id: reading_kind(found.id) for found in readings()}
    assert ("AMB-G15", "AMB-C46", "AMB-K15") == readings_decided_by("answer_by")


def test_a_switch_differs_by_rulebook():
    found = option("end_check")

    assert ("end_of_hand", "immediate", "falta_only") == found.values_for("gauderio")
    assert ("end_of_hand", "immediate") == found.values_for("claudista")
    assert ("end_of_hand", "immediate") == (found.default_for("gauderio"), found.default_for("cego"))


@pytest.mark.parametrize(("given", "value"), [(True, "yes"), (False, "no"), ("yes", "yes"), ("no", "no")])
def test_a_bool_switch_takes_true_and_yes(given, value):
    assert value == option("allow_fold").value("cego", given)


@pytest.mark.parametrize(
    ("name", "rules", "given"),
    [("flor_flee", "gauderio", "5"), ("flor_flee", "gauderio", True), ("flor_flee", "gauderio", 4),
     ("end_check", "cego", "falta_only"), ("allow_fold", "cego", 1), ("allow_fold", "cego", None),
     ("envido_tie", "gauderio", "redo")],
)  # fmt: skip
def test_a_value_that_is_not_taken_is_refused(name, rules, given):
    with pytest.raises(UnknownIdError) as caught:
        option(name).value(rules, given)

    assert option(name).values_for(rules) == caught.value.known


def test_a_rulebook_without_the_switch_is_refused():
    with pytest.raises(UnknownIdError, match="unknown rulebook of direction 'cego'; known: claudista"):
        option("direction").default_for("cego")


@pytest.mark.parametrize(
    ("ask", "wanted", "nearest"),
    [(clause, "claudista/3.7.44", "claudista/3.7.4"), (clause, "GAUDÉRIO/FLOR/05", "gauderio/flor/5"),
     (reading, "AMB-G022", "AMB-G22"), (reading_kind, "amb-g2", "AMB-G02"), (option, "envido_ties", "envido_tie"),
     (readings_decided_by, "flor-flee", "flor_flee"), (clauses, "gaudério", "gauderio"),
     (options, "claudinha", "claudista"), (topics, "sego", "cego")],
)  # fmt: skip
def test_what_is_unknown_brings_the_nearest_known(ask, wanted, nearest):
    with pytest.raises(LookupError) as caught:
        ask(wanted)

    assert isinstance(caught.value, UnknownIdError)
    assert wanted == caught.value.wanted
    assert nearest in caught.value.nearest
    assert repr(wanted) in str(caught.value)
    assert repr(nearest) in str(caught.value)


def test_the_other_arguments_are_checked_too():
    with pytest.raises(UnknownIdError, match="did you mean 'envido'"):
        clauses("cego", topic="envidos")
    with pytest.raises(UnknownIdError, match="unknown clause"):
        readings(clause="cego/nada/1")
    with pytest.raises(UnknownIdError, match="unknown position of AMB-C07 'maos'; did you mean 'mao'"):
        reading("AMB-C07").position("maos")


def test_an_error_survives_the_way_to_another_process():
    with pytest.raises(UnknownIdError) as caught:
        clauses("claudisto")
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301  # our own bytes

    assert (str(caught.value), caught.value.nearest) == (str(again), again.nearest)


def test_records_are_values():
    for found in (*clauses(), *readings(), *options()):
        assert found == copy.deepcopy(found)
        assert hash(found) == hash(copy.deepcopy(found))


def test_import_reads_nothing_and_first_use_one_file():
    script = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
import tutor.rulebook
before = [name for name in opened if name.endswith((".json", ".toml"))]
tutor.rulebook.reading_kind("AMB-G01"), tutor.rulebook.clause("cego/mao/3"), tutor.rulebook.search("flor")
read = [name.endswith("rulebook.json") for name in opened if name.endswith((".json", ".toml"))]
print(before, read)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert "[] [True]" == done.stdout.strip()
