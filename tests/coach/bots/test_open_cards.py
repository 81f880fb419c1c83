"""The searches with open cards, of a table and of two hands, against the engine played through by brute force."""

import random

import pytest

from tests.coach.tables import SIZES
from tutor.coach.bots.open_cards import Position, Trick, open_cards
from tutor.coach.deals import deal
from tutor.coach.duel import duel_of
from tutor.engine import allowed, play, ruleset
from tutor.engine.actions import PLAY


def strengths(state):
    order = state.rules.order(state.deal.vira).strength
    return tuple(tuple(sorted(order[card] for card in cards)) for cards in state.held)


def by_engine(state):
    """Who takes the hand, by laying every card that may be laid, on the engine itself."""
    if state.over:
        return {0: 1, 1: -1, None: 0}[state.winner]
    acts = [act for act in allowed(state, state.turn) if act.verb == PLAY]
    best = max if state.turn % 2 == 0 else min
    return best(by_engine(play(state, act)) for act in acts)


def after_a_trick(rules, players, seed):
    """A hand whose first trick was laid by luck: two cards are left to each."""
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    state = deal(
        ruleset(rules, flor_mandatory="if_challenged") if rules != "claudista" else ruleset(rules),
        seed,
        players=players,
    )
    while not state.winners:
        state = play(state, luck.choice([act for act in allowed(state, state.turn) if act.verb == PLAY]))
    return state


@pytest.mark.parametrize(("rules", "players"), [size for size in SIZES if size[1] < 6])
def test_the_rest_of_a_hand_is_what_the_engine_makes_of_it(rules, players):
    seen = set()
    for seed in range(12):
        state = after_a_trick(rules, players, seed)
        table = open_cards(state.rules, players, state.deal.eldest, state.deal.eleven)
        value = table.value(Position(strengths(state), Trick(state.lead), state.winners))
        seen.add(value)
        assert by_engine(state) == value
    assert {1, -1} <= seen


@pytest.mark.parametrize("eldest", [0, 1])
@pytest.mark.parametrize("rules", ["gauderio", "cego"])
def test_two_whole_hands_are_what_the_engine_makes_of_them(rules, eldest):
    book, seen = ruleset(rules, flor_mandatory="if_challenged"), set()
    for seed in range(25):
        state = deal(book, seed, players=2, eldest=eldest)
        ours, theirs = strengths(state)
        table, value = open_cards(book, 2, eldest, None), by_engine(state)
        seen.add(value)
        assert value == table.value(Position((ours, theirs), Trick(eldest), ()))
        assert value == duel_of(book, eldest).best(ours, theirs)
    assert {1, -1} <= seen


def test_a_card_laid_is_the_value_of_what_is_left():
    book = ruleset("gauderio")
    for seed in range(100):
        held = strengths(deal(book, seed, players=2))
        table = open_cards(book, 2, 0, None)
        now = Position(held, Trick(0), ())
        assert table.value(now) == max(table.lay(now, card) for card in held[0])
