"""A misconception: a wrong rule that runs, beside the clauses that say it is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tutor.engine import Card, Ruleset
from tutor.lessons.misconceptions.notation import Input

Answer = bool | int | str | tuple[str, ...] | tuple[int, ...] | tuple[Card, ...] | None
"""What is answered: a number, yes or no, a word such as ``A``, ``=`` or ``nobody``, several of one kind, nothing."""

G, C, K = "gauderio", "cego", "claudista"


class Part(NamedTuple):
    """One addend of a sum: its points, what it is (a word of the catalogues), the cards it is taken from."""

    points: int
    what: str
    cards: tuple[Card, ...] = ()


Steps = Callable[[Ruleset, Any], tuple[Part, ...]]

_ALWAYS: Mapping[str, tuple[str, ...]] = {}
_NO_EXAMPLES: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Misconception:
    """A wrong rule: ``answer(rules, input)`` is what somebody who goes by it would say, on every input of its subject.

    ``rules`` are the rulebooks in which it is wrong, ``from_rules`` the one it was carried over from. ``example`` is
    written as its input is; ``examples`` has those of rulebooks that need their own. ``cites`` holds the clauses and
    readings of the right rule in all of them, `cites_in` gives those of one. ``asked`` names the switches, with their
    values, under which the right answer is this row's; ``never`` the readings by which no real hand can tell it from
    the right rule. ``fact`` marks a question in which nothing varies. ``steps`` takes a wrong sum apart.
    """

    id: str
    rules: tuple[str, ...]
    skill: str
    subject: str
    answer: Callable[[Ruleset, Any], Answer]
    example: str
    cites: tuple[str, ...]
    examples: Mapping[str, str] = field(default_factory=lambda: _NO_EXAMPLES)
    fact: bool = False
    from_rules: str = ""
    asked: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _ALWAYS)
    never: tuple[str, ...] = ()
    steps: Steps | None = None

    def example_in(self, rules: str) -> str:
        """Give the example for one rulebook, as an input of the subject is written."""
        return self.examples.get(rules, self.example)

    def cites_in(self, rules: str) -> tuple[str, ...]:
        """Give the clauses and the readings of one rulebook.

        >>> from tutor.lessons.misconceptions import misconception
        >>> misconception("RK-06").cites_in("cego")
        ('cego/valores/05', 'AMB-C01')
        """
        reading = f"AMB-{LETTERS[rules]}"
        return tuple(id_ for id_ in self.cites if id_.startswith((f"{rules}/", reading)))

    def wrong_in(self, rules: str) -> bool:
        """Say whether it is wrong in a rulebook."""
        return rules in self.rules

    def fits(self, rules: Ruleset) -> bool:
        """Say whether it may be asked under these switches, in this rulebook."""
        return self.wrong_in(rules.id) and all(
            rules.options.get(switch, values[0]) in values for switch, values in self.asked.items()
        )


LETTERS = {G: "G", C: "C", K: "K"}


def words(cites: str) -> tuple[str, ...]:
    """Read a row of ids."""
    return tuple(cites.split())


def constant(value: Answer) -> Callable[[Ruleset, Input], Answer]:
    """Give an answer that nothing changes."""
    return lambda _rules, _input: value


def row(  # noqa: PLR0917  # the columns of the table, in its order
    id_: str,
    rules: str,
    skill: str,
    subject: str,
    example: str,
    answer: Callable[[Ruleset, Any], Answer],
    cites: str,
    **more: Any,  # noqa: ANN401  # the fields that few rows have
) -> Misconception:
    """Make a row of the table; its rulebooks are written as letters, its ids one after the other."""
    books = tuple(book for book in (G, C, K) if LETTERS[book] in rules)
    return Misconception(
        id=id_,
        rules=books,
        skill=skill,
        subject=subject,
        example=example,
        answer=answer,
        cites=words(cites),
        **more,
    )


FACT = "sempre"
"""The one input of a question in which nothing varies."""


def fact(id_: str, rules: str, skill: str, subject: str, said: Answer, cites: str, **more: Any) -> Misconception:  # noqa: PLR0917, ANN401
    """Make a row that says one thing, whatever the question."""
    return row(id_, rules, skill, subject, FACT, constant(said), cites, fact=True, **more)
