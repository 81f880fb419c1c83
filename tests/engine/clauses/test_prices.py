"""What every list of calls pays, under every position of every switch, beside the table that was typed in twice."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.engine.running import prices
from tests.engine.running.scripts import begin, run
from tutor.engine import cards, contest_envido, ruleset
from tutor.rulebook import RULEBOOKS, options

BOOKS = {rules: rules[0] if rules != "claudista" else "k" for rules in RULEBOOKS}
MEASURED = {"falta", "falta_plus_6", "match"}
OF_ENVIDO = {"real_envido_value", "allow_envido_envido", "allow_real_real", "falta_over_envido_refused"}


def moved(rules):
    return [
        {switch.name: value}
        for switch in options(rules)
        for value in switch.values_for(rules)
        if value != switch.default_for(rules)
    ]


def cell(amount):
    """As the second table has it: None for what the score decides, 0 for a plain answer that there is not."""
    return None if amount is not None and amount.value in MEASURED else 0 if amount is None else amount.value


POSITIONS = [(rules, switches) for rules in BOOKS for switches in [{}, *moved(rules)]]
PAIRS = [
    ("gauderio", one | two)
    for one, two in combinations(moved("gauderio"), 2)
    if one.keys() != two.keys() and {*one, *two} <= OF_ENVIDO
]


def named(value):
    return value if isinstance(value, str) else " ".join("=".join(pair) for pair in value.items()) or "usual"


@pytest.mark.parametrize(("rules", "switches"), POSITIONS + PAIRS, ids=named)
def test_the_two_tables_of_prices(rules, switches):
    book, ladders = BOOKS[rules], ruleset(rules, **switches).ladders
    opt = prices.switches(book, switches)
    truco = [(row.nao_quero.value, row.quero.value) for row in ladders["truco"].rows.values()]

    assert list(zip(prices.WORTH[book], prices.WORTH[book][1:], strict=False)) == truco
    assert list(prices.TRUCO[book]) == list(ladders["truco"].words) == list(max(ladders["truco"].rows, key=len))
    if book != "k":
        envido = {calls: (cell(row.nao_quero), cell(row.quero)) for calls, row in ladders["envido"].rows.items()}
        assert prices.envido(book, opt) == envido
        flor = {calls: (cell(row.nao_quero), cell(row.quero)) for calls, row in ladders["flor"].rows.items()}
        assert {calls: (left or 0, taken) for calls, (left, taken) in prices.flor(book, opt).items()} == flor
        assert {3} == {row.sem_flor.value for row in ladders["flor"].rows.values() if row.sem_flor}


FLOR, PLAIN = cards("4e 7e 12e"), cards("12o 3o 6e")


@pytest.mark.parametrize(
    ("rules", "switches", "points"),
    [
        pytest.param("gauderio", {}, (None, 23), id="gauderio/flor/2"),
        pytest.param("gauderio", {"flor_mandatory": "if_challenged"}, (31, 23), id="gauderio-if_challenged"),
        pytest.param("gauderio", {"flor_mandatory": "optional"}, (31, 23), id="gauderio-optional"),
        pytest.param("cego", {}, (31, 23), id="cego/flor/1"),
        pytest.param("cego", {"flor_mandatory": "optional"}, (31, 23), id="cego-optional"),
        pytest.param("cego", {"flor_mandatory": "must_sing"}, (None, 23), id="cego/flor/1-must_sing"),
    ],
)
def test_a_flor_that_has_to_be_sung_is_taken_as_sung(rules, switches, points):
    assert points == contest_envido(ruleset(rules, **switches), [FLOR, PLAIN]).value.points


@pytest.mark.parametrize(
    ("rules", "switches", "rests_on"),
    [
        ("gauderio", {}, {"gauderio/flor/1", "gauderio/flor/2"}),
        (
            "cego",
            {"flor_mandatory": "must_sing"},
            {"cego/envido/2", "cego/flor-tentos/proibido-envidar", "cego/flor/1"},
        ),
    ],
)
def test_what_voids_the_envido_and_why_the_flor_is_sung(rules, switches, rests_on):
    assert rests_on == set(contest_envido(ruleset(rules, **switches), [FLOR, PLAIN]).reason.cites)


@pytest.mark.parametrize(
    ("switches", "script"),
    [
        pytest.param({}, "2 envido; 1 quero; 0x0; 2 joga 3p void; 3 flor; 0x3", id="gauderio/flor/1-waits"),
        pytest.param({"flor_mandatory": "if_challenged"}, "2 envido; 1 quero; 0x2; 2 joga 3p ok", id="if_challenged"),
        pytest.param({"flor_mandatory": "optional"}, "2 envido; 1 quero; 0x2; 2 joga 3p ok", id="optional"),
    ],
)
def test_an_accepted_envido_waits_only_for_a_flor_that_has_to_come(switches, script):
    """
    The last seat holds 2o 5o 7o; its partner takes the envido: 32 unsung wins it, sung it voids it (AMB-G42).
    """
    run(
        begin("gauderio", "3c 2c 4p / 12o 4e 6e / 3p 10c 5e / 2o 5o 7o", **switches), f"0 joga 4p; 1 joga 12o; {script}"
    )
