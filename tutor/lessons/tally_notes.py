"""The notes of a score sheet: each an amount with its words in every language, its clauses and readings, kept once.

A table of prices is data for a browser: it names a note by its place in the list. Where a name or a score belongs in
the words, the browser writes it: ``{0}`` and ``{1}`` are the sides, ``{a}`` and ``{b}`` their points.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tutor.engine import Reason, Ruling
from tutor.narration import LANGUAGES, reading_mark, sentence, steps, text

__all__ = ["Notes"]

_SIDES = ("{0}", "{1}")
_SCORE = ("{a}", "{b}")


@dataclass(slots=True)
class Notes:
    """Three lists without doubles: words, what they rest on, and the notes that join a number to both.

    >>> notes = Notes()
    >>> notes.own(1, "tally-tied"), notes.own(1, "tally-tied"), notes.rows
    (0, 0, [[1, 0, 0]])
    """

    texts: list[list[str]] = field(default_factory=list)
    rests: list[list[Any]] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    _places: dict[Hashable, int] = field(default_factory=dict)

    def of(self, points: int, ruling: Ruling[Any], *, verdict: bool = True) -> int:
        """Note a ruling: its sentence, or without the ``verdict`` the steps below it."""
        told = replace(ruling, reason=_unscored(ruling.reason))
        key = (points, verdict, _key(told.reason))
        if key not in self._places:
            said = [sentence(told, lang, names=_SIDES) if verdict else _steps(told, lang) for lang in LANGUAGES]
            self._places[key] = self._note(points, said, told)
        return self._places[key]

    def own(self, points: int, message: str, ruling: Ruling[Any] | None = None, **facts: object) -> int:
        """Note words of the sheet's own (``tally-…``) that rest on a ruling."""
        return self._note(points, [text(message, lang, **facts) for lang in LANGUAGES], ruling)

    def shown(self) -> Mapping[str, Any]:
        """Give the lists as they travel."""
        return {"notes": self.rows, "texts": self.texts, "rests": self.rests}

    def _note(self, points: int, said: Iterable[str], ruling: Ruling[Any] | None) -> int:
        rest: list[Any] = [[], [], [""] * len(LANGUAGES)]
        if ruling is not None:
            by, decided = tuple(dict.fromkeys(ruling.readings)), ruling.decided
            rest = [
                list(dict.fromkeys(ruling.clauses)),
                list(by),
                [reading_mark(by, lang, decided) if by else "" for lang in LANGUAGES],
            ]
        return self._place(self.rows, [points, self._place(self.texts, list(said)), self._place(self.rests, rest)])

    def _place(self, rows: list[Any], row: Any) -> int:  # noqa: ANN401  # any JSON
        key = (id(rows), repr(row))
        if key not in self._places:
            self._places[key] = len(rows)
            rows.append(row)
        return self._places[key]


def _unscored(reason: Reason) -> Reason:
    """The same reason at whatever score: what it says of the points of the sides is for the browser to fill in."""
    because = tuple(map(_unscored, reason.because))
    args = {**reason.args, "score": _SCORE} if "score" in reason.args else reason.args
    return replace(reason, args=args, because=because)


def _key(reason: Reason) -> Hashable:
    return reason.code, reason.cites, reason.readings, tuple(reason.args.items()), tuple(map(_key, reason.because))


def _steps(ruling: Ruling[Any], lang: str) -> str:
    return " ".join(line.text for line in steps(ruling, lang, names=_SIDES) if line.depth)
