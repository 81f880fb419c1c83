"""The worlds that mestre thinks of agree with all that its seat has seen and heard."""

import random
from collections import Counter
from itertools import chain

import pytest

from tests.coach.bots.test_bots import moments, some_hand
from tests.coach.tables import SIZES
from tests.engine.running.scripts import begin, run
from tutor.coach.bots import BOTS
from tutor.coach.bots.worlds import worlds
from tutor.coach.playing import asked
from tutor.engine import count_envido, view_for

LUCK = random.Random(1)  # noqa: S311  # luck in a test is no secret


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_every_card_lies_once_and_everybody_holds_as_many_as_he_does(rules, players):
    for seed in range(12):
        for state, _ in moments(some_hand(rules, players, seed), [BOTS["regrado"]] * players, seed):
            if state.deal.dark:
                continue
            view = view_for(state, asked(state)[0])
            laid = [play.card for trick in (*view.past, view.plays) for play in trick if not play.hidden]
            for world in worlds(view, LUCK, 3):
                held = list(chain.from_iterable(world.held))
                assert view.counts == tuple(map(len, world.held))
                assert view.cards == world.held[view.seat]
                assert 1 == max(Counter([*held, *laid, view.vira]).values())
                for seat, cards in enumerate(world.dealt):
                    assert set(world.held[seat]) <= set(cards)
                    assert {play.card for trick in view.past for play in trick if play.seat == seat} - {
                        ("?", "?")
                    } <= set(cards)


def test_the_pair_on_eleven_knows_its_six_cards():
    state = begin("claudista", score=(11, 4))
    for world in worlds(view_for(state, 0), LUCK, 5):
        assert state.held[2] == world.held[2]


def test_a_count_that_was_said_is_held():
    state, _ = run(begin("gauderio", "2c 5c 6p / 7o 6o 1e"), "0 envido; 1 quero; 0 joga 2c; 1 joga 7o")
    for world in worlds(view_for(state, 0), LUCK, 200):
        assert 33 == count_envido(state.rules, world.dealt[1]).value


def test_a_flor_that_was_sung_is_held():
    state, _ = run(begin("gauderio", "7o 6o 4o / 2c 5c 6p"), "0 flor")
    for world in worlds(view_for(state, 1), LUCK, 200):
        assert 1 == len({card.suit for card in world.dealt[0]})
