"""What is known of a learner, skill by skill: a fold of the log of answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from statistics import median

from tutor.lessons.answers import Answer
from tutor.lessons.learner.besides import NONE, NOTHING, Besides, Proofs
from tutor.lessons.learner.mastery import MASTERED, START, TYPED, traced
from tutor.lessons.learner.review import Review, reviewed

__all__ = ["Knowledge", "Known", "Standing"]

RECENT = 5
"""So many of the last answers may hold no wrong rule twice in a skill that is mastered."""
SLOW = 2
"""An answer is slow that took more than so many times the learner's own median."""
ENOUGH = 5
"""So many right answers make a median worth comparing with."""


class Standing(StrEnum):
    """What the map says of a skill: one of four words."""

    KNOWN = "known"
    """Mastered."""
    WELL = "well"
    """Asked, and all right so far."""
    REVIEW = "review"
    """A wrong answer stands that later ones have not made good."""
    UNASKED = "unasked"
    """Nothing is known."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of one skill in one rulebook.

    ``mastery`` is the chance that it is mastered, ``asked`` and ``right`` count first attempts, ``recent`` holds what
    the last of them came to: nothing when right, the wrong rules it may show when not. ``proofs`` are what the right
    ones show, ``besides`` is what the skill asks of them.
    """

    mastery: float = START
    asked: int = 0
    right: int = 0
    recent: tuple[tuple[str, ...] | None, ...] = ()
    times: tuple[float, ...] = ()
    review: Review | None = None
    last: datetime | None = None
    proofs: Proofs = NONE
    besides: Besides = NOTHING

    @property
    def mastered(self) -> bool:
        """Whether mastery is reached, no wrong rule was seen twice in the last answers, and the rest is met."""
        return self.mastery >= MASTERED and not self.habits and self.besides.met(self.proofs)

    @property
    def habits(self) -> tuple[str, ...]:
        """The wrong rules that the last answers show twice or more."""
        seen = [one for found in self.recent for one in found or ()]
        return tuple(dict.fromkeys(one for one in seen if seen.count(one) > 1))

    @property
    def standing(self) -> Standing:
        """The word of the map."""
        if not self.asked:
            return Standing.UNASKED
        if self.mastered:
            return Standing.KNOWN
        return Standing.WELL if all(found is None for found in self.recent) else Standing.REVIEW

    def due(self, now: datetime) -> bool:
        """Whether it should be asked again by now."""
        return self.review is not None and self.review.due <= now

    def after(self, answer: Answer, guess: float) -> Known:
        """Give what is known after one more first attempt."""
        alone = answer.right and not answer.hints
        slow = len(self.times) >= ENOUGH and (answer.seconds or 0) > SLOW * median(self.times)
        return replace(
            self,
            mastery=traced(self.mastery, right=alone, guess=guess),
            asked=self.asked + 1,
            right=self.right + alone,
            recent=(*self.recent, None if answer.right else answer.diagnosis)[-RECENT:],
            times=(*self.times, answer.seconds)[-20:] if answer.right and answer.seconds else self.times,
            review=reviewed(self.review, right=answer.right, hard=bool(answer.hints) or slow, at=answer.at),
            last=answer.at,
            proofs=self.besides.after(self.proofs, answer),
        )


class Knowledge:
    """All that is known of a learner. Answers may be added one by one; only first attempts count.

    ``guess`` gives the chance to be right by luck on the question of an answer, ``besides`` what a skill of a rulebook
    asks for beyond a high chance of mastery.

    >>> from datetime import UTC
    >>> at = datetime(2026, 3, 1, tzinfo=UTC)
    >>> right = Answer("1", at, "cego", "rank", "duel", 7, "0.1.0", "A", right=True, first=True)
    >>> knowledge = Knowledge([right])
    >>> knowledge.of("cego", "rank").standing.value, knowledge.of("cego", "flor").standing.value
    ('well', 'unasked')
    """

    def __init__(
        self,
        answers: Iterable[Answer] = (),
        guess: Callable[[Answer], float] = lambda _: TYPED,
        besides: Callable[[str, str], Besides] = lambda _rules, _skill: NOTHING,
    ) -> None:
        self._guess = guess
        self._besides = besides
        self._known: dict[tuple[str, str], Known] = {}
        for answer in sorted(answers, key=lambda answer: (answer.at, answer.id)):
            self.add(answer)

    def add(self, answer: Answer) -> None:
        """Take one more answer into account."""
        if answer.first:
            place = answer.rules, answer.skill
            self._known[place] = self.of(*place).after(answer, self._guess(answer))

    def of(self, rules: str, skill: str) -> Known:
        """Tell what is known of a skill."""
        return self._known.get((rules, skill)) or Known(besides=self._besides(rules, skill))

    def __iter__(self) -> Iterator[tuple[str, str, Known]]:
        return ((rules, skill, known) for (rules, skill), known in self._known.items())
