"""What reaches a browser while a question is open does not hold its answer: the picture is all that is sent."""

from __future__ import annotations

import json

import pytest

from tutor.lessons import Training
from tutor.lessons.dealing import drills_of
from tutor.lessons.skills import skills_of
from tutor.rulebook import RULEBOOKS

SKILLS = [(rules, skill.id) for rules in RULEBOOKS for skill in skills_of(rules)]
DRILLS = sorted((rules, skill, drill.kind) for rules, skill in SKILLS for drill in drills_of(rules, skill))


@pytest.mark.parametrize(("rules", "skill", "kind"), DRILLS)
def test_the_answer_and_its_reasons_come_after_the_answer(rules: str, skill: str, kind: str) -> None:
    training = Training(skill, rules=rules, kind=kind, seed=5)
    asked = training.view("pt-BR")
    training.act({"act": "answer", "text": " ".join(training.question.key)})
    told = training.view("pt-BR")

    assert told["feedback"] is not None
    assert asked["feedback"] is asked["finish"] is None
    assert (asked["hints"], asked["given"], asked["answer"], asked["message"]) == ([], [], "", "")
    assert asked.keys() == told.keys(), "nothing is sent that the answered question does not show too"
    assert all({*choice} == {"key", "label", "card"} for choice in asked.get("choices", ())), "no mark on a choice"
    if asked.get("form") == "number":
        assert told["feedback"]["sentence"] not in json.dumps(asked, ensure_ascii=False)


def test_hidden_cards_have_no_names_in_the_picture() -> None:
    """A card face down is drawn from a question mark; there is nothing behind it."""
    hidden = 0
    for rules, skill, kind in DRILLS:
        for seed in range(3):
            asked = Training(skill, rules=rules, kind=kind, seed=seed).view("pt-BR")
            hidden += sum(card == "?" for row in asked.get("rows", ()) for card in row["cards"])
            codes = [*asked["cards"], *(card for row in asked.get("rows", ()) for card in row["cards"])]
            assert all(card == "?" or card[:-1].isalnum() for card in codes)
    assert hidden > 0, "some are asked about"
