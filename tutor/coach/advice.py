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
from tutor.coach.playouts import sampled_chance
from tutor.coach.seen import seen
from tutor.engine import Ruleset
from tutor.engine.actions import ACCEPT_ELEVEN, CALLS, HIDE, REFUSE_ELEVEN, Action, kind_of_call
from tutor.engine.allowed import allowed
from tutor.engine.judge import Verdict, options
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import HandState
from tutor.engine.view import view_for

__all__ = ["Advice", "Chance", "Option", "advise", "suggested"]

ADVISER = BOTS["regrado"]
"""Whose choice is suggested: plain rules that can be said aloud."""
DOUBT = 2
"""So many standard errors are the margin of a chance that was drawn."""


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
    """A chance of the seat, of the ``envido`` or of the ``hand``, and how it was found; one drawn is not ``exact``."""

    what: Literal["envido", "hand"]
    value: Fraction
    exact: bool
    ruling: Ruling[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What the coach says to one seat at one moment; ``state`` is the hand as that seat may know it.

    ``suggestion`` is what a player of plain rules would do (None where the seat may do nothing), which is tried out
    by `tutor.coach.review.judged`; ``unknown`` says what the coach does not see or take into account.
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
    chances = []
    if _about_envido(now, may) and (odds := envido_chance(state.rules, view)) is not None:
        chances.append(Chance(what="envido", value=odds.value.take, exact=True, ruling=odds))
    if hand is not None:
        counted = _of_hand(state.rules, "coach.hand_now", hand.now, hands=hand.hands)
        chances.append(Chance(what="hand", value=hand.now, exact=True, ruling=counted))
    elif (drawn := sampled_chance(now, view)) is not None:
        margin = round(100 * DOUBT * drawn.error)
        percent = round(100 * drawn.share)
        told = _of_hand(
            state.rules, "coach.hand_sampled", drawn.share, percent=percent, deals=drawn.deals, margin=margin
        )
        chances.append(Chance(what="hand", value=drawn.share, exact=drawn.deals == 1, ruling=told))
    found = tuple(_option(now, action, verdict, hand) for action, verdict in options(now, seat))
    return Advice(
        seat=seat,
        state=now,
        at_stake=at_stake(now, seat),
        options=found,
        chances=tuple(chances),
        suggestion=_of_eleven(found, chances) or (ADVISER(view, may, 0) if may else None),
        unknown=tuple(_unknown(now, seat, chances)),
    )


def suggested(state: HandState, seat: int) -> Action | None:
    """Give the ``suggestion`` of the advice to a seat, for who wants nothing else of it: it is sooner found alone."""
    may = allowed(state, seat)
    if any(act.verb == ACCEPT_ELEVEN for act in may):
        return advise(state, seat).suggestion
    return ADVISER(view_for(state, seat), may, 0) if may else None


def _of_eleven(found: Sequence[Option], chances: Sequence[Chance]) -> Action | None:
    """Give what the sum says of a hand of eleven, which nobody has called: there the chance needs no discount."""
    accept = next((option for option in found if option.may and option.action.verb == ACCEPT_ELEVEN), None)
    if accept is None or not chances:
        return None
    needed = next(ruling.value for ruling in accept.outcomes if ruling.reason.code == "coach.break_even")
    verb = ACCEPT_ELEVEN if 100 * chances[0].value >= needed else REFUSE_ELEVEN
    return accept.action._replace(verb=verb)


def _option(state: HandState, action: Action, verdict: Ruling[Verdict], hand: HandChance | None) -> Option:
    if verdict.value is not Verdict.ALLOWED:
        return Option(action=action, verdict=verdict)
    found = outcomes(state, action)
    if hand is not None and action.card is not None and (action.verb, action.card) in hand.after:
        chance = hand.after[action.verb, action.card]
        facts = {"card": action.card, "hidden": "yes" if action.verb == HIDE else "no", "chance": chance}
        found += (Ruling(chance, Reason("coach.hand_with", (), (), facts)),)
    return Option(action=action, verdict=verdict, outcomes=found)


def _about_envido(state: HandState, may: tuple[Action, ...]) -> bool:
    """Whether the envido is the question now: it waits for an answer, or may be called."""
    if state.pending is not None and state.pending.kind != "truco":
        return state.pending.kind == "envido"
    return any(kind_of_call(state.rules)[act.verb] == "envido" for act in may if act.verb in CALLS)


def _of_hand(rules: Ruleset, code: str, chance: Fraction, **facts: int) -> Ruling[Fraction]:
    """Tell the chance to take a hand; it rests on how a hand ends: two tricks, and ties."""
    ends = rules.hand
    cites, readings = rests_on(ends.two_tricks, ends.first_tied, ends.second_tied, ends.third_tied)
    return Ruling(chance, Reason(code, cites, readings, {"chance": chance, **facts}), rules.open_readings)


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
    told = {chance.what for chance in chances}
    if "hand" not in told and not state.over:
        yield Reason("coach.no_hand_chance")
    if "envido" in told and deal.players > 2:
        yield Reason("coach.partner_count")
    if "hand" in told and deal.players == 2:
        yield Reason("coach.open_cards")
