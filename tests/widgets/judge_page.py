"""The referee's desk with its real modules, a model that has only what anywidget promises, and the real Python side."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.widgets.harness import _MODEL, ADDRESS, serve
from tutor.lessons.ruling_desk import RulingDesk
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.judge import JudgeWidget

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

_START = """
const model = makeModel(await firstView(), async (text) => {
  for (const [kind, value] of await toPython(text)) fromPython(kind, value);
});
globalThis.cleanup = widget.render({ model, el: document.getElementById("desk") });
"""


class JudgePage:
    """A page with the desk and the kernel behind it."""

    def __init__(self, page: Page, fragment: str = "", *, lang: str = "pt-BR") -> None:
        self.page = page
        self.session = RulingDesk()
        self.widget = JudgeWidget(self.session, lang=lang)
        self.received: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self._queue: list[tuple[str, Any]] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.expose_function("toPython", self._receive)
        page.expose_function("firstView", lambda: self.widget.view)
        self.widget.send = lambda content, _buffers=None: self._queue.append(("message", content))  # type: ignore[method-assign]
        script = _MODEL + module_text(*JudgeWidget.modules).replace("export default {", "const widget = {") + _START
        body = f'<style>{style_text("judge.css")}</style><h1>Juiz</h1><div id="desk"></div>'
        serve(page, body, script=script, body_attributes='data-voila="voila"')
        page.goto(ADDRESS + (f"#{fragment}" if fragment else ""))
        self.part = page.locator(".truco-desk:not([data-waiting])")
        self.part.wait_for()

    def _receive(self, text: str) -> list[tuple[str, Any]]:
        content = json.loads(text)
        self.received.append(content)
        before = self.widget.view
        self._queue = []
        self.widget._handle_custom_msg(content, [])  # noqa: SLF001 - as ipywidgets calls it
        if self.widget.view != before:
            self._queue.append(("view", self.widget.view))
        return self._queue

    @property
    def said(self) -> Locator:
        return self.part.locator(".truco-desk-said")

    def button(self, name: str, *, group: str = "") -> Locator:
        within = self.part.get_by_role("group", name=group, exact=True) if group else self.part
        return within.get_by_role("button", name=name, exact=True)

    def card(self, name: str) -> Locator:
        return self.part.get_by_role("group", name="Baralho").get_by_role("button", name=name)
