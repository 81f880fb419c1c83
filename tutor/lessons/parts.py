"""The parts of a lesson without their looks: what a cell asks for is read and made here, for a page or for a check.

`tutor.notebook` shows them; `tutor.lessons.notebook_check` only looks whether each can be made. What an author writes
wrongly raises, and the error names the nearest thing that is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.engine import cards
from tutor.lessons.author_error import AuthorError
from tutor.lessons.contrasted import Contrast
from tutor.lessons.course import Lesson, lesson_at
from tutor.lessons.dealing import drills_of
from tutor.lessons.faded import FADINGS, Fading, steps_shown
from tutor.lessons.glossary import Term, term
from tutor.lessons.mastery_check import MasteryCheck
from tutor.lessons.progress import Talk, place_here
from tutor.lessons.replay_room import ReplayRoom
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training import Training
from tutor.lessons.worked import WorkedExample
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS, Clause, Reading, UnknownIdError, clause, reading

__all__ = ["PARTS", "Parts"]

PARTS = (
    "open", "words", "clause", "example", "replay", "exercise", "contrast", "silence", "which", "check", "next"
)  # fmt: skip
"""What a cell may say of `lesson`."""


class Parts:
    """The parts of one lesson at a time: `open` says which, and its rulebook holds for what comes after it.

    >>> parts = Parts()
    >>> parts.open("cego/04-envido").number, parts.example("1c 7c 6p").ruling.value
    (4, 28)
    """

    def __init__(self) -> None:
        self._open: Lesson | None = None
        self._check: MasteryCheck | None = None

    @property
    def opened(self) -> Lesson:
        """The lesson that is open."""
        if self._open is None:
            raise AuthorError("check-part-unopened")
        return self._open

    def rules(self, given: str = "") -> str:
        """Give the rulebook of a part: the one that it names, that of the open lesson, or the first."""
        return given or (self._open.rules if self._open else RULEBOOKS[0])

    def open(self, name: str) -> Lesson:
        """Open a lesson of the course."""
        self._open = lesson_at(name)
        return self._open

    def words(self, *words: str, rules: str = "") -> tuple[tuple[Term, ...], str]:
        """Give words of the glossary, and the rulebook in which they are meant."""
        under = self.rules(rules)
        return tuple(term(word).in_rulebook(under) for word in words), under

    def clause(self, *ids: str) -> tuple[Clause, ...]:
        """Give clauses."""
        return tuple(map(clause, ids))

    def silence(self, *ids: str) -> tuple[Reading, ...]:
        """Give readings."""
        return tuple(map(reading, ids))

    def example(self, hand: str = "", *, ask: str = "", rules: str = "", **fields: Any) -> WorkedExample:  # noqa: ANN401
        """Work a question out: three cards to count, or any question by its fields (`tutor.lessons.asked`)."""
        if bool(hand) == bool(ask):
            raise AuthorError("check-part-example")
        under = self.rules(rules)
        return WorkedExample.of(ask, under, fields) if ask else WorkedExample.of_envido(under, cards(hand))

    def replay(self, hand: str, *, at: str = "") -> ReplayRoom:
        """Open a hand of the library; ``at`` has to be one of its moments."""
        room = ReplayRoom(hand)
        room.address(at)
        return room

    def exercise(
        self,
        skill: str,
        *,
        rules: str = "",
        kind: str = "",
        seed: int | None = None,
        total: int = 0,
        show: Fading = "",
        talk: Talk | None = None,
    ) -> Training:
        """Give questions of a skill; with ``show`` some of the steps of each are given away."""
        if show not in FADINGS:
            raise UnknownIdError("show", show, FADINGS[1:])
        talk = self._followed(talk)
        training = Training(
            skill_of(skill).id, rules=self.rules(rules), seed=seed, total=total, kind=kind, alone=False, auto=0,
            shown=show, keep=talk.add, answers=talk.at_hand,
        )  # fmt: skip
        if show and not steps_shown(training.question, show, LANGUAGES[0]):
            raise AuthorError("check-part-no-steps", drill=training.question.drill.name, show=show)
        return training

    def which(
        self, skill: str, *, rules: str = "", kind: str = "", seed: int | None = None, talk: Talk | None = None
    ) -> Training:
        """Ask which clause decides a case of a skill, or, where no case shows it, which one answers a question."""
        under = self.rules(rules)
        kinds = [one.kind for one in drills_of(under, skill_of(skill).id) if one.kind in ("clause", "cue")]
        if not kinds:
            raise AuthorError("check-part-no-clauses", skill=skill, rules=under)
        return self.exercise(skill, rules=under, kind=kind or kinds[0], seed=seed, talk=talk)

    def contrast(self, *, ask: str, rules: Sequence[str] = (), **fields: Any) -> Contrast:  # noqa: ANN401
        """Put a question to several rulebooks, read under the first of them: all, the open lesson's own first."""
        own = self.rules()
        books = tuple(rules) or (own, *(one for one in RULEBOOKS if one != own))
        return Contrast.of(ask, books, fields)

    def check(self, *skills: str, seed: int | None = None, talk: Talk | None = None) -> MasteryCheck:
        """Check the skills of the open lesson, or some of its rulebook."""
        talk, opened = self._followed(talk), self.opened
        places = tuple((opened.rules, skill_of(one).id) for one in skills) or opened.places
        self._check = MasteryCheck(places, answers=talk.answers, seed=seed, keep=talk.add)
        return self._check

    def _followed(self, talk: Talk | None) -> Talk:
        """Let the check of the lesson know what its exercises have asked."""
        told = talk or Talk(place_here())
        told.follow(lambda: self._check.reconsider(told.at_hand()) if self._check else None)
        return told

    def next(self) -> Lesson:
        """Give the open lesson, which knows what comes after it."""
        return self.opened
