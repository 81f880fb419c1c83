"""The table of prices of a score sheet: what can be marked under a rulebook, what it pays, who has won at which score.

A sheet counts in the browser, with no kernel and no network, and knows no rule: it looks up what the referee has said
here, once, of everything that can be asked (`tutor/widgets/static/tally_count.js`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from tutor.engine import HandState, Reason, Ruleset, Ruling, price
from tutor.engine.forfeits import match_ended
from tutor.engine.house import House
from tutor.engine.match import next_eldest
from tutor.engine.records import Cited, Row
from tutor.engine.state import hand_state
from tutor.lessons.house_link import house_text
from tutor.lessons.tally_hands import hand_sheets, row_name, ruled, unknown_cards
from tutor.lessons.tally_incidents import incident_sheet
from tutor.lessons.tally_notes import Notes
from tutor.lessons.tally_totals import Total
from tutor.narration import LANGUAGES, call_name, rulebook_name, text

__all__ = ["price_table"]

_HOW = {"sem_flor": "alone", "quero": "taken", "nao_quero": "refused"}
"""The answers to a bet of points in the order of the columns, and how the contest ends by each."""


def price_table(house: House) -> dict[str, Any]:
    """Give the table of a rulebook as one table of players has it.

    >>> table = price_table(House(rules="gauderio"))
    >>> [bet["kind"] for bet in table["bets"]], sorted(table["totals"])
    (['envido', 'flor'], ['12', '24'])
    """
    options = tuple(sorted(house.options.items()))
    return {**_table(house.rules, options), "house": house_text(house), "usual": house.target or _usual(house)}


def _usual(house: House) -> int:
    by_players = house.ruleset().match.default_target
    return by_players[min(by_players)].value


@lru_cache(maxsize=16)
def _table(name: str, options: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    rules = House(rules=name, options=dict(options)).ruleset()
    notes = Notes()
    hands = hand_sheets(rules, notes)
    contests = [kind for kind in ("envido", "flor") if kind in rules.ladders]
    incidents = [sheet] if (sheet := incident_sheet(rules, notes)) is not None else []
    open_ = [cell for sheet in incidents for row in sheet["rows"] for cell in row["cells"] if "closes" not in cell]
    early = sum(map(partial(_dearest, rules), contests)) + sum(notes.rows[cell["note"]][0] for cell in open_)
    most = early + max(points for points, *_ in notes.rows)
    totals = {target: Total(rules, target, notes, most=most, early=early) for target in rules.match.targets.value}
    return {
        "rules": name,
        "name": [rulebook_name(name, lang) for lang in LANGUAGES],
        "hands": hands,
        "bets": [*(_bet(rules, kind, notes, totals.values()) for kind in contests), *incidents],
        "totals": {str(target): total.shown() for target, total in totals.items()},
        "next": _next(rules),
        "forfeits": _forfeits(rules, notes),
        "fold": _fold(rules, notes),
        **notes.shown(),
    }


def _dearest(rules: Ruleset, kind: str) -> int:
    """Give the most that a contest pays by a fixed price, or by which it can pass what is lacking."""
    rows = rules.ladders[kind].rows.values()
    cells = [cell.value for row in rows for cell in (row.quero, row.nao_quero, row.sem_flor) if cell is not None]
    further = rules.ladders[kind].each_further_flor
    more = further.value * (_flores(rules, kind) - 1) if further is not None else 0
    plus = rules.falta.plus.value if rules.falta is not None else 0
    return max([plus, *(value for value in cells if isinstance(value, int))]) + more


def _flores(rules: Ruleset, kind: str) -> int:
    """Say how many flores of one side change what a contest pays."""
    several = kind == "flor" and rules.ladders[kind].each_further_flor is not None
    return max(rules.seats.value) // 2 if several else 1


def _bet(rules: Ruleset, kind: str, notes: Notes, totals: Collection[Total]) -> dict[str, Any]:
    assert rules.count is not None
    tie = rules.count.tie if kind == "envido" else rules.count.flor_tie
    rows: list[dict[str, Any]] = [
        {"name": row_name(calls), "cells": list(_cells(rules, kind, row, notes, totals))}
        for calls, row in rules.ladders[kind].rows.items()
    ]
    return {
        "kind": kind,
        "name": [call_name(kind, lang).capitalize() for lang in LANGUAGES],
        "flores": _flores(rules, kind),
        "hows": [how for how in _HOW.values() if any(cell["how"] == how for row in rows for cell in row["cells"])],
        "rows": rows,
        "more": [_tied(kind, notes, ruled(rules, tie))] if tie.value == "nobody" else [],
        "bars": _bars(rules, kind, notes),
    }


def _tied(kind: str, notes: Notes, ruling: Ruling[None]) -> dict[str, Any]:
    """Give the cell of a contest with equal counts, where that is nobody's."""
    note = notes.own(0, "tally-tied", ruling)
    name = [text("tally-equal", lang) for lang in LANGUAGES]
    return {"id": f"{kind}::nobody", "how": "nobody", "note": note, "team": None, "name": name}


def _cells(rules: Ruleset, kind: str, row: Row, notes: Notes, totals: Collection[Total]) -> Iterator[dict[str, Any]]:
    """Give the answers to a sequence of calls; a note for one flore of the winning side, one for two, and so on."""
    counts = range(1, _flores(rules, kind) + 1)
    for answer, paid in (("sem_flor", row.sem_flor), ("quero", row.quero), ("nao_quero", row.nao_quero)):
        if paid is None:
            continue
        cell: dict[str, Any] = {"id": f"{kind}:{'+'.join(row.calls)}:{answer}", "how": _HOW[answer]}
        if isinstance(paid.value, int):
            rulings = [price(rules, kind, row.calls, answer, flores=count) for count in counts]
            yield {**cell, "note": [notes.of(ruling.value, ruling) for ruling in rulings]}
            continue
        for total in totals:
            total.measure(paid.value)
        beside = [_beside(rules, kind, row.calls, count) for count in counts]
        note = [notes.of(ruling.value, ruling, verdict=False) for ruling in beside]
        yield {**cell, "note": note, "measure": paid.value, "falta": "falta_envido" in row.calls}


def _beside(rules: Ruleset, kind: str, calls: tuple[str, ...], flores: int) -> Ruling[int]:
    """Give what a bet that pays by the score has beside its measure: its clauses, and what a second flor adds."""
    alone, paid = (price(rules, kind, calls, "quero", score=(0, 0), winner=0, flores=count) for count in (1, flores))
    because = paid.reason.because[len(alone.reason.because) :]
    return Ruling(paid.value - alone.value, replace(paid.reason, because=because), rules.open_readings)


def _bars(rules: Ruleset, kind: str, notes: Notes) -> dict[str, int]:
    """Say which contests leave no room for this one in the same hand, and why."""
    points = rules.conduct.points
    assert points is not None
    once = {"envido": points.envido_when, "flor": points.flor_once}[kind]
    bars = {kind: notes.own(0, f"tally-once-{kind}", ruled(rules, once))}
    if kind == "envido":
        bars["flor"] = notes.own(0, "tally-flor-sung", ruled(rules, points.flor_bars_envido))
    return bars


def _next(rules: Ruleset) -> list[list[int]]:
    """Give the side that is o mão of the next hand, by the side that was and by whose the hand was (last: nobody's)."""
    found = []
    for eldest in (0, 1):
        state = _begun(rules, (0, 0), eldest)
        found.append([next_eldest(state._replace(over="tricks", winner=won)).value % 2 for won in (0, 1, None)])
    return found


def _begun(rules: Ruleset, score: tuple[int, int], eldest: int) -> HandState:
    return hand_state(rules, unknown_cards(rules), None, rules.match.targets.value[0], eldest, score=score)


def _forfeits(rules: Ruleset, notes: Notes) -> dict[str, int]:
    """Give what the losers do who have so many points (claudista/7.1, 7.2)."""
    found = {}
    for points in rules.incidents.forfeits if rules.incidents is not None else ():
        [why] = match_ended(_begun(rules, (0, points), 0), 0, Reason("match.reached")).reason.because
        found[str(points)] = notes.of(0, Ruling(None, why, rules.open_readings))
    return found


def _fold(rules: Ruleset, notes: Notes) -> int | None:
    """Say how a hand is marked that was left, where it may be left at all."""
    fold, price_of = rules.conduct.fold, rules.conduct.fold_price
    if not fold.value:
        return None
    by = Cited(None, (*fold.cites, *price_of.cites), (*fold.readings, *price_of.readings))
    return notes.own(0, "tally-fold", ruled(rules, by))
