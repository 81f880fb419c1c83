"""A `.truco` file as one frozen value: header, lines, what is written around an act, variations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from tutor.notation.acts import Act, SeatedAct
from tutor.notation.assertions import Assertion
from tutor.notation.nodes import Node, Placed

Language = Literal["pt-BR", "en"]


@dataclass(frozen=True, slots=True)
class Comment(Node):
    """``{en: text}``: shown to the learner; white space is one space wherever there is some."""

    text: str
    language: Language = "pt-BR"

    def _words(self) -> Iterable[object]:
        return (f"{{{self.language}:", self.text.replace("\\", "\\\\").replace("}", "\\}") + "}")


@dataclass(frozen=True, slots=True)
class ClauseRef(Node):
    """``[clause id]``."""

    id: str

    def _words(self) -> Iterable[object]:
        return (f"[{self.id}]",)


@dataclass(frozen=True, slots=True)
class Label(Node):
    """``:label``: a place of the file that can be linked to; each is used once."""

    name: str

    def _words(self) -> Iterable[object]:
        return (f":{self.name}",)


@dataclass(frozen=True, slots=True)
class Question(Node):
    """``{?envido 0}``: the learner is asked here; the answer is derived, never typed in.

    ``seat`` belongs to envido and flor, ``answer`` to bet, ``act`` to legal; trick, hand and falta have none.
    """

    kind: Literal["envido", "flor", "trick", "hand", "bet", "falta", "legal"]
    seat: int | None = None
    answer: str = ""
    act: SeatedAct | None = None

    def _words(self) -> Iterable[object]:
        parts = (self.kind, "" if self.seat is None else self.seat, self.answer, self.act or "")
        yield "{?" + " ".join(filter(None, map(str, parts))) + "}"


Annotation = Comment | ClauseRef | Label | Question


@dataclass(frozen=True, slots=True)
class HandBreak(Node):
    """``--- hand N``: here a further hand of the match begins."""

    number: int
    eldest: int | None = None

    def _words(self) -> Iterable[object]:
        return ("--- hand", self.number, *(() if self.eldest is None else ("eldest", self.eldest)))


@dataclass(frozen=True, slots=True)
class Line(Placed):
    """One line: what it says, the annotations after it in their order, and its remark (``# …``).

    A line may also hold annotations or a remark alone: then ``what`` is None.
    """

    what: Act | Assertion | HandBreak | None = None
    annotations: tuple[Annotation, ...] = ()
    remark: str = ""

    def comments(self, language: Language) -> tuple[str, ...]:
        """Give the comments in one language, in their order."""
        return tuple(a.text for a in self.annotations if isinstance(a, Comment) and a.language == language)


@dataclass(frozen=True, slots=True)
class Variation(Placed):
    """``( … )``: what might have been in place of the act before it."""

    body: Body


Body = tuple["Line | Variation", ...]
"""Lines and variations in their order."""

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandFile:
    """A whole file. What the header leaves out is None or empty; ``options``, ``title`` and ``teaches`` make dicts.

    ``notes`` are the author's own keys, those that begin with ``_``, as they are written. ``places`` says where each
    key of the header stands (line, column); it takes no part in equality.
    """

    rules: str
    players: tuple[str, ...]
    id: str = ""
    target: int | None = None
    score: tuple[int, int] = (0, 0)
    eldest: int = 0
    options: tuple[tuple[str, OptionValue], ...] = ()
    skills: tuple[str, ...] = ()
    title: tuple[tuple[Language, str], ...] = ()
    teaches: tuple[tuple[Language, str], ...] = ()
    about: tuple[str, ...] = ()
    owner: int | None = None
    stayed: int | None = None
    raffler: str | None = None
    draw: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    body: Body = ()
    places: Mapping[str, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def hands(self) -> tuple[Body, ...]:
        """The body, hand by hand; each but the first begins with its `HandBreak`."""
        hands: list[list[Line | Variation]] = [[]]
        for item in self.body:
            if isinstance(item, Line) and isinstance(item.what, HandBreak) and hands != [[]]:
                hands.append([])
            hands[-1].append(item)
        return tuple(map(tuple, hands))

    def __str__(self) -> str:
        from tutor.notation.dump import dump  # noqa: PLC0415  # the writer knows the tree, not it the writer

        return dump(self)
