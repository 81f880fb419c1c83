"""May truco be called, or raised, now?"""

from __future__ import annotations

from tutor.engine.actions import Action
from tutor.engine.judge_common import owed, refuse_challenged, waits_for_flor
from tutor.engine.reasons import Reason
from tutor.engine.state import HandState


def refuse_truco(state: HandState, action: Action) -> Reason | None:
    """Give the reason why a call of the truco ladder is void; None when it is not."""
    rules, conduct, seat = state.deal.rules, state.deal.rules.conduct, action.seat
    first = owed(state, seat, action.verb) or waits_for_flor(state, action.verb)
    if first is not None:
        return first
    ladder = rules.ladders["truco"]
    bet = state.pending
    args = {"seat": seat, "act": action.verb}
    if bet is not None and bet.kind != "truco":
        if conduct.truco_when.value != "always" or state.waiting is not None:
            rule = conduct.points.envido_bars_rest if conduct.points else conduct.answer_first
            return Reason("void.points_first", rule.cites, rule.readings, {**args, "call": bet.calls[-1]})
    elif bet is not None:
        barred = refuse_challenged(state, action, bet)
        if barred is not None:
            return barred
        if (*bet.calls, action.verb) not in ladder.rows:
            row = ladder.rows[bet.calls]
            known = tuple(w for w in ladder.words if (*bet.calls, w) in ladder.rows)
            return Reason("void.no_such_raise", row.answers, row.answers_readings, {**args, "known": known})
        return None
    if (*state.truco, action.verb) not in ladder.rows:
        row_cites = ladder.rows[state.truco].answers if state.truco else ladder.opening.cites
        known = tuple(w for w in ladder.words if (*state.truco, w) in ladder.rows)
        return Reason("void.no_such_call", row_cites, (), {**args, "known": known})
    late = conduct.late_raise
    if state.raiser is not None and late.value == "never":
        return Reason("void.raise_late", late.cites, late.readings, args)
    if state.raiser is not None and seat % 2 != state.raiser and late.value != "either":
        return Reason("void.raise_of_others", late.cites, late.readings, {**args, "team": state.raiser})
    when = conduct.truco_when
    if when.value == "own_turn" and seat != state.turn:
        return Reason("void.truco_on_turn", when.cites, when.readings, {**args, "turn": state.turn})
    return None
