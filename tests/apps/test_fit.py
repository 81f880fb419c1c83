"""Every page at 200 %, on a phone of 360 px, for a finger, for who wants no motion: nothing runs over or is cut off.

What axe finds on the pages themselves is each app's own test; here it looks at what stands where no page is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import COUNT
from tests.voila_server import served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.voila_server import Served

APPS = {
    "treino": COUNT,
    "juiz": "juiz=trick&rules=claudista&cards=3c-2o-Jc-Ap&lead=1&vira=Qc",
    "replay": "hand=gauderio-empate-na-primeira",
    "regras": "clause=gauderio/envido/contagem/3",
    "mesa": "rules=gauderio&players=2&bot=novato",
    "marcador": "rules=gauderio",
    "progresso": "",
}
PLACES = {
    **{app: (f"voila/render/apps/{app}.ipynb", link) for app, link in APPS.items()},
    "shelf": ("voila/render/apps/replay.ipynb", ""),
    "05-envido": ("voila/render/notebooks/gauderio/05-envido.ipynb", ""),
    "landing": ("", ""),
}
ERRORS = {404: ("nada", "1"), 403: ("voila/files/apps/treino.ipynb", "1"), 429: ("", "1"), 503: ("", "2")}
# A link inside a sentence is as high as its line (WCAG 2.5.5 leaves it out); a radio button is touched by its label.
SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, summary, textarea, [tabindex='0']")]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => !one.matches(".truco-skip, main"))
  .filter(one => {
    const text = one.matches("a") ? one.closest("p, li, td, dd, figcaption") : null;
    return !(text && text.innerText.trim() !== one.innerText.trim());
  })
  .map(one => one.matches("[type=radio], [type=checkbox]") ? one.closest("label") ?? one : one)
  .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && height > 1 && (height < 43.5 || width < 43.5))
  .map(([html, { width, height }]) => `${Math.round(width)}x${Math.round(height)} ${html}`)"""
WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1).slice(0, 3)
  .map(one => one.outerHTML.slice(0, 120))"""
CUT = """() => [...document.querySelectorAll(".truco-top a, button, summary")]
  .filter(one => one.checkVisibility() && !one.matches(".truco-card, :has(.truco-card)"))
  .filter(one => one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.scrollWidth} in ${one.clientWidth} ${one.outerHTML.slice(0, 120)}`)"""
MOVING = """() => document.getAnimations().filter(({ playState }) => playState === "running")
  .map(({ effect }) => effect.target.outerHTML.slice(0, 120))"""


def unfit(page: Page) -> dict[str, list[str]]:
    """What is wrong with an open page, by the condition under which it is."""
    found = {}
    page.emulate_media(reduced_motion="reduce")
    for name, size in (("zoom", (640, 400)), ("phone", (360, 740))):  # 640 by 400 is 1280 by 800 at 200 %
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for wrong, script in (("wide", WIDE), ("small", SMALL), ("cut", CUT)):
            found[f"{wrong} {name}"] = page.evaluate(script)
    found["moving"] = page.evaluate(MOVING)
    return {name: wrong for name, wrong in found.items() if wrong}


def grave(page: Page) -> list[str]:
    """What axe finds serious or worse in either light."""
    found = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the two
        found += [
            f"{scheme} {one['id']} {node['html'][:160]}"
            for one in Axe().run(page).response["violations"]
            if one["impact"] in {"serious", "critical"}
            for node in one["nodes"]
        ]
    return found


@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_fit_for_everyone(page: Page, pages_server: Served, place: str) -> None:
    path, fragment = PLACES[place]
    page.goto(f"{pages_server.link}{path}#{fragment}")
    if path:
        page.locator("main[data-ready]").wait_for()
        expect(page.locator("[data-waiting], [data-status='opening']")).to_have_count(0)
    assert unfit(page) == {}


def test_the_signs_of_clauses_on_the_score_sheet_are_for_a_finger(browser: Browser, pages_server: Served) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"{pages_server.page('apps/marcador')}#{APPS['marcador']}")
    page.locator(".truco-tally").get_by_role("button", name="Começar").tap()
    cites = page.locator("a.truco-tally-cite:visible")
    expect(cites.first).to_be_visible()

    sizes = cites.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])")
    assert [size for size in sizes if min(size) < 44] == []
    assert page.evaluate(WIDE) == []
    context.close()


def test_the_bar_of_a_page_that_lost_touch_is_fit_for_everyone(page: Page, pages_server: Served) -> None:
    page.goto(f"{pages_server.page('apps/treino')}#{COUNT}")
    page.locator("main[data-ready]").wait_for()
    page.route("**/api/kernels/*", lambda route: route.abort())
    bar = page.get_by_role("alert").filter(has_text="Sem contato com o servidor.")
    expect(bar).to_be_visible()

    assert (unfit(page), grave(page)) == ({}, [])
    bar.get_by_role("button", name="Recarregar").focus()
    page.unroute("**/api/kernels/*")
    with page.expect_navigation():
        page.keyboard.press("Enter")


@pytest.fixture(scope="module")
def full_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for strangers with two seats, one for each; the first is taken by 203.0.113.1, the other by …2."""
    log: Path = tmp_path_factory.mktemp("full") / "log.txt"
    with served(log, "--public", "--max-pages", "2", "--max-pages-each", "1", "--warm", "0") as server:
        yield server


def test_what_stands_where_no_page_is_is_fit_for_everyone(page: Page, full_server: Served) -> None:
    page.goto(f"{full_server.link}nada")
    wrong = {}
    for status, (path, client) in ERRORS.items():
        page.set_extra_http_headers({"X-Forwarded-For": f"203.0.113.{client}"})
        address = path or "voila/render/apps/regras.ipynb"
        if not path:
            full_server.fetch(address, {"X-Forwarded-For": f"203.0.113.{client}"})
        answer = page.goto(full_server.link + address)
        assert answer is not None
        assert answer.status == status
        wrong[status] = unfit(page), grave(page)

    assert wrong == dict.fromkeys(ERRORS, ({}, []))
