"""Why an act comes too late: the hand is over, and perhaps the match with it."""

from __future__ import annotations

from tutor.engine.payments import match_end
from tutor.engine.reasons import Reason
from tutor.engine.state import HandState


def too_late(state: HandState, act: str) -> Reason:
    """Give the reason why nothing goes any more: what has ended this hand, or has won or lost the match.

    >>> from tutor.engine import Action, cards, play, ruleset, start_hand
    >>> state = play(start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")]), Action(0, "baralho"))
    >>> too_late(state, "truco").cites
    ('gauderio/def/ir-ao-baralho',)
    """
    rules, lost = state.deal.rules, state.match_winner is not None
    if lost and (won := match_end(state)).value.over:
        return Reason("void.match_over", won.reason.cites, won.reason.readings, {"act": act})
    ended = rules.conduct.ended[state.over]  # a match that no points have won was lost by what ended the hand
    return Reason("void.match_over" if lost else "void.hand_over", ended.cites, ended.readings, {"act": act})
