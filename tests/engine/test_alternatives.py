"""The readings not followed: each told once, and what it gives is what the referee says under its switch."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from tests.engine.test_counterfactual import questions
from tutor.engine import RuleError, ruleset
from tutor.engine.alternatives import alternatives
from tutor.engine.question import question, ruled
from tutor.rulebook import option


@given(questions())
@settings(max_examples=150, deadline=None)
def test_every_reading_of_a_ruling_with_every_other_position(case):
    """
    Whatever is asked: the readings of the ruling, the position in force, all the others, each ruled under its switch.
    """
    rules, asked = case
    try:
        ruling = ruled(rules, asked)
    except RuleError:
        return
    found = alternatives(rules, asked)

    assert ruling.readings == tuple(rested.reading.id for rested in found)
    for rested in found:
        keys = {position.key for position in rested.reading.positions}
        assert keys - {rested.position} == {other.position for other in rested.others}
        if rested.switch is not None:
            assert rules.options[rested.switch] == rested.position
        for other in rested.others:
            if isinstance(other.found, RuleError) or other.found is None:
                continue
            chosen = {name: rules.options[name] for name in rules.chosen} | {rested.switch: other.position}
            assert other.found.value == ruled(ruleset(rules.id, **chosen), asked).value
            assert other.same == (other.found.value == ruling.value) or asked.ask.endswith("contest")


@pytest.mark.parametrize(
    ("rules", "asked", "reading", "gives"),
    [
        ("gauderio", question("bet", kind="envido", calls=("real_envido",), answer="quero"), "AMB-G06",
         {"3_alone": 3, "7_over_envido": 5}),
        ("gauderio", question("bet", kind="envido", calls=("envido", "falta_envido"), answer="nao_quero"), "AMB-G03",
         {"1": 1}),
        ("gauderio", question("bet", kind="flor", calls=("flor",), answer="nao_quero"), "AMB-G47", {"3": 3, "7": 7}),
        ("gauderio", question("falta", score=(8, 10), target=24, winner=0), "AMB-G29", {"winner_gap": 16, "halves": 2}),
        ("cego", question("bet", kind="envido", calls=("envido", "falta_envido"), answer="nao_quero"), "AMB-C15",
         {"1": 1, "opening_only": "illegal_call"}),
    ],
)  # fmt: skip
def test_what_the_other_positions_give(rules, asked, reading, gives):
    """
    The numbers stand in the positions themselves: falta over envido refused 2 or 1, a flor fled 4, 3 or 7.
    """
    [rested] = [rested for rested in alternatives(ruleset(rules), asked) if rested.reading.id == reading]
    found = {
        other.position: other.found.code if isinstance(other.found, RuleError) else other.found.value
        for other in rested.others
        if other.found is not None
    }

    assert gives == found


def test_a_position_that_no_switch_plays_gives_nothing():
    """
    AMB-G35: nobody takes three ties, as in the Claudista, which the Gaudério's switches do not offer.
    """
    [rested] = alternatives(ruleset("gauderio"), question("hand", tricks=(None,) * 3))

    assert ("AMB-G35", None, [None]) == (rested.reading.id, rested.switch, [other.found for other in rested.others])


def test_a_fact_that_nobody_told_leaves_the_other_position_open():
    """
    AMB-G29 under winner_gap asks who won.
    """
    [rested] = alternatives(ruleset("gauderio"), question("falta", score=(20, 10), target=24))

    assert {"winner_gap": None} == {other.position: other.found for other in rested.others if other.found is None}


def test_the_choice_of_the_table_is_what_is_followed():
    [rested] = alternatives(ruleset("cego", all_tied="nobody"), question("hand", tricks=(None,) * 3))

    assert ("nobody", "all_tied") == (rested.position, rested.switch)
    assert ["mao"] == [other.position for other in rested.others]
    assert set(option("all_tied").values) == {"mao", "nobody"}
