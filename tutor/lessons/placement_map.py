"""The map that a placement test ends with: every skill under one of four words, and what its answers showed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.lessons.answers import Answer
from tutor.lessons.diagnosis import asked
from tutor.lessons.learner import Standing
from tutor.lessons.misconceptions import diagnosis, feedback, misconception
from tutor.lessons.placement import map_of, suspected
from tutor.lessons.progress_map import ORDER
from tutor.lessons.questions import Question
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training_pictures import answer_words, question_words, voice_of
from tutor.narration import text

__all__ = ["map_rows"]


def map_rows(rules: str, log: Sequence[Answer], lang: str) -> list[dict[str, Any]]:
    """Give the words of the map with their skills, those to review first; a word without any skill is left out.

    >>> [row["word"] for row in map_rows("cego", [], "pt-BR")]
    ['ainda não sabemos']
    """
    words = map_of(rules, log)
    return [
        {
            "standing": standing,
            "word": text(f"progress-standing-{standing}", lang),
            "skills": [_skill(rules, id_, log, lang, told=standing is Standing.REVIEW) for id_ in own],
        }
        for standing in ORDER
        if (own := [id_ for id_, word in words.items() if word is standing])
    ]


def _skill(rules: str, id_: str, log: Sequence[Answer], lang: str, *, told: bool) -> dict[str, Any]:
    return {
        "title": skill_of(id_).title(lang),
        "practise": f"rules={rules}&skill={id_}",
        "said": [*_suspicions(rules, id_, log, lang), *_missed(id_, log, lang)] if told else [],
    }


def _wrong(log: Sequence[Answer]) -> list[tuple[Question, Answer]]:
    return [(question, answer) for answer in log if not answer.right and (question := asked(answer))]


def _suspicions(rules: str, id_: str, log: Sequence[Answer], lang: str) -> list[str]:
    """Say which wrong rule of this skill the answers look like, where it is one alone."""
    found = [rows for rows in suspected(rules, log) if any(misconception(row).skill == id_ for row in rows)]
    return [_seems(rows[0], log, lang) if len(rows) == 1 else text("placement-several", lang) for rows in found]


def _seems(id_: str, log: Sequence[Answer], lang: str) -> str:
    row = misconception(id_)
    question = next(question for question, answer in _wrong(log) if id_ in answer.diagnosis)
    return f"{diagnosis(row, question.ruleset, lang)} {feedback(row, question.ruleset, question.case, lang)}"


def _missed(id_: str, log: Sequence[Answer], lang: str) -> list[str]:
    return [
        text(
            "placement-missed", lang, question=question_words(question, voice),
            given=answer_words(question, tuple(answer.given.split()), voice),
            right=answer_words(question, question.key, voice),
        )
        for question, answer in _wrong(log)
        if question.skill == id_
        for voice in [voice_of(question, lang)]
    ]  # fmt: skip
