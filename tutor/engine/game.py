"""Playing a hand: an action becomes events, events become the next state."""

from __future__ import annotations

from collections.abc import Callable
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
from tutor.engine.allowed import menu_at
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.events import (
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
from tutor.engine.judge_points import leaves_answer
from tutor.engine.payments import (
    Award,
    Worth,
    award,
    contest_award,
    flor_unmet,
    folded,
    hand_tied,
    hand_value,
    match_end,
    refusal,
)
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import (
    ACCEPTED,
    DEAL,
    HELD,
    LEAD,
    MATCH_WINNER,
    OVER,
    PENDING,
    PLAYS,
    REACHED,
    SCORE,
    STAKE,
    TRUCO,
    VIRA_SHOWN,
    WINNERS,
    Bet,
    Deal,
    HandState,
    Table,
    new,
)
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
    seat, verb = action.seat, action.verb
    menu = menu_at(state, seat)
    if verb in menu.verbs:
        return menu.does.get(verb) or _said(state, seat, verb, menu.does)
    card, laid = action.card, menu.lays.get(action)
    if laid is not None and card in state.held[seat]:
        return laid
    if lost := _judged(state, action):
        return lost
    place = action.place
    if verb not in CARD_VERBS:
        return _said(state, seat, verb, {})
    if place is not None:
        card = _unseen(state, seat, card, place)
    if card is None and verb != HIDE:
        raise RuleError("unknown_card", {"seat": seat}, detail="laid")
    return (CardLaid(seat, card, verb == HIDE, place),)


def _judged(state: HandState, action: Action) -> Events:
    """Ask the judge: what is void raises, and what stands may lose the match."""
    verdict, reason = verdict_of(state, action)
    if verdict is Verdict.VOID:
        raise IllegalAction(action, judge(state, action))
    if reason is None or reason.args["remedy"] != "match_lost":
        return ()
    return HandEnded(None, "truco_on_eleven", reason), match_ended(state, 1 - action.seat % 2, reason)


def _said(state: HandState, seat: int, verb: str, kept: dict[str, Events]) -> Events:
    """What a word brings about; kept where it hangs on no card and no score."""
    bet = state.pending
    if verb in CALLS:
        call = Called(seat, kind_of_call(state.deal.rules)[verb], verb)
        kept[verb] = (EnvidoVoided(), call) if call.kind == "flor" and _unpaid_envido(state) else (call,)
    elif verb == QUERO:
        assert bet is not None
        row = state.deal.rules.ladders[bet.kind].rows[bet.calls]
        stake = row.quero.value if row.quero is not None and bet.kind == "truco" else None
        kept[verb] = (Taken(seat, stake if isinstance(stake, int) else None),)
    elif verb == FOLD:
        kept[verb] = _folded(state, seat)
    elif verb == ACCEPT_ELEVEN:
        return _accept_eleven(state, seat)
    elif verb == REFUSE_ELEVEN:
        return _refuse_eleven(state, seat)
    else:
        assert bet is not None
        refused = _refuse_bet(state, seat, verb, bet)
        if bet.kind != "truco":
            return refused
        kept[verb] = refused
    return kept[verb]


def _unseen(state: HandState, seat: int, told: Card | None, place: int) -> Card | None:
    """Give the card that lies at a place of the dark hand; the one told where the deal did not know it."""
    card = state.deal.hands[seat][place - 1]
    return card if card is not None else told


def _unpaid_envido(state: HandState) -> bool:
    return state.accepted is not None or (state.pending is not None and state.pending.kind == "envido")


def _folded(state: HandState, seat: int) -> Events:
    ruling = folded(state, seat)
    paid = Paid(1 - seat % 2, ruling.value, "fold", ruling.reason)
    return paid, HandEnded(1 - seat % 2, "folded", ruling.reason)


def _accept_eleven(state: HandState, seat: int) -> Events:
    eleven = state.deal.rules.conduct.eleven
    assert eleven is not None
    everyone = len(state.consents) + 1 == len(state.team_seats(seat % 2))
    return (ElevenAccepted(seat, eleven.played.value if everyone else None),)


def _refuse_eleven(state: HandState, seat: int) -> Events:
    eleven = state.deal.rules.conduct.eleven
    assert eleven is not None
    facts = {"team": seat % 2, "points": eleven.refused.value}
    because = (Reason("eleven.one_refusal", eleven.decide.cites, eleven.decide.readings, {"seat": seat}),)
    reason = Reason("eleven.refused", eleven.refused.cites, eleven.refused.readings, facts, because)
    paid = Paid(1 - seat % 2, eleven.refused.value, "eleven", reason)
    return paid, HandEnded(1 - seat % 2, "eleven_refused", reason)


def _refuse_bet(state: HandState, seat: int, verb: str, bet: Bet) -> Events:
    unanimous = state.deal.rules.conduct.answer_by.value == "unanimous" and bet.kind != "flor"
    if verb == NAO_QUERO and unanimous and _still_to_speak(state, seat, bet):
        return (Spoke(seat, verb),)
    ruling = refusal(state, bet, verb)
    paid = Paid(bet.team, ruling.value, bet.kind, ruling.reason)
    ended = HandEnded(bet.team, "refused", ruling.reason) if bet.kind == "truco" else ContestEnded(bet.kind)
    return Refused(seat), paid, ended


def _still_to_speak(state: HandState, seat: int, bet: Bet) -> bool:
    """Whether somebody of this side has still a word on the bet, apart from who leaves it to the partner (AMB-C30)."""
    waiting = (s for s in state.team_seats(seat % 2) if s != seat and s not in bet.spoken)
    return any(not leaves_answer(state, s, bet) for s in waiting)


def settled(state: HandState) -> tuple[HandState, Events]:
    """Give what follows by the rules alone from a state that was reached some other way, and the state after it."""
    return _settled(state, (), _told)


def reveal(state: HandState, vira: Card) -> tuple[HandState, Events]:
    """Turn up a vira that was not known, in a dark hand read from a file (claudista/6.9)."""
    return _settled(state, (ViraShown(vira),), _told)


def _settled(state: HandState, events: Events, awarding: _Awarding) -> tuple[HandState, Events]:
    """Fold events and all that follows by the rules alone, until somebody has to act again."""
    now = list(state)
    for event in events:
        event.fold(now)
    while more := _follows(now, awarding):
        for event in more:
            event.fold(now)
        events += more
    return new(HandState, now), events


def _follows(now: Fields, awarding: _Awarding) -> Events:
    """Say what follows next; asked after every act, it reads the bare fields until there is something to rule."""
    if now[OVER]:
        deal: Deal = now[DEAL]
        return () if max(now[SCORE]) < deal.target or now[MATCH_WINNER] is not None else _end_match(made(now))
    if now[REACHED] is not None and _at_once(state := made(now)):
        return (HandEnded(None, "match_over", match_end(state).reason),)
    if now[ACCEPTED] is not None:
        return _accepted(made(now), now[ACCEPTED], awarding)
    bet: Bet | None = now[PENDING]
    if bet is not None and bet.kind == "flor" and len(bet.calls) == 1:
        return _unmet_flor(made(now), bet)
    plays = now[PLAYS]
    return _end_trick(now) if plays and len(plays) == len(now[HELD]) else ()


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
    ended: ContestEnded = new(ContestEnded, (bet.kind,))
    if team is None:
        return (ended,)
    what = "falta" if "falta_envido" in bet.calls else bet.kind
    return new(Paid, (team, points, what, why)), ended


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
    deal: Deal = now[DEAL]
    if not now[VIRA_SHOWN]:
        return () if deal.vira is None else (ViraShown(deal.vira),)
    lead = now[LEAD]
    seat = trick_seat(deal.rules, now[PLAYS], lead, deal.vira)
    return _trick_ended(deal.table, (now[STAKE], now[TRUCO]), lead, now[WINNERS], seat)


@lru_cache(maxsize=4096)
def _trick_ended(
    table: Table, bet: tuple[int, tuple[str, ...]], lead: int, before: tuple[int | None, ...], seat: int | None
) -> Events:
    rules, eldest = table.rules, table.eldest
    worth, winners = Worth(rules, *bet, table.eleven, table.dark), (*before, None if seat is None else seat % 2)
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
