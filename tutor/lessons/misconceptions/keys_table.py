"""The right answers about the ceremony and the incidents of a table: what is done about each, and what it costs."""

from __future__ import annotations

from tutor.engine import Action, Reason, Ruleset, Ruling, Verdict, order, play, rule_incident
from tutor.engine.ceremony import Rite, judge_rite, start_ceremony, table_of
from tutor.engine.ceremony_draw import PairMade, draw_card, start_draw
from tutor.engine.ceremony_records import CeremonyRules
from tutor.lessons.misconceptions.inputs import (
    Dealer,
    DryCuts,
    Excess,
    Fact,
    Forced,
    Hide,
    Look,
    Loss,
    Movements,
    Round,
    Turns,
)
from tutor.lessons.misconceptions.keys_cards import answered
from tutor.lessons.misconceptions.keys_moments import table
from tutor.lessons.misconceptions.records import Answer, Part

_FOUR = ("4o 5c 6e", "4p 5e 6o", "4c 5o 6p", "4e 5p 7o")
_DEALER = 3
"""So that seat 0 is o mão."""


def _ceremony(rules: Ruleset) -> CeremonyRules:
    assert rules.ceremony is not None, "asked where there is a ceremony"
    return rules.ceremony


def right_truco_on_eleven(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say what follows when side B asks for truco and side A is on eleven."""
    ruling = rule_incident(rules, "truco_on_eleven", dealer=_DEALER, seat=1, score=(11, 5))
    return answered(ruling, "A_wins_match" if ruling.value.winner == 0 else "stake_3")


def right_partner_seen(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say whether the side on eleven sees its partner's cards before it decides."""
    ruling = judge_rite(table_of(table(rules, _FOUR, score=(11, 5))), Rite(0, "olha", word="parceiro"))
    return answered(ruling, ruling.value is Verdict.ALLOWED)


def right_look(rules: Ruleset, look: Look) -> Ruling[Answer]:
    """Say what is done about a look at one's cards in the dark hand."""
    ruling = rule_incident(rules, "look_in_the_dark", dealer=_DEALER, seat=0, deliberate=look.deliberate)
    return answered(ruling, "match_lost" if ruling.value.match_over else "redeal")


def right_dark_vira(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say when the vira of the dark hand is seen."""
    state = table(rules, _FOUR, score=(11, 11))
    shown_before = state.vira_shown
    reason = _ceremony(rules).reason("vira_dark", card=state.deal.vira)
    for seat in range(4):
        state = play(state, Action(seat, "joga", None, 1))
    assert state.vira_shown, "after the first trick at the latest"
    return Ruling("before_first_trick" if shown_before else "after_first_trick", reason, rules.open_readings)


def right_dry_cuts(rules: Ruleset, asked: DryCuts) -> Ruling[Answer]:
    """Say whether the dark hand may be cut so many times."""
    dry = _ceremony(rules).dry_cuts
    reason = _ceremony(rules).reason("dry_count", count=asked.cuts, known=dry.value, seat=1, turn=1)
    return Ruling(asked.cuts in dry.value, reason, rules.open_readings)


def right_hide(rules: Ruleset, hide: Hide) -> Ruling[Answer]:
    """Say whether a card may be hidden."""
    ruling = rule_incident(
        rules, "hide", dealer=_DEALER, seat=0, trick=hide.trick, partner_hid=hide.partner_hid,
        after_tie_first=hide.after_tie_first,
    )  # fmt: skip
    return answered(ruling, "stands" in ruling.value.remedies)


def right_forced(rules: Ruleset, forced: Forced) -> Ruling[Answer]:
    """Say which cards the first of a pair may lay after a tie: its highest, where the rulebook forces it."""
    rule = rules.conduct.after_tie
    strength = rules.order(forced.vira).strength
    best = max(strength[card] for card in forced.cards)
    highest = tuple(card for card in forced.cards if strength[card] == best)
    forces = rule.value in {"first_each", "everyone"}
    facts = {"seat": 0, "act": f"joga {forced.cards[0]}", "card": forced.cards[0], "strongest": highest}
    reason = Reason("void.not_strongest", rule.cites, rule.readings, facts)
    return Ruling(highest if forces else forced.cards, reason, rules.open_readings)


def right_movements(rules: Ruleset, cut: Movements) -> Ruling[Answer]:
    """Count the movements of a cut."""
    count = sum(part.points for part in movement_steps(rules, cut))
    row = "movements_cards" if cut.taken > 1 else "movements"
    reason = _ceremony(rules).reason(row, movements=count, count=cut.taken)
    return Ruling(count, reason, rules.open_readings)


def movement_steps(rules: Ruleset, cut: Movements) -> tuple[Part, ...]:
    """Take the movements apart."""
    ceremony = _ceremony(rules)
    each = (("splits", ceremony.split.value), ("taken", ceremony.take.value), ("joins", ceremony.join.value))
    return tuple(Part(getattr(cut, what) * worth, what) for what, worth in each)


def right_excess(rules: Ruleset, excess: Excess) -> Ruling[Answer]:
    """Say what a cut of too many movements costs."""
    ruling = rule_incident(
        rules, "cut_excess", dealer=_DEALER, by=0, repeated=excess.time > 1, deliberate=excess.deliberate
    )
    return answered(ruling, "point" if any(ruling.value.points) else "may_recut")


def right_own_surplus(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say what follows when the dealer's side holds four cards."""
    ruling = rule_incident(rules, "wrong_count", dealer=_DEALER, seat=_DEALER, count=4)
    return answered(ruling, "point" if any(ruling.value.points) else "deal_lost")


def right_first_card(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say to whom the first card goes."""
    ruling = rule_incident(rules, "first_card_to_own_side", dealer=_DEALER)
    return answered(ruling, "an_opponent" if "redeal" in ruling.value.remedies else "anybody")


def right_opener(rules: Ruleset, dealer: Dealer) -> Ruling[Answer]:
    """Say which seat leads the first trick."""
    seat = start_ceremony(rules, dealer=dealer.seat).eldest
    return Ruling(seat, _ceremony(rules).reason("opened", turn=seat), rules.open_readings)


def right_turns(rules: Ruleset, turns: Turns) -> Ruling[Answer]:
    """Say in which order a trick goes, when cards have fallen in another."""
    players = len(turns.played)
    kept = tuple((turns.lead + place) % players for place in range(players))
    early = next((seat for seat, due in zip(turns.played, kept, strict=True) if seat != due), turns.lead)
    ruling = rule_incident(rules, "out_of_turn", dealer=_DEALER, seat=early)
    return answered(ruling, kept)


def right_pack(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say how many cards are played with: all that have a place in the order."""
    ruling = order(rules)
    listed = sum(len(step) for step in ruling.value)
    assert listed == rules.pack.value, "the order holds the pack"
    reason = ruling.reason
    named = Reason(reason.code, (*rules.pack.cites, *reason.cites), reason.readings, reason.args, reason.because)
    return Ruling(listed, named, rules.open_readings)


def right_drip(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say which side gains when side A reports a drip."""
    ruling = rule_incident(rules, "drip", dealer=_DEALER, by=0)
    return answered(ruling, "A" if ruling.value.points[0] else "B")


def right_loss(rules: Ruleset, loss: Loss) -> Ruling[Answer]:
    """Say what whoever lost with so many points has to do; None where it is nothing."""
    ruling = rule_incident(rules, "lose_with", dealer=_DEALER, points=loss.points)
    forfeit = next((remedy for remedy in ruling.value.remedies if remedy != "stands"), None)
    return answered(ruling, forfeit)


_PEOPLE = ("Ana", "Beto", "Caio", "Duda")


def right_kings(rules: Ruleset, asked: Round) -> Ruling[Answer]:
    """Say which places become partners by the kings; those who have one so far where the cards make no pair."""
    draw = start_draw(rules, _PEOPLE)
    reason = _ceremony(rules).reason("draw_card", name=_PEOPLE[0], card=asked.cards[0])
    for card in asked.cards:
        if draw.over:
            break
        draw, events = draw_card(draw, draw.next_place, card)
        reason = next((event.reason for event in events if isinstance(event, PairMade)), reason)
        if draw.pairs:
            break
    if draw.pairs:
        return Ruling(tuple(sorted(draw.pairs[0])), reason, rules.open_readings)
    return Ruling(() if draw.waiting is None else (draw.waiting,), reason, rules.open_readings)
