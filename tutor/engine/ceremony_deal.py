"""The deal: the first card, burning, the vira, and the order of the dark hand (claudista/2.15-2.18, 6.3, 6.4)."""

from __future__ import annotations

from itertools import pairwise

from tutor.engine.ceremony_case import Judged, foul, may, refuse_dealing, refuse_twice, ruled, void
from tutor.engine.ceremony_events import CardBurned, CardsGiven, Redealt, ViraTurned
from tutor.engine.ceremony_state import Rite, Table
from tutor.engine.errors import RuleError
from tutor.engine.judge import Verdict


def give(table: Table, rite: Rite) -> Judged:
    """Deal cards to a seat: in any order, but for the first one (claudista/2.15, 2.16)."""
    barred = refuse_dealing(table, rite)
    if barred is not None:
        return barred
    to = table.dealer if rite.whom is None else rite.whom
    if not 0 <= to < table.players:
        raise RuleError("bad_seat", {"seat": to, "players": table.players})
    refuse_twice(table, *rite.cards)
    dealt = CardsGiven(rite.seat, to, rite.cards)
    facts = {"seat": to, "count": len(rite.cards)}
    if not table.given and to % 2 == table.dealer % 2:
        result, reason = ruled(table, "first_card_to_own_side", card_taken_at_cut=bool(table.taken))
        if "redeal" in result.remedies:
            return foul(reason, dealt, Redealt(reason))
        return may(reason, dealt)
    if table.dark:
        return _in_the_dark(table, to, dealt)
    name = "give_first" if not table.given and not table.taken else "give"
    return may(table.ceremony.reason(name, **facts), dealt)


def _in_the_dark(table: Table, to: int, dealt: CardsGiven) -> Judged:
    """Deal by ones or by threes, missing nobody out, round one way (claudista/6.3, AMB-K32)."""
    size, players = len(dealt.cards), table.players
    known = table.ceremony.batches.value
    batch = table.given[0][1] if table.given else size
    if size not in known or size != batch:
        return void(table, "dark_batch", seat=to, count=size, known=known)
    came = [table.dealer, *(seat for seat, _ in table.given), to]
    step = (came[1] - came[0]) % players
    if step not in (1, players - 1) or any((b - a) % players != step for a, b in pairwise(came)):
        return void(table, "dark_order", seat=to, turn=(came[-2] + step) % players)
    return may(table.ceremony.reason("give_dark", seat=to, count=size), dealt)


def burn(table: Table, rite: Rite) -> Judged:
    """Burn a card of the pack, or the vira: all four know the same, and the dealer's side none of its own (2.17)."""
    card = rite.card
    facts = {"seat": rite.seat, "card": card}
    if rite.seat == table.dealer and table.phase == "play":
        return void(table, "burn_late", **facts)
    barred = refuse_dealing(table, rite)
    if barred is not None:
        return barred
    if card is not None and any(card in hand for hand in table.hands):
        return void(table, "burn_dealt", **facts)
    vira = card is not None and card == table.vira
    if not vira:
        refuse_twice(table, card)
    knowing = sum(table.has_seen(seat, card) for seat in range(table.players)) if card is not None else 0
    own = (table.dealer, (table.dealer + 2) % table.players)
    seen_own = any(seat in table.own_seen or _knows_own(table, seat) for seat in own)
    result, reason = ruled(table, "burn", equal_knowledge=knowing in (0, table.players), seen_own=seen_own)
    if "forbidden" in result.remedies:
        return Judged(Verdict.VOID, reason)
    if any(taken.to == "vira" and taken.card == card for taken in table.taken):
        reason = table.ceremony.reason("burn_vira", reason, side=table.side, **facts)
    return may(reason, CardBurned(rite.seat, card))


def _knows_own(table: Table, seat: int) -> bool:
    return any(card is not None and table.has_seen(seat, card) for card in table.hands[seat])


def turn_vira(table: Table, rite: Rite) -> Judged:
    """Turn the vira: one, and in the dark hand face down after all the cards (claudista/2.15, 6.4)."""
    barred = refuse_dealing(table, rite)
    if barred is not None:
        return barred
    card = rite.card
    if table.vira_laid:
        return void(table, "second_vira", seat=rite.seat, card=card)
    refuse_twice(table, card)
    if table.dark:
        missing = next((seat for seat, hand in enumerate(table.hands) if not hand), None)
        if missing is not None:
            return void(table, "dark_vira_last", seat=missing)
        return may(table.ceremony.reason("vira_dark", seat=rite.seat), ViraTurned(card))
    if card is None:
        raise RuleError("missing_vira", {"rules": table.rules.id}, cites=table.rules.vira.cites)
    return may(table.ceremony.reason("vira", seat=rite.seat, card=card), ViraTurned(card))
