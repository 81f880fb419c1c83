"""Practice of any skill: a question of any kind, help in four steps, the wrong rule named, the next chosen by it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED, ask, plan
from tutor.lessons.diagnosis import Diagnosis, diagnose, next_seed
from tutor.lessons.faded import Fading, steps_shown
from tutor.lessons.hints import STEPS, hints
from tutor.lessons.progress_view import sound
from tutor.lessons.questions import Question, UnreadableAnswerError
from tutor.lessons.round import ROUND, Round, asked_in, once_in, seconds_in, seed_in
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.skills import skills_of
from tutor.lessons.training_pictures import feedback, finish, table
from tutor.narration import LANGUAGES, rulebook_name, text
from tutor.rulebook import RULEBOOKS

ONWARD = 1200
"""Milliseconds after a right answer until the next question comes by itself (teaching.md); after an error it waits."""
FIRST = "rank"
"""The skill that stands in where a rulebook has not the one asked for: every rulebook has it."""


def taught_in(rules: str, skill: str) -> str:
    """Give the skill if the rulebook has it, else the one that stands in.

    >>> taught_in("cego", "envido.count"), taught_in("claudista", "envido.count")
    ('envido.count', 'rank')
    """
    return skill if rules in skill_of(skill).rules else FIRST


class Training(Round):
    """Questions of one skill after another; the `ExerciseSession` of the widget.

    ``seed`` starts the round; the questions that follow are chosen by what the answers tell, those given now (``log``)
    and those of before (``answers``). ``keep`` is told each one. ``alone`` on its page, it lets choose rulebook and
    skill and keeps its place in the page's address. ``shown`` gives some steps of each question away: all before the
    answer, or all but the last.

    >>> training = Training("tie.hand", rules="cego", seed=4)
    >>> training.act({"act": "answer", "text": " ".join(training.question.key)})
    >>> training.view("en")["status"]
    'right'
    """

    def __init__(
        self,
        skill: str = FIRST,
        *,
        rules: str = "gauderio",
        seed: int | None = None,
        kind: str = "",
        total: int = ROUND,
        alone: bool = True,
        auto: int = ONWARD,
        shown: Fading = "",
        keep: Callable[[Answer], None] = lambda _answer: None,
        answers: Callable[[], Sequence[Answer]] = tuple,
    ) -> None:
        super().__init__(total=total, alone=alone, auto=auto, keep=keep)
        self._answers = answers
        self._kind = kind
        self._fading = shown
        self._hints = 0
        self.log: list[Answer] = []
        self._deal(rules, skill, secrets.randbelow(MAX_SEED + 1) if seed is None else seed)

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner (see `tutor.widgets.exercise.ExerciseSession`)."""
        self._message = ""
        asked = self._question
        match message:
            case {"act": "answer", "text": str(typed)} if self._status == "asking":
                self._take(typed, seconds_in(message.get("seconds")), once_in(message.get("once")))
            case {"act": "next"}:
                self._next()
            case {"act": "retry"} if self._status == "wrong":
                self._status = "asking"
            case {"act": "hint"} if self._status == "asking":
                self._hints = min(self._hints + 1, STEPS)
            case {"act": "rules", "value": str(rules)} if rules in self._books():
                self._start_round()
                self._deal(rules, taught_in(rules, asked.skill), asked.seed)
            case {"act": "skill", "value": str(skill)} if self._alone and plan(asked.rules, skill):
                self._start_round()
                self._deal(asked.rules, skill, asked.seed)
            case {"act": "restore", "hash": str(fragment)} if self._alone:
                self._restore(fragment)
            case {"act": "restore", "hash": str(fragment)}:
                self._back(fragment)
            case _:  # an act that does not fit the moment, such as a second answer: the turn passes, nothing else
                pass
        self._turn += 1

    def _books(self) -> tuple[str, ...]:
        return RULEBOOKS if self._alone else ()

    def _deal(self, rules: str, skill: str, seed: int) -> None:
        self._ask(ask(rules, skill, seed=seed, kind=self._kind))

    def _ask(self, question: Question) -> None:
        self._put(question)
        self._hints = 0
        self._told = Diagnosis("right")

    def _take(self, typed: str, seconds: float | None, once: str) -> None:
        self._answer = typed[:200]
        try:
            marking = self._question.mark(typed)
        except UnreadableAnswerError as unread:
            self._message = unread.code
            return
        self._answer = marking.given
        shown = bool(steps_shown(self._question, self._fading, LANGUAGES[0]))
        answer = self._answered(marking, hints=self._hints, seconds=seconds, once=once, shown=shown)
        self.log.append(answer)
        self._told = diagnose(self._given(answer.rules, answer.skill), tutor.__version__)

    def _given(self, rules: str, skill: str) -> list[Answer]:
        """Give what the learner has answered in a skill: before, wherever that was, then here."""
        here = [one for one in self.log if (one.rules, one.skill) == (rules, skill)]
        known = {one.id for one in here}
        before = (one for one in self._answers() if (one.rules, one.skill) == (rules, skill) and one.id not in known)
        return [*sound(before), *here]

    def _next(self) -> None:
        if self._go_on():
            self._ask(self._upcoming())

    def _upcoming(self) -> Question:
        """Choose the next question."""
        return self._telling(self._question.rules, self._question.skill)

    def _telling(self, rules: str, skill: str) -> Question:
        """Choose the question of a skill whose answer will tell most."""
        given, start = self._given(rules, skill), (self._question.seed + 1) % (MAX_SEED + 1)
        seed = next_seed(given, rules, skill, start, kind=self._kind, version=tutor.__version__)
        return ask(rules, skill, seed=seed, kind=self._kind)

    def _restore(self, fragment: str) -> None:
        """Open the question of a link; what cannot be read in it is left as it was."""
        now = self._question
        asked = asked_in(fragment)
        rules, skill = asked.get("rules", now.rules), asked.get("skill", now.skill)
        if rules not in RULEBOOKS:
            rules = now.rules
        if skill not in {one.id for one in skills_of(rules)}:
            skill = taught_in(rules, now.skill)
        seed = seed_in(asked, now.seed)
        if (rules, skill, seed) == (now.rules, now.skill, now.seed):
            return
        self._reopen()
        self._deal(rules, skill, seed)

    @property
    def choice(self) -> str:
        """What the chooser of skills shows."""
        return self._question.skill

    def _where(self, lang: str) -> str:
        """Say of which rulebook and skill the question is, where no chooser says it."""
        asked = self._question
        return f"{skill_of(asked.skill).title(lang)} · {rulebook_name(asked.rules, lang)}" if self._alone else ""

    def _own(self) -> Sequence[tuple[str, str]]:
        """Give the rulebooks and skills that are asked here."""
        return ((self._question.rules, self._question.skill),)

    def _back(self, step: str) -> None:
        """Go back to the question of a lesson's page that had to be loaded anew."""
        now, asked = self._question, asked_in(step)
        place, seed = (asked.get("rules", ""), asked.get("skill", "")), seed_in(asked, now.seed)
        if place in self._own() and (*place, seed) != (now.rules, now.skill, now.seed):
            self._start_round()
            self._deal(*place, seed)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        question, done = self._question, self._status == "done"
        answered = self._status in {"right", "wrong"}
        shown = table(None if done else question, lang)
        helped = hints(question, lang)[: self._hints] if not done and self._hints else ()
        return {
            **shown,
            **self._shown(self._books(), lang),
            "where": "" if done or self._books() else self._where(lang),
            "skill": self.choice,
            "skills": [{"id": one.id, "name": one.title(lang)} for one in skills_of(question.rules)] * self._alone,
            "given": [] if done else [step.shown() for step in steps_shown(question, self._fading, lang)],
            "hints": list(helped),
            "hint": text("practice-hint", lang, n=self._hints + 1, total=STEPS) if self._hints < STEPS else "",
            "feedback": feedback(question, self._answer, self._told, lang) if answered else None,
            "finish": finish(self._missed, self._total, lang) if done else None,
        }
