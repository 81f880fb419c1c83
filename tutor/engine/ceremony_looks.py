"""Who may look at what, at the cut, at the deal and in the dark (claudista/2.7-2.9, 2.14, 2.17, 5.1, 6.5-6.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.ceremony_case import Judged, follows, foul, may, ruled, void
from tutor.engine.ceremony_events import CardSeen, CutUndone, DealLost, Remembered
from tutor.engine.ceremony_state import Rite, Table
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.reasons import Reason
from tutor.engine.state import Cards


def look(table: Table, rite: Rite) -> Judged:
    """Look at one's own cards, the partner's, the bottom, the top, or at one card."""
    if rite.word == "propria":
        return _own(table, rite, _hand(table, rite.seat))
    if rite.word == "parceiro":
        return _partner(table, rite)
    if rite.word:
        return _pack(table, rite)
    card = _named(rite)
    owner = _owner(table, card)
    if owner == rite.seat:
        return _own(table, rite, (card,))
    if owner is not None and owner % 2 == rite.seat % 2:
        return _partner(table, rite)
    return _one_card(table, rite, card, owner)


def show(table: Table, rite: Rite) -> Judged:
    """Show a card to all, or the bottom of the pack to the partner."""
    if rite.word:
        return _pack(table, rite)
    card = _named(rite)
    owner = _owner(table, card)
    facts = {"seat": rite.seat, "card": card}
    all_seats = CardSeen(tuple(range(table.players)), (card,), taken=card == table.looked)
    if table.removed is not None and card == table.removed.card and owner is None:
        return void(table, "see_by_asking", **facts)
    if owner is not None and owner != rite.seat:
        return void(table, "others_card", partner=owner, **facts)
    if owner is not None and table.dark:
        return _own(table, rite, (card,))
    if owner is None and card not in _on_the_table(table) and not _has_the_pack(table, rite.seat):
        return void(table, "pack_closed", **facts)
    return may(table.ceremony.reason("show", **facts), all_seats)


def _named(rite: Rite) -> Card:
    if rite.card is None:
        raise RuleError("unknown_card", {"seat": rite.seat}, detail="look")
    return rite.card


def _hand(table: Table, seat: int) -> Cards:
    return table.hands[seat] if table.hand is None else table.hand.held[seat]


def _owner(table: Table, card: Card) -> int | None:
    return next((seat for seat in range(table.players) if card in _hand(table, seat)), None)


def _on_the_table(table: Table) -> set[Card | None]:
    vira = () if table.dark else (table.vira,)
    plays = () if table.hand is None else (*table.hand.past, table.hand.plays)
    return {*vira, *(play.card for trick in plays for play in trick if not play.hidden)}


def _cutting(table: Table, seat: int) -> bool:
    return seat == table.cutter and table.phase in ("start", "cut")


def _has_the_pack(table: Table, seat: int) -> bool:
    """Whether the pack lies before a seat: the cutter's while he cuts, then the dealer's until all is dealt."""
    return _cutting(table, seat) or (seat == table.dealer and table.phase != "play")


def _own(table: Table, rite: Rite, cards: Cards) -> Judged:
    """A look at one's own: a right in the ordinary hand, in the dark a foul."""
    seat = rite.seat
    if not cards:
        return void(table, "no_cards", seat=seat)
    if table.dark:
        result, reason = ruled(table, "look_in_the_dark", seat=seat, deliberate=rite.deliberate)
        if table.hand is not None and table.hand.vira_shown:
            reason = replace(reason, because=(*reason.because, table.ceremony.reason("dark_still")))
        return foul(reason, *follows(result, reason, "redeal"))
    seen = CardSeen((seat,), tuple(card for card in cards if card is not None), own=True)
    dealing = table.phase != "play" and seat % 2 == table.dealer % 2
    return may(table.ceremony.reason("look_own_dealing" if dealing else "look_own", seat=seat), seen)


def _partner(table: Table, rite: Rite) -> Judged:
    """A look at the partner's cards: on eleven a right, while cutting or dealing a foul, else nobody's."""
    seat = rite.seat
    partner = (seat + 2) % table.players
    cards = _hand(table, partner)
    facts: dict[str, Any] = {"seat": seat, "partner": partner}
    if not cards:
        return void(table, "no_cards", seat=partner)
    dealt = table.hand is not None or (table.vira_laid and all(table.dealt(s) for s in range(table.players)))
    if dealt and table.play_state.deal.eleven == seat % 2:
        seen = CardSeen((seat,), tuple(card for card in cards if card is not None))
        return may(table.ceremony.reason("look_eleven", **facts), seen)
    if _cutting(table, seat):
        return _cut_peek(table, seat)
    if seat == table.dealer:
        # 6.1 forbids it to all and names no penalty; 2.14 has one for the dealer, whatever the hand
        return _deal_peek(table, seat, *((table.ceremony.reason("dark_dealer"),) if table.dark else ()))
    return void(table, "dark_partner" if table.dark else "partner_hidden", **facts)


def _pack(table: Table, rite: Rite) -> Judged:
    """A look at the bottom or the top of the pack, or the bottom shown."""
    if _cutting(table, rite.seat):
        return _cut_peek(table, rite.seat)
    if rite.seat == table.dealer and rite.word == "fundo":
        return _deal_peek(table, rite.seat)
    return void(table, "pack_closed", seat=rite.seat)


def _one_card(table: Table, rite: Rite, card: Card, owner: int | None) -> Judged:
    seat = rite.seat
    facts: dict[str, Any] = {"seat": seat, "card": card}
    seen = CardSeen((seat,), (card,))
    if owner is not None:
        return void(table, "others_card", partner=owner, **facts)
    if card in _on_the_table(table):
        return may(table.ceremony.reason("look_open", **facts), seen)
    if table.removed is not None and card == table.removed.card:
        return void(table, "see_by_asking", **facts)
    if card in table.in_play() or table.phase == "play":
        return void(table, "pack_closed", **facts)
    if table.dark and table.phase != "deal":
        return void(table, "dark_no_take", **facts)
    if _cutting(table, seat):
        if table.looked is not None and card != table.looked:
            return void(table, "choose_first", seat=seat, turn=seat, card=table.looked)
        return may(table.ceremony.reason("look_taken", **facts), seen._replace(taken=True))
    return may(table.ceremony.reason("look_pack" if table.phase == "deal" else "glimpse", **facts), seen)


def _cut_peek(table: Table, seat: int) -> Judged:
    result, reason = ruled(table, "cut_peek", by=seat, repeated=seat in table.history.cut_peeks)
    noted = Remembered("cut_peeks", seat)
    if "cut_lost" in result.remedies:
        return foul(reason, noted, CutUndone(seat, lost=True, reason=reason))
    return foul(reason, noted, *follows(result, reason, "peek"))


def _deal_peek(table: Table, seat: int, *besides: Reason) -> Judged:
    result, reason = ruled(table, "deal_peek", repeated=seat in table.history.deal_peeks)
    reason = replace(reason, because=(*reason.because, *besides))
    noted = Remembered("deal_peeks", seat)
    if "deal_lost" in result.remedies:
        return foul(reason, noted, Remembered("lost_deals", seat), DealLost(seat, reason))
    return foul(reason, noted, *follows(result, reason, "peek"))
