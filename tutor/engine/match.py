"""A match: hand after hand, o mão going round, until a side has won."""

from __future__ import annotations

from typing import NamedTuple

from tutor.engine.ceremony_history import NO_HISTORY, History
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Ruleset
from tutor.engine.scoring import Score, target_of
from tutor.engine.state import HandState, check_players
from tutor.engine.tricks import trick_seat


class MatchState(NamedTuple):
    """A match between two hands: the score, who will be o mão, how many hands were played, who has won.

    ``history`` is what the ceremonies before leave behind: errors of the cut, peeks, drips (claudista/2.5, 2.9, 2.14).
    """

    rules: Ruleset
    players: int
    target: int
    score: Score = (0, 0)
    eldest: int = 0
    hands: int = 0
    winner: int | None = None
    history: History = NO_HISTORY


def start_match(
    rules: Ruleset, players: int, *, target: int | None = None, eldest: int = 0, score: Score = (0, 0)
) -> MatchState:
    """Begin a match.

    >>> from tutor.engine import ruleset
    >>> start_match(ruleset("cego"), 6).target
    24
    """
    check_players(rules, players)
    return MatchState(rules, players, target_of(rules, target, players=players), score, eldest)


def after_hand(match: MatchState, hand: HandState, history: History | None = None) -> MatchState:
    """Give the match after a finished hand: the score moves on, and o mão goes round.

    ``history`` is that of the hand's table (`tutor.engine.ceremony`), where one was kept.
    """
    return match._replace(
        score=hand.score,
        eldest=next_eldest(hand).value,
        hands=match.hands + 1,
        winner=hand.match_winner,
        history=match.history if history is None else history,
    )


def next_eldest(hand: HandState) -> Ruling[int]:
    """Say who is o mão of the next hand (cego/mao/2, AMB-G55, AMB-C38, AMB-K30).

    Under ``next_mao = hand_winner`` it is the seat that took the last trick won by the winning side, and where no
    trick was played the first of that side in order of play. After a look in the dark the same dealer deals (AMB-K64).
    """
    deal = hand.deal
    if hand.over == "redeal" and deal.rules.ceremony is not None:
        same = deal.rules.ceremony.reason("same_dealer", seat=deal.eldest)
        return Ruling(deal.eldest, same, deal.rules.open_readings)
    rule = deal.rules.conduct.next_eldest
    code = "next_eldest.next_seat"
    seat = (deal.eldest + 1) % deal.players
    if rule.value == "sides":
        code, seat = "next_eldest.sides", deal.eldest ^ 1
    elif rule.value == "hand_winner" and hand.winner is not None:
        code, seat = "next_eldest.hand_winner", _winning_seat(hand, hand.winner)
    return Ruling(seat, Reason(code, rule.cites, rule.readings, {"seat": seat}), deal.rules.open_readings)


def _winning_seat(hand: HandState, team: int) -> int:
    lead = hand.deal.eldest
    last: int | None = None
    for plays, winner in zip(hand.past, hand.winners, strict=True):
        seat = trick_seat(hand.deal.rules, plays, lead, hand.deal.vira)
        if winner == team:
            last = seat
        lead = lead if seat is None else seat
    if last is not None:
        return last
    return next(s for i in range(hand.deal.players) if (s := (hand.deal.eldest + i) % hand.deal.players) % 2 == team)
