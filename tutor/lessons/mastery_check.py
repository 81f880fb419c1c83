"""The check at the end of a lesson: a round on its skills, until each is mastered or the round is full."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED
from tutor.lessons.learner import Knowledge, Known
from tutor.lessons.luck import luck
from tutor.lessons.progress_map import ORDER
from tutor.lessons.progress_view import sound
from tutor.lessons.questions import Question
from tutor.lessons.round import ROUND
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training import ONWARD, Training
from tutor.lessons.training_pictures import answer_words, question_words, voice_of
from tutor.narration import text

__all__ = ["MasteryCheck", "mastered_of"]


def known_of(answers: Sequence[Answer], rules: str, skills: Sequence[str]) -> dict[str, Known]:
    """Tell what is known of some skills of a rulebook, in their order."""
    own = [one for one in answers if one.rules == rules and one.skill in skills]
    knowledge = Knowledge(sound(own), luck)
    return {id_: knowledge.of(rules, id_) for id_ in skills}


def mastered_of(answers: Sequence[Answer], rules: str, skills: Sequence[str]) -> int:
    """Count how many of some skills are mastered."""
    return sum(known.mastered for known in known_of(answers, rules, skills).values())


class MasteryCheck(Training):
    """A round of at most ten questions on the skills of a lesson; ``answers`` gives the log so far.

    Every skill is asked once at least, also one that was mastered before; then those come that were missed, and those
    that are nearest to being sure. What is not mastered at the end is said, with where to practise it.

    >>> check = MasteryCheck(("rank", "manilha.fixed"), rules="cego", answers=lambda: (), seed=3)
    >>> check.question.skill, check.view("en")["progress"]["total"]
    ('rank', 10)
    """

    def __init__(
        self,
        skills: Sequence[str],
        *,
        rules: str,
        answers: Callable[[], Sequence[Answer]],
        seed: int | None = None,
        keep: Callable[[Answer], None] = lambda _answer: None,
    ) -> None:
        self._skills = tuple(skills)
        self._rules = rules
        self._asked: list[str] = []
        first = secrets.randbelow(MAX_SEED + 1) if seed is None else seed
        super().__init__(self._skills[0], rules=rules, seed=first, alone=False, auto=ONWARD, keep=keep, answers=answers)

    def _start_round(self) -> None:
        super()._start_round()
        self._asked = []

    def _put(self, question: Question) -> None:
        super()._put(question)
        self._asked.append(question.skill)

    def _own(self) -> Sequence[str]:
        return self._skills

    def _known(self) -> dict[str, Known]:
        return known_of(self._answers(), self._rules, self._skills)

    @property
    def _last(self) -> bool:
        if self._done >= ROUND:
            return True
        enough = set(self._asked[: self._done]) == set(self._skills)
        return enough and all(known.mastered for known in self._known().values())

    def _upcoming(self) -> Question:
        known = self._known()
        missed = {answer.skill: not answer.right for answer in self.log if answer.first}
        waiting = [id_ for id_ in self._skills if id_ not in self._asked or not known[id_].mastered] or self._skills

        def key(id_: str) -> tuple[object, ...]:
            return (
                [id_] == self._asked[-1:],  # never twice in a row, if another waits
                id_ in self._asked,
                not missed.get(id_, False),
                -known[id_].mastery,
            )

        return self._telling(self._rules, min(waiting, key=key))

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture; at the end, how each skill stands."""
        shown = super().view(lang)
        if self._status != "done":
            return shown
        known = self._known()
        return {**shown, "finish": self._end(known, lang), "map": self._map(known, lang)}

    def _end(self, known: dict[str, Known], lang: str) -> dict[str, Any]:
        sure = sum(one.mastered for one in known.values())
        all_sure = sure == len(known)
        state = "all" if all_sure else "some" if self._missed else "clean"
        return {
            "title": text("practice-finished", lang, right=self._done - len(self._missed), total=self._done),
            "lead": text(f"lesson-check-{state}", lang, sure=sure, total=len(known)),
            "lines": [self._missed_line(question, lang) for question in self._missed],
            "next": text("lesson-check-done" if all_sure else "lesson-check-more", lang),
        }

    @staticmethod
    def _missed_line(question: Question, lang: str) -> str:
        voice = voice_of(question, lang)
        right = answer_words(question, question.key, voice)
        return text("practice-missed-question", lang, question=question_words(question, voice), right=right)

    def _map(self, known: dict[str, Known], lang: str) -> list[dict[str, Any]]:
        return [
            {
                "standing": standing,
                "word": text(f"progress-standing-{standing}", lang),
                "skills": [
                    {
                        "title": skill_of(id_).title(lang),
                        "practise": f"rules={self._rules}&skill={id_}",
                        "said": [],
                    }
                    for id_ in own
                ],
            }
            for standing in ORDER
            if (own := [id_ for id_, one in known.items() if one.standing is standing])
        ]
