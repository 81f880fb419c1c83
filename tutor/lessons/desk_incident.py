"""What happens after this mistake? The incidents that a rulebook knows, the few facts each asks for, and its ruling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling
from tutor.engine import incidents_fields as fields
from tutor.engine.incidents import INCIDENTS, rule_incident
from tutor.engine.incidents_fields import COMMON, Reader
from tutor.lessons.desk_case import Case
from tutor.lessons.desk_mistakes import MISTAKES, rule_mistake
from tutor.narration import outline

UNTREATED = ("wrong_count", "deal_peek", "cut_peek", "touch_score")
"""Incidents that a table asks about everywhere, and that only one document treats."""

_FOUR = 4
_VALCIR, _ANA, _BETO = "Valcir", "Ana", "Beto"
_ELEVEN = 11
_USUAL: Mapping[str, Any] = {"seat": 1, "by": 1, "count": 4}
"""Where the first that is offered is not what happens most: the dealer is the first player, an opponent errs."""


def incidents_of(rules: Ruleset) -> tuple[str, ...]:
    """List what may be asked about under a rulebook.

    >>> from tutor.engine import ruleset
    >>> incidents_of(ruleset("cego"))[:2]
    ('out_of_turn', 'late_envido')
    """
    return tuple(INCIDENTS) if rules.incidents is not None else (*MISTAKES, *UNTREATED)


def known_there(case: Case) -> Case:
    """Drop what a rulebook cannot be asked about: a slip with envido or flor where there is neither."""
    known = INCIDENTS if case.ruleset.incidents is not None else {**INCIDENTS, **MISTAKES}
    return case if case.incident in known else case.but(incident="", facts={})


def facts_of(case: Case) -> tuple[str, ...]:
    """List the facts that an incident takes, the dealer and the stake included; none for a plain mistake."""
    if case.ruleset.incidents is None or case.incident not in INCIDENTS:
        return ()
    row = INCIDENTS[case.incident]
    return (*row.needs, *row.takes, *COMMON)


def choices(case: Case, fact: str) -> tuple[tuple[str, Any], ...]:
    """Give the values of a fact that can be chosen, each with the word that a link has for it."""
    return _CHOICES[_reader(case.incident, fact)](case.ruleset)


def value_of(case: Case, fact: str) -> Any:  # noqa: ANN401  # a seat, a number, a word, yes or no
    """Give a fact as it was told, else as it usually is."""
    if fact in case.facts:
        return case.facts[fact]
    offered = tuple(value for _, value in choices(case, fact))
    return _USUAL[fact] if fact in _USUAL else offered[0]


def matters(case: Case, fact: str) -> bool:
    """Whether another value of a fact would change what is said: what would not is not asked."""
    here, now = _said(case), value_of(case, fact)
    others = (value for _, value in choices(case, fact) if value != now)
    return any(_said(case.but(facts={**case.facts, fact: value})) != here for value in others)


def rule_case(case: Case, rules: Ruleset) -> Ruling[Any]:
    """Rule the incident of a case; `RuleError` where the rulebook has nothing on it.

    >>> from tutor.engine import ruleset
    >>> case = Case(ask="incident", rules="claudista", incident="drip").but()
    >>> rule_case(case, ruleset("claudista")).value.points
    (0, 1)
    """
    if rules.incidents is None and case.incident in MISTAKES:
        return rule_mistake(rules, case.incident)
    if case.incident not in INCIDENTS:
        raise RuleError("not_in_rules", {"rules": rules.id}, detail="incident", readings=("AMB-X01",))
    asked = case if case.ruleset.incidents is not None else case.fresh(rules=rules.id, incident=case.incident)
    if rules.incidents is None:
        return rule_incident(rules, case.incident, dealer=0)  # says that it treats none
    facts = {fact: value_of(asked, fact) for fact in facts_of(asked)}
    return rule_incident(rules, case.incident, **facts)


def _said(case: Case) -> str:
    try:
        return outline(rule_case(case, case.ruleset), "en", players=_FOUR)
    except RuleError as error:
        return error.key


def _reader(incident: str, fact: str) -> Reader:
    row = INCIDENTS[incident]
    readers: Mapping[str, Reader] = {
        "dealer": fields.seat,
        "stake": fields.stake,
        **row.needs,
        **{name: reader for name, (reader, _) in row.takes.items()},
    }
    return readers[fact]


def _plain(values: Sequence[Any]) -> Callable[[Ruleset], tuple[tuple[str, Any], ...]]:
    return lambda _rules: tuple((str(value), value) for value in values)


def _seats(_rules: Ruleset) -> tuple[tuple[str, Any], ...]:
    return tuple((str(seat + 1), seat) for seat in range(_FOUR))


def _stakes(rules: Ruleset) -> tuple[tuple[str, Any], ...]:
    taken = (row.quero.value for row in rules.ladders["truco"].rows.values() if row.quero is not None)
    return tuple((str(points), points) for points in sorted({rules.hand_value.value, *map(int, taken)}))


def _calls(rules: Ruleset) -> tuple[tuple[str, Any], ...]:
    return tuple((word, word) for word in rules.ladders["truco"].words)


_CHOICES: Mapping[Reader, Callable[[Ruleset], tuple[tuple[str, Any], ...]]] = {
    fields.seat: _seats,
    fields.flag: lambda _rules: (("no", False), ("yes", True)),
    fields.count: _plain(range(7)),
    fields.trick: _plain((1, 2, 3)),
    fields.stake: _stakes,
    fields.destination: _plain(fields.DESTINATIONS),
    fields.call: _calls,
    fields.score: lambda _rules: tuple(
        (f"{a}-{b}", (a, b))
        for a, b in (*((_ELEVEN, n) for n in range(_ELEVEN + 1)), *((n, _ELEVEN) for n in range(_ELEVEN)))
    ),
    fields.points: _plain((0, 1, 2)),
    fields.a_name: _plain((_VALCIR, _ANA)),
    fields.names: lambda _rules: (("yes", (_VALCIR, _BETO)), ("no", (_ANA, _BETO))),
}
"""What can be tapped for each kind of fact; the readers of the engine say what there is."""
