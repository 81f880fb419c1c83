"""Wrong rules about when envido may be called and whom it pays (EP), and about what its calls pay (EL)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tutor.engine import Ruleset, ruleset
from tutor.lessons.misconceptions.inputs import Bet, Moment, Place, Winners
from tutor.lessons.misconceptions.keys_bets import right_price
from tutor.lessons.misconceptions.records import Answer, C, G, Part, constant, fact, row

_price = right_price("envido")

Wrong = Callable[[Ruleset, Any], Answer]


def _right(rules: Ruleset, bet: Bet) -> Answer:
    return _price(rules, bet).value


def priced_as_in(book: str, kind: str) -> Wrong:
    """Give the prices of another rulebook."""
    return lambda _rules, bet: right_price(kind)(ruleset(book), bet).value


def price_but(calls: str, points: int, kind: str, *, yes: bool) -> Wrong:
    """One price is another, all others are right."""
    priced = Bet(tuple(calls.split()), yes)
    return lambda rules, bet: points if bet == priced else right_price(kind)(rules, bet).value


def as_if_taken(kind: str) -> Wrong:
    """A refusal pays what taking would."""
    return lambda rules, bet: right_price(kind)(rules, replace(bet, yes=True)).value


def _own_prices(rules: Ruleset, bet: Bet) -> tuple[Part, ...]:
    """Add what each call pays by itself; of a falta, which has no fixed price, there is no such sum."""
    if not bet.yes or len(bet.calls) < 2:
        return ()
    prices = [(call, _right(rules, Bet((call,), yes=True))) for call in bet.calls]
    return tuple(Part(points, call) for call, points in prices if isinstance(points, int))


def _sum_of_prices(rules: Ruleset, bet: Bet) -> Answer:
    parts = _own_prices(rules, bet)
    return sum(part.points for part in parts) if len(parts) == len(bet.calls) else _right(rules, bet)


def _until_ones_card(_rules: Ruleset, moment: Moment) -> bool:
    return not moment.laid


def _all_of_first_trick(_rules: Ruleset, moment: Moment) -> bool:
    return moment.trick == 1


def _last_two(_rules: Ruleset, place: Place) -> bool:
    return place.position > place.players - 2


def _hand_winner(_rules: Ruleset, winners: Winners) -> str:
    return winners.hand


ROWS = (
    row("EP-01", "G", "envido.when", "envido.when", "rodada 2, ainda nao jogou nela", _until_ones_card,
        "gauderio/envido/quando/1"),
    row("EP-02", "GC", "envido.when", "envido.when", "rodada 1, ja jogou", _all_of_first_trick,
        "gauderio/envido/quando/1 cego/envido/1 AMB-C10"),
    row("EP-03", "G", "envido.when", "envido.place", "4 jogadores, lugar 1", constant(True),
        "gauderio/envido/quando/2 AMB-G10 AMB-G63", from_rules=C, asked={"envido_callers": ("last_two",)}),
    row("EP-04", "C", "envido.when", "envido.place", "4 jogadores, lugar 1", _last_two,
        "cego/envido/1 AMB-C11", from_rules=G, asked={"envido_callers": ("any",)}),
    row("EP-05", "GC", "envido.pays", "envido.winner", "envido: B; mao: A", _hand_winner,
        "gauderio/envido/2 cego/envido/6"),
    fact("EP-06", "C", "truco.when", "envido.over_truco", False, "cego/truco/3 cego/truco/4"),
    fact("EP-07", "C", "envido.pays", "envido.unasked", 1, "cego/envido/5"),
    row("EL-01", "GC", "envido.price", "envido.price", "envido nao_quero", as_if_taken("envido"),
        "gauderio/envido/envido/fugir cego/tentos-envido/envido"),
    row("EL-02", "G", "envido.price", "envido.price", "real_envido quero", priced_as_in(C, "envido"),
        "gauderio/envido/real/aceitar", from_rules=C,
        asked={"real_envido_value": ("5_always", "7_over_envido")}),
    row("EL-03", "C", "envido.price", "envido.price", "real_envido quero", priced_as_in(G, "envido"),
        "cego/tentos-envido/real cego/tentos-envido/envido-real", from_rules=G),
    row("EL-04", "G", "envido.price", "envido.price", "envido real_envido quero", _sum_of_prices,
        "gauderio/envido/real-over-envido/aceitar", steps=_own_prices, asked={"real_envido_value": ("5_always",)}),
    row("EL-05", "C", "envido.price", "envido.price", "envido envido quero",
        price_but("envido envido", 2, "envido", yes=True), "cego/tentos-envido/envido-envido"),
    row("EL-06", "G", "envido.raise", "envido.raise", "envido envido quero", priced_as_in(C, "envido"),
        "gauderio/envido/envido/0 AMB-G07", from_rules=C, asked={"allow_envido_envido": ("no",)}),
    row("EL-07", "GC", "envido.price", "envido.price", "envido real_envido nao_quero",
        price_but("envido real_envido", 1, "envido", yes=False),
        "gauderio/envido/real-over-envido/fugir cego/tentos-envido/envido-real"),
    row("EL-08", "G", "envido.price", "envido.price", "real_envido falta_envido nao_quero",
        price_but("real_envido falta_envido", 1, "envido", yes=False), "gauderio/envido/falta-over-real/fugir"),
    row("EL-09", "C", "envido.price", "envido.price", "real_envido real_envido nao_quero",
        price_but("real_envido real_envido", 1, "envido", yes=False), "cego/tentos-envido/real-real"),
    fact("EL-10", "C", "envido.raise", "envido.falta_raised", True, "cego/tentos-envido/falta"),
)  # fmt: skip
