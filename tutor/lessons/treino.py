"""The drill with all its skills: the count of the envido as it has always been asked, every other skill beside it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qs

from tutor.lessons.chosen import AUTO, Chosen
from tutor.lessons.practice import LONGEST_FRAGMENT, Practice
from tutor.lessons.progress import Talk, place_here
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.skills import skills_of
from tutor.lessons.training import Training
from tutor.narration import text
from tutor.rulebook import RULEBOOKS

COUNT = "envido.count"


class Treino:
    """One session for the page of the drill: rulebook, skill and question stand in the page's address.

    >>> treino = Treino()
    >>> treino.act({"act": "skill", "value": "tie.hand"})
    >>> treino.view("en")["prompt"]
    'Who takes the hand?'
    """

    def __init__(self, talk: Talk | None = None) -> None:
        self._talk = talk or Talk(place_here())
        self._keep = self._talk.add
        self._now: Practice | Training = Practice(keep=self._keep)
        self._turn = 0

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner (see `tutor.widgets.exercise.ExerciseSession`)."""
        rules, skill = self._asked_for(message)
        if skill == AUTO:
            if not isinstance(self._now, Chosen):
                self._now = Chosen(self._talk.answers, rules=rules, keep=self._keep, now=self._here)
        elif isinstance(self._now, Chosen) and message.get("act") in {"skill", "restore"}:
            self._now = (
                Training(skill, rules=rules, keep=self._keep)
                if skill != COUNT
                else Practice(rules=rules, keep=self._keep)
            )
        elif (message.get("act"), skill) == ("skill", COUNT) and not isinstance(self._now, Practice):
            self._now = Practice(rules=rules, keep=self._keep)
        elif skill != COUNT and isinstance(self._now, Practice):
            self._now = Training(skill, rules=rules, keep=self._keep)
        elif message.get("act") == "restore" and skill == COUNT and not isinstance(self._now, Practice):
            self._now = Practice(rules=rules, keep=self._keep)
        self._now.act(message)
        self._turn += 1

    def _asked_for(self, message: Mapping[str, Any]) -> tuple[str, str]:
        """Say which rulebook and skill a message wants; the present ones where it names none that there are."""
        now = self._now.question
        rules, skill = now.rules, now.skill
        if message.get("act") == "skill":
            skill = str(message.get("value"))
        if message.get("act") == "restore":
            named = parse_qs(str(message.get("hash"))[:LONGEST_FRAGMENT])
            rules = named.get("rules", [rules])[-1]
            skill = named.get("skill", [skill])[-1]
        rules = rules if rules in RULEBOOKS else now.rules
        known = {AUTO, *(one.id for one in skills_of(rules))}
        return rules, skill if skill in known else now.skill if now.skill in known else "rank"

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        question = self._now.question
        own = [{"id": one.id, "name": skill_of(one.id).title(lang)} for one in skills_of(question.rules)]
        return {
            **self._now.view(lang),
            "turn": self._turn,
            "skill": AUTO if isinstance(self._now, Chosen) else question.skill,
            "skills": [{"id": AUTO, "name": text("chosen-name", lang)}, *own],
        }

    def _here(self) -> datetime:
        return self._talk.here(datetime.now(UTC))
