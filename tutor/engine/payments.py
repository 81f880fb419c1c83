"""What is paid while a hand runs, each with its reasons; the amounts come from the variant's record."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.deck import Card
from tutor.engine.envido import Contest, contest_envido
from tutor.engine.errors import RuleError
from tutor.engine.flor import contest_flor
from tutor.engine.judge_common import able_holders
from tutor.engine.ladder import price
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Ruleset
from tutor.engine.scoring import MatchResult, match_over
from tutor.engine.state import Bet, HandState
from tutor.engine.tricks import HandResult


class Award(NamedTuple):
    """Points of a contest for a side; None where nobody takes them."""

    team: int | None
    points: int


def known_hands(state: HandState) -> tuple[tuple[Card, ...], ...]:
    """Give all dealt cards, or refuse where one of them is not known and a count is needed."""
    hands = tuple(tuple(card for card in hand if card is not None) for hand in state.deal.hands)
    for seat, hand in enumerate(hands):
        if len(hand) < 3:
            raise RuleError("unknown_card", {"seat": seat})
    return hands


def contest(state: HandState, bet: Bet) -> Ruling[Contest]:
    """Compare the counts of a contest that was accepted.

    Of an envido all dealt cards and the best single count of each side; of a flor those who have not laid a card since.
    """
    deal, hands = state.deal, known_hands(state)
    if bet.kind == "flor":
        return contest_flor(deal.rules, hands, deal.eldest, holders=able_holders(state))
    ruling = contest_envido(deal.rules, hands, deal.eldest, flor_sung=())
    return replace(ruling, reason=_with_hidden(state, ruling.reason))


def contest_award(state: HandState, bet: Bet) -> Ruling[Award]:
    """Say what an accepted contest of points pays, and to whom."""
    ruling = contest(state, bet)
    team = ruling.value.winner_team
    return _award(state, bet, team, ruling.reason, flores=flores_of(state, team) if bet.kind == "flor" else 1)


def _with_hidden(state: HandState, shown: Reason) -> Reason:
    """Name the reading by which a card already laid face down counts for the envido all the same (AMB-G38)."""
    points = state.deal.rules.conduct.points
    if points is None or not any(play.hidden for play in state.plays):
        return shown
    rule = points.hidden_counts
    cites = tuple(dict.fromkeys((*shown.cites, *rule.cites)))
    return replace(shown, cites=cites, readings=(*shown.readings, *rule.readings))


def flores_of(state: HandState, team: int | None) -> int:
    """Count the flores of a side that stand in the contest."""
    return max(1, sum(seat % 2 == team for seat in able_holders(state)))


def _award(state: HandState, bet: Bet, team: int | None, shown: Reason, *, flores: int) -> Ruling[Award]:
    deal = state.deal
    if team is None:
        return Ruling(Award(None, 0), shown, deal.rules.open_readings)
    paid = price(
        deal.rules,
        bet.kind,
        bet.calls,
        "quero",
        score=state.score,
        target=deal.target,
        winner=team,
        flores=flores,
    )
    reason = Reason(
        "paid.contest", (), (), {"team": team, "points": paid.value, "kind": bet.kind}, (shown, paid.reason)
    )
    return Ruling(Award(team, paid.value), reason, deal.rules.open_readings)


def refusal(state: HandState, bet: Bet, answer: str) -> Ruling[int]:
    """Say what refusing the pending bet pays to those who called it."""
    if bet.kind == "truco":
        return _truco_refused(state.deal.rules, bet.calls, answer, bonus_due(state))
    return price(
        state.deal.rules,
        bet.kind,
        bet.calls,
        answer,
        score=state.score,
        target=state.deal.target,
        winner=bet.team,
        flores=flores_of(state, bet.team) if bet.kind == "flor" else 1,
        first_trick=bonus_due(state),
    )


@lru_cache(maxsize=256)
def _truco_refused(rules: Ruleset, calls: tuple[str, ...], answer: str, first_trick: bool) -> Ruling[int]:  # noqa: FBT001  # a cache takes no names
    return price(rules, "truco", calls, answer, first_trick=first_trick)


def bonus_due(state: HandState) -> bool:
    """Whether leaving now is leaving in the first trick with no envido called (AMB-G22)."""
    return state.trick == 0 and not state.envido_called


def flor_unmet(state: HandState, bet: Bet) -> Ruling[int]:
    """Say what a flor pays that no opponent meets."""
    return price(state.deal.rules, "flor", bet.calls, "sem_flor", flores=flores_of(state, bet.team))


def folded(state: HandState, seat: int) -> Ruling[int]:
    """Say what going to the deck pays: the value in force, or what refusing the pending truco costs."""
    rules = state.deal.rules
    rule = rules.conduct.fold_price
    args = {"seat": seat, "team": 1 - seat % 2}
    bet = state.pending
    if bet is not None:
        paid = refusal(state, bet, "nao_quero")
        reason = Reason("paid.fold", rule.cites, rule.readings, {**args, "points": paid.value}, (paid.reason,))
        return Ruling(paid.value, reason, rules.open_readings)
    points = state.stake
    steps: tuple[Reason, ...] = (stake_reason(state),)
    bonus = rules.ladders["truco"].refused_in_first_trick
    if bonus is not None and bonus_due(state):
        points += bonus.value
        steps += (Reason("bet.first_trick_bonus", bonus.cites, bonus.readings, {"points": bonus.value, "times": 1}),)
    reason = Reason("paid.fold", rule.cites, rule.readings, {**args, "points": points}, steps)
    return Ruling(points, reason, rules.open_readings)


def stake_reason(state: HandState) -> Reason:
    """Say why the hand is worth what it is worth now."""
    rules = state.deal.rules
    args = {"points": state.stake}
    eleven = rules.conduct.eleven
    if eleven is not None and state.deal.eleven is not None and state.stake == eleven.played.value:
        return Reason("stake.eleven", eleven.played.cites, eleven.played.readings, args)
    if eleven is not None and state.deal.dark and not state.truco:
        return Reason("stake.dark", eleven.dark.cites, eleven.dark.readings, args)
    if not state.truco:
        return Reason("stake.start", rules.hand_value.cites, rules.hand_value.readings, args)
    taken = rules.ladders["truco"].rows[state.truco].quero
    assert taken is not None
    return Reason("stake.taken", taken.cites, taken.readings, {**args, "call": state.truco[-1]})


def hand_value(state: HandState, result: Ruling[HandResult]) -> Ruling[int]:
    """Say what the winner of the hand is paid, and why the hand is theirs."""
    rule = state.deal.rules.conduct.hand_paid
    args = {"team": result.value.team, "points": state.stake}
    steps = (result.reason, stake_reason(state))
    reason = Reason("paid.hand", rule.cites, rule.readings, args, steps)
    return Ruling(state.stake, reason, state.deal.rules.open_readings)


def hand_tied(state: HandState, result: Ruling[HandResult]) -> Reason:
    """Give the reason of the end of a hand; three ties that pay nobody rest on more in the dark and under truco."""
    rules, reason = state.deal.rules.hand, result.reason
    more = rules.all_tied_dark if state.deal.dark else rules.all_tied_raised if state.truco else None
    if result.value.outcome != "nobody" or more is None:
        return reason
    return replace(reason, cites=(*reason.cites, *more.cites), readings=(*reason.readings, *more.readings))


def match_end(state: HandState) -> Ruling[MatchResult]:
    """Say whether the match is over with the score as it stands."""
    deal = state.deal
    ruling = match_over(
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
