"""A round of practice: ask, take the answer, explain, go on. It is what the exercise widget shows."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs

from tutor.lessons.breakdown import clauses_of, lines_of, lit_cards, outline_of, readings_of
from tutor.lessons.exercises import EXERCISES, Question, ask, exercise
from tutor.narration import rulebook_name, sentence, text

ROUND = 10
"""Questions in a round (teaching.md)."""

WORDS = (
    "answer", "next", "retry", "your_answer", "rulebook", "cards", "right", "wrong", "yours", "rule", "counts",
    "left_out", "steps", "reading", "clauses", "line", "close", "lost", "reload", "trouble",
)  # fmt: skip
"""The words of the interface, by the names that the widget gives them."""

MAX_SEED = 99_999
LONGEST_ANSWER = 40


class Practice:
    """Questions of one skill, one after the other; the `ExerciseSession` of the widget.

    ``seed`` starts the round, and the same seed gives the same questions; without one the round is drawn by lot.
    ``total`` questions make a round, 0 is practice without an end. ``alone`` on its page, it lets choose the rulebook
    and keeps its place in the page's address; an exercise within a lesson does neither. Progress stays in memory.
    """

    def __init__(
        self,
        skill: str = "envido.count",
        *,
        rules: str | None = None,
        seed: int | None = None,
        total: int = ROUND,
        alone: bool = True,
        auto: int = 0,
    ) -> None:
        found = exercise(skill)
        self._skill = skill
        self._rulebooks: Sequence[str] = found.rulebooks if alone else ()
        self._alone = alone
        self._total = total
        self._auto = auto
        self._turn = 0
        self._status = "asking"
        self._ask(rules or found.rulebooks[0], secrets.randbelow(MAX_SEED + 1) if seed is None else seed)
        self._start_round()

    @property
    def question(self) -> Question:
        """The question on the table."""
        return self._question

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner (see `tutor.widgets.exercise.ExerciseSession`)."""
        self._message = ""
        match message["act"]:
            case "answer" if self._status == "asking":
                self._take(str(message["text"]))
            case "next":
                self._next()
            case "retry" if self._status == "wrong":
                self._status = "asking"
            case "rules" if message["value"] in self._rulebooks:
                self._ask(message["value"], self._question.seed)
                self._start_round()
            case "restore" if self._alone:
                self._restore(message["hash"])
            case _:  # an act that does not fit the moment, such as a second answer: the turn passes, nothing else
                pass
        self._turn += 1

    def _ask(self, rules: str, seed: int) -> None:
        self._question = ask(rules, self._skill, seed=seed)
        self._status = "asking"
        self._answer = ""
        self._message = ""
        self._first_try = True

    def _start_round(self) -> None:
        self._done = 0
        self._right = 0

    def _take(self, typed: str) -> None:
        self._answer = typed[:LONGEST_ANSWER]
        number = _whole_number(self._answer)
        if number is None:
            self._message = "practice-not-a-number" if self._answer.strip() else "practice-nothing-typed"
            return
        right = number == self._question.ruling.value
        self._status = "right" if right else "wrong"
        if self._first_try:
            self._done += 1
            self._right += right
        self._first_try = False

    def _next(self) -> None:
        if self._status == "done":
            self._start_round()
        elif self._first_try:
            return
        elif self._total and self._done >= self._total:
            self._status = "done"
            return
        self._ask(self._question.rules, (self._question.seed + 1) % (MAX_SEED + 1))

    def _restore(self, fragment: str) -> None:
        """Open the question of a link; what cannot be read in it is left as it was."""
        asked = {key: values[-1] for key, values in parse_qs(fragment[:200]).items()}
        rules = asked.get("rules", self._question.rules)
        seed = _whole_number(asked.get("seed", ""))
        if rules not in exercise(self._skill).rulebooks:
            rules = self._question.rules
        if seed is None or not 0 <= seed <= MAX_SEED:
            seed = self._question.seed
        if (rules, seed) != (self._question.rules, self._question.seed):
            self._ask(rules, seed)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        question, done = self._question, self._status == "done"
        return {
            "turn": self._turn,
            "lang": lang,
            "status": self._status,
            "fragment": self._fragment(),
            "rules": question.rules,
            "rulebooks": [{"id": id_, "name": rulebook_name(id_, lang)} for id_ in self._rulebooks],
            "progress": self._progress(lang),
            "prompt": "" if done else text(EXERCISES[question.skill].prompt, lang),
            "cards": [] if done else [str(card) for card in question.cards],
            "answer": self._answer,
            "message": text(self._message, lang, typed=self._answer) if self._message else "",
            "auto": self._auto,
            "feedback": self._feedback(lang) if self._status in ("right", "wrong") else None,
            "finish": self._finish(lang) if done else None,
            "strings": {name: text(f"practice-{name.replace('_', '-')}", lang) for name in WORDS},
        }

    def _fragment(self) -> str:
        asked = self._question
        return f"rules={asked.rules}&skill={asked.skill}&seed={asked.seed}" if self._alone else ""

    def _progress(self, lang: str) -> dict[str, Any]:
        label = text("practice-progress", lang, done=self._done, total=self._total)
        dots = self._total if self._total > 1 else 0  # one question needs no counting
        return {"done": self._done, "total": dots, "label": label}

    def _feedback(self, lang: str) -> dict[str, Any]:
        ruling = self._question.ruling
        return {
            "yours": self._answer.strip(),
            "right": str(ruling.value),
            "lit": lit_cards(ruling),
            "lines": lines_of(ruling, lang),
            "your_lines": [],
            "diagnosis": "",
            "sentence": sentence(ruling, lang),
            "outline": outline_of(ruling, lang),
            "clauses": clauses_of(ruling, lang),
            "readings": readings_of(ruling, lang),
        }

    def _finish(self, lang: str) -> dict[str, Any]:
        return {
            "title": text("practice-finished", lang, right=self._right, total=self._total),
            "lines": [text(f"practice-learnt-{self._skill.replace('.', '-')}-{n}", lang) for n in (1, 2, 3)],
            "next": text("practice-finished-next", lang),
        }


def _whole_number(typed: str) -> int | None:
    """Read what was typed as points: figures only, so that "28", " 28 " and "028" are a number and "2,5" is not."""
    word = typed.strip()
    return int(word) if word.isascii() and word.isdecimal() else None
