"""Rulings on every incident of the table, with every flag both ways, under every switch."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from tests.narration.samples import rulebooks
from tutor.engine import RuleError, Ruleset, Ruling
from tutor.engine import incidents_fields as fields
from tutor.engine.incidents import INCIDENTS, rule_incident

VALUES: dict[Any, tuple[Any, ...]] = {
    fields.seat: (0, 1),
    fields.flag: (False, True),
    fields.count: (0, 2, 3, 4, 5),
    fields.trick: (1, 2, 3),
    fields.destination: fields.DESTINATIONS,
    fields.call: ("truco", "seis"),
    fields.score: ((11, 3), (3, 11), (11, 11)),
    fields.points: (0, 1, 2),
    fields.a_name: ("Valcir", "Ana"),
    fields.names: (("Valcir", "Beto", "Caio", "Duda"), ("Ana", "Beto", "Caio", "Duda")),
}


def ruled() -> Iterator[Ruling[Any]]:
    """Every incident that a rulebook knows, from all its facts."""
    for rules in rulebooks():
        if rules.id == "claudista":
            for name in INCIDENTS:
                yield from _of(rules, name)


def _of(rules: Ruleset, name: str) -> Iterator[Ruling[Any]]:
    incident = INCIDENTS[name]
    readers = {**incident.needs, **{field: reader for field, (reader, _) in incident.takes.items()}}
    for values in itertools.product(*(VALUES[reader] for reader in readers.values())):
        for stake in (1, 3):
            try:
                yield rule_incident(rules, name, dealer=0, stake=stake, **dict(zip(readers, values, strict=True)))
            except RuleError as error:
                if error.code == "bad_query" and error.detail not in ("", "value", "number"):
                    continue  # facts that contradict each other
                if error.code not in ("bad_score", "bad_query"):
                    raise
