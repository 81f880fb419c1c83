"""Playing a hand: an action becomes events, events become the next state."""

from __future__ import annotations

from functools import lru_cache

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
from tutor.engine.allowed import plainly
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.events import (
    Called,
    CardLaid,
    ContestEnded,
    ElevenAccepted,
    EnvidoVoided,
    Events,
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
from tutor.engine.payments import (
    Worth,
    award,
    bonus_due,
    contest_award,
    flor_unmet,
    fold_price,
    hand_tied,
    hand_value,
    match_end,
    refusal,
    worth_of,
)
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import Bet, HandState
from tutor.engine.tricks import next_lead, resolve_tricks, trick_seat

_UNTOLD = Reason("paid.contest")
"""The reason of an event that nobody is told."""


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
    return _done(state, action, told=False)[0]


def advance(state: HandState, action: Action) -> tuple[HandState, Events]:
    """Do an action: the state after it and the events that led there, each folded before the next is told."""
    return _done(state, action, told=True)


def _done(state: HandState, action: Action, *, told: bool) -> tuple[HandState, Events]:
    """Do an action; unless the events are ``told`` to somebody, reasons that take long are not worked out."""
    if not plainly(state, action):
        verdict, reason = verdict_of(state, action)
        if verdict is Verdict.VOID:
            raise IllegalAction(action, judge(state, action))
        if reason is not None and reason.args["remedy"] == "match_lost":
            lost = HandEnded(None, "foul", reason), match_ended(state, 1 - action.seat % 2, reason)
            return evolve(state, *lost), lost
    events = _decide(state, action)
    return _settle(evolve(state, *events), events, told=told)


def _decide(state: HandState, action: Action) -> Events:
    """What an action brings about by itself."""
    seat, verb, card, place = action
    if verb in CARD_VERBS:
        if place is not None:
            card = _unseen(state, seat, card, place)
        if card is None and verb != HIDE:
            raise RuleError("unknown_card", {"seat": seat}, detail="laid")
        laid: CardLaid = tuple.__new__(CardLaid, (seat, card, verb == HIDE, place))
        return (laid,)
    if verb in CALLS:
        call = Called(seat, kind_of_call(state.deal.rules)[verb], verb)
        return (EnvidoVoided(), call) if call.kind == "flor" and _unpaid_envido(state) else (call,)
    if verb == QUERO:
        assert state.pending is not None
        row = state.deal.rules.ladders[state.pending.kind].rows[state.pending.calls]
        stake = row.quero.value if row.quero is not None and state.pending.kind == "truco" else None
        return (Taken(seat, stake if isinstance(stake, int) else None),)
    if verb == FOLD:
        return _folded(worth_of(state), seat, state.pending, first_trick=bonus_due(state))
    if verb == ACCEPT_ELEVEN:
        eleven = state.deal.rules.conduct.eleven
        assert eleven is not None
        everyone = len(state.consents) + 1 == len(state.team_seats(seat % 2))
        return (ElevenAccepted(seat, eleven.played.value if everyone else None),)
    if verb == REFUSE_ELEVEN:
        return _refuse_eleven(state, seat)
    return _refuse_bet(state, seat, verb)


def _unseen(state: HandState, seat: int, told: Card | None, place: int) -> Card | None:
    """Give the card that lies at a place of the dark hand; the one told where the deal did not know it."""
    card = state.deal.hands[seat][place - 1]
    return card if card is not None else told


def _unpaid_envido(state: HandState) -> bool:
    return state.accepted is not None or (state.pending is not None and state.pending.kind == "envido")


@lru_cache(maxsize=1024)
def _folded(worth: Worth, seat: int, bet: Bet | None, *, first_trick: bool) -> Events:
    ruling = fold_price(worth, seat, bet, first_trick=first_trick)
    paid = Paid(1 - seat % 2, ruling.value, "fold", ruling.reason)
    return paid, HandEnded(1 - seat % 2, "folded", ruling.reason)


def _refuse_eleven(state: HandState, seat: int) -> Events:
    eleven = state.deal.rules.conduct.eleven
    assert eleven is not None
    facts = {"team": seat % 2, "points": eleven.refused.value}
    because = (Reason("eleven.one_refusal", eleven.decide.cites, eleven.decide.readings, {"seat": seat}),)
    reason = Reason("eleven.refused", eleven.refused.cites, eleven.refused.readings, facts, because)
    paid = Paid(1 - seat % 2, eleven.refused.value, "eleven", reason)
    return paid, HandEnded(1 - seat % 2, "eleven_refused", reason)


def _refuse_bet(state: HandState, seat: int, verb: str) -> Events:
    bet = state.pending
    assert bet is not None
    unanimous = state.deal.rules.conduct.answer_by.value == "unanimous" and bet.kind != "flor"
    if verb == NAO_QUERO and unanimous and any(s != seat and s not in bet.spoken for s in state.team_seats(seat % 2)):
        return (Spoke(seat, verb),)
    ruling = refusal(state, bet, verb)
    paid = Paid(bet.team, ruling.value, bet.kind, ruling.reason)
    ended = HandEnded(bet.team, "refused", ruling.reason) if bet.kind == "truco" else ContestEnded(bet.kind)
    return Refused(seat), paid, ended


def settled(state: HandState) -> tuple[HandState, Events]:
    """Give what follows by the rules alone from a state that was reached some other way, and the state after it."""
    return _settle(state, (), told=True)


def reveal(state: HandState, vira: Card) -> tuple[HandState, Events]:
    """Turn up a vira that was not known, in a dark hand read from a file (claudista/6.9)."""
    shown = ViraShown(vira)
    return _settle(evolve(state, shown), (shown,), told=True)


def _settle(state: HandState, events: Events, *, told: bool) -> tuple[HandState, Events]:
    """What follows by the rules alone, until somebody has to act again."""
    while more := _follows(state, told=told):
        state = evolve(state, *more)
        events += more
    return state, events


def _follows(state: HandState, *, told: bool) -> Events:
    if state.over:
        if state.match_winner is not None or max(state.score) < state.deal.target:
            return ()
        ruling = match_end(state)
        winner = ruling.value.winner
        return (match_ended(state, winner, ruling.reason),) if ruling.value.over and winner is not None else ()
    if state.reached is not None and _at_once(state):
        return (HandEnded(None, "match_over", match_end(state).reason),)
    bet = state.pending
    if state.accepted is not None:
        return _accepted(state, state.accepted, told=told)
    if bet is not None and bet.kind == "flor" and len(bet.calls) == 1:
        return _unmet_flor(state, bet)
    return _end_trick(state) if len(state.plays) == state.deal.players else ()


def _at_once(state: HandState) -> bool:
    check = state.deal.rules.match.end_check.value
    return check == "immediate" or (check == "falta_only" and state.falta_reached)


def _accepted(state: HandState, bet: Bet, *, told: bool) -> Events:
    """Settle a points contest that was accepted; an envido waits for a flor still to be sung (AMB-G42)."""
    points = state.deal.rules.conduct.points
    assert points is not None
    if bet.kind == "envido" and points.accepted_waits_for_flor.value and able_holders(state):
        return ()
    if told:
        ruling = contest_award(state, bet)
        paid, why = ruling.value, ruling.reason
    else:
        paid, why = award(state, bet), _UNTOLD
    if paid.team is None:
        return (ContestEnded(bet.kind),)
    what = "falta" if "falta_envido" in bet.calls else bet.kind
    return Paid(paid.team, paid.points, what, why), ContestEnded(bet.kind)


def _unmet_flor(state: HandState, bet: Bet) -> Events:
    """End a flor at once where no opponent holds one and only holders answer (gauderio/flor/3, AMB-G59)."""
    points = state.deal.rules.conduct.points
    assert points is not None
    if points.flor_answered_by.value != "holders":
        return ()
    if any(seat % 2 != bet.team for seat in able_holders(state)):
        return ()
    ruling = flor_unmet(state, bet)
    return Refused(bet.seat), Paid(bet.team, ruling.value, "flor", ruling.reason), ContestEnded("flor")


def _end_trick(state: HandState) -> Events:
    deal = state.deal
    if not state.vira_shown:
        return () if deal.vira is None else (ViraShown(deal.vira),)
    seat = trick_seat(deal.rules, state.plays, lead=state.lead, vira=deal.vira)
    return _trick_ended(worth_of(state), deal.eldest, state.lead, state.winners, seat)


@lru_cache(maxsize=4096)
def _trick_ended(worth: Worth, eldest: int, lead: int, before: tuple[int | None, ...], seat: int | None) -> Events:
    rules, winners = worth.rules, (*before, None if seat is None else seat % 2)
    taken = TrickTaken(seat, next_lead(rules, seat, lead=lead, eldest=eldest).value)
    result = resolve_tricks(rules, winners, eldest=eldest, mao_de_11=worth.eleven)
    team = result.value.team
    if result.value.outcome == "undecided":
        return (taken,)
    ended = HandEnded(team, "tricks", hand_tied(worth, result))
    if team is None:
        return taken, ended
    ruling = hand_value(worth, result)
    return taken, Paid(team, ruling.value, "hand", ruling.reason), ended
