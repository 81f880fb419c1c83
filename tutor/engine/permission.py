"""What allows an act that nothing forbids: the clauses, and the readings where they leave it open."""

from __future__ import annotations

from functools import lru_cache

from tutor.engine.actions import ACCEPT_ELEVEN, ANSWERS, CARD_VERBS, ELEVEN_VERBS, FOLD, HIDE, Action, kind_of_call
from tutor.engine.judge_common import able_holders, answers_of
from tutor.engine.reasons import Reason
from tutor.engine.records import Cited, PointsConduct
from tutor.engine.state import Bet, HandState

_Rules = list[Cited[object]]


@lru_cache(maxsize=512)
def _bare(cites: tuple[str, ...]) -> Cited[object]:
    """Give clauses that leave nothing open here."""
    return Cited(None, cites)


def permission(state: HandState, action: Action) -> Reason:
    """Say what allows an action that the judge has found allowed."""
    code, rules = _allowing(state, action)
    args = {"seat": action.seat, "act": action.words}
    if len(rules) == 1:
        return Reason(code, rules[0].cites, rules[0].readings, args)
    cites = tuple(dict.fromkeys(clause for rule in rules for clause in rule.cites))
    readings = tuple(dict.fromkeys(reading for rule in rules for reading in rule.readings))
    return Reason(code, cites, readings, args)


def _allowing(state: HandState, action: Action) -> tuple[str, _Rules]:
    conduct, verb = state.deal.rules.conduct, action.verb
    if verb in CARD_VERBS:
        if verb == HIDE:
            return "may.hide", [conduct.hide]
        # who leads rests on a reading only after a trick that was won
        led_by_winner = bool(state.winners) and state.winners[-1] is not None
        return "may.play", [conduct.turn if led_by_winner else _bare(conduct.turn.cites)]
    if verb in ELEVEN_VERBS:
        assert conduct.eleven is not None
        return "may.accept_eleven" if verb == ACCEPT_ELEVEN else "may.refuse_eleven", [conduct.eleven.decide]
    if verb == FOLD:
        return "may.fold", [conduct.fold]
    if verb in ANSWERS:
        return "may.answer", _answer(state, action)
    kind = kind_of_call(state.deal.rules)[verb]
    if kind == "truco":
        return _truco(state, action)
    if kind == "envido":
        raises = state.pending is not None and state.pending.kind == "envido"
        return "may.raise" if raises else "may.envido", _envido(state, action)
    return "may.flor", _flor(state, verb)


def _answer(state: HandState, action: Action) -> _Rules:
    bet = state.pending
    assert bet is not None
    if bet.kind != "flor":
        return _speaker(state)
    points = _points(state)
    hides = action.verb == "sem_flor" and action.seat in able_holders(state)
    listed = [] if action.verb == "sem_flor" else [_bare(answers_of(state).cites)]
    return [*listed, points.flor_answered_by, *([points.may_deny_flor] if hides else [])]


def _speaker(state: HandState) -> _Rules:
    """Who may answer for a side: a question only where it has several members."""
    conduct, answered = state.deal.rules.conduct, answers_of(state)
    alone = state.deal.players == 2
    return [_bare(answered.cites) if alone else answered, conduct.answer_turn]


def _raise(state: HandState, bet: Bet, call: str) -> _Rules:
    """A raise as an answer: the list of answers, and the clause that lets this call stand in it."""
    rows = state.deal.rules.ladders[bet.kind].rows
    row, raised = rows[bet.calls], rows[*bet.calls, call]
    return [_bare(row.answers), Cited(None, raised.called, raised.readings), *_speaker(state)]


def _truco(state: HandState, action: Action) -> tuple[str, _Rules]:
    conduct, bet = state.deal.rules.conduct, state.pending
    if bet is not None and bet.kind == "truco":
        return "may.raise", _raise(state, bet, action.verb)
    bare: _Rules = [] if state.held[action.seat] else [conduct.truco_without_cards]
    if state.truco:
        return "may.raise", [conduct.late_raise, *bare]
    return "may.truco", [conduct.truco_when, *bare]


def _points(state: HandState) -> PointsConduct:
    points = state.deal.rules.conduct.points
    assert points is not None
    return points


def _envido(state: HandState, action: Action) -> _Rules:
    points, bet, seat = _points(state), state.pending, action.seat
    players = state.deal.players
    last_two = (seat - state.deal.eldest) % players >= players - 2
    if bet is not None and bet.kind == "envido":
        rules = _raise(state, bet, action.verb)
        if state.has_played(seat):
            rules.append(points.raise_after_card)
        return rules if last_two else [*rules, points.raise_by_others]
    rules = [points.envido_when]
    if players > 2:
        rules.append(points.envido_callers)
    if bet is not None or state.truco:
        return [*rules, points.envido_after_truco]
    return rules if seat == state.turn else [*rules, points.call_out_of_turn]


def _flor(state: HandState, call: str) -> _Rules:
    points, bet = _points(state), state.pending
    if bet is not None and bet.kind == "flor":
        rows = state.deal.rules.ladders["flor"].rows
        row, raised = rows[bet.calls], rows[*bet.calls, call]
        return [_bare(row.answers), _bare(raised.called), points.flor_answered_by]
    return [points.flor_when, *([points.flor_over_truco] if bet is not None and bet.kind == "truco" else [])]
