"""A chance that is drawn: near the one that is counted, and certain only where nothing is left unseen."""

from math import isclose, sqrt

from tests.coach.test_worlds import told
from tests.engine.running.scripts import begin
from tutor.coach.advice import advise
from tutor.coach.deals import deal
from tutor.coach.playouts import DEALS, Sampled, sampled_chance
from tutor.coach.seen import seen
from tutor.coach.worlds import after
from tutor.engine import ruleset
from tutor.engine.view import view_for


def drawn(state, seat):
    return sampled_chance(seen(state, seat), view_for(state, seat))


def test_its_error_is_that_of_a_share_that_was_drawn():
    # Agresti and Coull: two more won and two more lost
    assert isclose(sqrt(0.5 * 0.5 / 44), Sampled(20, 40).error)
    assert isclose(sqrt(42 / 44 * 2 / 44 / 44), Sampled(40, 40).error)
    assert 0 == Sampled(1, 1).error


def test_who_holds_the_three_highest_manilhas_cannot_lose():
    # the vira 4o makes 5 the manilha: paus, copas, espadas, ouros (claudista/def/ordem-manilhas)
    state = begin("claudista", "5p 5c 5e / 3c 2c Ac / 3p 2p Ap / 3e 2e Ae / 4o")
    other = begin("claudista", "3c 2c Ac / 5p 5c 5e / 3p 2p Ap / 3e 2e Ae / 4o")

    assert (DEALS, DEALS) == drawn(state, 0)
    assert DEALS > drawn(other, 0).won


def test_with_the_last_card_of_all_in_hand_nothing_is_drawn():
    script = (
        "0 joga 3c; 1 joga Ae; 2 joga 3p; 3 joga Je; 0 joga 4c; 1 joga 5p; 2 joga 4p; 3 joga 7p; "
        "1 joga Qe; 2 joga 2p; 3 joga 5c"
    )
    start = begin("claudista")
    state = after(start, told(start, script))

    # its 2c against the manilha 5c of the other side
    assert (0, 1) == drawn(state, 0)
    [chance] = advise(state, 0).chances
    assert chance.exact


def test_a_flor_or_a_truco_that_waits_changes_nothing_of_the_tricks():
    start = deal(ruleset("cego"), 3, players=4)
    called = after(start, told(start, "0 truco"))

    assert drawn(start, 1) == drawn(called, 1)
    assert not any(chance.exact for chance in advise(called, 1).chances if chance.what == "hand")


def test_in_the_dark_there_is_none():
    assert None is drawn(begin("claudista", score=(11, 11)), 0)
