"""A session in which the questions are chosen for the learner: what is due, what is weak, what is new, interleaved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from tutor.engine import ruleset
from tutor.lessons.answers import Answer
from tutor.lessons.besides import besides_of
from tutor.lessons.dealing import drills_of
from tutor.lessons.learner import SECONDS, Knowledge, Pick, choose, mistakes
from tutor.lessons.luck import luck
from tutor.lessons.misconceptions import misconception, wrong_rule
from tutor.lessons.progress_map import asked_of, skill_row
from tutor.lessons.progress_view import sound
from tutor.lessons.questions import Question
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training import Training
from tutor.narration import rulebook_name, text
from tutor.rulebook import RULEBOOKS

__all__ = ["AUTO", "Chosen"]

AUTO = "auto"
"""What stands for a skill where the choice is left to us."""


def _asks(rules: str, skill: str) -> bool:
    return bool(drills_of(rules, skill))


class Chosen(Training):
    """Ten questions or five minutes; ``answers`` gives the log, ``now`` the time by the learner's clock.

    The rulebooks are those that he has begun; who has begun none begins with ``rules``.

    >>> Chosen(lambda: (), rules="cego").question.skill
    'table'
    """

    def __init__(
        self,
        answers: Callable[[], Sequence[Answer]],
        *,
        rules: str = "gauderio",
        keep: Callable[[Answer], None] = lambda _answer: None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._answers = answers
        self._fallback = rules
        self._now = now
        self._store = keep
        self._renew()
        first = self._pick()
        super().__init__(first.skill, rules=first.rules, keep=self._learn, answers=answers)
        self._picks = [first]

    def _renew(self) -> None:
        """Begin a session: what is known by now, nothing asked yet."""
        self._knowledge = Knowledge(sound(self._answers()), luck, besides_of)
        self._picks = list[Pick]()
        self._began = self._now()
        self._session: list[Answer] = []

    def _start_round(self) -> None:
        super()._start_round()
        self._renew()

    def _learn(self, answer: Answer) -> None:
        self._session.append(answer)
        if answer.id not in {one.id for one in self._answers()}:  # else it was taken in before its page was lost
            self._knowledge.add(answer)
        self._store(answer)

    def _begun(self) -> tuple[str, ...]:
        return tuple(rules for rules in RULEBOOKS if asked_of(self._knowledge, rules)) or (self._fallback,)

    def _pick(self) -> Pick:
        found = choose(self._knowledge, self._now(), self._begun(), asked=self._picks, asks=_asks)
        assert found is not None, "every rulebook has skills without needs"
        self._picks.append(found)
        return found

    @property
    def choice(self) -> str:
        """What the chooser of skills shows."""
        return AUTO

    def _upcoming(self) -> Question:
        pick = self._pick()
        return self._telling(pick.rules, pick.skill)

    @property
    def _last(self) -> bool:
        return super()._last or (self._now() - self._began).total_seconds() >= SECONDS

    def _books(self) -> tuple[str, ...]:
        return ()

    def _restore(self, fragment: str) -> None:
        """Stay: a link says no more than that the choice is left to us."""

    def _fragment(self) -> str:
        return f"skill={AUTO}"

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture; at the end, what the session has shown."""
        shown = super().view(lang)
        return {**shown, "finish": self._end(lang)} if self._status == "done" else shown

    def _end(self, lang: str) -> dict[str, Any]:
        """Tell what was practised and when it comes back, the mistakes by wrong rule, and one next step."""
        now = self._now()
        places = dict.fromkeys((one.rules, one.skill) for one in self._session)
        lines = [self._line(rules, skill, now, lang) for rules, skill in places]
        for one in mistakes(self._session):
            if one.misconception:
                rule = wrong_rule(misconception(one.misconception), ruleset(one.answers[0].rules), lang)
                lines.append(text("chosen-mistake", lang, rule=rule, times=len(one.answers)))
        upcoming = choose(self._knowledge, now, self._begun(), asks=_asks)
        assert upcoming is not None, "every rulebook has skills without needs"
        named = {"skill": skill_of(upcoming.skill).title(lang), "rulebook": rulebook_name(upcoming.rules, lang)}
        return {
            "title": text("practice-finished", lang, right=self._done - len(self._missed), total=self._done),
            "lead": text("chosen-lead", lang),
            "lines": lines,
            "next": text(f"progress-next-{upcoming.why}", lang, **named),
        }

    def _line(self, rules: str, skill: str, now: datetime, lang: str) -> str:
        row = skill_row(self._knowledge, rules, skill_of(skill), now, lang)
        name = rulebook_name(rules, lang)
        return text("chosen-skill", lang, skill=row["title"], rulebook=name, word=row["word"], due=row["due"])
