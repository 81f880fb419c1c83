"""What a skill asks for besides a high chance of mastery: a run of right answers, and certain ones among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = ["LONGEST_RUN", "NOTHING", "Besides"]

LONGEST_RUN = 10
"""So many of the last first attempts are remembered."""
SPARED = 5
"""One in so many answers may be missing: questions come by luck, and nobody is held up by the one that does not."""


@dataclass(frozen=True, slots=True)
class Besides:
    """Of the ``last`` first attempts so many are ``good``; ``hands`` are right at all, ``each`` answer some ``times``.

    >>> run = Besides(last=3, good=2)
    >>> run.met((True, False, True), {}), run.met((True, True), {}), run.met((False, True, False), {})
    (True, False, False)
    >>> Besides(each=frozenset({"=", "A"})).missing({"A": 4})
    frozenset({'='})
    """

    last: int = 0
    good: int = 0
    hands: int = 0
    each: frozenset[str] = frozenset()
    times: int = 1

    def missing(self, said: Mapping[str, int]) -> frozenset[str]:
        """Give the answers that were not right often enough, by how often each was."""
        return frozenset(answer for answer in self.each if said.get(answer, 0) < self.times)

    def met(self, run: Sequence[bool], said: Mapping[str, int]) -> bool:
        """Whether the last answers and all right ones together are enough."""
        lately = run[-self.last :] if self.last else ()
        enough = len(lately) == self.last and sum(lately) >= self.good
        few = len(self.missing(said)) <= len(self.each) // SPARED
        return enough and few and sum(said.values()) >= self.hands


NOTHING = Besides()
