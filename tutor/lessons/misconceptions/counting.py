"""The count of three cards in three places where a wrong rule may change it: a card's value, the pair, no pair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tutor.engine import Card, Ruleset
from tutor.lessons.misconceptions.inputs import Held
from tutor.lessons.misconceptions.records import Part, Steps

Cards = tuple[Card, ...]
Parts = tuple[Part, ...]
Value = Callable[[Ruleset, Card], int]


class OfPair(Protocol):
    """Counts a hand with a pair of one suit."""

    def __call__(self, rules: Ruleset, hand: Cards, pair: Cards, value: Value, /) -> Parts: ...  # noqa: D102


class Alone(Protocol):
    """Counts a hand of three suits."""

    def __call__(self, rules: Ruleset, hand: Cards, value: Value, /) -> Parts: ...  # noqa: D102


def pair_of(hand: Cards) -> Cards:
    """Give the two cards of one suit, or none; of a flor, all three.

    >>> from tutor.engine import cards
    >>> [str(card) for card in pair_of(cards("1c 6p 7c"))]
    ['1c', '7c']
    """
    a, b, c = hand
    if a.suit == b.suit:
        return hand if b.suit == c.suit else (a, b)
    if a.suit == c.suit:
        return (a, c)
    return (b, c) if b.suit == c.suit else ()


def points_of(rules: Ruleset, card: Card) -> int:
    """Give what a card counts."""
    assert rules.count is not None, "a rulebook without envido has no exercise of it"
    return rules.count.card_points[card.rank].value


def is_figure(rules: Ruleset, card: Card) -> bool:
    """Say whether a card counts nothing: sota, cavalo, rei (gauderio/envido/contagem/2, cego/contagem-envido/3)."""
    return points_of(rules, card) == 0


def pair_bonus(rules: Ruleset) -> int:
    """Give what a pair of one suit is worth by itself."""
    assert rules.count is not None
    return rules.count.pair_bonus.value


def bonus_of(rules: Ruleset, pair: Cards) -> Part:
    """Give the bonus of a pair as an addend."""
    return Part(pair_bonus(rules), "bonus", pair)


def each_of(rules: Ruleset, cards: Cards, value: Value) -> Parts:
    """Give every card as an addend."""
    return tuple(Part(value(rules, card), "card", (card,)) for card in cards)


def of_pair(rules: Ruleset, _hand: Cards, pair: Cards, value: Value) -> Parts:
    """Count a pair as the rulebook does: the bonus and the two cards."""
    return (bonus_of(rules, pair), *each_of(rules, pair, value))


def alone_highest(rules: Ruleset, hand: Cards, value: Value) -> Parts:
    """Count three suits as the rulebook does: the card that counts most."""
    return (max(each_of(rules, hand, value), key=lambda part: part.points),)


def count_by(*, value: Value = points_of, pair: OfPair = of_pair, alone: Alone = alone_highest) -> Steps:
    """Make a count with some of its three places changed; of a flor it has no parts.

    >>> from tutor.engine import cards, ruleset
    >>> [part.points for part in count_by()(ruleset("gauderio"), Held(cards("1c 6p 7c")))]
    [20, 1, 7]
    """

    def parts(rules: Ruleset, held: Held) -> Parts:
        two = pair_of(held.cards)
        if len(two) == 3:
            return ()
        return pair(rules, held.cards, two, value) if two else alone(rules, held.cards, value)

    return parts
