"""What is done about an incident at the table: errors of the cut and the deal, calls on eleven, drips, broken tables.

Each incident is decided from its facts alone; how a table or a running hand comes to know them is not asked here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tutor.engine import incidents_deal as deal
from tutor.engine import incidents_fields as fields
from tutor.engine import incidents_play as play
from tutor.engine import incidents_table as table
from tutor.engine.errors import RuleError, nearest
from tutor.engine.incidents_case import Case, IncidentResult
from tutor.engine.incidents_fields import Reader
from tutor.engine.reasons import Ruling
from tutor.engine.records import Ruleset

__all__ = ["FIELDS", "INCIDENTS", "Incident", "IncidentResult", "rule_incident"]

_BY: Mapping[str, Reader] = {"by": fields.seat}
_SEAT: Mapping[str, Reader] = {"seat": fields.seat}


def _flags(*names: str) -> dict[str, tuple[Reader, object]]:
    return dict.fromkeys(names, (fields.flag, False))


@dataclass(frozen=True, slots=True)
class Incident:
    """One incident: who decides it, the facts it needs, and those it takes with what they are when unsaid."""

    decide: Callable[[Case], Ruling[IncidentResult]]
    needs: Mapping[str, Reader] = field(default_factory=dict)
    takes: Mapping[str, tuple[Reader, object]] = field(default_factory=dict)


INCIDENTS: Mapping[str, Incident] = {
    "cut_excess": Incident(deal.cut_excess, _BY, _flags("repeated", "deliberate")),
    "cut_peek": Incident(deal.cut_peek, _BY, _flags("repeated")),
    "cut_both_sides": Incident(deal.cut_both_sides, _BY),
    "cut_seen_card": Incident(deal.cut_seen_card, {**_BY, "destination": fields.destination}, _flags("shown_to_all")),
    "deal_peek": Incident(deal.deal_peek, {}, _flags("repeated")),
    "first_card_to_own_side": Incident(deal.first_card_to_own_side, {}, _flags("card_taken_at_cut")),
    "burn": Incident(deal.burn, {}, _flags("equal_knowledge", "seen_own")),
    "wrong_count": Incident(
        deal.wrong_count,
        {**_SEAT, "count": fields.count},
        _flags("started", "dealer_asked", "claim", "accept_extra"),
    ),
    "dealer_asks": Incident(deal.dealer_asks, {}, _flags("raised", "keep")),
    "out_of_turn": Incident(play.out_of_turn, _SEAT),
    "hide": Incident(play.hide, {**_SEAT, "trick": fields.trick}, _flags("partner_hid", "after_tie_first")),
    "truco_on_eleven": Incident(
        play.truco_on_eleven, {**_SEAT, "score": fields.score}, {"call": (fields.call, "truco")}
    ),
    "look_in_the_dark": Incident(play.look_in_the_dark, _SEAT, _flags("deliberate")),
    "drip": Incident(table.drip, _BY),
    "touch_score": Incident(table.touch_score, _BY),
    "lose_with": Incident(table.lose_with, {"points": fields.points}),
    "zap_on_forehead": Incident(table.zap_on_forehead, {}, _flags("consent")),
    "bang_on_glass": Incident(table.bang_on_glass, _BY),
    "broken_table": Incident(table.broken_table, _BY),
    "raffle": Incident(table.raffle, {"by_name": fields.a_name, "players": fields.names}),
}
"""Every incident by its name."""

FIELDS = tuple(
    dict.fromkeys((*fields.COMMON, *(name for row in INCIDENTS.values() for name in (*row.needs, *row.takes))))
)
"""Every field that some incident takes."""


def rule_incident(
    rules: Ruleset, incident: str, /, *, dealer: int, stake: int = 1, **facts: object
) -> Ruling[IncidentResult]:
    """Say what is done about an incident, what it costs and what is over by it.

    ``dealer`` is the seat that dealt, ``stake`` the value in force, ``facts`` those of the incident (`INCIDENTS`);
    a fact that is unknown, missing or of the wrong kind is a `RuleError`.

    >>> from tutor.engine import ruleset
    >>> ruling = rule_incident(ruleset("claudista"), "wrong_count", dealer=0, stake=3,
    ...                        seat=1, count=2, started=True, claim=True)
    >>> ruling.value.remedies, ruling.value.points, ruling.clauses
    (('claim_paid',), (0, 3), ('claudista/2.19',))
    """
    if incident not in INCIDENTS:
        known = tuple(INCIDENTS)
        told = {"field": "incident", "value": incident, "known": known, "nearest": nearest(str(incident), known)}
        raise RuleError("bad_query", told, detail="value")
    if rules.incidents is None:
        raise RuleError("not_in_rules", {"rules": rules.id}, detail="incident", readings=("AMB-X01",))
    row = INCIDENTS[incident]
    case = Case(
        rules,
        rules.incidents,
        fields.seat(rules, "dealer", dealer),
        fields.stake(rules, "stake", stake),
        fields.read(rules, incident, facts, row.needs, row.takes),
    )
    return row.decide(case)
