"""The sources of the rulebook: complete, consistent, in two languages, and compiled as they are."""

import tomllib
from collections import Counter

import pytest

from tutor.rulebook import RULEBOOKS, clauses, option, options, reading, readings
from tutor.rulebook.build import SOURCE, compiled
from tutor.rulebook.store import COMPILED

CLAUSES = {name: tomllib.loads((SOURCE / f"{name}.toml").read_text("utf-8"))["clause"] for name in RULEBOOKS}
READINGS = tomllib.loads((SOURCE / "readings.toml").read_text("utf-8"))["reading"]
OPTIONS = tomllib.loads((SOURCE / "options.toml").read_text("utf-8"))["option"]

CLAUSE_IDS = {table["id"] for tables in CLAUSES.values() for table in tables}
BY_READING = {table["id"]: table for table in READINGS}


def test_the_compiled_file_is_a_fresh_one():
    assert compiled() == COMPILED.read_text("utf-8"), "run python -m tutor.rulebook.build"


def test_nothing_is_lost_or_added_on_the_way():
    assert {"gauderio": 120, "cego": 97, "claudista": 115} == {name: len(tables) for name, tables in CLAUSES.items()}
    assert {name: len(tables) for name, tables in CLAUSES.items()} == Counter(found.rules for found in clauses())
    assert (332, 198, 36) == (len(clauses()), len(readings()), len(options()))
    assert (198, 36) == (len(READINGS), len(OPTIONS))


def test_every_id_is_given_once():
    given = [table["id"] for tables in CLAUSES.values() for table in tables]
    given += [table["id"] for table in READINGS] + [table["name"] for table in OPTIONS]

    assert [] == [name for name, times in Counter(given).items() if times > 1]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_clause_has_all_that_its_source_says(rules):
    for table in CLAUSES[rules]:
        found = next(item for item in clauses(rules) if item.id == table["id"])
        assert {**table, "rules": rules} == {name: getattr(found, name) for name in found.__match_args__}


def test_a_reading_has_all_that_its_source_says():
    for table in READINGS:
        found = reading(table["id"])
        plain = (
            "id",
            "kind",
            "priority",
            "topic",
            "default",
            "source",
            "question_pt",
            "question_en",
            "why_pt",
            "why_en",
        )
        assert {name: table[name] for name in plain} == {name: getattr(found, name) for name in plain}
        lists = ("rules", "clauses", "see")
        assert {name: table.get(name, []) for name in lists} == {name: list(getattr(found, name)) for name in lists}
        assert table.get("option") == found.option
        assert table["positions"] == [{"key": it.key, "pt": it.pt, "en": it.en} for it in found.positions]
        assert table["cases"] == [{"given": case.given, "outcomes": dict(case.outcomes)} for case in found.cases]


def test_an_option_has_all_that_its_source_says():
    for table in OPTIONS:
        found = option(table["name"])
        assert (table["type"], table["reading"], table["changes"]) == (found.type, found.reading, found.changes)
        assert (table["pt"], table["en"]) == (found.pt, found.en)
        assert (table["rules"], table["values"]) == (list(found.rules), list(found.values))
        assert (table.get("also", []), table.get("not_offered", [])) == (list(found.also), list(found.not_offered))
        for rules in table["rules"]:
            assert table.get("only", {}).get(rules, table["values"]) == list(found.values_for(rules))
            assert table.get("default", {}).get(rules, table["values"][0]) == found.default_for(rules)


@pytest.mark.parametrize("table", READINGS, ids=lambda table: table["id"])
def test_a_reading_refers_to_what_exists(table):
    keys = [position["key"] for position in table["positions"]]

    assert set() == {*table["clauses"], *table.get("see", [])} - CLAUSE_IDS
    assert set() == {name.partition("/")[0] for name in table["clauses"]} - set(table["rules"])
    assert len(keys) == len(set(keys)) > 1
    assert table["default"] in keys
    assert set() == {key for case in table["cases"] for key in case["outcomes"]} - set(keys)


def test_readings_and_switches_name_each_other():
    by_option = {name: table["name"] for table in OPTIONS for name in [table["reading"], *table.get("also", [])]}

    assert by_option == {table["id"]: table["option"] for table in READINGS if "option" in table}


@pytest.mark.parametrize("table", OPTIONS, ids=lambda table: table["name"])
def test_a_switch_offers_the_positions_of_its_readings_and_starts_from_their_default(table):
    found = option(table["name"])
    for name in found.readings:
        given = BY_READING[name]
        for rules in set(given["rules"]) & set(found.rules):
            keys = {position["key"] for position in given["positions"]} - set(found.not_offered)
            assert keys == set(found.values_for(rules))
            assert given["default"] == found.default_for(rules)


def test_every_text_for_learners_is_in_both_languages():
    pairs = [(table["id"], table["pt"], table["en"]) for tables in CLAUSES.values() for table in tables]
    pairs += [(table["name"], table["pt"], table["en"]) for table in OPTIONS]
    for table in READINGS:
        pairs.append((table["id"], table["question_pt"], table["question_en"]))
        pairs.append((table["id"], table["why_pt"], table["why_en"]))
        pairs += [(table["id"], position["pt"], position["en"]) for position in table["positions"]]

    untold = [name for name, pt, en in pairs if not pt.strip() or not en.strip()]
    copied = [name for name, pt, en in pairs if pt == en and any(letter.isalpha() for letter in pt)]
    assert ([], []) == (untold, copied)


def test_lines_are_spans_of_a_document():
    assert [] == [it["id"] for tables in CLAUSES.values() for it in tables if not 1 <= it["line"] <= it["end_line"]]


def test_portuguese_has_its_accents():
    bare = {"nao", "mao", "sao", "tres", "tambem", "so", "ate", "ja", "porem", "sera", "voce", "numero", "contem"}
    told = [(table["id"], table["pt"]) for tables in CLAUSES.values() for table in tables]
    told += [(table["id"], table["question_pt"] + " " + table["why_pt"]) for table in READINGS]

    assert [] == [name for name, text in told if bare & set(text.lower().replace(",", " ").replace(".", " ").split())]
