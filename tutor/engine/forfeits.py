"""The end of a match, and what the losers do who have next to nothing on the board (claudista/7.1, 7.2)."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.events import MatchEnded
from tutor.engine.reasons import Reason
from tutor.engine.state import HandState


def match_ended(state: HandState, winner: int, reason: Reason) -> MatchEnded:
    """Give the end of the match; its reason names the forfeit that the losers' points earn them, if any (AMB-K69).

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.state import start_hand
    >>> hands = [cards("Qp 5p 4o"), cards("Jo 5c 4c"), cards("Ao 5e 4p"), cards("6o 5o 4e")]
    >>> state = start_hand(ruleset("claudista"), hands, vira=cards("7c")[0], score=(11, 1))
    >>> [step.code for step in match_ended(state, 0, Reason("match.reached")).reason.because]
    ['incident.lose_with_one']
    """
    incidents = state.deal.rules.incidents
    points = state.score[1 - winner]
    name = incidents.forfeits.get(points) if incidents is not None else None
    if incidents is not None and name is not None:
        row = incidents.outcomes[name]
        forfeit = Reason(row.code, row.cites, row.readings, {"team": 1 - winner, "points": points})
        reason = replace(reason, because=(*reason.because, forfeit))
    return MatchEnded(winner, reason)
