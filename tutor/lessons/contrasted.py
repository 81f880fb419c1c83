"""One question under several rulebooks: what each says, and which of them says something else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tutor.engine import RuleError, Ruleset, ruleset
from tutor.engine.question import Question
from tutor.engine.scoring import target_of
from tutor.lessons.asked import case_of
from tutor.lessons.author_error import AuthorError
from tutor.lessons.desk_question import under_rules
from tutor.lessons.reference_asked import asked_words, names_at, rows_of_case
from tutor.lessons.reference_cases import ruling_of
from tutor.narration import columns, message, rulebook_name, sentence, text
from tutor.narration.beside import Column, fitted, odd_ones
from tutor.rulebook import RULEBOOKS

__all__ = ["Contrast"]

SPANISH = tuple(id_ for id_ in RULEBOOKS if ruleset(id_).deck.id == "spanish")
_CITES = 3
"""So many clauses stand under an answer; the rest is in the rules."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """A question as the first rulebook has it, and the rulebooks that are asked.

    >>> real = {"kind": "envido", "calls": "real_envido", "answer": "quero"}
    >>> contrast = Contrast.of("bet", ("gauderio", "cego"), real)
    >>> [(row.cell, row.differs) for row in contrast.rows("en")]
    [('5 points', True), ('3 tentos', True)]
    """

    class Row(NamedTuple):
        """What one rulebook says."""

        name: str
        cell: str
        differs: bool
        cites: tuple[str, ...]

    books: tuple[str, ...]
    asked: Question

    @classmethod
    def of(cls, ask: str, books: Sequence[str], fields: Mapping[str, Any]) -> Contrast:
        """Read a question by its fields (`tutor.lessons.asked`); it has to be one that the first rulebook takes."""
        _, asked = case_of(ask, books[0], fields)
        if ask == "moment" and len({ruleset(id_).deck.id for id_ in books}) > 1:
            raise AuthorError("check-part-one-deck", books=repr(SPANISH))
        return cls(tuple(books), asked)

    def prompt(self, lang: str) -> str:
        """Say what is asked; the total to which each rulebook plays, where none is given, stands with its answer."""
        return asked_words(self.books[0], self.asked, lang, total=False)

    def cards(self, lang: str) -> list[list[Any]]:
        """Give the cards of the case in rows."""
        return rows_of_case(self.books[0], self.asked, lang)

    def rows(self, lang: str) -> tuple[Contrast.Row, ...]:
        """Let each rulebook answer."""
        return self._moments(lang) if self.asked.ask == "moment" else self._columns(lang)

    def _columns(self, lang: str) -> tuple[Contrast.Row, ...]:
        put: dict[str, tuple[Ruleset, Question] | RuleError] = {}
        for id_ in self.books:
            rules = ruleset(id_)
            put[id_] = rules, fitted(rules, under_rules(self.asked, rules))
        names = names_at(self.books[0], self.asked)
        return tuple(self._row(column, lang) for column in columns(put, lang, names=names))

    def _moments(self, lang: str) -> tuple[Contrast.Row, ...]:
        said: dict[str, tuple[str, object, tuple[str, ...]]] = {}
        names = names_at(self.books[0], self.asked)
        for id_ in self.books:
            try:
                ruling = ruling_of(ruleset(id_), self.asked)
                said[id_] = sentence(ruling, lang, names=names), ruling.value, (*ruling.clauses, *ruling.readings)
            except RuleError as error:
                said[id_] = message(error, lang, names=names), error.code, error.cites
        odd = odd_ones({id_: key for id_, (_, key, _) in said.items()})
        return tuple(
            Contrast.Row(rulebook_name(id_, lang), cell, id_ in odd, cited[:_CITES])
            for id_, (cell, _, cited) in said.items()
        )

    def _row(self, column: Column, lang: str) -> Contrast.Row:
        cell, cited = column.cell, tuple[str, ...]()
        if column.error is not None:
            cited = (*column.error.cites, *column.error.readings)
            if column.error.code == "missing_vira":
                cell = text("desk-by-vira", lang)
        if column.ruling is not None:
            cited = (*column.ruling.clauses, *column.ruling.readings)
            cell = self._under_total(column.rules, cell, lang)
        return Contrast.Row(
            rulebook_name(column.rules, lang), cell[:1].upper() + cell[1:], column.differs, cited[:_CITES]
        )

    def _under_total(self, rules: str, cell: str, lang: str) -> str:
        """Say to what total a rulebook answers, where the score counts and the question leaves the total to it."""
        if not self.asked.facts.get("score") or self.asked.facts.get("target"):
            return cell
        return text("lesson-under-total", lang, target=target_of(ruleset(rules)), cell=cell)
