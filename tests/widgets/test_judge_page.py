"""The desk in a real browser: by touch on a phone, by keyboard alone, by ear, by a link."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets.judge_page import JudgePage
from tutor.widgets.judge import JudgeWidget

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
EVERY_QUESTION = (
    "juiz=trick&rules=claudista&cards=Jc-3p-4e-Qo&hidden=3&vira=Qc",
    "juiz=hand&rules=claudista&tricks=---&eleven=A",
    "juiz=envido&rules=cego&cards=1c.7c.6c-12o.3o.6e",
    "juiz=flor&rules=gauderio&cards=7o.6o.4o-_._._",
    "juiz=bet&rules=gauderio&calls=envido.falta_envido&score=5-7&target=24",
)

SMALL = """[...document.querySelectorAll('.truco-desk :is(button, select, summary)')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.textContent || one.ariaLabel])
    .filter(([box]) => box.width < 44 || box.height < 44).map(([box, name]) => `${name} ${box.width} ${box.height}`)"""


def test_taps_lay_cards_and_the_ruling_stands_at_once(page):
    page.set_viewport_size(PHONE)
    desk = JudgePage(page)
    expect(desk.said).to_contain_text("Faltam 2 cartas")
    desk.card("três de copas").click()
    expect(desk.said).to_contain_text("Falta só uma carta")
    expect(desk.card("três de copas, na mesa")).to_have_attribute("aria-pressed", "true")
    desk.card("dois de ouros").click()

    expect(desk.said).to_have_text("A rodada é do Jogador 1, com o três de copas.")
    expect(desk.said).to_be_in_viewport()
    expect(desk.card("ás de espadas")).to_be_hidden()  # the ruling comes up in the place of the deck
    assert page.url.endswith("#juiz=trick&rules=gauderio&cards=3c-2o")

    desk.button("Jogador 2: dois de ouros, tirar").click()
    expect(desk.said).to_contain_text("a de Jogador 2")
    desk.button("Desfazer").click()
    expect(desk.said).to_contain_text("A rodada é do Jogador 1")
    desk.button("Limpar").click()
    expect(desk.said).to_contain_text("Faltam 2 cartas")
    assert desk.errors == []


def test_two_quick_taps_both_count(page):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page)
    page.evaluate("['3c', '2o'].forEach((code) => document.querySelector(`[data-key='card:${code}']`).click())")

    expect(desk.said).to_have_text("A rodada é do Jogador 1, com o três de copas.")
    assert [act["turn"] for act in desk.received if act["act"] == "card"] == [0, 1]


def test_by_keyboard_alone(page):
    """Tab reaches every control, one card of the deck, and the arrows the others; what has the focus keeps it."""
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page)
    desk.button("Rodada").focus()
    page.keyboard.press("Tab")
    expect(desk.button("Mão")).to_be_focused()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.code ?? ''"):
            break
    expect(desk.card("ás de espadas")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(desk.card("dois de espadas")).to_be_focused()  # on a screen a column is a rank
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(desk.card("dois de paus, na mesa")).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Space")

    expect(desk.said).to_have_text("A rodada é do Jogador 2, com o ás de espadas.")
    assert desk.errors == []


def test_what_has_the_focus_is_not_lost_when_it_goes(page):
    page.set_viewport_size(PHONE)
    desk = JudgePage(page)
    desk.card("três de copas").click()
    desk.card("dois de ouros").focus()
    page.keyboard.press("Enter")
    expect(desk.said).to_be_focused()  # the deck is gone, the ruling has come

    desk.button("Aposta").click()
    desk.button("envido", group="O que pediram?").focus()
    page.keyboard.press("Enter")
    expect(
        desk.button("envido", group="E depois?").or_(desk.button("real envido", group="E depois?")).first
    ).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_the_ruling_in_full(page):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page, "juiz=trick&rules=cego&cards=1e-7e")
    expect(desk.said).to_contain_text("leitura nossa")
    expect(desk.part.get_by_text("Mudaria se")).not_to_have_count(0)
    books = desk.part.get_by_role("table", name="Nos três regulamentos")
    expect(books.get_by_role("row")).to_have_count(3)
    expect(books).to_contain_text("O documento não decide")
    desk.part.locator("summary:visible", has_text="Por quê? Passo a passo").click()
    steps = desk.part.locator("li:visible", has_text="O ás de espadas é manilha")
    expect(steps.get_by_role("img", name="ás de espadas")).to_be_visible()
    expect(steps).to_contain_text("leitura nossa: AMB-C01")

    desk.button("§ cego/jogo/2").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Truco Cego, linha")
    sheet.get_by_role("button", name="Fechar").click()
    expect(desk.button("§ cego/jogo/2")).to_be_focused()


@pytest.mark.parametrize("fragment", EVERY_QUESTION)
def test_a_link_opens_its_question_and_stays_in_the_address(page, fragment):
    page.set_viewport_size(PHONE)
    desk = JudgePage(page, fragment)
    page.reload()
    desk.part.wait_for()

    assert page.url.endswith(f"#{desk.widget.view['fragment']}")
    assert desk.widget.view["missing"] == "" or "flor" in fragment
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert desk.errors == []


@pytest.mark.parametrize("fragment", EVERY_QUESTION)
@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (SCREEN, "dark")], ids=["phone", "screen"])
def test_axe_finds_nothing_and_fingers_find_everything(page, fragment, scheme, size):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(size)
    JudgePage(page, fragment)
    findings = Axe().run(page).response["violations"]
    small = page.evaluate(SMALL)

    assert [(found["id"], [node["html"] for node in found["nodes"]]) for found in findings] == []
    assert small == []


def test_print_keeps_the_case_and_the_ruling(page):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page, "juiz=trick&rules=gauderio&cards=3c-2o")
    page.emulate_media(media="print")

    expect(desk.said).to_be_visible()
    expect(desk.button("Jogador 1: três de copas, tirar")).to_be_visible()
    expect(desk.card("ás de espadas")).to_be_hidden()
    expect(desk.button("Imprimir")).to_be_hidden()


def test_it_speaks_english(page):
    page.set_viewport_size(SCREEN)
    assert JudgeWidget._css.count("truco-desk-deck") > 1  # noqa: SLF001 - its own style comes with it
    desk = JudgePage(page, "juiz=trick&rules=gauderio&cards=3c-2o", lang="en")

    expect(desk.said).to_have_text("Player 1 takes the trick, with the three of cups.")
    expect(desk.part).to_have_attribute("lang", "en")
