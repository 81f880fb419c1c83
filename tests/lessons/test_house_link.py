"""The rules of a table in a link and in a browser's memory: every value of every switch comes back, nothing breaks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.house import House
from tutor.lessons.house_link import LONGEST, house_from, house_of_link, house_text
from tutor.rulebook import RULEBOOKS, options

EVERY = [
    (rules, switch.name, value)
    for rules in RULEBOOKS
    for switch in options(rules)
    for value in switch.values_for(rules)
]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_value_of_every_switch_survives_a_link(rules):
    for _, name, value in (row for row in EVERY if row[0] == rules):
        house = House(rules=rules, options={name: value})

        assert (house, ()) == house_of_link(rules, house_text(house))
        assert (house, ()) == house_from(rules, dict(house.options))


def test_a_total_travels_with_the_switches_and_a_name_only_with_the_file():
    house = House(rules="gauderio", name="Bar do Zeca", target=24, options={"flor_flee": "3", "envido_tie": "nobody"})

    text = house_text(house)

    assert "flor_flee:3,envido_tie:nobody,target:24" == text
    back, wrong = house_of_link("gauderio", text)
    assert ("", 24, dict(house.options), ()) == (back.name, back.target, dict(back.options), wrong)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("envido_tei:nobody", "bad_option.unknown"),
        ("envido_tie:perhaps", "bad_option.value"),
        ("all_tied:nobody", "bad_option.unknown"),  # a switch of Cego alone
        ("target:13", "bad_query.target"),
        ("target:99999999", "bad_query.target"),
        ("target:²", "bad_query.target"),
    ],
)
def test_what_the_rulebook_does_not_take_is_left_out_and_told(said, code):
    house, wrong = house_of_link("gauderio", f"flor_flee:3,{said}")

    assert {"flor_flee": "3"} == house.options
    assert house.target is None
    assert [code] == [error.key for error in wrong]


@given(st.sampled_from(RULEBOOKS), st.text(max_size=60) | st.text("abc_:,=&%[]\"'", max_size=80))
def test_no_link_fails(rules, text):
    house, _ = house_of_link(rules, text)

    assert not house.options
    assert house_of_link(rules, house_text(house))[0] == house


@given(
    st.dictionaries(st.text(max_size=12), st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.text()))
)
def test_whatever_the_browser_has_kept_is_read(said):
    house, wrong = house_from("cego", said)

    assert not house.options
    assert len(wrong) <= len(said)


def test_a_long_link_is_read_in_part():
    house, _ = house_of_link("cego", "x:y," * LONGEST + "all_tied:nobody")

    assert not house.options
