"""Chances against a search through the engine itself, and against the odds of a whole hand."""

from itertools import combinations

import pytest

from tests.coach.test_worlds import told
from tests.engine.running.scripts import begin
from tutor.coach.deals import deal
from tutor.coach.forecast import envido_chance, hand_chance
from tutor.coach.odds import hand_odds
from tutor.coach.worlds import after
from tutor.engine import cards, ruleset
from tutor.engine.actions import CARD_VERBS, PLAY
from tutor.engine.allowed import allowed
from tutor.engine.game import play
from tutor.engine.state import hand_state
from tutor.engine.view import view_for


def best(state, seat):
    """What the hand comes to for a seat, both laying open the best they can: 1 won, 0 nobody's, -1 lost."""
    if state.over:
        return 0 if state.winner is None else 1 if state.winner == seat % 2 else -1
    found = [best(play(state, act), seat) for act in allowed(state, state.turn) if act.verb == PLAY]
    return max(found) if state.turn == seat else min(found)


def searched(start, acts, seat):
    """The chance by playing every hand that the other may hold, and the same after each card of ours."""
    now = after(start, acts)
    laid = [act.card for act in acts if act.seat != seat]
    unseen = [card for card in start.rules.deck.cards if card not in {*start.deal.hands[seat], *laid}]
    won, number, of = 0, 0, {}
    for rest in combinations(unseen, 3 - len(laid)):
        hand = (*laid, *rest)
        if len({card.suit for card in hand}) == 1:  # a flor had to be sung (gauderio/flor/2)
            continue
        hands = (start.deal.hands[0], hand) if seat == 0 else (hand, start.deal.hands[1])
        world = after(hand_state(start.rules, hands, None, now.deal.target, now.deal.eldest, score=(0, 0)), acts)
        number += 1
        won += best(world, seat) == 1
        for act in allowed(world, seat):
            if act.verb in CARD_VERBS:
                of.setdefault((act.verb, act.card), []).append(best(play(world, act), seat) == 1)
    return won / number, number, {key: sum(values) / number for key, values in of.items()}


@pytest.mark.parametrize(
    ("script", "seats"),
    [
        ("0 joga 3c; 1 joga 2o; 0 joga 4c", (0, 1)),  # one has led, the other answers
        ("0 joga 3c; 1 joga 2o", (0, 1)),
        ("0 joga 4c; 1 joga 4o", (0, 1)),
        ("0 esconde 4c; 1 joga 4o; 1 joga 2o", (0,)),  # what lies face down only its owner knows
        ("0 joga 3c; 1 joga 4o; 0 joga 4c; 1 joga 2o", (0, 1)),
    ],
)
def test_inside_a_hand_it_is_what_a_search_through_the_engine_finds(script, seats):
    start = begin("gauderio", "3c 1p 4c / 4o 2o 7e")
    acts = told(start, script)
    for seat in seats:
        view = view_for(after(start, acts), seat)
        found = hand_chance(start.rules, view)
        now, number, of = searched(start, acts, seat)

        assert (number, pytest.approx(now)) == (found.hands, float(found.now))
        # the search goes on with open cards: so it is compared where the card itself lies open
        opened = {key: float(value) for key, value in found.after.items() if key[0] == PLAY}
        assert {key: value for key, value in of.items() if key[0] == PLAY} == pytest.approx(opened)


@pytest.mark.parametrize("rules", ["gauderio", "cego"])
def test_before_the_first_card_it_is_the_odds_of_the_three_cards(rules):
    for number in range(6):
        start = deal(ruleset(rules), number, players=2, eldest=number % 2)
        view = view_for(start, 0)
        odds = hand_odds(start.rules, start.deal.hands[0], eldest=number % 2 == 0).value

        assert (odds.hands, odds.win) == hand_chance(start.rules, view)[:2]


def test_a_count_that_was_said_narrows_the_hands():
    """
    28 with 6p and 1c laid is 7c or 2p; both lose to the last manilha.
    """
    start = begin("gauderio", "1c 7c 6p / 12o 4o 1e")
    view = view_for(after(start, told(start, "0 envido; 1 quero; 0 joga 6p; 1 joga 12o; 1 joga 4o; 0 joga 1c")), 1)

    assert (2, 1) == hand_chance(start.rules, view)[:2]


def test_who_sang_holds_a_flor():
    start = begin("gauderio", "7c 6c 5c / 12o 3o 6o")
    view = view_for(after(start, told(start, "0 flor")), 1)

    # three of a suit: copas, espadas, paus 10 cards each, ouros 7 left
    assert 3 * 120 + 35 == hand_chance(start.rules, view).hands


def test_the_envido_counts_who_is_nearer_to_o_mao_and_what_lies_open():
    start = begin("gauderio", "1c 7c 6p / 12o 3o 6e / 10e 2p 3c / 12e 2o 3p", eldest=3)
    view = view_for(after(start, told(start, "3 joga 12e; 0 joga 6p")), 1)
    odds = envido_chance(start.rules, view).value

    # the other side are 0 and 2; from the eldest, 3, on the table sits 3, 0, 1, 2
    assert (2, 1) == (odds.others, odds.ahead)
    assert ((*cards("6p"),), ()) == odds.held
    assert (*cards("12e"),) == odds.seen


def test_there_are_no_chances_where_none_can_be_told():
    rules = ruleset("claudista")
    view = view_for(deal(rules, 1, players=4), 0)

    assert hand_chance(rules, view) is None
    assert envido_chance(rules, view) is None
    cego = ruleset("cego")
    assert envido_chance(cego, view_for(deal(cego, 1, players=6), 0)) is None
    flor = begin("gauderio", "7c 6c 5c / 12o 3o 6e")
    assert envido_chance(flor.rules, view_for(flor, 0)) is None
