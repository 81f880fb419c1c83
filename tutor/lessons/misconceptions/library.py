"""The catalogue as a whole: its rows, the key of a question, and which rows give a wrong answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from tutor.engine import Ruleset, Ruling
from tutor.lessons.misconceptions import (
    calls,
    ceremony,
    eleven,
    envido,
    falta,
    flor,
    hiding,
    manilha,
    rank,
    ties,
    truco,
)
from tutor.lessons.misconceptions.notation import Input
from tutor.lessons.misconceptions.records import Answer, Misconception, Part
from tutor.lessons.misconceptions.subjects import SUBJECTS, Subject
from tutor.rulebook import UnknownIdError

_FAMILIES = (rank, manilha, ties, envido, calls, falta, flor, truco, eleven, hiding, ceremony)
_ROWS: Mapping[str, Misconception] = {row.id: row for family in _FAMILIES for row in family.ROWS}


class UnknownMisconceptionError(UnknownIdError):
    """No misconception, or no subject, of this name; the message names the nearest there is."""


def catalogue(rules: Ruleset | str | None = None, skill: str | None = None) -> tuple[Misconception, ...]:
    """List the misconceptions, of a rulebook or of a skill; of a ruleset, those that its switches leave wrong.

    >>> [row.id for row in catalogue("gauderio", "tie")]
    ['RK-06', 'EM-09', 'EM-10', 'EM-11']
    """
    return tuple(
        row
        for row in _ROWS.values()
        if (skill is None or row.skill == skill)
        and (rules is None or (row.wrong_in(rules) if isinstance(rules, str) else row.fits(rules)))
    )


def misconception(id: str) -> Misconception:  # noqa: A002  # the word of the table
    """Give one row; of none there is, `UnknownMisconceptionError`.

    >>> misconception("EN-04").skill
    'envido.count'
    """
    return _ROWS[_known("misconception", id, _ROWS)]


def subject(id: str) -> Subject:  # noqa: A002
    """Give a kind of question."""
    return SUBJECTS[_known("subject", id, SUBJECTS)]


def parse_input(subject_id: str, text: str) -> Input:
    """Read an input of a subject.

    >>> parse_input("duel", "3c 1p").a
    Card(rank='3', suit='c')
    """
    return subject(subject_id).input.parse(text)


def right(rules: Ruleset, subject_id: str, asked: Input) -> Ruling[Answer]:
    """Give the key of a question: a ruling of the referee."""
    return subject(subject_id).right(rules, asked)


def right_steps(rules: Ruleset, subject_id: str, asked: Input) -> tuple[Part, ...]:
    """Take the right sum apart as `Misconception.steps` does the wrong one; nothing where the answer is no sum."""
    steps = subject(subject_id).steps
    return () if steps is None else steps(rules, asked)


def candidates(rules: Ruleset, subject_id: str, asked: Input, answer: Answer) -> tuple[Misconception, ...]:
    """List the rows that give this answer, which is not the right one.

    >>> from tutor.engine import ruleset
    >>> [row.id for row in candidates(ruleset("gauderio"), "duel", parse_input("duel", "3c 1p"), "A")]
    ['RK-01', 'RK-03', 'RK-11']
    """
    if _same(answer, right(rules, subject_id, asked).value):
        return ()
    return tuple(row for row in _asked_in(rules, subject_id) if _same(row.answer(rules, asked), answer))


@lru_cache(maxsize=256)
def _asked_in(rules: Ruleset, subject_id: str) -> tuple[Misconception, ...]:
    return tuple(row for row in catalogue(rules) if row.subject == subject_id and not row.never)


def _same(one: Answer, other: Answer) -> bool:
    """Compare answers; a yes is no number one."""
    return type(one) is type(other) and one == other


def _known(what: str, name: str, names: Iterable[str]) -> str:
    known = tuple(names)
    if name not in known:
        raise UnknownMisconceptionError(what, name, known)
    return name
