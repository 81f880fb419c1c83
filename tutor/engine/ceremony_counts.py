"""Hands of other than three cards: claimed, put right, let go or void; the dealer's question (claudista/2.19-2.26)."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.ceremony_case import Judged, follows, may, opened, refuse_twice, right_count, ruled, void
from tutor.engine.ceremony_events import (
    CardDrawn,
    CardRemoved,
    CountsAsked,
    RaiseKept,
    RaiseUndone,
    Remembered,
    SurplusPardoned,
)
from tutor.engine.ceremony_state import Rite, Table
from tutor.engine.errors import RuleError
from tutor.engine.judge import Verdict
from tutor.engine.state import HandState


def ask(table: Table, rite: Rite) -> Judged:
    """Ask whether the counts are right: by the dealer it ends the right to claim (claudista/2.20, 2.21)."""
    table, begun = opened(table)
    if rite.seat != table.dealer:
        return may(table.ceremony.reason("ask_no_effect", seat=rite.seat, turn=table.dealer), *begun)
    raised = _raised(table.play_state)
    # until the opponents speak the truco stands: the question alone undoes nothing
    _, reason = ruled(table, "dealer_asks", raised=False)
    because = (table.ceremony.reason("undo_offered", team=1 - rite.seat % 2),) if raised else ()
    return may(replace(reason, because=because), *begun, CountsAsked(rite.seat, raised))


def keep(table: Table, rite: Rite) -> Judged:
    """Keep the truco after the dealer's question."""
    return _undo_or_keep(table, rite, keep=True)


def undo(table: Table, rite: Rite) -> Judged:
    """Undo the truco after the dealer's question: the hand is worth what it was at first (AMB-K54)."""
    return _undo_or_keep(table, rite, keep=False)


def claim(table: Table, rite: Rite) -> Judged:
    """Claim the value in force for a wrong count on the side of the dealer's opponents (claudista/2.19)."""
    table, begun = opened(table)
    barred = _only_opponents(table, rite, "only_opponents_claim")
    if barred is not None:
        return barred
    wrong = [seat for seat in _opponents(table) if table.dealt(seat) != right_count(table)]
    seat = wrong[0] if wrong else rite.seat
    result, reason = ruled(
        table,
        "wrong_count",
        seat=seat,
        count=table.dealt(seat),
        started=table.started,
        dealer_asked=table.asked,
        claim=True,
    )
    if "claim_paid" not in result.remedies:
        if wrong and not table.started:  # what bars the claim comes first; what is done about the cards, under it
            reason = replace(reason.because[0], because=(replace(reason, because=()),))
        return Judged(Verdict.VOID, reason)
    because = []
    if any(table.dealt(own) > right_count(table) for own in (table.dealer, (table.dealer + 2) % table.players)):
        because.append(table.ceremony.reason("claim_first"))
    if table.play_state.deal.eleven is not None:
        because.append(table.ceremony.reason("claim_eleven", points=sum(result.points)))
    reason = replace(reason, because=(*reason.because, *because))
    return may(reason, *begun, *follows(result, reason, "claim"))


def go_on(table: Table, rite: Rite) -> Judged:
    """Play on although the dealer's side has cards too many: the surplus goes out at random (claudista/2.26)."""
    return _about_surplus(table, rite, accept=True)


def annul(table: Table, rite: Rite) -> Judged:
    """Have the hand void for cards too many on the dealer's side (claudista/2.25)."""
    return _about_surplus(table, rite, accept=False)


def remove(table: Table, rite: Rite) -> Judged:
    """Take a surplus card out of a hand, unseen, from those not yet played (claudista/2.22, AMB-K57)."""
    table, begun = opened(table)
    seat, card = _whom(table, rite), rite.card
    facts = {"seat": seat, "card": card}
    own_side = seat % 2 == table.dealer % 2
    if rite.seat != table.dealer and not (own_side and rite.seat % 2 != table.dealer % 2):
        return void(table, "only_dealer_corrects", seat=rite.seat, turn=table.dealer)
    count = table.dealt(seat)
    result, reason = ruled(
        table,
        "wrong_count",
        seat=seat,
        count=count,
        started=table.started,
        dealer_asked=table.asked,
        accept_extra=table.pardoned,
    )
    if count <= right_count(table):
        return Judged(Verdict.VOID, reason)
    if "remove_at_random" not in result.remedies:
        return void(table, "surplus_first", reason, seat=seat, team=1 - table.dealer % 2)
    held = table.play_state.held[seat]
    if card not in held and (None not in held or card in table.in_play()):
        return void(table, "not_in_hand", **facts)
    return may(reason, *begun, CardRemoved(seat, card, table.has_seen(seat, card)))


def complete(table: Table, rite: Rite) -> Judged:
    """Draw a missing card from the side of the pack that was dealt from (claudista/2.23, 2.24)."""
    table, begun = opened(table)
    seat = _whom(table, rite)
    if rite.seat != table.dealer:
        return void(table, "only_dealer_corrects", seat=rite.seat, turn=table.dealer)
    count = table.dealt(seat)
    _, reason = ruled(table, "wrong_count", seat=seat, count=count, started=table.started, dealer_asked=table.asked)
    if count >= right_count(table):
        return Judged(Verdict.VOID, reason)
    refuse_twice(table, rite.card)
    return may(reason, *begun, CardDrawn(seat, rite.card))


def _undo_or_keep(table: Table, rite: Rite, *, keep: bool) -> Judged:
    barred = _only_opponents(table, rite, "only_opponents_undo")
    if barred is not None:
        return barred
    if not table.undo:
        return void(table, "nothing_to_undo", seat=rite.seat)
    _, reason = ruled(table, "dealer_asks", raised=True, keep=keep)
    if keep:
        return may(reason, RaiseKept(rite.seat))
    stake, truco = _at_first(table.play_state)
    if "worth" in reason.args:
        reason = replace(reason, args={**reason.args, "worth": stake})
    return may(reason, RaiseUndone(rite.seat, stake, truco))


def _about_surplus(table: Table, rite: Rite, *, accept: bool) -> Judged:
    table, begun = opened(table)
    barred = _only_opponents(table, rite, "only_opponents_surplus")
    if barred is not None:
        return barred
    own = (table.dealer, (table.dealer + 2) % table.players)
    seat = max(own, key=table.dealt)
    count = table.dealt(seat)
    if count <= right_count(table):
        return void(table, "no_surplus", seat=rite.seat)
    result, reason = ruled(
        table,
        "wrong_count",
        seat=seat,
        count=count,
        started=table.started,
        dealer_asked=table.asked,
        accept_extra=accept,
    )
    if accept:
        return may(reason, *begun, SurplusPardoned(rite.seat))
    return may(reason, *begun, Remembered("lost_deals", table.dealer), *follows(result, reason, "void_hand"))


def _raised(state: HandState) -> bool:
    """Whether the hand is under truco: one asked for, or one that counts."""
    return state.pending is not None or state.truco != _at_first(state)[1]


def _at_first(state: HandState) -> tuple[int, tuple[str, ...]]:
    """Give what the hand was worth before any call, and the calls that this stands for."""
    eleven = state.rules.conduct.eleven
    if eleven is None or state.deal.eleven is None or not state.decided:
        return state.rules.hand_value.value, ()
    raises = eleven.raises.value == "legal"
    return eleven.played.value, state.rules.ladders["truco"].words[:1] if raises else ()


def _only_opponents(table: Table, rite: Rite, rule: str) -> Judged | None:
    if rite.seat % 2 == table.dealer % 2:
        return void(table, rule, seat=rite.seat, team=1 - table.dealer % 2)
    return None


def _opponents(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat in range(table.players) if seat % 2 != table.dealer % 2)


def _whom(table: Table, rite: Rite) -> int:
    seat = rite.seat if rite.whom is None else rite.whom
    if not 0 <= seat < table.players:
        raise RuleError("bad_seat", {"seat": seat, "players": table.players})
    return seat
