"""Whatever a link, an address or a browser's storage says to an app: it opens, shows no markup, and can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.apps.learner import COUNT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.voila_server import Served

MARKUP = '"><truco-markup onclick=alert(1)></truco-markup><img src=x onerror=window.pwned=1>'
VALUES = (MARKUP, quote(MARKUP), "../../../etc/passwd", "9" * 3000, "__proto__", "%00%E0%A4%A", "")
WHOLE = (
    *("", "%", "&&=&#", "__proto__=1&constructor=2", "review", MARKUP, quote(MARKUP), "x" * 5000),
    "placement=cego&since=" + "9" * 40,
    "juiz=" + quote(MARKUP),
)
NAMES = ("rules", "hand", "clause", "lang")
APPS = {  # a link of each with all that it can say, and what stands there when it is open
    "treino": (COUNT, ".truco-exercise .truco-hand .truco-card"),
    "juiz": ("juiz=trick&rules=claudista&cards=3c-2o-Jc-Ap&lead=1&vira=Qc", ".truco-desk-said:not(:empty)"),
    "replay": ("hand=gauderio-empate-na-primeira&step=3&seat=1", "h2:has-text('Empate na primeira')"),
    "regras": ("clause=gauderio/envido/contagem/3", ".truco-rules-entry:has-text('linha')"),
    "mesa": ("rules=gauderio&players=2&bot=novato&score=3-2", ".truco-mesa"),
    "marcador": ("rules=cego", ".truco-tally"),
    "progresso": ("", ".truco-progress[data-status='ready']"),
}
STORED = {
    "truco.places": [{"place": "apps/" + MARKUP, "hash": MARKUP, "title": MARKUP, "title_en": MARKUP}, None, 7],
    "truco.settings": {"lang": MARKUP, "theme": [1], "deck": {"a": MARKUP}, "speech": "x"},
    "truco.learner": MARKUP,
    "truco.learners": [MARKUP, {"a": 1}, None, "x" * 9000],
    "truco.answer.%3Cimg%3E.1": {"id": MARKUP},
    "truco.house.gauderio": [MARKUP],
    "truco.mesa": {"text": MARKUP, "fragment": ""},
    "truco.tally": {"rules": MARKUP, "target": MARKUP, "entries": [{"cell": MARKUP, "team": 0}], "names": [MARKUP, {}]},
    "truco.tally.chosen": {"rules": "toString", "names": None, "totals": None, "eldest": MARKUP},
}
STORE = """([stored, broken]) => Object.entries(stored).forEach(
  ([name, value]) => localStorage.setItem(name, broken ? "{" : JSON.stringify(value)))"""


def fragments(own: str):
    """A link of the app with each of its values replaced, then what is no link of anything."""
    parts = dict(part.split("=", 1) for part in own.split("&") if part)
    for name in dict.fromkeys((*parts, *NAMES)):
        for value in VALUES:
            yield "&".join(f"{key}={said}" for key, said in {**parts, name: value}.items())
    yield from WHOLE


@pytest.mark.parametrize("app", APPS)
def test_an_app_takes_or_leaves_what_it_is_told(page: Page, pages_server: Served, app: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("dialog", lambda dialog: errors.append(dialog.message))
    own, shown = APPS[app]
    address = pages_server.page(f"apps/{app}")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(pages_server.link)
    page.evaluate(STORE, [STORED, False])
    page.goto(f"{address}?{quote(MARKUP)}&theme=dark&template=lab&rules={'x' * 2000}#rules={quote(MARKUP)}")
    page.locator("main[data-ready]").wait_for()
    expect(page.locator("main .truco-exercise").first).to_be_visible()

    for fragment in fragments(own):
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
    expect(page.locator("main .truco-exercise").first).to_be_visible()
    page.evaluate("fragment => { location.hash = fragment; }", own)
    expect(page.locator(f"main {shown}").first).to_be_visible()
    expect(page.locator("[data-waiting]")).to_have_count(0)

    assert page.locator("truco-markup, main iframe, main [onerror], a[href^='javascript:']").count() == 0
    assert page.evaluate("window.pwned") is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert errors == []

    page.evaluate(STORE, [STORED, True])
    page.reload()
    page.locator("main[data-ready]").wait_for()
    expect(page.locator(f"main {shown}").first).to_be_visible()
    assert errors == []
