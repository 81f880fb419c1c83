"""The engine's refusals: a code for programs, the facts of the case for the narrator, the clauses that forbid."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any


class RuleError(ValueError):
    """A question that the rules refuse or that cannot be read.

    ``code`` is the judge protocol's error code; ``detail`` parts cases of one code for the narrator; ``facts``
    hold what was found and what would be right, never prose. `tutor.narration.message` turns it into a sentence.
    """

    def __init__(
        self,
        code: str,
        facts: Mapping[str, Any] | None = None,
        *,
        detail: str = "",
        cites: tuple[str, ...] = (),
        readings: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.detail = detail
        self.facts: Mapping[str, Any] = facts or {}
        self.cites = cites
        self.readings = readings
        super().__init__(code if not detail else f"{code}.{detail}", dict(self.facts))

    @property
    def key(self) -> str:
        """The narrator's message: the code, and the case of it where there are several."""
        return f"{self.code}.{self.detail}" if self.detail else self.code


def nearest(word: str, known: Iterable[str], *, count: int = 1) -> tuple[str, ...]:
    """Give the known words that a wrong one most likely meant, best first; none when nothing is alike.

    >>> nearest("gauderoi", ["gauderio", "cego"])
    ('gauderio',)
    """
    return tuple(difflib.get_close_matches(word, list(known), n=count, cutoff=0.5))
