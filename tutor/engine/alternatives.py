"""What a ruling would be under the readings that we do not follow: the alternatives rejected, each ruled again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from tutor.engine.counterfactual import settled
from tutor.engine.errors import RuleError
from tutor.engine.question import Question, ruled
from tutor.engine.reasons import Ruling
from tutor.engine.records import Ruleset
from tutor.engine.variants import with_switches
from tutor.rulebook import Reading, options, reading

_FACT_NEEDED = ("winner_needed", "eldest_needed")


@dataclass(frozen=True, slots=True)
class Alternative:
    """A position that is not followed, and what the referee says under it.

    ``found`` is a refusal where the question would not be allowed then, and None where no switch plays the position.
    ``same`` tells that it comes to the same.
    """

    position: str
    found: Ruling[Any] | RuleError | None
    same: bool = False


@dataclass(frozen=True, slots=True)
class Rested:
    """A reading that a ruling rests on: the position followed, the switch that chooses it if any, the others."""

    reading: Reading
    position: str
    switch: str | None
    others: tuple[Alternative, ...]


def alternatives(rules: Ruleset, asked: Question) -> tuple[Rested, ...]:
    """Give every reading that a ruling rests on, with what its other positions would give.

    >>> from tutor.engine import ruleset
    >>> from tutor.engine.question import question
    >>> ties = question("hand", tricks=(None, None, None))
    >>> [rested] = alternatives(ruleset("cego"), ties)
    >>> rested.reading.id, rested.position, [(other.position, other.same) for other in rested.others]
    ('AMB-C07', 'mao', [('nobody', False)])
    """
    return rested(rules, lambda under: ruled(under, asked), lambda found: _said(asked, found))


def rested(
    rules: Ruleset, rule: Callable[[Ruleset], Ruling[Any]], said: Callable[[Ruling[Any]], Hashable]
) -> tuple[Rested, ...]:
    """Do the same for any ruling: ``rule`` gives it under a rulebook, ``said`` what it comes to."""
    ruling = rule(rules)
    return tuple(_rested(rules, id_, rule, said, said(ruling)) for id_ in ruling.readings)


def _rested(
    rules: Ruleset,
    id_: str,
    rule: Callable[[Ruleset], Ruling[Any]],
    said: Callable[[Ruling[Any]], Hashable],
    was: Hashable,
) -> Rested:
    found = reading(id_)
    switch = next((switch for switch in options(rules.id) if id_ in switch.readings), None)
    followed = found.default if switch is None else rules.options[switch.name]
    offered = () if switch is None else switch.values_for(rules.id)

    def under(switch: str, value: str) -> Alternative:
        chosen = {**{name: rules.options[name] for name in rules.chosen}, switch: value}
        try:
            other = rule(with_switches(rules.id, chosen, target=rules.target))
        except RuleError as error:
            # where the position asks for a fact that nobody told, what it gives is not known
            return Alternative(value, None if error.detail in _FACT_NEEDED else error)
        return Alternative(value, other, said(other) == was)

    others = tuple(
        under(switch.name, position.key)
        if switch is not None and position.key in offered
        else Alternative(position.key, None)
        for position in found.positions
        if position.key != followed
    )
    return Rested(found, followed, None if switch is None else switch.name, others)


def _said(asked: Question, ruling: Ruling[Any]) -> Hashable:
    """What a ruling comes to; of a count its number, for that is what the position is about."""
    return ruling.value if asked.ask in ("envido", "flor") else settled(asked, ruling)
