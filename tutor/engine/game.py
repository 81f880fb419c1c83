"""Playing a hand: an action becomes events, events become the next state."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tutor.engine import state as at
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
    FOLDS,
    Called,
    CardLaid,
    ContestEnded,
    ElevenAccepted,
    EnvidoVoided,
    Events,
    Fields,
    HandEnded,
    Paid,
    Refused,
    Spoke,
    Taken,
    TrickTaken,
    ViraShown,
    made,
)
from tutor.engine.forfeits import match_ended
from tutor.engine.judge import Verdict, judge, verdict_of
from tutor.engine.judge_common import able_holders
from tutor.engine.payments import (
    Award,
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
from tutor.engine.records import Ruleset
from tutor.engine.state import Bet, Deal, HandState, new
from tutor.engine.tricks import next_lead, resolve_tricks, trick_seat

_Awarding = Callable[[HandState, Bet], tuple[Award, Reason]]
"""How a contest of points is paid: with all that is said of it, or without."""

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
    return _settled(state, _decide(state, action), _untold)[0]


def advance(state: HandState, action: Action) -> tuple[HandState, Events]:
    """Do an action: the state after it and the events that led there, each folded before the next is told."""
    return _settled(state, _decide(state, action), _told)


def _decide(state: HandState, action: Action) -> Events:
    """What an action brings about by itself; one that is void raises."""
    if not plainly(state, action) and (lost := _judged(state, action)):
        return lost
    seat, verb, card, place = action
    if verb in CARD_VERBS:
        if place is not None:
            card = _unseen(state, seat, card, place)
        if card is None and verb != HIDE:
            raise RuleError("unknown_card", {"seat": seat}, detail="laid")
        laid: CardLaid = new(CardLaid, (seat, card, verb == HIDE, place))
        return (laid,)
    if verb in CALLS:
        call = _call(state.deal.rules, seat, verb)
        return (EnvidoVoided(), call) if call.kind == "flor" and _unpaid_envido(state) else (call,)
    if verb == QUERO:
        assert state.pending is not None
        row = state.deal.rules.ladders[state.pending.kind].rows[state.pending.calls]
        stake = row.quero.value if row.quero is not None and state.pending.kind == "truco" else None
        return (Taken(seat, stake if isinstance(stake, int) else None),)
    if verb == FOLD:
        worth = worth_of(state.deal, state.stake, state.truco)
        return _folded(worth, seat, state.pending, first_trick=bonus_due(state))
    if verb == ACCEPT_ELEVEN:
        eleven = state.deal.rules.conduct.eleven
        assert eleven is not None
        everyone = len(state.consents) + 1 == len(state.team_seats(seat % 2))
        return (ElevenAccepted(seat, eleven.played.value if everyone else None),)
    if verb == REFUSE_ELEVEN:
        return _refuse_eleven(state, seat)
    return _refuse_bet(state, seat, verb)


def _judged(state: HandState, action: Action) -> Events:
    """Ask the judge: what is void raises, and what stands may lose the match."""
    verdict, reason = verdict_of(state, action)
    if verdict is Verdict.VOID:
        raise IllegalAction(action, judge(state, action))
    if reason is None or reason.args["remedy"] != "match_lost":
        return ()
    return HandEnded(None, "foul", reason), match_ended(state, 1 - action.seat % 2, reason)


@lru_cache(maxsize=1024)
def _call(rules: Ruleset, seat: int, verb: str) -> Called:
    return Called(seat, kind_of_call(rules)[verb], verb)


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
    return _settled(state, (), _told)


def reveal(state: HandState, vira: Card) -> tuple[HandState, Events]:
    """Turn up a vira that was not known, in a dark hand read from a file (claudista/6.9)."""
    return _settled(state, (ViraShown(vira),), _told)


def _settled(state: HandState, events: Events, awarding: _Awarding) -> tuple[HandState, Events]:
    """Fold events and all that follows by the rules alone, until somebody has to act again."""
    now, more = list(state), events
    while True:
        for event in more:
            FOLDS[type(event)](now, event)
        more = _follows(now, awarding)
        if not more:
            return new(HandState, now), events
        events += more


def _follows(now: Fields, awarding: _Awarding) -> Events:
    """Say what follows next; asked after every act, it reads the bare fields until there is something to rule."""
    if now[at.OVER]:
        deal: Deal = now[at.DEAL]
        return () if max(now[at.SCORE]) < deal.target or now[at.MATCH_WINNER] is not None else _end_match(made(now))
    if now[at.REACHED] is not None and _at_once(state := made(now)):
        return (HandEnded(None, "match_over", match_end(state).reason),)
    if now[at.ACCEPTED] is not None:
        return _accepted(made(now), now[at.ACCEPTED], awarding)
    bet: Bet | None = now[at.PENDING]
    if bet is not None and bet.kind == "flor" and len(bet.calls) == 1:
        return _unmet_flor(made(now), bet)
    return _end_trick(now) if len(now[at.PLAYS]) == len(now[at.HELD]) else ()


def _end_match(state: HandState) -> Events:
    ruling = match_end(state)
    winner = ruling.value.winner
    return (match_ended(state, winner, ruling.reason),) if ruling.value.over and winner is not None else ()


def _at_once(state: HandState) -> bool:
    check = state.deal.rules.match.end_check.value
    return check == "immediate" or (check == "falta_only" and state.falta_reached)


def _accepted(state: HandState, bet: Bet, awarding: _Awarding) -> Events:
    """Settle a points contest that was accepted; an envido waits for a flor still to be sung (AMB-G42)."""
    conduct = state.deal.rules.conduct.points
    assert conduct is not None
    if bet.kind == "envido" and conduct.accepted_waits_for_flor.value and able_holders(state):
        return ()
    (team, points), why = awarding(state, bet)
    if team is None:
        return (ContestEnded(bet.kind),)
    what = "falta" if "falta_envido" in bet.calls else bet.kind
    return Paid(team, points, what, why), ContestEnded(bet.kind)


def _told(state: HandState, bet: Bet) -> tuple[Award, Reason]:
    ruling = contest_award(state, bet)
    return ruling.value, ruling.reason


def _untold(state: HandState, bet: Bet) -> tuple[Award, Reason]:
    """Leave out the counts, which take long to tell."""
    return award(state, bet), _UNTOLD


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


def _end_trick(now: Fields) -> Events:
    deal: Deal = now[at.DEAL]
    if not now[at.VIRA_SHOWN]:
        return () if deal.vira is None else (ViraShown(deal.vira),)
    lead = now[at.LEAD]
    seat = trick_seat(deal.rules, now[at.PLAYS], lead, deal.vira)
    worth = worth_of(deal, now[at.STAKE], now[at.TRUCO])
    return _trick_ended(worth, deal.eldest, lead, now[at.WINNERS], seat)


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
