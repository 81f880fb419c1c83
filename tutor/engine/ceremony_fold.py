"""The fold of the ceremony: one event, and the table after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tutor.engine.ceremony_events import (
    CardBurned,
    CardDrawn,
    CardRemoved,
    CardSeen,
    CardsGiven,
    CardTaken,
    CountsAsked,
    CutUndone,
    CutWrong,
    DealLost,
    HandOpened,
    PackJoined,
    PackSplit,
    RaiseKept,
    RaiseUndone,
    Redealt,
    Remembered,
    Shuffled,
    SideChosen,
    SightAgreed,
    SightRefused,
    SurplusPardoned,
    TableEvent,
    ViraTurned,
)
from tutor.engine.ceremony_state import Phase, Removed, Table, Taken
from tutor.engine.deck import Card
from tutor.engine.events import HandEnded, Paid, evolve
from tutor.engine.state import Cards, HandState


def _afresh(table: Table) -> Table:
    """Give the table with every card back in the pack and no cut made."""
    fresh = Table(table.rules, table.target, table.dealer, table.before, hands=((),) * table.players)
    kept = ("history", "errors", "paid")
    return fresh._replace(**{name: getattr(table, name) for name in kept})


def _added(hands: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], (*hands[seat], *cards), *hands[seat + 1 :])


def _without(cards: Cards, card: Card | None) -> Cards:
    """Give cards without one; where it is not among them it was one that is not known."""
    at = cards.index(card if card in cards else None)
    return cards[:at] + cards[at + 1 :]


def _forgotten(table: Table, cards: Iterable[Card | None]) -> Table:
    """Give the table where nobody knows any more which these cards are: they lay in the pack."""
    back = set(cards)
    return table._replace(seen=frozenset((seat, card) for seat, card in table.seen if card not in back))


def _exchanged(table: Table, seat: int, cards: Cards, held: Cards) -> Table:
    """Give the table where a seat was dealt, and holds, other cards than before."""
    state = table.play_state
    hands = (*state.deal.hands[:seat], cards, *state.deal.hands[seat + 1 :])
    holds = (*state.held[:seat], held, *state.held[seat + 1 :])
    return table._replace(hands=hands, hand=state._replace(deal=state.deal._replace(hands=hands), held=holds))


def _lowered(state: HandState, event: RaiseUndone) -> HandState:
    return state._replace(pending=None, truco=event.truco, stake=event.stake, raiser=None)


def _shuffled(table: Table, _event: Shuffled) -> Table:
    return _afresh(table)._replace(phase="cut", uncut=True, may_shuffle=False)


def _split(table: Table, event: PackSplit) -> Table:
    phase: Phase = "deal" if event.closes else "cut"
    return table._replace(phase=phase, movements=table.movements + event.movements, uncut=False)


def _joined(table: Table, _event: PackJoined) -> Table:
    return table._replace(phase="cut", movements=table.movements + table.ceremony.join.value, uncut=False)


def _taken(table: Table, event: CardTaken) -> Table:
    after = table._replace(
        phase="cut",
        movements=table.movements + table.ceremony.take.value,
        taken=(*table.taken, Taken(event.side, event.card, event.to)),
        side=event.side,
        looked=None,
        uncut=False,
    )
    if event.to == "vira":
        after = _vira(after, ViraTurned(event.card))
        return after._replace(phase="cut")
    if event.to == "queima":
        return after._replace(burned=(*after.burned, event.card))
    seat = event.seat if event.to == "fica" else (event.seat + 2) % table.players
    return after._replace(hands=_added(after.hands, seat, (event.card,)))


def _cut_wrong(table: Table, event: CutWrong) -> Table:
    point = table.cut_point or event.point
    errors = table.errors if table.cut_error else (*table.errors, event.seat)
    return table._replace(cut_error=True, cut_point=point, errors=errors, may_shuffle=True)


def _cut_undone(table: Table, event: CutUndone) -> Table:
    phase: Phase = "deal" if event.lost else "cut"
    return _afresh(table)._replace(phase=phase, uncut=not event.lost)


def _side_chosen(table: Table, event: SideChosen) -> Table:
    return table._replace(side=event.side, phase="cut" if event.seat == table.cutter else "deal", uncut=False)


def _given(table: Table, event: CardsGiven) -> Table:
    hands = _added(table.hands, event.to, event.cards)
    given = (*table.given, (event.to, len(event.cards)))
    return table._replace(phase="deal", may_shuffle=False, hands=hands, given=given)


def _burned(table: Table, event: CardBurned) -> Table:
    after = table._replace(phase="deal", may_shuffle=False, burned=(*table.burned, event.card))
    return after._replace(vira=None) if event.card is not None and event.card == table.vira else after


def _vira(table: Table, event: ViraTurned) -> Table:
    after = table._replace(phase="deal", may_shuffle=False, vira=event.card, vira_down=table.dark)
    if table.dark or event.card is None:
        return after
    return after._replace(seen=after.seen | {(seat, event.card) for seat in range(table.players)})


def _redealt(table: Table, _event: Redealt) -> Table:
    back = [card for hand in table.hands for card in hand]
    return _forgotten(table, back)._replace(
        hands=((),) * table.players, given=(), may_shuffle=True, own_seen=frozenset()
    )


def _deal_lost(table: Table, event: DealLost) -> Table:
    dealer = (event.seat + 1) % table.players
    fresh = Table(table.rules, table.target, dealer, table.before, table.history, hands=((),) * table.players)
    return fresh._replace(errors=table.errors, paid=table.paid)


def _seen(table: Table, event: CardSeen) -> Table:
    seen = table.seen | {(seat, card) for seat in event.seats for card in event.cards}
    own = table.own_seen | frozenset(event.seats) if event.own else table.own_seen
    looked = event.cards[0] if event.taken else table.looked
    removed = table.removed
    if removed is not None and removed.card in event.cards and len(event.seats) == table.players:
        removed = removed._replace(shown=True)
    return table._replace(seen=seen, own_seen=own, looked=looked, removed=removed)


def _remembered(table: Table, event: Remembered) -> Table:
    known = table.history
    if event.what == "drips":
        return table._replace(history=known._replace(drips=known.drips + 1))
    seats: Any = {event.what: (*getattr(known, event.what), event.seat)}
    return table._replace(history=known._replace(**seats))


def _opened(table: Table, _event: HandOpened) -> Table:
    return table._replace(phase="play", may_shuffle=False, hand=table.play_state)


def _asked(table: Table, event: CountsAsked) -> Table:
    return table._replace(asked=True, undo=event.raised)


def _kept(table: Table, _event: RaiseKept) -> Table:
    return table._replace(undo=False)


def _undone(table: Table, event: RaiseUndone) -> Table:
    return table._replace(undo=False, hand=_lowered(table.play_state, event))


def _pardoned(table: Table, _event: SurplusPardoned) -> Table:
    return table._replace(pardoned=True)


def _removed(table: Table, event: CardRemoved) -> Table:
    hands = table.play_state.deal.hands
    rest = _without(hands[event.whom], event.card)
    after = _exchanged(table, event.whom, rest, _without(table.play_state.held[event.whom], event.card))
    return after._replace(removed=Removed(event.whom, event.card, event.seen))


def _drawn(table: Table, event: CardDrawn) -> Table:
    state = table.play_state
    after = _forgotten(table, [event.card])
    return _exchanged(
        after, event.whom, (*state.deal.hands[event.whom], event.card), (*state.held[event.whom], event.card)
    )


def _agreed(table: Table, event: SightAgreed) -> Table:
    assert table.removed is not None
    agreed = tuple(sorted({*table.removed.agreed, *event.seats}))
    return table._replace(removed=table.removed._replace(agreed=agreed))


def _sight_refused(table: Table, _event: SightRefused) -> Table:
    assert table.removed is not None
    return table._replace(removed=table.removed._replace(agreed=()))


def _paid(table: Table, event: Paid) -> Table:
    hand = None if table.hand is None else evolve(table.hand, event)
    return table._replace(paid=(*table.paid, event), hand=hand)


def _ended(table: Table, event: HandEnded) -> Table:
    return table._replace(hand=evolve(table.play_state, event))


_FOLD: dict[type, Callable[[Table, Any], Table]] = {
    Shuffled: _shuffled,
    PackSplit: _split,
    PackJoined: _joined,
    CardTaken: _taken,
    CutWrong: _cut_wrong,
    CutUndone: _cut_undone,
    SideChosen: _side_chosen,
    CardsGiven: _given,
    CardBurned: _burned,
    ViraTurned: _vira,
    Redealt: _redealt,
    DealLost: _deal_lost,
    CardSeen: _seen,
    Remembered: _remembered,
    HandOpened: _opened,
    CountsAsked: _asked,
    RaiseKept: _kept,
    RaiseUndone: _undone,
    SurplusPardoned: _pardoned,
    CardRemoved: _removed,
    CardDrawn: _drawn,
    SightAgreed: _agreed,
    SightRefused: _sight_refused,
    Paid: _paid,
    HandEnded: _ended,
}


def evolve_table(table: Table, event: TableEvent) -> Table:
    """Fold one event into the table; one of the play goes to the hand."""
    fold = _FOLD.get(type(event))
    if fold is not None:
        return fold(table, event)
    return table._replace(hand=evolve(table.play_state, event))  # type: ignore[arg-type]  # an event of the play
