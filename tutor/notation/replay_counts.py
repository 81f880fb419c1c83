"""Counts said aloud after an accepted contest: `canta N` and `boa`, from o mão on, each checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tutor.engine import contest_envido, contest_flor
from tutor.engine.events import ContestEnded, Event, Taken
from tutor.engine.judge_common import able_holders
from tutor.engine.payments import known_hands
from tutor.engine.state import HandState
from tutor.notation.acts import Count, Good
from tutor.notation.errors import NotationError
from tutor.notation.replay_errors import mistake
from tutor.notation.replay_position import Counting, Outcome, Position


def counting_after(before: HandState, events: tuple[Event, ...]) -> Counting | None:
    """Say whether an act has settled a contest, so that the counts may now be told."""
    if not any(isinstance(event, Taken) for event in events):
        return None
    ended = next((event for event in events if isinstance(event, ContestEnded)), None)
    if ended is None:
        return None
    hands, deal = known_hands(before), before.deal
    if ended.kind == "envido":
        return Counting(kind="envido", points=contest_envido(deal.rules, hands, deal.eldest, flor_sung=()).value.points)
    holders = able_holders(before)
    return Counting(kind="flor", points=contest_flor(deal.rules, hands, deal.eldest, holders=holders).value.points)


def sayings(position: Position) -> Iterator[tuple[Count | Good, NotationError | None]]:
    """Give what each seat could say of its count after a contest, and why not where it may not."""
    counting = position.counting
    if counting is None:
        return
    for seat, points in enumerate(counting.points):
        for act in () if points is None else (Count(seat, points), Good(seat)):
            try:
                count(position, act)
            except NotationError as error:
                yield act, error
            else:
                yield act, None


def count(position: Position, act: Count | Good) -> Position:
    """Hear a count or a `boa`, which must be true and in its turn (cego/mao/3, AMB-G39)."""
    counting = position.counting
    if act.against:
        raise mistake("count_marked", act)
    if counting is None:
        raise mistake("count_unasked", act)
    true = counting.points[act.seat]
    if true is None:
        raise mistake("count_without_flor", act, seat=act.seat)
    waiting = [seat for seat in _in_order(position) if counting.points[seat] is not None]
    spoken = waiting.index(counting.said[-1]) + 1 if counting.said else 0
    may = waiting[spoken:] if spoken else waiting[:1]
    if act.seat not in may:
        raise mistake("count_order", act, next=" ".join(map(str, may[:1])), some=len(may))
    if isinstance(act, Good):
        if true > counting.best:
            raise mistake("good_false", act, points=true)
    elif act.points != true:
        raise mistake("count_false", act, points=true)
    best = counting.best if isinstance(act, Good) else max(counting.best, act.points)
    heard = replace(counting, said=(*counting.said, act.seat), best=best)
    return position.after(Outcome(before=position.state), position.state, counting=heard)


def _in_order(position: Position) -> list[int]:
    return [(position.eldest + place) % position.players for place in range(position.players)]
