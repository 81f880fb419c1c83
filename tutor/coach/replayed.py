"""The hands of a `.truco` file as the review wants them: how each began, what was done, and where that stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.engine.actions import PLAY, Action
from tutor.engine.judge import Verdict
from tutor.engine.state import Cards, HandState, hand_state
from tutor.notation.replay import Replay, Step

__all__ = ["Played", "hands_of"]


class Played(NamedTuple):
    """A hand of a file; ``steps`` are the steps of the replay in which the acts were done."""

    hand: int
    start: HandState
    acts: tuple[Action, ...]
    steps: tuple[Step, ...]


def hands_of(replay: Replay) -> Iterator[Played]:
    """Give the hands of a replay that began, as far as they were played. Acts that were taken back are left out."""
    for number in dict.fromkeys(step.hand for step in replay.steps):
        done = [(step, act) for step in replay.steps if step.hand == number and (act := _act(step)) is not None]
        if not done or done[0][0].outcome is None:
            continue
        steps, acts = zip(*done, strict=True)
        before, after = steps[0].outcome.before, steps[-1].after
        if before is not None and after is not None:
            yield Played(number, _whole(before, after, acts), acts, steps)


def _act(step: Step) -> Action | None:
    """Give what was done to the running hand in a step, if it stands."""
    outcome = step.outcome
    if outcome is None or outcome.action is None or outcome.before is None:
        return None
    if outcome.ruling is not None and outcome.ruling.value is Verdict.VOID:
        return None
    act = outcome.action
    return act if act.place is None else act._replace(card=None)  # in the dark a place is chosen, not a card


def _whole(before: HandState, after: HandState, acts: Sequence[Action]) -> HandState:
    """Give the hand as it began, with what came to light later: the vira of a dark hand, cards not told of the deal."""
    deal = after.deal
    hands = tuple(_dealt(seat, hand, acts) for seat, hand in enumerate(deal.hands))
    if hands == before.deal.hands and deal.vira == before.deal.vira:
        return before
    return hand_state(deal.rules, hands, deal.vira, deal.target, deal.eldest, score=deal.score)


def _dealt(seat: int, hand: Cards, acts: Sequence[Action]) -> Cards:
    laid = [act.card for act in acts if act.seat == seat and act.verb == PLAY and act.card not in (None, *hand)]
    return tuple(laid.pop(0) if card is None and laid else card for card in hand)
