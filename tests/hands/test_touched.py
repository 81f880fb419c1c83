"""What the library as a whole touches: every skill, every reading of weight, every clause of Claudista that it can."""

from __future__ import annotations

import pytest

from tutor.hands import cited, hands
from tutor.lessons.skills import skills_of
from tutor.notation.replay import replay
from tutor.rulebook import RULEBOOKS, clauses, readings

UNSHOWN = {
    # cited when such a table or such a deck is refused, and a file with one is no hand
    "claudista/intro/2",
    "claudista/intro/4",
    "claudista/intro/5",
    # asked as an incident: a card on a forehead, blows on glass, a broken table and fingers on the score are no acts
    "claudista/7.3",
    "claudista/7.4",
    "claudista/7.5",
    "claudista/7.7",
    # an example of the clause before it, which is the one cited
    "claudista/4.8/2",
    # that the manilha changes with the vira is said by the clause of the vira
    "claudista/def/manilha-nova",
}
"""Enforceable clauses of Claudista on which no ruling of a hand can rest."""


def touched(rules: str) -> set[str]:
    """Give what the rulings cite, and what the headers name that shows in the whole hand."""
    return {id_ for found in hands(rules) for id_ in (*found.about, *cited(replay(found.file)))}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_skill_has_a_hand(rules):
    assert set() == {skill.id for skill in skills_of(rules)} - {
        skill for found in hands(rules) for skill in found.skills
    }


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_reading_of_weight_is_shown(rules):
    assert set() == {reading.id for reading in readings(rules=rules) if reading.priority == "H"} - touched(rules)


def test_every_clause_of_claudista_that_a_hand_can_show_is_shown():
    enforced = {clause.id for clause in clauses("claudista") if clause.enforceable}

    assert enforced - touched("claudista") == UNSHOWN
