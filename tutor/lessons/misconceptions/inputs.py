"""What questions are about, one type for each kind: cards that meet, tricks won, calls made, scores, moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.engine import Card
from tutor.lessons.misconceptions.notation import (
    CARD,
    CARDS,
    NUMBER,
    SIDE,
    VIRA,
    WORDS,
    Field,
    Input,
    Notation,
    after,
    flag,
)

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Duel(Input):
    """Two cards, the first of side A; ``vira`` is the open card, which counts only where the rulebook has a vira.

    >>> Duel.parse("Qc Jo vira 4p").vira
    Card(rank='4', suit='p')
    """

    a: Card
    b: Card
    vira: Card | None = None
    NOTATION: ClassVar = Notation("{a} {b}{vira}", a=CARD, b=CARD, vira=VIRA)


@dataclass(frozen=True, slots=True)
class CoveredDuel(Input):
    """The first of two cards lies face down."""

    covered: Card
    other: Card
    vira: Card | None = None
    NOTATION: ClassVar = Notation("({covered}) {other}{vira}", covered=CARD, other=CARD, vira=VIRA)


@dataclass(frozen=True, slots=True)
class Trick(Input):
    """Four cards in order of play, of the sides A, B, A and B."""

    cards: Cards
    vira: Card | None = None
    NOTATION: ClassVar = Notation("{cards}{vira}", cards=CARDS._replace(pattern=r"\w+(?: \w+){3}"), vira=VIRA)


@dataclass(frozen=True, slots=True)
class Tricks(Input):
    """The tricks of a hand, ``A``, ``B`` or ``=``; the side of o mão, and the side on eleven.

    What stands after the decision is part of the question: the right rule ignores it, some wrong rules do not.
    """

    results: str
    eldest: str = "A"
    eleven: str | None = None
    NOTATION: ClassVar = Notation(
        "rodadas {results}, mao {eldest}{eleven}",
        results=Field("[AB=]{1,3}", str),
        eldest=SIDE,
        eleven=after(", onze ", SIDE),
    )


@dataclass(frozen=True, slots=True)
class TiedLead(Input):
    """Seats: who led the trick that was tied, and who is o mão."""

    lead: int
    eldest: int
    NOTATION: ClassVar = Notation("saiu na empatada: {lead}; mao: {eldest}", lead=NUMBER, eldest=NUMBER)


@dataclass(frozen=True, slots=True)
class Held(Input):
    """The three cards that somebody holds."""

    cards: Cards
    NOTATION: ClassVar = Notation("{cards}", cards=CARDS._replace(pattern=r"\w+(?: \w+){2}"))


@dataclass(frozen=True, slots=True)
class Moment(Input):
    """Which trick runs, from 1, and whether the one who wants to speak has laid a card in it."""

    trick: int
    laid: bool
    NOTATION: ClassVar = Notation("rodada {trick}, {laid}", trick=NUMBER, laid=flag("ja jogou", "ainda nao jogou nela"))


@dataclass(frozen=True, slots=True)
class Place(Input):
    """How many play, and the place in the trick of the one who wants to speak: 1 plays first."""

    players: int
    position: int
    NOTATION: ClassVar = Notation("{players} jogadores, lugar {position}", players=NUMBER, position=NUMBER)


@dataclass(frozen=True, slots=True)
class Winners(Input):
    """Which side has the better envido, and which takes the hand."""

    envido: str
    hand: str
    NOTATION: ClassVar = Notation("envido: {envido}; mao: {hand}", envido=SIDE, hand=SIDE)


@dataclass(frozen=True, slots=True)
class Bet(Input):
    """All calls of a bet in their order; ``yes`` where the last one is taken, else it is refused.

    >>> str(Bet(("truco", "seis"), yes=False))
    'truco seis nao_quero'
    """

    calls: tuple[str, ...]
    yes: bool
    NOTATION: ClassVar = Notation("{calls} {yes}", calls=WORDS, yes=flag("quero", "nao_quero"))


@dataclass(frozen=True, slots=True)
class Score(Input):
    """The points of both sides."""

    a: int
    b: int
    NOTATION: ClassVar = Notation("placar {a} x {b}", a=NUMBER, b=NUMBER)


@dataclass(frozen=True, slots=True)
class Falta(Input):
    """A falta called in a match to ``target``: the points of both sides, and who calls."""

    target: int
    a: int
    b: int
    caller: str
    NOTATION: ClassVar = Notation(
        "alvo {target}, A {a} x B {b}, pede {caller}", target=NUMBER, a=NUMBER, b=NUMBER, caller=SIDE
    )

    @property
    def score(self) -> tuple[int, int]:
        """The points of both sides."""
        return self.a, self.b


@dataclass(frozen=True, slots=True)
class Annulled(Input):
    """An envido of so many points was called, then a flor was sung."""

    points: int
    NOTATION: ClassVar = Notation("envido de {points} pedido, depois flor", points=NUMBER)


@dataclass(frozen=True, slots=True)
class Raiser(Input):
    """Which side asked for truco, and which took it."""

    asked: str
    accepted: str
    NOTATION: ClassVar = Notation("{asked} pediu, {accepted} aceitou", asked=SIDE, accepted=SIDE)


@dataclass(frozen=True, slots=True)
class Stake(Input):
    """What the hand is worth now."""

    points: int
    NOTATION: ClassVar = Notation("a mao vale {points}", points=NUMBER)


@dataclass(frozen=True, slots=True)
class Skip(Input):
    """What the hand is worth, and what somebody asks for."""

    stake: int
    ask: int
    NOTATION: ClassVar = Notation("a mao vale {stake}, pede {ask}", stake=NUMBER, ask=NUMBER)


_SAID = flag("sim", "nao")


@dataclass(frozen=True, slots=True)
class Replies(Input):
    """What each of the two partners says to a truco."""

    first: bool
    second: bool
    NOTATION: ClassVar = Notation("parceiros: {first}, {second}", first=_SAID, second=_SAID)


@dataclass(frozen=True, slots=True)
class Look(Input):
    """A look at one's cards in the dark hand."""

    deliberate: bool
    NOTATION: ClassVar = Notation("{deliberate}", deliberate=flag("de proposito", "sem querer"))


@dataclass(frozen=True, slots=True)
class DryCuts(Input):
    """How many cuts of the dark hand."""

    cuts: int
    NOTATION: ClassVar = Notation("{cuts} cortes", cuts=NUMBER)


@dataclass(frozen=True, slots=True)
class Hide(Input):
    """Somebody wants to hide a card: which trick it is, and what may bar it."""

    trick: int
    partner_hid: bool = False
    after_tie_first: bool = False
    NOTATION: ClassVar = Notation(
        "rodada {trick}{partner_hid}{after_tie_first}",
        trick=NUMBER,
        partner_hid=flag(", o parceiro escondeu"),
        after_tie_first=flag(", primeiro da dupla apos empate"),
    )


@dataclass(frozen=True, slots=True)
class Forced(Input):
    """The cards of whoever is the first of the pair after a tied trick."""

    cards: Cards
    vira: Card
    NOTATION: ClassVar = Notation("{cards} vira {vira}", cards=CARDS._replace(pattern=r"\w+(?: \w+){0,2}"), vira=CARD)


@dataclass(frozen=True, slots=True)
class Movements(Input):
    """What was done at the cut: parts lifted off, cards taken, parts put together again."""

    splits: int
    taken: int
    joins: int
    NOTATION: ClassVar = Notation(
        "{splits} separacoes, {taken} cartas, {joins} juncoes", splits=NUMBER, taken=NUMBER, joins=NUMBER
    )


@dataclass(frozen=True, slots=True)
class Excess(Input):
    """A cut of too many movements: which time it is, and whether on purpose."""

    time: int
    deliberate: bool
    NOTATION: ClassVar = Notation(
        "vez {time}, {deliberate}", time=NUMBER, deliberate=flag("de proposito", "sem querer")
    )


@dataclass(frozen=True, slots=True)
class Dealer(Input):
    """The seat that dealt."""

    seat: int
    NOTATION: ClassVar = Notation("carteador {seat}", seat=NUMBER)


SEATS = Field(r"\d(?: \d)*", lambda text: tuple(map(int, text.split())), lambda seats: " ".join(map(str, seats)))


@dataclass(frozen=True, slots=True)
class Turns(Input):
    """The seat that leads, and the seats in the order in which their cards fell."""

    lead: int
    played: tuple[int, ...]
    NOTATION: ClassVar = Notation("sai {lead}; jogam {played}", lead=NUMBER, played=SEATS)


def _gains(text: str) -> tuple[tuple[str, int], ...]:
    return tuple((gain[0], int(gain[3:])) for gain in text.split(", "))


@dataclass(frozen=True, slots=True)
class Race(Input):
    """A score before a hand, and the points of that hand in the order in which they are scored."""

    target: int
    a: int
    b: int
    gains: tuple[tuple[str, int], ...]
    NOTATION: ClassVar = Notation(
        "alvo {target}, A {a} x B {b}; {gains}",
        target=NUMBER,
        a=NUMBER,
        b=NUMBER,
        gains=Field(
            r"[AB] \+\d+(?:, [AB] \+\d+)*",
            _gains,
            lambda gains: ", ".join(f"{side} +{points}" for side, points in gains),
        ),
    )

    @property
    def after(self) -> tuple[int, int]:
        """The score with all points of the hand."""
        gained = [sum(points for side, points in self.gains if side == team) for team in "AB"]
        return self.a + gained[0], self.b + gained[1]


@dataclass(frozen=True, slots=True)
class Players(Input):
    """How many people play."""

    players: int
    NOTATION: ClassVar = Notation("{players} jogadores", players=NUMBER)


@dataclass(frozen=True, slots=True)
class Loss(Input):
    """The points with which a match was lost."""

    points: int
    NOTATION: ClassVar = Notation("perdeu com {points}", points=NUMBER)


@dataclass(frozen=True, slots=True)
class Round(Input):
    """Cards that go round four people, one at a time, from the first."""

    cards: Cards
    NOTATION: ClassVar = Notation("uma a uma: {cards}", cards=CARDS)


@dataclass(frozen=True, slots=True)
class Fact(Input):
    """Nothing varies: the question is always the same."""

    NOTATION: ClassVar = Notation("sempre")
