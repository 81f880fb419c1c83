"""The page of the rules with its real modules and data, and no kernel behind it at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.widgets.harness import _MODEL, ADDRESS, serve
from tutor.widgets.bundle import module_text
from tutor.widgets.rules import RulesWidget

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

_START = """
globalThis.cleanup = widget.render({
  model: makeModel(await firstView(), () => { throw new Error("nobody is asked"); }),
  el: document.getElementById("rules"),
});
"""


class Rules:
    """A reader's page; `own` is a page of ours, else a notebook in JupyterLab, whose address is its own."""

    def __init__(self, page: Page, fragment: str = "", *, lang: str = "pt-BR", own: bool = True) -> None:
        self.page = page
        self.errors: list[str] = []
        self.requests: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        view = RulesWidget(lang=lang).view
        page.expose_function("firstView", lambda: view)
        script = _MODEL + module_text(*RulesWidget.modules).replace("export default {", "const widget = {") + _START
        around = '<div class="jp-LabShell"></div>' if not own else ""
        serve(
            page,
            f'<h1>Regras</h1><div id="rules"></div>{around}',
            script=script,
            body_attributes='data-voila="voila"' if own else "",
        )
        page.goto(ADDRESS + (f"#{fragment}" if fragment else ""))
        self.part = page.locator(".truco-rules")
        self.part.wait_for()

    @property
    def field(self) -> Locator:
        return self.part.get_by_label("Procurar nas regras")

    @property
    def count(self) -> Locator:
        return self.part.locator(".truco-rules-count")

    @property
    def rows(self) -> Locator:
        return self.part.locator(".truco-rules-list .truco-rules-row")

    @property
    def title(self) -> Locator:
        return self.part.locator(".truco-rules-title")

    def ids(self) -> list[str]:
        """List what is in the list, in its order."""
        return self.rows.evaluate_all("all => all.map(row => row.dataset.open)")
