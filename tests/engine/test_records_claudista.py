"""What Claudista's record says beside its numbers: which mistakes end the hand, and the clauses of small rules."""

from __future__ import annotations

from operator import attrgetter

import pytest

from tutor.engine import ruleset

CLAUDISTA = ruleset("claudista")

# After these nothing of the hand is left to play: a second peek is paid and the hand is over (2.9/2, 2.14/2: AMB-K40),
# a wrong count of the dealer's side is claimed (2.19) or loses the deal (2.25), the match is lost (5.5, 6.7), or the
# cards are dealt anew (6.6). After every other mistake play goes on.
ENDS = {
    "cut_peek_again", "deal_peek_again", "claim_paid", "own_more", "eleven_lost", "raise_lost", "dark_lost", "look",
    "look_meant",
}  # fmt: skip


def test_which_mistakes_end_the_hand():
    assert {name for name, row in CLAUDISTA.incidents.outcomes.items() if row.hand_over} == ENDS


@pytest.mark.parametrize(
    ("name", "remedies"),
    [
        ("cut_excess_point", ("dealer_may_recut", "point_to_opponents")),  # 2.4, then 2.5
        ("own_more", ("deal_lost", "void_hand")),  # 2.25
        ("asked_undone", ("claim_lost", "raise_undone")),  # 2.20, then 2.21
    ],
)
def test_of_two_remedies_the_one_whose_clause_comes_first_is_told_first(name, remedies):
    assert CLAUDISTA.incidents.outcomes[name].remedies == remedies


def cited(value):
    return (value.cites, value.readings)


@pytest.mark.parametrize(
    ("where", "cites", "readings"),
    [
        pytest.param("match.default_target", ("claudista/intro/6",), (), id="to twelve"),
        pytest.param("conduct.truco_without_cards", ("claudista/4.2",), (), id="truco is called on one's turn"),
        pytest.param("conduct.first_of_side", ("claudista/3.9", "claudista/3.2"), ("AMB-K10",), id="first of a side"),
        pytest.param(
            "conduct.eleven.eleven",
            ("claudista/def/mao-de-11", "claudista/def/mao-escura"),
            ("AMB-K78",),
            id="who is on eleven",
        ),
        pytest.param("conduct.eleven.blind", ("claudista/6.5",), (), id="nobody looks in the dark"),
        pytest.param("incidents.cut_movements", ("claudista/2.3",), (), id="three movements"),
        pytest.param("incidents.barred_name", ("claudista/1.3",), ("AMB-K68",), id="Valcir"),
    ],
)
def test_the_clauses_of_small_rules(where, cites, readings):
    rule = attrgetter(where)(CLAUDISTA)
    assert cited(rule[4] if where == "match.default_target" else rule) == (cites, readings)


@pytest.mark.parametrize(
    ("name", "cites", "readings"),
    [
        ("draw_card", ("claudista/1.2",), ()),
        ("draw_king", ("claudista/1.2",), ()),
        ("draw_king_aside", ("claudista/1.2",), ("AMB-K67",)),
        ("draw_pair", ("claudista/1.1", "claudista/1.2"), ()),
        ("draw_other_pair", ("claudista/1.2",), ("AMB-K67",)),
        ("draw_not_next", ("claudista/1.2",), ("AMB-K67",)),
        ("stayed_not_owner", ("claudista/2.1", "claudista/2.2"), ("AMB-K34",)),
        ("opened_dark", ("claudista/6.8",), ("AMB-K32",)),
        ("dark_still", ("claudista/6.5", "claudista/6.9"), ("AMB-K29",)),
    ],
)
def test_the_clauses_of_the_ceremony(name, cites, readings):
    assert cited(CLAUDISTA.ceremony.rows[name]) == (cites, readings)
