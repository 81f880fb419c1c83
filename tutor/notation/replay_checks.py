"""Assertions of a file, held against the referee: true ones pass, a false one stops the replay and names the truth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine import Reason, Ruling, count_envido, count_flor
from tutor.engine.envido import count_silent_flor, counting
from tutor.engine.errors import RuleError
from tutor.engine.judge import judge
from tutor.notation.acts import Answer, Call, Count, Fold, Good, Hide, Play, SeatedAct
from tutor.notation.assertions import (
    Assertion,
    ClauseIs,
    CountIs,
    FoulIs,
    HandIs,
    LegalIs,
    MatchIs,
    PairIs,
    ReadingIs,
    ScoreIs,
    StakeIs,
    TrickIs,
    VoidIs,
)
from tutor.notation.errors import NotationError
from tutor.notation.nodes import Node
from tutor.notation.replay_acts import action_of
from tutor.notation.replay_counts import count
from tutor.notation.replay_deal import begun
from tutor.notation.replay_errors import mistake, placed
from tutor.notation.replay_position import Position
from tutor.notation.replay_rites import legality_of_rite
from tutor.notation.rites import Rite


def check(position: Position, assertion: Assertion) -> Position:
    """Give the position back if an assertion holds there, with the rulings that say so."""
    if isinstance(assertion, PairIs):
        return _pair(position, assertion)
    position = _begun_for(position, assertion)
    match assertion:
        case CountIs():
            return _count(position, assertion)
        case LegalIs(act=act):
            ruling = legality(position, act, assertion)
            _compare(assertion, replace(assertion, verdict=ruling.value))
            return replace(position, said=(*position.said, ruling))
        case VoidIs() | FoulIs():
            _verdict(position, assertion)
        case ClauseIs() | ReadingIs():
            _cites(position, assertion)
        case _:
            _compare(assertion, _truth(position, assertion))
    return position


def _begun_for(position: Position, assertion: Assertion) -> Position:
    """Begin the hand where an assertion is about its play; the verdict on an act, and the score, can be told before."""
    before = VoidIs | FoulIs | LegalIs | ClauseIs | ReadingIs | ScoreIs
    if isinstance(assertion, LegalIs) and isinstance(assertion.act, Rite):
        return position
    if position.state is None and position.table is not None and isinstance(assertion, before):
        return position
    if position.state is None and (position.draw is not None or position.last.more) and isinstance(assertion, before):
        return position
    return begun(position, assertion)


def _pair(position: Position, assertion: PairIs) -> Position:
    """Two names in either order (claudista/1.2)."""
    draw = position.draw
    pairs = [] if draw is None else [draw.pair(number) for number in range(len(draw.pairs))]
    if not pairs:
        raise mistake("assertion_early", assertion)
    if not any(set(pair) == set(assertion.names) for pair in pairs):
        first, second = pairs[-1]
        _compare(assertion, replace(assertion, names=(first, second)))
    return position


def _truth(position: Position, assertion: TrickIs | HandIs | StakeIs | ScoreIs | MatchIs) -> Assertion:
    """Give the assertion as it would be true; what has not happened yet has no truth."""
    state = position.state
    if state is None and isinstance(assertion, ScoreIs):
        return replace(assertion, score=position.score if position.table is None else position.table.score)
    assert state is not None, "the hand has begun"
    match assertion:
        case StakeIs():
            return replace(assertion, points=state.stake)
        case ScoreIs():
            return replace(assertion, score=state.score)
        case TrickIs(number=number) if 1 <= number <= len(state.winners):
            return replace(assertion, team=state.winners[number - 1])
        case HandIs() if state.over:
            points = position.paid if state.winner is not None else 0
            return replace(assertion, team=state.winner, points=points)
        case MatchIs() if state.match_winner is not None:
            return replace(assertion, team=state.match_winner)
    raise mistake("assertion_early", assertion)


def _compare(assertion: Assertion, truth: Assertion) -> None:
    if assertion != truth:
        raise mistake("assertion_false", assertion, truth=str(truth))


def _count(position: Position, assertion: CountIs) -> Position:
    ruling = counted(position, assertion.kind, assertion.seat, assertion)
    if ruling.value is None:
        raise mistake("assertion_no_flor", assertion, seat=assertion.seat)
    _compare(assertion, replace(assertion, points=ruling.value))
    return replace(position, said=(*position.said, ruling))


def counted(position: Position, kind: str, seat: int, node: Node) -> Ruling[int | None]:
    """Count the dealt cards of a seat; three of a suit count for envido too where they were never sung (AMB-C33)."""
    state = position.state
    assert state is not None, "the hand has begun"
    with placed(node):
        counting(state.rules)
        cards = tuple(card for card in state.deal.hands[seat] if card is not None)
        if len(cards) < len(state.deal.hands[seat]):
            raise RuleError("unknown_card", {"seat": seat})
        if kind == "flor":
            return count_flor(state.rules, cards)
        if seat in state.deal.flores:
            silent: Ruling[Any] = count_silent_flor(state.rules, cards)
            return silent
        return count_envido(state.rules, cards)


def _verdict(position: Position, assertion: VoidIs | FoulIs) -> None:
    ruling = position.last.ruling
    verdict = "allowed" if ruling is None else ruling.value.value
    if isinstance(assertion, VoidIs):
        if verdict != "void":
            raise mistake("assertion_verdict", assertion, verdict=verdict, remedy=_remedy(position))
    elif assertion.remedy not in position.last.remedies:
        raise mistake("assertion_verdict", assertion, verdict=verdict, remedy=_remedy(position))


def _remedy(position: Position) -> str:
    return ", ".join(position.last.remedies)


def legality(position: Position, act: SeatedAct, node: Node) -> Ruling[Any]:
    """Judge an act that nobody does; its value is the word of the verdict."""
    if isinstance(act, Play | Hide | Call | Answer | Fold):
        state = begun(position, node).state
        assert state is not None, "the hand has begun"
        with placed(node):
            ruling = judge(state, action_of(act))
            return Ruling(ruling.value.value, ruling.reason, ruling.open_readings)
    if isinstance(act, Count | Good):
        return _said_aloud(position, act)
    ruling = legality_of_rite(position, act, node)
    return Ruling(ruling.value.value, ruling.reason, ruling.open_readings)


def _said_aloud(position: Position, act: Count | Good) -> Ruling[Any]:
    rules = position.rules
    declare = rules.conduct.points.declare if rules.conduct.points is not None else rules.conduct.answer_first
    args = {"seat": act.seat, "act": act.spelling}
    try:
        count(position, act)
    except NotationError:
        return Ruling("void", Reason("void.nothing_to_answer", declare.cites, declare.readings, args))
    return Ruling("allowed", Reason("may.answer", declare.cites, declare.readings, args))


def _cites(position: Position, assertion: ClauseIs | ReadingIs) -> None:
    """The last act, what followed from it, or an assertion since then has to rest on it."""
    readings = isinstance(assertion, ReadingIs)
    reasons = [*position.last.reasons(), *(ruling.reason for ruling in position.said)]
    steps = [step for reason in reasons for step in reason.walk()]
    found = tuple(dict.fromkeys(id_ for step in steps for id_ in (step.readings if readings else step.cites)))
    if assertion.id not in found:
        raise mistake("assertion_cites", assertion, truth=", ".join(found), count=len(found))
