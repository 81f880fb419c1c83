"""Playing a hand: an action becomes events, events become the next state."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.actions import (
    ACCEPT_ELEVEN,
    CALLS,
    CARD_VERBS,
    FOLD,
    HIDE,
    NAO_QUERO,
    QUERO,
    REFUSE_ELEVEN,
    Action,
    kind_of_call,
)
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.events import (
    Called,
    CardLaid,
    ContestEnded,
    ElevenAccepted,
    EnvidoVoided,
    Event,
    HandEnded,
    Paid,
    Refused,
    Spoke,
    Taken,
    TrickTaken,
    ViraShown,
    evolve,
)
from tutor.engine.forfeits import match_ended
from tutor.engine.judge import Verdict, judge, verdict_of
from tutor.engine.judge_common import able_holders
from tutor.engine.payments import contest_award, flor_unmet, folded, hand_tied, hand_value, match_end, refusal
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import Bet, HandState
from tutor.engine.tricks import next_lead, resolve_tricks, trick_seat


class IllegalAction(RuleError):  # noqa: N818  # the name that callers know from the README
    """An action against the rules; ``ruling`` says which clause forbids it."""

    def __init__(self, action: Action, ruling: Ruling[Verdict]) -> None:
        self.action = action
        self.ruling = ruling
        super().__init__(
            "illegal_action", {"action": action}, detail="judged", cites=ruling.clauses, readings=ruling.readings
        )


def play(state: HandState, action: Action) -> HandState:
    """Do an action and give the state after it; one that is void raises `IllegalAction`.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.state import start_hand
    >>> state = start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")])
    >>> play(state, Action(0, "truco")).pending.calls
    ('truco',)
    """
    return advance(state, action)[0]


def advance(state: HandState, action: Action) -> tuple[HandState, tuple[Event, ...]]:
    """Do an action: the state after it and the events that led there, each folded before the next is told."""
    verdict, reason = verdict_of(state, action)
    if verdict is Verdict.VOID:
        raise IllegalAction(action, judge(state, action))
    log: list[Event] = []
    if reason is not None and reason.args["remedy"] == "match_lost":
        state = _tell(state, log, HandEnded(None, "foul", reason))
        return _tell(state, log, match_ended(state, 1 - action.seat % 2, reason)), tuple(log)
    for event in _decide(state, action):
        state = _tell(state, log, event)
    return _settle(state, log), tuple(log)


def _tell(state: HandState, log: list[Event], event: Event) -> HandState:
    log.append(event)
    return evolve(state, event)


def _decide(state: HandState, action: Action) -> Iterator[Event]:
    """What an action brings about by itself."""
    seat, verb = action.seat, action.verb
    if verb in CARD_VERBS:
        card = action.card if action.place is None else _unseen(state, action)
        if card is None and verb != HIDE:
            raise RuleError("unknown_card", {"seat": seat})
        yield CardLaid(seat, card, verb == HIDE, action.place)
    elif verb in CALLS:
        kind = kind_of_call(state.deal.rules)[verb]
        unpaid = state.accepted is not None or (state.pending is not None and state.pending.kind == "envido")
        if kind == "flor" and unpaid:
            yield EnvidoVoided()
        yield Called(seat, kind, verb)
    elif verb == QUERO:
        assert state.pending is not None
        row = state.deal.rules.ladders[state.pending.kind].rows[state.pending.calls]
        stake = row.quero.value if row.quero is not None and state.pending.kind == "truco" else None
        yield Taken(seat, stake if isinstance(stake, int) else None)
    elif verb == FOLD:
        ruling = folded(state, seat)
        yield Paid(1 - seat % 2, ruling.value, "fold", ruling.reason)
        yield HandEnded(1 - seat % 2, "folded", ruling.reason)
    elif verb == ACCEPT_ELEVEN:
        eleven = state.deal.rules.conduct.eleven
        assert eleven is not None
        everyone = len(state.consents) + 1 == len(state.team_seats(seat % 2))
        yield ElevenAccepted(seat, eleven.played.value if everyone else None)
    elif verb == REFUSE_ELEVEN:
        eleven = state.deal.rules.conduct.eleven
        assert eleven is not None
        facts = {"team": seat % 2, "points": eleven.refused.value}
        because = (Reason("eleven.one_refusal", eleven.decide.cites, eleven.decide.readings, {"seat": seat}),)
        reason = Reason("eleven.refused", eleven.refused.cites, eleven.refused.readings, facts, because)
        yield Paid(1 - seat % 2, eleven.refused.value, "eleven", reason)
        yield HandEnded(1 - seat % 2, "eleven_refused", reason)
    else:
        yield from _refuse_bet(state, seat, verb)


def _unseen(state: HandState, action: Action) -> Card | None:
    """Give the card that lies at a place of the dark hand; the one told where the deal did not know it."""
    card = state.deal.hands[action.seat][(action.place or 1) - 1]
    return card if card is not None else action.card


def _refuse_bet(state: HandState, seat: int, verb: str) -> Iterator[Event]:
    bet = state.pending
    assert bet is not None
    unanimous = state.deal.rules.conduct.answer_by.value == "unanimous" and bet.kind != "flor"
    others = [s for s in state.team_seats(seat % 2) if s != seat and s not in bet.spoken]
    if verb == NAO_QUERO and unanimous and others:
        yield Spoke(seat, verb)
        return
    ruling = refusal(state, bet, verb)
    yield Refused(seat)
    yield Paid(bet.team, ruling.value, bet.kind, ruling.reason)
    if bet.kind == "truco":
        yield HandEnded(bet.team, "refused", ruling.reason)
    else:
        yield ContestEnded(bet.kind)


def settled(state: HandState) -> tuple[HandState, tuple[Event, ...]]:
    """Give what follows by the rules alone from a state that was reached some other way, and the state after it."""
    log: list[Event] = []
    return _settle(state, log), tuple(log)


def _settle(state: HandState, log: list[Event]) -> HandState:
    """What follows by the rules alone, until somebody has to act again."""
    while not _quiet(state):
        before = len(log)
        for event in _follows(state):
            state = _tell(state, log, event)
        if len(log) == before:
            return state
    return state


def _quiet(state: HandState) -> bool:
    """Whether plainly nothing follows: most actions just hand the word to somebody."""
    bet = state.pending
    return (
        not state.over
        and state.reached is None
        and state.accepted is None
        and (bet is None or bet.kind != "flor")
        and len(state.plays) < state.deal.players
    )


def reveal(state: HandState, vira: Card) -> tuple[HandState, tuple[Event, ...]]:
    """Turn up a vira that was not known, in a dark hand read from a file (claudista/6.9)."""
    log: list[Event] = []
    state = _tell(state, log, ViraShown(vira))
    return _settle(state, log), tuple(log)


def _follows(state: HandState) -> Iterator[Event]:
    if state.match_winner is not None:
        return
    if state.reached is not None and not state.over and _at_once(state):
        ruling = match_end(state)
        yield HandEnded(None, "match_over", ruling.reason)
        return
    if state.over:
        if max(state.score) < state.deal.target:
            return
        ruling = match_end(state)
        if ruling.value.over and ruling.value.winner is not None:
            yield match_ended(state, ruling.value.winner, ruling.reason)
        return
    if state.accepted is not None:
        yield from _accepted(state, state.accepted)
    elif state.pending is not None and state.pending.kind == "flor" and len(state.pending.calls) == 1:
        yield from _unmet_flor(state, state.pending)
    elif len(state.plays) == state.deal.players:
        yield from _end_trick(state)


def _at_once(state: HandState) -> bool:
    check = state.deal.rules.match.end_check.value
    return check == "immediate" or (check == "falta_only" and state.falta_reached)


def _accepted(state: HandState, bet: Bet) -> Iterator[Event]:
    """Settle a points contest that was accepted; an envido waits for a flor still to be sung (AMB-G42)."""
    points = state.deal.rules.conduct.points
    assert points is not None
    if bet.kind == "envido" and points.accepted_waits_for_flor.value and able_holders(state):
        return
    ruling = contest_award(state, bet)
    if ruling.value.team is not None:
        what = "falta" if "falta_envido" in bet.calls else bet.kind
        yield Paid(ruling.value.team, ruling.value.points, what, ruling.reason)
    yield ContestEnded(bet.kind)


def _unmet_flor(state: HandState, bet: Bet) -> Iterator[Event]:
    """End a flor at once where no opponent holds one and only holders answer (gauderio/flor/3, AMB-G59)."""
    points = state.deal.rules.conduct.points
    assert points is not None
    if points.flor_answered_by.value != "holders":
        return
    if any(seat % 2 != bet.team for seat in able_holders(state)):
        return
    ruling = flor_unmet(state, bet)
    yield Refused(bet.seat)
    yield Paid(bet.team, ruling.value, "flor", ruling.reason)
    yield ContestEnded("flor")


def _end_trick(state: HandState) -> Iterator[Event]:
    deal = state.deal
    if not state.vira_shown:
        if deal.vira is None:
            return
        yield ViraShown(deal.vira)
        return
    seat = trick_seat(deal.rules, state.plays, lead=state.lead, vira=deal.vira)
    lead = next_lead(deal.rules, seat, lead=state.lead, eldest=deal.eldest).value
    winners = (*state.winners, None if seat is None else seat % 2)
    yield TrickTaken(seat, lead)
    result = resolve_tricks(deal.rules, winners, eldest=deal.eldest, mao_de_11=deal.eleven)
    if result.value.outcome == "undecided":
        return
    if result.value.team is not None:
        ruling = hand_value(state, result)
        yield Paid(result.value.team, ruling.value, "hand", ruling.reason)
    yield HandEnded(result.value.team, "tricks", hand_tied(state, result))
