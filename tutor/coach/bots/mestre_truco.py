"""When mestre calls truco, takes it, raises it: by expected points, and now and then by luck where they are near."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from tutor.coach.bots.outlook import Outlook, counting
from tutor.coach.bots.reading import CALLS_WITH, OTHER, TAKES_WITH, likely
from tutor.coach.bots.sight import book_of, standing
from tutor.engine.actions import NAO_QUERO, QUERO, Action
from tutor.engine.ladder import next_calls
from tutor.engine.records import Ruleset
from tutor.engine.view import SeatView

__all__ = ["choose"]

MARGIN = 0.1
"""What a call has to bring more than silence; luck moves it a little, so that nobody can read it."""
WAVER = 0.1
"""How little that is: a deviation, in points."""
CAUTION = 0.2
"""Open cards flatter: so much of the stake is taken off what taking a truco seems to bring."""
VALUE = 0.4
"""A truco is raised for what the cards are worth: they must bring so much of the stake without the raise."""


def choose(view: SeatView, words: Mapping[str, Action], ahead: Outlook, luck: random.Random) -> Action | None:
    """Choose a call or an answer; None for silence."""
    rules = book_of(view)
    raises = [verb for verb in rules.ladders["truco"].words if verb in words]
    pending = view.pending is not None and view.pending.kind == "truco"
    raised = _call(view, rules, ahead, view.pending.calls if view.pending and pending else view.truco, raises)
    if not pending:
        silent = ahead.expected(view.stake)
        worth = not view.truco or silent > VALUE * view.stake
        return words[raises[0]] if raises and worth and raised > silent + MARGIN + luck.gauss(0, WAVER) else None
    if QUERO not in words:
        return None
    assert view.pending is not None
    row = rules.ladders["truco"].rows[view.pending.calls]
    assert row.quero is not None
    assert row.nao_quero is not None
    stake = _points(row.quero.value)
    taken = ahead.expected(stake) - CAUTION * stake
    left = -counting(view, _points(row.nao_quero.value), own=False)
    if raises and taken > VALUE * stake and raised > max(taken, left) + MARGIN + luck.gauss(0, WAVER):
        return words[raises[0]]
    return words[QUERO if taken > left else NAO_QUERO]


def _call(view: SeatView, rules: Ruleset, ahead: Outlook, calls: tuple[str, ...], raises: list[str]) -> float:
    """Give what calling brings: they leave, or take it, or raise it and we leave or take that."""
    if not raises:
        return -math.inf
    ladder = rules.ladders["truco"]
    row = ladder.rows[*calls, raises[0]]
    assert row.quero is not None
    assert row.nao_quero is not None
    stake, left = _points(row.quero.value), _points(row.nao_quero.value)
    how, step = OTHER[standing(view)], len(calls)
    takes_with, raises_with = 1 - (1 - TAKES_WITH[how]) * 0.75**step, 1 - (1 - CALLS_WITH[how]) * 0.6 ** (step + 1)
    higher = ladder.rows.get((*row.calls, *next_calls(ladder, row.calls)[:1]))

    def raises_it(power: float) -> float:
        return likely(power, raises_with) if higher is not None and len(higher.calls) > len(row.calls) else 0.0

    def takes(power: float) -> float:
        return max(likely(power, takes_with) - raises_it(power), 0.0)

    taken, raised = ahead.chance(takes), ahead.chance(raises_it)
    value = (1 - taken - raised) * counting(view, left, own=True) + taken * ahead.expected(stake, takes)
    if not raised or higher is None or higher.quero is None:
        return value
    answer = max(ahead.expected(_points(higher.quero.value), raises_it), -counting(view, stake, own=False))
    return value + raised * answer


def _points(amount: object) -> int:
    assert isinstance(amount, int)
    return amount
