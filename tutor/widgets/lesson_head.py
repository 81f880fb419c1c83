"""The head of a lesson on screen: its place in the course, its subjects, what is known of them, its link to copy."""

from __future__ import annotations

from typing import Any, ClassVar

from tutor.lessons.lesson_head import LessonHead
from tutor.narration import text
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.picture import PictureWidget

__all__ = ["LessonHeadWidget"]

_WORDS = ("about", "copy", "copied")


class LessonHeadWidget(PictureWidget):
    """The line of one lesson; it brings the look of the pieces that need no widget."""

    modules: ClassVar = (
        "elements.js",
        "storage.js",
        "fragment.js",
        "settings.js",
        "progress_log.js",
        "lesson_head.js",
    )
    _esm = module_text(*modules)
    _css = style_text("pieces.css")

    def __init__(self, head: LessonHead, *, lang: str = "pt-BR") -> None:
        self._head = head
        super().__init__(lang=lang)
        head.talk.listen(lambda message: self.send(dict(message)))

    def picture(self, lang: str) -> dict[str, Any]:
        """Give the line with its words."""
        where = "browser" if self._head.talk.place.browser else "elsewhere"
        words = {name: text(f"lesson-{name}", lang) for name in _WORDS}
        return {**self._head.view(lang), "log": where, "strings": words}

    def hear(self, content: object) -> bool:
        """Hand on what the page says of the log."""
        return self._head.talk.hear(content)
