"""May this card be laid now, open or face down?"""

from __future__ import annotations

from tutor.engine.actions import HIDE, PLAY, Action
from tutor.engine.deck import Card
from tutor.engine.judge_common import owed, waits_for_flor
from tutor.engine.reasons import Reason
from tutor.engine.state import HandState


def refuse_card(state: HandState, action: Action) -> Reason | None:
    """Give the reason why laying this card is void; None when it is not (a card out of turn may still be a foul)."""
    conduct, seat = state.deal.rules.conduct, action.seat
    if _plain(state, action):
        return None
    args = {"seat": seat, "act": action.words, "card": action.card}
    if state.pending is not None:
        bet = state.pending
        rule = conduct.answer_first
        facts = {**args, "call": bet.calls[-1], "team": 1 - bet.team}
        return Reason("void.answer_first", rule.cites, rule.readings, facts)
    first = waits_for_flor(state, action.words) or owed(state, seat, action.words)
    if first is not None:
        return first
    if not _holds(state, action):
        return Reason("void.not_held", conduct.one_card.cites, (), args)
    if any(play.seat == seat for play in state.plays):
        return Reason("void.one_card_a_trick", conduct.one_card.cites, (), args)
    order = conduct.out_of_turn
    if seat != state.turn and order.value == "reject":
        return Reason("void.out_of_turn", order.cites, order.readings, {**args, "turn": state.turn})
    if action.verb == HIDE:
        hidden = _refuse_hiding(state, action)
        if hidden is not None:
            return hidden
    return _refuse_after_tie(state, action)


def _plain(state: HandState, action: Action) -> bool:
    """Whether nothing can be said against a card: the ordinary case, so that playing need not look further."""
    return (
        action.verb == PLAY
        and action.seat == state.turn
        and state.pending is None
        and state.accepted is None
        and not state.deal.dark
        and not state.deal.flores
        and state.deal.rules.conduct.after_tie.value == "free"
        and action.card in state.held[action.seat]
    )


def out_of_turn(state: HandState, action: Action) -> Reason:
    """Say that a card laid out of turn stands where the rulebook keeps it (claudista/3.2)."""
    rule = state.deal.rules.conduct.out_of_turn
    args = {"seat": action.seat, "turn": state.turn, "act": action.words, "remedy": "stands"}
    return Reason("foul.out_of_turn", rule.cites, rule.readings, args)


def _holds(state: HandState, action: Action) -> bool:
    held = state.held[action.seat]
    if action.place is not None:
        hand = state.deal.hands[action.seat]
        if not state.deal.dark or not 1 <= action.place <= len(hand):
            return False
        told = action.card is None or hand[action.place - 1] in (None, action.card)
        return told and action.place in places_left(state, action.seat)
    if state.deal.dark:
        return False
    return action.card in held or (None in held and action.card not in _elsewhere(state))


def places_left(state: HandState, seat: int) -> tuple[int, ...]:
    """Give the places of the cards still unseen before a seat, in the dark hand."""
    left = list(state.held[seat])
    places = []
    for place, card in enumerate(state.deal.hands[seat], start=1):
        if card in left:
            left.remove(card)
            places.append(place)
    return tuple(places)


def _elsewhere(state: HandState) -> set[Card | None]:
    """Cards that are known to lie somewhere else, so that an unknown one can't be them."""
    laid = {play.card for trick in (*state.past, state.plays) for play in trick}
    return laid | {card for hand in state.deal.hands for card in hand} | {state.deal.vira}


def _refuse_hiding(state: HandState, action: Action) -> Reason | None:
    rules = state.deal.rules
    hide = rules.conduct.hide
    args = {"seat": action.seat, "act": action.words, "card": action.card}
    if hide.value == "never":
        return Reason("void.hide_never", hide.cites, hide.readings, args)
    if state.trick == 0:
        if hide.value == "not_first":
            return Reason("void.hide_first_trick", hide.cites, hide.readings, args)
        if hide.value == "after_envido" and state.envido_open:
            return Reason("void.hide_before_envido", hide.cites, hide.readings, args)
    pair = rules.trick.one_hidden_a_side
    if pair.value:
        partner = next((p for p in state.plays if p.hidden and p.seat % 2 == action.seat % 2), None)
        if partner is not None:
            return Reason("void.hide_both", pair.cites, pair.readings, {**args, "partner": partner.seat})
    return None


def _refuse_after_tie(state: HandState, action: Action) -> Reason | None:
    """The first of each side after a tied trick lays open the strongest it holds (claudista/3.9)."""
    rules = state.deal.rules
    rule = rules.conduct.after_tie
    if rule.value == "free" or not state.winners or state.winners[-1] is not None:
        return None
    first_of_side = (action.seat - state.lead) % state.deal.players < 2
    args = {"seat": action.seat, "act": action.words, "card": action.card}
    cites, readings = rule.cites, rule.readings
    if first_of_side and any(play.seat % 2 == action.seat % 2 for play in state.plays):
        nominal = rules.conduct.first_of_side
        cites, readings = tuple(dict.fromkeys((*cites, *nominal.cites))), (*readings, *nominal.readings)
    if action.verb == HIDE and (first_of_side or rule.value == "everyone"):
        if state.deal.dark and rules.conduct.eleven is not None:
            dark = rules.conduct.eleven.dark_after_tie
            return Reason("void.hide_after_tie", dark.cites, dark.readings, args)
        return Reason("void.hide_after_tie", cites, readings, args)
    forced = rule.value == "everyone" or (rule.value == "first_each" and first_of_side)
    if not forced or state.deal.dark or action.card is None or state.deal.vira is None:
        return None
    strength = rules.order(state.deal.vira).strength
    best = max(strength[card] for card in state.held[action.seat] if card is not None)
    if strength[action.card] < best:
        strongest = tuple(c for c in state.held[action.seat] if c is not None and strength[c] == best)
        return Reason("void.not_strongest", cites, readings, {**args, "strongest": strongest})
    return None
