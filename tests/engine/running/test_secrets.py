"""What one seat is told of the others: counts as they are said aloud, cards as they lie (AMB-G39, claudista/6.5)."""

from tests.engine.running.scripts import begin, run, wish
from tutor.engine.deck import UNKNOWN
from tutor.engine.events import CardLaid, Paid
from tutor.engine.explain import explain
from tutor.engine.game import advance
from tutor.engine.judge import judge
from tutor.engine.view import event_for, known_cards, reason_for, view_for


def counts_told(deal, seat, *, eldest=0):
    """The counts, by seat, in the reason of the points of an accepted envido, as a seat is told them."""
    state, _ = run(begin("gauderio", deal, eldest=eldest), f"{eldest} envido")
    after, events = advance(state, wish(state, f"{1 - eldest} quero"))
    reason = next(event.reason for event in events if isinstance(event, Paid))
    told = reason_for(after, reason, seat)
    return {step.args["seat"]: step.args["points"] for step in told.walk() if step.code == "contest.count"}


def test_the_other_finds_27_good_without_a_number():
    assert {0: 27} == counts_told("2c 5c 6p / 10o 11o 6e", 0)
    assert {0: 27, 1: 20} == counts_told("2c 5c 6p / 10o 11o 6e", 1)


def test_who_beats_what_was_said_says_a_number():
    assert {0: 20, 1: 27} == counts_told("10o 11o 6e / 2c 5c 6p", 0)


def test_of_a_tie_only_who_holds_the_same_knows():
    state, _ = run(begin("gauderio", "1c 7c 6p / 1o 7o 6e"), "0 envido")
    after, events = advance(state, wish(state, "1 quero"))
    reason = next(event.reason for event in events if isinstance(event, Paid))
    codes = [{step.code for step in reason_for(after, reason, seat).walk()} for seat in (0, 1)]

    assert "contest.best" in codes[0]
    assert "contest.tied_eldest" not in codes[0]
    assert "contest.tied_eldest" in codes[1]


def test_a_card_laid_face_down_stays_with_its_owner():
    state = begin("gauderio")
    after, events = advance(state, wish(state, "0 esconde 1p"))
    why = explain(state, events[0])

    assert [("1p", "esconde 1p"), ("None", "esconde ??")] == [
        (str(event_for(after, events[0], seat).card), reason_for(after, why, seat).args["act"]) for seat in (0, 1)
    ]
    assert UNKNOWN == view_for(after, 1).plays[0].card


def test_a_refusal_does_not_name_the_strongest_cards_to_the_others():
    tie = "0 joga 3c; 1 joga 3e; 2 joga 4p; 3 joga 7e"
    state, _ = run(begin("claudista", "3c 2c 4c / 3e Ae Qe / 3p 2p 4p / 7e 7p Je / 4o"), tie)
    ruling = judge(state, wish(state, "0 joga 4c"))
    own, other = (reason_for(state, ruling.reason, seat).args for seat in (0, 1))

    assert ("2c", "joga 4c") == (str(own["strongest"][0]), own["act"])
    assert ((UNKNOWN,), UNKNOWN, "joga ??") == (other["strongest"], other["card"], other["act"])


def test_in_the_dark_nobody_sees_a_card_that_is_not_laid():
    state = begin("claudista", score=(11, 11))
    assert [frozenset()] * 4 == [known_cards(state, seat) for seat in range(4)]
    assert (None, None, None) == view_for(state, 0).cards
    assert view_for(state, 0).vira is None

    after, events = advance(state, wish(state, "0 joga #1"))
    laid = next(event for event in events if isinstance(event, CardLaid))

    assert [{"3c"}] * 4 == [{str(card) for card in known_cards(after, seat)} for seat in range(4)]
    assert "3c" == str(event_for(after, laid, 3).card)


def test_the_pair_on_eleven_sees_its_six_cards_and_the_others_do_not():
    state = begin("claudista", score=(11, 7))

    assert [6, 3, 6, 3] == [len(known_cards(state, seat) - {state.deal.vira}) for seat in range(4)]
    assert [1, 0, 1, 0] == [len(view_for(state, seat).partner) for seat in range(4)]


def after_envido(seat, *, deal="2c 5c 6p / 10o 11o 6e", eldest=0, script="0 envido; 1 quero"):
    state, _ = run(begin("gauderio", deal, eldest=eldest), script)
    return view_for(state, seat)


def test_a_seat_keeps_in_mind_which_counts_were_said():
    assert [(27, None)] * 2 == [after_envido(seat).said for seat in (0, 1)]
    said = after_envido(0, deal="10o 11o 6e / 2c 5c 6p").said
    assert (20, 27) == said
    assert (None, None) == after_envido(0, script="0 envido; 1 nao_quero").said
    assert ("envido",) == after_envido(0, script="0 envido; 1 nao_quero").points.calls


def test_a_flor_that_was_sung_is_remembered_with_its_seat():
    view = after_envido(1, deal="7o 6o 5o / 3p 4e 6e", script="0 flor")

    assert ("flor", 0) == (view.points.kind, view.points.seat)
    assert (None, None) == view.said


def test_a_view_tells_the_switches_of_the_table_and_what_its_seat_was_dealt():
    state = begin("cego", allow_fold="no")
    after, _ = run(state, "0 joga 3c")

    assert (("allow_fold", "no"),) == view_for(after, 0).switches
    assert state.deal.hands[0] == view_for(after, 0).dealt
    assert (None,) * 3 == view_for(begin("claudista", score=(11, 11)), 0).dealt
