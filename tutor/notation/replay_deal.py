"""The deal of a hand, told card by card, until it can be played."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine import Card, RuleError
from tutor.engine.deck import refuse_duplicates
from tutor.engine.game import reveal
from tutor.engine.state import HandState, start_hand
from tutor.notation.acts import Deal, Vira
from tutor.notation.nodes import UNKNOWN, Node, Placed
from tutor.notation.replay_errors import mistake, placed
from tutor.notation.replay_position import Outcome, Position
from tutor.notation.replay_rites import begun_by_rite, deals_by_rite, turn_vira_of_rite

NOT_KNOWN = (None, None, None)
"""Three cards that nobody has told."""


def known(card: Card) -> Card | None:
    """Give a card as the engine has it: None for ``??``."""
    return None if card == UNKNOWN else card


def is_dark(position: Position) -> bool:
    """Whether nobody may look at the cards: both sides are on eleven (claudista/6.1)."""
    eleven = position.rules.conduct.eleven
    return eleven is not None and position.score == (eleven.eleven.value, eleven.eleven.value)


def deal(position: Position, act: Deal) -> Position:
    """Give a seat its cards; with the last of them the hand can be played."""
    if position.state is not None:
        raise mistake("deal_late", act)
    if position.dealt[act.seat] is not None:
        raise mistake("deal_twice", act, seat=act.seat)
    if len(act.cards) != 3 and position.rules.ceremony is None:
        raise mistake("deal_count", act, count=len(act.cards))
    cards = tuple(map(known, act.cards))
    hands = (*position.dealt[: act.seat], cards, *position.dealt[act.seat + 1 :])
    with placed(act):
        refuse_duplicates(card for hand in (*hands, (position.vira,)) for card in hand or () if card is not None)
    return _begin_if_whole(replace(position, dealt=hands, last=Outcome(), said=()), act)


def turn_vira(position: Position, act: Vira) -> Position:
    """Turn the vira: right with the deal, or in the dark hand after the first trick (claudista/6.9)."""
    if not position.rules.vira.value:
        raise mistake("vira_elsewhere", act, rules=position.rules.id)
    if act.reveal:
        return _reveal(position, act)
    one_by_one = deals_by_rite(position) or (position.table is not None and not any(position.dealt))
    if one_by_one and position.state is None:
        return turn_vira_of_rite(position, act)
    if position.vira_told:
        raise mistake("vira_twice", act)
    if act.card == UNKNOWN and not is_dark(position):
        raise mistake("vira_unknown", act)
    if position.state is not None:
        raise mistake("deal_late", act)
    vira = known(act.card)
    with placed(act):
        refuse_duplicates(card for hand in (*position.dealt, (vira,)) for card in hand or () if card is not None)
    return _begin_if_whole(replace(position, vira=vira, vira_told=True, last=Outcome(), said=()), act)


def _reveal(position: Position, act: Vira) -> Position:
    position = begun(position, act)
    state = position.state
    assert state is not None
    if not state.deal.dark:
        raise mistake("reveal_elsewhere", act)
    if state.deal.vira is not None and state.deal.vira != act.card:
        raise mistake("reveal_other", act, vira=state.deal.vira)
    if state.vira_shown and not state.over and state.winners and state.deal.vira == act.card:
        return replace(position, last=Outcome(before=state), said=())  # told when it was dealt, turned up by itself
    if not awaits_vira(state):
        raise mistake("reveal_early", act)
    laid = (*(play.card for play in state.plays), *(card for hand in state.deal.hands for card in hand))
    if act.card in laid:
        with placed(act):
            raise RuleError("duplicate_card", {"card": act.card})
    after, events = reveal(state, act.card)
    return position.after(Outcome(before=state, events=events), after)


def awaits_vira(state: HandState) -> bool:
    """Whether the first trick of a dark hand lies there and only the vira is missing."""
    return state.deal.dark and not state.vira_shown and len(state.plays) == state.deal.players


def _begin_if_whole(position: Position, node: Node) -> Position:
    vira_told = position.vira_told or (position.table is not None and position.table.vira_laid)
    whole = None not in position.dealt and (vira_told or not position.rules.vira.value)
    return begun(position, node) if whole else position


def begun(position: Position, node: Placed) -> Position:
    """Begin to play what has been dealt; where cards are missing, say whose."""
    if position.state is not None:
        return position
    if deals_by_rite(position):
        return begun_by_rite(position, node)
    dark = is_dark(position)
    missing = tuple(seat for seat, cards in enumerate(position.dealt) if cards is None)
    if missing and not dark:
        raise mistake("deal_missing", node, seats=", ".join(map(str, missing)), count=len(missing))
    odd = any(cards is not None and len(cards) != 3 for cards in position.dealt)
    if position.table is not None or odd:
        return begun_by_rite(position, node)
    with placed(node):
        state = start_hand(
            position.rules,
            [cards or NOT_KNOWN for cards in position.dealt],
            eldest=position.eldest,
            score=position.score,
            target=position.target,
            vira=position.vira,
        )
    return replace(position, state=state)
