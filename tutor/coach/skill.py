"""Which skill a choice belongs to: what the learner may practise after it. The ids are those of the skills graph."""

from __future__ import annotations

from tutor.engine.actions import CARD_VERBS, ELEVEN_VERBS, FOLD, HIDE, Action, kind_of_call
from tutor.engine.deck import Card
from tutor.engine.state import HandState

__all__ = ["skill_of"]


def skill_of(state: HandState, *acts: Action) -> str:
    """Name the skill of a choice between these acts.

    >>> from tutor.coach.deals import deal
    >>> from tutor.engine import ruleset
    >>> skill_of(deal(ruleset("gauderio"), 1, players=2), Action(0, "envido"), Action(0, "falta_envido"))
    'falta'
    """
    verbs = {act.verb for act in acts}
    if verbs & ELEVEN_VERBS or (state.deal.eleven is not None and verbs & kind_of_call(state.rules).keys()):
        return "eleven"
    if state.deal.dark:
        return "dark"
    kinds = {kind_of_call(state.rules)[verb] for verb in verbs & kind_of_call(state.rules).keys()}
    waits = None if state.pending is None else state.pending.kind
    if "flor" in (*kinds, waits):
        return "flor.price"
    if "envido" in (*kinds, waits):
        calls = (*verbs, *(state.pending.calls if state.pending is not None else ()))
        return "falta" if "falta_envido" in calls else "envido.price"
    if waits == "truco":
        return "truco.raise"
    if kinds or FOLD in verbs:
        return "truco.when"
    if HIDE in verbs:
        return "hide"
    if state.winners and state.winners[-1] is None:
        return "tie.hand"
    return _of_cards(state, [act.card for act in acts if act.verb in CARD_VERBS and act.card is not None])


def _of_cards(state: HandState, cards: list[Card]) -> str:
    order = state.rules.order(state.deal.vira)
    if any(order.step_of[card].manilha for card in cards):
        return "manilha.vira" if state.rules.vira.value else "manilha.fixed"
    return "trick"
