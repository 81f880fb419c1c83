"""The acts of a hand as frozen records: what a line says was done, before any rule is asked about it.

Every record knows the ``line`` and ``column`` where its act begins; they take no part in equality. ``str`` of an
act is its canonical notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from tutor.engine.deck import Card

UNKNOWN: Final = Card("?", "?")
"""The card written ``??``: it lies there, nobody says which it is."""

Against = Literal["", "!", "!!"]
"""Not against the rules; done although against them; and on purpose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Part of a file that knows where it stands (from 1; 0 when it was not read) and how it is written."""

    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)

    def _words(self) -> Iterable[object]:
        """Give the words of its notation, in order; empty ones are left out."""
        raise NotImplementedError

    def __str__(self) -> str:
        return " ".join(filter(None, map(str, self._words())))


@dataclass(frozen=True, slots=True)
class Seated(Node):
    """What a seat does."""

    seat: int
    against: Against = field(default="", kw_only=True)

    def _words(self) -> Iterable[object]:
        """Seat, ``!``, verb and arguments."""
        return (f"{self.seat}{self.against}", *self._verb())

    def _verb(self) -> Iterable[object]:
        """Give verb and arguments."""
        raise NotImplementedError

    @property
    def spelling(self) -> str:
        """The act without its seat, as the judge protocol lists it.

        >>> Call(1, "truco").spelling
        'truco'
        """
        return " ".join(filter(None, map(str, self._verb())))


@dataclass(frozen=True, slots=True)
class Deal(Node):
    """``deal SEAT CARD…``: the cards of a seat, the whole deal told at once."""

    seat: int
    cards: tuple[Card, ...]

    def _words(self) -> Iterable[object]:
        return ("deal", self.seat, *self.cards)


@dataclass(frozen=True, slots=True)
class Vira(Node):
    """``vira CARD``, and ``reveal vira CARD`` when it was dealt face down (claudista/6.9)."""

    card: Card
    reveal: bool = False

    def _words(self) -> Iterable[object]:
        return ("reveal" if self.reveal else "", "vira", self.card)


@dataclass(frozen=True, slots=True)
class Play(Seated):
    """``SEAT joga CARD``, in the dark hand ``SEAT joga #PLACE CARD``.

    Within a question or assertion about ``joga #1`` the card is not told: it is `UNKNOWN`.
    """

    card: Card
    place: int | None = None

    def _verb(self) -> Iterable[object]:
        return ("joga", _place(self.place), "" if self.card == UNKNOWN else self.card)


@dataclass(frozen=True, slots=True)
class Hide(Seated):
    """``SEAT esconde CARD``: laid face down; in the dark hand ``SEAT esconde #PLACE``, its card `UNKNOWN`."""

    card: Card = UNKNOWN
    place: int | None = None

    def _verb(self) -> Iterable[object]:
        return ("esconde", _place(self.place) or self.card)


@dataclass(frozen=True, slots=True)
class Call(Seated):
    """A bet: ``truco``, ``envido``, ``contra_flor``, ``seis`` and the like."""

    word: str

    def _verb(self) -> Iterable[object]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Answer(Seated):
    """``quero``, ``nao_quero``, ``sem_flor``, ``aceita_mao_de_11`` or ``recusa_mao_de_11``."""

    word: str

    def _verb(self) -> Iterable[object]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Fold(Seated):
    """``SEAT baralho``: goes to the deck."""

    def _verb(self) -> Iterable[object]:
        return ("baralho",)


@dataclass(frozen=True, slots=True)
class Count(Seated):
    """``SEAT canta N``: says its points aloud."""

    points: int

    def _verb(self) -> Iterable[object]:
        return ("canta", self.points)


@dataclass(frozen=True, slots=True)
class Good(Seated):
    """``SEAT boa``: yields without a number."""

    def _verb(self) -> Iterable[object]:
        return ("boa",)


Side = Literal["cima", "baixo"]
"""Top or bottom of the deck."""


@dataclass(frozen=True, slots=True)
class Ceremony(Seated):
    """A rite of the table that needs no more than its word: ``embaralha``, ``goteira`` and the like."""

    word: str

    def _verb(self) -> Iterable[object]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class CardCeremony(Seated):
    """A rite about one card: ``sorteia`` (claudista/1.2), ``queima`` (2.17), ``pede_ver`` (2.22)."""

    word: str
    card: Card

    def _verb(self) -> Iterable[object]:
        return (self.word, self.card)


@dataclass(frozen=True, slots=True)
class Take(Seated):
    """``SEAT tira SIDE CARD fica|parceiro|vira|queima``: a card taken at the cut (claudista/2.6)."""

    side: Side
    card: Card
    to: Literal["fica", "parceiro", "vira", "queima"]

    def _verb(self) -> Iterable[object]:
        return ("tira", self.side, self.card, self.to)


@dataclass(frozen=True, slots=True)
class ChooseSide(Seated):
    """``SEAT lado cima|baixo``: where the deal comes from (claudista/2.10)."""

    side: Side

    def _verb(self) -> Iterable[object]:
        return ("lado", self.side)


@dataclass(frozen=True, slots=True)
class Give(Seated):
    """``SEAT da SEAT CARD…``: the dealer gives cards to a seat."""

    to: int
    cards: tuple[Card, ...]

    def _verb(self) -> Iterable[object]:
        return ("da", self.to, *self.cards)


@dataclass(frozen=True, slots=True)
class Look(Seated):
    """``SEAT olha propria|parceiro|fundo|topo|CARD``: a seat looks."""

    what: str | Card

    def _verb(self) -> Iterable[object]:
        return ("olha", self.what)


@dataclass(frozen=True, slots=True)
class Show(Seated):
    """``SEAT mostra CARD|fundo``: a card to all, or the bottom of the deck to the partner."""

    what: str | Card

    def _verb(self) -> Iterable[object]:
        return ("mostra", self.what)


@dataclass(frozen=True, slots=True)
class Adjust(Seated):
    """``SEAT retira SEAT CARD`` (claudista/2.22) and ``SEAT completa SEAT CARD`` (2.23): a wrong count put right."""

    word: Literal["retira", "completa"]
    whom: int
    card: Card

    def _verb(self) -> Iterable[object]:
        return (self.word, self.whom, self.card)


@dataclass(frozen=True, slots=True)
class Cut(Seated):
    """``SEAT corta N``: so many dry cuts in the dark hand (claudista/6.2)."""

    movements: int

    def _verb(self) -> Iterable[object]:
        return ("corta", self.movements)


def _place(place: int | None) -> str:
    return "" if place is None else f"#{place}"


SeatedAct = (
    Play | Hide | Call | Answer | Fold | Count | Good | Ceremony | CardCeremony | Take | ChooseSide | Give | Look | Show
    | Adjust | Cut
)  # fmt: skip
"""Every act that a seat does."""

Act = Deal | Vira | SeatedAct
"""Every act of a hand."""
