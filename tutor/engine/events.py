"""Events: what has happened, in the past tense; `evolve` folds them into the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.reasons import Reason
from tutor.engine.state import Bet, Deal, HandState, changed
from tutor.engine.tricks import Play


class CardLaid(NamedTuple):
    """A seat laid a card, open or face down; ``place`` of the three in the dark hand."""

    seat: int
    card: Card | None
    hidden: bool = False
    place: int | None = None


class ViraShown(NamedTuple):
    """The vira of the dark hand was turned up after the first trick (claudista/6.9)."""

    vira: Card


class TrickTaken(NamedTuple):
    """A trick ended: taken by ``seat``, or tied (None); ``lead`` opens the next one."""

    seat: int | None
    lead: int


class Called(NamedTuple):
    """A seat called; a raise accepts what was on the table."""

    seat: int
    kind: str
    call: str


class Spoke(NamedTuple):
    """A seat refused, while its side has still somebody to hear (AMB-K15)."""

    seat: int
    answer: str


class Taken(NamedTuple):
    """The pending bet was accepted by a seat; a truco is now worth ``stake``."""

    seat: int
    stake: int | None = None


class Refused(NamedTuple):
    """The pending bet was refused by the side of a seat."""

    seat: int


class ContestEnded(NamedTuple):
    """A contest of points is over: shown, refused, or a flor that nobody met; a truco that waited comes back."""

    kind: str


class EnvidoVoided(NamedTuple):
    """A flor made an envido that was not yet paid fall (gauderio/flor/1, cego/envido/2)."""


class Paid(NamedTuple):
    """Points were given to a side, for what, and why."""

    team: int
    points: int
    what: str
    reason: Reason


class ElevenAccepted(NamedTuple):
    """A member of the pair on eleven wants to play the hand; with the last one it is worth ``stake``."""

    seat: int
    stake: int | None = None


class HandEnded(NamedTuple):
    """The hand is over: whose it was (None: nobody's or undecided), how and why."""

    winner: int | None
    how: str
    reason: Reason


class MatchEnded(NamedTuple):
    """The match is over, won by a side, and why."""

    winner: int
    reason: Reason


Event = (
    CardLaid | ViraShown | TrickTaken | Called | Spoke | Taken | Refused | ContestEnded | EnvidoVoided | Paid
    | ElevenAccepted | HandEnded | MatchEnded
)  # fmt: skip


def _card_laid(state: HandState, event: CardLaid) -> HandState:
    seat = event.seat
    held = list(state.held[seat])
    if event.card in held:
        held.remove(event.card)
    else:
        held.remove(None)
    hands = (*state.held[:seat], tuple(held), *state.held[seat + 1 :])
    plays = (*state.plays, Play(seat, event.card or UNKNOWN, event.hidden))
    players = state.deal.players
    deal = _placed(state.deal, event) if event.place is not None else state.deal
    turn = state.turn
    if seat == turn:
        laid = {play.seat for play in plays}
        turn = (turn + 1) % players
        while turn in laid and len(laid) < players:
            turn = (turn + 1) % players
    return changed(state, deal=deal, held=hands, plays=plays, turn=turn)


def _placed(deal: Deal, event: CardLaid) -> Deal:
    """Keep at its place a card of the dark hand that nobody had told: what is left there is known by its place."""
    cards = list(deal.hands[event.seat])
    at = (event.place or 1) - 1
    if cards[at] is None:
        cards[at] = event.card or UNKNOWN
    return deal._replace(hands=(*deal.hands[: event.seat], tuple(cards), *deal.hands[event.seat + 1 :]))


def _trick_taken(state: HandState, event: TrickTaken) -> HandState:
    winner = None if event.seat is None else event.seat % 2
    return changed(
        state,
        plays=(),
        past=(*state.past, state.plays),
        winners=(*state.winners, winner),
        lead=event.lead,
        turn=event.lead,
    )


def _vira_shown(state: HandState, event: ViraShown) -> HandState:
    return changed(state, vira_shown=True, deal=state.deal._replace(vira=event.vira))


def _called(state: HandState, event: Called) -> HandState:
    pending = state.pending
    if event.kind == "truco":
        calls = pending.calls if pending is not None and pending.kind == "truco" else state.truco
        bet = Bet("truco", (*calls, event.call), event.seat)
        if pending is not None and pending.kind != "truco":
            return changed(state, waiting=bet)
        if pending is None:
            return changed(state, pending=bet)
        stake = state.deal.rules.ladders["truco"].rows[pending.calls].quero
        assert stake is not None
        assert isinstance(stake.value, int)
        stays = _envido_stays(state)
        return changed(
            state, pending=bet, truco=pending.calls, stake=stake.value, raiser=pending.team, envido_open=stays
        )
    if pending is not None and pending.kind == event.kind:
        return changed(state, pending=Bet(event.kind, (*pending.calls, event.call), event.seat))
    waiting = pending if pending is not None and pending.kind == "truco" else state.waiting
    bet = Bet(event.kind, (event.call,), event.seat)
    return changed(
        state,
        pending=bet,
        waiting=waiting,
        envido_open=False,
        envido_called=state.envido_called or event.kind == "envido",
        flor_sung=state.flor_sung or event.kind == "flor",
    )


def _envido_stays(state: HandState) -> bool:
    points = state.deal.rules.conduct.points
    return state.envido_open and points is not None and points.envido_after_truco.value == "until_card"


def _spoke(state: HandState, event: Spoke) -> HandState:
    assert state.pending is not None
    return changed(state, pending=state.pending._replace(spoken=(*state.pending.spoken, event.seat)))


def _taken(state: HandState, event: Taken) -> HandState:
    bet = state.pending
    assert bet is not None
    if bet.kind != "truco":
        return changed(state, pending=None, accepted=bet)
    assert event.stake is not None
    return changed(
        state, pending=None, truco=bet.calls, stake=event.stake, raiser=event.seat % 2, envido_open=_envido_stays(state)
    )


def _refused(state: HandState, _event: Refused) -> HandState:
    return changed(state, pending=None)


def _contest_ended(state: HandState, _event: ContestEnded) -> HandState:
    return changed(state, pending=state.waiting, waiting=None, accepted=None)


def _envido_voided(state: HandState, _event: EnvidoVoided) -> HandState:
    return changed(state, pending=None, accepted=None)


def _paid(state: HandState, event: Paid) -> HandState:
    a, b = state.score
    score = (a + event.points, b) if event.team == 0 else (a, b + event.points)
    reached = state.reached
    if reached is None and score[event.team] >= state.deal.target:
        reached = event.team
    by_falta = state.falta_reached or (event.what == "falta" and score[event.team] >= state.deal.target)
    return changed(state, score=score, reached=reached, falta_reached=by_falta)


def _eleven_accepted(state: HandState, event: ElevenAccepted) -> HandState:
    consents = (*state.consents, event.seat)
    if event.stake is None:
        return changed(state, consents=consents)
    eleven = state.deal.rules.conduct.eleven
    assert eleven is not None
    # a raise to six is one above what the hand already counts (AMB-K76, position legal)
    truco = state.deal.rules.ladders["truco"].words[:1] if eleven.raises.value == "legal" else ()
    return changed(state, consents=consents, decided=True, stake=event.stake, truco=truco)


def _hand_ended(state: HandState, event: HandEnded) -> HandState:
    return changed(state, over=event.how, winner=event.winner, pending=None, waiting=None, accepted=None)


def _match_ended(state: HandState, event: MatchEnded) -> HandState:
    return changed(state, match_winner=event.winner)


_FOLD: dict[type, Callable[[HandState, Any], HandState]] = {
    CardLaid: _card_laid,
    ViraShown: _vira_shown,
    TrickTaken: _trick_taken,
    Called: _called,
    Spoke: _spoke,
    Taken: _taken,
    Refused: _refused,
    ContestEnded: _contest_ended,
    EnvidoVoided: _envido_voided,
    Paid: _paid,
    ElevenAccepted: _eleven_accepted,
    HandEnded: _hand_ended,
    MatchEnded: _match_ended,
}


def evolve(state: HandState, event: Event) -> HandState:
    """Fold one event into the state."""
    return _FOLD[type(event)](state, event)
