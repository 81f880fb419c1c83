"""The prose of a page: pictures of a lesson are found beside the lessons, and travel inside the page."""

from typing import Any

from voila.exporter import VoilaMarkdownRenderer

__all__ = ["LessonProse"]

_BESIDE = "../images/"


class LessonProse(VoilaMarkdownRenderer):  # type: ignore[misc]  # Voilà has no types
    """Voilà reads a picture's address as if the page stood at the root; a lesson stands two folders below it."""

    def image(self, text: str, url: str, title: str | None = None) -> Any:  # noqa: ANN401  # as Voilà has it
        """Put a picture into the page: ``../images/x.svg`` of a lesson is ``notebooks/images/x.svg`` of the root."""
        if url.startswith(_BESIDE):
            url = f"notebooks/images/{url.removeprefix(_BESIDE)}"
        return super().image(text, url, title)
