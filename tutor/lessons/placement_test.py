"""The placement test as it is taken: one question after the other, nothing told in between, and at the end the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.lessons.answers import Answer
from tutor.lessons.learner import Standing
from tutor.lessons.placement import map_of, questions
from tutor.lessons.placement_map import map_rows
from tutor.lessons.questions import Question, UnreadableAnswerError
from tutor.lessons.round import asked_in, written
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training_pictures import table
from tutor.narration import rulebook_name, text
from tutor.rulebook import RULEBOOKS

__all__ = ["PlacementTest", "asked_for"]


def asked_for(fragment: str) -> str:
    """Give the rulebook whose test a fragment of the page's address asks for; "" where it asks for none.

    >>> asked_for("placement=cego"), asked_for("placement=poker"), asked_for("rules=cego")
    ('cego', '', '')
    """
    rules = asked_in(fragment).get("placement", "")
    return rules if rules in RULEBOOKS else ""


class PlacementTest:
    """The test of one rulebook; an `ExerciseSession` of the widget, and ``keep`` is told each answer.

    >>> test = PlacementTest("cego")
    >>> test.act({"act": "answer", "text": " ".join(test.question.key)})
    >>> test.view("en")["progress"]["label"]
    'Answered: 1 of 13'
    """

    def __init__(self, rules: str = "gauderio", *, keep: Callable[[Answer], None] = lambda _answer: None) -> None:
        self._keep = keep
        self._turn = 0
        self._start(rules)

    def _start(self, rules: str) -> None:
        self.rules = rules
        self.log: list[Answer] = []
        self._questions = questions(rules)
        self._place = 0
        self._answer = self._message = ""

    @property
    def over(self) -> bool:
        """Whether all was asked, or the learner has stopped."""
        return self._place >= len(self._questions)

    @property
    def question(self) -> Question:
        """The question on the table; once it is over, the last one."""
        return self._questions[min(self._place, len(self._questions) - 1)]

    @property
    def advice(self) -> str:
        """What to practise first: what was answered by a wrong rule, else what is still unknown."""
        words = map_of(self.rules, self.log)
        order = (Standing.REVIEW, Standing.UNASKED, Standing.WELL)
        return next(skill for word in order for skill, found in words.items() if found is word)

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner: an answer, "I don't know" (in the place of a hint), or an early end."""
        self._message = ""
        match message:
            case {"act": "answer", "text": str(typed)} if not self.over:
                self._take(typed)
            case {"act": "hint"} if not self.over:  # nothing is written: what was not answered is not known
                self._go_on()
            case {"act": "next"} if not self.over and self.log:
                self._place = len(self._questions)
            case {"act": "rules", "value": str(rules)} if rules in RULEBOOKS:
                self._start(rules)
            case {"act": "restore", "hash": str(fragment)} if asked_for(fragment) not in {"", self.rules}:
                self._start(asked_for(fragment))
            case _:  # an act that does not fit the moment: the turn passes, nothing else
                pass
        self._turn += 1

    def _take(self, typed: str) -> None:
        self._answer = typed[:200]
        asked = self.question
        try:
            marking = asked.mark(typed)
        except UnreadableAnswerError as unread:
            self._message = unread.code
            return
        answer = written(asked, marking, first=True)
        self.log.append(answer)
        self._keep(answer)
        self._go_on()

    def _go_on(self) -> None:
        self._place += 1
        self._answer = ""

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        over, total = self.over, len(self._questions)
        return {
            **table(None if over else self.question, lang),
            "turn": self._turn,
            "lang": lang,
            "status": "done" if over else "asking",
            "fragment": f"placement={self.rules}",
            "rules": self.rules,
            "rulebooks": [{"id": id_, "name": rulebook_name(id_, lang)} for id_ in RULEBOOKS],
            "progress": {
                "done": self._place,
                "total": total,
                "label": text("practice-progress", lang, done=self._place, total=total),
            },
            "answer": self._answer,
            "message": text(self._message, lang, typed=self._answer) if self._message else "",
            "auto": 0,
            "onward": self._onward(lang),
            "hint": "" if over else text("placement-skip", lang),
            "feedback": None,
            "finish": self._finish(lang) if over else None,
            "map": map_rows(self.rules, self.log, lang) if over else [],
        }

    def _onward(self, lang: str) -> str:
        if self.over:
            return text("placement-practise", lang, skill=skill_of(self.advice).title(lang))
        return text("placement-stop", lang) if self.log else ""

    def _finish(self, lang: str) -> dict[str, Any]:
        right = sum(answer.right for answer in self.log)
        return {
            "title": text("placement-title", lang, rules=rulebook_name(self.rules, lang)),
            "lead": text("placement-lead", lang, asked=len(self.log), right=right),
            "lines": [],
            "next": text("placement-next", lang),
        }
