"""A round of questions: what is on the table, what has been asked of how many, what was missed, and when it ends."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal
from urllib.parse import parse_qs

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED
from tutor.lessons.questions import Marking, Question
from tutor.narration import rulebook_name, text

__all__ = ["ROUND", "Round", "asked_in", "once_in", "seconds_in", "seed_in", "written"]

ROUND = 10
"""Questions in a round (teaching.md)."""
LONGEST_FRAGMENT = 200
LONGEST_THOUGHT = 600
"""Seconds: who took longer was away from the table."""


_ONCE = re.compile(r"[0-9a-f]{32}")


def written(
    asked: Question, marking: Marking, *, first: bool, hints: int = 0, seconds: float | None = None, once: str = ""
) -> Answer:
    """Write an answer as the log has it, given here and now; ``once`` is its id, should it be sent again."""
    return Answer(
        id=once or uuid.uuid4().hex, at=datetime.now(UTC), rules=asked.rules, skill=asked.skill, kind=asked.kind,
        seed=asked.seed, version=tutor.__version__, given=marking.given, right=marking.right, first=first, hints=hints,
        seconds=seconds, diagnosis=marking.candidates,
    )  # fmt: skip


class Round:
    """The state of a round; who derives from it puts a question on the table (`_put`) and says which come next."""

    _question: Question

    def __init__(self, *, total: int, alone: bool, auto: int, keep: Callable[[Answer], None]) -> None:
        self._total = total
        self._alone = alone
        self._auto = auto
        self._keep = keep
        self._turn = 0
        self._start_round()

    @property
    def question(self) -> Question:
        """The question on the table."""
        return self._question

    def _start_round(self) -> None:
        self._done = 0
        self._missed: list[Question] = []

    def _put(self, question: Question) -> None:
        """Put a question on the table, unanswered."""
        self._question = question
        self._status: Literal["asking", "right", "wrong", "done"] = "asking"
        self._answer = ""
        self._message = ""
        self._first_try = True

    def _answered(
        self, marking: Marking, *, hints: int = 0, seconds: float | None = None, once: str = "", shown: bool = False
    ) -> Answer:
        """Take down an answer: in the log first, then in the round, where only the first attempt counts.

        Where the steps were ``shown`` it is no attempt of the learner's own, and says nothing of what he knows.
        """
        asked, first = self._question, self._first_try and not shown
        answer = written(asked, marking, first=first, hints=hints, seconds=seconds, once=once)
        self._status = "right" if marking.right else "wrong"
        self._keep(answer)
        if self._first_try:
            self._done += 1
            self._missed += [] if marking.right else [asked]
        self._first_try = False
        return answer

    @property
    def _last(self) -> bool:
        return 0 < self._total <= self._done

    def _go_on(self) -> bool:
        """Go on from an answered question; tell whether another one has to be asked."""
        if self._status == "done":
            self._start_round()
        elif self._first_try:
            return False
        elif self._last:
            self._status = "done"
            return False
        return True

    def _reopen(self) -> None:
        """Begin another round where the old one was over: a link has opened a question."""
        if self._last:
            self._start_round()

    def _shown(self, books: Sequence[str], lang: str) -> dict[str, Any]:
        """What the picture of every round has (its shape: `tutor.widgets.contract`)."""
        done, answered = self._status == "done", self._status in {"right", "wrong"}
        return {
            "turn": self._turn,
            "lang": lang,
            "status": self._status,
            "fragment": self._fragment(),
            "step": self._step(),
            "question": "" if done else self._named(),
            "rules": self._question.rules,
            "rulebooks": [{"id": id_, "name": rulebook_name(id_, lang)} for id_ in books],
            "progress": {
                "done": self._done,
                "total": self._total,
                "label": text("practice-progress", lang, done=self._done, total=self._total),
            },
            "answer": self._answer,
            "message": text(self._message, lang, typed=self._answer) if self._message else "",
            "auto": self._auto,
            "onward": text(self._onward(), lang) if done or answered else "",
        }

    def _named(self) -> str:
        """Name the question on the table: with this it can be asked again (`tutor.lessons.dealing.ask`)."""
        asked = self._question
        return f"{asked.rules} {asked.skill}#{asked.kind} {asked.seed}"

    def _fragment(self) -> str:
        """Give what the address of the page says; within a lesson the address is the lesson's."""
        return self._step() if self._alone else ""

    def _step(self) -> str:
        """Name the question in hand, so that a page that was loaded anew comes back to it."""
        asked = self._question
        return f"rules={asked.rules}&skill={asked.skill}&seed={asked.seed}"

    def _onward(self) -> str:
        if self._status == "done":
            return "practice-another-round"
        if self._last:
            return "practice-see-result"
        return "practice-next" if self._total else "practice-another-question"


def asked_in(fragment: str) -> dict[str, str]:
    """Read what a link asks for, of any length and whatever it holds.

    >>> asked_in("rules=cego&seed=812&rules=gauderio")
    {'rules': 'gauderio', 'seed': '812'}
    >>> asked_in("review")
    {'review': ''}
    """
    return {key: values[-1] for key, values in parse_qs(fragment[:LONGEST_FRAGMENT], keep_blank_values=True).items()}


def seed_in(asked: Mapping[str, str], default: int) -> int:
    """Read the seed that a link asks for; one that cannot be read, or that there is not, is the one by default.

    >>> seed_in({"seed": "812"}, 5), seed_in({"seed": "-1"}, 5), seed_in({"seed": "9" * 400}, 5), seed_in({}, 5)
    (812, 5, 5, 5)
    """
    word = asked.get("seed", "")
    fits = len(word) <= len(str(MAX_SEED)) and word.isascii() and word.isdecimal()
    return int(word) if fits else default


def seconds_in(told: object) -> float | None:
    """Read how long a browser says that an answer took; no time, or one that nobody thinks for, is not known.

    >>> seconds_in(4.26), seconds_in(0), seconds_in(1e9), seconds_in("4"), seconds_in(True), seconds_in(float("nan"))
    (4.3, None, None, None, None, None)
    """
    if not isinstance(told, int | float) or isinstance(told, bool) or not 0 < told <= LONGEST_THOUGHT:
        return None
    return round(float(told), 1)


def once_in(told: object) -> str:
    """Read the name that a browser gives an answer: sent again after its page was lost, it is the same answer.

    >>> once_in("0123456789abcdef" * 2), once_in("7"), once_in(None)
    ('0123456789abcdef0123456789abcdef', '', '')
    """
    return told if isinstance(told, str) and _ONCE.fullmatch(told) else ""
