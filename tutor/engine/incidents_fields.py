"""The facts of an incident, read by what they should be; of anything else a `RuleError` says what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.errors import RuleError, nearest
from tutor.engine.records import Ruleset

COMMON = ("dealer", "stake")
"""What every incident is asked with: the seat that dealt, and the value in force where it is not the first."""
Reader = Callable[[Ruleset, str, Any], Any]
DESTINATIONS = ("keep", "partner", "vira", "burn")
"""Where a card taken at the cut may go (claudista/2.6)."""


def seat(rules: Ruleset, name: str, value: object) -> int:
    """A seat of the table."""
    number = _whole(name, "seat", value)
    players = max(rules.seats.value)
    if not 0 <= number < players:
        raise RuleError("bad_seat", {"seat": number, "players": players, "field": name})
    return number


def flag(_rules: Ruleset, name: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise _wrong(name, "flag", value)
    return value


def count(rules: Ruleset, name: str, value: object) -> int:
    """A number of cards that one pack can give."""
    number = _whole(name, "number", value)
    most = len(rules.deck.cards)
    if not 0 <= number <= most:
        raise RuleError("bad_query", {"field": name, "value": number, "most": most}, detail="count")
    return number


def trick(_rules: Ruleset, name: str, value: object) -> int:
    """Which trick of the hand, counted from 1."""
    return _one_of(name, _whole(name, "number", value), (1, 2, 3))


def stake(rules: Ruleset, name: str, value: object) -> int:
    """A value that a hand can have: the first one, or what a taken call makes of it (claudista/def/truco)."""
    taken = (row.quero.value for row in rules.ladders["truco"].rows.values() if row.quero is not None)
    known = (rules.hand_value.value, *(points for points in taken if isinstance(points, int)))
    return _one_of(name, _whole(name, "number", value), known)


def destination(_rules: Ruleset, name: str, value: object) -> str:
    """Where a card taken at the cut is to go."""
    return _word(name, value, DESTINATIONS)


def call(rules: Ruleset, name: str, value: object) -> str:
    """A call of the truco ladder, whatever was called before."""
    if not isinstance(value, str):
        raise _wrong(name, "word", value)
    ladder = rules.ladders["truco"]
    if value not in ladder.words:
        facts = {"call": value, "known": ladder.words, "nearest": nearest(value, ladder.words), "rules": rules.id}
        raise RuleError("illegal_call", facts, detail="unknown", cites=ladder.opening.cites)
    return value


def score(rules: Ruleset, name: str, value: object) -> tuple[int, int]:
    """A score with at least one side on eleven, and neither past it: the match still runs."""
    if not isinstance(value, list | tuple) or len(value) != 2 or not all(type(points) is int for points in value):
        raise _wrong(name, "score", value)
    a, b = value
    if min(a, b) < 0:
        raise RuleError("bad_score", {"score": (a, b)}, detail="negative")
    target = rules.target or min(rules.match.targets.value)
    if max(a, b) >= target:
        facts = {"score": (a, b), "target": target, "rules": rules.id}
        raise RuleError("bad_score", facts, detail="over", cites=rules.match.reached.cites)
    eleven = rules.conduct.eleven
    assert eleven is not None, "a rulebook with these incidents has a hand of eleven"
    if eleven.eleven.value not in (a, b):
        facts = {"score": (a, b), "eleven": eleven.eleven.value, "rules": rules.id}
        raise RuleError("bad_score", facts, detail="nobody_on_eleven", cites=eleven.eleven.cites)
    return a, b


def points(_rules: Ruleset, name: str, value: object) -> int:
    """The points of one side at the end."""
    number = _whole(name, "number", value)
    if number < 0:
        raise RuleError("bad_score", {"points": number}, detail="negative_points")
    return number


def a_name(_rules: Ruleset, name: str, value: object) -> str:
    """The name of a person."""
    if not isinstance(value, str):
        raise _wrong(name, "name", value)
    if not value.strip():
        raise RuleError("bad_query", {"field": name}, detail="empty_name")
    return value


def names(rules: Ruleset, name: str, value: object) -> tuple[str, ...]:
    """The names of several people."""
    if not isinstance(value, list | tuple) or not all(isinstance(person, str) for person in value):
        raise _wrong(name, "names", value)
    return tuple(a_name(rules, name, person) for person in value)


def read(
    rules: Ruleset,
    incident: str,
    given: Mapping[str, object],
    needs: Mapping[str, Reader],
    takes: Mapping[str, tuple[Reader, object]],
) -> dict[str, Any]:
    """Read the facts of one incident: those it needs, and those it takes with what they are when unsaid."""
    known = (*COMMON, *needs, *takes)
    for name in given:
        if name not in known:
            facts = {"field": name, "of": incident, "known": known, "nearest": nearest(name, known)}
            raise RuleError("bad_query", facts, detail="unknown_field")
    for name in needs:
        if name not in given:
            raise RuleError("bad_query", {"field": name, "of": incident}, detail="missing_field")
    found = {name: reader(rules, name, given[name]) for name, reader in needs.items()}
    return found | {
        name: reader(rules, name, given[name]) if name in given else unsaid for name, (reader, unsaid) in takes.items()
    }


def _whole(name: str, wanted: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(name, wanted, value)
    return value


def _one_of(name: str, value: int, known: tuple[int, ...]) -> int:
    if value not in known:
        raise RuleError("bad_query", {"field": name, "value": value, "known": known}, detail="number")
    return value


def _word(name: str, value: object, known: tuple[str, ...]) -> str:
    if not isinstance(value, str):
        raise _wrong(name, "word", value)
    if value not in known:
        facts = {"field": name, "value": value, "known": known, "nearest": nearest(value, known)}
        raise RuleError("bad_query", facts, detail="value")
    return value


def _wrong(name: str, wanted: str, value: object) -> RuleError:
    """A field that is not what it should be: the key of what that is, and what stands there."""
    if value is None:
        return RuleError("bad_query", {"field": name, "wanted": wanted}, detail="null_field")
    told = json.dumps(value, ensure_ascii=False, default=str)
    return RuleError("bad_query", {"field": name, "wanted": wanted, "value": told}, detail="wrong_type")
