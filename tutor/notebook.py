"""What notebook cells and apps import: ``lesson`` for the lessons, ``app`` for the pages of their own.

A cell says ``lesson.example("1c 7c 6p")`` or ``lesson.exercise("envido.count")`` and shows what it gives
(`docs/adding-a-lesson.md`).
"""

from __future__ import annotations

import os
from typing import Any

from tutor.lessons.class_desk import ClassDesk
from tutor.lessons.lesson_head import LessonHead
from tutor.lessons.parts import PARTS, Parts
from tutor.lessons.progress import Talk, place_here, store_of
from tutor.lessons.progress_desk import ProgressDesk
from tutor.lessons.replay_room import ReplayRoom
from tutor.lessons.ruling_desk import RulingDesk
from tutor.lessons.table_room import TableRoom
from tutor.lessons.table_secret import secret_here
from tutor.lessons.treino import Treino
from tutor.narration import LANGUAGES
from tutor.widgets.broken_cell import part, unknown_part
from tutor.widgets.class_page import ClassWidget
from tutor.widgets.example import ExampleWidget
from tutor.widgets.exercise import ExerciseWidget
from tutor.widgets.judge import JudgeWidget
from tutor.widgets.lesson_head import LessonHeadWidget
from tutor.widgets.lesson_pieces import clauses_piece, contrast_piece, next_piece, silence_piece, words_piece
from tutor.widgets.piece import Piece
from tutor.widgets.progress import ProgressWidget
from tutor.widgets.replay import ReplayWidget
from tutor.widgets.rules import RulesWidget
from tutor.widgets.table import TableWidget
from tutor.widgets.tally import TallyWidget

__all__ = ["app", "lesson"]


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {' and '.join(LANGUAGES)}")
    return lang


class Lesson:
    """The parts of a lesson on screen. Each takes ``lang``, "pt-BR" or "en"; the rest is that of `Parts`.

    A part that cannot be made says so where it stands, and the cells after it go on (`tutor.widgets.broken_cell`).
    """

    def __init__(self) -> None:
        self._parts = Parts()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # a part that says what is wrong
        if name.startswith("_"):
            raise AttributeError(name)
        return unknown_part(name, PARTS)

    @part
    def open(self, name: str, *, lang: str = "pt-BR") -> LessonHeadWidget:
        """Open a lesson, ``lesson.open("cego/04-envido")``: its rulebook and skills hold from here on."""
        return LessonHeadWidget(LessonHead(self._parts.open(name)), lang=_known(lang))

    @part
    def words(self, *words: str, rules: str = "", lang: str = "pt-BR") -> Piece:
        """Give glossary cards, ``lesson.words("rodada", "empate")``: where a word is used first."""
        return words_piece(*self._parts.words(*words, rules=rules), _known(lang))

    @part
    def clause(self, *ids: str, lang: str = "pt-BR") -> Piece:
        """Give our wording of clauses, ``lesson.clause("gauderio/empate/4")``."""
        return clauses_piece(self._parts.clause(*ids), _known(lang))

    @part
    def silence(self, *ids: str, lang: str = "pt-BR") -> Piece:
        """Say what the document does not decide, ``lesson.silence("AMB-G03")``: how we read it, and its switch."""
        return silence_piece(self._parts.silence(*ids), _known(lang))

    @part
    def example(self, hand: str = "", *, lang: str = "pt-BR", **asked: Any) -> ExampleWidget:  # noqa: ANN401
        """Work a question out step by step: ``lesson.example(ask="hand", tricks="=A", eldest=0)`` (`docs/ask.md`).

        ``lesson.example("1c 7c 6p")`` counts the envido of three cards.
        """
        return ExampleWidget(self._parts.example(hand, **asked), lang=_known(lang))

    @part
    def replay(self, hand: str, *, at: str = "", lang: str = "pt-BR") -> ReplayWidget:
        """Step through a hand of the library, from a moment of it on (``at``: a label, or the id of a moment)."""
        return ReplayWidget(self._parts.replay(hand, at=at), lang=_known(lang), within=True, at=at)

    @part
    def exercise(self, skill: str, *, lang: str = "pt-BR", **asked: Any) -> ExerciseWidget:  # noqa: ANN401
        """Ask one question after the other, for as long as the reader likes, or for a round of ``total``.

        ``skill`` is one of ``tutor.lessons.skills()``, ``kind`` keeps to one kind of its questions; a ``seed`` asks the
        same every time. ``show="steps"`` gives all steps away but the answer, ``"all but last"`` all but the last one.
        """
        talk = Talk(place_here())
        return ExerciseWidget(self._parts.exercise(skill, **asked, talk=talk), lang=_known(lang), talk=talk)

    @part
    def which(self, skill: str, *, lang: str = "pt-BR", **asked: Any) -> ExerciseWidget:  # noqa: ANN401
        """Ask which clause decides a case of a skill, ``lesson.which("tie.hand", seed=3)``."""
        talk = Talk(place_here())
        return ExerciseWidget(self._parts.which(skill, **asked, talk=talk), lang=_known(lang), talk=talk)

    @part
    def contrast(self, *, ask: str, lang: str = "pt-BR", **asked: Any) -> Piece:  # noqa: ANN401
        """Put one question to several rulebooks, ``lesson.contrast(ask="hand", tricks="===", eldest=0)``.

        ``rules=("gauderio", "cego")`` limits them; the question is read under the first.
        """
        return contrast_piece(self._parts.contrast(ask=ask, **asked), _known(lang))

    @part
    def check(self, *skills: str, seed: int | None = None, lang: str = "pt-BR") -> ExerciseWidget:
        """Check the skills of the open lesson: until each is mastered, ten questions at most."""
        talk = Talk(place_here())
        session = self._parts.check(*skills, seed=seed, talk=talk)
        widget = ExerciseWidget(session, lang=_known(lang), talk=talk)
        session.listen(widget.draw)
        return widget

    @part
    def next(self, *, lang: str = "pt-BR") -> Piece:
        """Lead on: the next lesson, the drill of each skill, the map of what is known."""
        return next_piece(self._parts.next(), _known(lang))


class App:
    """The apps, one a page."""

    def treino(self, *, lang: str = "pt-BR") -> ExerciseWidget:
        """Practice: choose a rulebook and a subject, answer, see why, go on."""
        talk = Talk(place_here())
        return ExerciseWidget(Treino(talk), lang=_known(lang), talk=talk)

    def mesa(self, *, lang: str = "pt-BR") -> TableWidget:
        """The table: a match against bots, or two people on one phone, under any rulebook."""
        return TableWidget(TableRoom(secret_here()), lang=_known(lang))

    def juiz(self, *, lang: str = "pt-BR") -> JudgeWidget:
        """The referee at the table: tap the cards of a doubt, and the ruling stands with its reasons."""
        return JudgeWidget(RulingDesk(), lang=_known(lang))

    def replay(self, hand: str = "", *, lang: str = "pt-BR") -> ReplayWidget:
        """Hands to watch act by act: those of the library, or one's own; ``hand`` is the id of the first."""
        return ReplayWidget(ReplayRoom(hand), lang=_known(lang))

    def marcador(self, *, lang: str = "pt-BR") -> TallyWidget:
        """The score sheet of a real table: it counts by the rulebook, without a kernel once it stands."""
        return TallyWidget(lang=_known(lang))

    def regras(self, *, lang: str = "pt-BR") -> RulesWidget:
        """The rules: the three rulebooks to read and to search, with what they leave open and examples."""
        return RulesWidget(lang=lang)

    def progresso(self, *, lang: str = "pt-BR") -> ProgressWidget:
        """Progress: what is known of each rulebook, what comes back when, the mistakes seen, the last weeks."""
        return ProgressWidget(ProgressDesk(), lang=_known(lang))

    def turma(self, *, lang: str = "pt-BR") -> ClassWidget:
        """The class, for whoever teaches it: who knows what, the wrong rules they share, both as files."""
        return ClassWidget(ClassDesk(place_here(), os.environ, store_of(os.environ)), lang=_known(lang))


lesson = Lesson()
app = App()
