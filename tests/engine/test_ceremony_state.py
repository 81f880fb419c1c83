"""The table before the deal: how it begins, how a hand whose cards were told at once gets one, a wish as text."""

from __future__ import annotations

import pytest

from tutor.engine import RuleError, cards, ruleset, start_hand
from tutor.engine.ceremony_history import NO_HISTORY
from tutor.engine.ceremony_state import Rite, start_ceremony, table_of
from tutor.engine.deck import Card

CLAUDISTA = ruleset("claudista")


@pytest.mark.parametrize(
    ("rite", "text"),
    [
        (Rite(0, "da", (Card("Q", "c"), None), whom=1), "0 da 1 Qc ??"),
        (Rite(2, "corta_seco", number=3), "2 corta_seco 3"),
        (Rite(3, "pega", (None,), "cima", "queima"), "3 pega cima ?? queima"),
        (Rite(1, "embaralha"), "1 embaralha"),
    ],
)
def test_a_wish_is_written_as_in_a_file(rite, text):
    assert str(rite) == text


@pytest.mark.parametrize(
    ("given", "key", "facts"),
    [
        ({"dealer": 4}, "bad_seat", {"seat": 4, "players": 4}),
        ({"dealer": -1}, "bad_seat", {"seat": -1, "players": 4}),
        ({"score": (-1, 3)}, "bad_score.negative", {"score": (-1, 3)}),
        ({"score": (3, 12)}, "bad_score.over", {"score": (3, 12), "target": 12, "rules": "claudista"}),
    ],
)
def test_a_table_that_cannot_begin(given, key, facts):
    with pytest.raises(RuleError) as refused:
        start_ceremony(CLAUDISTA, **given)
    assert (refused.value.key, dict(refused.value.facts)) == (key, facts)


@pytest.mark.parametrize("eldest", range(4))
def test_a_hand_told_at_once_was_dealt_by_the_seat_before_the_eldest(eldest):
    """claudista/2.18: who opens sits after the dealer; claudista/2.3: who cuts sits before."""
    [vira] = cards("Kc")
    hands = [cards(text) for text in ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o")]
    state = start_hand(CLAUDISTA, hands, vira=vira, eldest=eldest, score=(7, 9))

    table = table_of(state, NO_HISTORY)

    assert ((eldest - 1) % 4, (eldest - 2) % 4, eldest) == (table.dealer, table.cutter, table.eldest)
    assert ("play", (7, 9), 12, state) == (table.phase, table.before, table.target, table.hand)
    assert (tuple(map(tuple, hands)), vira, False) == (table.hands, table.vira, table.vira_down)


def test_in_the_dark_hand_the_vira_lies_face_down():
    """claudista/6.9."""
    hands = [cards(text) for text in ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o")]
    assert table_of(start_hand(CLAUDISTA, hands, vira=cards("Kc")[0], score=(11, 11))).vira_down
