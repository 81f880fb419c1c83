"""Deals by luck: the cards, the vira and who is o mão come from a seed, so that the same seed deals the same hand."""

from __future__ import annotations

import random

from tutor.engine.match import MatchState
from tutor.engine.records import Ruleset
from tutor.engine.scoring import Score
from tutor.engine.state import HandState, start_hand

__all__ = ["deal", "deal_next"]


def deal(
    rules: Ruleset,
    seed: int,
    *,
    players: int,
    eldest: int = 0,
    score: Score = (0, 0),
    target: int | None = None,
) -> HandState:
    """Give a hand right after the deal; the score makes it a hand of eleven or a dark one where there are such.

    >>> from tutor.engine import ruleset
    >>> hand = deal(ruleset("claudista"), 7, players=4, score=(11, 4))
    >>> hand.deal.eleven, hand.decided, str(hand.deal.vira)
    (0, False, '4c')
    """
    luck = random.Random(f"deal {seed}")  # noqa: S311  # luck of the cards, no secret
    each = rules.cards_each.value
    drawn = luck.sample(rules.deck.cards, each * players + 1)
    hands = [drawn[each * seat : each * (seat + 1)] for seat in range(players)]
    vira = drawn[-1] if rules.vira.value else None
    return start_hand(rules, hands, eldest=eldest, score=score, target=target, vira=vira)


def deal_next(match: MatchState, seed: int) -> HandState:
    """Give the next hand of a match; ``seed`` is the match's, each of its hands is dealt otherwise.

    >>> from tutor.engine import ruleset, start_match
    >>> deal_next(start_match(ruleset("cego"), 6, eldest=2), 7).turn
    2
    """
    rules, players, target, score, eldest, hands, *_ = match
    return deal(rules, seed * _MOST_HANDS + hands, players=players, eldest=eldest, score=score, target=target)


_MOST_HANDS = 1_000
"""More than any match has: the hands of two matches are never of the same seed."""
