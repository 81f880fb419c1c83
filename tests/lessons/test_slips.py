"""The wrong counts are wrong, each in its own way, and are named only when it can be no other."""

from __future__ import annotations

from itertools import combinations

import pytest

from tutor.engine import cards, count_envido, ruleset
from tutor.lessons.deals import tells_apart
from tutor.lessons.slips import SLIPS, diagnose, pair_of
from tutor.narration.catalogue import LANGUAGES, find

BOOKS = ("gauderio", "cego")
# Counted by hand: the right points, and those of somebody who goes by the wrong rule.
EXAMPLES = [
    ("EN-01", "12c 11c 5p", 20, 40),
    ("EN-02", "12c 11c 5p", 20, 43),
    ("EN-03", "1c 7c 6p", 28, 8),
    ("EN-04", "1c 7c 6p", 28, 34),
    ("EN-05", "1p 3e 4o", 4, 1),
    ("EN-06", "1p 3e 4o", 4, 8),
    ("EN-14", "12c 5c 7p", 25, 7),
]
# Without a pair a figure has its place in some of them; where a wrong rule has nothing to say, it counts right.
MORE = [
    ("EN-01", "12c 3p 5o", 10),
    ("EN-02", "12c 3p 5o", 12),
    ("EN-01", "1c 7c 12p", None),
    ("EN-03", "1p 3e 4o", None),
    ("EN-04", "1p 3e 4o", None),
    ("EN-05", "1c 7c 6p", None),
    ("EN-06", "1c 7c 6p", None),
    ("EN-14", "1c 7c 6p", None),
]


def slip(code):
    return next(slip for slip in SLIPS if slip.code == code)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("code", "hand", "right", "wrong"), EXAMPLES)
def test_a_wrong_rule_differs_on_its_example(book, code, hand, right, wrong):
    rules, held = ruleset(book), cards(hand)

    assert right == count_envido(rules, held).value
    assert wrong == slip(code).answer(rules, held)
    assert wrong != right


def test_each_has_its_example():
    assert [slip.code for slip in SLIPS] == [code for code, *_ in EXAMPLES]


@pytest.mark.parametrize(("code", "hand", "answer"), MORE)
def test_where_else_a_wrong_rule_speaks(code, hand, answer):
    assert answer == slip(code).answer(ruleset("gauderio"), cards(hand))


@pytest.mark.parametrize("book", BOOKS)
def test_a_hand_is_worth_asking_when_no_wrong_rule_that_it_tempts_to_counts_it_right(book):
    rules = ruleset(book)
    for hand in combinations(rules.deck.cards, 3):
        right = count_envido(rules, hand).value
        wanted = right is not None and all(slip.answer(rules, hand) != right for slip in SLIPS)
        assert wanted == tells_apart(rules, hand), hand


@pytest.mark.parametrize(
    ("hand", "answer", "code"),
    [
        ("1c 7c 6p", 34, "EN-04"),
        ("1c 7c 6p", 8, "EN-03"),
        ("12c 5c 7p", 7, "EN-14"),
        ("11c 5c 7p", 36, "EN-02"),
        ("11c 5c 7p", 35, "EN-01"),
        ("4p 7e 6o", 17, "EN-06"),
        ("4p 7e 6o", 4, "EN-05"),
        ("1c 7c 6p", 99, None),  # no rule of ours
        ("10c 5c 7p", 35, None),  # a sota at 10, by two wrong rules
    ],
)
def test_a_wrong_answer_is_traced_only_to_the_one_rule_that_gives_it(hand, answer, code):
    found = diagnose(ruleset("gauderio"), cards(hand), answer)

    assert code == (found and found.code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_its_words(lang):
    assert [slip.code for slip in SLIPS if find(f"practice-slip-{slip.code.lower()}", lang) is None] == []


@pytest.mark.parametrize(
    ("hand", "pair"), [("1c 6p 7c", "1c 7c"), ("6p 1c 7c", "1c 7c"), ("1c 7c 6p", "1c 7c"), ("1c 7e 6p", "")]
)
def test_a_pair_is_found_wherever_it_lies(hand, pair):
    assert pair.split() == [str(card) for card in pair_of(cards(hand))]
