"""The hands whose envido is asked: worth asking, each kind by itself, mixed on purpose."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine import count_envido, ruleset
from tutor.lessons.dealing import MAX_SEED, ask, drills_of
from tutor.lessons.drills.counts import PAIR, PAIR_WITH_FIGURE, THREE_SUITS, kind_of, tells_apart
from tutor.lessons.misconceptions import Held, misconception
from tutor.lessons.misconceptions.counting import pair_of
from tutor.lessons.round import ROUND

SKILL = "envido.count"
KINDS = (PAIR, PAIR_WITH_FIGURE, THREE_SUITS)
BOOKS = ("gauderio", "cego")


@given(st.sampled_from(BOOKS), st.integers(0, MAX_SEED), st.sampled_from(KINDS))
def test_a_kind_of_hands_is_kept_to_and_its_key_is_the_referees(book, seed, kind):
    question = ask(book, SKILL, seed=seed, kind=kind)

    assert kind == kind_of(ruleset(book), question.case.cards)
    assert question.key == (str(count_envido(ruleset(book), question.case.cards).value),)


@pytest.mark.parametrize("kind", KINDS)
def test_seeds_in_a_row_walk_through_the_hands_of_a_kind(kind):
    hands = [frozenset(ask("gauderio", SKILL, seed=77 + n, kind=kind).case.cards) for n in range(5 * ROUND)]

    assert len(set(hands)) == len(hands)


@pytest.mark.parametrize("book", BOOKS)
def test_the_mix_holds_every_trap(book):
    mixed = [ask(book, SKILL, seed=seed, kind="number").case.cards for seed in range(0, 600, 5)]

    assert {kind_of(ruleset(book), hand) for hand in mixed} == set(KINDS)


def test_the_lesson_names_its_hands_by_seed():
    """Written down once, from the notebook: a change of dealing would leave its prose beside other hands."""
    hands = [
        " ".join(sorted(map(str, ask("gauderio", SKILL, seed=seed, kind=kind).case.cards)))
        for seed, kind in ((4, PAIR), (4, PAIR_WITH_FIGURE), (17, THREE_SUITS))
    ]

    assert hands == ["3p 4p 7o", "12e 6e 7c", "4p 6o 7e"]


@pytest.mark.parametrize("book", BOOKS)
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


@pytest.mark.parametrize("kind", KINDS)
def test_of_a_kind_there_are_hands_enough(kind):
    (found,) = (drill for drill in drills_of("gauderio", SKILL) if drill.kind == kind)

    assert len({frozenset(held.cards) for held in found.pool(ruleset("gauderio"))}) >= 90
