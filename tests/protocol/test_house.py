"""The field `house`: a table's rules from a file."""

from __future__ import annotations

import pytest

from tutor.protocol import answer

FLEE = {"ask": "bet", "kind": "flor", "calls": ["flor"], "answer": "nao_quero"}
HOUSE = 'truco_tutor_house = 1\nrules = "gauderio"\ntarget = 24\n[options]\nflor_flee = 3\nfalta_rule = "halves"\n'


@pytest.fixture
def house(tmp_path):
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, "utf-8")
    return str(path)


def test_its_switches_its_rulebook_and_its_total_hold(house):
    """
    AMB-G47 under flor_flee = 3; halves of 24 for a falta at 8 to 10.
    """
    assert 3 == answer({**FLEE, "house": house})["value"]
    assert 3 == answer({**FLEE, "house": house, "rules": "gauderio"})["value"]
    assert 2 == answer({"ask": "falta", "house": house, "score": [8, 10]})["value"]
    assert 2 == answer({"ask": "falta", "house": house, "score": [8, 10], "target": 12})["value"]


def test_a_switch_of_the_query_goes_before_the_file(house):
    assert 7 == answer({**FLEE, "house": house, "options": {"flor_flee": 7}})["value"]


def test_replies_keep_their_shape(house):
    assert {"value", "clauses", "readings", "text"} == answer({**FLEE, "house": house}).keys()
    assert ["AMB-G47"] == answer({**FLEE, "house": house})["readings"]


def test_what_the_table_decides_is_determined_under_strict(house):
    assert 3 == answer({**FLEE, "house": house, "strict": True})["value"]


def test_the_file_is_read_anew(house, tmp_path):
    assert 3 == answer({**FLEE, "house": house})["value"]
    (tmp_path / "house.toml").write_text(HOUSE.replace("flor_flee = 3", "flor_flee = 7"), "utf-8")
    assert 7 == answer({**FLEE, "house": house})["value"]


@pytest.mark.parametrize(
    ("text", "code", "line", "told"),
    [
        (HOUSE.replace("flor_flee", "flor_fle"), "bad_option", 5, "flor_flee"),
        (HOUSE.replace("gauderio", "gauderoi"), "bad_rules", 2, "gauderio"),
        (HOUSE.replace("24", "18"), "bad_query", 3, "12 ou 24"),
        ("[[", "bad_query", 1, "Linha 1"),
    ],
)
def test_what_is_wrong_with_the_file_is_the_error(tmp_path, text, code, line, told):
    path = tmp_path / "wrong.toml"
    path.write_text(text, "utf-8")
    error = answer({**FLEE, "house": str(path)})["error"]

    assert (code, line) == (error["code"], error["line"])
    assert told in error["message"]


@pytest.mark.parametrize("given", [3, None, ["a"], "", "a\0b", "x" * 5000, "/"])
def test_anything_else_is_refused(given):
    assert "bad_query" == answer({**FLEE, "rules": "gauderio", "house": given})["error"]["code"]


def test_another_rulebook_than_that_of_the_house(house):
    error = answer({**FLEE, "rules": "cego", "house": house})["error"]

    assert ("bad_rules", True) == (error["code"], "Truco Gaudério" in error["message"])
    assert "bad_rules" == answer({**FLEE, "rules": "cega", "house": house})["error"]["code"]
    assert "bad_query" == answer({**FLEE})["error"]["code"]


def test_nothing_long_comes_back(tmp_path):
    path = tmp_path / "long.toml"
    path.write_text(f'truco_tutor_house = 1\nrules = "cego"\n[options]\n{"x" * 9000} = 1', "utf-8")

    assert len(answer({**FLEE, "house": str(path)})["error"]["message"]) < 300
