"""What the judge asks of every bet: whose answer is it, and does a flor come first?"""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.actions import Action
from tutor.engine.reasons import Reason
from tutor.engine.records import Cited
from tutor.engine.state import Bet, HandState


def owes_flor(state: HandState, seat: int) -> bool:
    """Whether a seat holds a flor that it is obliged to sing and has not sung (gauderio/flor/2)."""
    return (
        seat in state.deal.flores
        and not state.flor_sung
        and not state.has_played(seat)
        and state.deal.rules.conduct.points is not None
        and state.deal.rules.conduct.points.flor_duty.value == "must_sing"
    )


def able_holders(state: HandState) -> tuple[int, ...]:
    """List the seats whose flor counts: dealt one, and no card laid yet (AMB-C44, procedures)."""
    flores = state.deal.flores
    return tuple([seat for seat in flores if not state.has_played(seat)]) if flores else ()


def owed(state: HandState, seat: int, act: str) -> Reason | None:
    """Give the reason to refuse one who has to sing a flor first; None when nothing is owed."""
    points = state.deal.rules.conduct.points
    if points is None or not owes_flor(state, seat):
        return None
    duty = points.flor_duty
    return Reason("void.flor_first", duty.cites, duty.readings, {"seat": seat, "act": act})


def waits_for_flor(state: HandState, act: str) -> Reason | None:
    """Give the reason to refuse anything but the flor that an accepted envido waits for (AMB-G42)."""
    points = state.deal.rules.conduct.points
    if state.accepted is None or points is None:
        return None
    rule = points.accepted_waits_for_flor
    return Reason("void.flor_awaited", rule.cites, rule.readings, {"act": act})


def answers_of(state: HandState) -> Cited[str]:
    """Who answers the pending bet, with the clause that lists the answers to this bet.

    Claudista has no such list apart: there the clauses on who may accept and refuse stand for it.
    """
    rules, bet = state.deal.rules, state.pending
    assert bet is not None
    by = rules.conduct.answer_by
    return by if rules.conduct.points is None else replace(by, cites=rules.ladders[bet.kind].rows[bet.calls].answers)


def refuse_challenged(state: HandState, action: Action, bet: Bet) -> Reason | None:
    """Answers and raises belong to the challenged side, to each member once (AMB-G15, AMB-K15)."""
    conduct, seat = state.deal.rules.conduct, action.seat
    args = {"seat": seat, "act": action.verb, "call": bet.calls[-1], "team": 1 - bet.team}
    if seat % 2 == bet.team:
        return Reason("void.challenged_answer", conduct.challenged.cites, conduct.challenged.readings, args)
    by = conduct.answer_by
    if seat in bet.spoken:
        return Reason("void.already_spoke", by.cites, by.readings, args)
    if by.value == "next_in_turn" and seat != (bet.seat + 1) % state.deal.players:
        return Reason("void.next_answers", by.cites, by.readings, {**args, "turn": (bet.seat + 1) % state.deal.players})
    return None
