"""Odds as a picture shows them: the sentence, and the parts of the bar with their words."""

from __future__ import annotations

from typing import Any

from tutor.coach.odds import EnvidoOdds, HandOdds
from tutor.engine import Ruling
from tutor.narration import sentence, text
from tutor.narration.names import percent

__all__ = ["odds_view"]


def odds_view(ruling: Ruling[EnvidoOdds] | Ruling[HandOdds], lang: str = "pt-BR") -> dict[str, Any]:
    """Give what ``odds.js`` draws: how it comes out, from ours to theirs, each with its share of the whole.

    >>> from tutor.coach.odds import envido_odds
    >>> from tutor.engine import cards, ruleset
    >>> view = odds_view(envido_odds(ruleset("gauderio"), cards("1c 7c 6p")))
    >>> [(part["kind"], part["percent"]) for part in view["parts"]]
    [('win', '82,01%'), ('tie_won', '3,55%'), ('lose', '9,55%'), ('flor', '4,89%')]
    """
    odds = ruling.value
    if isinstance(odds, EnvidoOdds):
        parts = {
            "win": odds.win, "tie_won": odds.tie_won, "nobody": odds.tie_nobody, "tie_lost": odds.tie_lost,
            "lose": odds.lose, "flor": odds.flor,
        }  # fmt: skip
    else:
        parts = {"win": odds.win, "nobody": odds.nobody, "lose": odds.lose}
    return {
        "told": sentence(ruling, lang),
        "parts": [
            {
                "kind": kind,
                "word": text(f"odds-part-{kind.replace('_', '-')}", lang),
                "percent": percent(chance, lang),
                "share": float(chance),
            }
            for kind, chance in parts.items()
            if chance
        ],
    }
