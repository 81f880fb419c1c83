"""The clauses on counting envido and flor, one row or more each: the hand, its count, and the clause that is cited."""

import pytest

from tutor.engine import cards, count_envido, count_flor, ruleset
from tutor.rulebook import clause

ENVIDO = [
    ("gauderio/envido/contagem/1", "7p 1e 10c", 7),
    ("gauderio/envido/contagem/1", "1e 10c 11p", 1),
    ("gauderio/envido/contagem/2", "12o 11c 10p", 0),
    ("gauderio/envido/contagem/2", "12o 10o 4p", 20),
    ("gauderio/envido/contagem/3", "4e 5e 7o", 29),
    ("gauderio/envido/contagem/4", "10c 12c 7e", 20),
    ("gauderio/envido/contagem/5", "12o 11c 10p", 0),
    ("gauderio/envido/contagem/5", "6o 3c 1e", 6),
    ("cego/contagem-envido/2", "6o 3c 1e", 6),
    ("cego/contagem-envido/3", "10o 12c 11p", 0),
    ("cego/contagem-envido/4", "4e 5e 7o", 29),
    ("cego/contagem-envido/5", "6e 7e 12o", 33),
]
EXAMPLES = [
    ("gauderio/envido/contagem/ex-1", "1c 7c 6p", 28, "gauderio/envido/contagem/3"),
    ("gauderio/envido/contagem/ex-1/2", "1c 7c 6p", 28, "gauderio/envido/contagem/3"),
    ("gauderio/envido/contagem/ex-2", "1p 3e 4o", 4, "gauderio/envido/contagem/5"),
]
LIMITS = [("gauderio/envido/contagem/4", 33, 20), ("cego/contagem-envido/1", 33, 20),
          ("cego/contagem-envido/5", 33, 20)]  # fmt: skip


@pytest.mark.parametrize(("id_", "hand", "points"), ENVIDO, ids=[f"{row[0]}-{row[1]}" for row in ENVIDO])
def test_envido(id_, hand, points):
    ruling = count_envido(ruleset(clause(id_).rules), cards(hand))

    assert (points, True) == (ruling.value, id_ in ruling.clauses)


@pytest.mark.parametrize(("id_", "hand", "points", "rule"), EXAMPLES, ids=[row[0] for row in EXAMPLES])
def test_the_examples_of_the_document(id_, hand, points, rule):
    ruling = count_envido(ruleset(clause(id_).rules), cards(hand))

    assert (points, True) == (ruling.value, rule in ruling.clauses)


@pytest.mark.parametrize("id_", ["gauderio/envido/contagem/ex-1"])
def test_the_card_of_another_suit_stays_out(id_):
    reason = count_envido(ruleset(clause(id_).rules), cards("1c 7c 6p")).reason

    assert ("c", cards("6p")[0]) == (reason.args["suit"], reason.args["out"])


@pytest.mark.parametrize(("id_", "most", "least_of_a_pair"), LIMITS, ids=[row[0] for row in LIMITS])
def test_how_far_it_goes(id_, most, least_of_a_pair):
    rules = ruleset(clause(id_).rules)
    counts = {}
    for a in rules.deck.cards:
        for b in rules.deck.cards:
            if a < b:
                out = next(card for card in rules.deck.cards if card.suit not in (a.suit, b.suit) and card.rank == "12")
                counts[a, b] = count_envido(rules, (a, b, out)).value
    pairs = {points for (a, b), points in counts.items() if a.suit == b.suit}

    assert (most, least_of_a_pair, 0) == (max(counts.values()), min(pairs), min(counts.values()))
    assert {("6", "7")} == {(a.rank, b.rank) for (a, b), points in counts.items() if points == most}


@pytest.mark.parametrize(
    ("id_", "hand", "points"),
    [
        pytest.param("cego/contagem-flor/1", "5o 6o 7o", 38, id="cego/contagem-flor/1-38"),
        pytest.param("cego/contagem-flor/2", "10o 11o 12o", 0, id="cego/contagem-flor/2-0"),
        pytest.param("gauderio/flor/5", "5o 6o 7o", 38, id="gauderio/flor/5-38"),
        pytest.param("gauderio/flor/5", "10o 11o 12o", 20, id="gauderio/flor/5-20"),
    ],
)
def test_flor(id_, hand, points):
    ruling = count_flor(ruleset(clause(id_).rules), cards(hand))

    assert (points, True) == (ruling.value, id_ in ruling.clauses)
