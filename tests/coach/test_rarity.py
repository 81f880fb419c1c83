"""How rare a count is, against the counted tables of the documents (tests/engine/test_counts.py)."""

import pytest

from tests.engine.test_counts import ENVIDO, FLOR
from tutor.coach.rarity import count_rarity, flor_rarity
from tutor.engine import RuleError, ruleset


@pytest.mark.parametrize("name", ["gauderio", "cego"])
def test_every_count_is_as_rare_as_the_documents_make_it(name):
    found = {points: count_rarity(ruleset(name), points).value for points in ENVIDO}

    assert {points: rarity.exactly for points, rarity in found.items()} == ENVIDO
    assert all(rarity.at_least == sum(many for other, many in ENVIDO.items() if other >= points)
               for points, rarity in found.items())  # fmt: skip
    assert {9880} == {rarity.hands for rarity in found.values()}


@pytest.mark.parametrize(("name", "figures"), [("gauderio", 20), ("cego", 0)])
def test_every_flor_is_as_rare_as_the_documents_make_it(name, figures):
    pinned = {(figures if points == 20 else points): many for points, many in FLOR.items()}

    assert pinned == {points: flor_rarity(ruleset(name), points).value.exactly for points in pinned}
    assert (480, 9880) == (flor_rarity(ruleset(name)).value.at_least, flor_rarity(ruleset(name)).value.hands)


def test_a_count_that_no_hand_has_is_refused():
    with pytest.raises(RuleError) as error:
        count_rarity(ruleset("gauderio"), 12)
    with pytest.raises(RuleError) as flor:
        flor_rarity(ruleset("gauderio"), 39)

    assert {"points": 12, "low": 7, "from": 20, "high": 33, "rules": "gauderio"} == error.value.facts
    assert "bad_odds.no_such_flor" == flor.value.key
