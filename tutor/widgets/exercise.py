"""The exercise on screen: what a learner is asked, what he answers, and why it was right or wrong.

The widget draws and listens; it knows no rule. A session, handed in, says what to show and takes the
learner's intents, so the answer stays in Python until the learner has answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import traitlets

from tutor.lessons.progress import Talk
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.contract import check_view
from tutor.widgets.intents import EXERCISE, Intent
from tutor.widgets.picture import PictureWidget
from tutor.widgets.words import interface_words

__all__ = ["ExerciseSession", "ExerciseWidget"]


class ExerciseSession(Protocol):
    """What the widget asks of a lesson: the picture to show, and an ear for intents.

    ``view(lang)`` returns one JSON-like dict (the whole shape is in ``tutor.widgets.contract``). Two
    promises hang on it: the answer, the lit cards and the breakdown appear only after the learner has
    answered, and ``turn`` grows with every accepted act, so that a click sent twice counts once.

    ``act(message)`` takes one of

    ====================================================  =================================================
    ``{"act": "answer", "turn": 3, "text": "28"}``         what was typed or chosen, unread; anything goes; with
                                                           ``seconds``, how long it took, where that is known,
                                                           and ``once``, its name, should it be sent again
    ``{"act": "next", "turn": 4}``                         the next question
    ``{"act": "retry", "turn": 4}``                        the same question again, after an error
    ``{"act": "hint", "turn": 3}``                         one more step of help
    ``{"act": "skill", "turn": 4, "value": "falta"}``      another skill (only one of ``view["skills"]``)
    ``{"act": "rules", "turn": 4, "value": "cego"}``       another rulebook (only one of ``view["rulebooks"]``)
    ``{"act": "restore", "hash": "rules=cego&seed=812"}``  the page was opened at this fragment (no ``#``)
    ====================================================  =================================================

    It is called only with well-formed messages of the present turn. An answer that cannot be read is
    not an error: the session keeps the question and says what is missing in ``view["message"]``.
    """

    def view(self, lang: str) -> Mapping[str, Any]:
        """Show the present picture, its words in `lang`."""
        ...

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one well-formed intent of the present turn."""
        ...


class ExerciseWidget(PictureWidget):
    """One exercise: the picture of its session, checked."""

    acts: ClassVar = EXERCISE
    modules: ClassVar = (
        "cards.js",
        "french.js",
        "elements.js",
        "heartbeat.js",
        "storage.js",
        "fragment.js",
        "lost.js",
        "settings.js",
        "step.js",
        "progress_log.js",
        "table_rows.js",
        "feedback.js",
        "odds.js",
        "choices.js",
        "standing.js",
        "stopwatch.js",
        "once.js",
        "placement.js",
        "exercise.js",
    )
    _esm = module_text(*modules)
    _css = style_text("steps.css", "placement.css", "odds.css")

    def __init__(self, session: ExerciseSession, *, lang: str = "pt-BR", talk: Talk | None = None) -> None:
        self._session = session
        self._talk = talk
        super().__init__(lang=lang)
        if talk:
            talk.listen(lambda message: self.send(dict(message)))

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the picture of the session with the words of the interface."""
        shown = {**self._session.view(lang), "strings": interface_words(lang), "part": self.part}
        if self._talk is None:
            return shown
        where = "browser" if self._talk.place.browser else "elsewhere"
        return {**shown, "log": where, "trouble": self._talk.trouble(lang)}

    def hear(self, content: object) -> bool:
        """Hand on what the page says of the log."""
        return self._talk is not None and self._talk.hear(content)

    def take(self, act: Intent) -> None:
        """Hand an act to the session; another rulebook or skill only where it is offered."""
        offered = {"rules": "rulebooks", "skill": "skills"}.get(act.act)
        if offered is None or act.text in {one["id"] for one in self.view[offered]}:
            self._session.act(act.as_dict())

    @traitlets.validate("view")
    def _checked(self, proposal: Mapping[str, Any]) -> dict[str, Any]:
        return check_view(proposal["value"])
