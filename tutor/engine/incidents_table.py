"""Incidents round the table: the drip, the forfeits, the zap, the furniture and the draw (claudista/1.3 and 7)."""

from __future__ import annotations

import unicodedata

from tutor.engine.incidents_case import Case, IncidentResult
from tutor.engine.reasons import Ruling


def drip(case: Case) -> Ruling[IncidentResult]:
    """A drip onto the table, reported."""
    return case.end("drip")


def touch_score(case: Case) -> Ruling[IncidentResult]:
    """A hand on the rival's points."""
    return case.end("touch_score")


def lose_with(case: Case) -> Ruling[IncidentResult]:
    """What whoever lost with so few points has to do."""
    points = case.facts["points"]
    return case.end(case.incidents.forfeits.get(points, "lose_with_more"), points=points)


def zap_on_forehead(case: Case) -> Ruling[IncidentResult]:
    """The highest manilha on a rival's forehead."""
    return case.end("zap" if case.facts["consent"] else "zap_barred")


def bang_on_glass(case: Case) -> Ruling[IncidentResult]:
    """A blow on a table of glass."""
    return case.end("glass")


def broken_table(case: Case) -> Ruling[IncidentResult]:
    """A table that did not survive the hand."""
    return case.end("broken_table")


def raffle(case: Case) -> Ruling[IncidentResult]:
    """Who may run the draw of pairs: anybody but one of a certain name who takes part in it (AMB-K68)."""
    barred = case.incidents.barred_name.value
    by, players = case.facts["by_name"], case.facts["players"]
    runs_it = _words(by)[0] == barred
    if runs_it and any(_same_person(by, player) for player in players):
        return case.end("raffle_barred", name=by)
    if runs_it:
        return case.end("raffle_onlooker", name=by)
    in_draw = next((player for player in players if _words(player)[0] == barred), None)
    return case.end("raffle", name=by) if in_draw is None else case.end("raffle_in_draw", name=by, other=in_draw)


def _words(name: str) -> list[str]:
    return unicodedata.normalize("NFC", name).casefold().split()


def _same_person(one: str, other: str) -> bool:
    """Whether two names may be of one person: the shorter begins the longer, whatever the case."""
    return all(a == b for a, b in zip(_words(one), _words(other), strict=False))
