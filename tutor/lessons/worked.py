"""A worked example: a question to the referee, and the steps of its ruling, to be shown one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine import Card, Ruling, ruleset
from tutor.engine.question import Question
from tutor.lessons.asked import case_of
from tutor.lessons.author_error import AuthorError
from tutor.lessons.breakdown import clause_row, lit_cards, readings_of
from tutor.lessons.decks import deck_of
from tutor.lessons.reference_asked import names_at, rows_of_case
from tutor.lessons.reference_cases import ruling_of
from tutor.lessons.worked_asked import asked_of
from tutor.lessons.worked_steps import counts, steps_to
from tutor.narration import sentence

__all__ = ["WorkedExample"]


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """A question ruled step by step.

    >>> WorkedExample.of("hand", "cego", {"tricks": "=A", "eldest": 0}).ruling.value.outcome
    'team'
    """

    rules: str
    asked: Question
    ruling: Ruling[Any]

    @classmethod
    def of(cls, ask: str, rules: str, fields: dict[str, Any]) -> WorkedExample:
        """Let the referee rule a question written by its fields (`tutor.lessons.asked`)."""
        record, asked = case_of(ask, rules, fields)
        return cls(record.id, asked, ruling_of(record, asked))

    @classmethod
    def of_envido(cls, rules: str, cards: Sequence[Card]) -> WorkedExample:
        """Count these cards under a rulebook; three of a suit are a flor and have no count."""
        asked = Question("envido", {"cards": tuple(cards)})
        ruling = ruling_of(ruleset(rules), asked)
        if ruling.value is None:
            raise AuthorError("check-part-flor", cards=" ".join(map(str, cards)))
        return cls(rules, asked, ruling)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the case and every step; stepping is the browser's, so it works without a kernel.

        A count ends with its total and what it is in a sentence; any other ruling ends with the verdict as its last
        step.
        """
        rows = rows_of_case(self.rules, self.asked, lang)
        steps = steps_to(self.rules, self.asked, self.ruling, lang)
        cited = dict.fromkeys((*(id_ for step in steps for id_ in step.cites if "/" in id_), *self.ruling.clauses))
        prompt, facts = asked_of(self.rules, self.asked, lang)
        counted = counts(self.ruling)
        said = sentence(self.ruling, lang, names=names_at(self.rules, self.asked))
        return {
            "lang": lang,
            "deck": deck_of(self.rules),
            "prompt": prompt,
            "facts": list(facts),
            "rows": [{"label": label, "cards": cards} for label, cards in rows],
            "cards": [code for _, cards in rows for code in cards],
            "lit": lit_cards(self.ruling) if counted else [],
            "lines": [step.shown() for step in steps],
            "value": str(self.ruling.value) if counted else "",
            "sentence": said if counted else "",
            "clauses": [clause_row(id_, lang) for id_ in cited],
            "readings": readings_of(self.ruling, lang),
        }
