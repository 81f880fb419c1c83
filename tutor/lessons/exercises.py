"""The exercises by skill: how a question is dealt, and which ruling is its key. No key is ever typed in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from tutor.engine import Card, Ruleset, Ruling, count_envido, ruleset
from tutor.engine.errors import hint
from tutor.lessons.deals import PAIR, PAIR_WITH_FIGURE, THREE_SUITS, deal_for_envido
from tutor.lessons.misconceptions import Held, Misconception, candidates


class UnknownExerciseError(LookupError):
    """No exercise for this skill, or not in this rulebook; the message names the nearest there is."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One kind of question: the rulebooks that have it, how its cards are dealt, and the ruling that answers it.

    ``kinds`` are those of its hands, ``deal(rules, seed, kind)`` keeps to one or, given "", to none; ``prompt`` is the
    id of the question in the catalogues; ``subject`` is where its misconceptions stand.
    """

    skill: str
    rulebooks: tuple[str, ...]
    kinds: tuple[str, ...]
    prompt: str
    deal: Callable[[Ruleset, int, str], tuple[Card, ...]]
    key: Callable[[Ruleset, tuple[Card, ...]], Ruling[int | None]]
    subject: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question that can be asked again: rulebook, skill and seed give the same cards and the same key."""

    rules: str
    skill: str
    seed: int
    cards: tuple[Card, ...]
    ruling: Ruling[int | None]

    def misconception(self, answer: int) -> Misconception | None:
        """Name the wrong rule that gives this answer; where several would, or none, nobody is accused of anything.

        >>> ask("gauderio", "envido.count", seed=812).misconception(28).id
        'EN-04'
        """
        found = candidates(rulebook(self.rules), exercise(self.skill).subject, Held(self.cards), answer)
        return found[0] if len(found) == 1 else None


@cache
def rulebook(rules: str) -> Ruleset:
    """Give a rulebook as it is without any switch, the same one each time: tables are kept by it."""
    return ruleset(rules)


EXERCISES: Mapping[str, Exercise] = {
    "envido.count": Exercise(
        skill="envido.count",
        rulebooks=("gauderio", "cego"),
        kinds=(PAIR, PAIR_WITH_FIGURE, THREE_SUITS),
        prompt="practice-prompt-envido",
        deal=deal_for_envido,
        key=count_envido,
        subject="envido",
    ),
}


def exercise(skill: str) -> Exercise:
    """Give the exercise of a skill.

    >>> exercise("envido.cuont")
    Traceback (most recent call last):
    tutor.lessons.exercises.UnknownExerciseError: no exercise 'envido.cuont'; did you mean 'envido.count'?
    """
    return EXERCISES[_known("exercise", skill, EXERCISES)]


def ask(rules: str, skill: str, *, seed: int, kind: str = "") -> Question:
    """Deal the question of a seed; ``kind`` keeps to one kind of hands.

    >>> ask("cego", "envido.count", seed=1).ruling.value is not None
    True
    >>> ask("gauderio", "envido.count", seed=1, kind="pairs")
    Traceback (most recent call last):
    tutor.lessons.exercises.UnknownExerciseError: no kind 'pairs'; did you mean 'pair'?
    """
    found = exercise(skill)
    _known("rulebook", rules, found.rulebooks)
    if kind:
        _known("kind", kind, found.kinds)
    record = rulebook(rules)
    cards = found.deal(record, seed, kind)
    return Question(rules, skill, seed, cards, found.key(record, cards))


def _known(what: str, name: str, names: Iterable[str]) -> str:
    known = tuple(names)
    if name not in known:
        raise UnknownExerciseError(f"no {what} {name!r}; {hint(name, known)}")
    return name
