"""Questions about what happens after something went wrong: at the cut, at the deal, in play, round the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tutor.engine import IncidentResult, Ruleset, Ruling, rule_incident
from tutor.lessons.drills.pools import K, luck
from tutor.lessons.questions import Choice, Drill, Shown
from tutor.lessons.said import Ruled, say

DEALER = 0
CHOICES = 3


class Incident(NamedTuple):
    """Something that happened: its message, its name for the referee, and its facts."""

    told: str
    name: str
    facts: Mapping[str, Any]


_ON = True
INCIDENTS: Mapping[str, tuple[Incident, ...]] = {
    "cut": (
        Incident("excess", "cut_excess", {"by": 3}),
        Incident("excess-again", "cut_excess", {"by": 3, "repeated": _ON, "deliberate": _ON}),
        Incident("cut-peek", "cut_peek", {"by": 3}),
        Incident("cut-peek-again", "cut_peek", {"by": 3, "repeated": _ON}),
        Incident("both-sides", "cut_both_sides", {"by": 3}),
        Incident("seen-kept", "cut_seen_card", {"by": 3, "destination": "keep"}),
        Incident("seen-partner", "cut_seen_card", {"by": 3, "destination": "partner"}),
        Incident("seen-vira", "cut_seen_card", {"by": 3, "destination": "vira"}),
        Incident("seen-burned", "cut_seen_card", {"by": 3, "destination": "burn"}),
        Incident("first-own-side", "first_card_to_own_side", {}),
        Incident("first-after-taking", "first_card_to_own_side", {"card_taken_at_cut": _ON}),
        Incident("burn", "burn", {"equal_knowledge": _ON}),
    ),
    "deal_errors": (
        Incident("deal-peek", "deal_peek", {}),
        Incident("deal-peek-again", "deal_peek", {"repeated": _ON}),
        Incident("claimed", "wrong_count", {"seat": 1, "count": 2, "started": _ON, "claim": _ON}),
        Incident("more", "wrong_count", {"seat": 1, "count": 4}),
        Incident("fewer", "wrong_count", {"seat": 3, "count": 2}),
        Incident("own-fewer", "wrong_count", {"seat": 2, "count": 2}),
        Incident("own-more", "wrong_count", {"seat": 2, "count": 4}),
        Incident("asked", "dealer_asks", {}),
    ),
    "dark": (
        Incident("look", "look_in_the_dark", {"seat": 2}),
        Incident("look-meant", "look_in_the_dark", {"seat": 2, "deliberate": _ON}),
        Incident("dark-truco", "truco_on_eleven", {"seat": 1, "score": (11, 11)}),
    ),
    "supplementary": (
        Incident("zero", "lose_with", {"points": 0}),
        Incident("one", "lose_with", {"points": 1}),
        Incident("zap", "zap_on_forehead", {"consent": False}),
        Incident("glass", "bang_on_glass", {"by": 0}),
        Incident("broken", "broken_table", {"by": 0}),
        Incident("drip", "drip", {"by": 0}),
        Incident("score", "touch_score", {"by": 0}),
    ),
}
"""By skill. The dealer is seat 0, the cutter seat 3."""


def _rule(rules: Ruleset, incident: Incident) -> Ruling[IncidentResult]:
    facts = dict(incident.facts)
    return rule_incident(rules, incident.name, dealer=DEALER, stake=facts.pop("stake", 1), **facts)


def _key(rules: Ruleset, incident: Incident) -> Ruling[Any]:
    """The answer is what the ruling says; it goes by the message that tells the case."""
    ruling = _rule(rules, incident)
    return Ruling(incident.told, ruling.reason, ruling.open_readings)


def _show(skill: str) -> Callable[[Ruleset, Any], Shown]:
    def show(rules: Ruleset, incident: Incident) -> Shown:
        rulings = {one.told: _rule(rules, one) for one in INCIDENTS[skill]}
        others = [told for told, ruling in rulings.items() if ruling.reason.code != rulings[incident.told].reason.code]
        drawn = luck(f"after {incident.told}").sample(others, CHOICES - 1)
        choices = tuple(Choice(told, Ruled(rulings[told])) for told in (incident.told, *drawn))
        return Shown(say("ask-what-follows"), facts=(say(f"ask-after-{incident.told}"),), choices=choices, players=4)

    return show


def _pool(skill: str) -> Callable[[Ruleset], Sequence[Any]]:
    return lambda _rules: INCIDENTS[skill]


DRILLS = tuple(
    Drill(
        skill=skill, kind="after", rules=(K,), form="one", shuffled=True,
        pool=_pool(skill), key=_key, show=_show(skill),
    )
    for skill in INCIDENTS
)  # fmt: skip
