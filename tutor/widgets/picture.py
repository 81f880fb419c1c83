"""What all our widgets share: one picture written by Python alone, and an ear for what a browser sends."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Mapping
from typing import Any, ClassVar

import anywidget
import traitlets

from tutor.narration import LANGUAGES
from tutor.widgets.intents import Intent, Ping, parse_message

__all__ = ["PictureWidget"]

_parts = itertools.count(1)  # a kernel has one page, and makes its parts in the order of its cells
_log = logging.getLogger(__name__)


class PictureWidget(anywidget.AnyWidget):
    """One synced trait, ``view``: the picture, in the language that the reader has chosen.

    A widget says what it shows (`picture`), which acts it takes (``acts``, each with the key of the text that travels
    with it; ``quiet`` are those that change nothing shown) and what one does (`take`). Whatever else is said goes to
    `hear`. What a browser says about traits is ignored, an act of an older turn too.
    """

    acts: ClassVar[Mapping[str, str | None]] = {}
    longest: ClassVar[Mapping[str, int]] = {}
    quiet: ClassVar[frozenset[str]] = frozenset()

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, *, lang: str, **traits: Any) -> None:  # noqa: ANN401  # whatever traits a widget has besides
        self._lang = lang
        self.part = next(_parts)
        super().__init__(view=self.picture(lang), **traits)
        self.on_msg(self._on_message)

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the present picture, its words in ``lang``."""
        raise NotImplementedError

    def take(self, act: Intent) -> None:
        """Take one well-formed act of the present turn."""

    def hear(self, content: object) -> bool:  # noqa: ARG002  # what most widgets do with it
        """Take what is no act, whatever it is; tell whether there is something new to show."""
        return False

    def draw(self) -> None:
        """Give the browser the picture as it now is."""
        self.view = self.picture(self._lang)

    def trouble(self) -> dict[str, Any]:
        """Give the picture for when an act broke: what was there stays, with a plain word where the widget has one."""
        words = self.view.get("strings", {})
        return {**self.view, "message": words["trouble"]} if "trouble" in words else self.view

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a browser says about traits: acts come as messages, the picture only from here."""
        _log.debug("ignored a browser's write to %s", sorted(sync_data))

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        message = parse_message(content, self.acts, self.longest)
        if isinstance(message, Ping):
            self.send({"act": "pong", "n": message.n})
            return
        if message is not None and message.stale(self.view.get("turn", 0)):
            return
        try:
            if message is None:
                changed = self.hear(content)
            else:
                changed = message.act not in self.quiet
                self._obey(message)
            if changed:
                self.draw()
        except Exception:  # noqa: BLE001 - logged below
            # The last wall before the reader: what broke goes to the log, he keeps what he had and a plain word.
            _log.exception("%s could not take %s", type(self).__name__, message.act if message else "what it heard")
            self.view = self.trouble()

    def _obey(self, message: Intent) -> None:
        if message.act != "lang":
            self.take(message)
        elif message.text in LANGUAGES:
            self._lang = message.text
