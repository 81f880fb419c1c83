"""The one judge: is an action ALLOWED, VOID (taken back) or a FOUL (it stands, and its remedy is applied)?"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from tutor.engine.actions import (
    ANSWERS,
    CALLS,
    CARD_VERBS,
    ELEVEN_VERBS,
    FOLD,
    HIDE,
    PLAY,
    Action,
    kind_of_call,
    wordless,
)
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError, nearest
from tutor.engine.judge_cards import out_of_turn, refuse_card
from tutor.engine.judge_common import owed, refuse_challenged, waits_for_flor
from tutor.engine.judge_over import too_late
from tutor.engine.judge_points import refuse_flor_answer, refuse_open_envido, refuse_points
from tutor.engine.judge_truco import refuse_truco
from tutor.engine.permission import permission
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import HandState, check_seat

VERBS = frozenset((*CARD_VERBS, *CALLS, *ANSWERS, FOLD, *ELEVEN_VERBS))


class Verdict(StrEnum):
    """What the judge says of an action."""

    ALLOWED = "allowed"
    VOID = "void"
    FOUL = "foul"


def judge(state: HandState, action: Action) -> Ruling[Verdict]:
    """Say whether an action may be done now, with the clause that allows or forbids it.

    A FOUL carries its remedy in the facts of its reason: ``stands`` or ``match_lost``.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.state import start_hand
    >>> state = start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")])
    >>> judge(state, Action(1, "joga", *cards("3o"))).value.value
    'void'
    """
    verdict, reason = verdict_of(state, action)
    return Ruling(verdict, reason or permission(state, action), state.deal.rules.open_readings)


def verdict_of(state: HandState, action: Action) -> tuple[Verdict, Reason | None]:
    """Give the verdict without the reason that allows an action: the part of `judge` that playing needs."""
    _check_action(state, action)
    foul = _foul(state, action)
    if foul is not None:
        return Verdict.FOUL, foul
    refusal = refuse(state, action)
    return (Verdict.ALLOWED if refusal is None else Verdict.VOID), refusal


def options(state: HandState, seat: int) -> tuple[tuple[Action, Ruling[Verdict]], ...]:
    """List every action that a seat could wish for, each with its verdict and its reasons."""
    return tuple((action, judge(state, action)) for action in universe(state, seat))


def universe(state: HandState, seat: int) -> Iterator[Action]:
    """Give every action there is for a seat: each card it holds, open or hidden, and every word of the rulebook."""
    check_seat(seat, state.deal.players)
    for card, place in _places(state, seat):
        yield Action(seat, PLAY, card, place)
        yield Action(seat, HIDE, card, place)
    for word in wordless(state.deal.rules):
        yield Action(seat, word)


def _places(state: HandState, seat: int) -> Iterator[tuple[Card | None, int | None]]:
    """Give the cards held; in the dark hand their places, since nobody has seen them (claudista/6.5)."""
    if not state.deal.dark:
        for card in state.held[seat]:
            yield card, None
        return
    left = list(state.held[seat])
    for place, card in enumerate(state.deal.hands[seat], start=1):
        if card in left:
            left.remove(card)
            yield None, place


def _check_action(state: HandState, action: Action) -> None:
    check_seat(action.seat, state.deal.players)
    if action.verb not in VERBS:
        known = tuple(sorted(VERBS))
        facts = {"field": "verb", "value": action.verb, "known": known, "nearest": nearest(action.verb, known)}
        raise RuleError("bad_query", facts, detail="value")


def _foul(state: HandState, action: Action) -> Reason | None:
    """Say what stands although it is against the rules, with its remedy."""
    eleven = state.deal.rules.conduct.eleven
    if state.over:
        return None
    if eleven is not None and action.verb in kind_of_call(state.deal.rules):
        if state.deal.dark:
            rule, loses = eleven.dark_truco, eleven.dark_truco.value == "loses"
        elif state.deal.eleven is not None:
            first = action.verb == state.deal.rules.ladders["truco"].words[0]
            rule = eleven.truco if first else eleven.raises  # type: ignore[assignment]  # both are Cited words
            loses = rule.value == "loses"
        else:
            return None
        if loses:
            args = {"seat": action.seat, "team": action.seat % 2, "call": action.verb, "remedy": "match_lost"}
            code = "foul.truco_in_dark" if state.deal.dark else "foul.truco_on_eleven"
            return Reason(code, rule.cites, rule.readings, args)
        return None
    laid_early = action.verb in CARD_VERBS and action.seat != state.turn and state.decided
    return out_of_turn(state, action) if laid_early and refuse_card(state, action) is None else None


def refuse(state: HandState, action: Action) -> Reason | None:
    """Give the reason why an action is void; None when it is not."""
    verb = action.verb
    if state.over:
        return too_late(state, action.words)
    if verb in ELEVEN_VERBS:
        return _refuse_eleven(state, action)
    refusal = _refuse_on_eleven(state, action)
    if refusal is not None:
        return refusal
    if verb in CARD_VERBS:
        return refuse_card(state, action)
    if verb == FOLD:
        return _refuse_fold(state, action)
    kinds = kind_of_call(state.deal.rules)
    if verb in CALLS and verb not in kinds:
        return Reason("void.not_in_rules", (), ("AMB-X01",), {"act": verb, "rules": state.deal.rules.id})
    if verb in CALLS:
        return refuse_truco(state, action) if kinds[verb] == "truco" else refuse_points(state, action, kinds[verb])
    return _refuse_answer(state, action)


def _refuse_eleven(state: HandState, action: Action) -> Reason | None:
    eleven = state.deal.rules.conduct.eleven
    if eleven is None:
        return Reason("void.not_in_rules", (), ("AMB-X01",), {"act": action.verb, "rules": state.deal.rules.id})
    args = {"act": action.verb, "seat": action.seat}
    if state.deal.eleven is None:
        return Reason("void.not_on_eleven", eleven.eleven.cites, (), args)
    if action.seat % 2 != state.deal.eleven:
        return Reason("void.others_decide_eleven", eleven.decide.cites, (), args)
    if state.decided:
        return Reason("void.eleven_decided", eleven.decide.cites, (), args)
    if action.seat in state.consents:
        return Reason("void.already_spoke", eleven.decide.cites, eleven.decide.readings, args)
    return None


def _refuse_on_eleven(state: HandState, action: Action) -> Reason | None:
    """Before the pair on eleven has decided nothing else goes; truco there is void or worse."""
    eleven = state.deal.rules.conduct.eleven
    if eleven is None:
        return None
    args = {"act": action.words, "seat": action.seat}
    if state.deal.eleven is not None and action.verb in kind_of_call(state.deal.rules):
        first = action.verb == state.deal.rules.ladders["truco"].words[0]
        rejected = eleven.truco if first else eleven.raises
        if rejected.value == "reject":
            return Reason("void.truco_on_eleven", rejected.cites, rejected.readings, args)
    if not state.decided:
        return Reason("void.eleven_first", eleven.decide.cites, eleven.decide.readings, args)
    return None


def _refuse_fold(state: HandState, action: Action) -> Reason | None:
    fold = state.deal.rules.conduct.fold
    args = {"seat": action.seat, "act": action.verb}
    if not fold.value:
        return Reason("void.no_folding", fold.cites, fold.readings, args)
    first = owed(state, action.seat, action.verb) or waits_for_flor(state, action.verb)
    if first is not None:
        return first
    bet = state.pending
    if bet is None:
        return None
    answering = bet.kind == "truco" and action.seat % 2 != bet.team and state.deal.rules.conduct.points is not None
    if answering:
        return None
    return Reason("void.answer_first", fold.cites, fold.readings, {**args, "kind": bet.kind, "call": bet.calls[-1]})


def _refuse_answer(state: HandState, action: Action) -> Reason | None:
    conduct, bet = state.deal.rules.conduct, state.pending
    args = {"seat": action.seat, "act": action.verb}
    if action.verb == "sem_flor" and conduct.points is None:
        return Reason("void.not_in_rules", (), ("AMB-X01",), {**args, "rules": state.deal.rules.id})
    waits = waits_for_flor(state, action.verb)
    if waits is not None:
        return waits
    if bet is None:
        return Reason("void.nothing_to_answer", conduct.answer_first.cites, (), args)
    if bet.kind == "flor":
        return refuse_flor_answer(state, action, bet)
    if action.verb == "sem_flor":
        answers = state.deal.rules.ladders[bet.kind].rows[bet.calls].answers
        return Reason("void.no_flor_to_answer", answers, (), {**args, "call": bet.calls[-1]})
    barred = refuse_challenged(state, action, bet) or owed(state, action.seat, action.verb)
    if barred is not None:
        return barred
    return refuse_open_envido(state, action, bet)
