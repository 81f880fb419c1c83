"""What the losers of a match do who have no points, or just one (claudista/7.1, 7.2)."""

from __future__ import annotations

import pytest

from tutor.engine import cards, ruleset
from tutor.engine.actions import Action
from tutor.engine.game import advance
from tutor.engine.state import start_hand

LADDER = ((0, "truco"), (1, "seis"), (0, "nove"), (1, "nao_quero"), (3, "nao_quero"))


def end_of_match(score, *said):
    """Say these words in a hand of Claudista, and give what the end of the match rests on."""
    hands = [cards(text) for text in ("Ao 5o 6o", "3p 2p 4p", "3c Kc 5c", "4e 6e 7e")]
    state = start_hand(ruleset("claudista"), hands, score=score, vira=cards("7c")[0])
    for seat, word in said:
        state, events = advance(state, Action(seat, word))
    return {cite for step in events[-1].reason.walk() for cite in step.cites}


@pytest.mark.parametrize(("points", "clause"), [(0, "claudista/7.1"), (1, "claudista/7.2"), (2, None)])
def test_the_end_of_a_match_names_the_forfeit_of_the_losers(points, clause):
    found = end_of_match((10, points), *LADDER)

    assert ({clause} if clause else set()) == {"claudista/7.1", "claudista/7.2"} & found


def test_a_match_lost_by_a_foul_has_its_forfeit_too():
    """AMB-K69: the score at the end counts, however the match was lost."""
    assert "claudista/7.1" in end_of_match((11, 0), (1, "truco"))
