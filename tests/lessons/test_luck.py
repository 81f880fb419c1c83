"""The chance to be right by luck, counted by hand from what can be answered."""

import pytest

from tutor.lessons.dealing import drills_of
from tutor.lessons.luck import chance
from tutor.lessons.questions import ways_of
from tutor.lessons.skills import skills_of
from tutor.rulebook import RULEBOOKS


@pytest.mark.parametrize(
    ("form", "choices", "ways"), [("number", 0, None), ("one", 2, 2), ("order", 5, 120), ("set", 4, 16)]
)
def test_what_can_be_answered_is_counted(form, choices, ways):
    assert ways_of(form, choices) == ways


def test_who_takes_a_hand_is_one_of_four_answers_and_a_price_is_typed():
    assert chance("gauderio", "tie.hand", "winner") == 0.25  # A, B, nobody, not over yet
    assert chance("cego", "falta", "number") == 0.03
    assert chance("cego", "envido.count", "hand") == 0.03


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_kind_has_its_chance(rules):
    for skill in skills_of(rules):
        for drill in drills_of(rules, skill.id):
            assert 0.03 <= chance(rules, skill.id, drill.kind) <= 0.5
