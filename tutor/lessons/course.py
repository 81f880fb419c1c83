"""The course as data: every lesson with its folder, number, file and skills, in the order in which it is taken.

Numbers and names stay: a new lesson takes a new number (`teaching.md`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from tutor.lessons.skills import Skill, skill
from tutor.narration import text
from tutor.rulebook import RULEBOOKS, UnknownIdError, nearest_ids, reading

__all__ = ["ACROSS", "FOLDERS", "Lesson", "UnknownLessonError", "course", "folder_title", "lesson_at"]

ACROSS: Final = "juntos"
"""The folder of the lessons about several rulebooks."""
FOLDERS: Final = (*RULEBOOKS, ACROSS)

_TABLE: Final = {
    "gauderio": (
        ("01-baralho-e-objetivo", "table words"),
        ("02-forca-e-manilhas", "rank manilha.fixed"),
        ("03-rodadas-e-empates", "trick tie tie.hand tie.three"),
        ("04-carta-escondida", "hide"),
        ("05-envido", "envido.count rank.vs_points envido.when envido.pays"),
        ("06-precos-e-falta", "envido.price envido.raise falta"),
        ("07-flor", "flor flor.price"),
        ("08-truco", "truco.ladder truco.raise truco.when"),
        ("09-mao-completa", "match full_hand"),
    ),
    "cego": (
        ("01-baralho-e-objetivo", "table words"),
        ("02-forca-e-manilhas", "rank manilha.fixed"),
        ("03-rodadas-e-empates", "trick tie tie.hand tie.three"),
        ("04-envido", "envido.count rank.vs_points envido.when envido.pays"),
        ("05-precos-e-falta", "envido.price envido.raise falta"),
        ("06-flor", "flor flor.price"),
        ("07-truco", "truco.ladder truco.raise truco.when"),
        ("08-mao-completa", "match full_hand"),
    ),
    "claudista": (
        ("01-baralho-e-objetivo", "table words"),
        ("02-forca-vira-e-manilhas", "rank manilha.vira"),
        ("03-rodadas-empates-e-carta-escondida", "trick tie tie.hand tie.three hide"),
        ("04-truco-ate-doze", "truco.ladder truco.raise truco.when"),
        ("05-mao-de-onze", "eleven"),
        ("06-mao-escura", "dark"),
        ("07-reis-e-regras-suplementares", "kings supplementary"),
        ("08-corte-carteado-e-erros", "cut deal_errors"),
        ("09-mao-completa", "match full_hand"),
    ),
    ACROSS: (
        ("01-contraste", "contrast"),
        ("02-o-que-o-documento-nao-decide", "silence"),
    ),
}


class UnknownLessonError(UnknownIdError):
    """There is no such lesson; the message names the nearest there is."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: where it stands, and the skills it teaches, by their ids.

    >>> lesson_at("gauderio/04-carta-escondida").number, lesson_at("juntos/01-contraste").file
    (4, 'juntos/01-contraste.ipynb')
    """

    folder: str
    name: str
    skills: tuple[str, ...]

    @property
    def id(self) -> str:
        """Its name in `lesson.open`: folder and file without ending."""
        return f"{self.folder}/{self.name}"

    @property
    def number(self) -> int:
        """Its place in its folder, from 1."""
        return int(self.name.partition("-")[0])

    @property
    def file(self) -> str:
        """Its notebook, below the folder of all lessons."""
        return f"{self.id}.ipynb"

    @property
    def rules(self) -> str:
        """The rulebook it is about; for a lesson about several, the one that its questions begin with."""
        return self.folder if self.folder in RULEBOOKS else RULEBOOKS[0]

    @property
    def places(self) -> tuple[tuple[str, str], ...]:
        """Its skills, each with the rulebooks in which it is asked: of several documents, what each leaves open.

        >>> lesson_at("juntos/02-o-que-o-documento-nao-decide").places[:2]
        (('gauderio', 'silence'), ('cego', 'silence'))
        """
        return tuple((rules, one.id) for one in self.taught for rules in self._books(one))

    def _books(self, one: Skill) -> tuple[str, ...]:
        own = {rules for id_ in one.readings for rules in reading(id_).rules} if self.folder == ACROSS else set()
        return tuple(rules for rules in RULEBOOKS if rules in own) or (self.rules,)

    @property
    def taught(self) -> tuple[Skill, ...]:
        """Its skills."""
        return tuple(map(skill, self.skills))

    @property
    def siblings(self) -> int:
        """How many lessons its folder has."""
        return len(_TABLE[self.folder])

    @property
    def next(self) -> Lesson | None:
        """The lesson after it in its folder; after the last one of a rulebook, the first across rulebooks."""
        listed = [one for one in course() if one.folder == self.folder]
        place = listed.index(self) + 1
        if place < len(listed):
            return listed[place]
        return None if self.folder == ACROSS else next(one for one in course() if one.folder == ACROSS)

    def title(self, lang: str = "pt-BR") -> str:
        """Its title in the list of the course.

        >>> lesson_at("gauderio/03-rodadas-e-empates").title("en")
        'Tricks and ties'
        """
        return text(f"course-{self.folder}-{self.number}", lang)


@cache
def course() -> tuple[Lesson, ...]:
    """Give all lessons, folder by folder.

    >>> len(course())
    28
    """
    return tuple(_lessons())


def folder_title(folder: str, lang: str = "pt-BR") -> str:
    """Give the title of a folder.

    >>> folder_title("juntos")
    'Os três juntos'
    """
    return text(f"course-folder-{folder}", lang)


def _lessons() -> Iterator[Lesson]:
    for folder, rows in _TABLE.items():
        for name, skills in rows:
            yield Lesson(folder, name, tuple(skills.split()))


def lesson_at(id: str) -> Lesson:  # noqa: A002  # its word in the façade
    """Give a lesson by its folder and name, with or without the ending of its file.

    >>> lesson_at("cego/06-flr")
    Traceback (most recent call last):
    tutor.lessons.course.UnknownLessonError: unknown lesson 'cego/06-flr'; did you mean 'cego/06-flor'?
    """
    known = {one.id: one for one in course()}
    found = known.get(id.removesuffix(".ipynb"))
    if found is None:
        name = id.rpartition("/")[2]  # a folder in common makes no two lessons alike
        close = [one.id for one in course() if nearest_ids(name, (one.name,))]
        raise UnknownLessonError("lesson", id, close)
    return found
