"""Questions about the envido and the flor as counts: the points of three cards, whether they are a flor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from tutor.engine import Ruleset
from tutor.lessons.drills.bets import key_of
from tutor.lessons.drills.cards import envido_key, show_held
from tutor.lessons.drills.pools import GC, luck, some
from tutor.lessons.drills.ties import YES_NO
from tutor.lessons.misconceptions import Held
from tutor.lessons.misconceptions.counting import Cards, is_figure, pair_of, points_of
from tutor.lessons.questions import Choice, Drill, Row, Shown
from tutor.lessons.said import say

PAIR, PAIR_WITH_FIGURE, THREE_SUITS = "pair", "pair_with_figure", "three_suits"
_MIX = {PAIR: 120, PAIR_WITH_FIGURE: 90, THREE_SUITS: 90}
"""So many hands of a kind: dealt by luck alone, the traps hardly ever come in a row."""


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


@lru_cache(maxsize=4)
def _hands(rules: Ruleset) -> dict[str, tuple[Held, ...]]:
    """Draw the hands worth asking of each kind, in an order that does not change."""
    found: dict[str, list[Cards]] = {kind: [] for kind in _MIX}
    for hand in combinations(rules.deck.cards, 3):
        if tells_apart(rules, hand):
            found[kind_of(rules, hand)].append(hand)
    return {kind: tuple(map(_shuffled, some(f"envido {kind}", found[kind], count))) for kind, count in _MIX.items()}


def _shuffled(hand: Cards) -> Held:
    return Held(tuple(luck(f"order {' '.join(map(str, hand))}").sample(hand, 3)))


def _hands_of(*kinds: str) -> Callable[[Ruleset], Sequence[Any]]:
    return lambda rules: tuple(held for kind in kinds for held in _hands(rules)[kind])


def _count(kind: str, *kinds: str) -> Drill:
    mixed = len(kinds) > 1
    return Drill(
        skill="envido.count", kind=kind, rules=GC, form="number", subject="envido",
        pool=_hands_of(*kinds), key=envido_key, show=show_held, weight=2 if mixed else 0,
        made_for=mixed, in_order=not mixed,
    )  # fmt: skip


def _may_be_flores(rules: Ruleset) -> Sequence[Held]:
    """Three of a suit, in a row and not; two of a suit; three of a rank."""
    hands = [Held(hand) for hand in combinations(rules.deck.cards, 3)]
    suits = [len({card.suit for card in held.cards}) for held in hands]
    flores = [held for held, count in zip(hands, suits, strict=True) if count == 1]
    pairs = [held for held, count in zip(hands, suits, strict=True) if count == 2]
    ranks = [held for held in hands if len({card.rank for card in held.cards}) == 1]
    places = [step.cards[0].rank for step in rules.order(None).steps if not step.manilha]
    rows = [held for held in flores if _spread(places, held) == 2]
    return (*rows, *some("flores", flores, 60), *some("no flores", pairs, 60), *ranks)


def _spread(places: list[str], held: Held) -> int:
    found = [places.index(card.rank) for card in held.cards]
    return max(found) - min(found)


def _flores(rules: Ruleset) -> Sequence[Held]:
    found = [Held(hand) for hand in combinations(rules.deck.cards, 3) if len({card.suit for card in hand}) == 1]
    return some("counted flores", found, 160)


def _show_flor(prompt: str, *choices: Choice) -> Callable[[Ruleset, Any], Shown]:
    return lambda _rules, held: Shown(say(prompt), rows=(Row(None, tuple(map(str, held.cards))),), choices=choices)


DRILLS = (
    _count("number", *_MIX),
    *(_count(kind, kind) for kind in _MIX),
    Drill(
        skill="flor", kind="is", rules=GC, form="one", subject="flor",
        pool=_may_be_flores, key=key_of("flor"), show=_show_flor("ask-is-flor", *YES_NO),
    ),
    Drill(
        skill="flor.price", kind="count", rules=GC, form="number", subject="flor.count",
        pool=_flores, key=key_of("flor.count"), show=_show_flor("ask-flor-count"),
    ),
)  # fmt: skip
