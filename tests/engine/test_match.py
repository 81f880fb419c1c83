"""Between two hands: the total by the number of players, who is o mão next, and on what that rests."""

from __future__ import annotations

import pytest

from tutor.engine import Action, cards, ruleset, start_hand
from tutor.engine.actions import FOLD
from tutor.engine.game import play
from tutor.engine.match import next_eldest, start_match

DEALT = ("4c 5p 6e", "4p 5e 6o", "4e 5o 6c", "4o 5c 6p")


@pytest.mark.parametrize(("players", "total"), [(2, 18), (4, 18), (6, 24)])
def test_six_play_the_cego_to_twenty_four(players, total):
    """cego/partida: pairs to 18, threes to 24."""
    assert start_match(ruleset("cego"), players).target == total


@pytest.mark.parametrize("book", ["gauderio", "cego", "claudista"])
def test_under_strict_who_is_mao_next_knows_what_is_left_open(book):
    rules = ruleset(book, strict=True)
    hands = [cards(text) for text in DEALT]
    state = start_hand(rules, hands, **({"vira": cards("Kc")[0]} if book == "claudista" else {}))
    for seat in range(4):
        state = play(state, Action(seat, "joga", state.held[seat][0]))
    ruling = next_eldest(state._replace(over="tricks", winner=0))

    assert ruling.value == 1
    assert ruling.open_readings == rules.open_readings
    assert ruling.undetermined is bool(ruling.open_readings & set(ruling.readings))


@pytest.mark.parametrize(("eldest", "folds", "next_"), [(0, 0, 1), (1, 1, 2), (2, 2, 3), (3, 3, 0)])
def test_of_a_side_that_won_without_a_trick_the_first_in_order_of_play_is_mao(eldest, folds, next_):
    """Under next_mao = hand_winner; the seat that folds gives the hand to the other side."""
    rules = ruleset("gauderio", next_mao="hand_winner")
    state = start_hand(rules, [cards(text) for text in DEALT], eldest=eldest)

    ended = play(state, Action(folds, FOLD))

    assert (ended.winner, next_eldest(ended).value) == (1 - folds % 2, next_)
