"""A question to the referee as a value: what is asked and the facts of the case, to be asked again with one changed.

The questions are those that need no running hand; their names and facts are those of the judge protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.envido import contest_envido, count_envido
from tutor.engine.errors import RuleError, nearest
from tutor.engine.flor import contest_flor, count_flor
from tutor.engine.ladder import price
from tutor.engine.reasons import Ruling
from tutor.engine.records import Ruleset
from tutor.engine.scoring import falta, match_over
from tutor.engine.strength import compare, order
from tutor.engine.tricks import resolve_trick, resolve_tricks

ASKS: Mapping[str, Callable[..., Ruling[Any]]] = {
    "compare": compare,
    "order": order,
    "trick": resolve_trick,
    "hand": resolve_tricks,
    "envido": count_envido,
    "flor": count_flor,
    "falta": falta,
    "bet": price,
    "envido_contest": contest_envido,
    "flor_contest": contest_flor,
    "match": match_over,
}
"""Who answers each question; the facts are the arguments of that function by name."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and the facts of the case by the names that the referee's function has for them."""

    ask: str
    facts: Mapping[str, Any]

    def but(self, **facts: Any) -> Question:  # noqa: ANN401  # cards, seats, calls, scores
        """Give the same question with some facts changed."""
        return Question(self.ask, {**self.facts, **facts})


def question(ask: str, **facts: Any) -> Question:  # noqa: ANN401
    """Put a question; an unknown one raises `RuleError` with the nearest known.

    >>> from tutor.engine import cards, ruleset
    >>> ruled(ruleset("gauderio"), question("envido", cards=cards("1c 7c 6p"))).value
    28
    """
    if ask not in ASKS:
        raise RuleError("bad_ask", {"ask": ask, "known": tuple(ASKS), "nearest": nearest(ask, ASKS)})
    return Question(ask, facts)


def ruled(rules: Ruleset, asked: Question) -> Ruling[Any]:
    """Let the referee answer; `RuleError` says what stops it."""
    return ASKS[asked.ask](rules, **asked.facts)
