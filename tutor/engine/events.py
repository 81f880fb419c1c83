"""Events: what has happened, in the past tense; `evolve` folds them into the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tutor.engine import state as at
from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.reasons import Reason
from tutor.engine.records import Ruleset
from tutor.engine.state import Bet, Deal, HandState
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
Events = tuple[Event, ...]


Fields = list[Any]
"""A state about to be made, field by field (`tutor.engine.state` names the places): events are folded into it."""


def _card_laid(now: Fields, event: CardLaid) -> None:
    seat, card, hidden, place = event
    held, plays = list(now[at.HELD]), now[at.PLAYS]
    cards = list(held[seat])
    cards.remove(card if card in cards else None)
    held[seat] = tuple(cards)
    now[at.HELD] = tuple(held)
    if seat == now[at.TURN]:
        now[at.TURN] = _next_turn(plays, seat, now[at.LEAD], len(held))
    laid: Play = tuple.__new__(Play, (seat, card or UNKNOWN, hidden))
    now[at.PLAYS] = (*plays, laid)
    if place is not None:
        now[at.DEAL] = _placed(now[at.DEAL], event)


def _next_turn(plays: tuple[Play, ...], seat: int, lead: int, players: int) -> int:
    """Say who plays after the seat whose turn it was: the next in order who has not laid out of turn before."""
    turn = (seat + 1) % players
    if len(plays) == (seat - lead) % players:
        return turn
    laid = {play.seat for play in plays}
    while turn in laid and len(laid) + 1 < players:
        turn = (turn + 1) % players
    return turn


def _placed(deal: Deal, event: CardLaid) -> Deal:
    """Keep at its place a card of the dark hand that nobody had told: what is left there is known by its place."""
    cards = list(deal.hands[event.seat])
    place = (event.place or 1) - 1
    if cards[place] is None:
        cards[place] = event.card or UNKNOWN
    return deal._replace(hands=(*deal.hands[: event.seat], tuple(cards), *deal.hands[event.seat + 1 :]))


def _trick_taken(now: Fields, event: TrickTaken) -> None:
    seat, lead = event
    now[at.PAST] = (*now[at.PAST], now[at.PLAYS])
    now[at.PLAYS] = ()
    now[at.WINNERS] = (*now[at.WINNERS], None if seat is None else seat % 2)
    now[at.LEAD] = now[at.TURN] = lead


def _vira_shown(now: Fields, event: ViraShown) -> None:
    now[at.VIRA_SHOWN] = True
    now[at.DEAL] = now[at.DEAL]._replace(vira=event.vira)


def _called(now: Fields, event: Called) -> None:
    seat, kind, call = event
    pending: Bet | None = now[at.PENDING]
    if pending is not None and pending.kind == kind:
        now[at.PENDING] = Bet(kind, (*pending.calls, call), seat)
        if kind == "truco":
            stake = now[at.DEAL].rules.ladders["truco"].rows[pending.calls].quero
            _truco_taken(now, pending.calls, pending.team, stake.value)
    elif kind == "truco":
        now[at.PENDING if pending is None else at.WAITING] = Bet(kind, (*now[at.TRUCO], call), seat)
    else:
        if pending is not None and pending.kind == "truco":
            now[at.WAITING] = pending
        now[at.PENDING] = Bet(kind, (call,), seat)
        now[at.ENVIDO_OPEN] = False
        now[at.ENVIDO_CALLED if kind == "envido" else at.FLOR_SUNG] = True


def _truco_taken(now: Fields, calls: tuple[str, ...], raiser: int, stake: int) -> None:
    now[at.TRUCO] = calls
    now[at.RAISER] = raiser
    now[at.STAKE] = stake
    points = now[at.DEAL].rules.conduct.points
    if points is None or points.envido_after_truco.value != "until_card":
        now[at.ENVIDO_OPEN] = False


def _spoke(now: Fields, event: Spoke) -> None:
    bet: Bet = now[at.PENDING]
    now[at.PENDING] = bet._replace(spoken=(*bet.spoken, event.seat))


def _taken(now: Fields, event: Taken) -> None:
    bet: Bet = now[at.PENDING]
    now[at.PENDING] = None
    if bet.kind == "truco":
        assert event.stake is not None
        _truco_taken(now, bet.calls, event.seat % 2, event.stake)
    else:
        now[at.ACCEPTED] = bet


def _refused(now: Fields, _event: Refused) -> None:
    now[at.PENDING] = None


def _contest_ended(now: Fields, _event: ContestEnded) -> None:
    now[at.PENDING] = now[at.WAITING]
    now[at.WAITING] = now[at.ACCEPTED] = None


def _envido_voided(now: Fields, _event: EnvidoVoided) -> None:
    now[at.PENDING] = now[at.ACCEPTED] = None


def _paid(now: Fields, event: Paid) -> None:
    team, points, what, _ = event
    a, b = now[at.SCORE]
    now[at.SCORE] = score = (a + points, b) if team == 0 else (a, b + points)
    if score[team] >= now[at.DEAL].target:
        if now[at.REACHED] is None:
            now[at.REACHED] = team
        if what == "falta":
            now[at.FALTA_REACHED] = True


def _eleven_accepted(now: Fields, event: ElevenAccepted) -> None:
    now[at.CONSENTS] = (*now[at.CONSENTS], event.seat)
    if event.stake is None:
        return
    rules: Ruleset = now[at.DEAL].rules
    eleven = rules.conduct.eleven
    assert eleven is not None
    now[at.DECIDED] = True
    now[at.STAKE] = event.stake
    # a raise to six is one above what the hand already counts (AMB-K76, position legal)
    now[at.TRUCO] = rules.ladders["truco"].words[:1] if eleven.raises.value == "legal" else ()


def _hand_ended(now: Fields, event: HandEnded) -> None:
    now[at.WINNER], now[at.OVER], _ = event
    now[at.PENDING] = now[at.WAITING] = now[at.ACCEPTED] = None


def _match_ended(now: Fields, event: MatchEnded) -> None:
    now[at.MATCH_WINNER] = event.winner


_FOLD: dict[type, Callable[[Fields, Any], None]] = {
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


def evolve(state: HandState, *events: Event) -> HandState:
    """Fold events into the state, one after the other."""
    now = list(state)
    for event in events:
        _FOLD[type(event)](now, event)
    return tuple.__new__(HandState, now)
