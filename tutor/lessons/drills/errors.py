"""Questions that hold an error to be found: a card out of its place in a row, a wrong ruling in a whole hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tutor.engine import Card, Play, Ruleset, Ruling, resolve_trick
from tutor.lessons.drills.cards import Line, rows_to_sort, sorted_row, vira_row
from tutor.lessons.drills.pools import GCK, luck, some
from tutor.lessons.drills.ties import SIDES, TIE, players_of, tricks_key
from tutor.lessons.drills.whole import Whole, laid, plain_hands, results
from tutor.lessons.misconceptions import Misconception, catalogue
from tutor.lessons.misconceptions.inputs import Duel
from tutor.lessons.questions import Choice, Drill, Row, Shown
from tutor.lessons.said import Label, Seat, Side, say

HAND = "hand"
"""The key of the ruling about the whole hand; those about its tricks go by their number."""


def _misplaced_rows(rules: Ruleset) -> Sequence[Line]:
    """Give rows in order but for one card, which stands two places or more from its own: no other can be meant."""
    drawn = luck(f"misplaced {rules.id}")
    found = []
    for line in rows_to_sort(rules):
        cards = list(sorted_row(rules, line).value)
        here, there = drawn.choice([(a, b) for a in range(5) for b in range(5) if abs(a - b) > 1])
        cards.insert(there, cards.pop(here))
        found.append(Line(tuple(cards), line.vira))
    return found


def _stranger(cards: Sequence[Card], above: Callable[[Card, Card], bool]) -> Card | None:
    """Give the card without which the others stand in order, where it is one alone."""
    found = []
    for out in cards:
        rest = [card for card in cards if card != out]
        if all(above(rest[place], rest[place + 1]) for place in range(len(rest) - 1)):
            found.append(out)
    return found[0] if len(found) == 1 else None


def _misplaced(rules: Ruleset, line: Line) -> Ruling[Any]:
    """Rule which card of a row is out of its place, over the ruling that puts all of them in order."""
    whole = sorted_row(rules, line)
    place = {card: at for at, card in enumerate(whole.value)}
    return Ruling(_stranger(line.cards, lambda a, b: place[a] < place[b]), whole.reason, whole.open_readings)


def _misplaced_by(row: Misconception, rules: Ruleset, line: Line) -> tuple[str, ...] | None:
    found = _stranger(line.cards, lambda a, b: row.answer(rules, Duel(a, b, line.vira)) == "A")
    return None if found is None else (str(found),)


def _show_misplaced(rules: Ruleset, line: Line) -> Shown:
    rows = (Row(None, tuple(map(str, line.cards))), *vira_row(line.vira, rules))
    return Shown(say("ask-misplaced"), rows=rows, choices=tuple(Choice(str(card), card) for card in line.cards))


class Planted(NamedTuple):
    """A hand with what somebody ruled about it: one of the rulings is that of a wrong rule."""

    hand: Whole
    said: tuple[str, ...]
    where: str


def _told(rules: Ruleset, hand: Whole) -> tuple[str, ...]:
    """Say rightly who took each trick, and at last the hand: ``A``, ``B``, ``=``."""
    tricks = results(hand.end)
    return (*tricks.results, str(tricks_key(rules, tricks).value))


def _best(rules: Ruleset, plays: Sequence[Play], vira: Card | None) -> Duel:
    strength = rules.order(vira).strength
    sides = [[play.card for play in plays if play.seat % 2 == side and play.card is not None] for side in (0, 1)]
    a, b = (max(cards, key=strength.__getitem__) for cards in sides)
    return Duel(a, b, vira)


def _wrong_rulings(rules: Ruleset, hand: Whole) -> Iterator[tuple[int, str]]:
    """Give, by place, what the wrong rules about two cards and about tied hands would rule otherwise."""
    told, asked = _told(rules, hand), results(hand.end)
    for row in catalogue(rules):
        if row.subject == "tricks" and not row.never:
            said = str(row.answer(rules, asked))
            if said in {"A", "B"} and said != told[-1]:
                yield len(told) - 1, said
        if row.subject == "duel" and not row.never:
            for place, plays in enumerate(hand.end.past):
                said = str(row.answer(rules, _best(rules, plays, hand.end.deal.vira)))
                if said != told[place]:
                    yield place, said


def _planted(rules: Ruleset) -> Sequence[Planted]:
    """Plant in each hand one wrong ruling about a trick, and one about the hand where a wrong rule gives it."""
    drawn = luck(f"planted {rules.id}")
    found = []
    for hand in plain_hands(rules):
        told = _told(rules, hand)
        wrong = sorted(set(_wrong_rulings(rules, hand)))
        last = len(told) - 1
        for chosen in ([one for one in wrong if one[0] < last], [one for one in wrong if one[0] == last]):
            if chosen:
                place, said = drawn.choice(chosen)
                where = HAND if place == last else str(place + 1)
                found.append(Planted(hand, (*told[:place], said, *told[place + 1 :]), where))
    return some(f"planted hands {rules.id}", found, 80)


def _wrong_one(rules: Ruleset, case: Planted) -> Ruling[str]:
    """Rule what was ruled wrongly: the one place where the referee says otherwise, with his reasons there."""
    hand = case.hand
    whole = tricks_key(rules, results(hand.end))
    places = (*(str(n) for n in range(1, len(hand.end.past) + 1)), HAND)
    (where,) = (
        place for place, said, right in zip(places, case.said, _told(rules, hand), strict=True) if said != right
    )
    if where == HAND:
        return _reasoned(whole, where)
    plays = hand.end.past[int(where) - 1]
    return _reasoned(resolve_trick(rules, plays, lead=plays[0].seat, vira=hand.end.deal.vira), where)


def _reasoned(ruling: Ruling[Any], value: str) -> Ruling[str]:
    """Give the same reasons for what they show of a question."""
    return Ruling(value, ruling.reason, ruling.open_readings)


def _show_planted(rules: Ruleset, case: Planted) -> Shown:
    end = case.hand.end
    sides = {choice.key: choice.label for choice in (*SIDES, TIE)}
    tricks: list[Label] = [
        say("ask-trick-tied", n=n) if said == "=" else say("ask-trick-won", n=n, who=sides[said])
        for n, said in enumerate(case.said[:-1], start=1)
    ]
    last = say("ask-takes-the-hand", who=Side(case.said[-1]))
    choices = (
        *(Choice(str(n), say("ask-ruling-of-trick", n=n)) for n in range(1, len(end.past) + 1)),
        Choice(HAND, say("ask-ruling-of-hand")),
    )
    return Shown(
        say("ask-planted"), facts=(say("ask-eldest", who=Seat(0)), *tricks, last),
        rows=(*laid(case.hand), *vira_row(end.deal.vira, rules)), choices=choices, players=players_of(rules),
    )  # fmt: skip


DRILLS = (
    Drill(
        skill="rank", kind="misplaced", rules=GCK, form="one", subject="duel", made_for=False,
        pool=_misplaced_rows, key=_misplaced, show=_show_misplaced, wrong=_misplaced_by,
    ),
    Drill(
        skill="full_hand", kind="planted", rules=GCK, form="one",
        pool=_planted, key=_wrong_one, show=_show_planted,
    ),
)  # fmt: skip
