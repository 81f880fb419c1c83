"""What errors, refusals and payments tell besides their words: each of these was a mutant that no test had noticed."""

from __future__ import annotations

import pytest

from tests.engine.ceremony_scripts import CUT, DEALT, begin, rite, run
from tutor.engine import (
    FRENCH,
    Action,
    IllegalAction,
    RuleError,
    Verdict,
    cards,
    contest_flor,
    falta,
    match_over,
    play,
    price,
    ruleset,
    start_hand,
)
from tutor.engine.ceremony import IllegalRite, Rite, do_rite, judge_rite, open_hand, start_ceremony
from tutor.engine.ceremony_draw import first_dealer, judge_draw, start_draw
from tutor.engine.ceremony_options import rite_options
from tutor.engine.deck import SPANISH
from tutor.engine.incidents import rule_incident
from tutor.engine.match import next_eldest
from tutor.engine.payments import folded
from tutor.narration import message, sentence

CLAUDISTA = ruleset("claudista")
FOUR = 4
"""The seats of Claudista (claudista/1.1): 0 to 3."""


def nobody_sits_there_in_the_draw():
    return judge_draw(start_draw(CLAUDISTA, ("Ana", "Beto", "Caio", "Duda")), FOUR, cards("Kc")[0])


def nobody_sits_there_at_the_table():
    return judge_rite(begin(), rite("4 embaralha"))


def nobody_sits_there_to_be_dealt_to():
    table, _ = run(begin(), CUT)
    return judge_rite(table, rite("0 da 4 Qc"))


def nobody_sits_there_for_an_incident():
    return rule_incident(CLAUDISTA, "drip", by=FOUR, dealer=0)


@pytest.mark.parametrize(
    "asked",
    [
        nobody_sits_there_in_the_draw,
        nobody_sits_there_at_the_table,
        nobody_sits_there_to_be_dealt_to,
        nobody_sits_there_for_an_incident,
    ],
)
def test_a_seat_that_is_not_there_is_told_with_those_that_are(asked):
    with pytest.raises(RuleError) as refused:
        asked()

    assert ("bad_seat", FOUR, FOUR) == (refused.value.key, refused.value.facts["seat"], refused.value.facts["players"])
    assert "0 a 3" in message(refused.value)


def test_an_incident_names_the_field_of_the_seat():
    with pytest.raises(RuleError) as refused:
        rule_incident(CLAUDISTA, "drip", by=FOUR, dealer=0)

    assert "by" == refused.value.facts["field"]


def test_a_match_that_is_over_has_no_incident():
    """claudista/0.2: whoever has twelve has won."""
    with pytest.raises(RuleError) as refused:
        rule_incident(CLAUDISTA, "truco_on_eleven", seat=1, score=(12, 4), dealer=0)

    assert {"score": (12, 4), "target": 12, "rules": "claudista"} == dict(refused.value.facts)
    assert CLAUDISTA.match.reached.cites == refused.value.cites


def test_a_hand_that_is_not_dealt_is_not_begun():
    with pytest.raises(RuleError) as refused:
        open_hand(begin())

    assert ("bad_hand.not_dealt", {"seat": 0}) == (refused.value.key, dict(refused.value.facts))


def test_what_is_refused_holds_what_was_wished():
    wished = Action(1, "quero")
    with pytest.raises(IllegalAction) as refused:
        play(start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")]), wished)

    assert {"action": wished} == dict(refused.value.facts)


def test_an_answer_that_is_none_is_told_with_those_that_are():
    with pytest.raises(RuleError) as refused:
        price(ruleset("gauderio"), "envido", ["envido"], "querro")

    assert ("quero", "nao_quero", "sem_flor") == refused.value.facts["known"]


def test_a_falta_by_the_gap_of_the_winner_says_what_it_pays():
    """AMB-G29 under falta_rule = winner_gap: to 24, a winner with 9 needs 15."""
    ruling = falta(ruleset("gauderio", falta_rule="winner_gap"), (9, 20), target=24, winner=0)

    assert (15, 15) == (ruling.value, ruling.reason.args["points"])
    assert "15" in sentence(ruling)


def test_o_mao_goes_from_side_to_side_under_that_switch():
    """AMB-C38, next_mao = sides: to the other side of the pair of seats."""
    hands = [cards(held) for held in ("1p 4p 11e", "12o 3o 6e", "2p 5p 7e", "10o 2o 4e")]
    over = play(start_hand(ruleset("cego", next_mao="sides"), hands, eldest=2), Action(2, "baralho"))
    ruling = next_eldest(over)

    assert (3, "next_eldest.sides") == (ruling.value, ruling.reason.code)


def test_the_pair_that_stayed_deals_and_the_owner_of_the_cards_does_not():
    """claudista/1.6: it is told which pair stayed where the owner is not of it."""
    ruling = first_dealer(CLAUDISTA, owner=2, stayed=1)

    (because,) = ruling.reason.because
    assert {"seat": 2, "team": 1} == dict(because.args)


@pytest.mark.parametrize("dealer", range(FOUR))
def test_the_other_side_is_asked_first_about_cards_too_many(dealer):
    """claudista/2.25, 2.26, AMB-K59: whoever deals, the pair that does not is told to decide first."""
    right, partner, left = ((dealer + step) % FOUR for step in (1, 2, 3))
    held = {right: "Qc 7p Jo", partner: "2e 3e 4e 5p", left: "5e 6e 7e", dealer: "4c 5c 6c"}
    dealt = [f"{dealer} da {seat} {given}" for seat, given in held.items()]
    cut = f"{dealer} embaralha; {left} separa; {left} remonta"
    table, _ = run(begin(dealer=dealer), "; ".join([cut, *dealt, f"{dealer} vira Ac"]))
    ruling = judge_rite(table, rite(f"{dealer} retira {partner} 5p"))

    assert (Verdict.VOID, "ceremony.surplus_first") == (ruling.value, ruling.reason.code)
    assert (partner, 1 - dealer % 2) == (ruling.reason.args["seat"], ruling.reason.args["team"])


def test_a_dry_cut_without_a_number_is_no_dry_cut():
    """claudista/6.2: one or three dry cuts."""
    table, _ = run(begin(score=(11, 11)), "0 embaralha")
    ruling = judge_rite(table, Rite(3, "corta"))

    assert (Verdict.VOID, "ceremony.dry_count") == (ruling.value, ruling.reason.code)
    assert (0, (1, 3)) == (ruling.reason.args["count"], ruling.reason.args["known"])


@pytest.mark.parametrize(
    ("deck", "wrong", "meant"), [(FRENCH, "10c", "Jc"), (FRENCH, "1c", "Ac"), (SPANISH, "Jc", "10c")]
)
def test_a_card_of_the_other_deck_is_told_as_this_one_writes_it(deck, wrong, meant):
    """AMB-G01, AMB-C41: jack, queen and king play as 10, 11 and 12."""
    with pytest.raises(RuleError) as refused:
        deck.parse(wrong)

    assert (meant,) == refused.value.facts["nearest"]


def test_a_call_that_the_ladder_lacks_rests_on_the_clause_that_opens_it():
    with pytest.raises(RuleError) as refused:
        rule_incident(CLAUDISTA, "truco_on_eleven", seat=1, score=(11, 4), call="retruco", dealer=0)

    assert ("illegal_call.unknown", CLAUDISTA.ladders["truco"].opening.cites) == (
        refused.value.key,
        refused.value.cites,
    )


def test_a_falta_that_is_taken_pays_the_gap_of_who_wins_it():
    """AMB-G29 under falta_rule = winner_gap: 28 beats 23, and from 9 to 24 it is 15."""
    hands = [cards("1c 7c 6p"), cards("12o 3o 6e")]
    state = start_hand(ruleset("gauderio", falta_rule="winner_gap"), hands, score=(9, 20), target=24)

    assert (24, 20) == play(play(state, Action(0, "falta_envido")), Action(1, "quero")).score


def test_what_no_table_has_decided_is_not_undetermined():
    """claudista/1.2: the next place gets the next card, whatever the table's readings."""
    draw = start_draw(CLAUDISTA, ("Ana", "Beto", "Caio", "Duda"))
    again = match_over(ruleset("gauderio", tie_at_target="another_hand"), (13, 13), 12)

    assert not judge_draw(draw, draw.next_place, cards("Kc")[0]).undetermined
    assert (False, False) == (again.value.over, again.undetermined)
    assert "13" in sentence(again)


def test_a_truco_undone_says_what_the_hand_is_worth_again():
    """claudista/2.21: the hand is no longer under truco, and counts one again."""
    table, _ = run(begin(), f"{DEALT}; 1 joga Qc; 2 truco; 3 quero; 0 pergunta_cartas")

    assert 1 == judge_rite(table, rite("1 desfaz")).reason.args["worth"]


def test_who_runs_to_the_deck_from_a_truco_rests_on_a_silence():
    """AMB-G23."""
    truco = play(
        start_hand(ruleset("gauderio", strict=True), [cards("1c 7c 6p"), cards("12o 3o 6e")]), Action(0, "truco")
    )

    assert folded(truco, 1).undetermined


def test_a_card_of_the_dark_hand_that_the_deal_does_not_know_is_the_one_that_is_told():
    """claudista/6.4: it is turned up when it is laid."""
    hands = [[None] * 3 for _ in range(FOUR)]
    state = start_hand(CLAUDISTA, hands, score=(11, 11))
    (king,) = cards("Kc")

    assert [(0, king)] == [(laid.seat, laid.card) for laid in play(state, Action(0, "joga", king, 1)).plays]


def test_a_card_that_was_laid_face_down_is_in_the_hand_no_more():
    """claudista/2.9, claudista/2.14: closed cards are shown to nobody."""
    table, _ = run(begin(), f"{DEALT}; 1 joga Qc; 2 joga 2e; 3 joga 5e; 0 joga 4c")
    laid, held = cards("3e 4e")
    table = table.with_hand(play(table.hand, Action(2, "esconde", laid)))
    closed = judge_rite(table, Rite(2, "mostra", (laid,)))

    assert (Verdict.VOID, ("claudista/2.9", "claudista/2.14")) == (closed.value, closed.clauses)
    assert Verdict.ALLOWED is judge_rite(table, Rite(2, "mostra", (held,))).value


def test_either_side_is_offered_to_whoever_chooses_it():
    """claudista/2.10: the cutter says from which side the cards are dealt, above or below."""
    table, _ = run(begin(), CUT)
    offered = {family.rite.word for family in rite_options(table, 3) if family.rite.verb == "lado"}

    assert {"cima", "baixo"} == offered


def test_the_only_flor_is_told_with_its_side():
    """gauderio/pontos-flor/flor/1: seat 3 is of the second side."""
    hands = [cards(held) for held in ("1c 7c 6p", "12o 3o 6e", "2p 5p 7e", "4e 5e 10e")]
    ruling = contest_flor(ruleset("gauderio"), hands)

    assert (3, 1) == (ruling.reason.args["seat"], ruling.reason.args["team"])
    assert 1 == ruling.value.winner_team


def test_an_act_of_the_ceremony_that_is_none_is_told_with_the_nearest():
    with pytest.raises(RuleError) as refused:
        judge_rite(begin(), Rite(0, "embaralla"))

    assert ("embaralha",) == refused.value.facts["nearest"][:1]


def test_what_the_ceremony_refuses_rests_on_its_readings_too():
    """claudista/2.22 with AMB-K59: what is refused names the reading that fills the silence."""
    table, _ = run(begin(), f"{CUT}; 0 da 1 Qc 7p Jo; 0 da 2 2e 3e 4e 5p; 0 da 3 5e 6e 7e; 0 da 0 4c 5c 6c; 0 vira Ac")
    wished = rite("0 retira 2 5p")
    with pytest.raises(IllegalRite) as refused:
        do_rite(table, wished)

    assert judge_rite(table, wished).readings == refused.value.readings
    assert "AMB-K59" in refused.value.readings


def test_a_match_with_the_ceremony_has_the_totals_of_the_rulebook():
    """claudista/intro/6: to twelve, and to nothing else."""
    with pytest.raises(RuleError) as refused:
        start_ceremony(CLAUDISTA, target=24)

    assert refused.value.facts["target"] == 24
