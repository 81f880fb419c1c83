"""A page with the real modules of a widget, a model that has only what anywidget promises, and the real Python side."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.exercise import ExerciseWidget

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tutor.lessons.progress import Talk
    from tutor.widgets.exercise import ExerciseSession

ADDRESS = "http://truco.test/"

# The interface a front end gets from anywidget: get, set, save_changes, on, off, send. No more.
_MODEL = """
globalThis.makeModel = (view, toPython) => {
  const hears = {}, model = {
    get: (name) => (name === "view" ? model.view : undefined),
    set() {}, save_changes() {},
    on(name, hear) { (hears[name] ??= new Set()).add(hear); },
    off(name, hear) { hears[name]?.delete(hear); },
    send: (message) => toPython(JSON.stringify(message)),
    view,
  };
  globalThis.fromPython = (kind, value) => {
    if (kind === "view") model.view = value;
    for (const hear of hears[kind === "view" ? "change:view" : "msg:custom"] ?? []) hear(value);
  };
  return model;
};
"""


def serve(page: Page, body: str, *, script: str = "", body_attributes: str = "") -> None:
    """Answer for one address of our own, so that the page has an origin and a fragment, and nothing else."""
    html = (
        '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Truco</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f"<style>{style_text()}\nbody {{ margin: 0; padding: 16px }}\n"
        "body { background: var(--truco-paper); color: var(--truco-ink) }</style>"
        f'</head><body class="truco-page" {body_attributes}><main>{body}</main>'
        f'<script type="module">{script}</script></body></html>'
    )
    page.route(f"{ADDRESS}**", lambda route: route.fulfill(body=html, content_type="text/html"))


class Desk:
    """A learner's page and the kernel behind it; `answering = False` is a kernel that has gone."""

    def __init__(
        self,
        page: Page,
        session: ExerciseSession,
        *,
        lang: str = "pt-BR",
        fragment: str = "",
        body_attributes: str = "",
        talk: Talk | None = None,
    ) -> None:
        self.page = page
        self.session = session
        self.widget = ExerciseWidget(session, lang=lang, talk=talk)
        self.answering = True
        self.received: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.expose_function("toPython", self._receive)
        page.expose_function("firstView", lambda: self.widget.view)
        self.widget.send = lambda content, _buffers=None: self._tell("message", content)  # type: ignore[method-assign]
        self._queue: list[tuple[str, Any]] = []
        serve(
            page, '<div id="exercise"></div>', script=_MODEL + module_text_with_start(), body_attributes=body_attributes
        )
        page.goto(ADDRESS + (f"#{fragment}" if fragment else ""))
        page.locator(".truco-exercise").wait_for()

    def _receive(self, text: str) -> list[tuple[str, Any]]:
        content = json.loads(text)
        self.received.append(content)
        if not self.answering:
            return []
        before = self.widget.view
        self._queue = []
        self.widget._handle_custom_msg(content, [])  # noqa: SLF001 - as ipywidgets calls it
        if self.widget.view != before:
            self._tell("view", self.widget.view)
        return self._queue

    def _tell(self, kind: str, value: object) -> None:
        self._queue.append((kind, value))


def module_text_with_start() -> str:
    """The widget's own module, and what anywidget does with it."""
    text = module_text(*ExerciseWidget.modules)
    start = """
const model = makeModel(await firstView(), async (text) => {
  for (const [kind, value] of await toPython(text)) fromPython(kind, value);
});
globalThis.cleanup = widget.render({ model, el: document.getElementById("exercise") });
"""
    return text.replace("export default {", "const widget = {") + start
