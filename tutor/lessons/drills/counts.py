"""Questions about the envido and the flor as counts: the points of three cards, whether they are a flor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from tutor.engine import Card, Ruleset
from tutor.lessons.drills.cards import envido_key, show_held
from tutor.lessons.drills.pools import GC, luck, some
from tutor.lessons.misconceptions import Held, catalogue
from tutor.lessons.misconceptions.counting import is_figure, pair_of
from tutor.lessons.questions import Drill

PAIR, PAIR_WITH_FIGURE, THREE_SUITS = "pair", "pair_with_figure", "three_suits"
_MIX = {PAIR: 120, PAIR_WITH_FIGURE: 80, THREE_SUITS: 80}


def kind_of(rules: Ruleset, hand: tuple[Card, ...]) -> str:
    """Say which rule of the count decides a hand."""
    pair = pair_of(hand)
    if not pair:
        return THREE_SUITS
    return PAIR_WITH_FIGURE if any(is_figure(rules, card) for card in pair) else PAIR


def _telling(rules: Ruleset, held: Held) -> int:
    """Say how many of the wrong rules of the count would show on a hand."""
    right = envido_key(rules, held).value
    rows = [row for row in catalogue(rules, "envido.count") if row.subject == "envido"]
    return sum(row.answer(rules, held) != right for row in rows)


@lru_cache(maxsize=4)
def _hands(rules: Ruleset) -> dict[str, tuple[Held, ...]]:
    """Sort hands by kind, those first that show the most wrong rules; a flor has no count."""
    drawn = some("envido", combinations(rules.deck.cards, 3), 1000)
    found: dict[str, list[Held]] = {kind: [] for kind in _MIX}
    for hand in drawn:
        if len(pair_of(hand)) < 3:
            shuffled = tuple(luck(f"order {hand}").sample(hand, 3))
            found[kind_of(rules, hand)].append(Held(shuffled))
    return {
        kind: tuple(sorted(hands, key=lambda held: -_telling(rules, held))[: _MIX[kind]])
        for kind, hands in found.items()
    }


def _hands_of(*kinds: str) -> Callable[[Ruleset], Sequence[Any]]:
    return lambda rules: tuple(held for kind in kinds for held in _hands(rules)[kind])


def _count(kind: str, *kinds: str) -> Drill:
    mixed = len(kinds) > 1
    return Drill(
        skill="envido.count", kind=kind, rules=GC, form="number", subject="envido",
        pool=_hands_of(*kinds), key=envido_key, show=show_held, weight=2 if mixed else 0,
        made_for=mixed,
    )  # fmt: skip


DRILLS = (_count("number", *_MIX), *(_count(kind, kind) for kind in _MIX))
