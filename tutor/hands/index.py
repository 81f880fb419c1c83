"""Which hands there are: read from the headers of the files themselves, the first time that somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from tutor.notation import HandFile, parse
from tutor.rulebook import RULEBOOKS, UnknownIdError
from tutor.rulebook.lookup import check_rulebook

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["ENDING", "Hand", "hand", "hands"]

ENDING = ".truco"


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of the library: what its header says, the text of its file and the file as it was read.

    >>> found = hand("gauderio-empate-na-primeira")
    >>> found.rules, found.players, found.title["en"]
    ('gauderio', 2, 'A tied first trick')
    """

    id: str
    text: str = field(repr=False)
    file: HandFile = field(repr=False)

    @property
    def rules(self) -> str:
        """The rulebook under which it is played."""
        return self.file.rules

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.file.players)

    @property
    def skills(self) -> tuple[str, ...]:
        """What it trains, the main skill first."""
        return self.file.skills

    @property
    def about(self) -> tuple[str, ...]:
        """The clauses and readings on which its turning points rest."""
        return self.file.about

    @property
    def title(self) -> dict[str, str]:
        """Its title by language."""
        return dict[str, str](self.file.title)

    @property
    def teaches(self) -> dict[str, str]:
        """The one thing it teaches, a sentence by language."""
        return dict[str, str](self.file.teaches)


def hand(id: str) -> Hand:  # noqa: A002  # the word of the notation
    """Give the hand with this id; an `UnknownIdError` names the nearest ones.

    >>> hand("gauderio-tres-empates").skills
    ('tie.three', 'tie.hand')
    """
    try:
        return _library()[id]
    except KeyError:
        raise UnknownIdError("hand", id, _library()) from None


def hands(rules: str | None = None, *, skill: str | None = None, about: str | None = None) -> tuple[Hand, ...]:
    """Give the hands of a rulebook, of a skill, about a clause or reading, by rulebook and id.

    >>> hand("gauderio-empate-na-primeira") in hands("gauderio", skill="tie.hand", about="gauderio/empate/1")
    True
    """
    check_rulebook(rules)
    return tuple(
        found
        for found in _library().values()
        if rules in {None, found.rules}
        and (skill is None or skill in found.skills)
        and (about is None or about in found.about)
    )


@cache
def _library() -> dict[str, Hand]:
    """Read every file; its name is its id."""
    found = {}
    for file in _files():
        text = file.read_text(encoding="utf-8")
        id_ = file.name.removesuffix(ENDING)
        found[id_] = Hand(id_, text, parse(text))
    return found


def _files() -> Iterator[Traversable]:
    """Give the files, by rulebook, which has its folder, and id."""
    library = resources.files("tutor.hands") / "library"
    for folder in sorted(library.iterdir(), key=lambda folder: RULEBOOKS.index(folder.name)):
        found = (file for file in folder.iterdir() if file.name.endswith(ENDING))
        yield from sorted(found, key=lambda file: file.name.removesuffix(ENDING))
