"""What is dealt: the same for a seed, mixed on purpose, never twice in a round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine import count_envido, ruleset
from tutor.lessons import EXERCISES, UnknownExerciseError, ask
from tutor.lessons.dealing import MAX_SEED
from tutor.lessons.deals import PAIR, PAIR_WITH_FIGURE, THREE_SUITS, kind_of, tells_apart
from tutor.lessons.misconceptions import Held, misconception
from tutor.lessons.misconceptions.counting import pair_of
from tutor.lessons.round import ROUND

SKILL = "envido.count"
SEEDS = st.integers(0, MAX_SEED)
KINDS = st.sampled_from(["", *EXERCISES[SKILL].kinds])
BOOKS = st.sampled_from(EXERCISES[SKILL].rulebooks)


def hands(start, count, kind=""):
    return [frozenset(ask("gauderio", SKILL, seed=(start + n) % (MAX_SEED + 1), kind=kind).cards) for n in range(count)]


@given(BOOKS, SEEDS, KINDS)
def test_a_seed_gives_the_same_question_with_the_referees_key(book, seed, kind):
    question = ask(book, SKILL, seed=seed, kind=kind)

    assert question == ask(book, SKILL, seed=seed, kind=kind)
    assert question.ruling.value == count_envido(ruleset(book), question.cards).value is not None
    assert kind in {"", kind_of(ruleset(book), question.cards)}


@given(SEEDS)
def test_a_question_is_about_the_same_cards_in_both_rulebooks(seed):
    assert ask("gauderio", SKILL, seed=seed).cards == ask("cego", SKILL, seed=seed).cards


@given(SEEDS, KINDS)
def test_no_hand_comes_twice_in_a_round(seed, kind):
    assert len(set(hands(seed, ROUND, kind))) == ROUND


def test_not_even_in_the_round_that_begins_again_at_zero():
    for start in range(MAX_SEED - ROUND, MAX_SEED + 1):
        assert len(set(hands(start, ROUND))) == ROUND


@pytest.mark.parametrize("block", [0, 1, 81, 9_999])
def test_ten_hands_hold_every_trap(block):
    rules = ruleset("gauderio")

    kinds = Counter(kind_of(rules, ask("gauderio", SKILL, seed=block * 10 + n).cards) for n in range(10))

    assert {PAIR: 4, PAIR_WITH_FIGURE: 3, THREE_SUITS: 3} == kinds


def test_the_traps_do_not_come_in_the_same_order():
    rules = ruleset("gauderio")
    orders = {
        tuple(kind_of(rules, ask("gauderio", SKILL, seed=block * 10 + n).cards) for n in range(10))
        for block in range(20)
    }

    assert len(orders) > 15


def test_an_address_shared_yesterday_still_opens_the_same_hand():
    """Written down once: a change of dealing would break every link that learners have sent."""
    assert "7c 1e 10c" == " ".join(map(str, ask("gauderio", SKILL, seed=812).cards))
    assert "4p 7o 3p" == " ".join(map(str, ask("gauderio", SKILL, seed=4, kind=PAIR).cards))


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"skill": "envido.cuont"}, "no exercise 'envido.cuont'; did you mean 'envido.count'"),
        ({"skill": "xadrez"}, "no exercise 'xadrez'; there are envido.count"),
        ({"rules": "gauderoi"}, "no rulebook 'gauderoi'; did you mean 'gauderio'"),
        ({"rules": "claudista"}, "no rulebook 'claudista'"),
        ({"kind": "pairs"}, "no kind 'pairs'; did you mean 'pair'"),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest(asked, complaint):
    wanted = {"rules": "gauderio", "skill": SKILL, "seed": 1, **asked}

    with pytest.raises(UnknownExerciseError, match=complaint):
        ask(wanted.pop("rules"), wanted.pop("skill"), **wanted)


@pytest.mark.parametrize("book", EXERCISES[SKILL].rulebooks)
def test_a_hand_is_worth_asking_when_no_common_wrong_rule_that_it_tempts_to_counts_it_right(book):
    """
    What the catalogue answers on every hand: beside a pair, without one, and with a figure that counts.
    """
    rules = ruleset(book)
    for hand in combinations(rules.deck.cards, 3):
        right = count_envido(rules, hand).value
        pair = pair_of(hand)
        tempts = ["EN-03", "EN-04"] if pair else ["EN-05", "EN-06"]
        if any(card.rank in {"10", "11", "12"} for card in pair or hand):
            tempts += ["EN-01", "EN-02", *(["EN-14"] if pair else [])]
        wanted = right is not None and all(misconception(id_).answer(rules, Held(hand)) != right for id_ in tempts)
        assert wanted == tells_apart(rules, hand), hand
