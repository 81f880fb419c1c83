"""A round of practice: ask, take the answer, explain, go on. It is what the exercise widget shows."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED
from tutor.lessons.decks import deck_of
from tutor.lessons.exercises import Question, ask, exercise
from tutor.lessons.pictures import feedback, finish
from tutor.lessons.round import ROUND, Round, asked_in
from tutor.narration import text

KIND = "hand"
"""The name of this kind of question in the log."""
LONGEST_ANSWER = 40


class Practice(Round[Question]):
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
        super().__init__(total=total, alone=alone, auto=auto, keep=keep)
        found = exercise(skill)
        self._skill = skill
        self._prompt = found.prompt
        self._kind = kind
        self._rulebooks: Sequence[str] = found.rulebooks if alone else ()
        self._ask(rules or found.rulebooks[0], secrets.randbelow(MAX_SEED + 1) if seed is None else seed)

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
        self._put(ask(rules, self._skill, seed=seed, kind=self._kind))

    def _take(self, typed: str) -> None:
        self._answer = typed[:LONGEST_ANSWER]
        number = whole_number(typed)
        if number is None:
            self._message = "practice-not-a-number" if self._answer.strip() else "practice-nothing-typed"
            return
        asked = self._question
        right = number == asked.ruling.value
        wrong = None if right else asked.misconception(number)
        self._answered(given=str(number), right=right, kind=KIND, diagnosis=(wrong.id,) if wrong else ())

    def _next(self) -> None:
        if self._go_on():
            self._ask(self._question.rules, (self._question.seed + 1) % (MAX_SEED + 1))

    def _restore(self, fragment: str) -> None:
        """Open the question of a link; what cannot be read in it is left as it was."""
        asked = asked_in(fragment)
        rules = asked.get("rules", self._question.rules)
        seed = whole_number(asked.get("seed", ""))
        if rules not in self._rulebooks:
            rules = self._question.rules
        if seed is None or seed > MAX_SEED:
            seed = self._question.seed
        if (rules, seed) == (self._question.rules, self._question.seed):
            return
        self._reopen()
        self._ask(rules, seed)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        question, done = self._question, self._status == "done"
        answered = self._status in {"right", "wrong"}
        return {
            **self._shown(self._rulebooks, lang),
            "deck": deck_of(question.rules),
            "prompt": "" if done else text(self._prompt, lang),
            "cards": [] if done else [str(card) for card in question.cards],
            "feedback": feedback(question, self._answer.strip(), lang) if answered else None,
            "finish": finish(self._skill, self._missed, self._total, lang) if done else None,
        }


def whole_number(typed: str) -> int | None:
    """Read what was typed as points: figures only, so that "28", " 28 " and "028" are a number and "2,5" is not.

    >>> whole_number(" 028 "), whole_number("2,5"), whole_number("²")
    (28, None, None)
    """
    word = typed.strip()
    return int(word) if len(word) <= LONGEST_ANSWER and word.isascii() and word.isdecimal() else None
