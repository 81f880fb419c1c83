"""A page in a real browser: its language, its landmarks, its words, its speed of the first ones, its goodbye."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.voila_server import KNOWN_WARNINGS, Served, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PHONE = {"width": 390, "height": 844}
ENGLISH = re.compile(
    r"\b(the|there|was|error|cell|executing|running|loading|please|kernel|widget|page|of|not found|home|show)\b",
    re.IGNORECASE,
)
ON_SCREEN = "document.body.innerText"


class Watched:
    """An open page and everything it asked for and complained about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[str] = []
        self.complaints: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: line.type in {"error", "warning"} and self.complaints.append(line.text))

    def open(self, address: str) -> Page:
        self.page.goto(address)
        self.page.locator("main[data-ready]").wait_for()
        return self.page


@pytest.fixture
def watched(page: Page) -> Watched:
    page.set_viewport_size(PHONE)
    return Watched(page)


def test_a_lesson_opens_in_portuguese_from_this_server_alone(app_server: Served, watched: Watched) -> None:
    page = watched.open(app_server.page("botao"))

    assert page.locator("html").get_attribute("lang") == "pt-BR"
    assert page.title() == "Contar o envido · Truco Tutor"
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("banner").get_by_role("link").get_attribute("href") == "/"
    assert page.get_by_role("heading", level=1).inner_text() == "Contar o envido"
    assert ENGLISH.findall(page.evaluate(ON_SCREEN)) == []
    outside = [url for url in watched.asked if not url.startswith((app_server.link, "data:", "blob:"))]
    assert outside == []
    assert [line for line in watched.complaints if not line.startswith(KNOWN_WARNINGS)] == []


def test_a_click_is_answered(app_server: Served, watched: Watched) -> None:
    page = watched.open(app_server.page("botao"))

    for count in range(1, 4):
        page.get_by_role("button", name="Jogar").click()
        page.locator(".widget-label", has_text=str(count)).wait_for()


def test_a_cell_that_fails_says_so_for_people_and_the_next_ones_still_run(app_server: Served, watched: Watched) -> None:
    page = watched.open(app_server.page("botao"))

    assert page.get_by_role("alert").inner_text().startswith("Esta parte não abriu.")
    assert page.get_by_text("Depois do erro").is_visible()
    assert page.get_by_role("heading", name="Fim").is_visible()
    html = page.content()
    assert "ZeroDivisionError" not in html
    assert "1 / 0" not in html
    assert "ZeroDivisionError" in app_server.log.read_text()


def test_the_first_words_need_no_script_and_no_kernel(app_server: Served, watched: Watched) -> None:
    watched.page.route("**/voila.js", lambda route: route.abort())
    watched.page.goto(app_server.page("botao"), wait_until="commit")

    watched.page.get_by_role("heading", name="Contar o envido").wait_for()
    assert watched.page.get_by_text("Quem tem mais pontos?").is_visible()
    assert watched.page.get_by_role("status").inner_text().strip() != ""
    assert ENGLISH.findall(watched.page.evaluate(ON_SCREEN)) == []


def test_formulas_are_set_without_asking_anybody_else(app_server: Served, watched: Watched) -> None:
    page = watched.open(app_server.page("formula"))

    page.locator("mjx-container").wait_for()
    assert [url for url in watched.asked if not url.startswith((app_server.link, "data:", "blob:"))] == []


def test_scripts_are_fetched_once_for_all_pages(app_server: Served, watched: Watched) -> None:
    watched.open(app_server.page("botao"))

    page = watched.open(app_server.page("botao"))

    travelled = page.evaluate(
        "performance.getEntriesByType('resource').filter(r => /labextensions|voila\\/static/.test(r.name))"
        ".map(r => r.transferSize)"
    )
    assert len(travelled) > 20
    assert sum(travelled) == 0


@pytest.mark.parametrize("goodbye", ["leave", "close", "reload"])
def test_a_page_that_is_left_frees_its_kernel(app_server: Served, browser: Browser, goodbye: str) -> None:
    page = browser.new_page()
    watched = Watched(page)
    page = watched.open(app_server.page("botao"))
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    assert app_server.runs(kernel)

    if goodbye == "leave":
        page.goto(app_server.link)
    elif goodbye == "close":
        page.close(run_before_unload=True)
    else:
        page.reload()

    assert wait_until(lambda: not app_server.runs(kernel), 5)
    page.context.close()


def test_a_page_without_a_title_is_called_by_its_file(app_server: Served, watched: Watched) -> None:
    page = watched.page
    page.goto(app_server.link)

    page.get_by_role("article", name="Truco Gaudério").get_by_text("Uma lição").click()
    page.get_by_role("link", name="A flor").click()
    page.get_by_text("Três do mesmo naipe.").wait_for()
    assert page.title() == "05-a flor · Truco Tutor"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("where", ["", "voila/render/notebooks/botao.ipynb", "nada"])
def test_pages_are_fit_for_everyone_light_and_dark(
    app_server: Served, watched: Watched, scheme: str, where: str
) -> None:
    page = watched.page
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the two above
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(app_server.link + where)
    if where.endswith(".ipynb"):
        page.locator("main[data-ready]").wait_for()

    assert (
        page.evaluate("getComputedStyle(document.body).backgroundColor")
        == {
            "light": "rgb(251, 247, 239)",
            "dark": "rgb(20, 32, 27)",
        }[scheme]
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert [(v["id"], v["impact"], [n["target"] for n in v["nodes"]]) for v in found.response["violations"]] == []


def test_the_keyboard_can_skip_to_the_content(app_server: Served, watched: Watched) -> None:
    page = watched.open(app_server.page("botao"))

    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.innerText") == "Pular para o conteúdo"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "conteudo"
