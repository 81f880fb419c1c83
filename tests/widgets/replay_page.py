"""The replay with its real modules, a model that has only what anywidget promises, and the real Python side."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.widgets.harness import ADDRESS, serve
from tutor.lessons.replay_room import ReplayRoom
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.replay import ReplayWidget

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

_START = """
const traits = await firstTraits(), hears = {};
const model = {
  get: (name) => traits[name], set() {}, save_changes() {},
  on(name, hear) { (hears[name] ??= new Set()).add(hear); },
  off(name, hear) { hears[name]?.delete(hear); },
  async send(message) {
    for (const [kind, value] of await toPython(JSON.stringify(message))) {
      if (kind === "traits") Object.assign(traits, value);
      for (const hear of hears[kind === "traits" ? "change:view" : "msg:custom"] ?? []) hear(value);
    }
  },
};
globalThis.cleanup = widget.render({ model, el: document.getElementById("replay") });
"""


class ReplayPage:
    """A page with the replay and the kernel behind it; `answering = False` is a kernel that has gone."""

    def __init__(
        self,
        page: Page,
        fragment: str = "",
        *,
        room: ReplayRoom | None = None,
        lang: str = "pt-BR",
        path: str = "",
    ) -> None:
        self.page = page
        self.widget = ReplayWidget(room, lang=lang)
        self.answering = True
        self.received: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self._queue: list[tuple[str, Any]] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.expose_function("toPython", self._receive)
        page.expose_function("firstTraits", self._traits)
        self.widget.send = lambda content, _buffers=None: self._queue.append(("message", content))  # type: ignore[method-assign]
        script = module_text(*ReplayWidget.modules).replace("export default {", "const widget = {") + _START
        body = f'<style>{style_text("replay.css")}</style><h1>Replay</h1><div id="replay"></div>'
        serve(page, body, script=script, body_attributes='data-voila="voila"')
        page.goto(ADDRESS + path + (f"#{fragment}" if fragment else ""))
        self.part = page.locator(".truco-replay")
        self.part.wait_for()

    def _traits(self) -> dict[str, Any]:
        return {name: getattr(self.widget, name) for name in ("view", "hand", "shelf")}

    def _receive(self, text: str) -> list[tuple[str, Any]]:
        content = json.loads(text)
        self.received.append(content)
        if not self.answering:
            return []
        before = self._traits()
        self._queue = []
        self.widget._handle_custom_msg(content, [])  # noqa: SLF001 - as ipywidgets calls it
        changed = {name: value for name, value in self._traits().items() if value is not before[name]}
        return [*self._queue, *([("traits", changed)] if changed else [])]

    @property
    def told(self) -> Locator:
        return self.part.locator(".truco-replay-told")

    @property
    def here(self) -> str:
        """The moment in the address."""
        return self.page.url.partition("&at=")[2].partition("&")[0]

    def button(self, name: str) -> Locator:
        return self.part.get_by_role("button", name=name, exact=True)

    def acts(self) -> Locator:
        return self.part.get_by_role("list", name="Lances").get_by_role("button")
