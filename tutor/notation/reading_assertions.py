"""The reader of assertions and of questions: the lines and braces that ask the engine something."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, get_args

from tutor.notation.acts import SeatedAct
from tutor.notation.assertions import (
    Assertion,
    ClauseIs,
    CountIs,
    FoulIs,
    HandIs,
    LegalIs,
    MatchIs,
    PairIs,
    ReadingIs,
    ScoreIs,
    StakeIs,
    TrickIs,
    Verdict,
    VoidIs,
)
from tutor.notation.cursor import Cursor
from tutor.notation.header import is_name
from tutor.notation.shapes import Shape, each
from tutor.notation.tree import Question
from tutor.notation.verbs import read_seated
from tutor.rulebook import UnknownIdError, clause, reading

VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
TEAMS: Final = ("0", "1")
_REMEDY = re.compile("[a-z0-9_]{1,40}")
BET_ANSWERS: Final = ("quero", "nao_quero", "sem_flor")


def _team_or(nobody: str) -> Callable[[Cursor], int | None]:
    def read(cursor: Cursor) -> int | None:
        word = cursor.word((*TEAMS, nobody))
        return int(word) if word in TEAMS else None

    return read


def _score(cursor: Cursor) -> tuple[int, int]:
    return cursor.number(), cursor.number()


def _legal(cursor: Cursor) -> tuple[SeatedAct, str]:
    return read_asked(cursor, stop=VERDICTS), cursor.word(VERDICTS)


def _names(cursor: Cursor) -> tuple[str, str]:
    return _name(cursor), _name(cursor)


def _name(cursor: Cursor) -> str:
    found = cursor.token("expected_name")
    name = found.strip('"')
    if not is_name(name):
        cursor.fail("expected_name", cursor.at - len(found), found=found)
    return name


def _remedy(cursor: Cursor) -> str:
    found = cursor.token("expected_remedy")
    if not _REMEDY.fullmatch(found):
        cursor.fail("expected_remedy", cursor.at - len(found), found=found)
    return found


def _clause(cursor: Cursor) -> str:
    return known_clause(cursor, cursor.token("expected_clause"))


def _reading(cursor: Cursor) -> str:
    found = cursor.token("expected_reading")
    try:
        return reading(found).id
    except UnknownIdError as error:
        cursor.fail("unknown_reading", cursor.at - len(found), found=found, nearest=error.nearest)


ASSERTIONS: Final[dict[str, Shape[Assertion]]] = {
    "envido": Shape(CountIs, each(Cursor.seat, Cursor.number), named=True),
    "flor": Shape(CountIs, each(Cursor.seat, Cursor.number), named=True),
    "trick": Shape(TrickIs, each(Cursor.number, _team_or("tie"))),
    "hand": Shape(HandIs, each(_team_or("nobody"), Cursor.number)),
    "stake": Shape(StakeIs, each(Cursor.number)),
    "score": Shape(ScoreIs, each(_score)),
    "match": Shape(MatchIs, each(lambda cursor: int(cursor.word(TEAMS)))),
    "void": Shape(VoidIs),
    "foul": Shape(FoulIs, each(_remedy)),
    "legal": Shape(LegalIs, _legal),
    "clause": Shape(ClauseIs, each(_clause)),
    "reading": Shape(ReadingIs, each(_reading)),
    "pair": Shape(PairIs, each(_names)),
}
"""Every assertion by its word."""

QUESTIONS: Final[dict[str, Shape[Question]]] = {
    "envido": Shape(Question, each(Cursor.seat), named=True),
    "flor": Shape(Question, each(Cursor.seat), named=True),
    "trick": Shape(Question, named=True),
    "hand": Shape(Question, named=True),
    "bet": Shape(Question, lambda cursor: (None, cursor.word(BET_ANSWERS)), named=True),
    "falta": Shape(Question, named=True),
    "legal": Shape(Question, lambda cursor: (None, "", read_asked(cursor)), named=True),
}
"""Every question by its word."""


def read_assertion(cursor: Cursor) -> Assertion:
    """Read ``= word …``."""
    line, column = cursor.source.place(cursor.at)
    cursor.starts("=")
    word = cursor.word(ASSERTIONS, "unknown_assertion")
    return ASSERTIONS[word].read(cursor, word, line=line, column=column)


def read_question(cursor: Cursor) -> Question:
    """Read ``{?word …}``."""
    line, column = cursor.source.place(cursor.at)
    cursor.starts("{?")
    word = cursor.word(QUESTIONS, "unknown_question")
    question = QUESTIONS[word].read(cursor, word, line=line, column=column)
    cursor.space()
    if not cursor.starts("}"):
        cursor.fail("unclosed_question", found=cursor.rest())
    return question


def read_asked(cursor: Cursor, stop: tuple[str, ...] = ()) -> SeatedAct:
    """Read an act that nobody does: it is only asked about, so its card may be ``#1``."""
    cursor.asked, cursor.stop = True, stop
    try:
        cursor.space()
        return read_seated(cursor)
    finally:
        cursor.asked, cursor.stop = False, ()


def known_clause(cursor: Cursor, found: str) -> str:
    """Give the id back if a document has this clause; the cursor stands after it."""
    try:
        return clause(found).id
    except UnknownIdError as error:
        cursor.fail("unknown_clause", cursor.at - len(found), found=found, nearest=error.nearest)
