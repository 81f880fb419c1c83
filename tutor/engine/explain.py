"""Why did this happen? The reasons of an event, worked out from the state before it when they are asked for."""

from __future__ import annotations

from typing import assert_never

from tutor.engine.actions import HIDE, NAO_QUERO, PLAY, QUERO, Action
from tutor.engine.events import (
    Called,
    CardLaid,
    ContestEnded,
    ElevenAccepted,
    EnvidoVoided,
    Event,
    HandEnded,
    MatchEnded,
    Paid,
    Refused,
    Spoke,
    Taken,
    TrickTaken,
    ViraShown,
    evolve,
)
from tutor.engine.judge import judge
from tutor.engine.judge_common import answers_of
from tutor.engine.payments import contest, stake_reason
from tutor.engine.permission import permission
from tutor.engine.reasons import Reason
from tutor.engine.state import HandState, new
from tutor.engine.tricks import next_lead, resolve_trick, resolve_tricks


def explain(before: HandState, event: Event) -> Reason:
    """Give the reasons of an event; ``before`` is the state right before it.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.game import advance
    >>> from tutor.engine.state import start_hand
    >>> state = start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")])
    >>> _, (event,) = advance(state, Action(0, "truco"))
    >>> explain(state, event).cites
    ('gauderio/truco/4',)
    """
    match event:
        case CardLaid(seat=seat, card=card, hidden=hidden, place=place):
            laid: Action = new(Action, (seat, HIDE if hidden else PLAY, card, place))
            # it stands: in turn it was allowed, out of turn it was a foul
            return permission(before, laid) if seat == before.turn else judge(before, laid).reason
        case Called(seat=seat, call=call):
            called: Action = new(Action, (seat, call, None, None))
            return permission(before, called)
        case Paid(reason=reason) | HandEnded(reason=reason) | MatchEnded(reason=reason):
            return reason
        case TrickTaken():
            return _trick(before)
        case Taken(seat=seat):
            return _taken(before, seat)
        case Spoke(seat=seat):
            by = before.rules.conduct.answer_by
            return Reason("event.one_of_side_refused", by.cites, by.readings, {"seat": seat, "act": NAO_QUERO})
        case Refused(seat=seat):
            return _refused(before, seat)
        case EnvidoVoided():
            points = before.rules.conduct.points
            assert points is not None
            return Reason("event.envido_voided", points.flor_over_envido.cites, points.flor_over_envido.readings)
        case ContestEnded(kind=kind):
            return _contest_ended(before, kind)
        case ElevenAccepted(seat=seat, stake=stake):
            eleven = before.rules.conduct.eleven
            assert eleven is not None
            why = () if stake is None else (stake_reason(evolve(before, event)),)
            return Reason("event.eleven_accepted", eleven.decide.cites, eleven.decide.readings, {"seat": seat}, why)
        case ViraShown(vira=vira):
            return Reason("event.vira_shown", ("claudista/6.9",), ("AMB-K65",), {"vira": vira})
        case _:
            assert_never(event)


def _trick(before: HandState) -> Reason:
    deal = before.deal
    won = resolve_trick(deal.rules, before.plays, lead=before.lead, vira=deal.vira)
    lead = next_lead(deal.rules, won.value.seat, lead=before.lead, eldest=deal.eldest)
    winners = (*before.winners, won.value.team)
    goes_on = resolve_tricks(deal.rules, winners).value.outcome == "undecided"
    follows = (lead.reason,) if goes_on else ()  # nobody leads once the hand is decided
    return Reason("event.trick", (), (), {"trick": before.trick + 1}, (won.reason, *follows))


def _taken(before: HandState, seat: int) -> Reason:
    bet = before.pending
    assert bet is not None
    row = before.rules.ladders[bet.kind].rows[bet.calls].quero
    assert row is not None
    args = {"seat": seat, "call": bet.calls[-1], "kind": bet.kind, "act": QUERO}
    return Reason("event.taken", row.cites, row.readings, args)


def _refused(before: HandState, seat: int) -> Reason:
    bet = before.pending
    assert bet is not None
    args = {"seat": seat, "call": bet.calls[-1], "kind": bet.kind, "act": NAO_QUERO}
    by = answers_of(before)
    points = before.rules.conduct.points
    if bet.kind == "flor" and points is not None:
        answered = points.flor_answered_by
        code = "event.flor_unmet" if seat % 2 == bet.team else "event.refused"
        return Reason(code, answered.cites, answered.readings, args)
    return Reason("event.refused", by.cites, by.readings if before.deal.players > 2 else (), args)


def _contest_ended(before: HandState, kind: str) -> Reason:
    points = before.rules.conduct.points
    assert points is not None
    if before.waiting is None:
        once = points.flor_once if kind == "flor" else points.envido_when
        readings = once.readings if kind == "flor" else ()
        return Reason("event.contest_ended", once.cites, readings, {"kind": kind}, _nobody(before))
    rule = points.envido_after_truco
    args = {"kind": kind, "call": before.waiting.calls[-1], "team": 1 - before.waiting.team}
    return Reason("event.truco_comes_back", rule.cites, rule.readings, args, _nobody(before))


def _nobody(before: HandState) -> tuple[Reason, ...]:
    """Say why an accepted contest paid nobody, where that switch is on (AMB-G02, AMB-G45, AMB-C09)."""
    bet = before.accepted
    if bet is None:
        return ()
    ruling = contest(before, bet)
    return (ruling.reason,) if ruling.value.winner_team is None else ()
