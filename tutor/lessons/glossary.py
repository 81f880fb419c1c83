"""The words of the table with what they mean: our wording of their clauses, or a line of the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from tutor.lessons.author_error import AuthorError
from tutor.lessons.glossary_table import EVERYDAY, TABLE
from tutor.narration import rulebook_name, text
from tutor.narration.catalogue import find
from tutor.rulebook import RULEBOOKS, UnknownIdError, fold

__all__ = ["Term", "UnknownTermError", "explained", "said_in", "term", "terms", "words_in"]

ARTICLES: Final = ("a ", "o ", "as ", "os ", "um ", "uma ")


class UnknownTermError(UnknownIdError):
    """The glossary has no such word; the message names the nearest there is."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the table: the clauses and readings that say what it means, by rulebook, and other forms of it."""

    id: str
    sources: tuple[tuple[str, ...], ...]
    others: tuple[str, ...]

    def word(self, lang: str = "pt-BR") -> str:
        """Give the word as it is written.

        >>> term("o-mao").word(), term("rodada").word("en")
        ('o mão', 'trick')
        """
        return text(f"glossary-{self.id}", lang)

    def cites(self, rules: str) -> tuple[str, ...]:
        """Give the clauses and readings that say what it means in a rulebook.

        >>> term("rodada").cites("gauderio")
        ('gauderio/def/rodada',)
        """
        return self.sources[RULEBOOKS.index(rules)]

    def meaning(self, lang: str = "pt-BR") -> str:
        """Give what it means where no clause says so; "" where there is no such line."""
        id_ = f"glossary-{self.id}-meaning"
        return text(id_, lang) if find(id_, lang) else ""

    def in_rulebook(self, rules: str) -> Term:
        """Give it back if it means something there; else `AuthorError`."""
        if not self.cites(rules) and not self.meaning():
            raise AuthorError("check-part-word", word=self.id, rules=rules)
        return self


@cache
def terms() -> dict[str, Term]:
    """Give every word by its id."""
    return {
        id_: Term(id_, tuple(tuple(cell.split()) for cell in cells), tuple(filter(None, others.split(","))))
        for id_, *cells, others in TABLE
    }


def term(id: str) -> Term:  # noqa: A002  # its word in the façade
    """Give a word by its id.

    >>> term("rodadda")
    Traceback (most recent call last):
    tutor.lessons.glossary.UnknownTermError: unknown word of the glossary 'rodadda'; did you mean 'rodada'?
    """
    found = terms().get(id)
    if found is None:
        raise UnknownTermError("word of the glossary", id, terms())
    return found


def said_in(words: str) -> Term | None:
    """Find the word of the glossary that some Portuguese words are, in any of its forms; None where they are none.

    >>> said_in("Rodadas").id, said_in("a manilha").id, said_in("o mão").id, said_in("a mão").id, said_in("cadeira")
    ('rodada', 'manilha', 'o-mao', 'mao', None)
    """
    said = fold(words).strip(" .,;:!?“”\"'")
    bare = next((said.removeprefix(article) for article in ARTICLES if said.startswith(article)), said)
    return _by_form().get(said) or _by_form().get(bare)


def explained(carded: Iterable[str], rules: str) -> frozenset[str]:
    """Give the words that cards explain in a rulebook: their own, and those that the same clauses explain.

    >>> sorted(explained({"carta-escondida"}, "claudista"))
    ['carta-escondida', 'esconder']
    """
    own = frozenset(carded) & terms().keys()
    said = {id_ for word in own for id_ in terms()[word].cites(rules)}
    return own | {one.id for one in terms().values() if one.cites(rules) and said.issuperset(one.cites(rules))}


def words_in(prose: str) -> tuple[Term, ...]:
    """Give the words of the table that a text uses, in the order of their first use; the longest form counts.

    Words that anybody says of something else are left out, and so are the names of the rulebooks.

    >>> [one.id for one in words_in("No Truco Cego, quem canta a contra-flor ganha a partida.")]
    ['cantar', 'contra-flor']
    """
    found = (_by_form()[fold(one)] for one in _used().findall(fold(prose)) if fold(one) in _by_form())
    return tuple(one for one in dict.fromkeys(found) if one.id not in EVERYDAY)


@cache
def _used() -> re.Pattern[str]:
    """Match the forms, the longest first, and before them what holds one and means something else."""
    names = [fold(rulebook_name(rules)) for rules in RULEBOOKS]
    forms = sorted((*names, *_by_form()), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, forms))})(?![\w-])")


@cache
def _by_form() -> dict[str, Term]:
    return {fold(form): one for one in terms().values() for form in (*one.others, one.word())}
