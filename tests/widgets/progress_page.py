"""The page of progress with its real modules, a model with no more than anywidget promises, the real Python side."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tests.widgets.harness import _MODEL, ADDRESS, serve
from tutor.lessons.progress_desk import ProgressDesk
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.progress import ProgressWidget

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tutor.lessons.progress import Place

NOW = datetime(2026, 3, 20, 15, tzinfo=UTC)
_START = """
const model = makeModel(await firstView(), async (text) => {
  for (const [kind, value] of await toPython(text)) fromPython(kind, value);
});
globalThis.cleanup = widget.render({ model, el: document.getElementById("progress") });
"""


class ProgressPage:
    """A page of somebody's progress and the kernel behind it; `before` is a script that runs first of all."""

    def __init__(self, page: Page, place: Place, *, lang: str = "pt-BR", before: str = "") -> None:
        self.page = page
        self.widget = ProgressWidget(ProgressDesk(place, now=lambda: NOW), lang=lang)
        self.errors: list[str] = []
        self._queue: list[tuple[str, Any]] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.expose_function("toPython", self._receive)
        page.expose_function("firstView", lambda: self.widget.view)
        self.widget.send = lambda content, _buffers=None: self._queue.append(("message", content))  # type: ignore[method-assign]
        script = _MODEL + module_text(*ProgressWidget.modules).replace("export default {", "const widget = {") + _START
        body = f'<style>{style_text("progress.css")}</style><h1>Progresso</h1><div id="progress"></div>'
        serve(page, body, script=before + script, body_attributes='data-voila="voila"')
        page.goto(f"{ADDRESS}render/apps/progresso.ipynb")
        self.part = page.locator('.truco-progress[data-status="ready"]')
        self.part.wait_for()

    def _receive(self, text: str) -> list[tuple[str, Any]]:
        before = self.widget.view
        self._queue = []
        self.widget._handle_custom_msg(json.loads(text), [])  # noqa: SLF001 - as ipywidgets calls it
        if self.widget.view != before:
            self._queue.append(("view", self.widget.view))
        return self._queue

    def button(self, name: str) -> Locator:
        return self.part.get_by_role("button", name=name, exact=True)

    def said(self) -> Locator:
        return self.part.locator(".truco-progress-said")

    def kept(self) -> dict[str, str]:
        """Give what stands in the browser's storage under our names."""
        held = self.page.evaluate("({ ...localStorage })")
        return {key: value for key, value in held.items() if key.startswith("truco.")}
