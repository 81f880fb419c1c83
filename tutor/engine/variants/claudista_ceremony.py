"""The ceremony of Truco Claudista: the numbers of the draw, the cut and the deal, and every rule beside its clauses."""

from __future__ import annotations

from tutor.engine.ceremony_records import CeremonyRules, RiteRule
from tutor.engine.records import Cited


def _row(code: str, cites: str, readings: str = "", name: str = "") -> tuple[str, RiteRule]:
    """One rule: its clauses, short of the rulebook's name, and its readings are written one after the other."""
    clauses = tuple(f"claudista/{cite}" for cite in cites.split())
    return name or code.partition(".")[2], RiteRule(code, clauses, tuple(f"AMB-{id_}" for id_ in readings.split()))


_BEFORE = (
    _row("ceremony.draw_card", "1.2"),
    _row("ceremony.draw_king", "1.2"),
    _row("ceremony.draw_king_aside", "1.2", "K67"),
    _row("ceremony.draw_pair", "1.1 1.2"),
    _row("ceremony.draw_other_pair", "1.2", "K67"),
    _row("ceremony.draw_not_next", "1.2", "K67"),
    _row("ceremony.draw_over", "1.2"),
    _row("ceremony.owner", "2.1"),
    _row("ceremony.stayed", "2.2", "K33"),
    _row("ceremony.stayed_not_owner", "2.1 2.2", "K34"),
)

_CUT = (
    _row("ceremony.shuffle", "2.3"),
    _row("ceremony.shuffle_wrong_cut", "2.4", "K36"),
    _row("ceremony.shuffle_redeal", "2.16", "K48"),
    _row("ceremony.shuffled_already", "2.10"),
    _row("ceremony.only_dealer", "2.10"),
    _row("ceremony.only_cutter", "2.3"),
    _row("ceremony.cut_first", "2.3"),
    _row("ceremony.cut_over", "2.10"),
    _row("ceremony.choose_first", "2.6"),
    _row("ceremony.split", "def/movimento/2 2.3"),
    _row("ceremony.join", "def/movimento/3"),
    _row("ceremony.movements", "def/movimento/1 def/movimento/2"),
    _row("ceremony.movements_cards", "def/movimento/1 def/movimento/2", "K35"),
    _row("ceremony.take_keep", "2.6 def/movimento/1"),
    _row("ceremony.take_partner", "2.6 2.7 def/movimento/1"),
    _row("ceremony.take_vira", "2.6 2.8 def/movimento/1"),
    _row("ceremony.take_vira_glimpsed", "2.6 2.8 def/movimento/1", "K44"),
    _row("ceremony.take_burn", "2.6 def/queimar def/movimento/1"),
    _row("ceremony.take_another", "2.6", "K41"),
    _row("ceremony.hand_full", "2.15", "K41"),
    _row("ceremony.second_vira", "2.15", "K41"),
    _row("ceremony.dry_cut", "6.2", "K63"),
    _row("ceremony.dry_count", "6.2", "K63"),
    _row("ceremony.dry_elsewhere", "6.2"),
    _row("ceremony.dark_no_take", "6.2/2"),
    _row("ceremony.side_by_cutter", "2.10/2"),
    _row("ceremony.side_same", "2.11"),
    _row("ceremony.side_fixed", "2.11", "K45"),
    _row("ceremony.side_any_card", "2.11", "K46"),
    _row("ceremony.side_chosen", "2.10/2"),
    _row("ceremony.side_by_dealer", "2.13"),
    _row("ceremony.side_dealt", "2.13"),
    _row("ceremony.side_not_yours", "2.10/2 2.13"),
)

_DEAL = (
    _row("ceremony.give_first", "2.16"),
    _row("ceremony.give", "2.15"),
    _row("ceremony.give_dark", "6.3"),
    _row("ceremony.dark_batch", "6.3"),
    _row("ceremony.dark_order", "6.3", "K32"),
    _row("ceremony.vira", "2.15 def/vira"),
    _row("ceremony.vira_dark", "6.4"),
    _row("ceremony.dark_vira_last", "6.4"),
    _row("ceremony.burn_vira", "2.8/2", "K43"),
    _row("ceremony.burn_dealt", "2.17"),
    _row("ceremony.burn_late", "2.17", "K26"),
    _row("ceremony.dealt_already", "2.18"),
    _row("ceremony.opened", "2.18"),
    _row("ceremony.opened_dark", "6.8", "K32"),
)

_LOOKS = (
    _row("ceremony.look_own", "6.5"),
    _row("ceremony.look_own_dealing", "2.17"),
    _row("ceremony.look_eleven", "5.1", "K24"),
    _row("ceremony.look_open", "def/vira"),
    _row("ceremony.look_taken", "2.6 2.7 2.8", "K42"),
    _row("ceremony.look_pack", "2.17", "K49"),
    _row("ceremony.glimpse", "2.8", "K44"),
    _row("ceremony.show", "2.17", "K49"),
    _row("ceremony.no_cards", "2.15"),
    _row("ceremony.partner_hidden", "5.1"),
    _row("ceremony.dark_still", "6.5 6.9", "K29"),
    _row("ceremony.dark_partner", "6.1", "K27"),
    _row("ceremony.dark_dealer", "6.1", "K27"),
    _row("ceremony.others_card", "5.1"),
    _row("ceremony.pack_closed", "2.9 2.14"),
    _row("ceremony.see_by_asking", "2.22/2"),
)

_COUNTS = (
    _row("ceremony.ask_no_effect", "2.20", "K53"),
    _row("ceremony.undo_offered", "2.21", "K55"),
    _row("ceremony.nothing_to_undo", "2.21"),
    _row("ceremony.only_opponents", "2.19", name="only_opponents_claim"),
    _row("ceremony.only_opponents", "2.21", name="only_opponents_undo"),
    _row("ceremony.only_opponents", "2.26", name="only_opponents_surplus"),
    _row("ceremony.claim_first", "2.19 2.25", "K61"),
    _row("ceremony.claim_eleven", "5.3", "K77"),
    _row("ceremony.no_surplus", "2.25"),
    _row("ceremony.surplus_first", "2.25 2.26", "K59"),
    _row("ceremony.only_dealer_corrects", "2.22 2.23"),
    _row("ceremony.not_in_hand", "2.22", "K57"),
    _row("ceremony.see_of_right", "2.22/2", "K56"),
    _row("ceremony.see_by_consent", "2.22/3"),
    _row("ceremony.agree", "2.22/3"),
    _row("ceremony.agree_last", "2.22/3"),
    _row("ceremony.disagree", "2.22/3"),
    _row("ceremony.agreed_already", "2.22/3"),
    _row("ceremony.no_vote", "2.22/3"),
    _row("ceremony.nothing_removed", "2.22/2"),
    _row("ceremony.shown_already", "2.22/2"),
    _row("ceremony.mode_fixed", "def/mao-de-11 def/mao-escura", "K78"),
    _row("ceremony.drip_again", "7.6", "K70"),
    _row("next_eldest.same_dealer", "6.6", "K64"),
)

CEREMONY = CeremonyRules(
    rows=dict((*_BEFORE, *_CUT, *_DEAL, *_LOOKS, *_COUNTS)),
    split=Cited(1, ("claudista/def/movimento/2",)),
    take=Cited(1, ("claudista/def/movimento/1",), ("AMB-K35",)),
    join=Cited(0, ("claudista/def/movimento/3",)),
    dry_cuts=Cited((1, 3), ("claudista/6.2",), ("AMB-K63",)),
    batches=Cited((1, 3), ("claudista/6.3",)),
    king=Cited("K", ("claudista/1.1", "claudista/1.2")),
)
