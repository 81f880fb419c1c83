"""Questions about tricks: who takes one, when it is tied, who leads, who has the hand; and the hidden card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product
from typing import Any, NamedTuple

from tutor.engine import Card, Play, Ruleset, Ruling, next_lead, resolve_trick
from tutor.lessons.drills.cards import duel_key, vira_row, viras
from tutor.lessons.drills.pools import GC, GCK, G, K, dealt, luck, pairs, some
from tutor.lessons.misconceptions import right
from tutor.lessons.misconceptions.inputs import CoveredDuel, Duel, Trick, Tricks
from tutor.lessons.misconceptions.keys_cards import right_covered
from tutor.lessons.questions import Choice, Drill, Row, Shown
from tutor.lessons.said import Label, Seat, Side, say

A, B = Side("A"), Side("B")
SIDES = (Choice("A", A), Choice("B", B))
TIE = Choice("=", say("ask-tied"))
YES_NO = (Choice("yes", say("ask-yes")), Choice("no", say("ask-no")))


class Laid(NamedTuple):
    """Cards laid in the order of play by all at the table, from the seat that led."""

    lead: int
    cards: tuple[Card, ...]
    vira: Card | None = None


def players_of(rules: Ruleset) -> int:
    """Give the fewest that a rulebook plays with."""
    return min(rules.seats.value)


def laid_rows(cards: Sequence[Card], lead: int = 0, hidden: frozenset[int] = frozenset()) -> tuple[Row, ...]:
    """Show who has laid what, in the order of play."""
    seats = [(lead + turn) % len(cards) for turn in range(len(cards))]
    return tuple(
        Row(Seat(seat), ("?" if seat in hidden else str(card),)) for seat, card in zip(seats, cards, strict=True)
    )


def best_rows(rules: Ruleset, cards: tuple[Card, Card], hidden: frozenset[int] = frozenset()) -> tuple[Row, ...]:
    """Show a card of each side; where four play, it is the better one of two partners."""
    if players_of(rules) == 2:
        return laid_rows(cards, 0, hidden)
    codes = ["?" if seat in hidden else str(card) for seat, card in enumerate(cards)]
    return tuple(Row(say("ask-best-of", who=side), (code,)) for side, code in zip((A, B), codes, strict=True))


def _two(_rules: Ruleset, duel: Duel) -> Shown:
    """Ask who takes a trick of two cards."""
    return Shown(say("ask-who-takes-trick"), rows=laid_rows((duel.a, duel.b)), choices=SIDES)


def _two_or_tie(rules: Ruleset, duel: Duel) -> Shown:
    rows = (*best_rows(rules, (duel.a, duel.b)), *vira_row(duel.vira, rules))
    return Shown(say("ask-who-takes-trick"), rows=rows, choices=(*SIDES, TIE), players=players_of(rules))


def _other_suits(rules: Ruleset) -> Sequence[Duel]:
    """Two cards that are not equal; mostly the second is the stronger one, of another suit."""
    found = [Duel(a, b) for a, b in pairs(rules.deck.cards)]
    second = [duel for duel in found if duel.a.suit != duel.b.suit and duel_key(rules, duel).value == "B"]
    first = [duel for duel in found if duel_key(rules, duel).value == "A"]
    return (*some("second", second, 160), *some("first", first, 100))


def _laid(rules: Ruleset) -> Sequence[Laid]:
    """Tricks that somebody wins."""
    players, drawn = players_of(rules), luck(f"laid {rules.id}")
    found = []
    for cards in dealt(f"laid {rules.id}", rules, players + 1, 500):
        vira = cards[-1] if rules.vira.value else None
        case = Laid(drawn.randrange(players), cards[:-1], vira)
        if _taker(rules, case).value is not None:
            found.append(case)
    return found[:200]


def plays_of(case: Laid) -> list[Play]:
    """Give the cards of a trick with the seats that laid them."""
    return [Play((case.lead + turn) % len(case.cards), card) for turn, card in enumerate(case.cards)]


def _taker(rules: Ruleset, case: Laid) -> Ruling[Any]:
    ruling: Ruling[Any] = resolve_trick(rules, plays_of(case), lead=case.lead, vira=case.vira)
    return replace(ruling, value=ruling.value.seat)


def _leader(rules: Ruleset, case: Laid) -> Ruling[Any]:
    """Say who leads the next trick: who has taken this one."""
    taken = _taker(rules, case)
    lead = next_lead(rules, taken.value, lead=case.lead, eldest=case.lead)
    return replace(lead, reason=replace(lead.reason, because=(taken.reason,)))


def seats_to_choose(players: int) -> tuple[Choice, ...]:
    """Give everybody at the table to choose from."""
    return tuple(Choice(str(seat), Seat(seat)) for seat in range(players))


def _show_laid(prompt: str) -> Any:  # noqa: ANN401  # how a case is shown
    def show(rules: Ruleset, case: Laid) -> Shown:
        players = len(case.cards)
        rows = (*laid_rows(case.cards, case.lead), *vira_row(case.vira, rules))
        return Shown(say(prompt), rows=rows, choices=seats_to_choose(players), players=players)

    return show


def _equal_duels(rules: Ruleset) -> Sequence[Duel]:
    """Duels of equal cards, and some near ones."""
    found = [Duel(a, b, vira) for vira in viras(rules) for a, b in pairs(rules.deck.cards) if vira not in (a, b)]
    drawn = some(f"tied duels {rules.id}", found, 6000)
    tied = [duel for duel in drawn if duel_key(rules, duel).value == "="]
    return (*some("tied", tied, 160), *some("near", drawn, 80))


def _tricks_of_four(rules: Ruleset) -> Sequence[Trick]:
    """Tricks in which two best cards are equal: of partners, or of rivals."""
    found: list[Trick] = []
    for cards in dealt(f"four {rules.id}", rules, 5, 4000):
        trick = Trick(cards[:4], cards[4] if rules.vira.value else None)
        strength = rules.order(trick.vira).strength
        heights = [strength[card] for card in trick.cards]
        if heights.count(max(heights)) > 1:
            found.append(trick)
    return found[:200]


def _show_four(rules: Ruleset, trick: Trick) -> Shown:
    rows = (*laid_rows(trick.cards), *vira_row(trick.vira, rules))
    return Shown(say("ask-which-side-takes-trick"), rows=rows, choices=(*SIDES, TIE), players=4)


def _strings(_rules: Ruleset) -> Sequence[Tricks]:
    """All hands with a tie or with a first trick won and the hand lost, whole or not, and what stands after their end.

    No three ties: they are another skill, and no two before a third.
    """
    found = ["".join(one) for length in (2, 3) for one in product("AB=", repeat=length)]
    return [
        Tricks(results, eldest)
        for results in found
        for eldest in "AB"
        if not results.startswith("==") and ("=" in results or results[0] != results[1])
    ]


def _ties_in_a_row(rules: Ruleset) -> Sequence[Tricks]:
    strings = ("==A", "==B", "===", "===", "===")
    on_eleven = ("A", "B") if rules.hand.all_tied_on_eleven is not None else ()
    plain = [Tricks(results, eldest) for results in strings for eldest in "AB"]
    return [*plain, *(Tricks("===", eldest, eleven) for eldest in "AB" for eleven in on_eleven)]


def tricks_key(rules: Ruleset, tricks: Tricks) -> Ruling[Any]:
    """Rule who takes the hand."""
    return right(rules, "tricks", tricks)


def results_said(tricks: Tricks) -> tuple[Label, ...]:
    """Say how each trick went."""
    return tuple(
        say("ask-trick-tied" if one == "=" else "ask-trick-won", n=n, who={"A": A, "B": B}.get(one, ""))
        for n, one in enumerate(tricks.results, start=1)
    )


def show_tricks(rules: Ruleset, tricks: Tricks) -> Shown:
    """Ask who takes a hand by its tricks."""
    players = players_of(rules)
    eldest = say("ask-eldest", who=Seat("AB".index(tricks.eldest)))
    eleven = () if tricks.eleven is None else (say("ask-on-eleven", who=Side(tricks.eleven)),)
    return Shown(
        say("ask-who-takes-hand"),
        facts=(eldest, *eleven, *results_said(tricks)),
        choices=(*SIDES, Choice("nobody", say("ask-nobody")), Choice("open", say("ask-goes-on"))),
        players=players,
    )


def _over(rules: Ruleset, tricks: Tricks) -> Ruling[Any]:
    ruling = tricks_key(rules, tricks)
    return replace(ruling, value=ruling.value != "open")


def _show_over(rules: Ruleset, tricks: Tricks) -> Shown:
    shown = show_tricks(rules, tricks)
    return replace(shown, prompt=say("ask-is-it-over"), choices=YES_NO)


def _begun(_rules: Ruleset) -> Sequence[Tricks]:
    return [Tricks("".join(one), eldest) for one in product("AB=", repeat=2) for eldest in "AB"]


@dataclass(frozen=True, slots=True)
class Hidden(CoveredDuel):
    """A hidden card against an open one, and the side that hides: either, or who answers without looking is right."""

    by: int = 0


def _covered(rules: Ruleset) -> Sequence[Hidden]:
    found = [
        CoveredDuel(a, b, vira)
        for vira in viras(rules)
        for a, b in some(f"covered {rules.id} {vira}", permutations(rules.deck.cards, 2), 200)
        if vira not in (a, b)
    ]
    strong = [case for case in found if duel_key(rules, Duel(case.covered, case.other, case.vira)).value == "A"]
    return [Hidden(one.covered, one.other, one.vira, n % 2) for n, one in enumerate(some("covered", strong, 120))]


def _show_covered(rules: Ruleset, case: Hidden) -> Shown:
    """The hidden card is named: to know what it was must not help. Who hides is A, as in the rows of wrong rules."""
    cards = (case.covered, case.other) if case.by == 0 else (case.other, case.covered)
    rows = (*best_rows(rules, cards, frozenset({case.by})), *vira_row(case.vira, rules))
    fact = say("ask-covered-is", who=Seat(case.by), card=case.covered)
    sides = SIDES if case.by == 0 else (Choice("B", A), Choice("A", B))
    return Shown(say("ask-who-takes-trick"), facts=(fact,), rows=rows, choices=(*sides, TIE), players=players_of(rules))


def _covered_key(rules: Ruleset, case: Hidden) -> Ruling[Any]:
    return right_covered(rules, case, case.by)


def _four_key(rules: Ruleset, trick: Trick) -> Ruling[Any]:
    return right(rules, "trick", trick)


DRILLS = (
    Drill(
        skill="trick", kind="suit", rules=GC, form="one", subject="duel",
        pool=_other_suits, key=duel_key, show=_two,
    ),
    Drill(
        skill="trick", kind="winner", rules=GCK, form="one",
        pool=_laid, key=_taker, show=_show_laid("ask-who-takes-trick"),
    ),
    Drill(
        skill="trick", kind="lead", rules=GCK, form="one",
        pool=_laid, key=_leader, show=_show_laid("ask-who-leads-next"),
    ),
    Drill(
        skill="tie", kind="duel", rules=GCK, form="one", subject="duel",
        pool=_equal_duels, key=duel_key, show=_two_or_tie,
    ),
    Drill(
        skill="tie", kind="four", rules=GCK, form="one", subject="trick",
        pool=_tricks_of_four, key=_four_key, show=_show_four,
    ),
    Drill(
        skill="tie.hand", kind="winner", rules=GCK, form="one", subject="tricks",
        pool=_strings, key=tricks_key, show=show_tricks,
    ),
    Drill(
        skill="tie.hand", kind="over", rules=GCK, form="one",
        pool=_begun, key=_over, show=_show_over,
    ),
    Drill(
        skill="tie.three", kind="winner", rules=GCK, form="one", subject="tricks",
        pool=_ties_in_a_row, key=tricks_key, show=show_tricks,
    ),
    Drill(
        skill="hide", kind="covered", rules=(G, K), form="one", subject="duel.covered",
        pool=_covered, key=_covered_key, show=_show_covered,
    ),
)  # fmt: skip
