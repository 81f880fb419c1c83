"""A question of a file as the viewer puts it: what may be answered, the right answer, its breakdown; from one ruling.

``{question, kind, number, choices, answer, told, steps, wrong}``: ``number`` says that a figure is typed, ``choices``
are pairs of value and words to press, ``answer`` is the right value, ``told`` the ruling's sentence, ``steps`` its
outline; ``wrong`` has for likely wrong answers the wrong rule behind each, and what is right instead (`replay_wrong`).
"""

from __future__ import annotations

from typing import Any

from tutor.engine.state import HandState
from tutor.lessons.replay_wrong import NONE, wrong_answers
from tutor.narration import steps, team_name, text
from tutor.narration.replay_asked import told_question
from tutor.narration.replay_heads import Speaker
from tutor.notation.replay_questions import Asked

NUMBERS = ("envido", "flor", "bet", "falta")


def shown_question(asked: Asked, state: HandState | None, speaker: Speaker) -> dict[str, Any]:
    """Give a question with its answer, ready to be asked; ``state`` is the hand as it then stands."""
    kind = asked.question.kind
    question, sentence = told_question(asked, speaker)
    value = getattr(asked.answer, "value", asked.answer)  # a verdict by its word
    number, choices = kind in NUMBERS, _choices(kind, speaker)
    pressed = {choice for choice, _ in choices}
    return {
        "question": question,
        "kind": kind,
        "number": number,
        "choices": choices,
        "answer": NONE if value is None else str(value),
        "told": sentence,
        "steps": [
            {
                "text": line.text,
                "depth": line.depth - 1,
                "cites": list(line.cites),
                "cards": [str(card) for card in line.cards if str(card) != "??"],
            }
            for line in steps(asked.ruling, speaker.lang, names=speaker.names)
            if line.depth
        ],
        "wrong": {
            answer: told
            for answer, told in wrong_answers(asked, state, speaker.lang).items()
            if answer in pressed or (number and answer.isdecimal())  # what can be given here
        },
    }


def _choices(kind: str, speaker: Speaker) -> list[list[str]]:
    """List what may be pressed: sides and nobody, verdicts, or that there is nothing to count."""
    lang = speaker.lang
    if kind == "legal":
        return [[verdict, text(f"viewer-says-{verdict}", lang)] for verdict in ("allowed", "void", "foul")]
    if kind in ("trick", "hand"):
        sides = [[str(team), team_name(team, lang, speaker.names)] for team in (0, 1)]
        return [*sides, [NONE, text(f"viewer-says-{kind}-none", lang)]]
    if kind in ("envido", "flor"):
        return [[NONE, text(f"viewer-says-{kind}-none", lang)]]
    return []
