"""The shuffle and the cut, movement by movement, up to the side of the deal (claudista/2.3-2.13, claudista/6.2)."""

from __future__ import annotations

from tutor.engine.ceremony_case import (
    Judged,
    follows,
    foul,
    may,
    refuse_dealing,
    refuse_twice,
    right_count,
    ruled,
    void,
)
from tutor.engine.ceremony_events import (
    CardTaken,
    CutUndone,
    CutWrong,
    PackJoined,
    PackSplit,
    Remembered,
    Shuffled,
    SideChosen,
    TableEvent,
)
from tutor.engine.ceremony_state import Rite, Table
from tutor.engine.judge import Verdict
from tutor.engine.reasons import Reason


def shuffle(table: Table, rite: Rite) -> Judged:
    """Shuffle: the dealer, first of all, and again where the rules let him."""
    facts = {"seat": rite.seat, "turn": table.dealer}
    if rite.seat != table.dealer:
        return void(table, "only_dealer", **facts)
    if table.phase == "play":
        return void(table, "dealt_already", **facts)
    if table.may_shuffle:
        name = "shuffle_wrong_cut" if table.cut_error else "shuffle_redeal"
        return may(table.ceremony.reason(name, **facts), Shuffled(rite.seat))
    if table.phase == "start" or table.uncut:
        return may(table.ceremony.reason("shuffle", seat=rite.seat, turn=table.cutter), Shuffled(rite.seat))
    return void(table, "shuffled_already", **facts)


def split(table: Table, rite: Rite) -> Judged:
    """Split the pack: one movement, and one dry cut of the dark hand."""
    barred = _refuse_cutting(table, rite)
    if barred is not None:
        return barred
    cost = table.ceremony.split.value
    reason = table.ceremony.reason("split", seat=rite.seat, movements=table.movements + cost, limit=_limit(table))
    return _moved(table, rite, PackSplit(rite.seat, cost), reason, cost)


def join(table: Table, rite: Rite) -> Judged:
    """Put the parts together: no movement."""
    barred = _refuse_cutting(table, rite)
    if barred is not None:
        return barred
    return may(table.ceremony.reason("join", seat=rite.seat), PackJoined(rite.seat))


def take(table: Table, rite: Rite) -> Judged:
    """Take a card and choose its place: kept, to the partner, the vira or burned (claudista/2.6)."""
    barred = _refuse_cutting(table, rite)
    if barred is not None:
        return barred
    seat, card, to = rite.seat, rite.card, rite.to
    facts = {"seat": seat, "card": card}
    if table.dark:
        return void(table, "dark_no_take", **facts)
    refuse_twice(table, card)
    if table.taken and rite.word != table.taken[0].side:
        _, reason = ruled(table, "cut_both_sides", by=seat)
        return foul(reason, CutUndone(seat, lost=False, reason=reason))
    if to == "vira" and table.vira_laid:
        return void(table, "second_vira", **facts)
    taker = seat if to == "fica" else (seat + 2) % table.players
    right = right_count(table)
    if to in ("fica", "parceiro") and len(table.hands[taker]) >= right:
        return void(table, "hand_full", seat=taker, count=right)
    because = (table.ceremony.reason("take_another", count=len(table.taken) + 1),) if table.taken else ()
    reason = table.ceremony.reason(_TAKE[to], *because, partner=taker, **facts)
    if table.has_seen(seat, card):
        everybody = all(table.has_seen(other, card) for other in range(table.players))
        result, reason = ruled(table, "cut_seen_card", by=seat, destination=_INCIDENT[to], shown_to_all=everybody)
        if "taken_back" in result.remedies:
            return Judged(Verdict.VOID, reason)
    elif to == "vira" and any(table.has_seen(other, card) for other in range(table.players)):
        reason = table.ceremony.reason("take_vira_glimpsed", *because, **facts)
    return _moved(table, rite, CardTaken(seat, rite.word, card, to), reason, table.ceremony.take.value)


_TAKE = {"fica": "take_keep", "parceiro": "take_partner", "vira": "take_vira", "queima": "take_burn"}
_INCIDENT = {"fica": "keep", "parceiro": "partner", "vira": "vira", "queima": "burn"}


def dry_cut(table: Table, rite: Rite) -> Judged:
    """Cut the dark hand: one or three dry cuts, and the cut is done (claudista/6.2)."""
    barred = _refuse_cutting(table, rite)
    if barred is not None:
        return barred
    known = table.ceremony.dry_cuts.value
    count = table.movements + (rite.number or 0)
    facts = {"seat": rite.seat, "turn": rite.seat, "count": count, "known": known}
    if not table.dark:
        return void(table, "dry_elsewhere", **facts)
    if count not in known:
        return void(table, "dry_count", **facts)
    return may(table.ceremony.reason("dry_cut", **facts), PackSplit(rite.seat, rite.number or 0, closes=True))


def choose_side(table: Table, rite: Rite) -> Judged:
    """Choose the side of the deal: the cutter, the card taken, or else the dealer (claudista/2.10-2.13)."""
    side = rite.word
    facts = {"seat": rite.seat, "side": side}
    if rite.seat == table.cutter:
        # in the dark hand the number of dry cuts ends the cut, and the side may still be asked for (claudista/2.10/2)
        dry = table.dark and table.phase == "deal" and table.movements > 0 and not table.given
        barred = None if dry else _refuse_cutting(table, rite)
        if barred is not None:
            return barred
        if table.taken and side != table.side:
            return _fixed(table, rite)
        name = "side_same" if table.taken else "side_by_cutter"
        return may(table.ceremony.reason(name, **facts), SideChosen(rite.seat, side))
    if rite.seat != table.dealer:
        return void(table, "side_not_yours", **facts)
    barred = refuse_dealing(table, rite)
    if barred is not None:
        return barred
    if table.taken:
        return _fixed(table, rite)
    if table.side is not None and table.phase == "cut":
        return void(table, "side_chosen", turn=table.cutter, **{**facts, "side": table.side})
    if table.given:
        return void(table, "side_dealt", **facts)
    return may(table.ceremony.reason("side_by_dealer", **facts), SideChosen(rite.seat, side))


def _fixed(table: Table, rite: Rite) -> Judged:
    """Say that a card taken has fixed the side, be it for a hand, the vira or burned (AMB-K45, AMB-K46)."""
    in_hand = any(taken.to in ("fica", "parceiro") for taken in table.taken)
    because = () if in_hand else (table.ceremony.reason("side_any_card"),)
    return void(table, "side_fixed", *because, seat=rite.seat, side=table.side)


def _limit(table: Table) -> int:
    assert table.rules.incidents is not None
    return table.rules.incidents.cut_movements.value


def _refuse_cutting(table: Table, rite: Rite) -> Judged | None:
    facts = {"seat": rite.seat, "turn": table.cutter}
    if rite.seat != table.cutter:
        return void(table, "only_cutter", **facts)
    if table.phase not in ("start", "cut"):
        return void(table, "cut_over", seat=rite.seat, turn=table.dealer)
    if table.looked is not None and (rite.verb != "tira" or rite.card != table.looked):
        return void(table, "choose_first", card=table.looked, **facts)
    return None


def _moved(table: Table, rite: Rite, event: TableEvent, reason: Reason, cost: int) -> Judged:
    """Count a movement; beyond the limit the cut has gone wrong, once however much is too much (claudista/2.4, 2.5)."""
    movements = table.movements + cost
    if movements <= _limit(table):
        return may(reason, event)
    result, wrong = ruled(
        table,
        "cut_excess",
        by=rite.seat,
        repeated=_erred_before(table, rite.seat),
        deliberate=rite.deliberate and not table.cut_point,
    )
    cards = len(table.taken) + (rite.verb == "tira")
    counted = table.ceremony.reason("movements_cards" if cards > 1 else "movements", movements=movements, count=cards)
    wrong = Reason(wrong.code, wrong.cites, wrong.readings, wrong.args, (*wrong.because, counted))
    first = () if table.cut_error else (Remembered("cut_errors", rite.seat),)
    paid = follows(result, wrong, "cut")
    return foul(wrong, event, *first, CutWrong(rite.seat, bool(paid), wrong), *paid)


def _erred_before(table: Table, seat: int) -> bool:
    """Whether this seat cut wrong before this cut: in the match, or in this hand alone (AMB-K37)."""
    assert table.rules.incidents is not None
    known = table.errors if table.rules.incidents.scope == "hand" else table.history.cut_errors
    return known.count(seat) > (1 if table.cut_error else 0)
