"""From text to tree: the whole of a `.truco` file, or the part of it before a mistake."""

from __future__ import annotations

from functools import cache

from tutor.engine import ruleset
from tutor.engine.deck import Deck
from tutor.notation.body import BodyReader
from tutor.notation.cursor import Cursor
from tutor.notation.errors import NotationError
from tutor.notation.header import read_header
from tutor.notation.source import decode, split
from tutor.notation.tree import HandFile


@cache
def _deck(rules: str) -> Deck:
    return ruleset(rules).deck


def parse(text: str | bytes) -> HandFile:
    r"""Read a `.truco` file; a `NotationError` says where its first mistake is and what could stand there.

    >>> parse('''truco = 1
    ... rules = "cego"
    ... players = ["Ana", "Beto"]
    ... actions = \'\'\'
    ... deal 0 7O 1C 6p
    ... \'\'\'
    ... ''').body[0].what.cards
    (Card(rank='7', suit='o'), Card(rank='1', suit='c'), Card(rank='6', suit='p'))
    """
    file, error = parse_prefix(text)
    if error is not None:
        raise error
    assert file is not None  # one of the two is always there
    return file


def parse_prefix(text: str | bytes) -> tuple[HandFile | None, NotationError | None]:
    """Read as far as the file is right: the good part, and the mistake that ends it.

    The file is None when the mistake is in its header or around its body, where nothing can be replayed.
    """
    try:
        source = split(decode(text))
        header = read_header(source)
        seats = len(header["players"])
        drawing = len(header.get("draw", ())) or seats
        reader = BodyReader(Cursor(source, _deck(header["rules"]), seats, drawing))
    except NotationError as error:
        return None, error
    mistake = None
    try:
        reader.read()
    except NotationError as error:
        mistake = error
    return HandFile(**header, body=reader.body), mistake
