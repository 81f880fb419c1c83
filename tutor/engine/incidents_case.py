"""What every incident has: its facts, checked, and how a row of the rulebook becomes a ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tutor.engine.incidents_records import IncidentRules, Outcome
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Ruleset


class IncidentResult(NamedTuple):
    """What is done about an incident: remedies by name, the points of both sides, and what is over."""

    remedies: tuple[str, ...]
    points: tuple[int, int]
    hand_over: bool
    match_over: bool
    winner: int | None


class Case(NamedTuple):
    """One incident: the rules it falls under, who dealt, the value in force, and its own facts by name."""

    rules: Ruleset
    incidents: IncidentRules
    dealer: int
    stake: int
    facts: Mapping[str, Any]

    @property
    def seat(self) -> int:
        """The seat that the incident is about; the dealer's where it names none."""
        found: int = self.facts.get("seat", self.facts.get("by", self.dealer))
        return found

    def step(self, name: str, /, *because: Reason, **more: Any) -> Reason:  # noqa: ANN401  # facts
        """Give one row as a step of the reasons, with the facts it is about."""
        row = self.incidents.outcomes[name]
        team = self._side(row)
        args = {"seat": self.seat, "team": team, "points": self._points(row), **more}
        return Reason(row.code, row.cites, row.readings, args, because)

    def end(self, name: str, /, *because: Reason, also: str = "", **more: Any) -> Ruling[IncidentResult]:  # noqa: ANN401
        """Rule by one row; ``also`` names a second row whose remedies come with it."""
        row = self.incidents.outcomes[name]
        remedies = {*row.remedies, *(self.incidents.outcomes[also].remedies if also else ())}
        side, points = self._side(row), self._points(row)
        result = IncidentResult(
            remedies=tuple(sorted(remedies)),
            points=(points, 0) if side == 0 else (0, points),
            hand_over=row.hand_over,
            match_over=row.match_lost,
            winner=side if row.match_lost else None,
        )
        return Ruling(result, self.step(name, *because, **more), self.rules.open_readings)

    def _points(self, row: Outcome) -> int:
        return self.stake if row.points == "stake" else row.points

    def _side(self, row: Outcome) -> int:
        """The side that gains by a row; of one that pays nobody, the side of the seat."""
        if row.match_lost:
            return 1 - self.seat % 2
        if row.paid_to == "dealer_side":
            return self.dealer % 2
        if row.paid_to == "dealer_opponents":
            return 1 - self.dealer % 2
        return self.seat % 2
