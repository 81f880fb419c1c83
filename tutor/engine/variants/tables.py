"""Builders of the tables that the variants share; they read nothing but what they are given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tutor.engine.deck import Card
from tutor.engine.records import Amount, CardOrder, Cited, Ladder, Row, Step

RESTO_BY_SWITCH: Mapping[str, Amount] = {"falta": "falta", "falta_plus_6": "falta_plus_6", "match": "match"}
"""What ``cfr_value`` makes of a Contra-flor e o Resto."""


def switch(options: Mapping[str, str], name: str) -> Any:  # noqa: ANN401  # each switch has its own few words
    """Give the value in force; `ruleset` has checked that the rulebook takes it, so it fits the record's field."""
    return options[name]


def card_order(
    steps: tuple[Step, ...],
    pair_readings: Mapping[frozenset[str], tuple[str, ...]] | None = None,
    *,
    cites: tuple[str, ...] = (),
) -> CardOrder:
    """Number the steps of a deck: the last is 1, the first the highest."""
    return CardOrder(
        steps,
        {card: len(steps) - i for i, step in enumerate(steps) for card in step.cards},
        {card: step for step in steps for card in step.cards},
        pair_readings or {},
        cites,
    )


def fixed_order(order: CardOrder) -> Callable[[Card | None], CardOrder]:
    """Give the same order whatever the vira: these rulebooks have none."""

    def of(_vira: Card | None) -> CardOrder:
        return order

    return of


def ladder(
    words: tuple[str, ...],
    opening: Cited[None],
    rows: Iterable[Row],
    *,
    each_further_flor: Cited[int] | None = None,
    refused_in_first_trick: Cited[int] | None = None,
) -> Ladder:
    """Index the rows of a closed list by their calls."""
    return Ladder(
        words=words,
        opening=opening,
        rows={row.calls: row for row in rows},
        each_further_flor=each_further_flor,
        refused_in_first_trick=refused_in_first_trick,
    )
