"""Advice before an act: what is at stake, what each act costs or wins, what is not allowed and why, and the odds.

>>> from tutor.engine import cards, play, ruleset
>>> from tutor.engine.actions import Action
>>> from tutor.engine.state import start_hand
>>> state = play(start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")]), Action(0, "truco"))
>>> [option.outcomes[0].value for option in advise(state, 1).options if option.action.verb == "nao_quero"]
[1]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.coach.outcomes import at_stake, outcomes
from tutor.coach.seen import seen
from tutor.engine.actions import Action
from tutor.engine.judge import Verdict, options
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import HandState

__all__ = ["Advice", "Option", "advise"]


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
class Advice:
    """What the coach says to one seat at one moment; ``state`` is the hand as that seat may know it.

    ``unknown`` says what the coach does not see or take into account.
    """

    seat: int
    state: HandState
    at_stake: tuple[Ruling[Any], ...]
    options: tuple[Option, ...]
    unknown: tuple[Reason, ...]


def advise(state: HandState, seat: int) -> Advice:
    """Advise a seat; the whole hand may be given, what the seat cannot see is left out of account first."""
    now = seen(state, seat)
    found = tuple(
        Option(
            action=action,
            verdict=verdict,
            outcomes=outcomes(now, action) if verdict.value is Verdict.ALLOWED else (),
        )
        for action, verdict in options(now, seat)
    )
    return Advice(seat=seat, state=now, at_stake=at_stake(now, seat), options=found, unknown=_unknown(now, seat))


def _unknown(state: HandState, seat: int) -> tuple[Reason, ...]:
    """Say what the coach leaves out: it sees no more than the seat does, and takes no call for a sign."""
    deal = state.deal
    others = [owner for owner in range(deal.players) if owner != seat and None in state.held[owner]]
    found = []
    if deal.dark and None in state.held[seat]:
        found.append(Reason("coach.blind"))
    elif others:
        partner = any(owner % 2 == seat % 2 for owner in others)
        found.append(Reason("coach.unseen_partner" if partner else "coach.unseen"))
    if others:
        found.append(Reason("coach.any_deal"))
    return tuple(found)
