"""What the cards count, against the documents counted a second time (oracle.py) and against the pinned tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.engine import oracle
from tutor.engine import SPANISH, RuleError, cards, contest_envido, count_envido, count_flor, has_flor, ruleset

FAMILY = ("gauderio", "cego")
HANDS = tuple(combinations(SPANISH.cards, 3))

ENVIDO = {
    0: 108, 1: 148, 2: 244, 3: 364, 4: 508, 5: 676, 6: 868, 7: 1084,
    20: 360, 21: 360, 22: 360, 23: 480, 24: 480, 25: 600, 26: 600, 27: 720, 28: 360, 29: 360, 30: 240, 31: 240,
    32: 120, 33: 120,
}  # fmt: skip
FLOR = {
    20: 4, 21: 12, 22: 12, 23: 24, 24: 24, 25: 36, 26: 40, 27: 52, 28: 44, 29: 48, 30: 40, 31: 40, 32: 32, 33: 28,
    34: 16, 35: 12, 36: 8, 37: 4, 38: 4,
}  # fmt: skip


@pytest.mark.parametrize("name", FAMILY)
def test_every_hand_is_a_flor_a_pair_or_three_suits(name):
    rules = ruleset(name)
    suits = Counter(len({card.suit for card in hand}) for hand in HANDS)

    assert {1: 480, 2: 5400, 3: 4000} == suits
    assert 480 == sum(has_flor(rules, hand).value for hand in HANDS)


@pytest.mark.parametrize("name", FAMILY)
def test_envido_counts_over_every_hand(name):
    rules = ruleset(name)
    counted = {hand: count_envido(rules, hand).value for hand in HANDS}

    assert {**ENVIDO, None: 480} == Counter(counted.values())
    assert [] == [hand for hand in HANDS if counted[hand] != oracle.envido(tuple(map(str, hand)))]


@pytest.mark.parametrize(
    ("name", "switches", "figures"),
    [("gauderio", {}, 20), ("cego", {}, 0), ("cego", {"three_figure_flor": "20"}, 20)],
    ids=["gauderio/flor/5", "cego/contagem-flor/2", "AMB-C28=20"],
)
def test_flor_counts_over_every_hand(name, switches, figures):
    rules = ruleset(name, **switches)
    counted = {hand: count_flor(rules, hand).value for hand in HANDS}
    pinned = {(figures if count == 20 else count): hands for count, hands in FLOR.items()}

    assert {**pinned, None: 9400} == Counter(counted.values())
    assert [] == [hand for hand in HANDS if counted[hand] != oracle.flor(tuple(map(str, hand)), three_figures=figures)]


@pytest.mark.parametrize(
    ("clause", "name", "hand", "count"),
    [
        ("gauderio/envido/contagem/1", "gauderio", "1c 7c 6p", 28),
        ("gauderio/envido/contagem/3", "gauderio", "1c 7c 6p", 28),
        ("gauderio/envido/contagem/3", "gauderio", "6p 7p 5o", 33),
        ("gauderio/envido/contagem/3", "gauderio", "10c 12c 7o", 20),
        ("gauderio/envido/contagem/2", "gauderio", "10c 12c 7o", 20),
        ("gauderio/envido/contagem/5", "gauderio", "1p 3e 4o", 4),
        ("gauderio/envido/contagem/5", "gauderio", "10e 11p 12o", 0),
        ("cego/contagem-envido/2", "cego", "7e 2p 12c", 7),
        ("cego/contagem-envido/3", "cego", "10e 11p 12o", 0),
        ("cego/contagem-envido/4", "cego", "1e 2e 12p", 23),
        ("cego/contagem-envido/4", "cego", "5e 7e 12p", 32),
        ("cego/contagem-envido/5", "cego", "6c 7c 12p", 33),
        ("cego/contagem-envido/3", "cego", "11c 12c 1p", 20),
    ],
)
def test_envido_by_clause(clause, name, hand, count):
    ruling = count_envido(ruleset(name), cards(hand))

    assert count == ruling.value
    assert clause in ruling.clauses


@pytest.mark.parametrize(
    ("clause", "name", "hand", "count"),
    [
        ("gauderio/flor/5", "gauderio", "5o 6o 7o", 38),
        ("gauderio/pontos-flor/flor/1", "gauderio", "5o 6o 7p", None),
        ("cego/flor/1", "cego", "5o 6o 7p", None),
        ("cego/contagem-flor/1", "cego", "1c 7c 12c", 28),
        ("cego/contagem-flor/1", "cego", "2c 3c 10c", 25),
        ("cego/contagem-flor/1", "cego", "2c 6c 7c", 35),
        ("cego/contagem-flor/1", "cego", "5o 6o 7o", 38),
        ("cego/contagem-flor/2", "cego", "10e 11e 12e", 0),
    ],
)
def test_flor_by_clause(clause, name, hand, count):
    ruling = count_flor(ruleset(name), cards(hand))

    assert count == ruling.value
    assert clause in ruling.clauses


def test_the_highest_card_is_the_one_of_most_points_and_says_so_where_it_matters():
    """1e is the strongest of these and 4o counts more (AMB-G58); of 7e and 4o the first is both."""
    gauderio = ruleset("gauderio")

    assert (4, ("AMB-G58",)) == (
        count_envido(gauderio, cards("1e 12p 4o")).value,
        count_envido(gauderio, cards("1e 12p 4o")).readings,
    )
    assert () == count_envido(gauderio, cards("7e 12p 4o")).readings


def test_the_chance_of_28_in_the_hand_of_o_mao():
    """Against every hand of the other thirty-seven cards: 85.56 % wins, 4.89 % meets a flor, 9.55 % loses."""
    gauderio, ours = ruleset("gauderio"), cards("1c 7c 6p")
    rest = [card for card in SPANISH.cards if card not in ours]
    met = Counter()
    for theirs in combinations(rest, 3):
        contest = contest_envido(gauderio, [ours, theirs], 0).value
        met["flor" if contest.void else contest.winner_team] += 1

    assert {0: 6648, "flor": 380, 1: 742} == met
    assert ("85.56", "4.89", "9.55") == tuple(f"{100 * met[key] / 7770:.2f}" for key in (0, "flor", 1))


@pytest.mark.parametrize("count", [count_envido, count_flor, has_flor])
@pytest.mark.parametrize(
    ("hand", "code"),
    [((), "bad_hand"), ("1c 7c", "bad_hand"), ("1c 7c 6p 5p", "bad_hand")],
)
def test_other_than_three_cards_is_no_hand(count, hand, code):
    with pytest.raises(RuleError) as error:
        count(ruleset("gauderio"), SPANISH.parse_many(hand))

    assert code == error.value.code


@pytest.mark.parametrize("count", [count_envido, count_flor, has_flor])
def test_the_same_card_twice_is_no_hand(count):
    with pytest.raises(RuleError) as error:
        count(ruleset("cego"), (*cards("1c 7c"), *cards("1c")))

    assert "duplicate_card" == error.value.code


@pytest.mark.parametrize("count", [count_envido, count_flor, has_flor])
def test_claudista_counts_nothing(count):
    with pytest.raises(RuleError) as error:
        count(ruleset("claudista"), cards("4c 5c Qc"))

    assert ("not_in_rules", ("AMB-X01",)) == (error.value.code, error.value.readings)
