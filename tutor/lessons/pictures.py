"""What an exercise shows once there is an answer: why it was right or wrong, and the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.lessons.breakdown import clauses_of, lines_of, lit_cards, outline_of, readings_of
from tutor.lessons.exercises import Question, rulebook
from tutor.lessons.misconceptions import Held, diagnosis, part_lines
from tutor.lessons.misconceptions import feedback as words_of
from tutor.narration import card_name, listed, sentence, text


def feedback(question: Question, answer: str, lang: str) -> dict[str, Any]:
    """Explain the ruling, and beside it the wrong rule that gives this answer, where there is one."""
    ruling, row = question.ruling, question.misconception(int(answer))
    rules, held = rulebook(question.rules), Held(question.cards)
    said = "" if row is None else f"{diagnosis(row, rules, lang)} {words_of(row, rules, held, lang)}"
    return {
        "yours": answer,
        "right": str(ruling.value),
        "lit": lit_cards(ruling),
        "lines": lines_of(ruling, lang),
        "your_lines": [] if row is None or row.steps is None else part_lines(row.steps(rules, held), lang),
        "diagnosis": said,
        "sentence": sentence(ruling, lang),
        "outline": outline_of(ruling, lang),
        "clauses": clauses_of(ruling, lang),
        "readings": readings_of(ruling, lang),
    }


def finish(skill: str, missed: Sequence[Question], total: int, lang: str) -> dict[str, Any]:
    """End a round: the hands that went wrong at first, or what was learnt, and one next step."""
    lines = [
        text("practice-missed", lang, cards=listed([card_name(c, lang) for c in q.cards], lang), points=q.ruling.value)
        for q in missed
    ] or [text(f"practice-learnt-{skill.replace('.', '-')}-{n}", lang) for n in (1, 2, 3)]
    return {
        "title": text("practice-finished", lang, right=total - len(missed), total=total),
        "lead": text("practice-to-review" if missed else "practice-to-remember", lang),
        "lines": lines,
        "next": text("practice-finished-next", lang),
    }
