"""Events of the ceremony, in the past tense; `ceremony_fold.evolve_table` folds them into the table."""

from __future__ import annotations

from typing import NamedTuple

from tutor.engine.deck import Card
from tutor.engine.events import Event
from tutor.engine.reasons import Reason


class Shuffled(NamedTuple):
    """The dealer shuffled: every card is back in the pack."""

    seat: int


class PackSplit(NamedTuple):
    """The cutter split the pack, so many movements."""

    seat: int
    movements: int = 1
    closes: bool = False


class PackJoined(NamedTuple):
    """The cutter put the parts together again."""

    seat: int


class CardTaken(NamedTuple):
    """The cutter took a card from a side, and it went somewhere."""

    seat: int
    side: str
    card: Card | None
    to: str


class CutWrong(NamedTuple):
    """A cut had too many movements, or a card more cost a point (claudista/2.4, 2.5); the dealer may shuffle anew."""

    seat: int
    point: bool
    reason: Reason


class CutUndone(NamedTuple):
    """A cut counts no more and is done again, or is lost (claudista/2.12, 2.9/2)."""

    seat: int
    lost: bool
    reason: Reason


class SideChosen(NamedTuple):
    """The side of the deal was chosen."""

    seat: int
    side: str


class CardsGiven(NamedTuple):
    """The dealer gave cards to a seat."""

    seat: int
    to: int
    cards: tuple[Card | None, ...]


class CardBurned(NamedTuple):
    """The dealer burned a card; the vira, if it was that (AMB-K43)."""

    seat: int
    card: Card | None


class ViraTurned(NamedTuple):
    """The vira lies on the table; face down in the dark hand (claudista/6.4)."""

    card: Card | None


class Redealt(NamedTuple):
    """The cards dealt went back to be dealt again (claudista/2.16)."""

    reason: Reason


class DealLost(NamedTuple):
    """The pack went to the next seat, which shuffles (claudista/2.14/2)."""

    seat: int
    reason: Reason


class CardSeen(NamedTuple):
    """Seats looked at cards; ``taken`` is a card of the cut whose place is still to be chosen."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    own: bool = False
    taken: bool = False


class Remembered(NamedTuple):
    """The match remembers something of a seat: a list of `History`."""

    what: str
    seat: int


class HandOpened(NamedTuple):
    """The cards are dealt and the hand can be played."""


class CountsAsked(NamedTuple):
    """The dealer asked whether the counts are right (claudista/2.20); a truco may now be undone (claudista/2.21)."""

    seat: int
    raised: bool


class RaiseKept(NamedTuple):
    """The opponents of the dealer kept the truco."""

    seat: int


class RaiseUndone(NamedTuple):
    """The opponents of the dealer undid the truco: the hand is worth what it was at first (AMB-K54)."""

    seat: int
    stake: int
    truco: tuple[str, ...] = ()


class SurplusPardoned(NamedTuple):
    """The opponents of the dealer play on: the surplus of the dealer's side goes out (claudista/2.26)."""

    seat: int


class CardRemoved(NamedTuple):
    """A surplus card went from a seat under the pack (AMB-K56); ``seen`` tells whether its holder knew it."""

    whom: int
    card: Card | None
    seen: bool


class CardDrawn(NamedTuple):
    """A missing card was drawn for a seat."""

    whom: int
    card: Card | None


class SightAgreed(NamedTuple):
    """Seats are for showing the card that was removed (claudista/2.22/3)."""

    seats: tuple[int, ...]


class SightRefused(NamedTuple):
    """A seat is against it: the card stays face down."""

    seat: int


RiteEvent = (
    Shuffled | PackSplit | PackJoined | CardTaken | CutWrong | CutUndone | SideChosen | CardsGiven | CardBurned
    | ViraTurned | Redealt | DealLost | CardSeen | Remembered | HandOpened | CountsAsked | RaiseKept | RaiseUndone
    | SurplusPardoned | CardRemoved | CardDrawn | SightAgreed | SightRefused
)  # fmt: skip
TableEvent = RiteEvent | Event
"""What happens at the table, the play included."""
