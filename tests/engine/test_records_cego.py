"""What rests in Cego on readings that only a switch brings in: named by the ruling where it comes to that."""

from __future__ import annotations

import pytest

from tutor.engine import Action, Verdict, advance, cards, judge, play, price, ruleset, start_hand
from tutor.engine.events import Paid


def test_a_card_laid_face_down_counts_for_the_envido_by_the_reading_that_lets_it_lie_so():
    """AMB-C40, any_trick: the document knows only open cards (cego/jogo/2)."""
    rules = ruleset("cego", hidden_cards="any_trick")
    hands = [cards("1c 7c 6p"), cards("12o 3o 6e")]
    state = start_hand(rules, hands)
    for act in (Action(0, "esconde", hands[0][0]), Action(1, "envido")):
        state = play(state, act)
    paid = next(event for event in advance(state, Action(0, "quero"))[1] if isinstance(event, Paid))

    assert (0, 2) == (paid.team, paid.points)  # 28 against 23, with the ace that lies face down
    told = list(paid.reason.walk())
    assert any("cego/jogo/2" in step.cites and "AMB-C40" in step.readings for step in told)


def test_an_envido_that_was_taken_waits_for_the_flor_that_has_to_be_sung():
    """AMB-C30, must_sing: the flor voids an envido that is not paid yet, so nothing else may be done before it."""
    rules = ruleset("cego", flor_mandatory="must_sing")
    hands = [cards("1c 7o 6p"), cards("12o 3o 6e"), cards("4c 5o 2p"), cards("1p 4p 11p")]
    state = start_hand(rules, hands)
    for act in (
        Action(0, "joga", hands[0][0]),
        Action(1, "joga", hands[1][0]),
        Action(2, "envido"),
        Action(1, "quero"),
    ):
        state = play(state, act)
    ruling = judge(state, Action(2, "joga", hands[2][0]))

    assert Verdict.VOID is ruling.value
    assert (("cego/flor/1",), ("AMB-C30",)) == (ruling.clauses, ruling.readings)
    assert Verdict.ALLOWED is judge(state, Action(3, "flor")).value


@pytest.mark.parametrize(
    "chain",
    [
        "envido envido real_envido",
        "envido real_envido real_envido",
        "envido envido real_envido real_envido",
    ],
)
@pytest.mark.parametrize("answer", ["quero", "nao_quero"])
def test_a_falta_above_a_chain_that_is_not_in_the_table_rests_on_what_lets_the_chain_be(chain, answer):
    """AMB-C14 lets the calls add up past the two of the table (cego/repiques/2), AMB-C15 the falta stand above them."""
    rules = ruleset("cego", envido_chain="additive")
    ruling = price(rules, "envido", [*chain.split(), "falta_envido"], answer, score=(0, 0), winner=0)

    assert {"AMB-C14", "AMB-C15"} <= set(ruling.readings)
