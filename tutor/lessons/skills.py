"""The skills graph: what there is to know of a rulebook, in what order, and the clauses each skill teaches.

The table itself is `tutor.lessons.skills_table`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from tutor.lessons.skills_table import TABLE
from tutor.narration import text
from tutor.rulebook import RULEBOOKS, UnknownIdError, clauses, reading

__all__ = ["Skill", "UnknownSkillError", "in_order", "skill", "skills", "skills_of", "taught"]

_READING = re.compile(r"AMB-[GCKX]\d+")


class UnknownSkillError(UnknownIdError):
    """There is no such skill; the message names the nearest there is."""


@dataclass(frozen=True, slots=True)
class Skill:
    """One thing to know, in the rulebooks that have it.

    ``clauses`` and ``readings`` are what it teaches; ``wanted`` are the skills before it, of which only those count
    that the rulebook in play has (`needs`).
    """

    id: str
    rules: tuple[str, ...]
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    wanted: tuple[str, ...]

    def needs(self, rules: str) -> tuple[str, ...]:
        """Give the skills that come before this one in a rulebook.

        >>> skill("truco.when").needs("claudista"), skill("truco.when").needs("cego")
        (('truco.raise',), ('truco.raise', 'envido.when'))
        """
        return tuple(id_ for id_ in self.wanted if rules in skill(id_).rules)

    def title(self, lang: str) -> str:
        """Give its name.

        >>> skill("envido.count").title("pt-BR")
        'Contar o envido'
        """
        return text(f"skill-{self.id.replace('.', '-')}", lang)

    def teaches(self, rules: str) -> tuple[str, ...]:
        """Give the clauses of one rulebook that this skill teaches.

        >>> skill("truco.when").teaches("claudista")
        ('claudista/4.2',)
        """
        return tuple(id_ for id_ in self.clauses if id_.startswith(f"{rules}/"))


def _expanded(patterns: str) -> tuple[str, ...]:
    """Give the clauses that some of the patterns of the table match, in the order of the documents."""
    alternatives = "|".join(pattern(one) for one in patterns.split() if not _READING.fullmatch(one))
    return tuple(one.id for one in clauses() if alternatives and re.fullmatch(alternatives, one.id))


def pattern(one: str) -> str:
    """Translate a pattern of the table: ``*`` is anything, ``{a,b}`` one of a list.

    >>> re.fullmatch(pattern("cego/mao/{1,2}"), "cego/mao/2") is not None
    True
    """
    parts = re.split(r"(\*|\{[^}]*\})", one)
    return "".join(
        ".*" if part == "*" else f"(?:{'|'.join(map(re.escape, part[1:-1].split(',')))})" if "{" in part
        else re.escape(part)
        for part in parts
    )  # fmt: skip


@cache
def _all() -> dict[str, Skill]:
    books = dict(zip("GCK", RULEBOOKS, strict=True))
    return {
        id_: Skill(
            id_,
            tuple(books[letter] for letter in rules.split()),
            _expanded(teaches),
            tuple(reading(one).id for one in teaches.split() if _READING.fullmatch(one)),
            _needed(needs, rules),
        )
        for id_, rules, teaches, needs in TABLE
    }


def _needed(needs: str, rules: str) -> tuple[str, ...]:
    """Give the skills named; ``*`` is every other skill of these rulebooks that no skill across rulebooks has."""
    if needs != "*":
        return tuple(needs.split())
    letters = set(rules.split())
    return tuple(id_ for id_, held, _, _ in TABLE if id_ not in {*ACROSS, "full_hand"} and letters & set(held.split()))


ACROSS = ("contrast", "silence")
"""The skills about several rulebooks at once; they begin once two have been begun."""


def skill(id: str) -> Skill:  # noqa: A002  # the word of the table
    """Give a skill by its id.

    >>> skill("kingz")
    Traceback (most recent call last):
    tutor.lessons.skills.UnknownSkillError: unknown skill 'kingz'; did you mean 'kings'?
    """
    found = _all().get(id)
    if found is None:
        raise UnknownSkillError("skill", id, _all())
    return found


def skills() -> tuple[Skill, ...]:
    """Give all skills, in the order of the table.

    >>> len(skills())
    32
    """
    return tuple(_all().values())


def skills_of(rules: str) -> tuple[Skill, ...]:
    """Give the skills of a rulebook, each after those it needs.

    >>> [one.id for one in skills_of("claudista")][:4]
    ['table', 'words', 'rank', 'manilha.vira']
    """
    return in_order(rules, (one for one in skills() if rules in one.rules))


def in_order(rules: str, some: Iterable[Skill]) -> tuple[Skill, ...]:
    """Sort skills of a rulebook so that each stands after those it needs, else as they were."""
    waiting = {one.id: one for one in some}
    placed: dict[str, Skill] = {}
    while waiting:
        ready = next(
            (one for one in waiting.values() if not any(needed in waiting for needed in one.needs(rules))), None
        )
        if ready is None:
            raise ValueError(f"the needs of {', '.join(waiting)} go round in {rules}")
        placed[ready.id] = waiting.pop(ready.id)
    return tuple(placed.values())


def taught() -> frozenset[str]:
    """Give the clauses that some skill teaches.

    >>> "gauderio/envido/contagem/3" in taught()
    True
    """
    return frozenset(id_ for one in skills() for id_ in one.clauses)
