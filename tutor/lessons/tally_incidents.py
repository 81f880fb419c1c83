"""What a score sheet can mark of incidents at the table: those that give points, as the referee rules them.

They stand as one more list beside the contests. A cell that only one side can have has it by who is o mão
(``team``: a side for each), for the dealer sits before the mão; one that ends the hand says so (``closes``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.engine import Ruleset
from tutor.engine.incidents import rule_incident
from tutor.lessons.tally_notes import Notes
from tutor.narration import LANGUAGES, text

__all__ = ["incident_sheet"]

KIND, HOW = "incident", "paid"
_SIDES = (0, 1)


def incident_sheet(rules: Ruleset, notes: Notes) -> dict[str, Any] | None:
    """Give the list of a rulebook that knows incidents; None for the others.

    >>> from tutor.engine import ruleset
    >>> sheet = incident_sheet(ruleset("claudista"), Notes())
    >>> [row["cells"][0]["id"] for row in sheet["rows"]][3:5]
    ['incident:deal-peek:paid', 'incident:count-1:paid']
    """
    if rules.incidents is None:
        return None
    return {
        "kind": KIND,
        "name": [text("tally-incidents", lang) for lang in LANGUAGES],
        "flores": 1,
        "hows": [HOW],
        "rows": list(_rows(rules, notes)),
        "more": [],
        "bars": {},
    }


def _rows(rules: Ruleset, notes: Notes) -> Iterator[dict[str, Any]]:
    again = {"repeated": True}
    yield _row(rules, notes, "drip", "drip", lambda mao, _: {"by": mao}, free=True)
    yield _row(rules, notes, "cut", "cut_excess", lambda _, cutter: {**again, "by": cutter, "deliberate": True})
    yield _row(rules, notes, "cut-peek", "cut_peek", lambda _, cutter: {**again, "by": cutter})
    yield _row(rules, notes, "deal-peek", "deal_peek", lambda *_: again)
    claimed = {"count": rules.cards_each.value - 1, "started": True, "claim": True}
    taken = (row.quero.value for row in rules.ladders["truco"].rows.values() if row.quero is not None)
    for stake in (rules.hand_value.value, *taken):
        yield _row(rules, notes, "count", "wrong_count", lambda mao, _: {**claimed, "seat": mao}, stake=stake)


def _row(
    rules: Ruleset,
    notes: Notes,
    name: str,
    incident: str,
    facts: Callable[[int, int], Mapping[str, Any]],
    *,
    free: bool = False,
    **stake: Any,  # noqa: ANN401  # a number, where the value in force is what is paid
) -> dict[str, Any]:
    """Give the row of an incident; ``facts`` are what happened, by who is o mão and who cuts."""
    players = rules.seats.value[0]
    ruled = [
        rule_incident(rules, incident, dealer=(mao - 1) % players, **stake, **facts(mao, (mao - 2) % players))
        for mao in _SIDES
    ]
    points, by_mao = max(ruled[0].value.points), [one.value.points.index(max(one.value.points)) for one in ruled]
    cell: dict[str, Any] = {
        "id": ":".join((KIND, "-".join((name, *map(str, stake.values()))), HOW)),
        "how": HOW,
        "note": notes.own(points, f"tally-incident-{name}-said", ruled[0]),
    }
    if not free:
        cell["team"] = by_mao
    if ruled[0].value.hand_over:
        cell["closes"] = True
    return {"name": [text(f"tally-incident-{name}", lang, points=points) for lang in LANGUAGES], "cells": [cell]}
