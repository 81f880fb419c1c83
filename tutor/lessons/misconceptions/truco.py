"""Wrong rules about the truco ladder: what it pays, who may raise, when it may be called (TL)."""

from __future__ import annotations

from itertools import accumulate

from tutor.engine import Ruleset
from tutor.engine.ladder import ladder_of
from tutor.lessons.misconceptions.calls import as_if_taken, price_but
from tutor.lessons.misconceptions.inputs import Bet, Moment, Raiser, Replies, Skip, Stake
from tutor.lessons.misconceptions.keys_bets import right_price
from tutor.lessons.misconceptions.records import Answer, G, K, Part, constant, fact, row

_price = right_price("truco")


def _right(rules: Ruleset, bet: Bet) -> Answer:
    return _price(rules, bet).value


def _refused_at_one(rules: Ruleset, bet: Bet) -> Answer:
    return _right(rules, bet) if bet.yes else 1


def _rungs(rules: Ruleset, bet: Bet) -> tuple[Part, ...]:
    """Add what each rung asked so far makes of the hand."""
    if not bet.yes:
        return ()
    chains = accumulate((call,) for call in bet.calls)
    prices = [(chain[-1], _right(rules, Bet(chain, yes=True))) for chain in chains]
    return tuple(Part(points, call) for call, points in prices if isinstance(points, int))


def _sum_of_rungs(rules: Ruleset, bet: Bet) -> Answer:
    parts = _rungs(rules, bet)
    return sum(part.points for part in parts) if parts else _right(rules, bet)


def _before_and_three(rules: Ruleset, bet: Bet) -> tuple[Part, ...]:
    before = _right(rules, Bet(bet.calls, yes=False))
    return (Part(before, "before"), Part(3, "truco")) if bet.yes and isinstance(before, int) else ()


def _three_more(rules: Ruleset, bet: Bet) -> Answer:
    parts = _before_and_three(rules, bet)
    return sum(part.points for part in parts) if parts else _right(rules, bet)


def _both_sides(_rules: Ruleset, _raiser: Raiser) -> Answer:
    return ("A", "B")


def _twice(_rules: Ruleset, stake: Stake) -> int:
    return 2 * stake.points


def _any_rung_above(rules: Ruleset, skip: Skip) -> bool:
    rungs = {row.quero.value for row in ladder_of(rules, "truco").rows.values() if row.quero is not None}
    return skip.ask in rungs and skip.ask > skip.stake


def _before_any_card(_rules: Ruleset, moment: Moment) -> bool:
    return moment.trick == 1 and not moment.laid


def _both_agree(_rules: Ruleset, replies: Replies) -> bool:
    return replies.first and replies.second


_TAKEN = "gauderio/truco/truco/aceitar cego/tentos-truco/truco"
_LADDER = ("truco.ladder", "truco.price")

ROWS = (
    row("TL-01", "GC", *_LADDER, "truco quero", price_but("truco", 3, "truco", yes=True), _TAKEN, from_rules=K),
    row("TL-02", "K", *_LADDER, "truco quero", price_but("truco", 2, "truco", yes=True), "claudista/4.4",
        from_rules=G),
    row("TL-03", "GCK", *_LADDER, "truco nao_quero", as_if_taken("truco"),
        "gauderio/truco/truco/fugir cego/tentos-truco/truco claudista/4.7"),
    row("TL-04", "GCK", *_LADDER, "truco retruco nao_quero", _refused_at_one,
        "gauderio/truco/retruco/fugir cego/tentos-truco/retruco claudista/4.7 claudista/4.8 AMB-G21",
        examples={K: "truco seis nao_quero"}),
    row("TL-05", "GC", "truco.raise", "truco.raiser", "A pediu, B aceitou", _both_sides,
        "gauderio/truco/5 gauderio/truco/6 cego/repiques/2 AMB-C34"),
    row("TL-06", "K", *_LADDER, "truco seis quero", _sum_of_rungs, "claudista/4.6 claudista/def/truco",
        steps=_rungs),
    row("TL-07", "K", "truco.raise", "truco.next", "a mao vale 6", _twice, "claudista/4.6"),
    row("TL-08", "K", "truco.raise", "truco.skip", "a mao vale 1, pede 9", _any_rung_above, "claudista/4.6"),
    row("TL-09", "GC", "truco.when", "truco.when", "rodada 3, ainda nao jogou nela", _before_any_card,
        "gauderio/truco/4 cego/truco/1", asked={"truco_out_of_turn": ("free", "always")}),
    fact("TL-10", "K", "truco.when", "truco.out_of_turn", True, "claudista/4.2 AMB-K14 AMB-K79", from_rules=G),
    row("TL-11", "K", "truco.raise", "truco.replies", "parceiros: sim, nao", _both_agree,
        "claudista/4.4 AMB-K15", asked={"answer_by": ("unanimous",)}),
    row("TL-12", "K", *_LADDER, "truco quero", _three_more, "claudista/4.4", steps=_before_and_three),
    row("TL-13", "G", "truco.when", "truco.deck", "a mao vale 3", constant(1),
        "gauderio/def/ir-ao-baralho AMB-G23"),
    fact("TL-14", "GC", "truco.raise", "truco.above_the_top", 6,
         "gauderio/truco/vale-4/0 gauderio/pontos-truco/vale-4 cego/tentos-truco/vale-4"),
)  # fmt: skip
