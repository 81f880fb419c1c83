"""Events: what has happened, in the past tense; `evolve` folds them into the state."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.reasons import Reason
from tutor.engine.records import Ruleset
from tutor.engine.state import (
    ACCEPTED,
    CONSENTS,
    DEAL,
    DECIDED,
    ENVIDO_CALLED,
    ENVIDO_OPEN,
    FALTA_REACHED,
    FLOR_SUNG,
    HELD,
    LEAD,
    MATCH_WINNER,
    OVER,
    PAST,
    PENDING,
    PLAYS,
    POINTS,
    RAISER,
    REACHED,
    SCORE,
    SHOWN,
    STAKE,
    TRUCO,
    TURN,
    VIRA_SHOWN,
    WAITING,
    WINNER,
    WINNERS,
    Bet,
    Deal,
    HandState,
    new,
)
from tutor.engine.tricks import Play

Fields = list[Any]
"""A state about to be made, field by field (`tutor.engine.state` names the places): events are folded into it."""


class CardLaid(NamedTuple):
    """A seat laid a card, open or face down; ``place`` of the three in the dark hand."""

    seat: int
    card: Card | None
    hidden: bool = False
    place: int | None = None

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        seat, card, hidden, place = self
        held, plays = list(now[HELD]), now[PLAYS]
        cards = list(held[seat])
        try:
            cards.remove(card)
        except ValueError:
            cards.remove(None)  # one that nobody knew
        held[seat] = tuple(cards)
        now[HELD] = tuple(held)
        if seat == now[TURN]:
            players = len(held)
            turn = (seat + 1) % players
            in_order = len(plays) == (seat - now[LEAD]) % players
            now[TURN] = turn if in_order else _next_turn(plays, seat, turn, players)
        now[PLAYS] = (*plays, _play(seat, card or UNKNOWN, hidden))
        if place is not None:
            now[DEAL] = _placed(now[DEAL], self)


class ViraShown(NamedTuple):
    """The vira of the dark hand was turned up after the first trick (claudista/6.9)."""

    vira: Card

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        now[VIRA_SHOWN] = True
        now[DEAL] = now[DEAL]._replace(vira=self.vira)


class TrickTaken(NamedTuple):
    """A trick ended: taken by ``seat``, or tied (None); ``lead`` opens the next one."""

    seat: int | None
    lead: int

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        seat, lead = self.seat, self.lead
        now[PAST] = (*now[PAST], now[PLAYS])
        now[PLAYS] = ()
        now[WINNERS] = (*now[WINNERS], None if seat is None else seat % 2)
        now[LEAD] = now[TURN] = lead


class Called(NamedTuple):
    """A seat called; a raise accepts what was on the table."""

    seat: int
    kind: str
    call: str

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        seat, kind, call = self
        pending: Bet | None = now[PENDING]
        if pending is not None and pending.kind == kind:
            now[PENDING] = _bet(kind, (*pending.calls, call), seat)
            if kind == "truco":
                stake = now[DEAL].rules.ladders["truco"].rows[pending.calls].quero
                _truco_taken(now, pending.calls, pending.team, stake.value)
        elif kind == "truco":
            now[PENDING if pending is None else WAITING] = _bet(kind, (*now[TRUCO], call), seat)
        else:
            if pending is not None and pending.kind == "truco":
                now[WAITING] = pending
            now[PENDING] = _bet(kind, (call,), seat)
            now[ENVIDO_OPEN] = False
            now[ENVIDO_CALLED if kind == "envido" else FLOR_SUNG] = True


class Spoke(NamedTuple):
    """A seat refused, while its side has still somebody to hear (AMB-K15)."""

    seat: int
    answer: str

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        bet: Bet = now[PENDING]
        now[PENDING] = bet._replace(spoken=(*bet.spoken, self.seat))


class Taken(NamedTuple):
    """The pending bet was accepted by a seat; a truco is now worth ``stake``."""

    seat: int
    stake: int | None = None

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        bet: Bet = now[PENDING]
        now[PENDING] = None
        if bet.kind == "truco":
            assert self.stake is not None
            _truco_taken(now, bet.calls, self.seat % 2, self.stake)
        else:
            now[ACCEPTED] = bet


class Refused(NamedTuple):
    """The pending bet was refused by the side of a seat."""

    seat: int

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        bet: Bet = now[PENDING]
        if bet.kind != "truco":
            now[POINTS] = bet
        now[PENDING] = None


class ContestEnded(NamedTuple):
    """A contest of points is over: shown, refused, or a flor that nobody met; a truco that waited comes back."""

    kind: str

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        now[PENDING] = now[WAITING]
        if now[ACCEPTED] is not None:
            now[POINTS], now[SHOWN] = now[ACCEPTED], True
        now[WAITING] = now[ACCEPTED] = None


class EnvidoVoided(NamedTuple):
    """A flor made an envido that was not yet paid fall (gauderio/flor/1, cego/envido/2)."""

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        now[PENDING] = now[ACCEPTED] = None


class Paid(NamedTuple):
    """Points were given to a side, for what, and why."""

    team: int
    points: int
    what: str
    reason: Reason

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        team, points, what, _ = self
        a, b = now[SCORE]
        now[SCORE] = score = (a + points, b) if team == 0 else (a, b + points)
        if score[team] >= now[DEAL].target:
            if now[REACHED] is None:
                now[REACHED] = team
            if what == "falta":
                now[FALTA_REACHED] = True


class ElevenAccepted(NamedTuple):
    """A member of the pair on eleven wants to play the hand; with the last one it is worth ``stake``."""

    seat: int
    stake: int | None = None

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        now[CONSENTS] = (*now[CONSENTS], self.seat)
        if self.stake is None:
            return
        rules: Ruleset = now[DEAL].rules
        eleven = rules.conduct.eleven
        assert eleven is not None
        now[DECIDED] = True
        now[STAKE] = self.stake
        # a raise to six is one above what the hand already counts (AMB-K76, position legal)
        now[TRUCO] = rules.ladders["truco"].words[:1] if eleven.raises.value == "legal" else ()


class HandEnded(NamedTuple):
    """The hand is over: whose it was (None: nobody's or undecided), how and why."""

    winner: int | None
    how: str
    reason: Reason

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        now[WINNER], now[OVER], _ = self
        now[PENDING] = now[WAITING] = now[ACCEPTED] = None


class MatchEnded(NamedTuple):
    """The match is over, won by a side, and why."""

    winner: int
    reason: Reason

    def fold(self, now: Fields) -> None:
        """Write it into the fields."""
        now[MATCH_WINNER] = self.winner


Event = (
    CardLaid | ViraShown | TrickTaken | Called | Spoke | Taken | Refused | ContestEnded | EnvidoVoided | Paid
    | ElevenAccepted | HandEnded | MatchEnded
)  # fmt: skip
Events = tuple[Event, ...]


def _next_turn(plays: tuple[Play, ...], seat: int, turn: int, players: int) -> int:
    """Say who plays next where somebody has laid out of turn before: the next in order who has not."""
    laid = {seat, *(play.seat for play in plays)}
    while turn in laid and len(laid) < players:
        turn = (turn + 1) % players
    return turn


def _placed(deal: Deal, event: CardLaid) -> Deal:
    """Keep at its place a card of the dark hand that nobody had told: what is left there is known by its place."""
    cards = list(deal.hands[event.seat])
    place = (event.place or 1) - 1
    if cards[place] is None:
        cards[place] = event.card or UNKNOWN
    return deal._replace(hands=(*deal.hands[: event.seat], tuple(cards), *deal.hands[event.seat + 1 :]))


_play = lru_cache(maxsize=1024)(Play)
_bet = lru_cache(maxsize=1024)(Bet)
"""Cards laid and calls made are the same few again and again: each is made once."""


def _truco_taken(now: Fields, calls: tuple[str, ...], raiser: int, stake: int) -> None:
    now[TRUCO] = calls
    now[RAISER] = raiser
    now[STAKE] = stake
    points = now[DEAL].rules.conduct.points
    if points is None or points.envido_after_truco.value != "until_card":
        now[ENVIDO_OPEN] = False


def made(now: Fields) -> HandState:
    """Make the state of its fields."""
    return new(HandState, now)


def evolve(state: HandState, *events: Event) -> HandState:
    """Fold events into the state, one after the other."""
    now = list(state)
    for event in events:
        event.fold(now)
    return new(HandState, now)
