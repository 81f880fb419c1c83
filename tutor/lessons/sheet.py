"""A sheet of questions on paper, and its key: what is asked, how it is answered, and why, each from one ruling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tutor.lessons.breakdown import clause_row
from tutor.lessons.dealing import MAX_SEED, ask
from tutor.lessons.questions import Question
from tutor.lessons.round import ROUND
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training_pictures import answer_words, question_words, table, voice_of
from tutor.narration import sentence

__all__ = ["Sheet", "sheet"]

TRIED = 40
"""So many seeds are looked at for one more question that is not on the sheet yet."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The questions of a sheet; the same skill, rulebook and seed make it again.

    >>> made = sheet("envido.count", "cego", seed=7)
    >>> len(made.questions), made.key("en")[0]["clauses"][0]["id"].startswith("cego/")
    (10, True)
    """

    skill: str
    rules: str
    seed: int
    questions: tuple[Question, ...]

    def title(self, lang: str) -> str:
        """Give the name of its subject."""
        return skill_of(self.skill).title(lang)

    def asked(self, lang: str) -> list[dict[str, Any]]:
        """Give the questions as they are seen."""
        return [table(question, lang) for question in self.questions]

    def key(self, lang: str) -> list[dict[str, Any]]:
        """Give the answers: in words, with the reason in a sentence and the clauses it rests on."""
        return [_answer(question, lang) for question in self.questions]


def _answer(question: Question, lang: str) -> dict[str, Any]:
    voice = voice_of(question, lang)
    return {
        "right": answer_words(question, question.key, voice),
        "sentence": sentence(question.ruling, lang, names=voice.names),
        "clauses": [clause_row(id_, lang) for id_ in question.ruling.clauses],
        "readings": list(question.ruling.readings),
    }


def sheet(skill: str, rules: str, *, seed: int, count: int = ROUND) -> Sheet:
    """Draw a sheet from a seed on, no question twice; an unknown skill or rulebook raises with the nearest there is."""
    return Sheet(skill_of(skill).id, rules, seed, tuple(_drawn(skill, rules, seed, count)))


def _drawn(skill: str, rules: str, seed: int, count: int) -> Iterator[Question]:
    seen = set[str]()
    for number in range(seed, seed + count + TRIED):
        question = ask(rules, skill, seed=number % (MAX_SEED + 1))
        words = question_words(question, voice_of(question, "en"))
        if words not in seen:
            seen.add(words)
            yield question
        if len(seen) == count:
            return
