"""A worked example: the steps of one ruling, to be shown one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine import Card, Ruling, count_envido, ruleset
from tutor.lessons.breakdown import clauses_of, lines_of, lit_cards, readings_of
from tutor.lessons.decks import deck_of
from tutor.narration import sentence, text


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """A hand counted step by step.

    >>> from tutor.engine import cards
    >>> WorkedExample.of_envido("gauderio", cards("1c 7c 6p")).ruling.value
    28
    """

    rules: str
    cards: tuple[Card, ...]
    ruling: Ruling[Any]

    @classmethod
    def of_envido(cls, rules: str, cards: Sequence[Card]) -> WorkedExample:
        """Count these cards under a rulebook; three of a suit are a flor and have no count."""
        ruling = count_envido(ruleset(rules), cards)
        if ruling.value is None:
            raise ValueError(
                f"{' '.join(map(str, cards))} is a flor; the envido is counted on other hands, as 1c 7c 6p"
            )
        return cls(rules, tuple(cards), ruling)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the cards and every step; stepping is the browser's, so it works without a kernel."""
        return {
            "lang": lang,
            "deck": deck_of(self.rules),
            "prompt": text("practice-prompt-envido", lang),
            "cards": [str(card) for card in self.cards],
            "lit": lit_cards(self.ruling),
            "lines": lines_of(self.ruling, lang),
            "value": str(self.ruling.value),
            "sentence": sentence(self.ruling, lang),
            "clauses": clauses_of(self.ruling, lang),
            "readings": readings_of(self.ruling, lang),
        }
