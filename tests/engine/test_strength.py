"""The order of the cards, from the clauses: fixed manilhas in gaudério and cego, manilhas by the vira in claudista."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.engine import oracle
from tutor.engine import FRENCH, SPANISH, RuleError, cards, compare, order, ruleset, strength_of

# Read off gauderio/convencoes/2 and /3, and cego/valores/01 to 14 with AMB-C01, strongest first.
SPANISH_STEPS = [
    "1e", "1p", "7e", "7o", "3e 3p 3o 3c", "2e 2p 2o 2c", "1o 1c", "12e 12p 12o 12c", "11e 11p 11o 11c",
    "10e 10p 10o 10c", "7p 7c", "6e 6p 6o 6c", "5e 5p 5o 5c", "4e 4p 4o 4c",
]  # fmt: skip


def texts(steps):
    return [" ".join(map(str, step)) for step in steps]


@pytest.mark.parametrize("name", ["gauderio", "cego"])
def test_the_fourteen_steps_of_the_spanish_cards(name):
    rules = ruleset(name)

    assert SPANISH_STEPS == texts(order(rules).value)
    assert list(range(14, 0, -1)) == [strength_of(rules, step[0]) for step in order(rules).value]


@pytest.mark.parametrize("name", ["gauderio", "cego"])
def test_every_pair_of_spanish_cards(name):
    rules = ruleset(name)
    seen = Counter()
    for a, b in permutations(SPANISH.cards, 2):
        gap = oracle.strength(str(a)) - oracle.strength(str(b))
        seen[compare(rules, a, b).value] += 1
        assert ("tie" if gap == 0 else "a" if gap > 0 else "b") == compare(rules, a, b).value, (a, b)

    assert {"a": 730, "b": 730, "tie": 100} == seen


def test_every_pair_of_french_cards_under_every_vira():
    rules = ruleset("claudista")
    seen = Counter()
    for vira in FRENCH.cards:
        strength = oracle.strength_under(str(vira))
        for a, b in permutations([card for card in FRENCH.cards if card != vira], 2):
            gap = strength(str(a)) - strength(str(b))
            got = compare(rules, a, b, vira).value
            seen[got] += 1
            assert ("tie" if gap == 0 else "a" if gap > 0 else "b") == got, (vira, a, b)

    assert {"a": 27600, "b": 27600, "tie": 4080} == seen


@pytest.mark.parametrize(
    ("vira", "manilha"),
    [("4", "5"), ("5", "6"), ("6", "7"), ("7", "Q"), ("Q", "J"), ("J", "K"), ("K", "A"), ("A", "2"), ("2", "3"),
     ("3", "4")],
)  # fmt: skip
@pytest.mark.parametrize("suit", "epoc")
def test_order_under_every_vira(vira, manilha, suit):
    """claudista/def/ordem-manilhas, claudista/def/sequencia, AMB-K01: the next rank, clubs hearts spades diamonds."""
    rules = ruleset("claudista")
    steps = texts(order(rules, *cards(vira + suit) if vira in "QJKA" else (FRENCH.parse(vira + suit),)).value)
    common = [rank for rank in "32AKJQ7654" if rank != manilha]

    assert [manilha + of for of in "pceo"] == steps[:4]
    assert common == [step[0] for step in steps[4:]]
    assert 39 == sum(len(step.split()) for step in steps)
    assert vira + suit not in " ".join(steps).split()
    for number, step in enumerate(steps):
        assert {len(steps) - number} == {
            strength_of(rules, FRENCH.parse(card), FRENCH.parse(vira + suit)) for card in step.split()
        }


@pytest.mark.parametrize(
    ("clause", "name", "high", "low", "vira"),
    [
        ("gauderio/convencoes/3", "gauderio", "7e", "7o", None),
        ("gauderio/convencoes/3", "gauderio", "1p", "7e", None),
        ("gauderio/convencoes/3", "gauderio", "1e", "1p", None),
        ("gauderio/convencoes/3", "gauderio", "7o", "3c", None),
        ("gauderio/convencoes/2", "gauderio", "1c", "12e", None),
        ("gauderio/convencoes/2", "gauderio", "10e", "7c", None),
        ("cego/valores/04", "cego", "7o", "3c", None),
        ("cego/valores/07", "cego", "1c", "12e", None),
        ("claudista/def/ordem-manilhas", "claudista", "Qp", "Qc", "7o"),
        ("claudista/def/ordem-manilhas", "claudista", "Qc", "Qe", "7o"),
        ("claudista/def/ordem-manilhas", "claudista", "Qe", "Qo", "7o"),
        ("claudista/def/vira", "claudista", "4o", "2c", "3e"),
        ("claudista/def/sequencia", "claudista", "Jc", "Qp", "Ae"),
        ("claudista/def/sequencia", "claudista", "3o", "2c", "4e"),
    ],
)
def test_comparisons_by_clause(clause, name, high, low, vira):
    rules = ruleset(name)
    a, b = rules.deck.parse(high), rules.deck.parse(low)
    under = (rules.deck.parse(vira),) if vira else ()

    assert "a" == compare(rules, a, b, *under).value
    assert "b" == compare(rules, b, a, *under).value
    assert clause in compare(rules, a, b, *under).clauses


@pytest.mark.parametrize(
    ("vira", "a", "b", "readings"),
    [
        ("7c", "Qp", "3p", {"AMB-K01", "AMB-K02"}),
        ("7c", "3p", "7o", {"AMB-K01"}),
        ("7c", "Jp", "3o", {"AMB-K02"}),
        ("Qc", "Kp", "3o", {"AMB-K02"}),
        ("4c", "Jc", "Qp", {"AMB-K02"}),
        ("4c", "5o", "3p", {"AMB-K01"}),
        ("4c", "3o", "2p", set()),
    ],
)
def test_a_comparison_names_the_readings_that_could_turn_it(vira, a, b, readings):
    rules = ruleset("claudista")

    assert readings == set(compare(rules, *map(rules.deck.parse, (a, b, vira))).readings)


@pytest.mark.parametrize(
    ("name", "a", "b", "vira", "code"),
    [
        ("gauderio", "7e", "7e", None, "duplicate_card"),
        ("claudista", "7e", "7e", "4c", "duplicate_card"),
        ("claudista", "7e", "4c", "4c", "duplicate_card"),
        ("claudista", "7e", "4c", None, "missing_vira"),
    ],
)
def test_what_cannot_be_compared(name, a, b, vira, code):
    rules = ruleset(name)
    with pytest.raises(RuleError) as error:
        compare(rules, rules.deck.parse(a), rules.deck.parse(b), rules.deck.parse(vira) if vira else None)

    assert code == error.value.code


def test_no_order_without_a_vira():
    with pytest.raises(RuleError) as error:
        order(ruleset("claudista"))

    assert "missing_vira" == error.value.code
