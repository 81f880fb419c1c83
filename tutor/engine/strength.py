"""Which card is stronger: fixed manilhas, or manilhas by the vira."""

from __future__ import annotations

from typing import Literal

from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import CardOrder, Ruleset


def card_of(rules: Ruleset, text: object) -> Card:
    """Read a card of the rulebook's deck; another is refused by the clause that says which cards there are.

    >>> from tutor.engine import ruleset
    >>> str(card_of(ruleset("claudista"), "qp"))
    'Qp'
    """
    try:
        return rules.deck.parse(text)
    except RuleError as error:
        raise RuleError(error.code, error.facts, detail=error.detail, cites=rules.pack.cites) from None


def order_under(rules: Ruleset, vira: Card | None) -> CardOrder:
    """Give the order of cards in force; a rulebook with a vira needs it, the others have none."""
    if rules.vira.value and vira is None:
        raise RuleError("missing_vira", {"rules": rules.id}, cites=rules.vira.cites)
    return rules.order(vira)


def strength_of(rules: Ruleset, card: Card, vira: Card | None = None) -> int:
    """Give the step a card stands on, 1 the weakest: the fast path of every comparison.

    >>> from tutor.engine import cards, ruleset
    >>> strength_of(ruleset("gauderio"), *cards("1e"))
    14
    """
    return order_under(rules, vira).strength[card]


def compare(rules: Ruleset, a: Card, b: Card, vira: Card | None = None) -> Ruling[Literal["a", "b", "tie"]]:
    """Say which of two cards is stronger, or that they are equal.

    >>> from tutor.engine import cards, ruleset
    >>> compare(ruleset("gauderio"), *cards("1c 1o")).value
    'tie'
    """
    order = order_under(rules, vira)
    if a == b or vira in (a, b):
        raise RuleError("duplicate_card", {"card": a if a in (b, vira) else b})
    gap = order.strength[a] - order.strength[b]
    steps = (step_reason(order, a, vira), step_reason(order, b, vira))
    pair = order.pair_readings.get(frozenset((a.rank, b.rank)), ()) if order.pair_readings else ()
    if gap == 0:
        return Ruling("tie", Reason("rank.equal", (), pair, {"a": a, "b": b}, steps), rules.open_readings)
    high, low = (a, b) if gap > 0 else (b, a)
    reason = Reason("rank.higher", (), pair, {"high": high, "low": low}, steps)
    return Ruling("a" if gap > 0 else "b", reason, rules.open_readings)


def order(rules: Ruleset, vira: Card | None = None) -> Ruling[tuple[tuple[Card, ...], ...]]:
    """List all cards in play, strongest first, equals together.

    >>> from tutor.engine import ruleset
    >>> [str(card) for card in order(ruleset("gauderio")).value[3]]
    ['7o']
    """
    table = order_under(rules, vira)
    steps = tuple(Reason("rank.step", step.cites, step.readings, {"cards": step.cards}) for step in table.steps)
    pairs = tuple(dict.fromkeys(r for readings in table.pair_readings.values() for r in readings))
    value = tuple(step.cards for step in table.steps)
    return Ruling(value, Reason("rank.order", table.cites, pairs, {"vira": vira}, steps), rules.open_readings)


def step_reason(order: CardOrder, card: Card, vira: Card | None) -> Reason:
    """Say where one card stands: a manilha, or a common card by its rank."""
    step = order.step_of[card]
    args = {"card": card, "vira": vira, "strength": order.strength[card]}
    if not step.manilha:
        return Reason("rank.common", step.cites, step.readings, args)
    return Reason("rank.manilha" if vira is None else "rank.manilha_by_vira", step.cites, step.readings, args)
