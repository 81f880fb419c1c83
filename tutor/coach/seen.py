"""The hand as one seat may know it: what the coach reasons about, so that it cannot tell what nobody saw."""

from __future__ import annotations

from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.state import Cards, HandState, table_of
from tutor.engine.view import known_cards, view_for


def seen(state: HandState, seat: int) -> HandState:
    """Give the same moment with every card unknown that this seat has not seen.

    What a seat may do hangs on nothing else: the judge answers for it as in the whole hand (a property test).

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.state import start_hand
    >>> whole = start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")])
    >>> [str(card) for card in seen(whole, 0).held[0]], seen(whole, 0).held[1]
    (['1c', '7c', '6p'], (None, None, None))
    """
    deal, view, known = state.deal, view_for(state, seat), known_cards(state, seat)
    hands = tuple(_hand(deal.hands[owner], state.held[owner], known) for owner in range(deal.players))
    # a flor is known to who holds it, and to all while it is the call that waits
    sung = {state.pending.seat} if state.pending is not None and state.pending.kind == "flor" else set[int]()
    flores = tuple(owner for owner in deal.flores if owner in sung or known.issuperset(deal.hands[owner]))
    table = table_of(deal.rules, deal.players, deal.eldest, deal.eleven, deal.dark, flores)
    return state._replace(
        deal=deal._replace(hands=hands, vira=view.vira, flores=flores, table=table),
        held=tuple(tuple(card if card in known else None for card in held) for held in state.held),
        plays=view.plays,
        past=view.past,
    )


def _hand(dealt: Cards, held: Cards, known: frozenset[Card]) -> Cards:
    """Mask what was dealt: a card still held is not known, one that lies face down is there but without a name."""
    return tuple(card if card in known else None if card in held else UNKNOWN for card in dealt)
