"""Mestre: what may be is dealt out, played to the end with open cards, and each act weighed by the points it brings."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tutor.coach.bots import mestre_cards, mestre_points, mestre_truco
from tutor.coach.bots.outlook import Outlook, counting, outlook
from tutor.coach.bots.sight import book_of, order_of
from tutor.engine.actions import ACCEPT_ELEVEN, CARD_VERBS, PLAY, QUERO, REFUSE_ELEVEN, Action
from tutor.engine.view import SeatView

__all__ = ["mestre"]

_Words = Mapping[str, Action]


def mestre(view: SeatView, acts: tuple[Action, ...], seed: int) -> Action:
    """Choose by what is expected: the hand of eleven, the points, truco, then a card."""
    words = {act.verb: act for act in acts if act.verb not in CARD_VERBS}
    if view.dark or order_of(view) is None:
        return _blind(acts, words)
    luck = random.Random(seed)  # noqa: S311  # luck of the game, no secret
    said = mestre_points.choose(view, words, luck)
    if said is not None:
        return said
    ahead = outlook(view, luck)
    if ACCEPT_ELEVEN in words:
        return words[ACCEPT_ELEVEN if _plays_eleven(view, ahead) else REFUSE_ELEVEN]
    return (
        mestre_truco.choose(view, words, ahead, luck)
        or mestre_cards.choose(view, tuple(act for act in acts if act.verb in CARD_VERBS), ahead)
        or acts[0]
    )


def _blind(acts: tuple[Action, ...], words: _Words) -> Action:
    """Nobody sees a card in the dark hand: the first that comes, open; a call is taken."""
    return next((act for act in acts if act.verb == PLAY), words.get(QUERO, acts[0]))


def _plays_eleven(view: SeatView, ahead: Outlook) -> bool:
    """Play the hand of eleven where that is worth more than the point that refusing it gives away."""
    eleven = book_of(view).conduct.eleven
    assert eleven is not None
    return ahead.expected(eleven.played.value) > -counting(view, eleven.refused.value, own=False)
