"""Who takes a trick, who leads the next one, and who takes the hand by its tricks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from tutor.engine.deck import UNKNOWN, Card, refuse_duplicates
from tutor.engine.errors import RuleError
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import CardOrder, Cited, Ruleset
from tutor.engine.strength import order_under, step_reason


class Play(NamedTuple):
    """A card laid by a seat, open or face down."""

    seat: int
    card: Card
    hidden: bool = False


class TrickWinner(NamedTuple):
    """The side and the seat that took a trick; both None when it is tied."""

    team: int | None
    seat: int | None


class HandResult(NamedTuple):
    """How a hand ended: taken by a side, by nobody, or not yet; after how many tricks."""

    outcome: Literal["team", "nobody", "undecided"]
    team: int | None
    decided_after: int | None


def resolve_trick(
    rules: Ruleset, plays: Sequence[Play], *, lead: int | None = None, vira: Card | None = None
) -> Ruling[TrickWinner]:
    """Say who takes a trick: the best open card of each side is compared, cards face down are worth nothing.

    Seats count from 0 in order of play; ``lead`` is the seat that led (the first of ``plays`` unless given): of
    equal partners the first from there counts.

    >>> from tutor.engine import cards, ruleset
    >>> a, b = cards("3c 2o")
    >>> resolve_trick(ruleset("gauderio"), [Play(0, a), Play(1, b)]).value
    TrickWinner(team=0, seat=0)
    """
    _check_plays(rules, plays, vira)
    order = order_under(rules, vira)
    best, (high, low) = best_of_sides(order, plays, plays[0].seat if lead is None else lead)
    extra = dict.fromkeys(_bearing(order, [play.card for play in plays if not play.hidden]))
    sides = tuple(_side(rules, order, plays, team, best=best[team], vira=vira) for team in (0, 1))
    ours, theirs = best
    if ours is None and theirs is None:
        rule = rules.trick.all_hidden
        return _trick(rules, None, Reason("trick.all_hidden", rule.cites, rule.readings, {}, sides))
    if high == low:
        rule = rules.trick.tied
        by = (*rule.readings, *(rules.trick.tied_two_players if len(plays) == 2 else ()), *extra)
        return _trick(rules, None, Reason("trick.tied", rule.cites, by, {}, sides))
    winner = ours if high > low else theirs
    assert winner is not None
    args = {"team": winner.seat % 2, "seat": winner.seat, "card": winner.card}
    won = rules.trick.won
    height = order.strength[winner.card]
    if sum(not p.hidden and p.seat % 2 == winner.seat % 2 and order.strength[p.card] == height for p in plays) > 1:
        shared = rules.trick.equal_partners
        sides = (*sides, Reason("trick.equal_partners", shared.cites, shared.readings, args))
    return _trick(rules, winner.seat, Reason("trick.won", won.cites, (*won.readings, *extra), args, sides))


def _bearing(order: CardOrder, laid: Sequence[Card]) -> Iterator[str]:
    """Give the readings that the open cards of a trick rest on: each by itself, and the strongest beside the others."""
    for card in laid:
        yield from order.step_of[card].readings
    if order.pair_readings and laid:
        top = max(laid, key=order.strength.__getitem__)
        for card in laid:
            yield from order.pair_readings.get(frozenset((top.rank, card.rank)), ())


def best_of_sides(order: CardOrder, plays: Sequence[Play], lead: int) -> tuple[list[Play | None], list[int]]:
    """Give the strongest open card of each side, of equal ones the first in order from ``lead``, and its strength.

    None and 0: all hidden.
    """
    best: list[Play | None] = [None, None]
    height, strength = [0, 0], order.strength
    for play in _from(lead, plays):
        seat, card, hidden = play
        if not hidden and (step := strength[card]) > height[team := seat % 2]:
            best[team], height[team] = play, step
    return best, height


def _from(lead: int, plays: Sequence[Play]) -> Sequence[Play]:
    """Put the cards of a trick in order of play, which matters to partners alone."""
    if len(plays) > 2:
        return sorted(plays, key=lambda play: (play.seat - lead) % len(plays))
    return plays


def trick_seat(rules: Ruleset, plays: Sequence[Play], lead: int, vira: Card | None) -> int | None:
    """Give the seat that takes a trick, None when it is tied: the fast path of `resolve_trick`."""
    strength = order_under(rules, vira).strength
    highest, best = 0, None
    tied = False
    for seat, card, hidden in _from(lead, plays):
        if not hidden and (step := strength[card]) >= highest:
            if step > highest:
                highest, best, tied = step, seat, False
            elif best is not None and (seat - best) % 2:
                tied = True
    return None if tied else best


def _side(
    rules: Ruleset, order: CardOrder, plays: Sequence[Play], team: int, *, best: Play | None, vira: Card | None
) -> Reason:
    """Say what a side brings to a trick: its best open card, over those that lie face down."""
    hidden = rules.trick.hidden
    if best is None:
        return Reason("trick.all_hidden_of_side", hidden.cites, hidden.readings, {"team": team})
    covers = any(play.hidden and play.seat % 2 == team for play in plays)
    cites, readings = (hidden.cites, hidden.readings) if covers else ((), ())
    args = {"team": team, "seat": best.seat, "card": best.card}
    return Reason("trick.best_of_side", cites, readings, args, (step_reason(order, best.card, vira),))


def _trick(rules: Ruleset, seat: int | None, reason: Reason) -> Ruling[TrickWinner]:
    return Ruling(TrickWinner(None if seat is None else seat % 2, seat), reason, rules.open_readings)


def _check_plays(rules: Ruleset, plays: Sequence[Play], vira: Card | None) -> None:
    refuse_duplicates([*(play.card for play in plays if play.card != UNKNOWN), *((vira,) if vira else ())])
    seats = {play.seat for play in plays}
    if len(plays) not in rules.seats.value:
        facts = {"players": len(plays), "known": rules.seats.value, "rules": rules.id}
        raise RuleError("bad_players", facts, cites=rules.seats.cites)
    if seats != set(range(len(plays))):
        raise RuleError("bad_query", {"seats": tuple(play.seat for play in plays)}, detail="one_play_a_seat")
    hidden = [play for play in plays if play.hidden]
    if hidden and not rules.trick.may_hide.value:
        rule: Cited[bool] = rules.trick.may_hide
        facts = {"card": hidden[0].card, "seat": hidden[0].seat, "rules": rules.id}
        raise RuleError("illegal_action", facts, detail="hide", cites=rule.cites, readings=rule.readings)
    if rules.trick.one_hidden_a_side.value:
        for team in (0, 1):
            if sum(play.seat % 2 == team for play in hidden) > 1:
                rule = rules.trick.one_hidden_a_side
                facts = {"team": team, "rules": rules.id}
                raise RuleError("illegal_action", facts, detail="hide_both", cites=rule.cites, readings=rule.readings)


@lru_cache(maxsize=1024)
def next_lead(rules: Ruleset, winner: int | None, *, lead: int, eldest: int) -> Ruling[int]:
    """Say who leads the next trick: the winner; after a tie whoever led, or o mão where the rulebook says so.

    >>> from tutor.engine import ruleset
    >>> next_lead(ruleset("cego"), None, lead=0, eldest=0).value
    0
    """
    if winner is not None:
        rule = rules.trick.lead_after_win
        return Ruling(winner, Reason("lead.winner", rule.cites, rule.readings, {"seat": winner}), rules.open_readings)
    tie = rules.trick.lead_after_tie
    seat = eldest if tie.value == "eldest" else lead
    code = "lead.eldest_after_tie" if tie.value == "eldest" else "lead.same_after_tie"
    return Ruling(seat, Reason(code, tie.cites, tie.readings, {"seat": seat}), rules.open_readings)


def resolve_tricks(
    rules: Ruleset, tricks: Sequence[int | None], *, eldest: int = 0, mao_de_11: int | None = None
) -> Ruling[HandResult]:
    """Say who takes the hand by its tricks so far: 0 or 1 for a side, None for a tie.

    What comes after the decision is ignored. ``mao_de_11`` is the side that was on eleven at the deal (claudista/5.4).

    >>> from tutor.engine import ruleset
    >>> resolve_tricks(ruleset("claudista"), [None, None, None]).value.outcome
    'nobody'
    """
    return _resolve(rules, tuple(tricks[:3]), eldest, mao_de_11)


@lru_cache(maxsize=4096)
def _resolve(rules: Ruleset, tricks: tuple[int | None, ...], eldest: int, mao_de_11: int | None) -> Ruling[HandResult]:
    hand = rules.hand
    wins = [0, 0]
    first: int | None = None
    for played, team in enumerate(tricks, start=1):
        if team is None:
            if first is not None:
                rule = hand.second_tied if played == 2 else hand.third_tied
                code = "hand.second_tied" if played == 2 else "hand.third_tied"
                return _hand(rules, code, rule, first, played)
            continue
        if played == 1:
            first = team
        wins[team] += 1
        if wins[team] == 2:
            return _hand(rules, "hand.two_tricks", hand.two_tricks, team, played)
        if first is None:
            rule = hand.first_tied if played == 2 else hand.first_two_tied
            code = "hand.first_tied" if played == 2 else "hand.first_two_tied"
            return _hand(rules, code, rule, team, played)
    if len(tricks) < 3:
        args = {"played": len(tricks)}
        reason = Reason("hand.undecided", hand.undecided.cites, hand.undecided.readings, args)
        return Ruling(HandResult("undecided", None, None), reason, rules.open_readings)
    return _three_ties(rules, eldest, mao_de_11)


def _three_ties(rules: Ruleset, eldest: int, mao_de_11: int | None) -> Ruling[HandResult]:
    rule = rules.hand.all_tied
    on_eleven = rules.hand.all_tied_on_eleven
    if mao_de_11 is not None and on_eleven is not None:
        return _hand(rules, "hand.all_tied_on_eleven", on_eleven, 1 - mao_de_11, 3, set_aside=rule.cites)
    if rule.value == "eldest":
        return _hand(rules, "hand.all_tied_eldest", rule, eldest % 2, 3, seat=eldest)
    reason = Reason("hand.all_tied_nobody", rule.cites, rule.readings)
    return Ruling(HandResult("nobody", None, 3), reason, rules.open_readings)


def _hand(
    rules: Ruleset,
    code: str,
    rule: Cited[object],
    team: int,
    played: int,
    *,
    seat: int | None = None,
    set_aside: tuple[str, ...] = (),
) -> Ruling[HandResult]:
    args = {"team": team, "played": played, "seat": seat, "set_aside": set_aside}
    reason = Reason(code, rule.cites, rule.readings, args)
    return Ruling(HandResult("team", team, played), reason, rules.open_readings)
