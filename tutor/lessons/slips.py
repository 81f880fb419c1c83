"""The wrong counts that people make of the envido, as rules that run: an error is named by the rule that makes it.

A slip gives the sum somebody would make, part by part, or nothing where a hand leaves it no room (then it counts
right). Its words stand in the catalogues: ``practice-slip-`` and the code in small letters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tutor.engine import Card, Ruleset

Hand = tuple[Card, ...]


class Part(NamedTuple):
    """One addend of a sum, and the cards it is taken from; the bonus of a pair is taken from two."""

    points: int
    cards: Hand


@dataclass(frozen=True, slots=True)
class Slip:
    """A wrong rule: ``parts(rules, hand)`` is the sum it makes."""

    code: str
    parts: Callable[[Ruleset, Hand], tuple[Part, ...] | None]

    def answer(self, rules: Ruleset, hand: Hand) -> int | None:
        """Give the points that somebody with this wrong rule would say.

        >>> from tutor.engine import cards, ruleset
        >>> SLIPS[3].code, SLIPS[3].answer(ruleset("gauderio"), cards("1c 7c 6p"))
        ('EN-04', 34)
        """
        parts = self.parts(rules, hand)
        return None if parts is None else sum(part.points for part in parts)


def pair_of(hand: Hand) -> Hand:
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


def _bonus(rules: Ruleset, pair: Hand) -> Part:
    assert rules.count is not None
    return Part(rules.count.pair_bonus.value, pair)


def _each(rules: Ruleset, hand: Hand) -> tuple[Part, ...]:
    return tuple(Part(points_of(rules, card), (card,)) for card in hand)


def _figures_at(value: Callable[[Card], int]) -> Callable[[Ruleset, Hand], tuple[Part, ...] | None]:
    def parts(rules: Ruleset, hand: Hand) -> tuple[Part, ...] | None:
        pair = pair_of(hand)
        if not any(is_figure(rules, card) for card in pair or hand):
            return None
        each = tuple(
            Part(value(card), (card,)) if is_figure(rules, card) else Part(points_of(rules, card), (card,))
            for card in pair or hand
        )
        return (_bonus(rules, pair), *each) if pair else (max(each),)

    return parts


def _no_bonus(rules: Ruleset, hand: Hand) -> tuple[Part, ...] | None:
    pair = pair_of(hand)
    return _each(rules, pair) if pair else None


def _all_three(rules: Ruleset, hand: Hand) -> tuple[Part, ...] | None:
    pair = pair_of(hand)
    return (_bonus(rules, pair), *_each(rules, hand)) if pair else None


def _lowest(rules: Ruleset, hand: Hand) -> tuple[Part, ...] | None:
    return None if pair_of(hand) else (min(_each(rules, hand)),)


def _sum_without_pair(rules: Ruleset, hand: Hand) -> tuple[Part, ...] | None:
    return None if pair_of(hand) else _each(rules, hand)


def _figure_is_no_pair(rules: Ruleset, hand: Hand) -> tuple[Part, ...] | None:
    pair = pair_of(hand)
    return (max(_each(rules, hand)),) if any(is_figure(rules, card) for card in pair) else None


SLIPS = (
    Slip("EN-01", _figures_at(lambda _card: 10)),
    Slip("EN-02", _figures_at(lambda card: int(card.rank))),
    Slip("EN-03", _no_bonus),
    Slip("EN-04", _all_three),
    Slip("EN-05", _lowest),
    Slip("EN-06", _sum_without_pair),
    Slip("EN-14", _figure_is_no_pair),
)
"""The commonest wrong counts, by their codes."""


def diagnose(rules: Ruleset, hand: Hand, answer: int) -> Slip | None:
    """Name the one wrong rule that gives this answer; where two would, or none, nobody is accused of anything.

    >>> from tutor.engine import cards, ruleset
    >>> diagnose(ruleset("gauderio"), cards("1c 7c 6p"), 8).code
    'EN-03'
    >>> diagnose(ruleset("gauderio"), cards("10c 7c 6p"), 37) is None  # a sota at 10: by two wrong rules
    True
    """
    found = [slip for slip in SLIPS if slip.answer(rules, hand) == answer]
    return found[0] if len(found) == 1 else None
