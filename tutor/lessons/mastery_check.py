"""The check at the end of a lesson: a round on its skills, until each is mastered or the round is full."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.besides import besides_of
from tutor.lessons.dealing import MAX_SEED
from tutor.lessons.diagnosis import fresh
from tutor.lessons.learner import Knowledge, Known
from tutor.lessons.luck import luck
from tutor.lessons.progress_map import ORDER
from tutor.lessons.progress_view import sound
from tutor.lessons.questions import Question
from tutor.lessons.round import ROUND
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training import ONWARD, Training
from tutor.lessons.training_pictures import answer_words, question_words, voice_of
from tutor.narration import rulebook_name, text

__all__ = ["MasteryCheck", "mastered_of", "practice_of"]


Place = tuple[str, str]
"""A rulebook and a skill."""


def known_of(answers: Sequence[Answer], places: Sequence[Place]) -> dict[Place, Known]:
    """Tell what is known of some skills in their rulebooks, in their order."""
    own = [one for one in answers if (one.rules, one.skill) in places]
    knowledge = Knowledge(sound(own), luck, besides_of)
    return {place: knowledge.of(*place) for place in places}


def mastered_of(answers: Sequence[Answer], places: Sequence[Place]) -> int:
    """Count how many of some skills are mastered, in each of their rulebooks."""
    known = known_of(answers, places)
    return len({skill for _, skill in places} - {skill for (_, skill), one in known.items() if not one.mastered})


def practice_of(places: Sequence[Place], lang: str) -> list[tuple[str, str]]:
    """Give the title of each skill, with its rulebook where there are several, and what practises it in Treino.

    >>> practice_of((("cego", "silence"), ("gauderio", "silence")), "en")[0]
    ('What the document leaves open · Truco Cego', 'rules=cego&skill=silence')
    """
    several = len({rules for rules, _ in places}) > 1

    def title(rules: str, skill: str) -> str:
        return " · ".join((skill_of(skill).title(lang), *((rulebook_name(rules, lang),) if several else ())))

    return [(title(*place), f"rules={place[0]}&skill={place[1]}") for place in places]


class MasteryCheck(Training):
    """A round of at most ten questions on skills, each in its rulebook; ``answers`` gives the log so far.

    Every skill is asked once at least, also one that was mastered before; then those come that were missed, and those
    that are nearest to being sure. What is not mastered at the end is said, with where to practise it. It stands on the
    page while the lesson's exercises are done: what they asked last is not what it opens with (`reconsider`).

    >>> check = MasteryCheck((("cego", "rank"), ("cego", "manilha.fixed")), answers=lambda: (), seed=3)
    >>> check.question.skill, check.view("en")["progress"]["total"]
    ('rank', 10)
    """

    def __init__(
        self,
        places: Sequence[Place],
        *,
        answers: Callable[[], Sequence[Answer]],
        seed: int | None = None,
        keep: Callable[[Answer], None] = lambda _answer: None,
    ) -> None:
        self._places = tuple(places)
        self._asked: list[Place] = []
        rules, skill = self._places[0]
        first = secrets.randbelow(MAX_SEED + 1) if seed is None else seed
        self._redrawn: Callable[[], None] = lambda: None
        super().__init__(skill, rules=rules, seed=first, alone=False, auto=ONWARD, keep=keep, answers=answers)
        self.reconsider(answers())

    def listen(self, redrawn: Callable[[], None]) -> None:
        """Tell who shows another opening question."""
        self._redrawn = redrawn

    def reconsider(self, answered: Sequence[Answer]) -> None:
        """Open with another question where the one that nobody has touched yet was asked in practice meanwhile."""
        now = self._question
        if self._done or self._status != "asking" or self._hints or self._message or self._resumed:
            return
        question = fresh(answered, now.rules, now.skill, now.seed, version=tutor.__version__)
        if question.seed == now.seed:
            return
        self._asked = []
        self._ask(question)
        self._turn += 1
        self._redrawn()

    def _start_round(self) -> None:
        super()._start_round()
        self._asked = []
        self._resumed = False

    def _back(self, step: str) -> None:
        before = self._question
        super()._back(step)
        self._resumed = self._question is not before

    def _put(self, question: Question) -> None:
        super()._put(question)
        self._asked.append((question.rules, question.skill))

    def _own(self) -> Sequence[Place]:
        return self._places

    def _known(self) -> dict[Place, Known]:
        return known_of(self._answers(), self._places)

    @property
    def _last(self) -> bool:
        if self._done >= ROUND:
            return True
        enough = set(self._asked[: self._done]) == set(self._places)
        return enough and all(known.mastered for known in self._known().values())

    def _upcoming(self) -> Question:
        known = self._known()
        missed = {(answer.rules, answer.skill): not answer.right for answer in self.log if answer.first}
        waiting = [one for one in self._places if one not in self._asked or not known[one].mastered] or self._places

        def key(place: Place) -> tuple[object, ...]:
            return (
                [place] == self._asked[-1:],  # never twice in a row, if another waits
                place in self._asked,
                not missed.get(place, False),
                -known[place].mastery,
            )

        return self._telling(*min(waiting, key=key))

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture; at the end, how each skill stands."""
        shown = super().view(lang)
        if self._status != "done":
            return shown
        known = self._known()
        return {**shown, "finish": self._end(known, lang), "map": self._map(known, lang)}

    def _end(self, known: dict[Place, Known], lang: str) -> dict[str, Any]:
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

    def _map(self, known: dict[Place, Known], lang: str) -> list[dict[str, Any]]:
        named = dict(zip(known, practice_of(self._places, lang), strict=True))
        rows = {
            standing: [named[place] for place, one in known.items() if one.standing is standing] for standing in ORDER
        }
        return [
            {
                "standing": standing,
                "word": text(f"progress-standing-{standing}", lang),
                "skills": [{"title": title, "practise": practise, "said": []} for title, practise in own],
            }
            for standing, own in rows.items()
            if own
        ]
