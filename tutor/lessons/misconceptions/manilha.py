"""Wrong rules about the manilhas that a vira makes, or that somebody believes a vira makes (MN)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from tutor.engine import Card, Ruleset, ruleset
from tutor.lessons.misconceptions.inputs import Duel
from tutor.lessons.misconceptions.keys_cards import right_duel
from tutor.lessons.misconceptions.records import Answer, C, G, K, Misconception, words
from tutor.lessons.misconceptions.strengths import (
    Strength,
    by,
    is_manilha,
    next_rank,
    plain,
    right_strength,
    sequence,
)

_RIGHT_SUITS = "oecp"
"""Weakest to strongest among manilhas (claudista/def/ordem-manilhas)."""
_ABOVE = 20
"""Common cards stand on ten steps; whatever somebody takes for a manilha stands above them."""

_RankOf = Callable[[Ruleset, Card], str | None]


def _manilhas(rank_of: _RankOf, suits: str = _RIGHT_SUITS) -> Strength:
    """Manilhas have the rank ``rank_of(vira)``; among suits that are not named all are equal."""

    def strength(rules: Ruleset, card: Card, vira: Card | None) -> int:
        assert vira is not None, "asked with an open card"
        if card.rank != rank_of(rules, vira):
            return plain(rules, card)
        return _ABOVE + suits.find(card.suit)

    return strength


def _fixed(top: Mapping[Card, int]) -> Strength:
    """The same manilhas whatever the vira."""
    return lambda rules, card, _vira: top.get(card) or plain(rules, card)


def _top(cards: str) -> Mapping[Card, int]:
    """Number cards, strongest first."""
    listed = [Card(text[:-1], text[-1]) for text in cards.split()]
    return {card: _ABOVE + len(listed) - place for place, card in enumerate(listed)}


@cache
def _gauderio_top() -> Mapping[Card, int]:
    """Give the manilhas of Gaudério, in the letters of the other deck."""
    steps = (step for step in ruleset(G).order(None).steps if step.manilha)
    return _top(" ".join(str(step.cards[0]).replace("1", "A") for step in steps))


def _as_in_gauderio(rules: Ruleset, card: Card, _vira: Card | None) -> int:
    return _gauderio_top().get(card) or plain(rules, card)


def _before(rules: Ruleset, vira: Card) -> str:
    ranks = sequence(rules)
    return ranks[ranks.index(vira.rank) - 1]


def _own(_rules: Ruleset, vira: Card) -> str:
    return vira.rank


def _jack_after_seven(rules: Ruleset, vira: Card) -> str:
    return "J" if vira.rank == "7" else next_rank(rules, vira)


def _none_after_three(rules: Ruleset, vira: Card) -> str | None:
    return None if vira.rank == sequence(rules)[-1] else next_rank(rules, vira)


def _suit_of_vira(rules: Ruleset, card: Card, vira: Card | None) -> int:
    right = right_strength(rules, card, vira)
    highest = vira is not None and card.suit == vira.suit and is_manilha(rules, card, vira)
    return right + len(_RIGHT_SUITS) if highest else right


_looks_for_a_vira = by(_manilhas(next_rank))


def _vira_where_none_is(rules: Ruleset, duel: Duel) -> Answer:
    """Without a card that lies open there is none to look for."""
    return right_duel(rules, duel).value if duel.vira is None else _looks_for_a_vira(rules, duel)


def _row(id_: str, example: str, strength: Strength, cites: str, from_rules: str = "") -> Misconception:
    return Misconception(
        id=id_, rules=(K,), skill="manilha.vira", subject="duel", example=example, answer=by(strength),
        cites=words(cites), from_rules=from_rules,
    )  # fmt: skip


_NEXT = "claudista/def/vira claudista/def/manilha-nova AMB-K01"
_SUITS = "claudista/def/ordem-manilhas"

ROWS = (
    _row("MN-01", "7p Qo vira 7c", _manilhas(_own), _NEXT),
    _row("MN-02", "4p 3o vira Kc", _fixed(_top("4p 7c Ae 7o")), "claudista/def/manilha-nova"),
    _row("MN-03", "4o 6e vira 5c", _manilhas(_before), _NEXT),
    _row("MN-04", "Jp Qo vira 7c", _manilhas(_jack_after_seven), "claudista/def/sequencia AMB-K01 AMB-K02"),
    _row("MN-05", "4o 2p vira 3c", _manilhas(_none_after_three), "claudista/def/manilha-nova AMB-K01"),
    _row("MN-06", "Qp Qo vira 7c", _manilhas(next_rank, "pceo"), _SUITS),
    _row("MN-07", "Qc Qe vira 7p", _manilhas(next_rank, "ocep"), _SUITS),
    _row("MN-08", "Qc Qe vira 7p", _manilhas(next_rank, ""), _SUITS),
    _row("MN-09", "7e 3o vira 4c", _as_in_gauderio, "claudista/def/manilha-nova", from_rules=G),
    Misconception(
        id="MN-10", rules=(G, C), skill="manilha.fixed", subject="duel", example="5c 3o vira 4c", from_rules=K,
        answer=_vira_where_none_is,
        cites=words(
            "gauderio/convencoes/3 cego/valores/01 cego/valores/02 cego/valores/03 cego/valores/04 AMB-C01"
        ),
    ),
    _row("MN-11", "Qo Qp vira 7o", _suit_of_vira, _SUITS),
)  # fmt: skip
