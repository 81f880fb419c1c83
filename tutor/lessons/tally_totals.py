"""What hangs on the score: a falta, the end of the match. Asked of the referee for every score that can be.

Tables of two scores are lists of rows: ``table[a][b]``. A *measure* has one for each side that may win the bet, or one
for both; its entries are notes, None where there is nothing to measure any more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling
from tutor.engine.events import MatchEnded
from tutor.engine.game import settled
from tutor.engine.records import Amount
from tutor.engine.scoring import amount
from tutor.engine.state import hand_state
from tutor.lessons.tally_hands import sheet_of, unknown_cards
from tutor.lessons.tally_notes import Notes

__all__ = ["Total"]

_NO = (False, True)


class Total:
    """The tables of one total; ``most`` is more than one hand pays by fixed prices, ``early`` than its contests do."""

    def __init__(self, rules: Ruleset, target: int, notes: Notes, *, most: int, early: int) -> None:
        self._rules, self._target, self._notes = rules, target, notes
        self._top, self._reach = target + most, target + early
        self._measures: dict[str, Any] = {}
        self._verdicts: list[dict[str, Any]] = []
        self._at: dict[tuple[Any, ...], int] = {}

    def measure(self, what: Amount) -> None:
        """Have a bet measured that pays by the score."""
        if what in self._measures:
            return
        sides = [self._table(self._reach, self._measured(what, winner)) for winner in (0, 1)]
        self._measures[str(what)] = sides[:1] if sides[0] == sides[1] else sides

    def shown(self) -> dict[str, Any]:
        """Give the tables as they travel; which sheet a hand has goes by the score only where there is a hand of 11."""
        eleven = self._rules.conduct.eleven is not None
        sheets = self._table(self._target, lambda a, b: sheet_of(self._rules, (a, b))) if eleven else None
        end = self._table(self._top, self._end)
        return {"measures": self._measures, "verdicts": self._verdicts, "end": end, "sheet": sheets}

    @staticmethod
    def _table(size: int, entry: Callable[[int, int], Any]) -> list[list[Any]]:
        return [[entry(a, b) for b in range(size)] for a in range(size)]

    def _measured(self, what: Amount, winner: int) -> Callable[[int, int], int | None]:
        def note(a: int, b: int) -> int | None:
            try:
                ruling = amount(self._rules, what, (a, b), self._target, winner)
            except RuleError:  # the match has ended at this score
                return None
            return None if ruling is None else self._notes.of(ruling.value, ruling)

        return note

    def _end(self, a: int, b: int) -> int:
        """Give the place of what holds at a score: which side is there, and who has won.

        Who has won is asked once for scores that are alike: who is there, and who is ahead. It goes by whether the hand
        is played out, who is o mão, whether a falta brought a side there, and who got there first, in this order.
        """
        there = (a >= self._target, b >= self._target)
        alike = (*there, (a > b) - (a < b) if all(there) else 0)
        if alike not in self._at:
            self._at[alike] = len(self._verdicts)
            first = (0, 1) if all(there) else (there.index(True),) * 2 if any(there) else ()
            won = [
                self._won((a, b), played_out=played_out, eldest=eldest, by_falta=by_falta, first=side)
                for played_out, eldest, by_falta, side in product(_NO, (0, 1), _NO, first)
            ]
            self._verdicts.append({"there": list(there), "won": won})
        return self._at[alike]

    def _won(
        self, score: tuple[int, int], *, played_out: bool, eldest: int, by_falta: bool, first: int
    ) -> list[int] | None:
        """Give who has won and the note that says why; None where the match goes on."""
        state = hand_state(self._rules, unknown_cards(self._rules), None, self._target, eldest, score=(0, 0))
        over = "tricks" if played_out else ""
        _, events = settled(state._replace(score=score, reached=first, falta_reached=by_falta, over=over))
        ended = next((event for event in events if isinstance(event, MatchEnded)), None)
        if ended is None:
            return None
        reason = replace(ended.reason, because=())  # a forfeit is noted by itself
        return [ended.winner, self._notes.of(0, Ruling(None, reason, self._rules.open_readings))]
