"""The acts of a hand as frozen records: what a line says was done, before any rule is asked about it.

Every record knows the ``line`` and ``column`` where its act begins; they take no part in equality. ``str`` of an
act is its canonical notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.engine.deck import Card
from tutor.notation.nodes import UNKNOWN, Node, Seated
from tutor.notation.rites import Rite


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


def _place(place: int | None) -> str:
    return "" if place is None else f"#{place}"


SeatedAct = Play | Hide | Call | Answer | Fold | Count | Good | Rite
"""Every act that a seat does."""

Act = Deal | Vira | SeatedAct
"""Every act of a hand."""
