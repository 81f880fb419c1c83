"""The exercises by skill: how a question is dealt, and which ruling is its key. No key is ever typed in."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tutor.engine import Card, RuleError, Ruleset, Ruling, count_envido, ruleset
from tutor.engine.errors import nearest
from tutor.lessons.deals import deal_for_envido


class UnknownExerciseError(LookupError):
    """No exercise for this skill, or not in this rulebook; the message names the nearest there is."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One kind of question: the rulebooks that have it, how its cards are dealt, and the ruling that answers it.

    ``prompt`` is the id of the question in the catalogues.
    """

    skill: str
    rulebooks: tuple[str, ...]
    prompt: str
    deal: Callable[[Ruleset, random.Random], tuple[Card, ...]]
    key: Callable[[Ruleset, tuple[Card, ...]], Ruling[int | None]]


@dataclass(frozen=True, slots=True)
class Question:
    """A question that can be asked again: rulebook, skill and seed give the same cards and the same key."""

    rules: str
    skill: str
    seed: int
    cards: tuple[Card, ...]
    ruling: Ruling[int | None]


EXERCISES: Mapping[str, Exercise] = {
    "envido.count": Exercise(
        "envido.count", ("gauderio", "cego"), "practice-prompt-envido", deal_for_envido, count_envido
    ),
}


def exercise(skill: str) -> Exercise:
    """Give the exercise of a skill.

    >>> exercise("envido.cuont")
    Traceback (most recent call last):
    tutor.lessons.exercises.UnknownExerciseError: no exercise for 'envido.cuont'; did you mean 'envido.count'?
    """
    if skill not in EXERCISES:
        close = nearest(skill, EXERCISES)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(EXERCISES)}"
        raise UnknownExerciseError(f"no exercise for {skill!r}; {hint}")
    return EXERCISES[skill]


def ask(rules: str, skill: str, *, seed: int) -> Question:
    """Deal the question of a seed.

    >>> ask("cego", "envido.count", seed=1).ruling.value is not None
    True
    """
    found = exercise(skill)
    if rules not in found.rulebooks:
        raise UnknownExerciseError(f"{skill!r} is not in {rules!r}; it is in {', '.join(found.rulebooks)}")
    try:
        record = ruleset(rules)
    except RuleError as error:  # a rulebook that an exercise names and the engine lacks is a fault of ours
        raise UnknownExerciseError(str(error)) from error
    cards = found.deal(record, random.Random(f"{skill} {seed}"))  # noqa: S311  # luck of the cards, no secret
    return Question(rules, skill, seed, cards, found.key(record, cards))
