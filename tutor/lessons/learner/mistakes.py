"""What somebody got wrong, in groups: each wrong rule with the questions that showed it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.lessons.answers import Answer

__all__ = ["Mistake", "mistakes"]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong rule, or "" where none was found, with the wrong answers that show it, the latest first."""

    misconception: str
    answers: tuple[Answer, ...]


def mistakes(answers: Iterable[Answer]) -> tuple[Mistake, ...]:
    """Group the wrong first attempts by what they show, the most frequent first; the unexplained come last.

    An answer that several wrong rules may explain counts for the one that other answers show most: a habit explains
    more than a coincidence.
    """
    wrong = [answer for answer in answers if answer.first and not answer.right]
    seen: dict[str, int] = {}
    for answer in wrong:
        for found in answer.diagnosis:
            seen[found] = seen.get(found, 0) + 1
    groups: dict[str, list[Answer]] = {}
    for answer in sorted(wrong, key=lambda answer: (answer.at, answer.id), reverse=True):
        likely = max(answer.diagnosis, key=lambda found: seen[found], default="")
        groups.setdefault(likely, []).append(answer)
    order = sorted(groups, key=lambda found: (not found, -len(groups[found])))
    return tuple(Mistake(found, tuple(groups[found])) for found in order)
