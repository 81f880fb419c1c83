"""The documents read a second time, by brute force and without the engine: cards are texts, rules are loops."""

from __future__ import annotations

from itertools import combinations

SPANISH_RANKS = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
SPANISH = tuple(rank + suit for rank in SPANISH_RANKS for suit in "epoc")
COMMON = ("4", "5", "6", "7", "10", "11", "12", "1", "2", "3")
"""Weakest to strongest, all suits (gauderio/convencoes/2)."""
MANILHAS = ("7o", "7e", "1p", "1e")
"""Weakest to strongest (gauderio/convencoes/3)."""

FRENCH_RANKS = ("4", "5", "6", "7", "Q", "J", "K", "A", "2", "3")
"""Weakest to strongest (claudista/def/sequencia)."""
FRENCH = tuple(rank + suit for rank in FRENCH_RANKS for suit in "epoc")
FRENCH_SUITS = "oecp"
"""Suits of the manilhas, weakest to strongest (claudista/def/ordem-manilhas)."""


def points(card):
    """What a card counts: its number up to seven, court cards nothing."""
    number = int(card[:-1])
    return number if number <= 7 else 0


def is_flor(hand):
    return len({card[-1] for card in hand}) == 1


def envido(hand):
    """The best the cards can make: a pair of one suit and twenty, else one card alone; a flor has no count."""
    if is_flor(hand):
        return None
    pairs = [20 + points(a) + points(b) for a, b in combinations(hand, 2) if a[-1] == b[-1]]
    return max(pairs) if pairs else max(map(points, hand))


def flor(hand, *, three_figures=20):
    if not is_flor(hand):
        return None
    total = sum(map(points, hand))
    return 20 + total if total else three_figures


def unsung(hand):
    """Twenty and the two best of three cards of a suit (AMB-C33)."""
    return 20 + sum(sorted(map(points, hand))[1:])


def strength(card):
    """The fixed order of the Spanish cards, the same in gaudério and cego (AMB-C01)."""
    return 100 + MANILHAS.index(card) if card in MANILHAS else COMMON.index(card[:-1])


def strength_under(vira):
    """The order of the French cards under a vira, as a function of a card (AMB-K01)."""
    manilha = FRENCH_RANKS[(FRENCH_RANKS.index(vira[:-1]) + 1) % 10]

    def of(card):
        if card[:-1] == manilha:
            return 100 + FRENCH_SUITS.index(card[-1])
        return FRENCH_RANKS.index(card[:-1])

    return of


def trick(plays, lead, strength_of):
    """The seat that takes a trick of ``(seat, card, hidden)``, or None for a tie: the best card of each side."""
    best = {}
    for seat, card, hidden in plays:
        value = -1 if hidden else strength_of(card)
        best[seat % 2] = max(best.get(seat % 2, -1), value)
    if best[0] == best[1]:
        return None
    side = 0 if best[0] > best[1] else 1
    players = len(plays)
    holders = [
        seat for seat, card, hidden in plays if seat % 2 == side and not hidden and strength_of(card) == best[side]
    ]
    return min(holders, key=lambda seat: (seat - lead) % players)


def contest(counts, eldest):
    """The seat that takes a contest of counts: the best, of equals the nearest to o mão; None where nobody counts."""
    seats = [seat for seat, count in enumerate(counts) if count is not None]
    return min(seats, key=lambda seat: (-counts[seat], (seat - eldest) % len(counts)), default=None)
