"""What comes of tricks that are over, as numbers for a search: who takes the hand, who leads the next one.

Both are the engine's to say, ties included; each is asked once and kept.
"""

from __future__ import annotations

from tutor.engine.records import Ruleset
from tutor.engine.tricks import next_lead, resolve_tricks

__all__ = ["NOBODY", "OURS", "THEIRS", "Ended", "Leads", "Winners"]

Winners = tuple[int | None, ...]
"""The side that took each trick so far, None for a tie."""
OURS, NOBODY, THEIRS = 1, 0, -1
"""What a hand comes to for side 0."""


class Ended(dict[Winners, int | None]):
    """The outcome by the tricks so far; None while it is undecided.

    >>> from tutor.engine import ruleset
    >>> ended = Ended(ruleset("gauderio"), 1)
    >>> ended[0, 1], ended[None, 0], ended[None, None, None]
    (None, 1, -1)
    """

    def __init__(self, rules: Ruleset, eldest: int, eleven: int | None = None) -> None:
        super().__init__()
        self._rules, self._eldest, self._eleven = rules, eldest, eleven

    def __missing__(self, winners: Winners) -> int | None:
        """Ask the engine."""
        result = resolve_tricks(self._rules, winners, eldest=self._eldest, mao_de_11=self._eleven).value
        outcome = {0: OURS, 1: THEIRS, None: NOBODY}[result.team]
        self[winners] = None if result.outcome == "undecided" else outcome
        return self[winners]


class Leads(dict[tuple[int | None, int], int]):
    """Who leads next, by who took the trick (None for a tie) and who led it: seats, or sides where two play."""

    def __init__(self, rules: Ruleset, eldest: int) -> None:
        super().__init__()
        self._rules, self._eldest = rules, eldest

    def __missing__(self, trick: tuple[int | None, int]) -> int:
        """Ask the engine."""
        taken, lead = trick
        self[trick] = next_lead(self._rules, taken, lead=lead, eldest=self._eldest).value
        return self[trick]
