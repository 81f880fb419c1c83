"""What notebook cells and apps import: ``lesson`` for the lessons, ``app`` for the pages of their own.

A cell says ``lesson.example(1)`` or ``lesson.exercise("envido.count")`` and shows what it gives.
"""

from __future__ import annotations

from tutor.engine import cards
from tutor.lessons import Practice, WorkedExample
from tutor.widgets.example import ExampleWidget
from tutor.widgets.exercise import ExerciseWidget

__all__ = ["app", "lesson"]


class Lesson:
    """The pieces of a lesson."""

    def example(self, hand: str, *, rules: str = "gauderio", lang: str = "pt-BR") -> ExampleWidget:
        """Count a hand step by step: ``lesson.example("1c 7c 6p")``."""
        return ExampleWidget(WorkedExample.of_envido(rules, cards(hand)), lang=lang)

    def exercise(
        self, skill: str, *, rules: str = "gauderio", seed: int | None = None, total: int = 1, lang: str = "pt-BR"
    ) -> ExerciseWidget:
        """Ask ``total`` questions of a skill; a seed asks the same ones every time."""
        return ExerciseWidget(Practice(skill, rules=rules, seed=seed, total=total, alone=False), lang=lang)


class App:
    """The apps, one a page."""

    def treino(self, *, lang: str = "pt-BR") -> ExerciseWidget:
        """Practice: choose a rulebook, count, see why, go on."""
        return ExerciseWidget(Practice(), lang=lang)


lesson = Lesson()
app = App()
