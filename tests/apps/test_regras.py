"""The page of the rules as readers use it: real server, real browser; a link survives a reload, every § leads here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import COUNT, LESSON, PHONE, SCREEN, TREINO, Learner
from tutor.rulebook import search

if TYPE_CHECKING:
    from tests.voila_server import Served

REGRAS = "apps/regras"


class Reader:
    """The open page of the rules."""

    def __init__(self, page, server: Served) -> None:
        self.page = page
        self.server = server
        self.asked: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.part = page.locator(".truco-rules")
        self.field = self.part.get_by_label("Procurar nas regras")
        self.title = self.part.locator(".truco-rules-title")
        self.rows = self.part.locator(".truco-rules-list .truco-rules-row")

    def open(self, fragment: str = "") -> Reader:
        self.page.goto(self.server.page(REGRAS) + (f"#{fragment}" if fragment else ""))
        return self.settle()

    def settle(self) -> Reader:
        self.page.locator("main[data-ready]").wait_for()
        self.part.wait_for()
        return self


@pytest.fixture
def reader(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    made = Reader(page, pages_server)
    yield made
    assert made.errors == []
    assert [url for url in made.asked if not url.startswith((pages_server.link, "data:", "blob:"))] == []


def test_by_keyboard_alone_search_open_a_clause_its_reading_and_the_link_again(reader):
    page = reader.open().page
    page.keyboard.press("/")
    page.keyboard.type("par mesmo naipe")
    first = search("par mesmo naipe")[0].id
    expect(reader.rows.first).to_contain_text(first)
    page.keyboard.press("Enter")
    expect(reader.rows.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(reader.title).to_have_text(f"§ {first}")

    page.keyboard.press("/")
    page.keyboard.type("amb-g02")
    page.keyboard.press("Enter")
    expect(reader.title).to_have_text("AMB-G02")
    page.wait_for_url("**/*#reading=AMB-G02")
    page.reload()
    reader.settle()
    expect(reader.title).to_have_text("AMB-G02")
    expect(reader.part).to_contain_text("Seguimos: Leva o lado do mão")
    expect(reader.part.locator("[aria-current=true]")).to_be_in_viewport()

    page.keyboard.press("Escape")
    expect(reader.title).to_have_count(0)
    assert "AMB" not in page.url


def test_it_reads_on_when_the_kernel_has_gone(reader):
    page = reader.open("topic=empate&view=side").page
    page.route("**/*", lambda route: route.abort())
    page.context.set_offline(True)
    reader.part.get_by_role("link", name="§ 3.7.4").click()
    expect(reader.title).to_have_text("§ claudista/3.7.4")
    reader.part.get_by_role("button", name="Voltar à lista").click()
    reader.field.fill("mão escura")
    reader.part.get_by_role("button", name="Procurar nos três regulamentos, em todos os assuntos").click()
    expect(reader.rows.filter(has_text=search("mão escura")[0].text())).to_be_visible()
    page.context.set_offline(False)


def test_by_touch_on_a_phone(browser, pages_server: Served):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(60_000)
    page = context.new_page()
    reader = Reader(page, pages_server).open()
    reader.part.get_by_role("radio", name="Claudista").tap()
    expect(reader.part.locator(".truco-rules-count")).to_contain_text("115 cláusulas")
    reader.rows.filter(has_text="Três empates: a mão não paga a ninguém.").tap()
    expect(reader.title).to_have_text("§ claudista/3.7.5")
    expect(reader.rows.first).to_be_hidden()
    page.go_back()
    expect(reader.rows.filter(has_text="Três empates: a mão não paga a ninguém.")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert reader.errors == []
    context.close()


@pytest.mark.parametrize(("name", "fragment"), [(TREINO, COUNT), (LESSON, "")])
def test_the_sheet_of_a_clause_leads_to_the_rules(page, pages_server: Served, name, fragment):
    page.set_viewport_size(SCREEN)
    learner = Learner(page, pages_server).open(name, fragment)
    learner.field.fill("99")
    learner.field.press("Enter")
    chip = learner.part.get_by_role("button", name="§ ").first
    chip.click()
    clause = chip.inner_text().removeprefix("§ ")
    link = page.get_by_role("dialog").get_by_role("link", name="Abrir nas regras")
    with page.context.expect_page() as opened:
        link.click()
    there = opened.value
    there.locator(".truco-rules-title").wait_for()

    assert there.url == f"{pages_server.page(REGRAS)}#clause={clause}"
    assert there.locator(".truco-rules-title").inner_text() == f"§ {clause}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(reader, scheme):
    reader.page.emulate_media(color_scheme=scheme)
    reader.open("clause=gauderio/envido/3")
    findings = Axe().run(reader.page).response["violations"]

    assert [
        (found["id"], [node["html"] for node in found["nodes"]][:3])
        for found in findings
        if found["impact"] in {"serious", "critical"}
    ] == []
