"""Who takes a trick and who leads the next one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine import oracle
from tests.engine.strategies import rulesets, tricks
from tutor.engine import Play, RuleError, TrickWinner, next_lead, resolve_trick, ruleset
from tutor.engine.tricks import trick_seat


def plays(rules, text):
    """Lay cards in order from seat 0; one in brackets lies face down."""
    return [
        Play(seat, rules.deck.parse(card.strip("()")), card.startswith("(")) for seat, card in enumerate(text.split())
    ]


@pytest.mark.parametrize(
    ("clause", "name", "laid", "vira", "seat"),
    [
        ("gauderio/jogo/4", "gauderio", "3c 2o", None, 0),
        ("gauderio/jogo/4", "gauderio", "4c 5c 6c 7o", None, 3),
        ("gauderio/def/empatar", "gauderio", "3c 3o", None, None),
        ("gauderio/def/empatar", "gauderio", "3c 3o 4c 5c", None, None),
        ("gauderio/def/empatar", "gauderio", "3c 4o 3o 5c", None, 0),
        ("gauderio/def/esconder/1", "gauderio", "(1e) 4c", None, 1),
        ("gauderio/def/esconder/1", "gauderio", "(1e) (4c)", None, None),
        ("gauderio/def/esconder/1", "gauderio", "(1e) 4c 5c (1p)", None, 2),
        ("cego/jogo/2", "cego", "3c 2o", None, 0),
        ("cego/jogo/2", "cego", "3c 3o", None, None),
        ("cego/jogo/2", "cego", "4c 5c 6c 7p 10c 11c", None, 5),
        ("cego/jogo/2", "cego", "12o 5c 12e 7p 10c 11c", None, 0),
        ("claudista/3.5", "claudista", "3c 2o 4e 4p", "Ko", 0),
        ("claudista/3.5", "claudista", "3c 3o 4e 4p", "Ko", None),
        ("claudista/3.5", "claudista", "Ao 3o Ap 3p", "Ko", 2),
        ("claudista/3.5", "claudista", "4o 3o 5p 3p", "Ko", 1),
        ("claudista/def/carta-escondida", "claudista", "(Ap) (Ac) 4o 5p", "Ko", 3),
    ],
)
def test_tricks_by_clause(clause, name, laid, vira, seat):
    rules = ruleset(name)
    ruling = resolve_trick(rules, plays(rules, laid), vira=rules.deck.parse(vira) if vira else None)

    assert TrickWinner(None if seat is None else seat % 2, seat) == ruling.value
    assert clause in ruling.clauses


@pytest.mark.parametrize("lead", [0, 1, 2, 3])
def test_of_equal_partners_the_first_from_the_lead(lead):
    """AMB-G34, AMB-C50, AMB-K03: seats 1 and 3 hold equal best cards; from seat 2 on, 3 comes first."""
    for name, laid, vira in (("gauderio", "4c 3o 5c 3p", None), ("claudista", "4c 3o 5c 3p", "Ko")):
        rules = ruleset(name)
        ruling = resolve_trick(rules, plays(rules, laid), lead=lead, vira=rules.deck.parse(vira) if vira else None)
        assert (3 if lead in (2, 3) else 1) == ruling.value.seat
        assert {"AMB-G34", "AMB-K03"} & set(ruling.readings)


@pytest.mark.parametrize(
    ("laid", "named"),
    [
        ("7e Qp Jc Qe", True),
        ("Jc Jo Qp 4e", True),
        ("Kc Qp Jc Qe", False),
        ("7e Jp Jc 6e", False),
        ("Jc (Qp) 4e 5e", False),
    ],
)
def test_a_trick_that_the_queen_would_take_above_the_jack_names_the_reading(laid, named):
    """AMB-K02: with the queen above the jack another side would take the first trick, and the tie of the second."""
    rules = ruleset("claudista")

    ruling = resolve_trick(rules, plays(rules, laid), vira=rules.deck.parse("5o"))

    assert named is ("AMB-K02" in ruling.readings)


@given(st.data(), rulesets(switched=True))
def test_tricks_against_the_documents_read_twice(data, rules):
    laid, lead, vira = data.draw(tricks(rules))
    strength = oracle.strength if vira is None else oracle.strength_under(str(vira))
    expected = oracle.trick([(play.seat, str(play.card), play.hidden) for play in laid], lead, strength)

    assert expected == resolve_trick(rules, laid, lead=lead, vira=vira).value.seat
    assert expected == trick_seat(rules, laid, lead, vira)
    if len(laid) == 2:  # the second may have been laid first
        assert expected == trick_seat(rules, laid[::-1], lead, vira)


@given(st.data(), rulesets())
def test_the_order_laid_does_not_matter_once_the_lead_is_known(data, rules):
    laid, lead, vira = data.draw(tricks(rules))
    shuffled = data.draw(st.permutations(laid))

    assert (
        resolve_trick(rules, laid, lead=lead, vira=vira).value
        == resolve_trick(rules, shuffled, lead=lead, vira=vira).value
    )


@pytest.mark.parametrize(
    ("clause", "name", "winner", "lead", "eldest", "then"),
    [
        ("gauderio/jogo/4", "gauderio", 3, 0, 0, 3),
        ("gauderio/def/empatar", "gauderio", None, 2, 0, 2),
        ("cego/jogo/1", "cego", 1, 0, 0, 1),
        ("cego/jogo/6", "cego", None, 2, 1, 1),
        ("claudista/3.8", "claudista", None, 2, 1, 2),
        ("claudista/3.1", "claudista", 3, 1, 1, 3),
    ],
)
def test_who_leads_next_by_clause(clause, name, winner, lead, eldest, then):
    ruling = next_lead(ruleset(name), winner, lead=lead, eldest=eldest)

    assert then == ruling.value
    assert clause in ruling.clauses


@pytest.mark.parametrize(
    ("name", "switches", "laid", "vira", "code", "clause"),
    [
        ("cego", {}, "3c (4c)", None, "illegal_action", "cego/jogo/2"),
        ("claudista", {}, "(3c) 5c (2c) 6c", "Ko", "illegal_action", "claudista/3.4"),
        ("claudista", {}, "3c 5c 2c 6c", None, "missing_vira", "claudista/def/vira"),
        ("claudista", {}, "3c 5c", "Ko", "bad_players", "claudista/intro/2"),
        ("gauderio", {}, "3c 5c 2c", None, "bad_players", "gauderio/jogadores/1"),
        ("gauderio", {}, "3c 5c 2c 6c 3e 5e", None, "bad_players", "gauderio/jogadores/1"),
        ("claudista", {}, "3c 5c 2c 6c", "6c", "duplicate_card", None),
        ("gauderio", {}, "3c 3c", None, "duplicate_card", None),
    ],
)
def test_tricks_that_cannot_be(name, switches, laid, vira, code, clause):
    rules = ruleset(name, **switches)
    with pytest.raises(RuleError) as error:
        resolve_trick(rules, plays(rules, laid), vira=rules.deck.parse(vira) if vira else None)

    assert code == error.value.code
    assert clause is None or clause in error.value.cites


def test_cards_may_lie_face_down_in_cego_under_the_switch():
    """AMB-C40, position any_trick: worth nothing, and two of them tie."""
    rules = ruleset("cego", hidden_cards="any_trick")

    assert TrickWinner(1, 1) == resolve_trick(rules, plays(rules, "(1e) 4c")).value
    assert TrickWinner(None, None) == resolve_trick(rules, plays(rules, "(1e) (4c)")).value


@pytest.mark.parametrize("seats", [(0, 0), (0, 2), (1, 3)])
def test_one_card_from_each_seat(seats):
    rules = ruleset("gauderio")
    with pytest.raises(RuleError) as error:
        resolve_trick(rules, [Play(seats[0], rules.deck.parse("3c")), Play(seats[1], rules.deck.parse("2c"))])

    assert "bad_query.one_play_a_seat" == error.value.key
