"""A question and its marking: what is asked, what it is answered with, and what an answer tells about who gave it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import factorial
from typing import Any, Literal, NamedTuple

from tutor.engine import Card, Reason, Ruleset, Ruling
from tutor.lessons.misconceptions import Misconception
from tutor.lessons.said import Label, Said

__all__ = [
    "Broken",
    "Choice",
    "Drill",
    "Form",
    "Marking",
    "Question",
    "Row",
    "Shown",
    "UnreadableAnswerError",
    "ways_of",
    "written",
]

Form = Literal["number", "one", "order", "set"]
"""How a question is answered: a number typed, one of several, several in an order, any of several."""

LONGEST_ANSWER = 200
NOTHING = ("none",)
"""What is answered by who chooses none of several."""


class Choice(NamedTuple):
    """One thing to choose: its key in the log, and its words."""

    key: str
    label: Label


class Row(NamedTuple):
    """Cards on the table, and whose or what they are; ``?`` is a card face down."""

    label: Label | None
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """What is seen of a question: the prompt, what one has to know for it, the cards, the choices."""

    prompt: Said
    facts: tuple[Label, ...] = ()
    rows: tuple[Row, ...] = ()
    choices: tuple[Choice, ...] = ()
    players: int = 2


class Broken(NamedTuple):
    """Where an order of steps goes against the rules: at which step, why, and the clauses of it."""

    place: int
    reason: Reason | None
    cites: tuple[str, ...]


class UnreadableAnswerError(ValueError):
    """What was given is no answer to this question: `code` is the message that says what would be one."""

    def __init__(self, code: str, given: str) -> None:
        super().__init__(f"{given!r} is no answer here ({code})")
        self.code = code
        self.given = given


def ways_of(form: Form, choices: int) -> int | None:
    """Give how many answers a form with so many choices has; None for a number that is typed.

    >>> ways_of("one", 4), ways_of("order", 3), ways_of("set", 3), ways_of("number", 0)
    (4, 6, 8, None)
    """
    if form == "order":
        return factorial(choices)
    return {"number": None, "one": choices, "set": 1 << choices}[form]


def written(value: object) -> tuple[str, ...]:
    """Write the value of an answer as the log has it: yes and no, numbers, words, cards; several in their order.

    >>> written(True), written(28), written(None), written((Card("3", "c"), Card("4", "e")))
    (('yes',), ('28',), ('none',), ('3c', '4e'))
    """
    if isinstance(value, bool):
        return ("yes" if value else "no",)
    if value is None:
        return ("none",)
    if isinstance(value, tuple) and not isinstance(value, Card):
        return tuple(part for one in value for part in written(one))
    return (str(value),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drill:
    """One kind of question of a skill, ``skill#kind``.

    ``pool(rules)`` are the cases it draws from, ``key(rules, case)`` rules one, ``show(rules, case)`` puts it before
    the learner; ``wrong(row, rules, case)`` is what a wrong rule of ``subject`` would answer, None where it has none;
    ``also(rules, case)`` are other right answers, and ``breaks(rules, case, answer)`` where a wrong order goes wrong.
    In a block of questions it stands ``weight`` times, and once more for each wrong rule of the skill that it shows
    (unless ``made_for`` is off: then they are only told from what they answer). Cases are drawn by luck, or by seed
    ``in_order``; choices stand as they are shown, or ``shuffled``.
    """

    skill: str
    kind: str
    rules: tuple[str, ...]
    form: Form
    pool: Callable[[Ruleset], Sequence[Any]]
    key: Callable[[Ruleset, Any], Ruling[Any]]
    show: Callable[[Ruleset, Any], Shown]
    subject: str = ""
    wrong: Callable[[Misconception, Ruleset, Any], tuple[str, ...] | None] | None = None
    also: Callable[[Ruleset, Any], frozenset[tuple[str, ...]]] = lambda _rules, _case: frozenset()
    breaks: Callable[[Ruleset, Any, tuple[str, ...]], Broken | None] = lambda _rules, _case, _answer: None
    made_for: bool = True
    shuffled: bool = False
    in_order: bool = False
    weight: int = 1

    @property
    def name(self) -> str:
        """The name of this kind of question."""
        return f"{self.skill}#{self.kind}"

    def answer_of(self, row: Misconception, rules: Ruleset, case: Any) -> tuple[str, ...] | None:  # noqa: ANN401
        """Give what somebody with this wrong rule would answer; None where it says nothing of this question."""
        if row.subject != self.subject:
            return None
        if self.wrong is not None:
            return self.wrong(row, rules, case)
        return written(row.answer(rules, case))


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question that can be asked again: rulebook, skill, kind and seed make the same one, with the same key.

    ``ruling`` is what the referee says, ``key`` the same as it is answered, ``also`` are other right answers; ``wrong``
    is what each wrong rule would answer, where that is not right, and ``target`` the one for which it was made, if any.
    """

    rules: str
    skill: str
    kind: str
    seed: int
    drill: Drill
    ruleset: Ruleset
    case: Any
    ruling: Ruling[Any]
    key: tuple[str, ...]
    shown: Shown
    wrong: Mapping[str, tuple[str, ...]]
    target: str = ""
    also: frozenset[tuple[str, ...]] = field(default_factory=frozenset)

    @property
    def form(self) -> Form:
        """How it is answered."""
        return self.drill.form

    @property
    def ways(self) -> int | None:
        """How many answers can be given, for the chance to be right by luck; None for a number that is typed."""
        return ways_of(self.form, len(self.shown.choices))

    def label(self, key: str) -> Label:
        """Give the words of a choice; a number is said as it is."""
        return next((choice.label for choice in self.shown.choices if choice.key == key), key)

    def read(self, given: str) -> tuple[str, ...]:
        """Read an answer; `UnreadableAnswerError` says what would be one."""
        words = given[:LONGEST_ANSWER].split()
        if self.form == "number":
            if not words:
                raise UnreadableAnswerError("practice-nothing-typed", given)
            if len(words) > 1 or not (words[0].isascii() and words[0].isdecimal()):
                raise UnreadableAnswerError("practice-not-a-number", given)
            return (str(int(words[0])),)
        keys = [choice.key for choice in self.shown.choices]
        if self.form == "set" and tuple(words) == NOTHING:
            return NOTHING
        if any(one not in keys for one in words) or len(set(words)) != len(words):
            raise UnreadableAnswerError("practice-no-choice", given)
        if self.form == "set":
            return tuple(key for key in keys if key in words) or NOTHING
        if self.form == "one" and len(words) != 1:
            raise UnreadableAnswerError("practice-choose-one", given)
        if self.form == "order" and len(words) != len(keys):
            raise UnreadableAnswerError("practice-choose-all", given)
        return tuple(words)

    def mark(self, given: str) -> Marking:
        """Mark an answer, and name the wrong rules whose answer it is."""
        answer = self.read(given)
        right = answer == self.key or answer in self.also
        rows = () if right else tuple(id_ for id_, said in self.wrong.items() if said == answer)
        return Marking(answer, right, rows)


class Marking(NamedTuple):
    """An answer marked: as it was read, whether it is right, and the wrong rules whose answer it is."""

    answer: tuple[str, ...]
    right: bool
    candidates: tuple[str, ...]

    @property
    def given(self) -> str:
        """The answer as the log has it."""
        return " ".join(self.answer)
