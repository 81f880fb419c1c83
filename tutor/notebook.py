"""What notebook cells and apps import: ``lesson`` for the lessons, ``app`` for the pages of their own.

A cell says ``lesson.example("1c 7c 6p")`` or ``lesson.exercise("envido.count")`` and shows what it gives
(`docs/adding-a-lesson.md`).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from tutor.engine import cards
from tutor.engine.errors import hint
from tutor.lessons import Training, WorkedExample
from tutor.lessons.class_desk import ClassDesk
from tutor.lessons.contrasted import Contrast
from tutor.lessons.course import Lesson as Course
from tutor.lessons.course import lesson_at
from tutor.lessons.dealing import drills_of
from tutor.lessons.faded import FADINGS, Fading, steps_shown
from tutor.lessons.glossary import term
from tutor.lessons.lesson_head import LessonHead
from tutor.lessons.mastery_check import MasteryCheck
from tutor.lessons.progress import Talk, place_here, store_of
from tutor.lessons.progress_desk import ProgressDesk
from tutor.lessons.replay_room import ReplayRoom
from tutor.lessons.ruling_desk import RulingDesk
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.treino import Treino
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS
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

__all__ = ["app", "lesson"]

BOOKS = "gauderio"
"""The rulebook of a piece in a notebook that opens no lesson."""


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {' and '.join(LANGUAGES)}")
    return lang


class Lesson:
    """The pieces of a lesson. Each takes ``lang``, "pt-BR" or "en", and ``rules`` where not that of the open lesson.

    A piece that cannot be made says so where it stands, and the cells after it go on (`tutor.widgets.broken_cell`).
    """

    def __init__(self) -> None:
        self._open: Course | None = None

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # a piece that says what is wrong
        if name.startswith("_"):
            raise AttributeError(name)
        return unknown_part(name, [one for one in dir(type(self)) if not one.startswith("_")])

    def _rules(self, rules: str) -> str:
        return rules or (self._open.rules if self._open else BOOKS)

    def _lesson(self) -> Course:
        if self._open is None:
            raise ValueError('no lesson is open; the first cell says lesson.open("gauderio/03-rodadas-e-empates")')
        return self._open

    @part
    def open(self, name: str, *, lang: str = "pt-BR") -> LessonHeadWidget:
        """Open a lesson, ``lesson.open("cego/04-envido")``: its rulebook and skills hold from here on."""
        self._open = lesson_at(name)
        return LessonHeadWidget(LessonHead(self._open), lang=_known(lang))

    @part
    def words(self, *words: str, rules: str = "", lang: str = "pt-BR") -> Piece:
        """Give glossary cards, ``lesson.words("rodada", "empate")``: where a word is used first."""
        under = self._rules(rules)
        return words_piece([term(word).in_rulebook(under) for word in words], under, _known(lang))

    @part
    def clause(self, *ids: str, lang: str = "pt-BR") -> Piece:
        """Give our wording of clauses, ``lesson.clause("gauderio/empate/4")``."""
        return clauses_piece(ids, _known(lang))

    @part
    def silence(self, *ids: str, lang: str = "pt-BR") -> Piece:
        """Say what the document does not decide, ``lesson.silence("AMB-G03")``: how we read it, and its switch."""
        return silence_piece(ids, _known(lang))

    @part
    def example(
        self,
        hand: str = "",
        *,
        ask: str = "",
        rules: str = "",
        lang: str = "pt-BR",
        **fields: Any,  # noqa: ANN401  # of any question
    ) -> ExampleWidget:
        """Work a question out step by step: ``lesson.example(ask="hand", tricks="=A", eldest=0)`` (`docs/ask.md`).

        ``lesson.example("1c 7c 6p")`` counts the envido of three cards.
        """
        if bool(hand) == bool(ask):
            raise ValueError('an example is three cards, as "1c 7c 6p", or a question, as ask="hand", tricks="=A"')
        under = self._rules(rules)
        worked = WorkedExample.of(ask, under, fields) if ask else WorkedExample.of_envido(under, cards(hand))
        return ExampleWidget(worked, lang=_known(lang))

    @part
    def replay(self, hand: str, *, at: str = "", lang: str = "pt-BR") -> ReplayWidget:
        """Step through a hand of the library, from a moment of it on (``at``: a label, or the id of a moment)."""
        return ReplayWidget(ReplayRoom(hand), lang=_known(lang), within=True, at=at)

    @part
    def exercise(
        self,
        skill: str,
        *,
        rules: str = "",
        kind: str = "",
        seed: int | None = None,
        total: int = 0,
        show: Fading = "",
        lang: str = "pt-BR",
    ) -> ExerciseWidget:
        """Ask one question after the other, for as long as the reader likes, or for a round of ``total``.

        ``skill`` is one of ``tutor.lessons.skills()``, ``kind`` keeps to one kind of its questions; a seed asks the
        same every time. ``show="steps"`` gives all steps away but the answer, ``"all but last"`` all but the last one.
        """
        if show not in FADINGS:
            raise ValueError(f"no show={show!r}; {hint(show, FADINGS[1:])}")
        talk = Talk(place_here())
        skill_of(skill)  # names the nearest skill there is
        training = Training(
            skill, rules=self._rules(rules), seed=seed, total=total, kind=kind, alone=False, auto=0, shown=show,
            keep=talk.add, answers=talk.answers,
        )  # fmt: skip
        if show and not steps_shown(training.question, show, lang):
            raise ValueError(f"{training.question.drill.name} has no steps to show; leave show={show!r} out")
        return ExerciseWidget(training, lang=_known(lang), talk=talk)

    @part
    def which(
        self, skill: str, *, seed: int | None = None, kind: str = "", rules: str = "", lang: str = "pt-BR"
    ) -> ExerciseWidget:
        """Ask which clause decides a case of a skill, or, where no case shows it, which one answers a question."""
        under = self._rules(rules)
        skill_of(skill)
        kinds = [drill.kind for drill in drills_of(under, skill) if drill.kind in ("clause", "cue")]
        if not kinds:
            raise ValueError(f"{skill} has no question about its clauses under {under}")
        return self.exercise(skill, rules=under, kind=kind or kinds[0], seed=seed, lang=lang)

    @part
    def contrast(
        self,
        *,
        ask: str,
        rules: Sequence[str] = RULEBOOKS,
        lang: str = "pt-BR",
        **fields: Any,  # noqa: ANN401
    ) -> Piece:
        """Put one question to several rulebooks, ``lesson.contrast(ask="hand", tricks="===", eldest=0)``.

        The question is read under the first of ``rules``; the open lesson's own rulebook goes first where it is there.
        """
        own = self._rules("")
        books = tuple(sorted(rules, key=lambda one: one != own)) if rules is RULEBOOKS else tuple(rules)
        return contrast_piece(Contrast.of(ask, books, fields), _known(lang))

    @part
    def check(self, *skills: str, seed: int | None = None, lang: str = "pt-BR") -> ExerciseWidget:
        """Check the skills of the open lesson: until each is mastered, ten questions at most."""
        opened, talk = self._lesson(), Talk(place_here())
        taught = tuple(skill_of(one).id for one in skills) or opened.skills
        check = MasteryCheck(taught, rules=opened.rules, answers=talk.answers, seed=seed, keep=talk.add)
        return ExerciseWidget(check, lang=_known(lang), talk=talk)

    @part
    def next(self, *, lang: str = "pt-BR") -> Piece:
        """Lead on: the next lesson, the drill of each skill, the map of what is known."""
        return next_piece(self._lesson(), _known(lang))


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

    def turma(self, *, lang: str = "pt-BR") -> ClassWidget:
        """The class, for whoever teaches it: who knows what, the wrong rules they share, both as files."""
        return ClassWidget(ClassDesk(place_here(), os.environ, store_of(os.environ)), lang=_known(lang))


lesson = Lesson()
app = App()
