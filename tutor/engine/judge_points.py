"""May envido or flor be called or answered now?"""

from __future__ import annotations

from tutor.engine.actions import Action
from tutor.engine.judge_common import able_holders, refuse_challenged, waits_for_flor
from tutor.engine.reasons import Reason
from tutor.engine.records import PointsConduct
from tutor.engine.state import Bet, HandState


def refuse_points(state: HandState, action: Action, kind: str) -> Reason | None:
    """Give the reason why a call of envido or flor is void; None when it is not."""
    if kind == "flor":
        return refuse_flor_call(state, action)
    points = _points(state)
    bet = state.pending
    args = {"seat": action.seat, "act": action.verb}
    waits = waits_for_flor(state, action.verb)
    if waits is not None:
        return waits
    if action.seat in state.deal.flores:
        rule = points.holder_not_envido
        return Reason("void.holder_not_envido", rule.cites, rule.readings, args)
    if state.flor_sung:
        return Reason("void.envido_after_flor", points.flor_bars_envido.cites, (), args)
    if bet is not None and bet.kind == "envido":
        return refuse_challenged(state, action, bet) or _refuse_raise(state, action, bet)
    return _refuse_opening(state, action, points)


def _points(state: HandState) -> PointsConduct:
    points = state.deal.rules.conduct.points
    assert points is not None
    return points


def _refuse_raise(state: HandState, action: Action, bet: Bet) -> Reason | None:
    ladder = state.deal.rules.ladders[bet.kind]
    if (*bet.calls, action.verb) in ladder.rows:
        return None
    row = ladder.rows[bet.calls]
    known = tuple(w for w in ladder.words if (*bet.calls, w) in ladder.rows)
    facts = {"seat": action.seat, "act": action.verb, "call": bet.calls[-1], "known": known}
    return Reason("void.no_such_raise", row.answers, row.answers_readings, facts)


def _refuse_opening(state: HandState, action: Action, points: PointsConduct) -> Reason | None:
    ladder, seat = state.deal.rules.ladders["envido"], action.seat
    args = {"seat": seat, "act": action.verb}
    when = points.envido_when
    if state.trick > 0 or state.has_played(seat):
        code = "void.envido_first_trick" if state.trick > 0 else "void.envido_after_card"
        return Reason(code, when.cites, when.readings, args)
    after = points.envido_after_truco
    if not state.envido_open:
        if state.envido_called:
            return Reason("void.envido_once", when.cites, (), args)
        closed = points.envido_closed
        return Reason("void.envido_after_truco", closed.cites, closed.readings, args)
    if (action.verb,) not in ladder.rows:
        return Reason("void.no_such_call", ladder.opening.cites, (), {**args, "known": ladder.words})
    callers = points.envido_callers
    if callers.value == "last_two" and state.deal.players > 2:
        nominal = (seat - state.deal.eldest) % state.deal.players
        if nominal < state.deal.players - 2:
            return Reason("void.envido_last_two", callers.cites, callers.readings, args)
    bet = state.pending
    if bet is None:
        early = points.call_out_of_turn
        if seat != state.turn and not early.value:
            return Reason("void.envido_on_turn", early.cites, early.readings, {**args, "turn": state.turn})
        return None
    if bet.kind != "truco":
        return Reason("void.points_first", points.envido_bars_rest.cites, (), {**args, "call": bet.calls[-1]})
    if after.value == "never":
        return Reason("void.envido_after_truco", after.cites, after.readings, args)
    if after.value == "mao_only" and bet.seat != state.deal.eldest:
        return Reason("void.envido_only_to_mao", after.cites, after.readings, args)
    return _refuse_points_over(state, action, bet)


def _refuse_points_over(state: HandState, action: Action, bet: Bet) -> Reason | None:
    """Points that come before a pending bet are a word of the challenged side, and each member has one (AMB-G15)."""
    conduct = state.deal.rules.conduct
    facts = {"seat": action.seat, "act": action.verb, "call": bet.calls[-1], "team": 1 - bet.team}
    if action.seat % 2 == bet.team:
        return Reason("void.challenged_answer", conduct.challenged.cites, conduct.challenged.readings, facts)
    if action.seat in bet.spoken:
        return Reason("void.already_spoke", conduct.answer_by.cites, conduct.answer_by.readings, facts)
    return None


def refuse_flor_call(state: HandState, action: Action) -> Reason | None:
    """Give the reason why a call of flor is void; None when it is not."""
    points = _points(state)
    bet, seat = state.pending, action.seat
    args = {"seat": seat, "act": action.verb, "cards": state.deal.hands[seat]}
    count = state.deal.rules.count
    assert count is not None
    if seat not in state.deal.flores:
        return Reason("void.no_flor", count.is_flor.cites, (), args)
    if state.has_played(seat):
        return Reason("void.flor_after_card", points.flor_when.cites, points.flor_when.readings, args)
    if bet is not None and bet.kind == "flor":
        return _refuse_raise_flor(state, action, bet)
    if action.verb != "flor":
        ladder = state.deal.rules.ladders["flor"]
        return Reason("void.no_such_call", ladder.opening.cites, (), {**args, "known": ladder.words[:1]})
    if state.flor_sung:
        return Reason("void.flor_once", points.flor_once.cites, points.flor_once.readings, args)
    if state.accepted is not None:
        return None
    if bet is None:
        early = points.call_out_of_turn
        if seat != state.turn and not early.value:
            return Reason("void.flor_on_turn", early.cites, early.readings, {**args, "turn": state.turn})
        return None
    return _refuse_points_over(state, action, bet)


def _refuse_raise_flor(state: HandState, action: Action, bet: Bet) -> Reason | None:
    conduct = state.deal.rules.conduct
    if action.seat % 2 == bet.team:
        facts = {"seat": action.seat, "act": action.verb, "call": bet.calls[-1], "team": 1 - bet.team}
        if action.verb == "flor":
            once = _points(state).flor_once
            return Reason("void.flor_once", once.cites, once.readings, facts)
        return Reason("void.challenged_answer", conduct.challenged.cites, conduct.challenged.readings, facts)
    return _refuse_raise(state, action, bet)


def refuse_flor_answer(state: HandState, action: Action, bet: Bet) -> Reason | None:
    """Give the reason why an answer to a flor is void; None when it is not (AMB-G59, AMB-C43, AMB-C45)."""
    points, conduct, seat = _points(state), state.deal.rules.conduct, action.seat
    args = {"seat": seat, "act": action.verb, "call": bet.calls[-1], "team": 1 - bet.team}
    if seat % 2 == bet.team:
        return Reason("void.challenged_answer", conduct.challenged.cites, conduct.challenged.readings, args)
    row = state.deal.rules.ladders["flor"].rows[bet.calls]
    cell = {"quero": row.quero, "nao_quero": row.nao_quero, "sem_flor": row.sem_flor}[action.verb]
    if action.verb == "sem_flor":
        if cell is None:
            return Reason("void.no_flor_to_answer", row.answers, (), args)
        deny = points.may_deny_flor
        if not deny.value:
            holds = seat in able_holders(state)
            by = deny if holds else points.flor_answered_by
            code = "void.flor_denied" if holds else "void.holders_answer"
            return Reason(code, by.cites, by.readings, args)
        return None
    if cell is None:
        return Reason("void.no_such_answer", row.answers, row.answers_readings, args)
    if seat not in able_holders(state):
        by = points.flor_answered_by
        return Reason("void.holders_answer", by.cites, by.readings, args)
    return None


def refuse_open_envido(state: HandState, action: Action, bet: Bet) -> Reason | None:
    """Say whether the holder of an unsung flor may answer an envido himself (AMB-C30); a truco he may."""
    if not leaves_answer(state, action.seat, bet):
        return None
    duty = _points(state).flor_duty
    facts = {"seat": action.seat, "act": action.verb}
    return Reason("void.flor_or_partner", duty.cites, duty.readings, facts)


def leaves_answer(state: HandState, seat: int, bet: Bet) -> bool:
    """Whether a seat has only a flor to sing over this envido, or to leave the answer to its partner (AMB-C30)."""
    if bet.kind != "envido" or _points(state).flor_duty.value != "if_challenged":
        return False
    return seat in able_holders(state) and not state.flor_sung
