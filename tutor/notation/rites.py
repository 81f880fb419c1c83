"""The acts of Claudista's ceremony, from the draw for pairs to cards put right, and the ways the dark hand is cut."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from tutor.engine.deck import Card
from tutor.notation.nodes import Seated

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


Rite = Ceremony | CardCeremony | Take | ChooseSide | Give | Look | Show | Adjust | Cut
"""Every act of the ceremony."""
