"""Practice of any skill: a question of any kind, help in four steps, the wrong rule named, the next chosen by it."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Literal
from urllib.parse import parse_qs

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED, ask, plan
from tutor.lessons.diagnosis import Diagnosis, diagnose, next_seed
from tutor.lessons.hints import STEPS, hints
from tutor.lessons.practice import LONGEST_FRAGMENT, ROUND, whole_number
from tutor.lessons.questions import Question, UnreadableAnswerError
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.skills import skills_of
from tutor.lessons.training_pictures import feedback, finish, table
from tutor.narration import rulebook_name, text
from tutor.rulebook import RULEBOOKS

ONWARD = 1200
"""Milliseconds after a right answer until the next question comes by itself (teaching.md); after an error it waits."""


class Training:
    """Questions of one skill after another; the `ExerciseSession` of the widget.

    ``seed`` starts the round; the questions that follow are chosen by what the answers tell. ``log`` holds them, and
    ``keep`` is told each one. ``alone`` on its page, it lets choose rulebook and skill and keeps its place in the
    page's address.

    >>> training = Training("tie.hand", rules="cego", seed=4)
    >>> training.act({"act": "answer", "text": " ".join(training.question.key)})
    >>> training.view("en")["status"]
    'right'
    """

    def __init__(
        self,
        skill: str = "rank",
        *,
        rules: str = "gauderio",
        seed: int | None = None,
        kind: str = "",
        total: int = ROUND,
        alone: bool = True,
        auto: int = ONWARD,
        keep: Callable[[Answer], None] = lambda _answer: None,
    ) -> None:
        self._kind = kind
        self._alone = alone
        self._total = total
        self._auto = auto
        self._keep = keep
        self._turn = 0
        self._status: Literal["asking", "right", "wrong", "done"] = "asking"
        self._hints = 0
        self.log: list[Answer] = []
        self._start_round()
        self._ask(rules, skill, secrets.randbelow(MAX_SEED + 1) if seed is None else seed)

    @property
    def question(self) -> Question:
        """The question on the table."""
        return self._question

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner (see `tutor.widgets.exercise.ExerciseSession`)."""
        self._message = ""
        asked = self._question
        match message:
            case {"act": "answer", "text": str(typed)} if self._status == "asking":
                self._take(typed)
            case {"act": "next"}:
                self._next()
            case {"act": "retry"} if self._status == "wrong":
                self._status = "asking"
            case {"act": "hint"} if self._status == "asking":
                self._hints = min(self._hints + 1, STEPS)
            case {"act": "rules", "value": str(rules)} if rules in self._books():
                self._start_round()
                self._ask(rules, asked.skill, asked.seed)
            case {"act": "skill", "value": str(skill)} if self._alone and plan(asked.rules, skill):
                self._start_round()
                self._ask(asked.rules, skill, asked.seed)
            case {"act": "restore", "hash": str(fragment)} if self._alone:
                self._restore(fragment)
            case _:  # an act that does not fit the moment, such as a second answer: the turn passes, nothing else
                pass
        self._turn += 1

    def _books(self) -> tuple[str, ...]:
        return tuple(book for book in RULEBOOKS if book in skill_of(self._question.skill).rules) if self._alone else ()

    def _ask(self, rules: str, skill: str, seed: int) -> None:
        self._question = ask(rules, skill, seed=seed, kind=self._kind)
        self._status = "asking"
        self._answer = ""
        self._message = ""
        self._first_try = True
        self._hints = 0
        self._told = Diagnosis("right")

    def _start_round(self) -> None:
        self._done = 0
        self._missed: list[Question] = []

    def _take(self, typed: str) -> None:
        self._answer = typed[:200]
        try:
            marking = self._question.mark(typed)
        except UnreadableAnswerError as unread:
            self._message = unread.code
            return
        question, self._answer = self._question, marking.given
        answer = Answer(
            id=uuid.uuid4().hex, at=datetime.now(UTC), rules=question.rules, skill=question.skill, kind=question.kind,
            seed=question.seed, version=tutor.__version__, given=marking.given, right=marking.right,
            first=self._first_try, hints=self._hints, diagnosis=marking.candidates,
        )  # fmt: skip
        self.log.append(answer)
        self._keep(answer)
        self._told = diagnose(self.log)
        self._status = "right" if marking.right else "wrong"
        if self._first_try:
            self._done += 1
            self._missed += [] if marking.right else [question]
        self._first_try = False

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
        self._ask(*self._upcoming())

    def _upcoming(self) -> tuple[str, str, int]:
        """Choose the next question: its rulebook, skill and seed."""
        asked = self._question
        start = (asked.seed + 1) % (MAX_SEED + 1)
        seed = start if self._kind else next_seed(self.log, asked.rules, asked.skill, start)
        return asked.rules, asked.skill, seed

    def _restore(self, fragment: str) -> None:
        """Open the question of a link; what cannot be read in it is left as it was."""
        now = self._question
        asked = {key: values[-1] for key, values in parse_qs(fragment[:LONGEST_FRAGMENT]).items()}
        rules, skill = asked.get("rules", now.rules), asked.get("skill", now.skill)
        if rules not in RULEBOOKS:
            rules = now.rules
        if skill not in {one.id for one in skills_of(rules)}:
            skill = now.skill if now.skill in {one.id for one in skills_of(rules)} else "rank"
        seed = whole_number(asked.get("seed", ""))
        if seed is None or seed > MAX_SEED:
            seed = now.seed
        if (rules, skill, seed) == (now.rules, now.skill, now.seed):
            return
        if self._last:  # the round was over: what the link opens begins another
            self._start_round()
        self._ask(rules, skill, seed)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        question, done = self._question, self._status == "done"
        answered = self._status in {"right", "wrong"}
        shown = table(None if done else question, lang)
        helped = hints(question, lang)[: self._hints] if not done and self._hints else ()
        return {
            **shown,
            "turn": self._turn,
            "lang": lang,
            "status": self._status,
            "fragment": self._fragment(),
            "rules": question.rules,
            "rulebooks": [{"id": id_, "name": rulebook_name(id_, lang)} for id_ in self._books()],
            "skill": question.skill,
            "skills": [{"id": one.id, "name": one.title(lang)} for one in skills_of(question.rules)] * self._alone,
            "progress": {
                "done": self._done,
                "total": self._total,
                "label": text("practice-progress", lang, done=self._done, total=self._total),
            },
            "answer": self._answer,
            "message": text(self._message, lang, typed=self._answer) if self._message else "",
            "auto": self._auto,
            "onward": text(self._onward(), lang) if done or answered else "",
            "hints": list(helped),
            "hint": text("practice-hint", lang, n=self._hints + 1, total=STEPS) if self._hints < STEPS else "",
            "feedback": feedback(question, self._answer, self._told, lang) if answered else None,
            "finish": finish(self._missed, self._total, lang) if done else None,
        }

    def _fragment(self) -> str:
        asked = self._question
        return f"rules={asked.rules}&skill={asked.skill}&seed={asked.seed}" if self._alone else ""

    def _onward(self) -> str:
        if self._status == "done":
            return "practice-another-round"
        return "practice-see-result" if self._last else "practice-next"
