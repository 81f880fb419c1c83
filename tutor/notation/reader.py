"""From text to tree: the whole of a `.truco` file, the part of it before a mistake, or all that can be read."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tutor.engine import ruleset
from tutor.engine.deck import Deck
from tutor.notation.body import BodyReader
from tutor.notation.body_whole import WholeReader
from tutor.notation.cursor import Cursor
from tutor.notation.errors import NotationError
from tutor.notation.header import read_header
from tutor.notation.header_whole import read_whole_header
from tutor.notation.source import Source, decode, split
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
        reader = BodyReader(_cursor(source, header))
    except NotationError as error:
        return None, error
    mistake = None
    try:
        reader.read()
    except NotationError as error:
        mistake = error
    return HandFile(**header, body=reader.body), mistake


class Whole(NamedTuple):
    """A file with all its mistakes: what could be read of it (None where nothing can), whether that can be replayed."""

    file: HandFile | None
    mistakes: tuple[NotationError, ...]
    plays: bool


def parse_whole(text: str | bytes) -> Whole:
    """Read a file past its mistakes; a `Gap` stands in the body where an act could not be read."""
    try:
        source = split(decode(text))
    except NotationError as error:
        return Whole(None, (error,), plays=False)
    header = read_whole_header(source)
    if header.fields is None:
        return Whole(None, header.mistakes, plays=False)
    reader = WholeReader(_cursor(source, header.fields))
    try:
        reader.read()
    except NotationError as error:
        reader.mistakes.append(error)
    file = HandFile(**header.fields, body=reader.body)
    return Whole(file, (*header.mistakes, *reader.mistakes), header.plays)


def _cursor(source: Source, header: dict[str, Any]) -> Cursor:
    seats = len(header["players"])
    return Cursor(source, _deck(header["rules"]), seats, len(header.get("draw", ())) or seats)
