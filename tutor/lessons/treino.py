"""The drill of every subject: chosen by the learner or left to the trainer; the placement test is a page of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from tutor.lessons.chosen import AUTO, Chosen
from tutor.lessons.placement_test import PlacementTest, asked_for
from tutor.lessons.progress import Talk, place_here
from tutor.lessons.progress_view import sound
from tutor.lessons.questions import Question
from tutor.lessons.revision import REVIEW, Revision
from tutor.lessons.round import asked_in
from tutor.lessons.skills import skills_of
from tutor.lessons.training import Training, taught_in
from tutor.lessons.waiting import waiting
from tutor.narration import text
from tutor.rulebook import RULEBOOKS

OPENED = "envido.count"
"""What the page opens with where its address asks for nothing."""


class Treino:
    """One session for the page of the drill: rulebook, skill and question stand in the page's address.

    >>> treino = Treino()
    >>> treino.act({"act": "restore", "hash": "rules=cego&skill=tie.hand&seed=812"})
    >>> treino.view("en")["fragment"]
    'rules=cego&skill=tie.hand&seed=812'
    """

    def __init__(self, talk: Talk | None = None) -> None:
        self._talk = talk or Talk(place_here())
        self._keep = self._talk.add
        self._now: Training | PlacementTest = self._open("gauderio", OPENED)
        self._test: PlacementTest | None = None
        self._turn = 0

    @property
    def question(self) -> Question:
        """The question on the table."""
        return self._now.question

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner (see `tutor.widgets.exercise.ExerciseSession`)."""
        if not self._placed(message):
            self._practise(message)
        self._turn += 1

    def _placed(self, message: Mapping[str, Any]) -> bool:
        """Let the placement test take a message that is for it; one that was begun is gone on with."""
        wanted = asked_for(str(message.get("hash"))) if message.get("act") == "restore" else ""
        if wanted:
            if self._test is None or self._test.rules != wanted:
                self._test = PlacementTest(
                    wanted,
                    fragment=str(message.get("hash")),
                    keep=self._keep,
                    answers=self._talk.answers,
                    now=self._here,
                )
            self._now = self._test
        test = self._now
        if not isinstance(test, PlacementTest):
            return False
        if message.get("act") == "next" and test.over:
            self._now, self._test = self._open(test.rules, test.advice), None
        elif message.get("act") in ("restore", "skill") and not wanted:
            self._now = self._open(*self._asked_for(message))
            return False
        else:
            test.act(message)
        return True

    def _open(self, rules: str, skill: str) -> Training:
        if skill == AUTO:
            return Chosen(self._talk.answers, rules=rules, keep=self._keep, now=self._here)
        if skill == REVIEW:
            return Revision(self._talk.answers, rules=rules, keep=self._keep)
        return Training(skill, rules=rules, keep=self._keep, answers=self._talk.at_hand)

    def _practise(self, message: Mapping[str, Any]) -> None:
        rules, skill = self._asked_for(message)
        wanted = {AUTO: Chosen, REVIEW: Revision}.get(skill, Training)
        if message.get("act") in ("skill", "restore") and type(self._now) is not wanted:
            self._now = self._open(rules, skill)
        elif message.get("act") == "next" and isinstance(self._now, Revision) and self._now.over:
            self._now = self._open(rules, AUTO)
        self._now.act(message)

    def _asked_for(self, message: Mapping[str, Any]) -> tuple[str, str]:
        """Say which rulebook and skill a message wants; the present ones where it names none that there are."""
        now = self.question
        rules, skill = now.rules, now.skill
        if message.get("act") == "skill":
            skill = str(message.get("value"))
        if message.get("act") == "restore":
            named = asked_in(str(message.get("hash")))
            rules, skill = named.get("rules", rules), REVIEW if REVIEW in named else named.get("skill", skill)
        rules = rules if rules in RULEBOOKS else now.rules
        known = {AUTO, REVIEW, *(one.id for one in skills_of(rules))}
        return rules, skill if skill in known else taught_in(rules, now.skill)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        shown, test = self._now.view(lang), isinstance(self._now, PlacementTest)
        return {**shown, "turn": self._turn, **({} if test else self._choices(shown, lang))}

    def _choices(self, shown: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Give what can be practised, and after a round with mistakes in the log the way to them."""
        own = [{"id": one.id, "name": one.title(lang)} for one in skills_of(self.question.rules)]
        named = [
            {"id": AUTO, "name": text("chosen-name", lang)},
            {"id": REVIEW, "name": text("review-name", lang)},
        ]
        offered = shown["status"] == "done" and not isinstance(self._now, Revision)
        offered = offered and bool(waiting(sound(self._talk.answers())))
        return {"skills": [*named, *own], "review": text("review-name", lang) if offered else ""}

    def _here(self) -> datetime:
        return self._talk.here(datetime.now(UTC))
