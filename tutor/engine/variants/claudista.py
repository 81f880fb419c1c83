"""Truco Claudista: a house Truco of four, with vira and manilhas; no envido, no flor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tutor.engine.deck import FRENCH, SUITS, Card
from tutor.engine.records import (
    CardOrder,
    Cited,
    Conduct,
    ElevenConduct,
    HandRules,
    Ladder,
    MatchRules,
    Row,
    Ruleset,
    Step,
    TrickRules,
)
from tutor.engine.variants.claudista_ceremony import CEREMONY
from tutor.engine.variants.claudista_incidents import incidents
from tutor.engine.variants.tables import card_order, ladder, switch

SUITS_OF_MANILHA = "pceo"
"""Strongest to weakest (claudista/def/ordem-manilhas)."""

_SEQUENCE = ("claudista/def/sequencia",)
_MANILHA = ("claudista/def/manilhas", "claudista/def/vira", "claudista/def/ordem-manilhas")
QUEEN_JACK = {frozenset("QJ"): ("AMB-K02",)}
_JACK_BELOW_QUEEN = {"7": "J", "Q": "K", "J": "Q"}
"""Viras whose manilha would be another if the jack stood below the queen, and which (AMB-K02)."""


def manilha_rank(vira: Card) -> str:
    """Give the rank after the vira's in 4 5 6 7 Q J K A 2 3, and 4 after 3 (AMB-K01)."""
    ranks = FRENCH.ranks
    return ranks[(ranks.index(vira.rank) + 1) % len(ranks)]


def _by_queen(rank: str, vira: Card) -> tuple[str, ...]:
    return ("AMB-K02",) if _JACK_BELOW_QUEEN.get(vira.rank) == rank else ()


@lru_cache(maxsize=len(FRENCH.cards))
def _under(vira: Card) -> CardOrder:
    manilha = manilha_rank(vira)
    by = ("AMB-K01", "AMB-K02") if vira.rank in _JACK_BELOW_QUEEN else ("AMB-K01",)
    steps = [Step((Card(manilha, suit),), _MANILHA, by, manilha=True) for suit in SUITS_OF_MANILHA]
    for rank in reversed(FRENCH.ranks):
        if rank != manilha:
            in_play = tuple(card for card in (Card(rank, suit) for suit in SUITS) if card != vira)
            # these would be manilhas under the other position: were they of the vira's own rank (AMB-K01), were the
            # jack below the queen (AMB-K02)
            other = ("AMB-K01",) if rank == vira.rank else ()
            steps.append(Step(in_play, _SEQUENCE, other + _by_queen(rank, vira)))
    return card_order(tuple(steps), QUEEN_JACK)


def order(vira: Card | None) -> CardOrder:
    """Give the order of the cards in play under a vira."""
    if vira is None:
        raise ValueError("claudista has no order of cards without a vira")
    return _under(vira)


TRICK = TrickRules(
    won=Cited(None, ("claudista/3.5",)),
    tied=Cited(None, ("claudista/3.5", "claudista/def/sequencia"), ("AMB-K03",)),
    equal_partners=Cited(None, ("claudista/3.5", "claudista/intro/3"), ("AMB-K03",)),
    hidden=Cited(None, ("claudista/def/carta-escondida",)),
    all_hidden=Cited(None),  # each side has a card open (claudista/3.4)
    may_hide=Cited(True),
    one_hidden_a_side=Cited(True, ("claudista/3.4",)),
    lead_after_win=Cited(None, ("claudista/3.1", "claudista/3.8"), ("AMB-K04",)),
    lead_after_tie=Cited("lead", ("claudista/3.8",)),
)

HAND = HandRules(
    two_tricks=Cited(None, ("claudista/3.6",)),
    undecided=Cited(None, ("claudista/3.6", "claudista/def/mao/1")),
    first_tied=Cited(None, ("claudista/3.7.1",), ("AMB-K12",)),
    second_tied=Cited(None, ("claudista/3.7.2",), ("AMB-K12",)),
    first_two_tied=Cited(None, ("claudista/3.7.3",)),
    third_tied=Cited(None, ("claudista/3.7.4",)),
    all_tied=Cited("nobody", ("claudista/3.7.5",)),
    all_tied_on_eleven=Cited(None, ("claudista/5.4",)),
    all_tied_dark=Cited(None, ("claudista/6.10",), ("AMB-K22",)),
    all_tied_raised=Cited(None, (), ("AMB-K11",)),
)


def truco() -> Ladder:
    """TRUCO 3, then 6, 9 and 12; refusing pays what the hand was worth before the call."""
    rows: list[Row] = []
    calls: tuple[str, ...] = ()
    before = 1
    for word, stake in (("truco", 3), ("seis", 6), ("nove", 9), ("doze", 12)):
        calls = (*calls, word)
        taken = (
            ("claudista/4.4",)
            if word == "truco"
            else ("claudista/4.5", "claudista/4.6")
            if word == "seis"
            else ("claudista/4.6",)
        )
        left = ("claudista/4.7",) if len(calls) == 1 else ("claudista/4.7", "claudista/4.8")
        rows.append(
            Row(
                calls=calls,
                quero=Cited(stake, (*taken, "claudista/def/truco")),
                nao_quero=Cited(before, left),
                answers=("claudista/4.3", "claudista/4.6"),
                answers_readings=("AMB-K18",),
                called=() if len(calls) == 1 else ("claudista/4.3", "claudista/4.6", "claudista/4.8"),
            )
        )
        before = stake
    return ladder(("truco", "seis", "nove", "doze"), Cited(None, ("claudista/4.2", "claudista/4.6")), rows)


def conduct(options: Mapping[str, str]) -> Conduct:
    """Who may do what when (rules/procedures.md), under the switches that say otherwise."""
    return Conduct(
        turn=Cited(None, ("claudista/3.1",), ("AMB-K04",)),
        out_of_turn=Cited(switch(options, "out_of_turn"), ("claudista/3.2",), ("AMB-K05",)),
        one_card=Cited(None, ("claudista/def/rodada", "claudista/3.1")),
        answer_first=Cited(None, ("claudista/4.3",)),
        answer_by=Cited(switch(options, "answer_by"), ("claudista/4.4", "claudista/4.7"), ("AMB-K15",)),
        answer_turn=Cited(None, ("claudista/4.3",), ("AMB-K79",)),
        challenged=Cited(None, ("claudista/4.3", "claudista/4.5")),
        truco_when=Cited("own_turn", ("claudista/4.2",)),
        truco_without_cards=Cited(None, ("claudista/4.2",)),
        late_raise=Cited(switch(options, "late_raise"), ("claudista/4.3", "claudista/4.5"), ("AMB-K14",)),
        fold=Cited(options["allow_fold"] == "yes", ("claudista/4.7",), ("AMB-K75",)),
        fold_price=Cited(None, ("claudista/4.7",), ("AMB-K75",)),
        hide=Cited("not_first", ("claudista/3.3",), ("AMB-K06",)),
        after_tie=Cited(switch(options, "after_tie_force"), ("claudista/3.9", "claudista/3.9/2"), ("AMB-K08",)),
        first_of_side=Cited(None, ("claudista/3.9", "claudista/3.2"), ("AMB-K10",)),
        next_eldest=Cited("next_seat", ("claudista/2.18", "claudista/3.6"), ("AMB-K30",)),
        ended={
            "tricks": Cited(None, ("claudista/3.6", "claudista/def/mao/1"), ("AMB-K12",)),
            "refused": Cited(None, ("claudista/4.7", "claudista/def/mao/1"), ("AMB-K74",)),
            "folded": Cited(None, ("claudista/4.7",), ("AMB-K75",)),
            "eleven_refused": Cited(None, ("claudista/5.2", "claudista/def/mao/1"), ("AMB-K74",)),
            "truco_on_eleven": Cited(None, ("claudista/5.5",)),
            "peek": Cited(None, ("claudista/2.9/2", "claudista/2.14/2"), ("AMB-K40",)),
            "claim": Cited(None, ("claudista/2.19",), ("AMB-K50",)),
            "void_hand": Cited(None, ("claudista/2.25",), ("AMB-K60",)),
            "redeal": Cited(None, ("claudista/6.6",), ("AMB-K64",)),
            "looked": Cited(None, ("claudista/6.7",)),
        },
        hand_paid=Cited(None, ("claudista/3.6",)),
        eleven=ElevenConduct(
            eleven=Cited(11, ("claudista/def/mao-de-11", "claudista/def/mao-escura"), ("AMB-K78",)),
            decide=Cited(None, ("claudista/5.1",), ("AMB-K24",)),
            refused=Cited(1, ("claudista/5.2",)),
            played=Cited(3, ("claudista/5.3",)),
            truco=Cited(switch(options, "truco_in_11"), ("claudista/5.5", "claudista/4.2"), ("AMB-K19",)),
            raises=Cited(switch(options, "raise_in_11"), ("claudista/5.5", "claudista/def/truco"), ("AMB-K76",)),
            dark_truco=Cited(switch(options, "truco_in_dark"), ("claudista/5.5", "claudista/4.2"), ("AMB-K20",)),
            dark=Cited(1, ("claudista/4.1", "claudista/6.10"), ("AMB-K21",)),
            blind=Cited(None, ("claudista/6.5",)),
            dark_after_tie=Cited(None, ("claudista/6.10", "claudista/6.5", "claudista/3.9/2"), ("AMB-K28",)),
        ),
    )


def build(options: Mapping[str, str]) -> Ruleset:
    """Put the record together under these switches."""
    twelve = Cited(12, ("claudista/intro/6",))
    return Ruleset(
        id="claudista",
        deck=FRENCH,
        pack=Cited(40, ("claudista/intro/5",)),
        cards_each=Cited(3, ("claudista/2.15",)),
        seats=Cited((4,), ("claudista/intro/2", "claudista/intro/4")),
        hand_value=Cited(1, ("claudista/4.1", "claudista/def/mao/2")),
        order=order,
        vira=Cited(True, ("claudista/def/vira", "claudista/def/manilha-nova")),
        trick=TRICK,
        hand=HAND,
        count=None,
        ladders={"truco": truco()},
        falta=None,
        match=MatchRules(
            targets=Cited((12,), ("claudista/intro/6",)),
            default_target={4: twelve},
            reached=Cited(None, ("claudista/intro/6", "claudista/intro/7")),
            end_check=Cited(switch(options, "end_check"), ("claudista/intro/6",), ("AMB-K71",)),
            both_past=Cited(None, ("claudista/intro/6",), ("AMB-K71",)),
            equal=Cited("first", ("claudista/intro/6",), ("AMB-K71",)),
        ),
        conduct=conduct(options),
        incidents=incidents(options),
        ceremony=CEREMONY,
        options=options,
    )
