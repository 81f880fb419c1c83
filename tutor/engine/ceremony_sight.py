"""Who may see the surplus card that went out (claudista/2.22/2, 2.22/3); and the drip onto the table (7.6)."""

from __future__ import annotations

from tutor.engine.ceremony_case import Judged, follows, may, ruled, void
from tutor.engine.ceremony_events import CardSeen, Remembered, SightAgreed, SightRefused
from tutor.engine.ceremony_state import Removed, Rite, Table


def ask_to_see(table: Table, rite: Rite) -> Judged:
    """Ask to see the card: a right where its holder had seen it, else all four have to agree."""
    gone = table.removed
    facts = {"seat": rite.seat, "card": rite.card}
    if gone is None or rite.card != gone.card:
        return void(table, "nothing_removed", **facts)
    if gone.shown:
        return void(table, "shown_already", **facts)
    if gone.seen:
        reason = table.ceremony.reason("see_of_right", partner=gone.seat, **facts)
        return may(reason, _shown(table, gone))
    return may(table.ceremony.reason("see_by_consent", **facts), SightAgreed((rite.seat,)))


def agree(table: Table, rite: Rite) -> Judged:
    """Be for showing the card; with the fourth it is shown."""
    barred = _no_vote(table, rite)
    if barred is not None:
        return barred
    gone = table.removed
    assert gone is not None
    facts = {"seat": rite.seat, "card": gone.card}
    if rite.seat in gone.agreed:
        return void(table, "agreed_already", **facts)
    agreed = SightAgreed((rite.seat,))
    missing = table.players - len(gone.agreed) - 1
    if missing:
        return may(table.ceremony.reason("agree", count=missing, **facts), agreed)
    return may(table.ceremony.reason("agree_last", **facts), agreed, _shown(table, gone))


def disagree(table: Table, rite: Rite) -> Judged:
    """Be against it: the card stays face down."""
    barred = _no_vote(table, rite)
    if barred is not None:
        return barred
    assert table.removed is not None
    return may(table.ceremony.reason("disagree", seat=rite.seat, card=table.removed.card), SightRefused(rite.seat))


def report_drip(table: Table, rite: Rite) -> Judged:
    """Report a drip onto the table: one point, once a match for the same drip (AMB-K70)."""
    if table.history.drips:
        return void(table, "drip_again", seat=rite.seat)
    result, reason = ruled(table, "drip", by=rite.seat)
    return may(reason, Remembered("drips", rite.seat), *follows(result, reason, "drip"))


def _shown(table: Table, gone: Removed) -> CardSeen:
    cards = () if gone.card is None else (gone.card,)
    return CardSeen(tuple(range(table.players)), cards)


def _no_vote(table: Table, rite: Rite) -> Judged | None:
    gone = table.removed
    if gone is None or gone.shown or not gone.agreed:
        return void(table, "no_vote", seat=rite.seat)
    return None
