"""Together the hands of a rulebook touch every one of its skills and every reading that changes ordinary play."""

from __future__ import annotations

import pytest

from tutor.hands import cited, hands
from tutor.lessons.skills import skills_of
from tutor.notation.replay import replay
from tutor.rulebook import readings

TABLES = {"gauderio": {2, 4}, "cego": {2, 4, 6}, "claudista": {4}}
"""How many sit at the tables of each library."""


@pytest.mark.parametrize("rules", TABLES)
def test_every_skill_has_a_hand(rules):
    known = {skill.id for skill in skills_of(rules)}
    trained = {skill for found in hands(rules) for skill in found.skills}

    assert (set(), set()) == (known - trained, trained - known)


@pytest.mark.parametrize("rules", TABLES)
def test_every_reading_that_changes_ordinary_play_is_shown(rules):
    high = {reading.id for reading in readings(rules=rules) if reading.priority == "H"}
    shown = {id_ for found in hands(rules) for id_ in (*found.about, *cited(replay(found.file)))}

    assert high
    assert set() == high - shown


@pytest.mark.parametrize("rules", TABLES)
def test_there_are_hands_enough_for_every_table(rules):
    tables = {found.players for found in hands(rules)}

    assert len(hands(rules)) >= 16
    assert TABLES[rules] == tables
