"""The kinds of questions: what type of input each has, and which ruling is its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine import Ruleset, Ruling
from tutor.lessons.misconceptions import inputs
from tutor.lessons.misconceptions import keys_cards as cards
from tutor.lessons.misconceptions.counting import count_by
from tutor.lessons.misconceptions.notation import Input
from tutor.lessons.misconceptions.records import Answer, Steps


@dataclass(frozen=True, slots=True)
class Subject:
    """A kind of question: ``right(rules, input)`` is its key; ``steps`` takes a right sum apart."""

    id: str
    input: type[Input]
    right: Callable[[Ruleset, Any], Ruling[Answer]]
    steps: Steps | None = None


SUBJECTS: Mapping[str, Subject] = {
    subject.id: subject
    for subject in (
        Subject("duel", inputs.Duel, cards.right_duel),
        Subject("duel.covered", inputs.CoveredDuel, cards.right_covered),
        Subject("trick", inputs.Trick, cards.right_trick),
        Subject("tricks", inputs.Tricks, cards.right_tricks),
        Subject("tied.lead", inputs.TiedLead, cards.right_tied_lead),
        Subject("envido", inputs.Held, cards.right_envido, count_by()),
        Subject("flor", inputs.Held, cards.right_flor),
        Subject("flor.count", inputs.Held, cards.right_flor_count),
    )
}
"""Every subject by its id."""
