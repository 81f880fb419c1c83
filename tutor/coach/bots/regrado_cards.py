"""How regrado lays cards: the lowest that wins, none over the partner's, hidden when it is of no use."""

from __future__ import annotations

from tutor.coach.bots.sight import heights, held, order_of, own_plays, power_of, seats_left, share, standing
from tutor.engine.actions import HIDE, PLAY, Action
from tutor.engine.deck import Card
from tutor.engine.records import CardOrder
from tutor.engine.view import SeatView

__all__ = ["choose", "power"]

SAFE = 0.85
"""A card that beats so many others is left to win the trick by itself."""


def choose(view: SeatView, acts: tuple[Action, ...]) -> Action | None:
    """Choose a card to lay; None where none may be laid."""
    order = order_of(view)
    opens = {act.card: act for act in acts if act.verb == PLAY}
    if order is None or None in opens:
        return acts[0] if acts else None
    cards = sorted((card for card in opens if card is not None), key=order.strength.__getitem__)
    if not cards:
        return None
    hides = {act.card: act for act in acts if act.verb == HIDE}
    ours, theirs = heights(view, order)
    if not view.plays:
        return opens[_lead(view, order, cards)]
    if ours > theirs and _partner_takes_it(view, order, ours):
        return _waste(cards[0], opens, hides)
    best = max(ours, theirs)
    winning = [card for card in cards if order.strength[card] > best]
    if winning:
        return opens[winning[0] if not seats_left(view) else winning[-1] if len(winning) < 3 else winning[1]]
    equal = [card for card in cards if order.strength[card] == theirs > ours]
    if equal and standing(view) != "behind":
        return opens[equal[0]]
    return _waste(cards[0], opens, hides)


def _lead(view: SeatView, order: CardOrder, cards: list[Card]) -> Card:
    """Lead the middle card first; later the best, but the worse of two when one trick is won and the best is safe."""
    if len(cards) == 3:
        return cards[1]
    if standing(view) == "ahead" and share(order, cards[-1]) >= SAFE:
        return cards[0]
    return cards[-1]


def _partner_takes_it(view: SeatView, order: CardOrder, ours: int) -> bool:
    """Whether the partner's card is good enough to be left alone by those who still play."""
    best = max((p.card for p in view.plays if not p.hidden and order.strength[p.card] == ours), default=None)
    rivals = [seat for seat in seats_left(view) if seat % 2 != view.seat % 2]
    return best is not None and (not rivals or share(order, best) >= SAFE)


def _waste(card: Card, opens: dict[Card | None, Action], hides: dict[Card | None, Action]) -> Action:
    """Lay a card that is of no use: face down, where that may be."""
    return hides.get(card, opens[card])


def power(view: SeatView) -> float:
    """Say how good the cards are from here on, from 0 to 1; a card laid in the running trick counts as held."""
    order = order_of(view)
    if order is None:
        return 0.5
    laid = [play.card for play in view.plays if play.seat == view.seat and not play.hidden]
    cards = [*held(view), *laid]
    shares = sorted((share(order, card) for card in cards), reverse=True) or [0.0]
    if own_plays(view) - bool(laid) == 2:
        return _last(view, order, shares[0])
    return power_of(shares, standing(view), first=not view.winners)


def _last(view: SeatView, order: CardOrder, best: float) -> float:
    """Say it of the last trick: certain where the cards that lie there and one's own decide it."""
    ours, theirs = heights(view, order)
    cards = held(view)
    mine = max([ours, *(order.strength[card] for card in cards)])
    if any(seat % 2 != view.seat % 2 for seat in seats_left(view)) or (not view.plays and cards):
        return best
    if mine == theirs:
        return 1.0 if standing(view) == "ahead" else 0.0
    return float(mine > theirs)
