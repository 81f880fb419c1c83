"""Dealing for a drill: hands on which right and wrong counting part ways, from a seed."""

from __future__ import annotations

import random

from tutor.engine import Card, Ruleset, count_envido

PAIR_WITH_FIGURE, PAIR, THREE_SUITS = "pair_with_figure", "pair", "three_suits"
MIX = ((PAIR_WITH_FIGURE, 3), (PAIR, 4), (THREE_SUITS, 3))
"""What a learner meets, out of ten hands. Random dealing gives 57 % pairs and hardly ever the traps in a row."""


def deal_for_envido(rules: Ruleset, luck: random.Random) -> tuple[Card, ...]:
    """Deal three cards that are no flor, so mixed that every rule of the count is needed every few hands.

    >>> from tutor.engine import ruleset
    >>> len(deal_for_envido(ruleset("gauderio"), random.Random(3)))
    3
    """
    wanted = luck.choices([kind for kind, _ in MIX], [weight for _, weight in MIX])[0]
    while True:
        cards = tuple(luck.sample(rules.deck.cards, 3))
        if count_envido(rules, cards).value is not None and _kind(rules, cards) == wanted:
            return cards


def _kind(rules: Ruleset, cards: tuple[Card, ...]) -> str:
    pair = [card for card in cards if sum(other.suit == card.suit for other in cards) == 2]
    if not pair:
        return THREE_SUITS
    assert rules.count is not None
    return PAIR_WITH_FIGURE if any(rules.count.card_points[card.rank].value == 0 for card in pair) else PAIR
