"""Strengths of cards as the wrong rules of rank and manilha see them, made from the engine's own order."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tutor.engine import Card, Ruleset, strength_of
from tutor.lessons.misconceptions.inputs import Duel
from tutor.lessons.misconceptions.keys_cards import in_force

Strength = Callable[[Ruleset, Card, Card | None], int]


def by(strength: Strength) -> Callable[[Ruleset, Duel], str]:
    """Let two cards meet by some strength."""
    return lambda rules, duel: higher(strength(rules, duel.a, duel.vira), strength(rules, duel.b, duel.vira))


def higher(a: int, b: int) -> str:
    """Say which side stands higher, or that they are level."""
    return "A" if a > b else "B" if b > a else "="


@lru_cache(maxsize=16)
def sequence(rules: Ruleset) -> tuple[str, ...]:
    """List the ranks as common cards, weakest first (gauderio/convencoes/2, cego/valores, claudista/def/sequencia).

    >>> from tutor.engine import ruleset
    >>> sequence(ruleset("gauderio"))
    ('4', '5', '6', '7', '10', '11', '12', '1', '2', '3')
    """
    if rules.vira.value:
        return rules.deck.ranks
    return tuple(step.cards[0].rank for step in reversed(rules.order(None).steps) if not step.manilha)


def next_rank(rules: Ruleset, vira: Card) -> str:
    """Give the rank after the one of an open card, the weakest after the strongest (AMB-K01)."""
    ranks = sequence(rules)
    return ranks[(ranks.index(vira.rank) + 1) % len(ranks)]


def plain(rules: Ruleset, card: Card) -> int:
    """Give the place of a card among common cards, 1 the weakest."""
    return 1 + sequence(rules).index(card.rank)


def right_strength(rules: Ruleset, card: Card, vira: Card | None) -> int:
    """Give the strength of a card by the rulebook."""
    return strength_of(rules, card, in_force(rules, vira))


def is_manilha(rules: Ruleset, card: Card, vira: Card | None) -> bool:
    """Say whether a card is a manilha by the rulebook."""
    return rules.order(in_force(rules, vira)).step_of[card].manilha
