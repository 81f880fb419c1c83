"""What may be: deals by luck that agree with all that a seat has seen and heard.

A bot draws hundreds for one card, within milliseconds, and knows its view and no more. `tutor.coach.worlds`, for a
review, plays the acts of the hand again in each, so that it also leaves out who could not have acted so: several times
the work for each, and more tries for one that fits. That is why there are two.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.coach.bots.sight import book_of
from tutor.engine.deck import Card
from tutor.engine.envido import envido_counts, is_three_of_a_suit
from tutor.engine.records import Ruleset
from tutor.engine.view import SeatView

__all__ = ["World", "worlds"]

TRIES = 40
"""So often a hand that was told of is drawn anew where its cards went to another; then any hand is taken."""

_Hand = tuple[Card, ...]


class World(NamedTuple):
    """One way the cards may lie: what each seat holds now, and what it was dealt as far as that is known."""

    held: tuple[_Hand, ...]
    dealt: tuple[_Hand, ...]


class _Seen(NamedTuple):
    """What is known of another seat: its open cards, its partner's on eleven, how many more; a count or a flor told."""

    opened: _Hand
    partner: _Hand
    hidden: int
    holds: int
    said: int | None
    sang: bool

    @property
    def told(self) -> bool:
        """Whether its three cards must come to something."""
        return self.sang or self.said is not None


def worlds(view: SeatView, luck: random.Random, many: int) -> list[World]:
    """Draw so many worlds."""
    own = tuple(card for card in view.dealt if card is not None)
    mine = tuple(card for card in view.cards if card is not None)
    others = {seat: _seen(view, seat) for seat in range(view.players) if seat != view.seat}
    known = {*own, view.vira, *(card for one in others.values() for card in (*one.opened, *one.partner))}
    unseen = tuple(card for card in book_of(view).deck.cards if card not in known)
    return [
        _world(view, World((mine,) * view.players, (own,) * view.players), others, unseen, luck) for _ in range(many)
    ]


def _seen(view: SeatView, seat: int) -> _Seen:
    plays = [play for trick in (*view.past, view.plays) for play in trick if play.seat == seat]
    opened = tuple(play.card for play in plays if not play.hidden)
    partner: _Hand = ()
    if view.partner and seat % 2 == view.seat % 2:
        partner = tuple(card for card in view.partner[0] if card is not None)
    bet = view.points
    sang = bet is not None and bet.kind == "flor" and (bet.seat == seat or (len(bet.calls) > 1 and view.players == 2))
    hidden = sum(play.hidden for play in plays)
    return _Seen(opened, partner, hidden, view.counts[seat] - len(partner), view.said[seat], sang)


def _world(
    view: SeatView, own: World, others: Mapping[int, _Seen], unseen: tuple[Card, ...], luck: random.Random
) -> World:
    """Deal the unseen cards, first to those who told something of theirs."""
    held, dealt, left = list(own.held), list(own.dealt), unseen
    for seat in sorted(others, key=lambda seat: not others[seat].told):
        one = others[seat]
        drawn = _told(book_of(view), one, unseen, left, luck) if one.told else None
        if drawn is None:
            drawn = tuple(luck.sample(left, one.hidden + one.holds))
        held[seat] = (*one.partner, *drawn[: one.holds])
        dealt[seat] = (*one.opened, *one.partner, *drawn)
        left = tuple(card for card in left if card not in drawn)
    return World(tuple(held), tuple(dealt))


def _told(
    rules: Ruleset, one: _Seen, unseen: tuple[Card, ...], left: tuple[Card, ...], luck: random.Random
) -> _Hand | None:
    """Draw cards that come to what was told, in any order: of two that lie face down or are held, either may be it."""
    ways = _agreeing(rules, one, unseen)
    for _ in range(TRIES if ways else 0):
        drawn = luck.choice(ways)
        if set(left).issuperset(drawn):
            return tuple(luck.sample(drawn, len(drawn)))
    return None


@lru_cache(maxsize=64)
def _agreeing(rules: Ruleset, one: _Seen, unseen: tuple[Card, ...]) -> tuple[_Hand, ...]:
    """List the cards that a seat may have besides those seen, by the count that it said or the flor that it sang."""
    known = (*one.opened, *one.partner)
    ways = list(combinations(unseen, one.hidden + one.holds))
    flores = [is_three_of_a_suit((*known, *way)) for way in ways]
    if one.sang:
        return tuple(way for way, flor in zip(ways, flores, strict=True) if flor)
    assert rules.count is not None
    counts = envido_counts(rules, [(*known, *way) for way in ways])
    barred = rules.count.must_sing.value  # who has a flor there sings it
    found = zip(ways, counts, flores, strict=True)
    return tuple(way for way, count, flor in found if count == one.said and not (flor and barred))
