"""When a skill has to come back: the FSRS schedule behind a façade that is told the time and gives no numbers away."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

__all__ = ["Review", "reviewed"]

RETENTION = 0.9
"""A skill is due when the chance that it is still remembered falls to this."""
LONGEST = 60
"""The longest wait in days: a game is played in seasons, and rules that were never asked again are forgotten."""


@dataclass(frozen=True, slots=True)
class Review:
    """The card of one skill: when it is due, and the chance that it is remembered at a time."""

    card: Card

    @property
    def due(self) -> datetime:
        """The time, in UTC, at which it should be asked again."""
        return self.card.due

    def remembered(self, now: datetime) -> float:
        """Give the chance, from 0 to 1, that it is still known."""
        return _scheduler().get_card_retrievability(self.card, now)


def reviewed(before: Review | None, *, right: bool, hard: bool, at: datetime) -> Review:
    """Give the card after one more first attempt, ``hard`` when it was right but slow or with a hint.

    >>> from datetime import UTC, timedelta
    >>> monday = datetime(2026, 3, 2, tzinfo=UTC)
    >>> once = reviewed(None, right=True, hard=False, at=monday)
    >>> twice = reviewed(once, right=True, hard=False, at=once.due)
    >>> (twice.due - once.due).days
    2
    >>> twice.remembered(twice.due + timedelta(days=30)) < 0.9
    True
    """
    from fsrs import Card, Rating  # noqa: PLC0415  # 60 ms that only practice needs

    # Its own id would be the clock's, and it sleeps a moment to make it unique.
    card = before.card if before else Card(card_id=0, due=at)
    rating = Rating.Again if not right else Rating.Hard if hard else Rating.Good
    return Review(_scheduler().review_card(card, rating, at)[0])


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # noqa: PLC0415

    # Fuzzing is luck: the same log has to give the same day in every tab.
    return Scheduler(desired_retention=RETENTION, maximum_interval=LONGEST, enable_fuzzing=False)
