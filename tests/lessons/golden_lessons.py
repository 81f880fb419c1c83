"""What the lessons ask: each question that a cell names by its seed, and the command that records them anew.

A kind of question that is added to a skill, or taken from it, moves every seed of the skill to another question, and
the prose around a cell speaks of the one that stood there: so the change has to be read.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.lessons.notebooks import ROOT, lessons
from tutor.lessons.notebook_read import Call, calls_in, read_notebook
from tutor.lessons.parts import Parts
from tutor.lessons.training import Training
from tutor.lessons.training_pictures import answer_words, question_words, voice_of

PAGE = Path(__file__).parent / "golden" / "lessons.pt-BR.txt"
LANG = "pt-BR"
ASKING = ("exercise", "which", "check")


def told(call: Call, training: Training) -> Iterator[str]:
    """Tell one cell: its call, what it asks and gives away, what can be chosen, and the referee's answer."""
    question = training.question
    voice = voice_of(question, LANG)
    given = ", ".join([*map(repr, call.args), *(f"{name}={value!r}" for name, value in call.named.items())])
    yield f"{call.name}({given})  → {question.drill.name}"
    yield f"    {question_words(question, voice)}"
    for step in training.view(LANG)["given"]:
        yield f"    - {step['text']}"
    if question.shown.choices:
        yield f"    ? {' / '.join(voice.tell(choice.label) for choice in question.shown.choices)}"
    yield f"    = {answer_words(question, question.key, voice)}"


def page() -> str:
    """The whole page: lesson by lesson, cell by cell."""
    lines: list[str] = []
    for lesson in lessons():
        parts = Parts()
        parts.open(lesson.id)
        lines.append(f"# {lesson.id}")
        for cell in read_notebook(ROOT / lesson.file).cells:
            calls = list(calls_in(cell.source)) if cell.kind == "code" else []
            for call in calls:
                if call.name in ASKING and call.named.get("seed") is not None:
                    lines.extend(told(call, getattr(parts, call.name)(*call.args, **call.named)))
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), "utf-8")
