"""Deals: by the seed alone, each card once, as the rulebook deals them."""

from collections import Counter
from itertools import chain

import pytest

from tests.coach.tables import ENDS, SIZES
from tutor.coach.deals import deal, deal_next
from tutor.engine import ruleset, start_match


def cards_of(hand):
    vira = [hand.deal.vira] if hand.deal.vira else []
    return [*chain.from_iterable(hand.deal.hands), *vira]


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_everybody_gets_three_cards_and_no_card_is_dealt_twice(rules, players):
    book = ruleset(rules)
    for seed in range(50):
        hand = deal(book, seed, players=players)
        assert [3] * players == [len(cards) for cards in hand.deal.hands]
        assert 1 == max(Counter(cards_of(hand)).values())
        assert book.vira.value == (hand.deal.vira is not None)


def test_the_seed_alone_decides():
    book = ruleset("cego")
    same, again, other = (deal(book, seed, players=6) for seed in (3, 3, 4))

    assert same == again
    assert same.deal.hands != other.deal.hands


def test_every_card_comes_to_every_place_about_as_often():
    """
    Of 4,000 deals each of 40 cards is the first card of seat 0 some 100 times: six deviations are 60.
    """
    book = ruleset("gauderio")
    first = Counter(deal(book, seed, players=2).deal.hands[0][0] for seed in range(4_000))

    assert 40 == len(first)
    assert all(40 < times < 160 for times in first.values())


@pytest.mark.parametrize("score", ENDS["claudista"])
def test_the_score_makes_it_a_hand_of_eleven_or_a_dark_one(score):
    hand = deal(ruleset("claudista"), 1, players=4, score=score)

    assert (11, 11) == score if hand.deal.dark else (score.count(11) == 1) == (hand.deal.eleven is not None)
    assert hand.vira_shown != hand.deal.dark


def test_the_hands_of_a_match_differ_and_o_mao_is_that_of_the_match():
    match = start_match(ruleset("cego"), 2, eldest=1)
    first, second = (deal_next(match._replace(hands=hands), 9) for hands in (0, 1))

    assert first.deal.hands != second.deal.hands
    assert 1 == first.deal.eldest == second.turn
