"""What notebook cells and apps import: ``lesson`` for the lessons, ``app`` for the pages of their own.

A cell says ``lesson.example("1c 7c 6p")`` or ``lesson.exercise("envido.count")`` and shows what it gives.
"""

from __future__ import annotations

from tutor.engine import cards
from tutor.lessons import Training, WorkedExample
from tutor.lessons.progress import Talk, place_here
from tutor.lessons.progress_desk import ProgressDesk
from tutor.lessons.replay_room import ReplayRoom
from tutor.lessons.ruling_desk import RulingDesk
from tutor.lessons.treino import Treino
from tutor.narration import LANGUAGES
from tutor.widgets.example import ExampleWidget
from tutor.widgets.exercise import ExerciseWidget
from tutor.widgets.judge import JudgeWidget
from tutor.widgets.progress import ProgressWidget
from tutor.widgets.replay import ReplayWidget
from tutor.widgets.rules import RulesWidget

__all__ = ["app", "lesson"]


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {' and '.join(LANGUAGES)}")
    return lang


class Lesson:
    """The pieces of a lesson; each takes ``lang``, "pt-BR" or "en"."""

    def example(self, hand: str, *, rules: str = "gauderio", lang: str = "pt-BR") -> ExampleWidget:
        """Count a hand step by step: ``lesson.example("1c 7c 6p")``."""
        return ExampleWidget(WorkedExample.of_envido(rules, cards(hand)), lang=_known(lang))

    def exercise(
        self,
        skill: str,
        *,
        rules: str = "gauderio",
        kind: str = "",
        seed: int | None = None,
        total: int = 0,
        lang: str = "pt-BR",
    ) -> ExerciseWidget:
        """Ask one question after the other, for as long as the reader likes, or for a round of ``total``.

        ``skill`` is one of ``tutor.lessons.skills()``, ``kind`` keeps to one kind of its questions; a seed asks the
        same every time.
        """
        talk = Talk(place_here())
        training = Training(
            skill, rules=rules, seed=seed, total=total, kind=kind, alone=False, auto=0, keep=talk.add,
            answers=talk.answers,
        )  # fmt: skip
        return ExerciseWidget(training, lang=_known(lang), talk=talk)


class App:
    """The apps, one a page."""

    def treino(self, *, lang: str = "pt-BR") -> ExerciseWidget:
        """Practice: choose a rulebook and a subject, answer, see why, go on."""
        talk = Talk(place_here())
        return ExerciseWidget(Treino(talk), lang=_known(lang), talk=talk)

    def juiz(self, *, lang: str = "pt-BR") -> JudgeWidget:
        """The referee at the table: tap the cards of a doubt, and the ruling stands with its reasons."""
        return JudgeWidget(RulingDesk(), lang=_known(lang))

    def replay(self, hand: str = "", *, lang: str = "pt-BR") -> ReplayWidget:
        """Hands to watch act by act: those of the library, or one's own; ``hand`` is the id of the first."""
        return ReplayWidget(ReplayRoom(hand), lang=_known(lang))

    def regras(self, *, lang: str = "pt-BR") -> RulesWidget:
        """The rules: the three rulebooks to read and to search, with what they leave open and examples."""
        return RulesWidget(lang=lang)

    def progresso(self, *, lang: str = "pt-BR") -> ProgressWidget:
        """Progress: what is known of each rulebook, what comes back when, the mistakes seen, the last weeks."""
        return ProgressWidget(ProgressDesk(), lang=_known(lang))


lesson = Lesson()
app = App()
