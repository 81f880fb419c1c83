"""The chances at one moment of a hand, from what its seat sees and has heard: of the envido, and of the hand of two.

The envido's are the exact odds of `tutor.coach.odds`. Of the hand every set of cards is counted that the other may
still hold (a count that he said is held against it), each played with open cards and best play: that tells how good the
position is, and is no forecast of what people do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from tutor.coach.duel import Duel, Strengths, duel_of
from tutor.coach.endings import OURS
from tutor.coach.odds import EnvidoOdds, envido_odds
from tutor.coach.odds_envido import Flores
from tutor.engine import Card, Ruleset, Ruling
from tutor.engine.actions import HIDE, PLAY
from tutor.engine.envido import envido_counts, is_three_of_a_suit
from tutor.engine.strength import order_under
from tutor.engine.tricks import next_lead, resolve_tricks
from tutor.engine.view import SeatView

__all__ = ["HandChance", "envido_chance", "hand_chance"]

_Weights = Mapping[Strengths, int]


class HandChance(NamedTuple):
    """What part of the ``hands`` that the other may hold we beat: ``now``, and ``after`` laying each of our cards."""

    hands: int
    now: Fraction
    after: Mapping[tuple[str, Card], Fraction]


def envido_chance(rules: Ruleset, view: SeatView) -> Ruling[EnvidoOdds] | None:
    """Give the odds of the seat's own count; None where there are none to give.

    That is where nobody counts, where the cards are a flor or not seen, or against more than two opponents.
    """
    own = tuple(card for card in view.dealt if card is not None)
    others = _from_eldest(view, 1 - view.seat % 2)
    if rules.count is None or len(own) != 3 or is_three_of_a_suit(own) or len(others) > 2:
        return None
    held = tuple(_laid(view, owner) for owner in others)
    partners = [s for s in _from_eldest(view, view.seat % 2) if s != view.seat]
    seen = tuple(card for owner in partners for card in _laid(view, owner))
    ahead = sum(_place(view, owner) < _place(view, view.seat) for owner in others)
    flores: Flores | None = "none" if all(_flor_of(rules, view, owner) is False for owner in others) else None
    return envido_odds(rules, own, others=len(others), ahead=ahead, flores=flores, seen=seen, held=held)


def hand_chance(rules: Ruleset, view: SeatView) -> HandChance | None:
    """Give the chances of a hand of two; None where more play or no card is seen."""
    own = tuple(card for card in view.cards if card is not None)
    if view.players != 2 or view.over or len(own) != len(view.cards):
        return None
    other = 1 - view.seat
    rank = order_under(rules, view.vira).strength
    weights = _theirs(rules, view, other, rank)
    hands = sum(weights.values())
    if not hands:
        return None
    table = _Table(rules, view, rank)

    def share(valued: Iterator[tuple[int, int]]) -> Fraction:
        return Fraction(sum(ways for outcome, ways in valued if outcome == OURS), hands)

    ours = tuple(sorted(rank[card] for card in own))
    now = share((table.now(ours, theirs), ways) for theirs, ways in weights.items())
    after = {}
    if view.turn == view.seat:
        for card in own:
            rest = sorted(rank[c] for c in own if c != card)
            for verb, strength in ((PLAY, rank[card]), (HIDE, 0)):
                after[verb, card] = share(
                    (table.laid(strength, rest, theirs), ways) for theirs, ways in weights.items()
                )
    return HandChance(hands, now, after)


class _Table:
    """The trick as it lies, side 0 being ours: what laying a card comes to, and what the moment does."""

    def __init__(self, rules: Ruleset, view: SeatView, rank: Mapping[Card, int]) -> None:
        self._rules = rules
        self._eldest = 0 if view.eldest == view.seat else 1
        self._duel: Duel = duel_of(rules, self._eldest)
        self._winners = tuple(None if team is None else int(team != view.seat % 2) for team in view.winners)
        self._lead = 0 if view.lead == view.seat else 1
        self._led = next((0 if play.hidden else rank[play.card] for play in view.plays), None)

    def now(self, ours: Strengths, theirs: Strengths) -> int:
        """Say what the moment comes to; a card already laid is still to be answered."""
        if self._led is None:
            return self._duel.best(ours, theirs, self._lead, self._winners)
        holds = (tuple(sorted((*ours, self._led))), theirs) if self._lead == 0 else (ours, _with(theirs, self._led))
        return self._duel.reply(*holds, self._lead, self._winners, self._led)

    def laid(self, card: int, rest: list[int], theirs: Strengths) -> int:
        """Say what comes of laying a card now."""
        if self._led is None:
            return self._duel.reply(tuple(sorted((card, *rest))), theirs, 0, self._winners, card)
        winner = 0 if card > self._led else 1 if self._led > card else None
        tricks = (*self._winners, winner)
        result = resolve_tricks(self._rules, tricks, eldest=self._eldest).value
        if result.outcome != "undecided":
            return {0: OURS, 1: -OURS, None: 0}[result.team]
        lead = next_lead(self._rules, winner, lead=self._lead, eldest=self._eldest).value
        return self._duel.best(tuple(rest), theirs, lead, tricks)


def _with(held: Strengths, card: int) -> Strengths:
    return tuple(sorted((*held, card)))


def _theirs(rules: Ruleset, view: SeatView, other: int, rank: Mapping[Card, int]) -> _Weights:
    """Count the hands that the other may still hold by their strengths."""
    laid, known = _laid(view, other), {card for card in view.dealt if card is not None}
    known |= {play.card for trick in (*view.past, view.plays) for play in trick}
    unseen = [card for card in rules.deck.cards if card not in known and card != view.vira]
    hidden = len(view.dealt) - view.counts[other] - len(laid)
    said, flor = view.said[other], _flor_of(rules, view, other)
    found: Counter[Strengths] = Counter()
    for rest in combinations(unseen, view.counts[other]):
        if not hidden:  # a card face down might make up for anything
            dealt = (*laid, *rest)
            if flor is not None and flor is not is_three_of_a_suit(dealt):
                continue
            if said is not None and envido_counts(rules, [dealt]) != [said]:
                continue
        found[tuple(sorted([rank[card] for card in rest]))] += 1
    return found


def _flor_of(rules: Ruleset, view: SeatView, owner: int) -> bool | None:
    """Whether a seat holds a flor, as far as it is known; None where it is not.

    It does if it sang one. It does not if it has laid a card or called envido without singing, where that is a duty.
    """
    bets = [bet for bet in (view.pending, view.accepted, view.points) if bet is not None and bet.seat == owner]
    if any(bet.kind == "flor" for bet in bets):
        return True
    points = rules.conduct.points
    if points is None or points.flor_duty.value != "must_sing" or view.flor_sung:
        return None
    laid = view.counts[owner] < len(view.dealt)
    return False if laid or any(bet.kind == "envido" for bet in bets) else None


def _laid(view: SeatView, owner: int) -> tuple[Card, ...]:
    return tuple(
        play.card for trick in (*view.past, view.plays) for play in trick if play.seat == owner and not play.hidden
    )


def _from_eldest(view: SeatView, team: int) -> list[int]:
    return sorted(range(team, view.players, 2), key=lambda owner: _place(view, owner))


def _place(view: SeatView, owner: int) -> int:
    return (owner - view.eldest) % view.players
