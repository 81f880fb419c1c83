"""The incidents of Truco Claudista: what the document does about each, by clause, and what it pays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.incidents_records import IncidentRules, Outcome
from tutor.engine.records import Cited
from tutor.engine.variants.tables import switch


def _row(code: str, cites: str, readings: str = "", remedies: str = "", **pays: Any) -> Outcome:  # noqa: ANN401
    """One row: clauses, readings and remedies are written one after the other."""
    listed = (tuple(words.split()) for words in (cites, readings, remedies))
    return Outcome(code, *listed, **pays)


_AT_THE_CUT = (
    _row("incident.cut_limit", "claudista/2.3"),
    _row("incident.cut_excess", "claudista/2.4", "AMB-K36", "dealer_may_recut"),
    _row("incident.cut_excess_first", "claudista/2.5"),
    _row("incident.cut_excess_not_meant", "claudista/2.5"),
    _row(
        "incident.cut_excess_point",
        "claudista/2.5",
        "AMB-K37 AMB-K38",
        "dealer_may_recut point_to_opponents",
        points=1,
        paid_to="dealer_side",
    ),
    _row("incident.cut_peek_barred", "claudista/2.9"),
    _row("incident.cut_peek", "claudista/2.9/2", "AMB-K39", "cut_lost"),
    _row(
        "incident.cut_peek_again",
        "claudista/2.9/2",
        "AMB-K40",
        "point_to_opponents",
        points="stake",
        paid_to="dealer_side",
        hand_over=True,
    ),
    _row("incident.cut_both_sides", "claudista/2.12", "AMB-K47", "recut"),
    _row("incident.seen_kept", "claudista/2.6", "", "stands"),
    _row("incident.seen_passed", "claudista/2.7", "", "taken_back"),
    _row("incident.seen_vira", "claudista/2.8", "", "taken_back"),
    # a card that all have seen may be burned in both positions of AMB-K42: only AMB-K49 bears on it
    _row("incident.seen_burned_open", "claudista/2.6 claudista/2.17", "AMB-K49", "stands"),
    _row("incident.seen_burned", "claudista/2.6 claudista/2.17", "AMB-K42", "taken_back"),
)

_AT_THE_DEAL = (
    _row("incident.deal_peek_barred", "claudista/2.14"),
    _row("incident.deal_peek", "claudista/2.14/2", "AMB-K39", "deal_lost"),
    _row(
        "incident.deal_peek_again",
        "claudista/2.14/2",
        "AMB-K40",
        "point_to_opponents",
        points="stake",
        paid_to="dealer_opponents",
        hand_over=True,
    ),
    _row("incident.first_card", "claudista/2.16", "AMB-K48", "redeal"),
    _row("incident.first_card_free", "claudista/2.16", "AMB-K46", "stands"),
    _row("incident.burn_known_equally", "claudista/2.17", "AMB-K49"),
    _row("incident.burn_known_to_some", "claudista/2.17"),
    _row("incident.burn_own_unseen", "claudista/2.17"),
    _row("incident.burn_own_seen", "claudista/2.17"),
    _row("incident.burn", "claudista/2.17", "", "stands"),
    _row("incident.burn_barred", "claudista/2.17", "", "forbidden"),
)

_COUNTS = (
    _row("incident.count_right", "claudista/2.15", "AMB-K51", "stands"),
    _row("incident.count_more", "claudista/2.22", "AMB-K56", "remove_at_random"),
    _row("incident.count_more_playing", "claudista/2.22", "AMB-K56 AMB-K57", "remove_at_random"),
    _row("incident.count_fewer", "claudista/2.23", "", "draw_same_side"),
    _row("incident.claim_too_soon", "claudista/2.19", "AMB-K51 AMB-K52"),
    _row("incident.claim_not_made", "claudista/2.19"),
    _row(
        "incident.claim_paid",
        "claudista/2.19",
        "AMB-K50 AMB-K51 AMB-K52 AMB-K13",
        "claim_paid",
        points="stake",
        paid_to="dealer_opponents",
        hand_over=True,
    ),
    _row("incident.claim_lost", "claudista/2.20", "AMB-K52 AMB-K53", "claim_lost"),
    _row("incident.own_fewer", "claudista/2.24", "AMB-K58", "draw_same_side"),
    _row("incident.own_more_choice", "claudista/2.26"),
    _row("incident.own_more", "claudista/2.25", "AMB-K60 AMB-K62", "deal_lost void_hand", hand_over=True),
    _row("incident.own_more_goes_on", "claudista/2.26", "AMB-K59", "remove_at_random"),
    _row("incident.asked", "claudista/2.20", "AMB-K53", "claim_lost"),
    _row("incident.asked_kept", "claudista/2.21", "AMB-K55", "claim_lost"),
    _row("incident.asked_undone", "claudista/2.21", "AMB-K54 AMB-K55", "claim_lost raise_undone"),
)

_IN_PLAY = (
    _row("incident.turn_stands", "claudista/3.2", "AMB-K05", "stands"),
    _row("incident.turn_taken_back", "claudista/3.2", "AMB-K05", "taken_back"),
    _row("incident.hide_first_trick", "claudista/3.3", "AMB-K06", "taken_back"),
    _row("incident.hide_both", "claudista/3.4", "", "taken_back"),
    _row("incident.hide_after_tie", "claudista/3.9/2", "AMB-K08", "taken_back"),
    _row("incident.hide_after_two_ties", "claudista/3.9/2", "AMB-K08 AMB-K09", "taken_back"),
    _row(
        "incident.hide",
        "claudista/def/carta-escondida claudista/3.3 claudista/3.4 claudista/3.9/2",
        "AMB-K07",
        "stands",
    ),
)

_ON_ELEVEN = (
    _row("incident.on_eleven", "claudista/def/mao-de-11"),
    _row("incident.both_on_eleven", "claudista/def/mao-escura"),
    _row(
        "incident.eleven_lost", "claudista/5.5 claudista/4.2", "AMB-K19", "match_lost", hand_over=True, match_lost=True
    ),
    _row("incident.eleven_reject", "claudista/4.2", "AMB-K19", "taken_back"),
    _row(
        "incident.raise_lost",
        "claudista/5.5 claudista/def/truco",
        "AMB-K76",
        "match_lost",
        hand_over=True,
        match_lost=True,
    ),
    _row("incident.raise_reject", "claudista/4.2 claudista/def/truco", "AMB-K76", "taken_back"),
    _row("incident.raise_legal", "claudista/5.3 claudista/4.6", "AMB-K76", "stands"),
    _row("incident.dark_lost", "claudista/5.5 claudista/4.2", "AMB-K20", "match_lost", hand_over=True, match_lost=True),
    _row("incident.dark_allowed", "claudista/4.2", "AMB-K20", "stands"),
    _row("incident.dark_unseen", "claudista/6.5"),
    _row("incident.look", "claudista/6.6", "AMB-K64", "redeal", hand_over=True),
    _row("incident.look_meant", "claudista/6.7", "", "match_lost", hand_over=True, match_lost=True),
)

_ROUND_THE_TABLE = (
    _row("incident.drip", "claudista/7.6", "AMB-K70", "point_to_reporter", points=1, paid_to="own_side"),
    _row("incident.touch_score", "claudista/7.7", "AMB-K73", "reminder"),
    _row("incident.lose_with_zero", "claudista/7.1", "AMB-K69", "under_the_table"),
    _row("incident.lose_with_one", "claudista/7.2", "AMB-K69", "bite_the_table"),
    _row("incident.lose_with_more", "claudista/7.1 claudista/7.2", "", "stands"),
    _row("incident.zap", "claudista/7.3", "", "stands"),
    _row("incident.zap_barred", "claudista/7.3", "", "forbidden"),
    _row("incident.glass", "claudista/7.4", "", "reminder"),
    _row("incident.broken_table", "claudista/7.5", "", "pay_the_table"),
    _row("incident.raffle_barred", "claudista/1.3", "AMB-K68", "forbidden"),
    _row("incident.raffle_onlooker", "claudista/1.3", "AMB-K68", "stands"),
    _row("incident.raffle_in_draw", "claudista/1.3", "AMB-K68", "stands"),
    _row("incident.raffle", "claudista/1.3", "", "stands"),
)


def incidents(options: Mapping[str, str]) -> IncidentRules:
    """Put the record together under these switches."""
    rows = (*_AT_THE_CUT, *_AT_THE_DEAL, *_COUNTS, *_IN_PLAY, *_ON_ELEVEN, *_ROUND_THE_TABLE)
    return IncidentRules(
        outcomes={row.code.partition(".")[2]: row for row in rows},
        cut_movements=Cited(3, ("claudista/2.3",)),
        cards_each=Cited(3, ("claudista/2.15",)),
        scope=switch(options, "recurrence_scope"),
        barred_name=Cited("valcir", ("claudista/1.3",), ("AMB-K68",)),
        forfeits={0: "lose_with_zero", 1: "lose_with_one"},
    )
