"""Many deals as arrays of cards, and what of them the course of a hand hangs on."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tutor.engine import HandState, Ruleset, count_flor, start_hand
from tutor.engine.envido import counting, envido_counts, is_three_of_a_suit
from tutor.engine.strength import order_under

__all__ = ["Deals", "Numbers", "deal_many", "kinds_of", "strengths_of"]

Numbers = NDArray[Any]
_MANY_WINNERS = 8
"""Room for the seat that wins an envido, or nobody."""


class Deals(NamedTuple):
    """Many deals: cards by their place in the pack, for each hand, seat and card; and the viras where there are any."""

    rules: Ruleset
    cards: Numbers
    viras: Numbers | None

    def start(self, hand: int) -> HandState:
        """Give one of the deals as the engine begins it, seat 0 being o mão."""
        pack = self.rules.deck.cards
        hands = [tuple([pack[card] for card in held]) for held in self.cards[hand]]
        return start_hand(self.rules, hands, vira=None if self.viras is None else pack[self.viras[hand]])


def deal_many(rules: Ruleset, hands: int, *, players: int = 2, seed: int = 0) -> Deals:
    """Deal so many hands by a seed.

    >>> from tutor.engine import ruleset
    >>> deal_many(ruleset("gauderio"), 50_000, players=4).cards.shape
    (50000, 4, 3)
    """
    luck = np.random.default_rng(seed)
    dealt, pack = 3 * players, len(rules.deck.cards)
    shuffled = np.repeat(np.arange(pack, dtype=np.int8), hands)  # the first cards of every pack, then the second ones
    hand = np.arange(hands)
    for place in range(dealt + rules.vira.value):  # no further than cards are dealt
        other = luck.integers(place, pack, hands) * hands + hand
        here = slice(place * hands, (place + 1) * hands)
        drawn = shuffled.take(other)
        shuffled[other] = shuffled[here]
        shuffled[here] = drawn
    packs = shuffled.reshape(pack, hands)
    cards = np.ascontiguousarray(packs[:dealt].T).reshape(hands, players, 3)
    return Deals(rules, cards, packs[dealt].copy() if rules.vira.value else None)


def strengths_of(deals: Deals) -> Numbers:
    """Give the strength of every card dealt, under the vira of its hand."""
    rules, pack = deals.rules, deals.rules.deck.cards
    viras = (None,) if deals.viras is None else pack
    table = np.array([[order_under(rules, vira).strength.get(card, 0) for card in pack] for vira in viras], np.int8)
    return table[0].take(deals.cards) if deals.viras is None else table[deals.viras[:, None, None], deals.cards]


def kinds_of(deals: Deals) -> Numbers:
    """Sort the deals by who holds a flor and who wins a contest of points, which is all that their counts decide.

    Flores are told by their order, which says who wins among any of their holders.
    """
    rules, (many, players, _) = deals.rules, deals.cards.shape
    if rules.count is None:
        return np.zeros(many, np.int64)
    pack = len(rules.deck.cards)
    three = (deals.cards[..., 0].astype(np.int64) * pack + deals.cards[..., 1]) * pack + deals.cards[..., 2]
    envidos, flores = (table.take(three) for table in _counts(rules))
    winner = envidos.argmax(axis=1)  # of equal ones the first, who is nearest to o mão
    if counting(rules).tie.value == "nobody":
        best = envidos == envidos.max(axis=1, keepdims=True)
        winner[best[:, ::2].any(axis=1) & best[:, 1::2].any(axis=1)] = players
    holds = flores >= 0
    kinds: Numbers = winner.astype(np.int64)
    for seat in range(players):
        kinds += holds[:, seat] * (1 << seat) * _MANY_WINNERS
    several = np.flatnonzero(holds.sum(axis=1) > 1)
    behind = (flores[several, None, :] > flores[several, :, None]).sum(axis=2) * holds[several]
    kinds[several] += behind @ players ** np.arange(players) * (_MANY_WINNERS << players)
    return kinds


@lru_cache(maxsize=8)
def _counts(rules: Ruleset) -> tuple[Numbers, Numbers]:
    """Give the envido of any three cards of the pack, and the flor (-1 where there is none), in any order."""
    pack = rules.deck.cards
    envidos = np.zeros((len(pack),) * 3, np.int8)
    flores = np.full_like(envidos, -1)
    for places in combinations(range(len(pack)), 3):
        hand = tuple([pack[place] for place in places])
        flor = count_flor(rules, hand).value if is_three_of_a_suit(hand) else None
        for order in permutations(places):
            envidos[order] = envido_counts(rules, (hand,))[0]
            flores[order] = -1 if flor is None else flor
    return envidos, flores
