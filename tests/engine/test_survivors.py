"""What a change of the referee slipped through once: each of these was a mutant that no test had noticed."""

from __future__ import annotations

import pytest

from tutor.engine import Action, Play, RuleError, Verdict, cards, judge, resolve_trick, ruleset, start_hand
from tutor.engine.ceremony import do_rite, judge_rite
from tutor.engine.ceremony_state import Rite, start_ceremony
from tutor.engine.deck import SPANISH

CLAUDISTA = ruleset("claudista")


def test_who_looked_at_a_card_of_the_cut_says_first_where_it_goes():
    """claudista/2.6: no other card is looked at before; the same one may be looked at again."""
    table = start_ceremony(CLAUDISTA, dealer=0)
    looked, other = cards("Kc Kp")
    for rite in (Rite(0, "embaralha"), Rite(3, "olha", (looked,))):
        table, _ = do_rite(table, rite)
    ruling = judge_rite(table, Rite(3, "olha", (other,)))

    assert (Verdict.VOID, ("claudista/2.6",)) == (ruling.value, ruling.clauses)
    assert looked == ruling.reason.args["card"]
    assert Verdict.ALLOWED is judge_rite(table, Rite(3, "olha", (looked,))).value


def test_a_vira_that_is_turned_has_to_be_told():
    """claudista/def/vira: only in the dark hand does it lie face down."""
    table = start_ceremony(CLAUDISTA, dealer=0)
    deal = (Rite(0, "da", cards("Qc 7p Jo"), whom=1), Rite(0, "da", cards("2e 3e 4e"), whom=2))
    for rite in (Rite(0, "embaralha"), Rite(3, "tira", cards("Ko"), "cima", "fica"), *deal):
        table, _ = do_rite(table, rite)
    with pytest.raises(RuleError) as refused:
        judge_rite(table, Rite(0, "vira", (None,)))

    assert ("missing_vira", {"rules": "claudista"}) == (refused.value.key, dict(refused.value.facts))


def test_the_holder_of_a_flor_does_not_open_an_envido():
    """cego/envido/2, cego/flor-tentos/proibido-envidar; AMB-C31."""
    hands = [cards("1p 4p 11p"), cards("12o 3o 6e")]
    ruling = judge(start_hand(ruleset("cego"), hands), Action(0, "envido"))

    assert Verdict.VOID is ruling.value
    assert ("cego/envido/2", "cego/flor-tentos/proibido-envidar") == ruling.clauses
    assert ("AMB-C31",) == ruling.readings


def test_a_trick_that_lies_face_down_is_nobodys():
    """AMB-C40, any_trick: cego/jogo/2 compares cards that are in sight."""
    rules = ruleset("cego", hidden_cards="any_trick")
    ruling = resolve_trick(rules, [Play(seat, card, hidden=True) for seat, card in enumerate(cards("1e 4c"))])

    assert (None, None) == ruling.value
    assert "cego/jogo/2" in ruling.reason.cites
    assert "AMB-C40" in ruling.reason.readings


@pytest.mark.parametrize(("wrong", "near"), [("Ke", ("12e",)), ("Qc", ("11c",)), ("Ao", ("1o",))])
def test_a_card_of_the_other_deck_is_told_as_this_one_writes_it(wrong, near):
    """AMB-G01: jack, queen and king play as 10, 11 and 12."""
    with pytest.raises(RuleError) as refused:
        SPANISH.parse(wrong)

    assert near == refused.value.facts["nearest"]
