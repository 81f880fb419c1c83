"""What a change of the ceremony slipped through once: each of these was a mutant that no test had noticed."""

from __future__ import annotations

from tests.engine.ceremony_scripts import CUT, DEALT, begin, rite, run
from tutor.engine import Action, Verdict, cards, play
from tutor.engine.ceremony import judge_rite

TOO_MUCH = "0 embaralha; 3 separa; 3 remonta; 3 separa; 3 remonta; 3 separa; 3 remonta"
"""Three movements: one more is too many (claudista/2.3)."""


def test_a_cut_goes_wrong_once_however_much_is_too_much():
    """claudista/2.4, 2.5, AMB-K37: a wrong cut is one error, whatever its movements; the next one is a repetition."""
    table, _ = run(begin(), f"{TOO_MUCH}; 3!! separa: foul dealer_may_recut; 3!! separa: foul dealer_may_recut")
    assert () == table.paid

    again = TOO_MUCH.removeprefix("0 embaralha; ")
    table, _ = run(table, f"0 embaralha; {again}; 3!! separa: foul dealer_may_recut point_to_opponents")
    assert [(0, 1)] == [(paid.team, paid.points) for paid in table.paid]


def test_a_card_that_the_partner_showed_is_known_to_the_dealer_too():
    """claudista/2.17: the dealer burns only while his side has seen none of its own cards, whoever showed it."""
    dealing = f"{CUT}; 0 da 1 Qc; 0 da 2 4e; 0 da 3 5e"
    table, _ = run(begin(), dealing)
    assert Verdict.ALLOWED is judge_rite(table, rite("0 queima Ko")).value

    table, _ = run(table, "2 mostra 4e")
    ruling = judge_rite(table, rite("0 queima Ko"))
    assert Verdict.VOID is ruling.value
    assert "claudista/2.17" in ruling.clauses


def test_a_cut_that_has_begun_is_not_shuffled_away():
    """claudista/2.3: after the shuffle the pack goes to the cutter; a hand laid on it begins the cut."""
    table, _ = run(begin(), "0 embaralha")
    assert Verdict.ALLOWED is judge_rite(table, rite("0 embaralha")).value

    table, _ = run(table, "3 remonta")
    assert Verdict.VOID is judge_rite(table, rite("0 embaralha")).value


def test_a_truco_undone_leaves_what_was_played():
    """claudista/2.21: the hand is no longer under truco, and it goes on from where it was."""
    table, _ = run(begin(), f"{DEALT}; 1 joga Qc; 2 truco; 3 quero; 0 pergunta_cartas; 1 desfaz")

    assert (1, (), None) == (table.hand.stake, table.hand.truco, table.hand.pending)
    assert [(1, cards("Qc")[0])] == [(laid.seat, laid.card) for laid in table.hand.plays]
    assert play(table.hand, Action(2, "truco")).pending.calls == ("truco",)


def test_who_shows_a_card_of_the_closed_pack_is_told_which():
    """claudista/2.9, claudista/2.14: once the hand is played the pack is nobody's."""
    table, _ = run(begin(), f"{DEALT}; 1 joga Qc")
    ruling = judge_rite(table, rite("1 mostra 2c"))

    assert (Verdict.VOID, {"seat": 1, "card": cards("2c")[0]}) == (ruling.value, ruling.reason.args)
    assert ("claudista/2.9", "claudista/2.14") == ruling.clauses
