"""What is paid while a hand runs, each with its reasons; the amounts come from the variant's record."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, cast

from tutor.engine.deck import Card
from tutor.engine.envido import Contest, contest_of, envido_winner
from tutor.engine.errors import RuleError
from tutor.engine.flor import contest_flor, flor_winner
from tutor.engine.judge_common import able_holders
from tutor.engine.ladder import price
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Ruleset
from tutor.engine.scoring import MatchResult, match_over
from tutor.engine.state import Bet, HandState, new
from tutor.engine.tricks import HandResult

_price = lru_cache(maxsize=2048)(price)
"""What the same calls pay is asked hand after hand."""

_match_over = lru_cache(maxsize=2048)(match_over)
"""And so is what a score means."""


class Award(NamedTuple):
    """Points of a contest for a side; None where nobody takes them."""

    team: int | None
    points: int


def known_hands(state: HandState) -> tuple[tuple[Card, ...], ...]:
    """Give all dealt cards, or refuse where one of them is not known and a count is needed."""
    hands = state.deal.hands
    missing = [seat for seat, hand in enumerate(hands) if len(hand) < 3 or not all(hand)]
    if missing:
        raise RuleError("unknown_card", {"seats": tuple(missing), "count": len(missing)}, detail="contest")
    return cast("tuple[tuple[Card, ...], ...]", hands)


def contest(state: HandState, bet: Bet) -> Ruling[Contest]:
    """Compare the counts of a contest that was accepted.

    Of an envido all dealt cards and the best single count of each side; of a flor those who have not laid a card since.
    """
    deal, hands = state.deal, known_hands(state)
    if bet.kind == "flor":
        return contest_flor(deal.rules, hands, deal.eldest, holders=able_holders(state))
    ruling = contest_of(deal.rules, hands, deal.eldest, ())
    return _with_hidden(state, ruling)


def contest_award(state: HandState, bet: Bet) -> Ruling[Award]:
    """Say what an accepted contest of points pays, and to whom."""
    shown, rules = contest(state, bet), state.deal.rules
    team = shown.value.winner_team
    if team is None:
        return Ruling(Award(None, 0), shown.reason, rules.open_readings)
    paid = _taken(state, bet, team)
    facts = {"team": team, "points": paid.value, "kind": bet.kind}
    reason = Reason("paid.contest", (), (), facts, (shown.reason, paid.reason))
    return Ruling(Award(team, paid.value), reason, rules.open_readings)


def award(state: HandState, bet: Bet) -> Award:
    """Give what an accepted contest pays, and to whom: the fast path of `contest_award`, without the counts told."""
    rules, hands = state.deal.rules, known_hands(state)
    if bet.kind == "flor":
        winner = flor_winner(rules, hands, state.deal.eldest, able_holders(state))
    else:
        winner = envido_winner(rules, hands, state.deal.eldest)
    return Award(None, 0) if winner is None else new(Award, (winner % 2, _taken(state, bet, winner % 2).value))


def _taken(state: HandState, bet: Bet, winner: int) -> Ruling[int]:
    """Say what an accepted bet of points pays to the side that wins it."""
    deal = state.deal
    flores = flores_of(state, winner) if bet.kind == "flor" else 1
    return _price(
        deal.rules, bet.kind, bet.calls, "quero", score=state.score, target=deal.target, winner=winner, flores=flores
    )


def _with_hidden(state: HandState, shown: Ruling[Contest]) -> Ruling[Contest]:
    """Name the reading by which a card already laid face down counts for the envido all the same (AMB-G38)."""
    points = state.deal.rules.conduct.points
    if points is None or not state.plays or not any(play.hidden for play in state.plays):
        return shown
    rule, reason = points.hidden_counts, shown.reason
    cites = tuple(dict.fromkeys((*reason.cites, *rule.cites)))
    return replace(shown, reason=replace(reason, cites=cites, readings=(*reason.readings, *rule.readings)))


def flores_of(state: HandState, team: int | None) -> int:
    """Count the flores of a side that stand in the contest."""
    return max(1, sum(seat % 2 == team for seat in able_holders(state)))


def refusal(state: HandState, bet: Bet, answer: str) -> Ruling[int]:
    """Say what refusing the pending bet pays to those who called it."""
    deal, first = state.deal, bonus_due(state)
    if bet.kind == "truco":
        return _price(deal.rules, "truco", bet.calls, answer, first_trick=first)
    return _price(
        deal.rules,
        bet.kind,
        bet.calls,
        answer,
        score=state.score,
        target=deal.target,
        winner=bet.team,
        flores=flores_of(state, bet.team) if bet.kind == "flor" else 1,
        first_trick=first,
    )


def bonus_due(state: HandState) -> bool:
    """Whether leaving now is leaving in the first trick with no envido called (AMB-G22)."""
    return not state.winners and not state.envido_called


def flor_unmet(state: HandState, bet: Bet) -> Ruling[int]:
    """Say what a flor pays that no opponent meets."""
    return _price(state.deal.rules, "flor", bet.calls, "sem_flor", flores=flores_of(state, bet.team))


class Worth(NamedTuple):
    """What a hand counts now, and all that says why."""

    rules: Ruleset
    stake: int
    truco: tuple[str, ...]
    eleven: int | None
    dark: bool


def folded(state: HandState, seat: int) -> Ruling[int]:
    """Say what going to the deck pays: the value in force, or what refusing the pending truco costs."""
    return fold_price(_worth_now(state), seat, state.pending, first_trick=bonus_due(state))


def _worth_now(state: HandState) -> Worth:
    deal = state.deal
    return Worth(deal.rules, state.stake, state.truco, deal.eleven, deal.dark)


def fold_price(worth: Worth, seat: int, bet: Bet | None, *, first_trick: bool) -> Ruling[int]:
    """Say what going to the deck pays, from all that it hangs on."""
    rules = worth.rules
    rule = rules.conduct.fold_price
    args = {"seat": seat, "team": 1 - seat % 2}
    if bet is not None:
        paid = _price(rules, bet.kind, bet.calls, "nao_quero", first_trick=first_trick)
        reason = Reason("paid.fold", rule.cites, rule.readings, {**args, "points": paid.value}, (paid.reason,))
        return Ruling(paid.value, reason, rules.open_readings)
    points = worth.stake
    steps: tuple[Reason, ...] = (worth_reason(worth),)
    bonus = rules.ladders["truco"].refused_in_first_trick
    if bonus is not None and first_trick:
        points += bonus.value
        steps += (Reason("bet.first_trick_bonus", bonus.cites, bonus.readings, {"points": bonus.value, "times": 1}),)
    reason = Reason("paid.fold", rule.cites, rule.readings, {**args, "points": points}, steps)
    return Ruling(points, reason, rules.open_readings)


def stake_reason(state: HandState) -> Reason:
    """Say why the hand is worth what it is worth now."""
    return worth_reason(_worth_now(state))


def worth_reason(worth: Worth) -> Reason:
    """Say why a hand is worth that."""
    rules, args = worth.rules, {"points": worth.stake}
    eleven = rules.conduct.eleven
    if eleven is not None and worth.eleven is not None and worth.stake == eleven.played.value:
        return Reason("stake.eleven", eleven.played.cites, eleven.played.readings, args)
    if eleven is not None and worth.dark and not worth.truco:
        return Reason("stake.dark", eleven.dark.cites, eleven.dark.readings, args)
    if not worth.truco:
        return Reason("stake.start", rules.hand_value.cites, rules.hand_value.readings, args)
    taken = rules.ladders["truco"].rows[worth.truco].quero
    assert taken is not None
    return Reason("stake.taken", taken.cites, taken.readings, {**args, "call": worth.truco[-1]})


def hand_value(worth: Worth, result: Ruling[HandResult]) -> Ruling[int]:
    """Say what the winner of the hand is paid, and why the hand is theirs."""
    rules, rule = worth.rules, worth.rules.conduct.hand_paid
    args = {"team": result.value.team, "points": worth.stake}
    steps = (result.reason, worth_reason(worth))
    return Ruling(worth.stake, Reason("paid.hand", rule.cites, rule.readings, args, steps), rules.open_readings)


def hand_tied(worth: Worth, result: Ruling[HandResult]) -> Reason:
    """Give the reason of the end of a hand; three ties that pay nobody rest on more in the dark and under truco."""
    rules, reason = worth.rules.hand, result.reason
    more = rules.all_tied_dark if worth.dark else rules.all_tied_raised if worth.truco else None
    if result.value.outcome != "nobody" or more is None:
        return reason
    return replace(reason, cites=(*reason.cites, *more.cites), readings=(*reason.readings, *more.readings))


def match_end(state: HandState) -> Ruling[MatchResult]:
    """Say whether the match is over with the score as it stands."""
    deal = state.deal
    ruling = _match_over(
        deal.rules,
        state.score,
        deal.target,
        reached_first=state.reached,
        by_falta=state.falta_reached,
        eldest=deal.eldest,
        players=deal.players,
    )
    if state.over not in {"", "match_over"} or ruling.reason.code != "match.reached":
        return ruling
    # the hand was cut short: that the match ends at once is more than that the total was reached
    at_once, reason = deal.rules.match.end_check, ruling.reason
    cites = tuple(dict.fromkeys((*reason.cites, *at_once.cites)))
    return replace(ruling, reason=replace(reason, cites=cites, readings=(*reason.readings, *at_once.readings)))
