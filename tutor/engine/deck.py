"""Cards and decks: what a card is, how it is read and written.

The notation is the judge protocol's: rank then suit letter, ``7e``, ``10o``, ``Qc``. It is read without regard
to case and written with the letter of the rank in upper case and that of the suit in lower case.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.engine.errors import RuleError, nearest

SUITS = "epoc"
"""Espadas (swords, spades), paus (clubs), ouros (coins, diamonds), copas (cups, hearts)."""


class Card(NamedTuple):
    """One card of a deck: a rank (``"1"`` … ``"12"``, ``"A"``, ``"Q"`` …) and a suit letter.

    >>> str(Card("7", "e"))
    '7e'
    """

    rank: str
    suit: str

    def __str__(self) -> str:
        return self.rank + self.suit


_OTHER_DECK = {"j": "10", "q": "11", "k": "12", "a": "1", "10": "J", "11": "Q", "12": "K", "1": "A"}
"""Ranks as the other deck writes them: jack, queen and king play as 10, 11 and 12 (AMB-G01, AMB-C41)."""

UNKNOWN = Card("?", "?")
"""A card that lies face down and is not to be seen: ``??`` in the notation."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Forty cards, the ranks in the order in which their document names them.

    >>> SPANISH.parse("10O")
    Card(rank='10', suit='o')
    """

    id: str
    ranks: tuple[str, ...]
    cards: tuple[Card, ...] = field(init=False, repr=False)
    _known: frozenset[Card] = field(init=False, repr=False, compare=False)
    _by_text: dict[str, Card] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        cards = tuple(Card(rank, suit) for rank in self.ranks for suit in SUITS)
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "_known", frozenset(cards))
        object.__setattr__(self, "_by_text", {str(card): card for card in cards})

    def parse(self, text: object) -> Card:
        """Read one card; a `RuleError` ``bad_card`` names the nearest cards of this deck."""
        if isinstance(text, Card) and text in self.cards:
            return text
        if isinstance(text, str):
            card = self._by_text.get(text)
            if card is None:
                word = text.strip()
                card = self._by_text.get(word[:-1].upper() + word[-1:].lower())
            if card is not None:
                return card
        raise self._not_a_card(str(text))

    def _not_a_card(self, wanted: str) -> RuleError:
        return RuleError("bad_card", {"card": wanted, "deck": self.id, "nearest": self._nearest(wanted)})

    def refuse_others(self, cards: Iterable[Card]) -> None:
        """Raise `RuleError` ``bad_card`` for a card that is not of this deck.

        >>> SPANISH.refuse_others([Card("7", "e")])
        """
        for card in cards:
            if card not in self._known:
                raise self._not_a_card(str(card))

    def _nearest(self, wanted: str) -> tuple[str, ...]:
        """Cards that a wrong one may have meant: the same one as the other deck writes it, else alike in writing.

        >>> FRENCH._nearest("1e"), SPANISH._nearest("Ke")
        (('Ae',), ('12e',))
        """
        word = wanted.strip().lower()
        elsewhere = self._by_text.get(_OTHER_DECK.get(word[:-1], "") + word[-1:])
        if elsewhere is not None:
            return (str(elsewhere),)
        close = nearest(word, [text.lower() for text in self._by_text], count=3)
        return tuple(str(self._by_text[w[:-1].upper() + w[-1]]) for w in close)

    def parse_many(self, texts: str | Iterable[object]) -> tuple[Card, ...]:
        """Read several cards, from a list or from one string with spaces; the same card twice is an error.

        >>> [str(card) for card in SPANISH.parse_many("1c 7c 6p")]
        ['1c', '7c', '6p']
        """
        cards = tuple(map(self.parse, texts.split() if isinstance(texts, str) else texts))
        refuse_duplicates(cards)
        return cards


def refuse_duplicates(cards: Iterable[Card]) -> None:
    """Raise `RuleError` ``duplicate_card`` if a card stands twice: each exists once in a deck."""
    listed = tuple(cards)
    if len(set(listed)) < len(listed):
        twice = next(card for place, card in enumerate(listed) if card in listed[:place])
        raise RuleError("duplicate_card", {"card": twice})


def cards(text: str) -> tuple[Card, ...]:
    """Read cards of either deck from one string; figures tell the decks apart (``12o`` Spanish, ``Ko`` French).

    >>> cards("1c 7c 6p")
    (Card(rank='1', suit='c'), Card(rank='7', suit='c'), Card(rank='6', suit='p'))
    """
    try:
        return SPANISH.parse_many(text)
    except RuleError as error:
        if error.code != "bad_card":
            raise
        try:
            return FRENCH.parse_many(text)
        except RuleError:
            raise error from None


SPANISH = Deck("spanish", ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12"))
"""gauderio/convencoes/1, cego/partida/2, cego/partida/3."""

FRENCH = Deck("french", ("4", "5", "6", "7", "Q", "J", "K", "A", "2", "3"))
"""claudista/intro/5."""
