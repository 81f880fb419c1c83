"""Whatever is done at the table: forty cards, each in one place; points only as paid; every event explained."""

from __future__ import annotations

import random

import pytest

from tests.engine.ceremony_scripts import begin
from tutor.engine import IllegalAction, RuleError, advance
from tutor.engine.actions import Action
from tutor.engine.ceremony import NO_HISTORY, RITES, Rite, do_rite, evolve_table, explain_rite, judge_rite, open_hand
from tutor.engine.ceremony_events import CardBurned, CardTaken
from tutor.engine.deck import FRENCH
from tutor.engine.events import Paid
from tutor.engine.judge import Verdict
from tutor.engine.view import view_for

SCORES = ((0, 0), (5, 7), (11, 3), (11, 11), (10, 11))
WORDS = ("propria", "parceiro", "fundo", "topo")
NOT_PLAIN = ["tira", "corta", "lado", "da", "queima", "vira", "olha", "mostra", "retira", "completa", "pede_ver"]
PLAIN = [verb for verb in RITES if verb not in NOT_PLAIN]


def wish(luck, table):
    """Any act of anybody, more often one that helps the hand on."""
    seat, card = luck.randrange(4), luck.choice(FRENCH.cards)
    kind = luck.random()
    if table.phase == "cut" and kind < 0.3:
        return Rite(table.cutter, "separa", deliberate=kind < 0.1)
    if kind < 0.5:
        missing = [s for s in range(4) if len(table.hands[s]) < 3]
        if not missing:
            return Rite(table.dealer, "vira", (card,))
        return Rite(
            table.dealer, "da", tuple(luck.sample(FRENCH.cards, luck.choice((1, 3)))), whom=luck.choice(missing)
        )
    if kind < 0.6:
        helps = (Rite(table.dealer, "embaralha"), Rite(table.cutter, "separa"), Rite(table.cutter, "corta", number=3))
        return luck.choice(helps)
    if kind < 0.8:
        to = luck.choice(("fica", "parceiro", "vira", "queima"))
        takes = Rite(table.cutter, "tira", (table.looked or card,), word=luck.choice(("cima", "baixo")), to=to)
        burns = Rite(table.dealer, "queima", (card,))
        holds = [c for hand in table.play_state.held for c in hand]
        moves = Rite(seat, luck.choice(("retira", "pede_ver")), (luck.choice(holds or [card]),), whom=luck.randrange(4))
        return luck.choice((takes, burns, moves, Rite(table.dealer, "completa", (card,), whom=luck.randrange(4))))
    if kind < 0.9:
        looks = (
            Rite(seat, "olha", word=luck.choice(WORDS)),
            Rite(seat, "olha", (card,)),
            Rite(seat, "mostra", (card,)),
        )
        return luck.choice(looks)
    return Rite(seat, luck.choice(PLAIN), deliberate=luck.random() < 0.5)


def play_on(luck, table):
    """One move of the play, if any may be made."""
    state = table.hand
    for action in (
        Action(state.turn, "joga", card) for card in luck.sample(state.held[state.turn], len(state.held[state.turn]))
    ):
        try:
            return table.with_hand(advance(state, action)[0])
        except IllegalAction:
            continue
    return table


def check(table):
    cards = table.in_play()
    assert len(cards) == len(set(cards)), "a card lies in two places"
    rest = [card for card in FRENCH.cards if card not in cards]
    assert len(rest) + len(cards) == 40
    hands = table.hands if table.hand is None else table.hand.deal.hands
    assert not {card for hand in hands for card in hand} & set(table.burned), "a burned card came back"
    assert all(0 <= seat < 4 and card in FRENCH.cards for seat, card in table.seen)
    if table.hand is not None:
        for seat in range(4):
            assert sum(view_for(table.hand, seat).counts) == sum(map(len, table.hand.held))


def judged(table, one):
    """The ruling on an act; none on a card that lies elsewhere, and where the hand is not dealt yet."""
    try:
        return judge_rite(table, one)
    except RuleError as error:
        if error.code not in {"duplicate_card", "bad_hand", "missing_vira"}:
            raise
        return None


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_done(seed):
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    table = begin(score=luck.choice(SCORES), dealer=luck.randrange(4), recurrence_scope=luck.choice(("match", "hand")))
    for _ in range(120):
        if table.hand is None and table.vira_laid and all(table.hands) and luck.random() < 0.2:
            table, _ = open_hand(table)
        if table.hand is not None and not table.over and not table.dark and table.hand.decided and luck.random() < 0.3:
            table = play_on(luck, table)
        one = wish(luck, table)
        ruling = judged(table, one)
        if ruling is None:
            continue
        assert ruling.clauses
        if ruling.value is Verdict.VOID:
            continue
        assert (ruling.value is Verdict.FOUL) <= bool(ruling.reason.args.get("remedies"))
        after, events = do_rite(table, one)
        folded = table
        for event in events:
            assert explain_rite(table, one, event).cites
            folded = evolve_table(folded, event)
        assert after == folded
        paid = [sum(e.points for e in events if isinstance(e, Paid) and e.team == team) for team in (0, 1)]
        assert after.score == (table.score[0] + paid[0], table.score[1] + paid[1])
        gone = [e.card for e in events if isinstance(e, CardBurned) or (isinstance(e, CardTaken) and e.to == "queima")]
        assert all(card in after.burned for card in gone)
        table = after
        check(table)


def test_the_walks_reach_what_they_are_for():
    """
    Hands begun and over, cards burned and taken, points paid: else the walks above prove little.
    """
    met = set()
    for seed in range(60):
        luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
        table = begin(score=luck.choice(SCORES), dealer=luck.randrange(4), history=NO_HISTORY)
        for _ in range(120):
            try:
                table, events = do_rite(table, wish(luck, table))
            except RuleError:
                continue
            met |= {type(event).__name__ for event in events}
            if table.hand is None and table.vira_laid and all(table.hands) and luck.random() < 0.2:
                table, events = open_hand(table)
                met |= {type(event).__name__ for event in events}
    assert {"Shuffled", "PackSplit", "CardTaken", "CutWrong", "CutUndone", "CardsGiven", "CardBurned", "ViraTurned",
            "Redealt", "DealLost", "CardSeen", "Remembered", "HandOpened", "CountsAsked", "CardRemoved", "CardDrawn",
            "Paid", "HandEnded", "MatchEnded"} <= met  # fmt: skip
