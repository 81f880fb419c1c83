"""What to ask next: what is due, what is weak, what is new, interleaved across skills and rulebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from tutor.lessons.learner.knowledge import Knowledge, Standing
from tutor.lessons.skills import ACROSS, Skill, skills_of

__all__ = ["QUESTIONS", "SECONDS", "Pick", "choose"]

QUESTIONS = 10
SECONDS = 300
"""A session ends after so many questions or so much time, whatever comes first."""
NEW = 2
"""So many new skills in a session while others wait to be reviewed or made firm."""
ONCE = 3
"""A skill comes up to so many times in a session while another could come."""

Why = Literal["due", "weak", "new", "ahead"]
ORDER: tuple[Why, ...] = ("due", "weak", "new", "ahead")


@dataclass(frozen=True, slots=True)
class Pick:
    """A question to come: its rulebook and skill, and why it was chosen."""

    rules: str
    skill: str
    why: Why


def choose(
    knowledge: Knowledge,
    now: datetime,
    rulebooks: Sequence[str],
    *,
    asked: Sequence[Pick] = (),
    asks: Callable[[str, str], bool] = lambda _rules, _skill: True,
) -> Pick | None:
    """Choose the next question of a session in which ``asked`` have been; nothing when no exercise is left at all.

    Reviews come first, the most forgotten before; then what was asked and is not mastered yet; then new skills whose
    needs go well; then what would be due next. Nothing comes twice in a row if something else can, and rulebooks take
    turns. ``asks`` says for which skills of a rulebook there are exercises.

    >>> from datetime import UTC
    >>> choose(Knowledge(), datetime(2026, 3, 1, tzinfo=UTC), ["cego"])
    Pick(rules='cego', skill='table', why='new')
    """
    places = [(one.rules, one.skill) for one in asked]
    started = {place for place, one in zip(places, asked, strict=True) if one.why == "new"}
    rows = list(_rows(knowledge, now, rulebooks, asks))
    waiting = any(pick.why in ("due", "weak") and (pick.rules, pick.skill) not in started for _, pick in rows)

    def key(row: tuple[float, Pick]) -> tuple[object, ...]:
        forgotten, pick = row
        place = pick.rules, pick.skill
        enough = pick.why == "new" and len(started) >= NEW and waiting
        return (
            places[-1:] == [place],
            places.count(place) >= ONCE or enough,
            places.count(place) if pick.why in ("due", "ahead") else 0,
            ORDER.index(pick.why),
            bool(asked) and len(rulebooks) > 1 and asked[-1].rules == pick.rules,
            places.count(place),
            forgotten,
        )

    return min(rows, key=key)[1] if rows else None


def _rows(
    knowledge: Knowledge, now: datetime, rulebooks: Sequence[str], asks: Callable[[str, str], bool]
) -> Iterator[tuple[float, Pick]]:
    """Give what could be asked, each with a number that is the lower the more it needs it."""
    for rules in rulebooks:
        for skill in skills_of(rules):
            known = knowledge.of(rules, skill.id)
            if not asks(rules, skill.id) or (skill.id in ACROSS and not _begun_two(knowledge)):
                continue
            if known.review is None or known.standing is Standing.UNASKED:
                if _ready(knowledge, rules, skill, asks):
                    yield 0.0, Pick(rules, skill.id, "new")
            elif not known.mastered:
                yield known.mastery, Pick(rules, skill.id, "weak")
            else:
                why: Why = "due" if known.due(now) else "ahead"
                yield known.review.remembered(now), Pick(rules, skill.id, why)


def _begun_two(knowledge: Knowledge) -> bool:
    return len({rules for rules, skill, known in knowledge if known.asked and skill not in ACROSS}) > 1


def _ready(knowledge: Knowledge, rules: str, skill: Skill, asks: Callable[[str, str], bool]) -> bool:
    """Whether what a skill needs goes well; a need that nothing asks cannot be waited for."""
    wanted = [needed for needed in skill.needs(rules) if asks(rules, needed)]
    return all(knowledge.of(rules, needed).standing in (Standing.KNOWN, Standing.WELL) for needed in wanted)
