"""How far each clause has come: ruled, narrated, tested, taught by a skill, asked in a quiz, told in a lesson."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor import engine, lessons
from tutor.engine.records import Ruleset
from tutor.engine.variants import VARIANTS
from tutor.lessons.course import course
from tutor.lessons.notebook_check import cited_in
from tutor.narration.catalogue import find
from tutor.narration.rulings import message_id
from tutor.rulebook import LANGUAGES, RULEBOOKS, Clause, clauses, options
from tutor.rulebook.covered import covered
from tutor.server.places import find_places

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["STAGES", "Row", "rows", "totals"]

STAGES = ("ruled", "narrated", "tested", "taught", "quizzed", "told")


class Row(NamedTuple):
    """One clause and how far it has come."""

    clause: Clause
    ruled: bool
    narrated: bool
    tested: bool
    taught: bool
    quizzed: bool
    told: bool

    @property
    def lacks(self) -> tuple[str, ...]:
        """What a clause that a referee has to enforce still lacks."""
        due = STAGES if self.clause.enforceable else ()
        return tuple(stage for stage in due if not getattr(self, stage))


def rows(asked: Iterable[Clause]) -> tuple[Row, ...]:
    """The clauses asked for, in their order.

    >>> from tutor.rulebook import clause
    >>> rows([clause("gauderio/envido/contagem/3")])[0].lacks
    ()
    """
    taught = lessons.taught()
    return tuple(
        Row(
            item,
            ruled=_rule_of(item) in _ruled(),
            narrated=_narrated(item),
            tested=covered(item.id).tested,
            taught=item.id in taught,
            quizzed=covered(item.id).quizzed,
            told=item.id in _told(),
        )
        for item in asked
    )


def totals(found: Iterable[Row]) -> dict[str, dict[str, dict[str, int]]]:
    """For each rulebook, and there for all clauses and for those to enforce: how many have come how far."""
    by_rules: dict[str, list[Row]] = {}
    for row in found:
        by_rules.setdefault(row.clause.rules, []).append(row)
    return {
        rules: {"all": _count(held), "enforceable": _count([row for row in held if row.clause.enforceable])}
        for rules, held in by_rules.items()
    }


def _count(held: list[Row]) -> dict[str, int]:
    return {"clauses": len(held), **{stage: sum(getattr(row, stage) for row in held) for stage in STAGES}}


def _rule_of(item: Clause) -> str:
    """The clause itself; a worked example rules nothing of its own: it counts with the rule that stands before it."""
    if item.kind != "example":
        return item.id
    listed = clauses(item.rules)
    before = listed[: listed.index(item)]
    return next(found.id for found in reversed(before) if found.kind != "example")


def _narrated(item: Clause) -> bool:
    """In both languages: the clause itself, and every reason that cites it."""
    codes = covered(item.id).codes
    return all(item.text(lang) and all(find(message_id(code), lang) for code in codes) for lang in LANGUAGES)


@cache
def _told() -> frozenset[str]:
    """Every clause that a lesson names, of the lessons that are served here."""
    root = find_places().notebooks
    return frozenset(id_ for one in course() if (root / one.file).is_file() for id_ in cited_in(root / one.file))


@cache
def _ruled() -> frozenset[str]:
    """Every clause that stands in a rulebook's records, under any position of its switches, or in the engine's code."""
    known = {item.id for item in clauses()}
    found = {word for tree in _trees(resources.files(engine)) for word in _words_of(tree)}
    for rules in RULEBOOKS:
        usual = {switch.name: switch.default_for(rules) for switch in options(rules)}
        for switch in options(rules):
            for value in switch.values_for(rules):
                found |= set(_words_in(VARIANTS[rules]({**usual, switch.name: value})))
    return frozenset(found & known)


def _trees(place: Traversable) -> Iterator[ast.Module]:
    for inside in place.iterdir():
        if inside.is_dir():
            yield from _trees(inside)
        elif inside.name.endswith(".py"):
            yield ast.parse(inside.read_text("utf-8"))


def _words_of(tree: ast.Module) -> Iterator[str]:
    return (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def _words_in(record: Any) -> Iterator[str]:  # noqa: ANN401  # records hold records, tables, lists and words
    """Every word that a record holds, its order of cards without a vira included."""
    if isinstance(record, str):
        yield record
    elif isinstance(record, Mapping):
        yield from (word for held in record.values() for word in _words_in(held))
    elif isinstance(record, tuple | frozenset):
        yield from (word for held in record for word in _words_in(held))
    elif dataclasses.is_dataclass(record):
        for field in dataclasses.fields(record):
            held = getattr(record, field.name)
            if isinstance(record, Ruleset) and field.name == "order" and not record.vira.value:
                held = record.order(None)
            yield from _words_in(held)
