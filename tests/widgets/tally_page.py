"""The score sheet with its real modules and tables, and the kernel behind it; it stays away unless a test wants it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.widgets.harness import ADDRESS, serve
from tests.widgets.replay_page import _START
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.tally import TallyWidget

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


class TallyPage:
    """A page with a sheet; `answering` is a kernel that works out the prices of house rules."""

    def __init__(self, page: Page, fragment: str = "", *, lang: str = "pt-BR", answering: bool = False) -> None:
        self.page = page
        self.widget = TallyWidget(lang=lang)
        self.answering = answering
        self.errors: list[str] = []
        self.received: list[dict[str, Any]] = []
        self._queue: list[tuple[str, Any]] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.expose_function("toPython", self._receive)
        page.expose_function("firstTraits", lambda: {"view": self.widget.view, "shelf": self.widget.shelf})
        self.widget.send = lambda content, _buffers=None: self._queue.append(("message", content))  # type: ignore[method-assign]
        script = module_text(*TallyWidget.modules).replace("export default {", "const widget = {") + _START
        body = f'<style>{style_text("tally.css")}</style><h1>Marcador</h1><div id="replay"></div>'
        serve(page, body, script=script, body_attributes='data-voila="voila"')
        page.goto(ADDRESS + (f"#{fragment}" if fragment else ""))
        self.part = page.locator(".truco-tally")
        self.part.wait_for()

    def _receive(self, text: str) -> list[tuple[str, Any]]:
        content = json.loads(text)
        self.received.append(content)
        if not self.answering:
            return []
        self._queue = []
        self.widget._handle_custom_msg(content, [])  # noqa: SLF001 - as ipywidgets calls it
        return self._queue

    def begin(self, rules: str = "Gaudério", target: int = 12) -> TallyPage:
        """Begin a match."""
        self.radio(rules).check(force=True)
        self.radio(str(target)).check(force=True)
        self.button("Começar").click()
        return self

    def button(self, name: str) -> Locator:
        return self.part.get_by_role("button", name=name, exact=True)

    def radio(self, name: str) -> Locator:
        return self.part.get_by_role("radio", name=name, exact=True)

    def mark(self, cell: str, side: str) -> None:
        """Choose a cell and tap a side, whatever it pays."""
        self.radio(cell).check(force=True)
        self.part.locator(".truco-tally-give").get_by_role("button", name=side).click()

    def score(self) -> list[int]:
        return [int(text) for text in self.part.locator(".truco-tally-points").all_inner_texts()]
