"""Questions about the strength of cards: which of two, a row in order, the manilha of a vira, strength and points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tutor.engine import Card, Reason, Ruleset, Ruling, order
from tutor.engine.strength import order_under, step_reason
from tutor.lessons.drills.pools import GC, GCK, K, commons, dealt, luck, manilhas, pairs, some
from tutor.lessons.misconceptions import Held, Misconception, right
from tutor.lessons.misconceptions.inputs import Duel
from tutor.lessons.questions import Choice, Drill, Row, Shown
from tutor.lessons.said import say


class Line(NamedTuple):
    """Cards to be put in order, and the vira where there is one."""

    cards: tuple[Card, ...]
    vira: Card | None = None


class Vira(NamedTuple):
    """A vira, of which the manilha is asked."""

    vira: Card


def duel_key(rules: Ruleset, duel: Duel) -> Ruling[Any]:
    """Rule which of two cards is stronger."""
    return right(rules, "duel", duel)


def vira_row(vira: Card | None, rules: Ruleset) -> tuple[Row, ...]:
    """Show the vira; where the rulebook has none, a card of the pack that happens to lie open."""
    if vira is None:
        return ()
    return (Row(say("ask-vira" if rules.vira.value else "ask-open-card"), (str(vira),)),)


def which_is_stronger(rules: Ruleset, duel: Duel) -> Shown:
    """Ask which of two cards is stronger."""
    return Shown(
        say("ask-stronger"),
        rows=(Row(None, (str(duel.a), str(duel.b))), *vira_row(duel.vira, rules)),
        choices=(Choice("A", duel.a), Choice("B", duel.b), Choice("=", say("ask-same-strength"))),
    )


def _duels(vira: Card | None, cards: Iterable[Card]) -> list[Duel]:
    return [Duel(a, b, vira) for a, b in pairs(cards) if vira not in (a, b)]


def viras(rules: Ruleset) -> Sequence[Card | None]:
    """Give every vira there is; None alone where the rulebook has none."""
    return rules.deck.cards if rules.vira.value else (None,)


def _common_duels(rules: Ruleset) -> Sequence[Duel]:
    found = [duel for vira in viras(rules) for duel in _duels(vira, commons(rules, vira))]
    queens = [duel for duel in found if {duel.a.rank, duel.b.rank} == {"Q", "J"}]
    return (*some(f"queens {rules.id}", queens, 80), *some(f"duels {rules.id}", found, 420))


def _manilha_duels(rules: Ruleset) -> Sequence[Duel]:
    """Duels with manilhas and with the aces and sevens that look like them; some of any cards, beside an open card."""
    top = manilhas(rules)
    alike = {card for card in rules.deck.cards if card.rank in {one.rank for one in top}}
    mixed = [(a, b) for a, b in pairs(rules.deck.cards) if a in alike or b in alike]
    drawn = luck("open card")
    opened = [
        Duel(a, b, _pointing_at(rules, drawn.choice((a, b)), (a, b), drawn.choice("epoc")))
        for a, b in some("beside an open card", pairs(rules.deck.cards), 150)
    ]
    return (*(Duel(a, b) for a, b in (*pairs(top), *some("alike", mixed, 300))), *opened)


def _pointing_at(rules: Ruleset, card: Card, taken: tuple[Card, Card], suit: str) -> Card:
    """Give a card that would make another the manilha, were there a vira."""
    steps = [step.cards[0].rank for step in reversed(rules.order(None).steps) if not step.manilha]
    rank = steps[steps.index(card.rank) - 1]
    return next(
        one for one in (Card(rank, suit), Card(rank, "o"), Card(rank, "c"), Card(rank, "p")) if one not in taken
    )


def _vira_duels(rules: Ruleset) -> Sequence[Duel]:
    """Duels under every vira, mostly with a card that is a manilha by the rule or by a wrong one."""
    ranks = rules.deck.ranks
    lures = {Card(code[0], code[1]) for code in ("4p", "7c", "Ae", "7o", "7e", "Ap")}
    found: list[Duel] = []
    for vira in rules.deck.cards:
        place = ranks.index(vira.rank)
        near = {ranks[place - 1], vira.rank, ranks[(place + 1) % len(ranks)]} | ({"J"} if vira.rank == "7" else set())
        duels = _duels(vira, rules.deck.cards)
        found += some(f"near {vira}", (duel for duel in duels if {duel.a.rank, duel.b.rank} & near), 10)
        found += some(f"lures {vira}", (duel for duel in duels if lures & {duel.a, duel.b}), 4)
        found += some(f"both {vira}", _duels(vira, manilhas(rules, vira)), 4)
    return found


def _points_duels(rules: Ruleset) -> Sequence[Duel]:
    """Duels of a figure, which counts nothing, with a card that counts."""
    figures = {"10", "11", "12"}
    found = [duel for duel in _duels(None, commons(rules)) if len({duel.a.rank, duel.b.rank} & figures) == 1]
    return some("figures", found, 200)


def rows_to_sort(rules: Ruleset) -> Sequence[Line]:
    """Give common cards of five ranks, and a vira where there is one."""
    drawn = luck(f"sort {rules.id}")
    found = []
    for cards in dealt(f"row {rules.id}", rules, 5, 600):
        vira = drawn.choice([card for card in rules.deck.cards if card not in cards]) if rules.vira.value else None
        common = commons(rules, vira)
        if all(card in common for card in cards) and len({card.rank for card in cards}) == len(cards):
            found.append(Line(cards, vira))
    return found[:90]


def sorted_row(rules: Ruleset, line: Line) -> Ruling[tuple[Card, ...]]:
    """Put cards in order, strongest first."""
    table = order_under(rules, line.vira)
    ranked = tuple(sorted(line.cards, key=lambda card: -table.strength[card]))
    whole = order(rules, line.vira)
    steps = tuple(step_reason(table, card, line.vira) for card in ranked)
    return Ruling(ranked, replace(whole.reason, because=steps), whole.open_readings)


def _show_row(rules: Ruleset, line: Line) -> Shown:
    choices = tuple(Choice(str(card), card) for card in line.cards)
    return Shown(say("ask-sort"), rows=vira_row(line.vira, rules), choices=choices)


def sorted_by(row: Misconception, rules: Ruleset, line: Line) -> tuple[str, ...] | None:
    """Put cards in order as a wrong rule about two cards would: by how many of the others each one beats."""
    beaten = {
        card: sum(row.answer(rules, Duel(card, other, line.vira)) == "A" for other in line.cards if other != card)
        for card in line.cards
    }
    ranked = sorted(line.cards, key=lambda card: -beaten[card])
    return tuple(map(str, ranked)) if len(set(beaten.values())) == len(beaten) else None


def _manilha_of(rules: Ruleset, case: Vira) -> Ruling[str]:
    """Say which rank is the manilha of a vira."""
    table, top = order_under(rules, case.vira), manilhas(rules, case.vira)
    because = tuple(step_reason(table, card, case.vira) for card in top)
    return Ruling(top[0].rank, Reason("rank.order", table.cites, (), {"vira": case.vira}, because), rules.open_readings)


def _show_vira(rules: Ruleset, case: Vira) -> Shown:
    ranks = tuple(Choice(rank, say(f"card-rank-{rank.lower()}")) for rank in rules.deck.ranks)
    return Shown(say("ask-manilha"), rows=vira_row(case.vira, rules), choices=ranks)


def manilha_by(row: Misconception, rules: Ruleset, case: Vira) -> tuple[str, ...] | None:
    """Give the rank that a wrong rule takes for the manilha: each of its cards beats all others, none ties its like."""
    by_rank = {
        rank: [card for card in rules.deck.cards if card.rank == rank and card != case.vira]
        for rank in reversed(rules.deck.ranks)
    }
    for rank, own in by_rank.items():
        others = [cards[0] for other, cards in by_rank.items() if other != rank]
        beats = all(row.answer(rules, Duel(card, other, case.vira)) == "A" for card in own for other in others)
        if beats and row.answer(rules, Duel(own[0], own[1], case.vira)) != "=":
            return (rank,)
    return None


def _held(rules: Ruleset) -> Sequence[Held]:
    """Three suits, whose strongest card is not the one that counts most."""
    assert rules.count is not None
    table, points = rules.order(None).strength, rules.count.card_points
    found = []
    for cards in dealt("strength beside points", rules, 3, 900):
        strongest = max(cards, key=table.__getitem__)
        most = max(points[card.rank].value for card in cards)
        if len({card.suit for card in cards}) == 3 and points[strongest.rank].value < most:
            found.append(Held(cards))
    return found


def show_held(_rules: Ruleset, held: Held) -> Shown:
    """Ask for the envido of three cards."""
    return Shown(say("practice-prompt-envido"), rows=(Row(None, tuple(map(str, held.cards))),))


def envido_key(rules: Ruleset, held: Held) -> Ruling[Any]:
    """Rule the envido of three cards."""
    return right(rules, "envido", held)


def _all_viras(rules: Ruleset) -> Sequence[Vira]:
    return tuple(map(Vira, rules.deck.cards))


DRILLS = (
    Drill(
        skill="rank", kind="duel", rules=GCK, form="one", subject="duel",
        pool=_common_duels, key=duel_key, show=which_is_stronger,
    ),
    Drill(
        skill="rank", kind="sort", rules=GCK, form="order", subject="duel", made_for=False,
        pool=rows_to_sort, key=sorted_row, show=_show_row, wrong=sorted_by,
    ),
    Drill(
        skill="rank.vs_points", kind="duel", rules=GC, form="one", subject="duel",
        pool=_points_duels, key=duel_key, show=which_is_stronger,
    ),
    Drill(
        skill="rank.vs_points", kind="number", rules=GC, form="number", subject="envido",
        pool=_held, key=envido_key, show=show_held,
    ),
    Drill(
        skill="manilha.fixed", kind="duel", rules=GC, form="one", subject="duel",
        pool=_manilha_duels, key=duel_key, show=which_is_stronger,
    ),
    Drill(
        skill="manilha.vira", kind="name", rules=(K,), form="one", subject="duel", made_for=False,
        pool=_all_viras, key=_manilha_of, show=_show_vira, wrong=manilha_by,
    ),
    Drill(
        skill="manilha.vira", kind="duel", rules=(K,), form="one", subject="duel",
        pool=_vira_duels, key=duel_key, show=which_is_stronger,
    ),
)  # fmt: skip
