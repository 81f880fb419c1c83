"""Which card mestre lays: the one that wins in most worlds, of equals the weaker, face down if it wins nothing."""

from __future__ import annotations

from tutor.coach.bots.outlook import Outlook
from tutor.coach.bots.sight import heights, order_of
from tutor.engine.actions import HIDE, PLAY, Action
from tutor.engine.view import SeatView

__all__ = ["choose"]


def choose(view: SeatView, acts: tuple[Action, ...], ahead: Outlook) -> Action | None:
    """Choose a card to lay; None where none may be laid."""
    order = order_of(view)
    opens = {act.card: act for act in acts if act.verb == PLAY and act.card is not None}
    if order is None or not opens:
        return acts[0] if acts else None
    best = max(opens, key=lambda card: (ahead.mean(ahead.cards[card]), -order.strength[card]))
    useless = bool(view.plays) and order.strength[best] < max(heights(view, order))
    hidden = next((act for act in acts if act.verb == HIDE and act.card == best), None)
    return hidden if useless and hidden is not None else opens[best]
