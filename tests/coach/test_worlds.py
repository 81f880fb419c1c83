"""Worlds are the deals that a seat cannot tell from the one there was: all of them, and each as often."""

from itertools import combinations
from math import sqrt

import pytest

from tests.coach.tables import ENDS, SIZES
from tests.engine.running.scripts import begin, wish
from tests.narration.leaves import card_points
from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import play_on
from tutor.coach.worlds import after, worlds
from tutor.engine import cards, ruleset
from tutor.engine.game import play
from tutor.engine.view import view_for


def told(state, script):
    """The acts of a script, and the hand before them."""
    acts = []
    for line in script.split("; "):
        acts.append(wish(state, line))
        state = play(state, acts[-1])
    return acts


def counted(hand):
    """gauderio/envido/contagem/1-5, for hands that are no flor."""
    pairs = [20 + card_points(a) + card_points(b) for a, b in combinations(hand, 2) if a.suit == b.suit]
    return max(pairs, default=max(map(card_points, hand)))


SAID = "0 envido; 1 quero"


def test_of_a_last_card_every_one_that_fits_is_there():
    """
    Seat 0 said 28 and has laid 6p and 1c: it holds 7c (7 and 1 of copas) or 2p (6 and 2 of paus).
    """
    start = begin("gauderio", "1c 7c 6p / 12o 3o 6e")
    acts = told(start, f"{SAID}; 0 joga 6p; 1 joga 12o; 1 joga 6e; 0 joga 1c")
    found = worlds(start, acts, 1, most=5, seed=1)

    assert found.whole
    assert {(*cards("7c"),), (*cards("2p"),)} == {world.held[0] for world in found.states}


def test_a_count_that_was_said_is_held_and_all_that_make_it_come_as_often():
    start = begin("gauderio", "1c 7c 6p / 12o 3o 6e")
    found = worlds(start, told(start, SAID), 1, most=400, seed=1)
    unseen = [card for card in start.rules.deck.cards if card not in start.deal.hands[1]]
    fit = [hand for hand in combinations(unseen, 3) if len({card.suit for card in hand}) > 1 and counted(hand) == 28]
    drawn = [frozenset(world.deal.hands[0]) for world in found.states]

    assert set(drawn) <= set(map(frozenset, fit))
    assert len(drawn) == 400
    for card in cards("7c 6p 4e"):
        share = sum(card in hand for hand in fit) / len(fit)
        assert abs(sum(card in hand for hand in drawn) - 400 * share) < 4 * sqrt(400 * share * (1 - share))


def test_who_has_laid_a_card_without_singing_has_no_flor():
    start = begin("gauderio", "1c 7c 6p / 12o 3o 6e")
    found = worlds(start, told(start, "0 joga 6p"), 1, most=300, seed=1)

    assert 300 == len(found.states)
    assert () == tuple(state for state in found.states if 0 in state.deal.flores)


def test_who_sang_holds_a_flor():
    start = begin("cego", "1c 7c 6c / 12o 3o 6o")
    found = worlds(start, told(start, "0 flor"), 1, most=50, seed=1)

    assert [(0, 1)] * 50 == [state.deal.flores for state in found.states]


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_a_seat_cannot_tell_a_world_from_the_hand_there_was(rules, players):
    for number, score in enumerate(ENDS[rules]):
        start = deal(ruleset(rules), number, players=players, score=score)
        _, acts = play_on(start, [BOTS["novato"]] * players, number)
        for step, act in enumerate(acts):
            view = view_for(after(start, acts[:step]), act.seat)
            found = worlds(start, acts[:step], act.seat, most=6, seed=step)
            assert found.states
            assert all(view == view_for(world, act.seat) for world in found.states)
            dealt = {world.deal.hands for world in found.states}
            assert found.whole or len(dealt) > 1
