"""A place in the body that moves forward, and the small readers of it: tokens, cards, seats, numbers, words."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, NoReturn

from tutor.engine.deck import Card, Deck
from tutor.engine.errors import RuleError, nearest
from tutor.notation import limits
from tutor.notation.errors import clip
from tutor.notation.nodes import UNKNOWN
from tutor.notation.source import Source
from tutor.rulebook import fold

_SPACE = re.compile(r"[ \t]*")
_TOKEN = re.compile(r'"[^"\n]*"|[^\s{}\[\]()"]+')
_PLACE = re.compile(r"#([123])(?![^\s{}\[\]()])")


class Cursor:
    """Reads the body of a file from left to right.

    ``seats`` is how many sit at the table, ``drawing`` how many draw for the kings (claudista/1.2).
    ``asked`` is true within a question or an assertion about an act, where a card that nobody has seen is ``#1``,
    and ``stop`` are the words that end its arguments. ``pending`` is the call that waits for its answer.
    """

    def __init__(self, source: Source, deck: Deck, seats: int, drawing: int) -> None:
        self.source = source
        self.deck = deck
        self.seats = seats
        self.drawing = drawing
        self.at = source.body_start
        self.end = source.body_end
        self.asked = False
        self.stop: Collection[str] = ()
        self.pending = ""

    def fail(self, detail: str, at: int | None = None, **facts: Any) -> NoReturn:  # noqa: ANN401  # facts are of many kinds
        """Raise a `NotationError` that stands here, or at another place."""
        raise self.source.error(detail, self.at if at is None else at, **facts)

    def place(self, at: int | None = None) -> dict[str, int]:
        """Give ``line`` and ``column`` of here, for a node."""
        line, column = self.source.place(self.at if at is None else at)
        return {"line": line, "column": column}

    def space(self) -> None:
        """Pass spaces and tabs."""
        found = _SPACE.match(self.source.text, self.at, self.end)
        self.at = found.end() if found else self.at

    def char(self) -> str:
        """The next character; a line end at the end of the body."""
        return self.source.text[self.at] if self.at < self.end else "\n"

    def starts(self, mark: str) -> bool:
        """Pass this mark if it stands here."""
        found = self.source.text.startswith(mark, self.at, self.end)
        if found:
            self.at += len(mark)
        return found

    def rest(self) -> str:
        """What is left of the line, as an error quotes it."""
        stop = self.source.text.find("\n", self.at, self.end)
        return clip(self.source.text[self.at : self.end if stop < 0 else stop])

    def peek(self) -> str:
        """The next argument of an act, or nothing where its arguments end."""
        self.space()
        if self.char() in "#:":
            return ""
        found = _TOKEN.match(self.source.text, self.at, self.end)
        return found.group() if found and found.group() not in self.stop else ""

    def token(self, missing: str, **facts: Any) -> str:  # noqa: ANN401  # facts are of many kinds
        """Pass the next argument; ``missing`` is the case of the error where there is none."""
        found = self.peek()
        if not found:
            raise self.source.error(missing, self.at, found=self.rest(), **facts)
        self.at += len(found)
        return found

    def place_in_hand(self) -> int | None:
        """Pass ``#1`` to ``#3``: a card by its place."""
        self.space()
        found = _PLACE.match(self.source.text, self.at, self.end)
        if found is None:
            return None
        self.at = found.end()
        return int(found[1])

    def card(self, *, known: bool = False) -> Card:
        """Pass a card; ``??`` only where it need not be known."""
        found = self.token("expected_card", deck=self.deck.id)
        if found == str(UNKNOWN) and not known:
            return UNKNOWN
        try:
            return self.deck.parse(clip(found))
        except RuleError as error:
            start = self.at - len(found)
            self.fail("bad_card", start, found=found, deck=self.deck.id, nearest=error.facts.get("nearest", ()))

    def cards(self) -> tuple[Card, ...]:
        """Pass one card or more."""
        cards = [self.card()]
        while self.peek():
            if len(cards) >= limits.CARDS:
                self.fail("too_many_cards", limit=limits.CARDS)
            cards.append(self.card())
        return tuple(cards)

    def number(self) -> int:
        """Pass a number of a few figures."""
        found = self.token("expected_number")
        if not (found.isascii() and found.isdigit() and len(found) <= limits.NUMBER):
            self.fail("expected_number", self.at - len(found), found=found)
        return int(found)

    def seat(self) -> int:
        """Pass a seat that somebody sits on."""
        found = self.token("expected_seat", last=self.seats - 1)
        if not (found.isascii() and found.isdigit() and len(found) <= limits.NUMBER and int(found) < self.seats):
            self.fail("expected_seat", self.at - len(found), found=found, last=self.seats - 1)
        return int(found)

    def word(self, known: Collection[str], detail: str = "expected_word") -> str:
        """Pass one of some words; the error lists them, the nearest apart."""
        found = self.token(detail, expected=tuple(known), nearest=())
        if found not in known:
            start = self.at - len(found)
            self.fail(detail, start, found=found, expected=tuple(known), nearest=alike(found, known))
        return found


def alike(found: str, known: Collection[str], *, count: int = 1) -> tuple[str, ...]:
    """Give the known words nearest to what was found; case and accents do not matter.

    >>> alike("Não_quero", ["quero", "nao_quero"])
    ('nao_quero',)
    """
    return nearest(fold(clip(found)), known, count=count)
