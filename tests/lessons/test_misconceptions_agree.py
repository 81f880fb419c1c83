"""The wrong rules answer what the reference definition of the catalogue answers, and can be told apart as it counts.

``misconceptions.json`` holds the answers that the reference definition gives, which is another program with rules of
its own: the right answer and that of every row, on some hundreds of questions of each kind. A row of answers that are
all one letter is written as one word.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import pytest

from tests.lessons.misconception_rows import BOOKS
from tutor.engine import SPANISH, Card, ruleset
from tutor.lessons.misconceptions import Held, catalogue, misconception, parse_input, right
from tutor.lessons.misconceptions.inputs import Duel

BLOCKS = json.loads(Path(__file__).with_name("misconceptions.json").read_text("utf-8"))
BY_BOOK = [(block["subject"], BOOKS[book], number) for number, block in enumerate(BLOCKS) for book in block["rules"]]


def told(answer):
    """An answer as the reference writes it: several as a list, cards by their names."""
    return [str(one) if isinstance(one, Card) else one for one in answer] if isinstance(answer, tuple) else answer


def rows_of(*families):
    return [row for row in catalogue() if row.id[:2] in families]


@cache
def answers(row_id, book, subject, questions):
    """What a wrong rule says to some questions; without an id, the right answers."""
    rules = ruleset(book)
    asked = [parse_input(subject, question) for question in questions]
    if not row_id:
        return tuple(right(rules, subject, one).value for one in asked)
    return tuple(misconception(row_id).answer(rules, one) for one in asked)


@pytest.mark.parametrize(("subject", "book", "number"), BY_BOOK)
def test_every_answer_is_that_of_the_reference(subject, book, number):
    rules, block = ruleset(book), BLOCKS[number]
    asked = [parse_input(subject, question) for question in block["inputs"]]

    assert list(block["right"]) == [told(right(rules, subject, one).value) for one in asked]
    for id_, wrong in block["wrong"].items():
        row = misconception(id_)
        differing = [
            (str(one), expected, row.answer(rules, one))
            for one, expected in zip(asked, wrong, strict=True)
            if (type(expected), expected) != (type(said := told(row.answer(rules, one))), said)
        ]
        assert [] == differing, id_


def test_the_reference_speaks_of_every_row_in_every_rulebook():
    spoken = {(id_, BOOKS[book]) for block in BLOCKS for id_ in block["wrong"] for book in block["rules"]}
    assert {(row.id, book) for row in catalogue() for book in row.rules} == spoken


# How often a wrong count differs from the right one, and from all the other wrong ones too, over the hands that are no
# flor; in per cent, as the catalogue states it.
COUNTS = {
    "EN-01": (58.6, 34.8), "EN-02": (58.6, 39.5), "EN-03": (57.4, 36.4), "EN-04": (40.2, 34.9), "EN-05": (41.1, 24.6),
    "EN-06": (33.4, 29.9), "EN-07": (57.4, 57.4), "EN-08": (57.4, 53.6), "EN-09": (22.6, 19.6), "EN-10": (23.0, 16.5),
    "EN-11": (27.3, 10.8), "EN-12": (36.4, 33.3), "EN-13": (57.4, 25.7), "EN-14": (30.6, 0.0),
}  # fmt: skip
# Over ordered pairs of cards.
PAIRS = {
    "RK-01": 46.9, "RK-02": 2.1, "RK-03": 9.0, "RK-04": 6.3, "RK-05": 3.2, "RK-06": 6.4, "RK-07": 0.1, "RK-08": 0.1,
    "RK-09": 14.4, "RK-10": 45.6, "RK-11": 41.7,
}  # fmt: skip


@pytest.mark.parametrize("book", ["gauderio", "cego"])
def test_how_often_a_wrong_count_shows_and_shows_alone(book):
    rules = ruleset(book)
    hands = [Held(cards) for cards in combinations(SPANISH.cards, 3) if len({card.suit for card in cards}) > 1]
    assert len(hands) == 9400

    counts = [right(rules, "envido", hand).value for hand in hands]
    wrong = {row.id: [row.answer(rules, hand) for hand in hands] for row in rows_of("EN")}
    found = {}
    for id_, mine in wrong.items():
        differs = [said != count for said, count in zip(mine, counts, strict=True)]
        alone = [
            differing and sum(others[place] == mine[place] for others in wrong.values()) == 1
            for place, differing in enumerate(differs)
        ]
        found[id_] = (round(100 * sum(differs) / 9400, 1), round(100 * sum(alone) / 9400, 1))
    assert COUNTS == found


@pytest.mark.parametrize("book", ["gauderio", "cego"])
def test_how_often_a_wrong_order_of_cards_shows(book):
    rules = ruleset(book)
    duels = [Duel(a, b) for a, b in permutations(SPANISH.cards, 2)]
    key = [right(rules, "duel", duel).value for duel in duels]
    found = {
        id_: round(
            100
            * sum(misconception(id_).answer(rules, duel) != is_ for duel, is_ in zip(duels, key, strict=True))
            / len(duels),
            1,
        )
        for id_ in PAIRS
    }
    assert PAIRS == found


def ids(words):
    return tuple(words.split())


ENVIDO = ids("EN-01 EN-02 EN-03 EN-04 EN-05 EN-06 EN-07 EN-08 EN-09 EN-10 EN-11 EN-12 EN-13 EN-14")
TIES = ids("EM-01 EM-02 EM-03 EM-04 EM-05 EM-14")
STRINGS = tuple(f"rodadas {results}, mao A" for results in ("ABB", "AB=", "A=B", "=AB", "==="))
VIRAS = ids("MN-01 MN-02 MN-03 MN-04 MN-05 MN-06 MN-07 MN-08 MN-09 MN-11 RK-12")
SETS = [
    ("counts", ("gauderio", "cego"), "envido", ENVIDO, ("4e 11p 1p", "4e 4p 10c", "4e 4p 5e", "4e 4p 5c")),
    ("order", ("gauderio", "cego"), "duel", tuple(PAIRS), ("7o 7e", "1p 1e", "4e 2e", "1c 2e", "4e 4p")),
    ("ties", ("gauderio",), "tricks", (*TIES, "EM-06"), STRINGS),
    ("ties without three", ("cego",), "tricks", TIES, STRINGS[:4]),  # three ties are silent there (AMB-C07)
    ("ties", ("claudista",), "tricks", (*TIES, "EM-07"), STRINGS),
    ("viras", ("claudista",), "duel", VIRAS,
     ("Ae Ac vira Kc", "Qe Qo vira 7o", "4p 6e vira 3c", "5e Qp vira 6o", "Qo Jc vira 4c")),
    ("prices", ("claudista",), "truco.price", ids("TL-02 TL-03 TL-04 TL-06 TL-12"),
     ("truco quero", "truco seis quero", "truco seis nao_quero")),
]  # fmt: skip
PLACEMENTS = [(name, book, *rest) for name, books, *rest in SETS for book in books]


@pytest.mark.parametrize(("name", "book", "subject", "row_ids", "questions"), PLACEMENTS, ids=lambda _: None)
def test_a_few_questions_part_all_wrong_rules_of_a_kind(name, book, subject, row_ids, questions):
    given = {row_id: answers(row_id, book, subject, questions) for row_id in ("", *row_ids)}
    assert len(set(given.values())) == len(given), (name, given)


@pytest.mark.parametrize("book", ["gauderio", "cego"])
def test_two_wrong_counts_that_agree_wherever_one_is_wrong_are_parted_by_a_pair_without_a_figure(book):
    assert answers("EN-13", book, "envido", ("1c 7c 6p",)) != answers("EN-14", book, "envido", ("1c 7c 6p",))


@pytest.mark.parametrize("book", ["gauderio", "cego"])
def test_behind_the_caller_two_wrong_faltas_agree_and_ahead_they_part(book):
    behind, ahead = "alvo 24, A 8 x B 15, pede A", "alvo 24, A 20 x B 10, pede A"

    assert answers("FT-01", book, "falta", (behind,)) == answers("FT-02", book, "falta", (behind,))
    assert answers("FT-01", book, "falta", (ahead,)) != answers("FT-02", book, "falta", (ahead,))
