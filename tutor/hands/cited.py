"""Which clauses and readings a replay rests on: those of every ruling in it, also in variations and answers."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine import Reason
from tutor.notation.assertions import ClauseIs, ReadingIs
from tutor.notation.replay import Replay, Step

__all__ = ["cited"]


def cited(played: Replay) -> frozenset[str]:
    """Give the ids of all clauses and readings that the rulings of a replay cite.

    >>> from tutor.hands import hand
    >>> from tutor.notation.replay import replay
    >>> "gauderio/empate/1" in cited(replay(hand("gauderio-empate-na-primeira").file))
    True
    """
    return frozenset(_ids(played.steps))


def _ids(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        for reason in _reasons(step):
            for inner in reason.walk():
                yield from (*inner.cites, *inner.readings)
        if isinstance(step.line.what, ClauseIs | ReadingIs):  # it holds: some ruling there cites it
            yield step.line.what.id
        for branch in step.variations:
            yield from _ids(branch.steps)


def _reasons(step: Step) -> Iterator[Reason]:
    if step.outcome is not None:
        yield from step.outcome.reasons()
    for asked in step.asked:
        yield asked.ruling.reason
