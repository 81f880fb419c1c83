"""Advice before an act: what is at stake, what each act costs or wins, what is not allowed and why, and the odds.

>>> from tutor.engine import cards, play, ruleset
>>> from tutor.engine.actions import Action
>>> from tutor.engine.state import start_hand
>>> state = play(start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")]), Action(0, "truco"))
>>> [option.outcomes[0].value for option in advise(state, 1).options if option.action.verb == "nao_quero"]
[1]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from tutor.coach.bots import BOTS
from tutor.coach.forecast import HandChance, envido_chance, hand_chance
from tutor.coach.odds import rests_on
from tutor.coach.outcomes import at_stake, outcomes
from tutor.coach.seen import seen
from tutor.engine import Ruleset
from tutor.engine.actions import CALLS, Action, kind_of_call
from tutor.engine.allowed import allowed
from tutor.engine.judge import Verdict, options
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import HandState
from tutor.engine.view import view_for

__all__ = ["Advice", "Chance", "Option", "advise"]

ADVISER = BOTS["regrado"]
"""Whose choice is suggested: plain rules that can be said aloud."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An act that a seat could wish for: the judge's verdict, and what comes of it where it may be done."""

    action: Action
    verdict: Ruling[Verdict]
    outcomes: tuple[Ruling[Any], ...] = ()

    @property
    def may(self) -> bool:
        """Whether the act may be done."""
        return self.verdict.value is Verdict.ALLOWED


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """A chance of the seat, of the ``envido`` or of the ``hand``, with how it was counted."""

    what: Literal["envido", "hand"]
    value: Fraction
    ruling: Ruling[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What the coach says to one seat at one moment; ``state`` is the hand as that seat may know it.

    ``suggestion`` is what a player of plain rules would do (None where the seat may do nothing); ``unknown`` says what
    the coach does not see or take into account.
    """

    seat: int
    state: HandState
    at_stake: tuple[Ruling[Any], ...]
    options: tuple[Option, ...]
    chances: tuple[Chance, ...]
    suggestion: Action | None
    unknown: tuple[Reason, ...]


def advise(state: HandState, seat: int) -> Advice:
    """Advise a seat; the whole hand may be given, what the seat cannot see is left out of account first."""
    now, view, may = seen(state, seat), view_for(state, seat), allowed(state, seat)
    hand = hand_chance(state.rules, view)
    chances = [] if hand is None else [Chance(what="hand", value=hand.now, ruling=_of_hand(state.rules, hand))]
    if _about_envido(now, may) and (odds := envido_chance(state.rules, view)) is not None:
        chances.insert(0, Chance(what="envido", value=odds.value.take, ruling=odds))
    return Advice(
        seat=seat,
        state=now,
        at_stake=at_stake(now, seat),
        options=tuple(_option(now, action, verdict, hand) for action, verdict in options(now, seat)),
        chances=tuple(chances),
        suggestion=ADVISER(view, may, 0) if may else None,
        unknown=tuple(_unknown(now, seat, chances)),
    )


def _option(state: HandState, action: Action, verdict: Ruling[Verdict], hand: HandChance | None) -> Option:
    if verdict.value is not Verdict.ALLOWED:
        return Option(action=action, verdict=verdict)
    found = outcomes(state, action)
    if hand is not None and action.card is not None and (action.verb, action.card) in hand.after:
        chance = hand.after[action.verb, action.card]
        found += (Ruling(chance, Reason("coach.hand_with", (), (), {"chance": chance})),)
    return Option(action=action, verdict=verdict, outcomes=found)


def _about_envido(state: HandState, may: tuple[Action, ...]) -> bool:
    """Whether the envido is the question now: it waits for an answer, or may be called."""
    if state.pending is not None and state.pending.kind != "truco":
        return state.pending.kind == "envido"
    return any(kind_of_call(state.rules)[act.verb] == "envido" for act in may if act.verb in CALLS)


def _of_hand(rules: Ruleset, hand: HandChance) -> Ruling[Fraction]:
    """Tell the chance to take a hand; it rests on how a hand ends: two tricks, and ties."""
    facts, ends = {"chance": hand.now, "hands": hand.hands}, rules.hand
    cites, readings = rests_on(ends.two_tricks, ends.first_tied, ends.second_tied, ends.third_tied)
    return Ruling(hand.now, Reason("coach.hand_now", cites, readings, facts), rules.open_readings)


def _unknown(state: HandState, seat: int, chances: Sequence[Chance]) -> Iterator[Reason]:
    """Say what the coach leaves out: it sees no more than the seat does, and takes no call for a sign."""
    deal = state.deal
    others = [owner for owner in range(deal.players) if owner != seat and None in state.held[owner]]
    if deal.dark and None in state.held[seat]:
        yield Reason("coach.blind")
    elif others:
        partner = any(owner % 2 == seat % 2 for owner in others)
        yield Reason("coach.unseen_partner" if partner else "coach.unseen")
    if others:
        yield Reason("coach.any_deal")
    if deal.players > 2:
        yield Reason("coach.no_hand_chance")
        if any(chance.what == "envido" for chance in chances):
            yield Reason("coach.partner_count")
    elif any(chance.what == "hand" for chance in chances):
        yield Reason("coach.open_cards")
