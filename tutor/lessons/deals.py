"""Dealing for a drill: hands on which right and wrong counting part ways, from a seed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

from tutor.engine import Card, Ruleset
from tutor.lessons.misconceptions.counting import Cards, is_figure, pair_of, points_of

PAIR, PAIR_WITH_FIGURE, THREE_SUITS = "pair", "pair_with_figure", "three_suits"
MIX = (*[PAIR] * 4, *[PAIR_WITH_FIGURE] * 3, *[THREE_SUITS] * 3)
"""What a learner meets in ten hands; dealt by luck alone, the traps hardly ever come in a row."""


def deal_for_envido(rules: Ruleset, seed: int, kind: str = "") -> tuple[Card, ...]:
    """Deal the hand of a seed: no flor, no hand that is counted right by a wrong rule, and none twice in a round.

    Seeds in a row walk through all the hands of a kind, in an order that does not change. ``kind`` keeps to one kind.

    >>> from tutor.engine import ruleset
    >>> [str(card) for card in deal_for_envido(ruleset("gauderio"), 812)]
    ['7c', '1e', '10c']
    """
    block, place = divmod(seed, len(MIX))
    mix = random.Random(f"mix {block}").sample(MIX, len(MIX))  # noqa: S311  # luck of the cards, no secret
    wanted = kind or mix[place]
    turn = seed if kind else block * MIX.count(wanted) + mix[:place].count(wanted)
    hands = _hands(rules)[wanted]
    hand = hands[turn % len(hands)]
    return tuple(random.Random(f"order {seed}").sample(hand, len(hand)))  # noqa: S311


@lru_cache(maxsize=4)
def _hands(rules: Ruleset) -> Mapping[str, tuple[Cards, ...]]:
    """Sort all hands worth asking by their kind, each kind in an order of its own that stays."""
    sorted_out: dict[str, list[Cards]] = {kind: [] for kind in MIX}
    for hand in combinations(rules.deck.cards, 3):
        if tells_apart(rules, hand):
            sorted_out[kind_of(rules, hand)].append(hand)
    return {
        kind: tuple(random.Random(f"envido {kind}").sample(hands, len(hands)))  # noqa: S311
        for kind, hands in sorted_out.items()
    }


def kind_of(rules: Ruleset, hand: Cards) -> str:
    """Say which rule of the count decides a hand."""
    pair = pair_of(hand)
    if not pair:
        return THREE_SUITS
    return PAIR_WITH_FIGURE if any(is_figure(rules, card) for card in pair) else PAIR


def tells_apart(rules: Ruleset, hand: Cards) -> bool:
    """Say whether a hand is worth asking: no flor, and every common wrong rule that it tempts to counts it wrong.

    Beside a pair the third card must count something (EN-04); without one a second card must (EN-06), and not all
    three may count alike (EN-05). The other rules never come out right where they apply: a test runs them all.

    >>> from tutor.engine import cards, ruleset
    >>> tells_apart(ruleset("cego"), cards("1c 7c 6p")), tells_apart(ruleset("cego"), cards("1c 7c 12p"))
    (True, False)
    """
    pair = pair_of(hand)
    if pair:
        return len(pair) == 2 and all(points_of(rules, card) for card in hand if card not in pair)
    low, middle, high = sorted(points_of(rules, card) for card in hand)
    return middle > 0 and low < high
