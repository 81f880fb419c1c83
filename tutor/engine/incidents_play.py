"""Incidents of the hand in play: turns, hidden cards, calls on eleven, looks in the dark (claudista/3, 5 and 6)."""

from __future__ import annotations

from tutor.engine.incidents_case import Case, IncidentResult
from tutor.engine.reasons import Ruling


def out_of_turn(case: Case) -> Ruling[IncidentResult]:
    """A card played out of turn stays and the order is kept, unless the table takes it back (AMB-K05)."""
    stays = case.rules.conduct.out_of_turn.value == "stand"
    return case.end("turn_stands" if stays else "turn_taken_back")


def hide(case: Case) -> Ruling[IncidentResult]:
    """A card hidden: barred by the trick, by the partner or by a tie, each for itself.

    Under every position of AMB-K08 the first of each side after a tie may not hide: the ban is a sentence of its own.
    """
    trick = case.facts["trick"]
    grounds = {
        "hide_first_trick": trick == 1,
        "hide_both": case.facts["partner_hid"],
        "hide_after_two_ties": case.facts["after_tie_first"] and trick == 3,
        "hide_after_tie": case.facts["after_tie_first"] and trick != 3,
    }
    barred = [name for name, holds in grounds.items() if holds]
    if not barred:
        return case.end("hide", trick=trick)
    first, *others = barred
    return case.end(first, *(case.step(name, trick=trick) for name in others), trick=trick)


def truco_on_eleven(case: Case) -> Ruling[IncidentResult]:
    """A call of the truco ladder with a side on eleven.

    The dark hand has its own switch, for every word; in the hand of eleven TRUCO has one and the raises another.
    """
    score, call = case.facts["score"], case.facts["call"]
    eleven = case.rules.conduct.eleven
    assert eleven is not None, "read with the score"
    facts = {"call": call, "score": score, "loser": case.seat % 2}
    if score[0] == score[1]:
        rows = {"loses": "dark_lost", "allowed": "dark_allowed"}
        return case.end(rows[eleven.dark_truco.value], case.step("both_on_eleven", score=score), **facts)
    at_eleven = case.step("on_eleven", score=score, on_eleven=score.index(eleven.eleven.value))
    if call == case.rules.ladders["truco"].words[0]:
        rows = {"loses": "eleven_lost", "reject": "eleven_reject"}
        return case.end(rows[eleven.truco.value], at_eleven, **facts)
    rows = {"loses": "raise_lost", "legal": "raise_legal", "reject": "raise_reject"}
    return case.end(rows[eleven.raises.value], at_eleven, **facts)


def look_in_the_dark(case: Case) -> Ruling[IncidentResult]:
    """A look at a card of one's own in the dark hand: by accident or on purpose."""
    return case.end("look_meant" if case.facts["deliberate"] else "look", case.step("dark_unseen"))
