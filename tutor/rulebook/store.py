"""The compiled rulebook in memory: read on first use, each section made into records when it is first asked for."""

import json
from functools import cache
from pathlib import Path
from pkgutil import get_data
from typing import Any

from tutor.rulebook.records import Case, Clause, Option, Position, Reading

__all__ = ["COMPILED", "all_clauses", "all_options", "all_readings", "kinds", "sections"]

COMPILED = Path(__file__).with_name("rulebook.json")

_POSITIONS, _CASES = (Reading.__match_args__.index(name) for name in ("positions", "cases"))


@cache
def sections() -> dict[str, list[list[Any]]]:
    """The rows of the compiled file, which may lie in an archive."""
    held: dict[str, list[list[Any]]] = json.loads(get_data(__name__, COMPILED.name) or b"{}")
    return held


@cache
def all_clauses() -> dict[str, Clause]:
    """Every clause by id, in the order of the documents."""
    return {row[0]: Clause(*row) for row in sections()["clauses"]}


@cache
def all_readings() -> dict[str, Reading]:
    """Every reading by id."""
    return {row[0]: _reading(row) for row in sections()["readings"]}


@cache
def all_options() -> dict[str, Option]:
    """Every switch by name."""
    return {row[0]: _option(row) for row in sections()["options"]}


@cache
def kinds() -> dict[str, str]:
    """The kind of every reading: this much the engine needs, and it builds no record for it."""
    return {row[0]: row[2] for row in sections()["readings"]}


def _reading(row: list[Any]) -> Reading:
    fields = [_frozen(field) for field in row]
    fields[_POSITIONS] = tuple(Position(*position) for position in fields[_POSITIONS])
    fields[_CASES] = tuple(Case(*case) for case in fields[_CASES])
    return Reading(*fields)


def _option(row: list[Any]) -> Option:
    return Option(*map(_frozen, row))


def _frozen(field: Any) -> Any:  # noqa: ANN401  # whatever JSON holds
    """Lists, which is what JSON has, as the tuples that records hold."""
    return tuple(map(_frozen, field)) if isinstance(field, list) else field
