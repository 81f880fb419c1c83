"""Wrong rules about which card is stronger, where the manilhas are fixed; and about jack and queen (RK)."""

from __future__ import annotations

from tutor.engine import Card, Ruleset
from tutor.lessons.misconceptions.inputs import Duel
from tutor.lessons.misconceptions.keys_cards import right_duel
from tutor.lessons.misconceptions.records import C, G, K, Misconception, words
from tutor.lessons.misconceptions.strengths import Strength, by, is_manilha, plain, right_strength

_SUITS = "oecp"
"""Weakest to strongest, for whoever lets the suit break a tie."""


def _number(_rules: Ruleset, card: Card, _vira: Card | None) -> int:
    return int(card.rank)


def _plain(rules: Ruleset, card: Card, _vira: Card | None) -> int:
    return plain(rules, card)


def _common(order: str) -> Strength:
    """Manilhas are right, the common cards go by another order, weakest first."""
    ranks = order.split()

    def strength(rules: Ruleset, card: Card, vira: Card | None) -> int:
        right = right_strength(rules, card, vira)
        # under a vira the manilhas leave one rank fewer below them
        return right + len(ranks) if is_manilha(rules, card, vira) else ranks.index(card.rank)

    return strength


def _all_of(rank: str, model: str) -> Strength:
    """All four cards of a rank are as strong as one that is a manilha."""
    as_strong = Card(model[:-1], model[-1])
    return lambda rules, card, vira: right_strength(rules, as_strong if card.rank == rank else card, vira)


def _exchanged(a: str, b: str) -> Strength:
    """Two cards change places."""
    one, other = Card(a[:-1], a[-1]), Card(b[:-1], b[-1])
    places = {one: other, other: one}
    return lambda rules, card, vira: right_strength(rules, places.get(card, card), vira)


def _by_suit(rules: Ruleset, card: Card, vira: Card | None) -> int:
    return len(_SUITS) * right_strength(rules, card, vira) + _SUITS.index(card.suit)


def _by_points(rules: Ruleset, card: Card, vira: Card | None) -> int:
    if is_manilha(rules, card, vira):
        return right_strength(rules, card, vira)
    assert rules.count is not None, "wrong only where cards count for the envido"
    return rules.count.card_points[card.rank].value


def _follow_suit(rules: Ruleset, duel: Duel) -> str:
    return str(right_duel(rules, duel).value) if duel.a.suit == duel.b.suit else "A"


_GC = (G, C)

ROWS = (
    Misconception(
        id="RK-01", rules=_GC, skill="rank", subject="duel", example="3c 12p", answer=by(_number),
        cites=words("gauderio/convencoes/2 cego/valores/05 cego/valores/08 AMB-C01"),
    ),
    Misconception(
        id="RK-02", rules=_GC, skill="rank", subject="duel", example="3c 1c",
        answer=by(_common("4 5 6 7 10 11 12 2 3 1")),
        cites=words(
            "gauderio/convencoes/2 gauderio/convencoes/3 cego/valores/01 cego/valores/02 cego/valores/05"
            " cego/valores/06 cego/valores/07 AMB-C01"
        ),
    ),
    Misconception(
        id="RK-03", rules=_GC, skill="manilha.fixed", subject="duel", example="3c 1p", answer=by(_plain),
        cites=words("gauderio/convencoes/3 cego/valores/02 cego/valores/05 AMB-C01"),
    ),
    Misconception(
        id="RK-04", rules=_GC, skill="manilha.fixed", subject="duel", example="7c 3p", answer=by(_all_of("7", "7e")),
        cites=words(
            "gauderio/convencoes/2 gauderio/convencoes/3 cego/valores/03 cego/valores/04 cego/valores/11 AMB-C01"
        ),
    ),
    Misconception(
        id="RK-05", rules=_GC, skill="manilha.fixed", subject="duel", example="1c 3p", answer=by(_all_of("1", "1e")),
        cites=words(
            "gauderio/convencoes/2 gauderio/convencoes/3 cego/valores/01 cego/valores/02 cego/valores/07 AMB-C01"
        ),
    ),
    Misconception(
        id="RK-06", rules=_GC, skill="tie", subject="duel", example="3p 3o", answer=by(_by_suit),
        cites=words("gauderio/convencoes/2 gauderio/def/empatar cego/valores/05 AMB-C01"),
    ),
    Misconception(
        id="RK-07", rules=_GC, skill="manilha.fixed", subject="duel", example="1p 1e", from_rules=K,
        answer=by(_exchanged("1p", "1e")),
        cites=words("gauderio/convencoes/3 cego/valores/01 cego/valores/02 AMB-C01"),
    ),
    Misconception(
        id="RK-08", rules=_GC, skill="manilha.fixed", subject="duel", example="7o 7e",
        answer=by(_exchanged("7o", "7e")),
        cites=words("gauderio/convencoes/3 cego/valores/03 cego/valores/04 AMB-C01"),
    ),
    Misconception(
        id="RK-09", rules=_GC, skill="rank", subject="duel", example="2c 12o",
        answer=by(_common("2 4 5 6 7 10 11 12 1 3")),
        cites=words("gauderio/convencoes/2 cego/valores/06 cego/valores/08 AMB-C01"),
    ),
    Misconception(
        id="RK-10", rules=_GC, skill="rank.vs_points", subject="duel", example="12c 6c", answer=by(_by_points),
        cites=words(
            "gauderio/convencoes/2 gauderio/envido/contagem/2 cego/valores/08 cego/valores/09 cego/valores/10"
            " cego/valores/11 AMB-C01"
        ),
    ),
    Misconception(
        id="RK-11", rules=_GC, skill="trick", subject="duel", example="4p 3c", answer=_follow_suit,
        cites=words("gauderio/jogo/4 cego/jogo/2"),
    ),
    Misconception(
        id="RK-12", rules=(K,), skill="rank", subject="duel", example="Qc Jo vira 4p",
        answer=by(_common("4 5 6 7 J Q K A 2 3")),
        cites=words("claudista/def/sequencia AMB-K02"),
    ),
)  # fmt: skip
