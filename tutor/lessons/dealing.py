"""From a seed to a question: which kind, made for which wrong rule, and the case on which that rule shows.

Luck alone is a bad drill: most hands are counted right by most wrong rules. So seeds in a row walk through the wrong
rules that can be told by a skill's questions, and each is asked a case on which it, and as few others as can be,
answers otherwise than the referee.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tutor.engine import Ruleset, Ruling, ruleset
from tutor.lessons.drills import DRILLS
from tutor.lessons.misconceptions import Misconception, catalogue
from tutor.lessons.questions import Drill, Question, Shown, written
from tutor.lessons.skills import skill as skill_of
from tutor.rulebook import UnknownIdError, clauses

__all__ = ["MAX_SEED", "NoDrillError", "ask", "drills_of", "plan", "quizzed", "rows_of", "rulebook"]

MAX_SEED = 99_999
VARIED = 12
"""So many cases are enough to ask a learner something new each time."""


class NoDrillError(UnknownIdError):
    """No question of this kind, or none in this rulebook; the message names the nearest there is."""


class Made(NamedTuple):
    """One place in a block of questions: a kind, and the wrong rule that it is to show."""

    drill: Drill
    target: str


class Worked(NamedTuple):
    """One case of a pool, ruled: its key, and what each wrong rule answers that differs from it and can be given."""

    case: Any
    shown: Shown
    ruling: Ruling[Any]
    key: tuple[str, ...]
    also: frozenset[tuple[str, ...]]
    wrong: Mapping[str, tuple[str, ...]]


@cache
def rulebook(rules: str) -> Ruleset:
    """Give a rulebook as it is without any switch, the same one each time: tables are kept by it."""
    return ruleset(rules)


@cache
def drills_of(rules: str, skill: str) -> tuple[Drill, ...]:
    """Give the kinds of questions of a skill in a rulebook: those that have something to ask there.

    >>> [drill.kind for drill in drills_of("cego", "rank")][:2]
    ['duel', 'sort']
    """
    return tuple(
        drill for drill in DRILLS if drill.skill == skill and rules in drill.rules and _pool(drill, rulebook(rules))
    )


@lru_cache(maxsize=512)
def _pool(drill: Drill, rules: Ruleset) -> tuple[Any, ...]:
    return tuple(drill.pool(rules))


@lru_cache(maxsize=512)
def rows_of(drill: Drill, rules: Ruleset) -> tuple[Misconception, ...]:
    """Give the wrong rules that can show in a kind of question, whatever skill they belong to."""
    if not drill.subject:
        return ()
    return tuple(row for row in catalogue(rules) if row.subject == drill.subject and not row.never)


@lru_cache(maxsize=512)
def worked(drill: Drill, rules: Ruleset) -> tuple[Worked, ...]:
    """Rule every case of a kind, and let every wrong rule answer it."""
    return tuple(_worked(drill, rules, case) for case in _pool(drill, rules))


def _worked(drill: Drill, rules: Ruleset, case: Any) -> Worked:  # noqa: ANN401  # of the pool
    ruling, shown = drill.key(rules, case), drill.show(rules, case)
    key, also = written(ruling.value), drill.also(rules, case)
    offered = {choice.key for choice in shown.choices} | {"none"}
    wrong = {}
    for row in rows_of(drill, rules):
        said = drill.answer_of(row, rules, case)
        if said is None or said == key or said in also:
            continue
        if said[0].isdecimal() if drill.form == "number" else offered.issuperset(said):
            wrong[row.id] = said
    return Worked(case, shown, ruling, key, also, wrong)


@lru_cache(maxsize=2048)
def _made_for(drill: Drill, rules: Ruleset, target: str) -> tuple[Worked, ...]:
    """Give the cases that show a wrong rule, those few on which it is most alone; any case for no target."""
    cases = worked(drill, rules)
    if not target:
        return cases
    shared = [
        (sum(said == one.wrong[target] for said in one.wrong.values()), one) for one in cases if target in one.wrong
    ]
    least = min((count for count, _ in shared), default=0)
    alone = tuple(one for count, one in shared if count == least)
    return alone if len(alone) >= VARIED else tuple(one for count, one in shared if count <= least + 1)


@cache
def plan(rules: str, skill: str, kind: str = "") -> tuple[Made, ...]:
    """Give a block of questions of a skill: each kind by its weight, and once for each wrong rule of the skill.

    A kind without weight is asked only by its name.
    """
    record = rulebook(rules)
    places: list[Made] = []
    for drill in drills_of(rules, skill):
        if kind in ("", drill.kind):
            own = [row.id for row in rows_of(drill, record) if row.skill == skill]
            places += [Made(drill, id_) for id_ in own if drill.made_for and _made_for(drill, record, id_)]
            places += [Made(drill, "")] * max(drill.weight, int(drill.kind == kind))
    return tuple(places)


@lru_cache(maxsize=2048)
def ask(rules: str, skill: str, *, seed: int, kind: str = "") -> Question:
    """Make the question of a seed; of a ``kind`` the next one from there on, whose seed is then its own.

    Rulebook, skill, kind and seed of a question always make it again.

    >>> ask("gauderio", "rank", seed=7) == ask("gauderio", "rank", seed=7)
    True
    >>> ask("gauderio", "rank", seed=1, kind="dual")
    Traceback (most recent call last):
    tutor.lessons.dealing.NoDrillError: unknown kind of rank 'dual'; did you mean 'duel'?
    """
    mixed = plan(rules, skill)
    if kind and all(made.drill.kind != kind for made in mixed):
        alone = plan(rules, skill, kind)
        if not alone:
            raise _nothing(rules, skill, kind)
        return _deal(rules, _place(alone, f"{rules} {skill} {kind}", seed), seed)
    if not mixed:
        raise _nothing(rules, skill, kind)
    while True:
        made = _place(mixed, f"{rules} {skill}", seed)
        if kind in ("", made.drill.kind):
            return _deal(rules, made, seed)
        seed = (seed + 1) % (MAX_SEED + 1)


def _place(places: tuple[Made, ...], name: str, seed: int) -> Made:
    """Find the place of a seed in the blocks of questions, each block in an order of its own."""
    block, place = divmod(seed, len(places))
    luck = random.Random(f"{name} {block}")  # noqa: S311  # luck of the cards, no secret
    return luck.sample(places, len(places))[place]


def _deal(rules: str, made: Made, seed: int) -> Question:
    record, drill = rulebook(rules), made.drill
    luck = random.Random(f"{rules} {drill.name} {seed}")  # noqa: S311
    cases = _made_for(drill, record, made.target)
    one = cases[seed % len(cases)] if drill.in_order else luck.choice(cases)
    shown = _shuffled(one.shown, luck) if drill.shuffled else one.shown
    return Question(
        rules=rules, skill=drill.skill, kind=drill.kind, seed=seed, drill=drill, ruleset=record, case=one.case,
        ruling=one.ruling, key=one.key, shown=shown, wrong=one.wrong, target=made.target, also=one.also,
    )  # fmt: skip


def _shuffled(shown: Shown, luck: random.Random) -> Shown:
    choices = luck.sample(shown.choices, len(shown.choices))
    return Shown(shown.prompt, shown.facts, shown.rows, tuple(choices), shown.players)


def _nothing(rules: str, skill: str, kind: str) -> NoDrillError:
    found = skill_of(skill)
    if rules not in found.rules:
        return NoDrillError(f"rulebook of {skill}", rules, found.rules)
    return NoDrillError(f"kind of {skill}", kind, (drill.kind for drill in drills_of(rules, skill)))


def quizzed() -> frozenset[str]:
    """Give the clauses that some question asks for or rests on: it rules every case there is, which takes seconds."""
    return frozenset(
        cited
        for drill in DRILLS
        for rules in drill.rules
        for case in worked(drill, rulebook(rules))
        for cited in (*case.ruling.clauses, *case.key)
        if cited in _known()
    )


@cache
def _known() -> frozenset[str]:
    return frozenset(one.id for one in clauses())
