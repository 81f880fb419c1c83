"""What would change a ruling: the smallest changes of a question that flip it, each ruled again by the referee.

Of every kind of change (a card, a call, the answer, o mão …) and every other outcome it may lead to, the nearest
change is kept; the nearest three of those are given. How near a change is stands in `counterfactual_edits`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.counterfactual_edits import Change, edits
from tutor.engine.errors import RuleError
from tutor.engine.question import Question, ruled
from tutor.engine.reasons import Ruling
from tutor.engine.records import Ruleset

MOST = 3
UNDETERMINED = "undetermined"

_OUTCOMES: Mapping[str, Callable[[Ruling[Any]], Hashable]] = {
    # a count would change with nearly every card: what tells something is another way of counting
    "envido": lambda ruling: (ruling.reason.code, ruling.reason.args.get("suit")),
    "flor": lambda ruling: ruling.reason.code,
    "hand": lambda ruling: (ruling.value.outcome, ruling.value.team),
    "envido_contest": lambda ruling: (ruling.value.winner_team, ruling.value.void),
    "flor_contest": lambda ruling: ruling.value.winner_team,
}
_AMOUNTS = frozenset({"falta", "bet"})
"""Their outcome is a number: any other one is as good, so each kind of change counts once."""


@dataclass(frozen=True, slots=True)
class Flip:
    """A change that flips a ruling, the question after it, and what the referee says then."""

    change: Change
    question: Question
    ruling: Ruling[Any]


def outcome(asked: Question, ruling: Ruling[Any]) -> Hashable:
    """Say what a ruling comes to: two rulings with the same outcome are the same answer to this question.

    A card, a trick, a price or a match has its value; a count its way of counting (which pair, a single card, a
    flor); a hand and a contest whoever takes it.
    """
    return UNDETERMINED if ruling.undetermined else settled(asked, ruling)


def settled(asked: Question, ruling: Ruling[Any]) -> Hashable:
    """Say the same by our reading, where the document does not decide."""
    of = _OUTCOMES.get(asked.ask)
    value: Hashable = ruling.value if of is None else of(ruling)
    return value


def what_if(rules: Ruleset, asked: Question, *, most: int = MOST) -> tuple[Flip, ...]:
    """Find the smallest changes that flip a ruling, nearest first; none where no single change does.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.question import question
    >>> a, b = cards("3c 2o")
    >>> nearest, *others = what_if(ruleset("gauderio"), question("compare", a=a, b=b))
    >>> str(nearest.change.facts["new"]), nearest.ruling.value
    ('2c', 'tie')
    """
    was = outcome(asked, ruled(rules, asked))
    best: dict[Hashable, Flip] = {}
    for change, other in edits(rules, asked):
        held = best.get(change.kind) if asked.ask in _AMOUNTS else None
        if held is not None and held.change.distance <= change.distance:
            continue
        try:
            ruling = ruled(rules, other)
        except RuleError:  # no such question: a card twice, a call that cannot follow, a score that nobody has
            continue
        now = outcome(other, ruling)
        if now == was:
            continue
        key = change.kind if asked.ask in _AMOUNTS else (change.kind, now)
        found = best.get(key)
        if found is None or change.distance < found.change.distance:
            best[key] = Flip(change, other, ruling)
    return tuple(sorted(best.values(), key=lambda flip: flip.change.distance)[:most])
