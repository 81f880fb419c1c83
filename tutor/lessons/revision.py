"""A round of one's own mistakes: wrong rule after wrong rule, each on fresh hands, from all that was ever answered."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from tutor.engine import ruleset
from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED
from tutor.lessons.misconceptions import misconception, wrong_rule
from tutor.lessons.progress_view import sound
from tutor.lessons.questions import Question
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training import Training
from tutor.lessons.waiting import points, waiting
from tutor.narration import text

__all__ = ["REVIEW", "Revision"]

REVIEW = "review"
"""What stands for a skill where one's mistakes are asked for."""


class Revision(Training):
    """The mistakes that wait, ten questions at most; where none does, it is over before it begins.

    >>> Revision(tuple).view("en")["finish"]["title"]
    'No mistake is waiting for you'
    """

    def __init__(
        self,
        answers: Callable[[], Sequence[Answer]],
        *,
        rules: str = "gauderio",
        keep: Callable[[Answer], None] = lambda _answer: None,
    ) -> None:
        self._answers = answers
        super().__init__(rules=rules, seed=0, keep=keep, answers=answers)
        if self._points:
            self._ask(self._points[0].question)
        else:
            self._status = "done"

    @property
    def choice(self) -> str:
        """What the chooser of skills shows."""
        return REVIEW

    @property
    def over(self) -> bool:
        """Whether all is asked and no mistake waits any more."""
        return self._status == "done" and not waiting(sound(self._answers()))

    def _start_round(self) -> None:
        super()._start_round()
        self._points = points(sound(self._answers()), secrets.randbelow(MAX_SEED + 1))
        self._total = len(self._points)

    def _upcoming(self) -> Question:
        return self._points[self._done].question

    def _books(self) -> tuple[str, ...]:
        return ()

    def _restore(self, fragment: str) -> None:
        """Stay: a link says no more than that one's mistakes are asked for."""

    def _fragment(self) -> str:
        return REVIEW

    def _where(self, lang: str) -> str:
        rules = list(dict.fromkeys(point.rule for point in self._points))
        place = rules.index(self._points[self._done - (not self._first_try)].rule) + 1
        return text("review-where", lang, n=place, total=len(rules), place=super()._where(lang))

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture; at the end, what came of each mistake."""
        shown = super().view(lang)
        if self._status != "done":
            return shown
        onward = "review-on" if self.over else "review-more"
        return {**shown, "onward": text(onward, lang), "finish": self._end(lang)}

    def _end(self, lang: str) -> dict[str, Any]:
        if not self._points:
            lead = text("review-nothing-lead", lang)
            return {"title": text("review-nothing", lang), "lead": lead, "lines": [], "next": ""}
        return {
            "title": text("review-finished", lang, right=self._done - len(self._missed), total=self._done),
            "lead": text("review-lead", lang),
            "lines": [self._line(rule, lang) for rule in dict.fromkeys(point.rule for point in self._points)],
            "next": text("review-all-good" if self.over else "review-left", lang),
        }

    def _line(self, rule: str, lang: str) -> str:
        asked = [point.question for point in self._points if point.rule == rule]
        right = sum(question not in self._missed for question in asked)
        if rule:
            named = wrong_rule(misconception(rule), ruleset(asked[0].rules), lang)
            return text("review-rule", lang, rule=named, right=right, total=len(asked))
        titles = ", ".join(dict.fromkeys(skill_of(question.skill).title(lang) for question in asked))
        return text("review-unexplained", lang, skills=titles, right=right, total=len(asked))
