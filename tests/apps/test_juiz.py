"""The referee at the table as people use it: real server, real browser; by touch, by keyboard, by a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import PHONE, SCREEN

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.voila_server import Served

JUIZ = "apps/juiz"


class Table:
    """An open page of the referee."""

    def __init__(self, page: Page, server: Served) -> None:
        self.page, self.server = page, server
        self.errors: list[str] = []
        self.asked: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))

    def open(self, fragment: str = "") -> Table:
        self.page.goto(self.server.page(JUIZ) + (f"#{fragment}" if fragment else ""))
        return self.settle()

    def settle(self) -> Table:
        self.page.locator("main[data-ready]").wait_for()
        self.page.locator(".truco-desk:not([data-waiting])").wait_for()
        return self

    @property
    def said(self) -> Locator:
        return self.page.locator(".truco-desk-said")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def card(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="Baralho").get_by_role("button", name=name)

    def outside(self) -> list[str]:
        return [url for url in self.asked if not url.startswith((self.server.link, "data:", "blob:"))]


@pytest.fixture
def table(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    made = Table(page, pages_server)
    yield made
    assert (made.errors, made.outside()) == ([], [])


def test_by_touch_on_a_phone(browser, pages_server):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    context.set_default_timeout(60_000)
    table = Table(context.new_page(), pages_server).open()
    page = table.page
    table.card("três de copas").tap()
    table.card("dois de ouros").tap()
    expect(table.said).to_have_text("A rodada é do Jogador 1, com o três de copas.")
    expect(table.said).to_be_in_viewport()

    table.button("§ gauderio/jogo/4").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Truco Gaudério, linha")
    sheet.get_by_role("button", name="Fechar").tap()

    table.button("Claudista").tap()  # four seats and a vira, and the French deck
    expect(table.said).to_contain_text("Agora, a vira")
    table.card("dama de copas").tap()
    table.card("valete de copas").tap()
    table.card("ás de paus").tap()
    expect(table.said).to_have_text(
        "A rodada é do lado A, com o valete de copas do Jogador 3.o documento não decide: leitura nossa"
    )
    page.wait_for_url("**/*#juiz=trick&rules=claudista&cards=3c-2o-Jc-Ap&lead=1&vira=Qc")

    table.button("Aposta").tap()
    table.button("truco").tap()
    table.button("não quero").tap()
    expect(table.said).to_contain_text("1 ponto")
    table.button("Desfazer").tap()
    expect(table.said).to_contain_text("3 pontos")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert (table.outside(), table.errors) == ([], [])
    context.close()


def test_by_keyboard_alone(table):
    page = table.open().page
    table.button("Envido").focus()
    page.keyboard.press("Enter")
    expect(table.said).to_contain_text("Faltam 6 cartas")
    expect(table.button("Envido")).to_be_focused()
    page.locator(".truco-desk-deck [tabindex='0']").focus()  # as Tab does: see tests/widgets/test_judge_page.py
    for key in ("Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "ArrowDown", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.keyboard.press("End")
    page.keyboard.press("Space")

    expect(table.said).to_contain_text("O envido é do")
    expect(table.card("rei de copas, na mesa")).to_be_focused()
    page.wait_for_url("**/*#juiz=envido&rules=gauderio&cards=1e.2e.2p-2o.2c.12c&eldest=1")


def test_a_link_opens_the_exact_question_and_a_reload_keeps_it(table):
    link = "juiz=bet&rules=gauderio&calls=envido.falta_envido&answer=quero&score=5-7&target=24&winner=B"
    page = table.open(link).page
    expect(table.said).to_contain_text("17 pontos para quem ganhar o envido")
    page.get_by_label("Pontos do lado B").select_option("8")
    expect(table.said).to_contain_text("16 pontos")

    page.reload()
    table.settle()
    expect(table.said).to_contain_text("16 pontos")
    page.evaluate(f"location.hash = '{link}'")
    expect(table.said).to_contain_text("17 pontos")


def test_a_running_hand_a_mistake_and_the_rules_of_the_house_on_a_phone(browser, pages_server):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    context.set_default_timeout(60_000)
    table = Table(context.new_page(), pages_server).open("juiz=legal&rules=gauderio&players=2")
    page = table.page
    table.button("pedir truco").tap()
    table.button("Foi o que aconteceu").tap()
    table.button("responder “quero”").tap()
    table.button("Foi o que aconteceu").tap()
    table.button("pedir envido").tap()
    expect(table.said).to_contain_text("O Jogador 1 não pode pedir envido: depois do truco já não cabe envido.")
    table.card("três de copas").tap()
    page.wait_for_url("**/*&acts=1.truco-2.quero-1.joga.3c")

    table.button("E se errou?").tap()
    page.get_by_label("O que aconteceu?").select_option("Jogou fora da vez")
    expect(table.said).to_contain_text("volta atrás")
    page.locator("summary:visible", has_text="Regras da casa").tap()
    page.get_by_label("Arquivo com as regras da casa").fill(
        'truco_tutor_house = 1\nname = "Zeca"\nrules = "gauderio"\n[options]\nout_of_turn = "stand"\n'
    )
    table.button("Usar estas regras").tap()
    expect(table.said).to_contain_text("escolha da mesa: out_of_turn = stand")
    page.wait_for_url("**/*&house=out_of_turn:stand")

    page.goto("about:blank")
    table.open()  # without a link the rules that this browser keeps are in force
    expect(page.locator(".truco-desk-badge")).to_have_text("Regras da casa: Zeca")
    assert (table.outside(), table.errors) == ([], [])
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(table, scheme):
    page = table.page
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(PHONE)
    table.open("juiz=envido&rules=cego&cards=1c.7c.6c-12o.3o.6e")
    expect(table.said).to_contain_text("O envido é do Jogador 1")
    findings = Axe().run(page).response["violations"]

    assert [
        (found["id"], [node["html"] for node in found["nodes"]])
        for found in findings
        if found["impact"] in {"serious", "critical"}
    ] == []
