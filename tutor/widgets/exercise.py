"""The exercise on screen: what a learner is asked, what he answers, and why it was right or wrong.

The widget draws and listens; it knows no rule. A session, handed in, says what to show and takes the
learner's intents, so the answer stays in Python until the learner has answered.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import anywidget
import traitlets

from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.contract import check_view
from tutor.widgets.intents import Intent, Ping, parse_message
from tutor.widgets.words import interface_words

__all__ = ["ExerciseSession", "ExerciseWidget"]

_log = logging.getLogger(__name__)


class ExerciseSession(Protocol):
    """What the widget asks of a lesson: the picture to show, and an ear for intents.

    ``view(lang)`` returns one JSON-like dict (the whole shape is in ``tutor.widgets.contract``). Two
    promises hang on it: the answer, the lit cards and the breakdown appear only after the learner has
    answered, and ``turn`` grows with every accepted act, so that a click sent twice counts once.

    ``act(message)`` takes one of

    ====================================================  =================================================
    ``{"act": "answer", "turn": 3, "text": "28"}``         what was typed or chosen, unread; anything goes
    ``{"act": "next", "turn": 4}``                         the next question
    ``{"act": "retry", "turn": 4}``                        the same question again, after an error
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


class ExerciseWidget(anywidget.AnyWidget):
    """One exercise, one synced trait (``view``), written by Python alone."""

    modules: ClassVar = ("cards.js", "elements.js", "heartbeat.js", "fragment.js", "feedback.js", "exercise.js")
    _esm = module_text(*modules)
    _css = style_text()

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, session: ExerciseSession, *, lang: str = "pt-BR") -> None:
        self._session = session
        self._lang = lang
        super().__init__(view=self._picture())
        self.on_msg(self._on_message)

    def _picture(self) -> dict[str, Any]:
        return {**self._session.view(self._lang), "strings": interface_words(self._lang)}

    @traitlets.validate("view")
    def _checked(self, proposal: Mapping[str, Any]) -> dict[str, Any]:
        return check_view(proposal["value"])

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a browser says about traits: intents come as messages, the picture only from here."""
        _log.debug("ignored a browser's write to %s", sorted(sync_data))

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        message = parse_message(content)
        if message is None:
            return
        if isinstance(message, Ping):
            self.send({"act": "pong", "n": message.n})
            return
        if message.stale(self.view["turn"]) or not self._offered(message):
            return
        try:
            self._session.act(message.as_dict())
            self.view = self._picture()
        except Exception:  # noqa: BLE001 - logged below
            # The last wall before the learner: what broke goes to the log, he keeps his question and a plain word.
            _log.exception("the exercise could not take %s", message.act)
            self.view = {**self.view, "message": self.view["strings"]["trouble"]}

    def _offered(self, message: Intent) -> bool:
        return message.act != "rules" or message.text in {book["id"] for book in self.view["rulebooks"]}
