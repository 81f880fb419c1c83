"""House rules: read, written, and told wrong on the line where they are wrong."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.strategies import SEATS
from tutor.engine import cards, contest_envido
from tutor.engine.house import LONGEST, House, HouseError, dump_house, house_mistakes, parse_house
from tutor.engine.house_examples import example
from tutor.narration import message
from tutor.rulebook import RULEBOOKS, option, options

TARGETS = {"gauderio": (12, 24), "cego": (18, 24), "claudista": (12,)}
ZECA = """\
truco_tutor_house = 1
name = "Bar do Zeca"
rules = "gauderio"
target = 24

[options]
envido_tie = "nobody"  # a tie is a tie
flor_flee = 3
allow_envido_envido = true
"""


@st.composite
def houses(draw):
    """Any table's rules: any of its switches, a name of any signs."""
    rules = draw(st.sampled_from(RULEBOOKS))
    chosen = draw(st.lists(st.sampled_from(options(rules)), unique=True))
    return House(
        rules=rules,
        name=draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=30)),
        target=draw(st.sampled_from([None, *TARGETS[rules]])),
        options={switch.name: draw(st.sampled_from(switch.values_for(rules))) for switch in chosen},
    )


@given(houses())
def test_reading_undoes_writing(house):
    assert house == parse_house(dump_house(house))


@given(houses())
def test_what_is_written_is_toml(house):
    held = tomllib.loads(dump_house(house))

    assert (1, house.rules) == (held["truco_tutor_house"], held["rules"])
    assert dict(house.options) == held.get("options", {})


def test_a_house_is_read_whole():
    """
    A number stands for its numeral, true and false for yes and no.
    """
    chosen = {"envido_tie": "nobody", "flor_flee": "3", "allow_envido_envido": "yes"}

    assert House(rules="gauderio", name="Bar do Zeca", target=24, options=chosen) == parse_house(ZECA)


def test_its_rulebook_has_the_switches_and_the_total():
    """
    AMB-G02 under envido_tie = nobody.
    """
    rules = parse_house(ZECA).ruleset()
    ruling = contest_envido(rules, [cards("4e 6e 1p"), cards("4p 6p 1o")])

    assert (None, 24) == (ruling.value.winner_team, rules.target)
    assert {"AMB-G02": ("envido_tie", "nobody")} == ruling.decided
    assert "mao" == parse_house(ZECA).ruleset(envido_tie="mao").options["envido_tie"]


HEAD = 'truco_tutor_house = 1\nrules = "gauderio"\n'


@pytest.mark.parametrize(
    ("text", "code", "line", "told"),
    [
        (HEAD + '[options]\n\nenvido_tei = "mao"', "bad_option", 5, "envido_tie"),
        (HEAD + '[options]\nenvido_tie = "nobodi"', "bad_option", 4, "mao ou nobody"),
        (HEAD + "[options]\nflor_flee = 9", "bad_option", 4, "4, 3 ou 7"),
        (HEAD + '[options]\nall_tied = "mao"', "bad_option", 4, "Truco Gaudério"),
        (HEAD + 'options.envido_tei = "mao"', "bad_option", 3, "envido_tie"),
        (HEAD + 'options.flor_flee = 3\noptions.envido_tei = "mao"', "bad_option", 4, "envido_tie"),
        (HEAD + '[options]\n"envido_tei" = "mao"', "bad_option", 4, "envido_tie"),
        (HEAD + '\n[options]\n\n"envido\\u005ftei" = "mao"', "bad_option", 4, "envido_tie"),
        (HEAD + '\n\noptions."envido\\u005ftei" = "mao"', "bad_option", 5, "envido_tie"),
        (HEAD + "[options]\nflor_flee = [3]", "bad_option", 4, "flor_flee"),
        (HEAD + "targte = 24", "bad_query", 3, "target"),
        (HEAD + "\n[optoins]\n# none yet", "bad_query", 4, "options"),
        (HEAD + "xyz = 24", "bad_query", 3, "name"),
        (HEAD + 'envido_tie = "mao"', "bad_query", 3, "[options]"),
        (HEAD + "target = 18", "bad_query", 3, "12 ou 24"),
        (HEAD + 'target = "24"', "bad_query", 3, "sem aspas"),
        (HEAD + "target = true", "bad_query", 3, "número"),
        (HEAD + "name = 3", "bad_query", 3, "entre aspas"),
        (HEAD + "options = 3", "bad_query", 3, "uma chave por linha"),
        (HEAD + "name = Zeca", "bad_query", 3, "entre aspas"),
        (HEAD + "name = Zeca\ntarget = 24", "bad_query", 3, "entre aspas"),
        (HEAD + 'name = "a"\nname = "b"', "bad_query", 4, "já apareceu"),
        ('truco_tutor_house = 1\nrules = "gauderoi"', "bad_rules", 2, "gauderio"),
        ("truco_tutor_house = 1\nrules = 3", "bad_rules", 2, "gauderio"),
        ('truco_tutor_house = 1\n"rule\\u0073" = "gauderoi"', "bad_rules", 1, "gauderio"),
        ('rules = "cego"', "bad_query", 1, "truco_tutor_house = 1"),
        ('rules = "cego"\ntruco_tutor_house = 2', "bad_query", 2, "truco_tutor_house = 1"),
        ("", "bad_query", 1, "truco_tutor_house = 1"),
        ("[", "bad_query", 1, "Linha 1"),
        ("a = " + "[" * 3000, "bad_query", 1, "Linha 1"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_would_be_right(text, code, line, told):
    with pytest.raises(HouseError) as caught:
        parse_house(text)

    assert (code, line) == (caught.value.code, caught.value.facts["line"])
    assert told in message(caught.value)
    assert f"ine {line}" in message(caught.value, "en")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("truco_tutor_house = 1", 'Falta dizer o livro de regras, como rules = "gauderio".'),
        ("#" * (LONGEST + 1), "O arquivo é grande demais para regras da casa: o limite é 64 KB."),
    ],
    ids=["no rulebook", "too long"],
)
def test_what_is_missing_has_no_line_of_its_own(text, told):
    with pytest.raises(HouseError) as caught:
        parse_house(text)

    assert message(caught.value).startswith(told)
    assert 1 == caught.value.facts["line"]


@given(st.text(max_size=80) | st.text("truco_house=1\n[].\"' opins#", max_size=80).map(HEAD.__add__))
def test_no_text_is_more_than_refused(text):
    try:
        found = parse_house(text).rules
    except HouseError as error:
        found = message(error)
    assert found in SEATS or found[0].isupper()


def test_windows_line_ends_and_a_byte_order_mark_do_not_matter():
    assert parse_house(ZECA) == parse_house("\ufeff" + ZECA.replace("\n", "\r\n"))


SHOWN = {
    "all_tied", "allow_envido_envido", "allow_real_real", "cfr_refused", "cfr_value", "contraflor_refused", "end_check",
    "envido_chain", "envido_tie", "falta_as_raise", "falta_over_envido_refused", "falta_rule", "flor_accept",
    "flor_flee", "flor_mandatory", "flor_stack", "fold_first_trick_envido_bonus", "hidden_cards", "real_envido_value",
    "three_figure_flor", "tie_at_target",
}  # fmt: skip


def test_switches_that_a_single_question_can_show_have_an_example():
    """
    The others are about who may speak when, and show in a running hand.
    """
    found = {
        switch.name
        for rules in RULEBOOKS
        for switch in options(rules)
        for value in switch.values_for(rules)
        if value != switch.default_for(rules) and example(rules, switch.name, value) is not None
    }

    assert SHOWN == found


def test_an_example_comes_out_differently_and_rests_on_the_switch():
    for rules in RULEBOOKS:
        for switch in options(rules):
            for value in switch.values_for(rules):
                shown = example(rules, switch.name, value)
                assert shown is None or value != switch.default_for(rules)
                if shown is not None:
                    rests = {*shown.here.readings, *shown.otherwise.readings}
                    assert rests & set(option(switch.name).readings), (rules, switch.name, value)


def test_one_mistake_does_not_hide_the_next():
    text = """\
truco_tutor_house = 2
name = 7
rules = "gauderio"
target = 30
flor_flee = 3

[options]
envido_ties = "nobody"
flor_flee = 5
allow_envido_envido = true
"""
    wrong = house_mistakes(text)
    told = [(error.facts["line"], error.key) for error in wrong]

    assert told == [
        (1, "bad_query.house_version"),
        (2, "bad_query.house_type"),
        (4, "bad_query.in_house"),
        (5, "bad_query.house_switch_outside"),
        (8, "bad_option.in_house"),
        (9, "bad_option.in_house"),
    ]
    assert house_mistakes(text.replace('"gauderio"', '"gaudrio"'))[2].cause.key == "bad_rules"
    assert len(house_mistakes("rules = ")) == 1
    assert house_mistakes(ZECA) == ()
