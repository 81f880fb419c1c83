"""Wrong counts of the envido (EN): each one is a sum, part by part. On a flor, which has no count, all are right."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from tutor.engine import Card, Ruleset
from tutor.lessons.misconceptions.counting import (
    Value,
    alone_highest,
    bonus_of,
    count_by,
    each_of,
    pair_bonus,
    pair_of,
    points_of,
)
from tutor.lessons.misconceptions.inputs import Held
from tutor.lessons.misconceptions.records import Answer, C, G, Misconception, Part, Steps, words
from tutor.lessons.misconceptions.strengths import right_strength

Cards = tuple[Card, ...]
Parts = tuple[Part, ...]


def _figures_at(value: Callable[[Card], int]) -> Value:
    return lambda rules, card: points_of(rules, card) or value(card)


def _ace_at_eleven(rules: Ruleset, card: Card) -> int:
    return 11 if card.rank == "1" else points_of(rules, card)


def _no_bonus(rules: Ruleset, _hand: Cards, pair: Cards, value: Value) -> Parts:
    return each_of(rules, pair, value)


def _all_three(rules: Ruleset, hand: Cards, pair: Cards, value: Value) -> Parts:
    return (bonus_of(rules, pair), *each_of(rules, hand, value))


def _bonus_times(factor: float) -> Callable[[Ruleset, Cards, Cards, Value], Parts]:
    def parts(rules: Ruleset, _hand: Cards, pair: Cards, value: Value) -> Parts:
        return (Part(int(pair_bonus(rules) * factor), "bonus", pair), *each_of(rules, pair, value))

    return parts


def _bonus_and_highest(rules: Ruleset, hand: Cards, pair: Cards, value: Value) -> Parts:
    return (bonus_of(rules, pair), max(each_of(rules, hand, value)))


def _highest_of_hand(rules: Ruleset, hand: Cards, _pair: Cards, value: Value) -> Parts:
    return alone_highest(rules, hand, value)


def _figure_is_no_pair(rules: Ruleset, hand: Cards, pair: Cards, value: Value) -> Parts:
    if all(value(rules, card) for card in pair):
        return (bonus_of(rules, pair), *each_of(rules, pair, value))
    return alone_highest(rules, hand, value)


def _lowest(rules: Ruleset, hand: Cards, value: Value) -> Parts:
    return (min(each_of(rules, hand, value)),)


def _strongest(rules: Ruleset, hand: Cards, value: Value) -> Parts:
    strongest = max(hand, key=lambda card: right_strength(rules, card, None))
    return each_of(rules, (strongest,), value)


def _pair_of_ranks(rules: Ruleset, held: Held) -> Parts:
    pair = next((two for two in combinations(held.cards, 2) if two[0].rank == two[1].rank), ())
    if not pair or len(pair_of(held.cards)) == 3:
        return count_by()(rules, held)
    return (bonus_of(rules, pair), *each_of(rules, pair, points_of))


def _row(id_: str, example: str, steps: Steps, cites: str, skill: str = "envido.count") -> Misconception:
    return Misconception(
        id=id_, rules=(G, C), skill=skill, subject="envido", example=example, cites=words(cites), steps=steps,
        answer=_sum(steps),
    )  # fmt: skip


def _sum(steps: Steps) -> Callable[[Ruleset, Held], Answer]:
    def answer(rules: Ruleset, held: Held) -> Answer:
        parts = steps(rules, held)
        return sum(part.points for part in parts) if parts else None

    return answer


_NUMBER = "gauderio/envido/contagem/1"
_FIGURE = "gauderio/envido/contagem/2 cego/contagem-envido/3"
_PAIR = "gauderio/envido/contagem/3 cego/contagem-envido/4"
_ALONE = "gauderio/envido/contagem/5 cego/contagem-envido/2"

ROWS = (
    _row("EN-01", "12c 11c 5p", count_by(value=_figures_at(lambda _card: 10)), _FIGURE),
    _row("EN-02", "12c 11c 5p", count_by(value=_figures_at(lambda card: int(card.rank))), f"{_NUMBER} {_FIGURE}"),
    _row("EN-03", "1c 7c 6p", count_by(pair=_no_bonus), _PAIR),
    _row("EN-04", "1c 7c 6p", count_by(pair=_all_three), _PAIR),
    _row("EN-05", "1p 3e 4o", count_by(alone=_lowest), f"{_ALONE} gauderio/envido/contagem/ex-2"),
    _row("EN-06", "1p 3e 4o", count_by(alone=each_of), _ALONE),
    _row("EN-07", "1c 7c 6p", count_by(pair=_bonus_times(1 / 2)), _PAIR),
    _row("EN-08", "1c 7c 6p", count_by(pair=_bonus_times(2)), _PAIR),
    _row("EN-09", "7c 7p 1o", _pair_of_ranks, f"{_PAIR} {_ALONE}"),
    _row(
        "EN-10",
        "1c 7c 6p",
        count_by(value=_ace_at_eleven),
        f"{_NUMBER} cego/valores/01 cego/valores/02 cego/valores/07",
    ),
    _row("EN-11", "6c 3e 1p", count_by(alone=_strongest), _ALONE, skill="rank.vs_points"),
    _row("EN-12", "12c 10c 7p", count_by(pair=_bonus_and_highest), _PAIR),
    _row("EN-13", "2c 3c 7p", count_by(pair=_highest_of_hand), _PAIR),
    _row(
        "EN-14",
        "12c 5c 7p",
        count_by(pair=_figure_is_no_pair),
        "gauderio/envido/contagem/2 gauderio/envido/contagem/3 gauderio/envido/contagem/4 cego/contagem-envido/4"
        " cego/contagem-envido/5",
    ),
)
