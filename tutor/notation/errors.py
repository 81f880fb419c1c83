"""The one error of this room: what is wrong with a file, and where."""

from __future__ import annotations

from tutor.engine.errors import RuleError
from tutor.notation.limits import FOUND


class NotationError(RuleError):
    """A `.truco` text that cannot be read: ``bad_notation`` with its case, line and column (both from 1).

    ``facts`` hold line and column, what was ``found`` (nothing where the line ``ended``: 1), and where they can
    be listed, what was ``expected`` there and the ``nearest`` right words; ``choices`` and ``meant`` are these two in
    one string, as they are typed. `tutor.narration.message` makes a sentence of them.

    >>> error = NotationError("unknown_verb", 3, 2, found="trucco", nearest=("truco",))
    >>> error.key, str(error)
    ('bad_notation.unknown_verb', '3:2 unknown_verb')
    """

    def __init__(
        self,
        detail: str,
        line: int,
        column: int,
        *,
        expected: tuple[str, ...] = (),
        nearest: tuple[str, ...] = (),
        **facts: object,
    ) -> None:
        found = clip(str(facts.get("found", "")))
        facts |= {"found": found, "ended": int(not found), "nearest": nearest}
        facts |= {"meant": ", ".join(nearest), "choices": ", ".join(expected)}
        super().__init__("bad_notation", {"line": line, "column": column, "expected": expected, **facts}, detail=detail)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.line}:{self.column} {self.detail}"


def clip(text: str) -> str:
    """Shorten a quotation to one line that a message can bear.

    >>> len(clip("a" * 1000))
    40
    """
    line = text.replace("\n", " ")
    return line if len(line) <= FOUND else line[: FOUND - 1] + "…"
