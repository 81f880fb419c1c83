"""Who wins an envido and a flor between seats."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine import oracle
from tests.engine.strategies import rulesets, tables
from tutor.engine import Contest, RuleError, cards, contest_envido, contest_flor, ruleset

FAMILY = st.sampled_from(["gauderio", "cego"])
NOBODY = {"envido_tie": "nobody"}


def hands(text):
    return [cards(hand) for hand in text.split(" | ")]


@pytest.mark.parametrize(
    ("rests_on", "name", "switches", "text", "eldest", "result"),
    [
        ("gauderio/envido/3", "gauderio", {}, "1c 7c 6p | 12o 3o 6e", 1, Contest(0, 0, (28, 23))),
        ("AMB-G02", "gauderio", {}, "1c 7c 6p | 2o 6o 1p", 0, Contest(0, 0, (28, 28))),
        ("AMB-G02", "gauderio", {}, "1c 7c 6p | 2o 6o 1p", 1, Contest(1, 1, (28, 28))),
        ("AMB-G02", "gauderio", NOBODY, "1c 7c 6p | 2o 6o 1p", 0, Contest(None, None, (28, 28))),
        ("AMB-G14", "gauderio", {}, "6e 7e 1p | 1e 4e 2p | 2o 1o 10c | 3o 4o 2c", 1,
         Contest(0, 0, (33, 25, 23, 27))),
        ("AMB-G14", "gauderio", NOBODY, "10p 11p 1o | 3c 7c 1e | 2e 3e 4p | 4o 6o 12c", 0,
         Contest(1, 1, (20, 30, 25, 30))),
        ("cego/envido/6", "cego", {}, "1c 7c 6p | 12o 3o 6e", 1, Contest(0, 0, (28, 23))),
        ("AMB-C09", "cego", {}, "1c 7c 6p | 2o 6o 1p", 1, Contest(1, 1, (28, 28))),
        ("AMB-C09", "cego", NOBODY, "1c 7c 6p | 2o 6o 1p", 1, Contest(None, None, (28, 28))),
        ("gauderio/flor/1", "gauderio", {}, "1c 7c 6c | 2o 6o 1p", 0, Contest(None, None, (None, 28), "flor")),
        ("AMB-C33", "cego", {}, "1e 4p 12o | 3e 4e 12p | 2c 5c 7c | 6o 5p 12e", 0,
         Contest(2, 0, (4, 27, 32, 6))),
    ],
)  # fmt: skip
def test_envido_contests(rests_on, name, switches, text, eldest, result):
    ruling = contest_envido(ruleset(name, **switches), hands(text), eldest)

    assert result == ruling.value
    assert rests_on in (*ruling.clauses, *ruling.readings)


@pytest.mark.parametrize(
    ("name", "switches", "sung", "result"),
    [
        ("cego", {}, None, Contest(0, 0, (33, 28))),
        ("cego", {}, (0,), Contest(None, None, (None, 28), "flor")),
        ("cego", {"flor_mandatory": "must_sing"}, None, Contest(None, None, (None, 28), "flor")),
        ("cego", {"flor_mandatory": "must_sing"}, (), Contest(0, 0, (33, 28))),
        ("gauderio", {}, (), Contest(0, 0, (33, 28))),
        ("gauderio", {"flor_mandatory": "optional"}, None, Contest(0, 0, (33, 28))),
    ],
)
def test_a_flor_sung_or_kept_silent(name, switches, sung, result):
    assert result == contest_envido(ruleset(name, **switches), hands("1c 7c 6c | 2o 6o 1p"), 0, flor_sung=sung).value


@pytest.mark.parametrize(
    ("rests_on", "name", "switches", "text", "eldest", "result"),
    [
        ("AMB-G44", "gauderio", {}, "7o 6o 4o | 7e 6e 5e", 0, Contest(1, 1, (37, 38))),
        ("AMB-G45", "gauderio", {}, "1o 7o 12o | 2e 6e 11e", 0, Contest(0, 0, (28, 28))),
        ("AMB-G45", "gauderio", {}, "1o 7o 12o | 2e 6e 11e", 1, Contest(1, 1, (28, 28))),
        ("AMB-G45", "gauderio", NOBODY, "1o 7o 12o | 2e 6e 11e", 0, Contest(None, None, (28, 28))),
        ("gauderio/flor/1", "gauderio", {}, "1o 7o 12o | 2e 6e 11c", 1, Contest(0, 0, (28, None))),
        ("AMB-G14", "gauderio", {}, "1o 4o 12o | 2e 6e 11e | 4c 7c 10c | 1c 1e 1p", 0,
         Contest(2, 0, (25, 28, 31, None))),
        ("cego/contagem-flor/1", "cego", {}, "7o 6o 4o | 7e 6e 5e", 0, Contest(1, 1, (37, 38))),
        ("AMB-C28", "cego", {}, "10e 11e 12e | 1c 10c 12c", 0, Contest(1, 1, (0, 21))),
        ("AMB-C28", "cego", {}, "10e 11e 12e | 10c 11c 12c", 1, Contest(1, 1, (0, 0))),
        ("AMB-C28", "cego", {"three_figure_flor": "20"}, "10e 11e 12e | 10c 11c 12c", 1, Contest(1, 1, (20, 20))),
    ],
)  # fmt: skip
def test_flor_contests(rests_on, name, switches, text, eldest, result):
    ruling = contest_flor(ruleset(name, **switches), hands(text), eldest)

    assert result == ruling.value
    assert rests_on in (*ruling.clauses, *ruling.readings)


@pytest.mark.parametrize(
    ("name", "text", "eldest", "code"),
    [
        ("gauderio", "1c 7c 6p | 12o 3o 6e", 0, "no_flor"),
        ("gauderio", "1c 7c 6c", 0, "bad_players"),
        ("gauderio", "1c 7c 6c | 1e 2e 3e | 1p 2p 3p", 0, "bad_players"),
        ("gauderio", "1c 7c 6c | 1e 2e", 0, "bad_hand"),
        ("gauderio", "1c 7c 6c | 1c 2e 3e", 0, "duplicate_card"),
        ("gauderio", "1c 7c 6c | 1e 2e 3e", 2, "bad_seat"),
        ("gauderio", "1c 7c 6c | 1e 2e 3e", -1, "bad_seat"),
        ("claudista", "4c 7c 6c | 4e 5e 6e | 4o 5o 6o | 4p 5p 6p", 0, "not_in_rules"),
    ],
)
def test_contests_that_cannot_be(name, text, eldest, code):
    with pytest.raises(RuleError) as error:
        contest_flor(ruleset(name), hands(text), eldest)

    assert code == error.value.code


def test_nobody_sings_a_flor_that_he_does_not_hold():
    with pytest.raises(RuleError) as error:
        contest_envido(ruleset("cego"), hands("1c 7c 6p | 12o 3o 6e"), 0, flor_sung=(1,))

    assert ("no_flor", ("cego/flor/1",)) == (error.value.code, error.value.cites)


@given(st.data(), FAMILY)
def test_envido_contests_against_the_documents_read_twice(data, name):
    rules = data.draw(rulesets(name))
    dealt = data.draw(tables(rules))
    eldest = data.draw(st.integers(0, len(dealt) - 1))
    told = [tuple(map(str, hand)) for hand in dealt]
    counts = tuple(oracle.unsung(hand) if oracle.is_flor(hand) else oracle.envido(hand) for hand in told)
    seat = oracle.contest(counts, eldest)

    assert Contest(seat, seat % 2, counts) == contest_envido(rules, dealt, eldest, flor_sung=()).value


@given(st.data(), FAMILY)
def test_flor_contests_against_the_documents_read_twice(data, name):
    rules = data.draw(rulesets(name))
    seats = data.draw(st.sampled_from([2, 4]))
    suits = data.draw(st.permutations("epoc"))
    dealt = [
        tuple(data.draw(st.permutations([card for card in rules.deck.cards if card.suit == suit]))[:3])
        for suit in suits[:seats]
    ]
    eldest = data.draw(st.integers(0, seats - 1))
    figures = 20 if name == "gauderio" else 0
    counts = tuple(oracle.flor(tuple(map(str, hand)), three_figures=figures) for hand in dealt)
    seat = oracle.contest(counts, eldest)

    assert Contest(seat, seat % 2, counts) == contest_flor(rules, dealt, eldest).value
