"""A what-if played on: bots take every seat from the moment that somebody has tried, to the end of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coach.bots import BOTS
from tutor.coach.playing import next_act
from tutor.engine.game import play
from tutor.engine.state import HandState
from tutor.lessons.replay_menu import tried, written
from tutor.notation import HandFile, NotationError

__all__ = ["may_go_on", "onward"]

_BOT = "regrado"
"""Who takes the seats: the one that the coach's reviews play on with."""
_SEED = 0
"""The same what-if is played on the same way every time."""


def may_go_on(state: HandState | None) -> bool:
    """Whether bots can play a hand on: it runs, and every card of it is told."""
    return state is not None and not state.over and all(card for hand in state.deal.hands for card in hand)


def onward(file: HandFile, line: int, acts: Sequence[str]) -> tuple[str, ...]:
    """Give the acts that were tried and those of the bots after them; only the former where nobody can play on.

    >>> from tutor.hands import hand
    >>> file = hand("gauderio-empate-na-primeira").file
    >>> onward(file, file.body[1].line, ("0 truco",))[:1]
    ('0 truco',)
    """
    try:
        state = tried(file, line, acts).state
    except NotationError:
        return tuple(acts)
    if not may_go_on(state):
        return tuple(acts)
    assert state is not None
    done, bots = list(acts), [BOTS[_BOT]] * state.deal.players
    while (action := next_act(state, bots, _SEED)) is not None:
        act = written(action, state, file)
        assert act is not None
        done.append(act)
        state = play(state, action)
    return tuple(done)
