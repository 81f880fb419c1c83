"""What an act costs and wins, from the referee's own payments: no price of a bet is known here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tutor.engine.actions import (
    ACCEPT_ELEVEN,
    CALLS,
    CARD_VERBS,
    FOLD,
    HIDE,
    NAO_QUERO,
    QUERO,
    REFUSE_ELEVEN,
    SEM_FLOR,
    Action,
    kind_of_call,
)
from tutor.engine.judge_common import able_holders
from tutor.engine.ladder import price
from tutor.engine.payments import folded, refusal, stake_reason
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import Bet, HandState
from tutor.engine.tricks import Play, resolve_trick, resolve_tricks

Sums = tuple[Ruling[int], ...]
"""Amounts, each told with why it is so much."""


class Worth(NamedTuple):
    """What one answer to a sequence of calls pays, where the seat's own side wins and where the other does.

    Only a falta may make them differ.
    """

    own: Ruling[int]
    other: Ruling[int]


def worth(state: HandState, seat: int, bet: Bet, answer: str) -> Worth:
    """Ask the referee what an answer to these calls pays to either side."""

    def for_side(team: int) -> Ruling[int]:
        flores = max(1, sum(holder % 2 == team for holder in able_holders(state))) if bet.kind == "flor" else 1
        return price(
            state.rules, bet.kind, bet.calls, answer,
            score=state.score, target=state.deal.target, winner=team, flores=flores,
        )  # fmt: skip

    return Worth(for_side(seat % 2), for_side(1 - seat % 2))


def has_answer(state: HandState, bet: Bet, answer: str) -> bool:
    """Whether the closed list of these calls knows this answer."""
    row = state.rules.ladders[bet.kind].rows[bet.calls]
    return getattr(row, answer) is not None


def at_stake(state: HandState, seat: int) -> tuple[Ruling[Any], ...]:
    """Say what is in play now: the value of the hand, and of each bet that runs what taking and refusing it pays."""
    found: list[Ruling[Any]] = [Ruling(state.stake, stake_reason(state), state.rules.open_readings)]
    for bet in (state.pending, state.waiting):
        if bet is not None:
            for answer in (QUERO, SEM_FLOR, NAO_QUERO):
                if has_answer(state, bet, answer):
                    own, other = worth(state, seat, bet, answer)
                    found += [own] if own.value == other.value else [own, other]
    if state.accepted is not None:
        found.append(worth(state, seat, state.accepted, QUERO).own)
    return tuple(found)


def outcomes(state: HandState, action: Action) -> tuple[Ruling[Any], ...]:
    """Say what comes of an act that may be done; ``state`` is the hand as its seat may know it (`seen`)."""
    seat, verb = action.seat, action.verb
    if verb in CARD_VERBS:
        return tuple(_of_card(state, action))
    if verb in CALLS:
        return tuple(_of_call(state, seat, bet_after(state, action)))
    if verb == FOLD:
        paid = folded(state, seat)
        facts, why = {"points": paid.value}, paid.reason
        return (
            Ruling(paid.value, Reason("coach.gives", why.cites, why.readings, facts, why.because), paid.open_readings),
        )
    if verb == QUERO:
        assert state.pending is not None
        return (*_in_play(state, seat, state.pending, "coach.plays_for"), break_even(state, seat))
    if verb in {NAO_QUERO, SEM_FLOR}:
        assert state.pending is not None
        code = "coach.gives" if _ends(state, action) else "coach.gives_if_all"
        return (_said(code, refusal(state, state.pending, verb)),)
    return tuple(_of_eleven(state, seat, verb))


def bet_after(state: HandState, action: Action) -> Bet:
    """Give the calls as they stand after one more."""
    kind = kind_of_call(state.rules)[action.verb]
    before = () if kind != "truco" else state.truco
    if state.pending is not None and state.pending.kind == kind:
        before = state.pending.calls
    return Bet(kind, (*before, action.verb), action.seat)


def break_even(state: HandState, seat: int) -> Ruling[int]:
    """Say how many of a hundred hands the bet that waits must win so that taking it costs no more than refusing."""
    bet = state.pending
    assert bet is not None
    own, other = worth(state, seat, bet, QUERO)
    left = refusal(state, bet, NAO_QUERO) if has_answer(state, bet, NAO_QUERO) else None
    why = own.reason if left is None else left.reason
    return _needed(state, own.value, other.value, 0 if left is None else left.value, why)


def _needed(state: HandState, taken: int, lost: int, refused: int, why: Reason) -> Ruling[int]:
    """Refused it costs n, played it wins w or loses m: p·w - (1-p)·m = -n."""
    both = taken + lost
    percent = -(-100 * max(lost - refused, 0) // both) if both else 0
    facts = {
        "percent": percent,
        "points": refused,
        "taken": taken,
        "lost": lost,
        "even": "yes" if taken == lost else "no",
    }
    return Ruling(percent, Reason("coach.break_even", (), (), facts, (why,)), state.rules.open_readings)


def _of_eleven(state: HandState, seat: int, verb: str) -> Iterator[Ruling[int]]:
    """A hand of eleven that is won brings no more than is missing to the end of the match."""
    eleven = state.rules.conduct.eleven
    assert eleven is not None
    code, paid = ("coach.gives", eleven.refused) if verb == REFUSE_ELEVEN else ("coach.plays_for_if_all", eleven.played)
    yield Ruling(paid.value, Reason(code, paid.cites, paid.readings, {"points": paid.value}), state.rules.open_readings)
    if verb == ACCEPT_ELEVEN:
        missing, left = state.deal.target - state.score[seat % 2], eleven.refused
        why = Reason("coach.gives", left.cites, left.readings, {"points": left.value})
        yield _needed(state, min(missing, eleven.played.value), eleven.played.value, left.value, why)


def _of_call(state: HandState, seat: int, bet: Bet) -> Iterator[Ruling[int]]:
    if has_answer(state, bet, SEM_FLOR):
        yield _said("coach.wins_if_alone", worth(state, seat, bet, SEM_FLOR).own)
    if has_answer(state, bet, QUERO):
        yield from _in_play(state, seat, bet, "coach.plays_for_if_taken")
    if has_answer(state, bet, NAO_QUERO):
        yield _said("coach.wins_if_refused", worth(state, seat, bet, NAO_QUERO).own)


def _in_play(state: HandState, seat: int, bet: Bet, code: str) -> Sums:
    own, other = worth(state, seat, bet, QUERO)
    if own.value == other.value:
        return (_said(code, own),)
    return (_said("coach.wins", own), _said("coach.loses", other))


def _of_card(state: HandState, action: Action) -> Iterator[Ruling[Any]]:
    """A card that ends the trick has a winner at once; one laid in the first trick gives up the envido."""
    if action.card is not None and len(state.plays) + 1 == state.deal.players and _known(state):
        plays = (*state.plays, Play(action.seat, action.card, action.verb == HIDE))
        trick = resolve_trick(state.rules, plays, lead=state.lead, vira=state.deal.vira)
        yield trick
        hand = resolve_tricks(
            state.rules, (*state.winners, trick.value.team), eldest=state.deal.eldest, mao_de_11=state.deal.eleven
        )
        if hand.value.outcome != "undecided":
            yield hand
    points = state.rules.conduct.points
    if points is not None and state.envido_open and not state.flor_sung and state.trick == 0:
        rule = points.envido_when
        yield Ruling(None, Reason("coach.last_envido", rule.cites, (), {}), state.rules.open_readings)


def _known(state: HandState) -> bool:
    """Whether the strength of cards is known: not while the vira lies face down (claudista/6.5)."""
    return state.deal.vira is not None or not state.rules.vira.value


def _ends(state: HandState, action: Action) -> bool:
    """Whether this refusal ends the bet: not where a partner has still to be heard (AMB-K15)."""
    bet = state.pending
    assert bet is not None
    if action.verb == SEM_FLOR or bet.kind == "flor" or state.rules.conduct.answer_by.value != "unanimous":
        return True
    return all(s == action.seat or s in bet.spoken for s in state.team_seats(action.seat % 2))


def _said(code: str, paid: Ruling[int]) -> Ruling[int]:
    """Tell an amount from the seat's side; the referee's own reason stands below."""
    return Ruling(paid.value, Reason(code, (), (), {"points": paid.value}, (paid.reason,)), paid.open_readings)
