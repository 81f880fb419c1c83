"""The table of the second referee: what was dealt, what lies open, what waits for an answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.engine.running import prices

SPANISH = ["4", "5", "6", "7", "10", "11", "12", "1", "2", "3"]
FRENCH = ["4", "5", "6", "7", "Q", "J", "K", "A", "2", "3"]
FIXED = ["7o", "7e", "1p", "1e"]


@dataclass(frozen=True)
class Table:
    book: str
    hands: tuple[tuple[str, ...], ...]
    target: int
    score: tuple[int, int]
    eldest: int
    vira: str
    opt: Mapping[str, str] = field(compare=False)
    envidos: Mapping = field(compare=False)
    flores: Mapping = field(compare=False)
    held: tuple[tuple[str, ...], ...]
    lead: int
    turn: int
    mode: str  # "eleven", "dark" or nothing, as at the deal
    on_eleven: int | None
    undecided: bool
    early: bool = field(default=False, compare=False)
    plays: tuple[tuple[int, str, bool], ...] = ()
    won: tuple[int | None, ...] = ()
    steps: int = 0  # truco calls accepted
    worth: int = 1
    right: int | None = None  # the side that may raise; None: either
    bet: tuple | None = None  # kind, calls, seat
    spoken: tuple[int, ...] = ()  # who has refused it
    waiting: tuple | None = None  # a truco that stands back, and who has refused it
    taken: tuple | None = None  # an accepted envido that waits for a flor
    called: bool = False  # an envido was
    sung: bool = False
    yes: tuple[int, ...] = ()
    first: int | None = None
    over: bool = False
    winner: int | None = None
    match: int | None = None

    @property
    def n(self):
        return len(self.hands)

    def on(self, name, *values):
        return self.opt[name] in values

    def played(self, seat):
        return len(self.held[seat]) < 3

    def flor(self, seat):
        return self.book != "k" and len({card[-1] for card in self.hands[seat]}) == 1

    def may_sing(self, seat):
        return self.flor(seat) and not self.played(seat)

    def owes(self, seat):
        return self.on("flor_mandatory", "must_sing") and self.may_sing(seat) and not self.sung


def table(book, hands, *, score=(0, 0), target=None, eldest=0, vira="", early=False, **given):
    target = target or {"g": 12, "c": 24 if len(hands) == 6 else 18, "k": 12}[book]
    at = [team for team in (0, 1) if book == "k" and score[team] == 11]
    hands, opt = tuple(tuple(hand) for hand in hands), prices.switches(book, given)
    return Table(book, hands, target, score, eldest, vira, opt, prices.envido(book, opt), prices.flor(book, opt), hands,
                 eldest, eldest, ("", "eleven", "dark")[len(at)], at[0] if len(at) == 1 else None, len(at) == 1,
                 early)  # fmt: skip


def strength(t, card):
    if t.book == "k":
        manilha = FRENCH[(FRENCH.index(t.vira[:-1]) + 1) % 10]
        return 20 + "oecp".index(card[-1]) if card[:-1] == manilha else FRENCH.index(card[:-1])
    return 20 + FIXED.index(card) if card in FIXED else SPANISH.index(card[:-1])
