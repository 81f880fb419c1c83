"""A round of practice: ask, take the answer, explain, go on. It is what the exercise widget shows."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal
from urllib.parse import parse_qs

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.decks import deck_of
from tutor.lessons.exercises import Question, ask, exercise
from tutor.lessons.pictures import feedback, finish
from tutor.narration import rulebook_name, text

ROUND = 10
"""Questions in a round (teaching.md)."""

KIND = "hand"
"""The name of this kind of question in the log."""
MAX_SEED = 99_999
LONGEST_ANSWER = 40
LONGEST_FRAGMENT = 200


class Practice:
    """Questions of one skill, one after the other; the `ExerciseSession` of the widget.

    ``seed`` starts the round, and the same seed gives the same questions; without one the round is drawn by lot.
    ``total`` questions make a round, 0 is practice without an end; ``kind`` keeps to one kind of hands. ``alone`` on
    its page, it lets choose the rulebook and keeps its place in the page's address; an exercise within a lesson does
    neither. ``keep`` is told each answer.

    >>> practice = Practice(seed=812)
    >>> practice.act({"act": "answer", "text": "12"})
    >>> practice.view("en")["status"]
    'wrong'
    """

    def __init__(
        self,
        skill: str = "envido.count",
        *,
        rules: str | None = None,
        seed: int | None = None,
        total: int = ROUND,
        kind: str = "",
        alone: bool = True,
        auto: int = 0,
        keep: Callable[[Answer], None] = lambda _answer: None,
    ) -> None:
        self._keep = keep
        found = exercise(skill)
        self._skill = skill
        self._prompt = found.prompt
        self._kind = kind
        self._rulebooks: Sequence[str] = found.rulebooks if alone else ()
        self._alone = alone
        self._total = total
        self._auto = auto
        self._turn = 0
        self._status: Literal["asking", "right", "wrong", "done"] = "asking"
        self._ask(rules or found.rulebooks[0], secrets.randbelow(MAX_SEED + 1) if seed is None else seed)
        self._start_round()

    @property
    def question(self) -> Question:
        """The question on the table."""
        return self._question

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner (see `tutor.widgets.exercise.ExerciseSession`)."""
        self._message = ""
        match message:
            case {"act": "answer", "text": str(typed)} if self._status == "asking":
                self._take(typed)
            case {"act": "next"}:
                self._next()
            case {"act": "retry"} if self._status == "wrong":
                self._status = "asking"
            case {"act": "rules", "value": str(rules)} if rules in self._rulebooks:
                self._ask(rules, self._question.seed)
                self._start_round()
            case {"act": "restore", "hash": str(fragment)} if self._alone:
                self._restore(fragment)
            case _:  # an act that does not fit the moment, such as a second answer: the turn passes, nothing else
                pass
        self._turn += 1

    def _ask(self, rules: str, seed: int) -> None:
        self._question = ask(rules, self._skill, seed=seed, kind=self._kind)
        self._status = "asking"
        self._answer = ""
        self._message = ""
        self._first_try = True

    def _start_round(self) -> None:
        self._done = 0
        self._missed: list[Question] = []

    def _take(self, typed: str) -> None:
        self._answer = typed[:LONGEST_ANSWER]
        number = whole_number(typed)
        if number is None:
            self._message = "practice-not-a-number" if self._answer.strip() else "practice-nothing-typed"
            return
        right = number == self._question.ruling.value
        self._status = "right" if right else "wrong"
        self._keep(self._written(number, right=right))
        if self._first_try:
            self._done += 1
            self._missed += [] if right else [self._question]
        self._first_try = False

    def _written(self, number: int, *, right: bool) -> Answer:
        """Write an answer as the log has it; the hand of its seed is this exercise's own."""
        asked = self._question
        wrong = None if right else asked.misconception(number)
        return Answer(
            id=uuid.uuid4().hex, at=datetime.now(UTC), rules=asked.rules, skill=asked.skill, kind=KIND,
            seed=asked.seed, version=tutor.__version__, given=str(number), right=right, first=self._first_try,
            diagnosis=(wrong.id,) if wrong else (),
        )  # fmt: skip

    @property
    def _last(self) -> bool:
        return 0 < self._total <= self._done

    def _next(self) -> None:
        if self._status == "done":
            self._start_round()
        elif self._first_try:
            return
        elif self._last:
            self._status = "done"
            return
        self._ask(self._question.rules, (self._question.seed + 1) % (MAX_SEED + 1))

    def _restore(self, fragment: str) -> None:
        """Open the question of a link; what cannot be read in it is left as it was."""
        asked = {key: values[-1] for key, values in parse_qs(fragment[:LONGEST_FRAGMENT]).items()}
        rules = asked.get("rules", self._question.rules)
        seed = whole_number(asked.get("seed", ""))
        if rules not in self._rulebooks:
            rules = self._question.rules
        if seed is None or seed > MAX_SEED:
            seed = self._question.seed
        if (rules, seed) == (self._question.rules, self._question.seed):
            return
        if self._last:  # the round was over: what the link opens begins another
            self._start_round()
        self._ask(rules, seed)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        question, done = self._question, self._status == "done"
        answered = self._status in {"right", "wrong"}
        return {
            "turn": self._turn,
            "lang": lang,
            "status": self._status,
            "fragment": self._fragment(),
            "rules": question.rules,
            "deck": deck_of(question.rules),
            "rulebooks": [{"id": id_, "name": rulebook_name(id_, lang)} for id_ in self._rulebooks],
            "progress": {
                "done": self._done,
                "total": self._total,
                "label": text("practice-progress", lang, done=self._done, total=self._total),
            },
            "prompt": "" if done else text(self._prompt, lang),
            "cards": [] if done else [str(card) for card in question.cards],
            "answer": self._answer,
            "message": text(self._message, lang, typed=self._answer) if self._message else "",
            "auto": self._auto,
            "onward": text(self._onward(), lang) if done or answered else "",
            "feedback": feedback(question, self._answer.strip(), lang) if answered else None,
            "finish": finish(self._skill, self._missed, self._total, lang) if done else None,
        }

    def _fragment(self) -> str:
        asked = self._question
        return f"rules={asked.rules}&skill={asked.skill}&seed={asked.seed}" if self._alone else ""

    def _onward(self) -> str:
        if self._status == "done":
            return "practice-another-round"
        if self._last:
            return "practice-see-result"
        return "practice-next" if self._total else "practice-another-hand"


def whole_number(typed: str) -> int | None:
    """Read what was typed as points: figures only, so that "28", " 28 " and "028" are a number and "2,5" is not.

    >>> whole_number(" 028 "), whole_number("2,5"), whole_number("²")
    (28, None, None)
    """
    word = typed.strip()
    return int(word) if len(word) <= LONGEST_ANSWER and word.isascii() and word.isdecimal() else None
