"""The steps of the ceremony in order: which orders are right, counted out from the clauses; why another one is not."""

from __future__ import annotations

from itertools import permutations

import pytest

from tutor.engine import ruleset
from tutor.lessons.dealing import ask
from tutor.lessons.diagnosis import Diagnosis
from tutor.lessons.drills.orders import CEREMONIES, Ceremony, orders
from tutor.lessons.training_pictures import feedback

RULES = ruleset("claudista")
FIRST = {
    ("shuffle", "cut"),  # claudista/2.3: shuffled, then cut
    *(("shuffle", take) for take in ("take-to-partner", "take-to-keep")),  # 2.6: at the cut
    ("cut", "side"), ("side", "deal"),  # 2.10, 2.13: the cut done, the dealer chooses the side, and deals from it
    ("take-to-partner", "deal-rest"),  # 2.10, 2.15: three each, with the one that was taken
    ("take-to-partner", "vira"), ("take-to-keep", "give-1"), ("take-to-keep", "give-2"),  # 2.10: dealt after the cut
    ("cut", "give-1"), ("cut", "give-3"), ("cut", "deal"), ("cut", "burn"),
    ("take-as-vira", "look-at-it"), ("take-as-vira", "deal"),  # 2.8: announced before it is looked at
    ("burn", "look-at-own"), ("deal", "look-at-own"),  # 2.17: while none of the own cards has been seen
    ("shuffle", "dry-cuts"), ("dry-cuts", "deal"),  # 6.2
    ("deal", "vira-down"),  # 6.4: after the deal
    ("vira-down", "first-trick"), ("first-trick", "vira-seen"),  # 6.9
    ("deal-two", "first-card"), ("vira", "first-card"), ("first-card", "claim"),  # 2.19: once the trick has begun
    ("deal-four", "go-on"), ("vira", "go-on"), ("go-on", "remove"),  # 2.26: the opponents choose it, then one goes
}  # fmt: skip
"""What comes before what, by the clauses, in whatever ceremony both stand."""


def in_order(case: Ceremony, order):
    bound = {pair for pair in FIRST if set(pair) <= set(case.steps)}
    if case.steps[-1] in ("give-2", "give-0") and "cut" in case.steps:
        bound.add(case.steps[-2:])  # 2.16: the first card to an opponent, unless a card was taken at the cut
    return all(order.index(early) < order.index(late) for early, late in bound)


@pytest.mark.parametrize("case", [case for cases in CEREMONIES.values() for case in cases])
def test_the_orders_that_are_right_are_those_of_the_clauses(case):
    if len({step.partition("-")[0] for step in case.steps}) == 1:
        # 6.3, 2.16: card by card, nobody left out, round the table either way, an opponent first
        assert set(orders(RULES, case)) == {case.steps, ("give-3", "give-2", "give-1", "give-0")}
    else:
        assert set(orders(RULES, case)) == {order for order in permutations(case.steps) if in_order(case, order)}
    assert orders(RULES, case)[0] == case.steps


def questions(skill):
    return {(q := ask("claudista", skill, seed=seed, kind="order")).case: q for seed in range(200)}.values()


@pytest.mark.parametrize("skill", CEREMONIES)
def test_every_right_order_is_taken_and_every_other_one_is_told_where_it_breaks(skill):
    asked = questions(skill)
    assert {question.case for question in asked} == set(CEREMONIES[skill])
    for question in asked:
        for order in permutations(question.case.steps):
            marking = question.mark(" ".join(order))
            told = feedback(question, " ".join(order), Diagnosis("right" if marking.right else "unknown"), "pt-BR")
            assert marking.right == (order in orders(RULES, question.case))
            assert ("" == told["diagnosis"]) == marking.right
            assert (told["yours"] == told["right"]) == marking.right
            if not marking.right:
                assert told["diagnosis"].startswith("Na sua ordem, o passo ")


@pytest.mark.parametrize(
    ("skill", "row", "early", "late"),
    [("dark", "MO-09", "vira-seen", "first-trick"), ("cut", "DC-04", "give-2", "give-1")],
)
def test_a_wrong_rule_is_seen_by_the_order_it_gives(skill, row, early, late):
    shown = [question for question in questions(skill) if row in question.wrong]
    assert shown
    for question in shown:
        order = question.wrong[row]
        assert order.index(early) < order.index(late)
        assert question.mark(" ".join(order)).candidates == (row,)
        said = feedback(question, " ".join(order), Diagnosis("seems", (row,)), "pt-BR")["diagnosis"]
        assert said.startswith("Parece que a regra usada foi esta: ")
        assert "Na sua ordem, o passo " in said


def test_where_the_step_breaks_a_rule_its_clause_is_named():
    question = next(q for q in questions("dark") if "vira-seen" in q.case.steps)
    order = ("dry-cuts", "deal", "vira-down", "vira-seen", "first-trick")

    assert feedback(question, " ".join(order), Diagnosis("unknown"), "pt-BR")["diagnosis"] == (
        "Na sua ordem, o passo 4 (A vira é mostrada) não vale: A vira fica fechada, atravessada debaixo do monte, "
        "até acabar a primeira rodada. (cláusula claudista/6.4)"
    )


def test_the_cards_of_the_draw_go_round_one_at_a_time_and_the_second_kings_owner_ends_it():
    """claudista/1.2: one by one; the first two people with a king are partners. So there is one order of a draw."""
    for seed in range(60):
        question = ask("claudista", "kings", seed=seed, kind="order")
        *drawn, last = question.key
        places = [int(step[0]) for step in drawn]
        kings = [place for place, step in zip(places, drawn, strict=True) if step[2] == "K"]

        assert last == "pair"
        assert places == [number % 4 for number in range(len(places))]
        assert (len(set(kings)), drawn[-1][2]) == (2, "K")
        assert not question.also


def test_a_draw_out_of_turn_or_a_pair_too_early_is_told_with_its_clause():
    question = ask("claudista", "kings", seed=0, kind="order")
    first, second, *rest = question.key
    turned = feedback(question, " ".join((second, first, *rest)), Diagnosis("unknown"), "pt-BR")["diagnosis"]
    early = feedback(question, " ".join(("pair", first, second, *rest[:-1])), Diagnosis("unknown"), "pt-BR")[
        "diagnosis"
    ]

    assert turned.startswith("Na sua ordem, o passo 1 ")
    assert turned.endswith("(cláusula claudista/1.2)")
    assert early.startswith("Na sua ordem, o passo 1 ")
