"""The incidents row by row, worked out by hand from the clauses and from the cases of the readings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.engine.incidents import IncidentResult


class Row(NamedTuple):
    """One branch: a clause that decides it, the facts, what comes of it, and the readings it rests on."""

    clause: str
    incident: str
    facts: dict[str, Any]
    value: IncidentResult
    readings: tuple[str, ...] = ()
    switches: Mapping[str, str] = MappingProxyType({})


def end(remedies, points=(0, 0), hand_over=False, winner=None):  # noqa: FBT002  # a table reads best in one line
    return IncidentResult(tuple(remedies.split()), points, hand_over, winner is not None, winner)


def k(*numbers):
    return tuple(f"AMB-K{number}" for number in numbers)


YES = True
AGAIN = {"by": 3, "repeated": YES}
AGAIN_MEANT = {**AGAIN, "deliberate": YES}
LATE = {"started": YES, "claim": YES}

ROWS = [
    # the cut
    Row("2.4", "cut_excess", {"by": 3}, end("dealer_may_recut"), k(36)),
    Row("2.5", "cut_excess", AGAIN, end("dealer_may_recut"), k(36)),
    Row("2.5", "cut_excess", {"by": 3, "deliberate": YES}, end("dealer_may_recut"), k(36)),
    Row("2.5", "cut_excess", AGAIN_MEANT, end("dealer_may_recut point_to_opponents", (1, 0)), k(36, 37, 38)),
    Row("2.5", "cut_excess", AGAIN_MEANT, end("dealer_may_recut point_to_opponents", (1, 0)), k(36, 37, 38),
        {"recurrence_scope": "hand"}),
    Row("2.9", "cut_peek", {"by": 3}, end("cut_lost"), k(39)),
    Row("2.9/2", "cut_peek", AGAIN, end("point_to_opponents", (1, 0), YES), k(40)),
    Row("2.12", "cut_both_sides", {"by": 3}, end("recut"), k(47)),
    Row("2.6", "cut_seen_card", {"by": 3, "destination": "keep"}, end("stands")),
    Row("2.7", "cut_seen_card", {"by": 3, "destination": "partner"}, end("taken_back")),
    Row("2.8", "cut_seen_card", {"by": 3, "destination": "vira"}, end("taken_back")),
    Row("2.8", "cut_seen_card", {"by": 3, "destination": "vira", "shown_to_all": YES}, end("taken_back")),
    Row("2.17", "cut_seen_card", {"by": 3, "destination": "burn"}, end("taken_back"), k(42)),
    Row("2.17", "cut_seen_card", {"by": 3, "destination": "burn", "shown_to_all": YES}, end("stands"), k(49)),
    # the deal
    Row("2.14", "deal_peek", {}, end("deal_lost"), k(39)),
    Row("2.14/2", "deal_peek", {"repeated": YES, "stake": 3}, end("point_to_opponents", (0, 3), YES), k(40)),
    Row("2.16", "first_card_to_own_side", {}, end("redeal"), k(48)),
    Row("2.16", "first_card_to_own_side", {"card_taken_at_cut": YES}, end("stands"), k(46)),
    Row("2.17", "burn", {"equal_knowledge": YES}, end("stands"), k(49)),
    Row("2.17", "burn", {"equal_knowledge": YES, "seen_own": YES}, end("forbidden"), k(49)),
    Row("2.17", "burn", {}, end("forbidden")),
    Row("2.17", "burn", {"seen_own": YES}, end("forbidden")),
    # the count of an opponent of the dealer
    Row("2.15", "wrong_count", {"seat": 1, "count": 3}, end("stands"), k(51)),
    Row("2.15", "wrong_count", {"seat": 1, "count": 3, **LATE}, end("stands"), k(51)),
    Row("2.22", "wrong_count", {"seat": 1, "count": 4}, end("remove_at_random"), k(56)),
    Row("2.23", "wrong_count", {"seat": 3, "count": 2}, end("draw_same_side")),
    Row("2.23", "wrong_count", {"seat": 3, "count": 0, "dealer_asked": YES}, end("draw_same_side")),
    Row("2.23", "wrong_count", {"seat": 1, "count": 2, "claim": YES}, end("draw_same_side"), k(51, 52)),
    Row("2.22", "wrong_count", {"seat": 1, "count": 4, "claim": YES, "dealer_asked": YES}, end("remove_at_random"),
        k(51, 52, 56)),
    Row("2.22", "wrong_count", {"seat": 1, "count": 4, "started": YES}, end("remove_at_random"), k(56, 57)),
    Row("2.19", "wrong_count", {"seat": 1, "count": 2, "started": YES}, end("draw_same_side")),
    Row("2.23", "wrong_count", {"seat": 1, "count": 2, "started": YES, "dealer_asked": YES}, end("draw_same_side")),
    Row("2.19", "wrong_count", {"seat": 1, "count": 2, "stake": 3, **LATE}, end("claim_paid", (0, 3), YES),
        k(13, 50, 51, 52)),
    Row("2.19", "wrong_count", {"seat": 1, "count": 4, **LATE}, end("claim_paid", (0, 1), YES), k(13, 50, 51, 52)),
    Row("2.20", "wrong_count", {"seat": 1, "count": 4, "dealer_asked": YES, **LATE},
        end("claim_lost remove_at_random"), k(52, 53, 56, 57)),
    Row("2.20", "wrong_count", {"seat": 1, "count": 2, "dealer_asked": YES, **LATE}, end("claim_lost draw_same_side"),
        k(52, 53)),
    # the count on the dealer's own side
    Row("2.24", "wrong_count", {"seat": 2, "count": 2}, end("draw_same_side"), k(58)),
    Row("2.24", "wrong_count", {"seat": 0, "count": 2, "stake": 3, **LATE}, end("draw_same_side"), k(58)),
    Row("2.25", "wrong_count", {"seat": 2, "count": 4, "stake": 3, **LATE}, end("deal_lost void_hand", (0, 0), YES),
        k(60, 62)),
    Row("2.26", "wrong_count", {"seat": 2, "count": 4, "accept_extra": YES}, end("remove_at_random"), k(59)),
    Row("2.24", "wrong_count", {"seat": 2, "count": 2, "accept_extra": YES}, end("draw_same_side"), k(58)),
    # the question of the dealer
    Row("2.20", "dealer_asks", {}, end("claim_lost"), k(53)),
    Row("2.20", "dealer_asks", {"keep": YES}, end("claim_lost"), k(53)),
    Row("2.21", "dealer_asks", {"raised": YES, "keep": YES, "stake": 3}, end("claim_lost"), k(53, 55)),
    Row("2.21", "dealer_asks", {"raised": YES, "stake": 6}, end("claim_lost raise_undone"), k(53, 54, 55)),
    # the hand in play
    Row("3.2", "out_of_turn", {"seat": 3}, end("stands"), k("05")),
    Row("3.2", "out_of_turn", {"seat": 3}, end("taken_back"), k("05"), {"out_of_turn": "reject"}),
    Row("3.3", "hide", {"seat": 2, "trick": 1}, end("taken_back"), k("06")),
    Row("3.3", "hide", {"seat": 2, "trick": 1, "partner_hid": YES}, end("taken_back"), k("06")),
    Row("3.4", "hide", {"seat": 3, "trick": 2}, end("stands"), k("07")),
    Row("def/carta-escondida", "hide", {"seat": 3, "trick": 3}, end("stands"), k("07")),
    Row("3.4", "hide", {"seat": 3, "trick": 2, "partner_hid": YES}, end("taken_back")),
    Row("3.9/2", "hide", {"seat": 2, "trick": 2, "after_tie_first": YES}, end("taken_back"), k("08")),
    Row("3.9/2", "hide", {"seat": 2, "trick": 3, "after_tie_first": YES}, end("taken_back"), k("08", "09")),
    *(
        Row("3.9/2", "hide", {"seat": 2, "trick": 2, "after_tie_first": YES}, end("taken_back"), k("08"),
            {"after_tie_force": force})
        for force in ("first_each", "everyone", "show_only", "no_hiding")
    ),
    # a side on eleven
    Row("5.5", "truco_on_eleven", {"seat": 1, "score": (11, 4)}, end("match_lost", (0, 0), YES, 0), k(19)),
    Row("5.5", "truco_on_eleven", {"seat": 0, "score": (11, 4)}, end("match_lost", (0, 0), YES, 1), k(19)),
    Row("5.5", "truco_on_eleven", {"seat": 2, "score": (0, 11), "call": "truco", "stake": 3},
        end("match_lost", (0, 0), YES, 1), k(19)),
    Row("4.2", "truco_on_eleven", {"seat": 1, "score": (11, 4)}, end("taken_back"), k(19), {"truco_in_11": "reject"}),
    Row("5.5", "truco_on_eleven", {"seat": 1, "score": (11, 8), "call": "seis"}, end("match_lost", (0, 0), YES, 0),
        k(76)),
    Row("def/truco", "truco_on_eleven", {"seat": 1, "score": (11, 8), "call": "doze"},
        end("match_lost", (0, 0), YES, 0), k(76), {"truco_in_11": "reject"}),
    Row("5.3", "truco_on_eleven", {"seat": 1, "score": (11, 8), "call": "seis"}, end("stands"), k(76),
        {"raise_in_11": "legal"}),
    Row("4.2", "truco_on_eleven", {"seat": 1, "score": (11, 8), "call": "nove"}, end("taken_back"), k(76),
        {"raise_in_11": "reject"}),
    Row("5.5", "truco_on_eleven", {"seat": 1, "score": (11, 8)}, end("match_lost", (0, 0), YES, 0), k(19),
        {"raise_in_11": "legal", "truco_in_dark": "allowed"}),
    Row("def/mao-escura", "truco_on_eleven", {"seat": 1, "score": (11, 11)}, end("match_lost", (0, 0), YES, 0), k(20)),
    Row("5.5", "truco_on_eleven", {"seat": 1, "score": (11, 11), "call": "seis"}, end("match_lost", (0, 0), YES, 0),
        k(20)),
    Row("4.2", "truco_on_eleven", {"seat": 1, "score": (11, 11)}, end("stands"), k(20), {"truco_in_dark": "allowed"}),
    Row("4.2", "truco_on_eleven", {"seat": 1, "score": (11, 11), "call": "seis"}, end("stands"), k(20),
        {"truco_in_dark": "allowed"}),
    Row("5.5", "truco_on_eleven", {"seat": 1, "score": (11, 11)}, end("match_lost", (0, 0), YES, 0), k(20),
        {"truco_in_11": "reject"}),
    Row("6.6", "look_in_the_dark", {"seat": 2}, end("redeal", (0, 0), YES), k(64)),
    Row("6.7", "look_in_the_dark", {"seat": 2, "deliberate": YES}, end("match_lost", (0, 0), YES, 1)),
    # round the table
    Row("7.6", "drip", {"by": 0}, end("point_to_reporter", (1, 0)), k(70)),
    Row("7.6", "drip", {"by": 3, "stake": 12}, end("point_to_reporter", (0, 1)), k(70)),
    Row("7.7", "touch_score", {"by": 0}, end("reminder"), k(73)),
    Row("7.1", "lose_with", {"points": 0}, end("under_the_table"), k(69)),
    Row("7.2", "lose_with", {"points": 1}, end("bite_the_table"), k(69)),
    Row("7.2", "lose_with", {"points": 2}, end("stands")),
    Row("7.1", "lose_with", {"points": 13}, end("stands")),
    Row("7.3", "zap_on_forehead", {"consent": YES}, end("stands")),
    Row("7.3", "zap_on_forehead", {}, end("forbidden")),
    Row("7.4", "bang_on_glass", {"by": 1}, end("reminder")),
    Row("7.5", "broken_table", {"by": 3}, end("pay_the_table")),
    # the draw of pairs
    Row("1.3", "raffle", {"by_name": "Valcir", "players": ["Ana", "Valcir"]}, end("forbidden"), k(68)),
    Row("1.3", "raffle", {"by_name": "vaLCIR ", "players": ["VALCIR", "Ana"]}, end("forbidden"), k(68)),
    Row("1.3", "raffle", {"by_name": "Valcir", "players": ("Ana", "Valcir Souza")}, end("forbidden"), k(68)),
    Row("1.3", "raffle", {"by_name": "Valcir Souza", "players": ["Valcir Lima"]}, end("stands"), k(68)),
    Row("1.3", "raffle", {"by_name": "Valcir", "players": ["Ana", "Beto"]}, end("stands"), k(68)),
    Row("1.3", "raffle", {"by_name": "Ana", "players": ["Ana", "Valcir"]}, end("stands"), k(68)),
    Row("1.3", "raffle", {"by_name": "Ana", "players": ["Ana", "Valcira"]}, end("stands")),
    Row("1.3", "raffle", {"by_name": "Souza Valcir", "players": ["Souza Valcir"]}, end("stands")),
    Row("1.3", "raffle", {"by_name": "Valcir", "players": []}, end("stands"), k(68)),
]  # fmt: skip
