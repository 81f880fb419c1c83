"""What a rulebook does not have: too many at the table, an eight, a hand of four; asked so that the clause is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import Ruleset, Ruling, start_hand
from tutor.engine.ceremony import start_ceremony
from tutor.engine.question import Question
from tutor.engine.strength import card_of

__all__ = ["refusals", "refused"]


def refusals(rules: str) -> tuple[Question, ...]:
    """Give the cases of a rulebook.

    >>> [asked.facts["what"] for asked in refusals("claudista")]
    ['players', 'hand', 'card']
    """
    players = {"gauderio": 3, "cego": 8, "claudista": 6}[rules]
    found = [("players", {"players": players}), ("hand", {"players": 4 if rules == "claudista" else 2}), ("card", {})]
    if rules != "claudista":
        found.append(("deal", {}))
    return tuple(Question("refused", {"what": what, **facts}) for what, facts in found)


def refused(rules: Ruleset, facts: Mapping[str, Any]) -> Ruling[Any]:
    """Ask for it: the referee's answer is a `RuleError`."""
    deck = rules.deck.cards
    match facts["what"]:
        case "players":
            seated = facts["players"]
            start_hand(rules, [deck[3 * seat : 3 * seat + 3] for seat in range(seated)], vira=deck[-1])
        case "hand":
            seated = facts["players"]
            hands = [deck[4 * seat : 4 * seat + 3] for seat in range(seated)]
            start_hand(rules, [(*hands[0], deck[3]), *hands[1:]], vira=deck[-1])
        case "card":
            card_of(rules, "8e")
        case _:
            start_ceremony(rules)
    raise AssertionError(f"{rules.id} takes {facts}")
