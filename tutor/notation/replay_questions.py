"""Questions of a file to the learner, each with its answer derived from the play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.engine import Ruling, falta, price, resolve_tricks
from tutor.engine.events import HandEnded, TrickTaken
from tutor.engine.payments import bonus_due, flores_of
from tutor.engine.state import HandState
from tutor.notation.nodes import Node
from tutor.notation.replay_checks import counted, legality
from tutor.notation.replay_deal import begun
from tutor.notation.replay_errors import mistake, placed
from tutor.notation.replay_position import Position
from tutor.notation.rites import Rite
from tutor.notation.tree import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question with its answer and the reasons of it.

    ``answer`` is a number, a side (None: tied or nobody), None for cards that are no flor, or the word of a verdict.
    """

    question: Question
    answer: Any
    ruling: Ruling[Any]


def answered(position: Position, question: Question) -> Asked:
    """Answer a question where it stands; one that has no answer there stops the replay."""
    if isinstance(question.act, Rite):  # asked before the cards are dealt, as it may be
        with placed(question):
            ruling = legality(position, question.act, question)
        return Asked(question=question, answer=ruling.value, ruling=ruling)
    position = begun(position, question)
    state = position.state
    assert state is not None, "the hand has begun"
    with placed(question):
        ruling = _ruling(position, state, question)
    return Asked(question=question, answer=ruling.value, ruling=ruling)


def _ruling(position: Position, state: HandState, question: Question) -> Ruling[Any]:
    match question.kind:
        case "envido" | "flor":
            assert question.seat is not None
            return counted(position, question.kind, question.seat, question)
        case "legal":
            assert question.act is not None
            return legality(position, question.act, question)
        case "bet":
            return _price(state, question)
        case "falta":
            winner = None if state.pending is None else state.pending.team
            return falta(state.rules, state.score, state.deal.target, winner=winner)
        case "trick":
            return _trick(position, state, question)
        case _:
            return _hand(position, state)


def _price(state: HandState, question: Question) -> Ruling[int]:
    bet = state.pending
    if bet is None:
        raise mistake("question_no_bet", question)
    return price(
        state.rules,
        bet.kind,
        bet.calls,
        question.answer,
        score=state.score,
        target=state.deal.target,
        winner=bet.team,
        flores=flores_of(state, bet.team) if bet.kind == "flor" else 1,
        first_trick=bonus_due(state),
    )


def _trick(position: Position, state: HandState, question: Node) -> Ruling[int | None]:
    """Answer with the trick that the act before has ended."""
    for event, reason, after in position.last.explained():
        if isinstance(event, TrickTaken) and after is not None:
            taken = reason.because[0]  # the other half says who leads next, which was not asked
            return Ruling(after.winners[-1], taken, state.rules.open_readings)
    raise mistake("question_no_trick", question)


def _hand(position: Position, state: HandState) -> Ruling[int | None]:
    """Answer whose hand it is, decided or not; of one that was left or refused, whose it became."""
    for event in position.last.events:
        if isinstance(event, HandEnded):
            return Ruling(event.winner, event.reason, state.rules.open_readings)
    deal = state.deal
    result = resolve_tricks(state.rules, state.winners, eldest=deal.eldest, mao_de_11=deal.eleven)
    return Ruling(result.value.team, result.reason, result.open_readings)
