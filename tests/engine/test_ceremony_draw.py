"""The draw of kings and who shuffles first: claudista/1.1-1.3, 2.1, 2.2."""

from __future__ import annotations

from collections import Counter

import pytest

from tutor.engine import RuleError, ruleset
from tutor.engine.ceremony_draw import (
    IllegalDraw,
    PairMade,
    draw_card,
    evolve_draw,
    first_dealer,
    judge_draw,
    may_deal_first,
    start_draw,
)
from tutor.engine.deck import FRENCH, cards

CLAUDISTA = ruleset("claudista")
FOUR = ("Ana", "Beto", "Caio", "Duda")
FIVE = (*FOUR, "Eva")


def drawn(names, text, **told):
    draw = start_draw(CLAUDISTA, names, **told)
    log = []
    for card in cards(text):
        ruling = judge_draw(draw, draw.next_place, card)
        draw, events = draw_card(draw, draw.next_place, card)
        log.append((ruling, events))
    return draw, log


@pytest.mark.parametrize(
    ("clause", "names", "text", "pairs"),
    [
        ("claudista/1.2", FOUR, "5p Ko 3c 7e 2o Ac Kp", (("Beto", "Caio"), ("Ana", "Duda"))),
        ("claudista/1.2", FOUR, "Kc Kp", (("Ana", "Beto"), ("Caio", "Duda"))),
        ("claudista/1.1", FIVE, "5p Ko 3c 7e 2o Kp", (("Beto", "Ana"),)),
        ("claudista/1.2", FIVE, "Kc Kp Ko Ke", (("Ana", "Beto"), ("Caio", "Duda"))),
        # the second king of one person, and one to somebody already paired, are set aside (AMB-K67)
        ("claudista/1.2", FOUR, "Kc 4c 5c 6c Kp 4p 5p Ko", (("Ana", "Duda"), ("Beto", "Caio"))),
        ("claudista/1.2", FIVE, "Kc Kp 4c 5c 6c Ko 4p Ke", (("Ana", "Beto"),)),
        ("claudista/1.2", FOUR[:3], "4c Kp Ko", (("Beto", "Caio"),)),
        ("claudista/1.2", FOUR[:2], "Kp Ko", (("Ana", "Beto"),)),
    ],
)
def test_pairs(clause, names, text, pairs):
    draw, log = drawn(names, text)

    assert pairs == tuple(draw.pair(i) for i in range(len(pairs)))
    assert draw.pair(len(pairs)) == ()
    made = {c for _, events in log for event in events if isinstance(event, PairMade) for c in event.reason.cites}
    assert clause in made | {c for ruling, _ in log for c in ruling.clauses}
    again = start_draw(CLAUDISTA, names)
    for event in (event for _, events in log for event in events):
        again = evolve_draw(again, event)
    assert again == draw


def test_a_second_king_is_set_aside_and_says_so():
    _, log = drawn(FOUR, "Kc 4c 5c 6c Kp")
    assert (("ceremony.draw_king_aside", ("AMB-K67",))) == (log[-1][0].reason.code, log[-1][0].readings)


def test_the_other_pair_of_four_is_a_reading():
    _, log = drawn(FOUR, "Kc Kp")
    made = [event.reason for event in log[-1][1] if isinstance(event, PairMade)]
    assert [("ceremony.draw_pair", ()), ("ceremony.draw_other_pair", ("AMB-K67",))] == [
        (reason.code, reason.readings) for reason in made
    ]
    assert [{"name": "Ana", "other": "Beto"}, {"name": "Caio", "other": "Duda"}] == [reason.args for reason in made]


@pytest.mark.parametrize(
    ("raffler", "place", "before", "clauses"),
    [
        (None, 2, "5p", ("claudista/1.2",)),  # the next is place 1
        (None, 2, "Kc Kp", ("claudista/1.2",)),  # the pairs are made
        ("Valcir", 0, "", ("claudista/1.3",)),
        ("VALCIR da Silva", 0, "", ("claudista/1.3",)),
    ],
)
def test_a_card_that_may_not_be_given(raffler, place, before, clauses):
    draw = start_draw(CLAUDISTA, ("Ana", "Valcir", "Caio", "Duda"), raffler=raffler)
    for card in cards(before):
        draw, _ = draw_card(draw, draw.next_place, card)
    with pytest.raises(IllegalDraw) as refused:
        draw_card(draw, place, *cards("Ac"))
    ruling = refused.value.ruling
    assert ("void", clauses) == (ruling.value, ruling.clauses)
    [card] = cards("Ac")
    assert (refused.value.key, dict(refused.value.facts)) == ("illegal_action.judged", {"card": card})
    assert (refused.value.cites, refused.value.readings) == (ruling.clauses, ruling.readings)


def test_whose_turn_it_is_is_told():
    draw, _ = drawn(FOUR, "5p")
    [card] = cards("Ac")
    reason = judge_draw(draw, 3, card).reason
    assert ("ceremony.draw_not_next", {"name": "Duda", "card": card, "other": "Beto"}) == (reason.code, reason.args)


@pytest.mark.parametrize("raffler", ["Ana", "Eva", "Valcir"])
def test_anybody_else_may_run_it(raffler):
    """
    claudista/1.3, AMB-K68: a Valcir in the draw is fine where another runs it, and so is one who does not take part.
    """
    names = FOUR if raffler == "Valcir" else ("Ana", "Valcir", "Caio", "Duda")
    assert judge_draw(start_draw(CLAUDISTA, names, raffler=raffler), 0, *cards("Ac")).value == "allowed"


@pytest.mark.parametrize(("place", "card", "key"), [(4, "Ac", "bad_seat"), (1, "5p", "duplicate_card")])
def test_what_cannot_be(place, card, key):
    draw, _ = drawn(FOUR, "5p")
    with pytest.raises(RuleError) as refused:
        judge_draw(draw, place, *cards(card))
    assert key == refused.value.key


def test_a_draw_needs_two_people_and_claudista():
    with pytest.raises(RuleError, match=r"bad_query\.draw"):
        start_draw(CLAUDISTA, ("Ana",))
    cego = ruleset("cego")
    for ask in (lambda: start_draw(cego, FOUR), lambda: first_dealer(cego)):
        with pytest.raises(RuleError, match=r"not_in_rules\.ceremony") as refused:
            ask()
        assert (dict(refused.value.facts), refused.value.readings) == ({"rules": "cego"}, ("AMB-X01",))


def test_four_people_are_always_paired():
    """
    Whatever the order of the pack, two pairs of four come out of it before it ends, each person in one.
    """
    for shift in range(0, 40, 3):
        pack = FRENCH.cards[shift:] + FRENCH.cards[:shift]
        draw = start_draw(CLAUDISTA, FOUR)
        for card in pack[::7] + tuple(c for i, c in enumerate(pack) if i % 7):
            if draw.over:
                break
            draw, _ = draw_card(draw, draw.next_place, card)
        # the kings may all have gone to one person: then there is no second
        paired = Counter(place for pair in draw.pairs for place in pair)
        assert paired in (Counter(range(4)), Counter())


@pytest.mark.parametrize(
    ("clause", "owner", "stayed", "seat", "readings"),
    [
        ("claudista/2.1", 2, None, 2, ()),
        ("claudista/2.2", 0, 1, 1, ("AMB-K33", "AMB-K34")),
        ("claudista/2.2", 2, 0, 0, ("AMB-K33",)),
    ],
)
def test_who_shuffles_first(clause, owner, stayed, seat, readings):
    """
    J3 owns the cards and shuffles, J2 cuts, J4 opens; a pair that stayed comes before the owner.
    """
    ruling = first_dealer(CLAUDISTA, owner=owner, stayed=stayed)
    assert (seat, readings) == (ruling.value, ruling.readings)
    assert clause in ruling.clauses
    assert {"seat": seat} | ({} if stayed is None else {"team": stayed}) == ruling.reason.args


@pytest.mark.parametrize(
    ("seat", "told", "may"),
    [(2, {"owner": 2}, True), (0, {"owner": 2}, False), (3, {"stayed": 1}, True), (1, {"stayed": 1}, True),
     (0, {"stayed": 1, "owner": 0}, False), (3, {}, True)],
)  # fmt: skip
def test_who_may_shuffle_first(seat, told, may):
    """
    claudista/2.1, claudista/2.2, AMB-K33, AMB-K34.
    """
    assert may is may_deal_first(CLAUDISTA, seat, **told)
