"""The draw of kings in order: to whom each card went, one at a time round the table, and when the pair was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine import Card, Reason, Ruleset
from tutor.engine.ceremony_draw import Draw, PairMade, draw_card, judge_draw, start_draw
from tutor.engine.judge import Verdict
from tutor.lessons.drills.ordered import order_drill
from tutor.lessons.drills.pools import dealt, some
from tutor.lessons.questions import Broken, Choice, Shown
from tutor.lessons.said import NAMES, Label, Seat, say

PEOPLE = 4
MOST = 5
"""So many cards of a draw can be put in order, with the pair after them."""
PAIR = "pair"


class Drawn(NamedTuple):
    """A draw to the second person's king, its cards in order; the first goes to Ana."""

    cards: tuple[Card, ...]

    @property
    def steps(self) -> tuple[str, ...]:
        """What happens, in its order: each card to its place, then the pair."""
        return (*(f"{place % PEOPLE}-{card}" for place, card in enumerate(self.cards)), PAIR)


def _begun(rules: Ruleset) -> Draw:
    return start_draw(rules, NAMES[:PEOPLE])


def _draws(rules: Ruleset) -> Sequence[Drawn]:
    """Give draws that end early enough to be put in order: with the second king within the first round, or after it."""
    found = []
    for cards in dealt("kings in order", rules, MOST, 4000):
        draw = _begun(rules)
        for number, card in enumerate(cards, 1):
            draw, _ = draw_card(draw, draw.next_place, card)
            if draw.over:
                found.append(Drawn(cards[:number]))
                break
    return [one for number in (MOST, PEOPLE) for one in some("draws", (a for a in found if len(a.cards) == number), 30)]


def _walk(rules: Ruleset, _case: Drawn, order: Sequence[str]) -> tuple[list[Reason], Broken | None]:
    """Give the cards in an order: the reasons of what is allowed, and the first step that is not."""
    draw, made, reasons = _begun(rules), None, list[Reason]()
    for number, step in enumerate(order, 1):
        if step == PAIR:
            if made is None:  # there is no second king yet
                return reasons, Broken(number, None, _cites(rules))
            reasons.append(made)
            continue
        place, _, code = step.partition("-")
        card = rules.deck.parse(code)
        ruling = judge_draw(draw, int(place), card)
        if ruling.value is not Verdict.ALLOWED:
            return reasons, Broken(number, ruling.reason, ruling.clauses)
        draw, events = draw_card(draw, int(place), card)
        made = next((event.reason for event in events if isinstance(event, PairMade)), made)
        reasons.append(ruling.reason)
    return reasons, None


def _cites(rules: Ruleset) -> tuple[str, ...]:
    assert rules.ceremony is not None
    return rules.ceremony.reason("draw_pair", name=NAMES[0], other=NAMES[1]).cites


def _show(rules: Ruleset, case: Drawn) -> Shown:
    facts = (say("ask-order-draw", who=Seat(0)),)
    choices = tuple(Choice(step, _said(rules, case, step)) for step in case.steps)
    return Shown(say("ask-order"), facts=facts, choices=choices, players=PEOPLE)


def _said(rules: Ruleset, case: Drawn, step: str) -> Label:
    if step == PAIR:
        kings = [place % PEOPLE for place, card in enumerate(case.cards) if card.rank == "K"]
        return say("ask-step-pair", one=Seat(kings[0]), other=Seat(kings[-1]))
    place, _, code = step.partition("-")
    return say("ask-step-drawn", who=Seat(int(place)), card=rules.deck.parse(code))


DRILLS = (order_drill(_walk, skill="kings", pool=_draws, show=_show),)
