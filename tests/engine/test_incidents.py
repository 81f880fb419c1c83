"""Every incident of Claudista, by clause: what is done, what it costs, what is over, and what that rests on.

J1, seat 0, has dealt unless a row says otherwise, so J2 and J4 (team 1) are the opponents of the dealer.
"""

from __future__ import annotations

import pytest

from tests.engine.incident_rows import ROWS
from tutor.engine import ruleset
from tutor.engine.incidents import INCIDENTS, rule_incident
from tutor.rulebook import clause, reading

CLAUDISTA = ruleset("claudista")
DEALERS = range(4)


def ruled(incident, facts, rules=CLAUDISTA):
    return rule_incident(rules, incident, **{"dealer": 0, **facts})


@pytest.mark.parametrize("row", [pytest.param(row, id=f"claudista/{row.clause}-{i}") for i, row in enumerate(ROWS)])
def test_the_table(row):
    ruling = ruled(row.incident, row.facts, ruleset("claudista", **row.switches))

    assert row.value == ruling.value
    assert f"claudista/{row.clause}" in ruling.clauses
    assert set(row.readings) == set(ruling.readings)


def test_every_incident_and_every_outcome_stands_in_the_table():
    reached = {
        step.code.partition(".")[2]
        for row in ROWS
        for step in ruled(row.incident, row.facts, ruleset("claudista", **row.switches)).reason.walk()
    }

    assert INCIDENTS.keys() == {row.incident for row in ROWS}
    assert CLAUDISTA.incidents.outcomes.keys() == reached


def test_every_row_of_the_record_cites_what_exists():
    for row in CLAUDISTA.incidents.outcomes.values():
        assert row.cites
        assert all(clause(cited).rules == "claudista" for cited in row.cites)
        assert all("claudista" in reading(by).rules for by in row.readings)


@pytest.mark.parametrize("row", [pytest.param(row, id=f"claudista/{row.clause}-{i}") for i, row in enumerate(ROWS)])
@pytest.mark.parametrize("turned", DEALERS)
def test_the_table_turned(row, turned):
    """
    All seats moved on by one place change the sides and nothing else.
    """
    facts = {"dealer": 0, **row.facts}
    for name in ("dealer", "seat", "by"):
        if name in facts:
            facts[name] = (facts[name] + turned) % 4
    if "score" in facts and turned % 2:
        facts["score"] = facts["score"][::-1]
    ruling = ruled(row.incident, facts, ruleset("claudista", **row.switches))

    points, winner = row.value.points, row.value.winner
    if turned % 2:
        points, winner = points[::-1], None if winner is None else 1 - winner
    assert row.value._replace(points=points, winner=winner) == ruling.value


STRICT = [(row, i) for i, row in enumerate(ROWS)]


@pytest.mark.parametrize("row", [pytest.param(row, id=f"claudista/{row.clause}-{i}") for row, i in STRICT])
def test_strict_leaves_open_what_rests_on_a_silence_or_a_contradiction(row):
    """
    Unless a switch of the table has decided it: AMB-K19 is of loose words, AMB-K20, K37 and K76 are silences.
    """
    rules = ruleset("claudista", strict=True, **row.switches)
    decided = {"truco_in_dark": "AMB-K20", "raise_in_11": "AMB-K76", "recurrence_scope": "AMB-K37"}
    open_ = {by for by in row.readings if reading(by).kind != "wording"} - {decided.get(name) for name in row.switches}

    assert bool(open_) is ruled(row.incident, row.facts, rules).undetermined


@pytest.mark.parametrize(
    ("incident", "facts", "undetermined"),
    [
        ("cut_excess", {"by": 3}, False),
        ("cut_excess", {"by": 3, "repeated": True, "deliberate": True}, True),
        ("cut_peek", {"by": 3, "repeated": True}, True),
        ("truco_on_eleven", {"seat": 1, "score": (11, 4)}, False),
        ("truco_on_eleven", {"seat": 1, "score": (11, 11)}, True),
        ("truco_on_eleven", {"seat": 1, "score": (11, 4), "call": "seis"}, True),
        ("look_in_the_dark", {"seat": 1, "deliberate": True}, False),
        ("wrong_count", {"seat": 1, "count": 2}, False),
        ("wrong_count", {"seat": 1, "count": 2, "started": True, "claim": True}, True),
        ("out_of_turn", {"seat": 1}, False),
    ],
)
def test_strict_by_name(incident, facts, undetermined):
    assert undetermined is ruled(incident, facts, ruleset("claudista", strict=True)).undetermined


def test_a_switch_set_on_purpose_decides_under_strict():
    facts = {"by": 3, "repeated": True, "deliberate": True}
    rules = ruleset("claudista", strict=True, recurrence_scope="match")

    assert not ruled("cut_excess", facts, rules).undetermined


@pytest.mark.parametrize("stake", [1, 3, 6, 9, 12])
def test_the_value_in_force_is_paid(stake):
    facts = {"seat": 3, "count": 2, "started": True, "claim": True, "stake": stake}

    assert (0, stake) == ruled("wrong_count", facts).value.points
    assert (stake, 0) == ruled("cut_peek", {"by": 3, "repeated": True, "stake": stake}).value.points
    assert (0, stake) == ruled("deal_peek", {"repeated": True, "stake": stake}).value.points


def test_one_point_is_one_point_whatever_the_hand_is_worth():
    assert (1, 0) == ruled("drip", {"by": 2, "stake": 9}).value.points
    assert (1, 0) == ruled("cut_excess", {"by": 3, "repeated": True, "deliberate": True, "stake": 9}).value.points


def test_the_reasons_tell_why():
    """
    The verdict first, then what it rests on: the correction that stays when the claim is lost (claudista/2.20, 2.22).
    """
    ruling = ruled("wrong_count", {"seat": 1, "count": 4, "started": True, "claim": True, "dealer_asked": True})

    assert ["incident.claim_lost", "incident.count_more_playing"] == [step.code for step in ruling.reason.walk()]
    assert ("claudista/2.20", "claudista/2.22") == ruling.clauses


def test_hiding_names_every_ground():
    """
    In the first trick and beside a partner who hid: the card comes back once, for two reasons.
    """
    ruling = ruled("hide", {"seat": 1, "trick": 1, "partner_hid": True})

    assert ("claudista/3.3", "claudista/3.4") == ruling.clauses
