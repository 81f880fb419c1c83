"""What a skill asks for besides a high chance of mastery: a run of right answers, and certain ones among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tutor.lessons.answers import Answer

__all__ = ["NONE", "NOTHING", "Besides", "Proofs", "given"]

LONGEST_RUN = 10
"""So many of the last first attempts are remembered."""
CLEAR = 5
"""So many first attempts after an error that a skill does not pass over, it is made good."""
SPARED = 5
"""One in so many answers may be missing: questions come by luck, and nobody is held up by the one that does not."""


@dataclass(frozen=True, slots=True)
class Proofs:
    """What the first attempts at a skill show: each of the last, nothing where it was not right, and how often each.

    ``clear`` counts those since an error of the kind that a skill does not pass over; None where there was none.

    >>> Proofs().after("A").after(None).after("=")
    Proofs(run=('A', None, '='), said={'A': 1, '=': 1}, clear=None)
    """

    run: tuple[str | None, ...] = ()
    said: Mapping[str, int] = field(default_factory=dict)
    clear: int | None = None

    def after(self, shown: str | None, *, spoils: bool = False) -> Proofs:
        """Give what they show with one more."""
        said = self.said if shown is None else {**self.said, shown: self.said.get(shown, 0) + 1}
        clear = 0 if spoils else None if self.clear is None else self.clear + 1
        return Proofs((*self.run, shown)[-LONGEST_RUN:], said, clear)


def given(answer: Answer) -> str:
    """Give what a right answer shows, unless a skill has it otherwise: itself."""
    return answer.given


@dataclass(frozen=True, slots=True)
class Besides:
    """Of the ``last`` first attempts so many are ``good``, with those ``among`` them; ``hands`` are right at all.

    ``each`` is shown some ``times``; ``shows`` says what a right answer does show. Among the last ``CLEAR`` is no error
    that ``spoils``.

    >>> run = Besides(last=3, good=2, among=frozenset("="))
    >>> run.met(Proofs(("A", None, "="))), run.met(Proofs(("A", "="))), run.met(Proofs(("=", "A", "A", "B")))
    (True, False, False)
    >>> Besides(each=frozenset({"=", "A"})).missing(Proofs(said={"A": 4}))
    frozenset({'='})
    """

    last: int = 0
    good: int = 0
    among: frozenset[str] = frozenset()
    hands: int = 0
    each: frozenset[str] = frozenset()
    times: int = 1
    shows: Callable[[Answer], str] = given
    spoils: Callable[[Answer], bool] = lambda _answer: False

    def after(self, proofs: Proofs, answer: Answer) -> Proofs:
        """Give what the first attempts show with one more: only who was right without help has shown something."""
        shown = self.shows(answer) if answer.right and not answer.hints else None
        return proofs.after(shown, spoils=not answer.right and self.spoils(answer))

    def missing(self, proofs: Proofs) -> frozenset[str]:
        """Give what should be shown next: what was not often enough, and what ends a run that has to hold it."""
        few = frozenset(one for one in self.each if proofs.said.get(one, 0) < self.times)
        lately = proofs.run[1 - self.last :] if self.last > 1 else ()
        return few | (self.among.difference(lately) if len(lately) == self.last - 1 else frozenset())

    def met(self, proofs: Proofs) -> bool:
        """Whether the last answers and all right ones together are enough."""
        lately = proofs.run[-self.last :] if self.last else ()
        enough = len(lately) == self.last and sum(one is not None for one in lately) >= self.good
        few = sum(proofs.said.get(one, 0) < self.times for one in self.each) <= len(self.each) // SPARED
        clear = proofs.clear is None or proofs.clear >= CLEAR
        return enough and few and clear and self.among.issubset(lately) and sum(proofs.said.values()) >= self.hands


NONE = Proofs()
NOTHING = Besides()
