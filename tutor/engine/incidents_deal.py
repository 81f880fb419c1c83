"""Incidents of the cut, the deal and the count of cards (claudista/2)."""

from __future__ import annotations

from typing import Any

from tutor.engine.incidents_case import Case, IncidentResult
from tutor.engine.reasons import Ruling


def cut_excess(case: Case) -> Ruling[IncidentResult]:
    """More movements than the cut allows: the dealer may have it redone; on purpose again, a point too."""
    first = case.step("cut_limit", limit=case.incidents.cut_movements.value)
    repeated, meant = case.facts["repeated"], case.facts["deliberate"]
    if repeated and meant:
        return case.end("cut_excess_point", case.step("cut_excess", first), scope=case.incidents.scope)
    if repeated:
        return case.end("cut_excess", first, case.step("cut_excess_not_meant"))
    if meant:
        return case.end("cut_excess", first, case.step("cut_excess_first", scope=case.incidents.scope))
    return case.end("cut_excess", first)


def cut_peek(case: Case) -> Ruling[IncidentResult]:
    """A look at the partner's card, the bottom or the top while cutting."""
    return case.end("cut_peek_again" if case.facts["repeated"] else "cut_peek", case.step("cut_peek_barred"))


def cut_both_sides(case: Case) -> Ruling[IncidentResult]:
    """Cards taken from the top and from the bottom in one cut."""
    return case.end("cut_both_sides")


def cut_seen_card(case: Case) -> Ruling[IncidentResult]:
    """A card that the cutter has already seen: what may still be done with it."""
    if case.facts["destination"] == "burn":
        return case.end("seen_burned_open" if case.facts["shown_to_all"] else "seen_burned")
    return case.end({"keep": "seen_kept", "partner": "seen_passed", "vira": "seen_vira"}[case.facts["destination"]])


def deal_peek(case: Case) -> Ruling[IncidentResult]:
    """A look of the dealer at the partner's card or the bottom, or the bottom shown to the partner."""
    return case.end("deal_peek_again" if case.facts["repeated"] else "deal_peek", case.step("deal_peek_barred"))


def first_card_to_own_side(case: Case) -> Ruling[IncidentResult]:
    """The first card dealt to the dealer's own side."""
    return case.end("first_card_free" if case.facts["card_taken_at_cut"] else "first_card")


def burn(case: Case) -> Ruling[IncidentResult]:
    """A card burned by the dealer: both conditions of the burning rule must hold."""
    equal, seen = case.facts["equal_knowledge"], case.facts["seen_own"]
    why = (
        case.step("burn_known_equally" if equal else "burn_known_to_some"),
        case.step("burn_own_seen" if seen else "burn_own_unseen"),
    )
    return case.end("burn" if equal and not seen else "burn_barred", *why)


def wrong_count(case: Case) -> Ruling[IncidentResult]:
    """A seat that was not dealt its three cards: corrected, claimed or void, by whose side it is."""
    held, right = case.facts["count"], case.incidents.cards_each.value
    facts: dict[str, Any] = {"count": held, "right": right, "gap": abs(held - right)}
    if held == right:
        return case.end("count_right", **facts)
    if case.seat % 2 == case.dealer % 2:
        return _own_side(case, facts, more=held > right)
    return _opponents(case, facts, more=held > right)


def _own_side(case: Case, facts: dict[str, Any], *, more: bool) -> Ruling[IncidentResult]:
    if not more:
        return case.end("own_fewer", **facts)
    if case.facts["accept_extra"]:
        return case.end("own_more_goes_on", **facts)
    return case.end("own_more", case.step("own_more_choice"), **facts)


def _opponents(case: Case, facts: dict[str, Any], *, more: bool) -> Ruling[IncidentResult]:
    started, claim, asked = case.facts["started"], case.facts["claim"], case.facts["dealer_asked"]
    fixed = "count_fewer" if not more else "count_more_playing" if started else "count_more"
    if started and claim and not asked:
        return case.end("claim_paid", **facts)
    if started and claim:
        return case.end("claim_lost", case.step(fixed, **facts), also=fixed, **facts)
    if claim:
        return case.end(fixed, case.step("claim_too_soon"), **facts)
    if started and not asked:
        return case.end(fixed, case.step("claim_not_made"), **facts)
    return case.end(fixed, **facts)


def dealer_asks(case: Case) -> Ruling[IncidentResult]:
    """The dealer asks whether the counts are right: the claim lapses, and a truco may be undone."""
    if not case.facts["raised"]:
        return case.end("asked")
    row = "asked_kept" if case.facts["keep"] else "asked_undone"
    return case.end(row, case.step("asked"), worth=case.rules.hand_value.value)
