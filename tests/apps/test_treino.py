"""The drill as learners use it: real server, real browser; by keyboard alone, by touch, by a link, by ear."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import COUNT, PHONE, SCREEN, TREINO, Learner
from tests.voila_server import wait_until

if TYPE_CHECKING:
    from tests.voila_server import Served


@pytest.fixture
def learner(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    made = Learner(page, pages_server)
    yield made
    assert made.errors == []


def test_by_keyboard_alone_wrong_then_right_then_on(learner):
    """No mouse and no Tab: the field is waiting, Enter does the rest, and what was right goes on by itself."""
    page = learner.open(TREINO, COUNT).page
    expect(learner.field).to_be_focused()
    assert learner.hand() == "12c 7c 1o"

    page.keyboard.type("28")  # all three added up
    page.keyboard.press("Enter")
    expect(learner.said).to_contain_text("✗ Ainda não: 28")
    expect(learner.said).to_contain_text("✓ A regra: 27")
    expect(learner.said).to_contain_text("com par, somam-se as três cartas")
    expect(learner.button("§ gauderio/envido/contagem/3")).to_be_visible()
    expect(learner.part.get_by_role("table", name="Sua conta")).to_contain_text("Total")
    expect(learner.button("Tentar de novo")).to_be_focused()

    page.keyboard.press("Enter")
    expect(learner.field).to_be_focused()
    expect(learner.field).to_have_value("28")
    page.keyboard.type("27")  # over what stands selected
    page.keyboard.press("Enter")
    expect(learner.said).to_contain_text("✓ Certo: 27")
    page.wait_for_url(re.compile(r"#rules=gauderio&skill=envido\.count&seed=(?!237$)\d+$"))
    expect(learner.form.locator(":focus")).to_have_count(1)  # of a number or of choices, it waits to be answered
    expect(learner.said).to_have_text("")
    assert learner.outside() == []


def test_a_whole_round_by_enter_ends_with_what_to_look_at_again(learner):
    page = learner.open(TREINO, COUNT).page
    for turn in range(10):
        expect(learner.part.get_by_role("img", name=f"Respondidas: {turn} de 10")).to_be_visible()
        expect(learner.form.locator(":focus")).to_have_count(1)  # which says that the next question is there
        right, asked = learner.key(), page.url
        if turn == 0:
            page.keyboard.type("99")
            page.keyboard.press("Enter")
            expect(learner.button("Tentar de novo")).to_be_focused()
            page.keyboard.press("Enter")
            expect(learner.field).to_be_focused()
        page.keyboard.type(right)
        if learner.field.is_visible():
            page.keyboard.press("Enter")
        if turn < 9:
            page.wait_for_url(lambda url, asked=asked: url != asked)  # the next comes by itself
    expect(learner.button("Ver o resultado")).to_be_focused()
    page.keyboard.press("Enter")

    expect(learner.said).to_contain_text("Rodada completa: 9 de 10 de primeira")
    expect(learner.said).to_contain_text("rei de copas, sete de copas e ás de ouros | 27")
    expect(learner.button("Outra rodada")).to_be_focused()
    page.keyboard.press("Enter")
    expect(learner.form.locator(":focus")).to_have_count(1)
    expect(learner.part.get_by_role("img", name="Respondidas: 0 de 10")).to_be_visible()


def test_by_touch_on_a_phone(browser, pages_server):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    context.set_default_timeout(60_000)
    learner = Learner(context.new_page(), pages_server).open(TREINO, COUNT)
    page = learner.page
    expect(learner.field).not_to_be_focused()  # no keyboard that nobody asked for
    expect(learner.field).to_be_in_viewport()

    learner.field.tap()
    page.keyboard.insert_text("8")
    learner.button("Responder").tap()
    expect(learner.said).to_contain_text("✗ Ainda não: 8")
    expect(learner.said).to_be_in_viewport()
    verdict, buttons = learner.part.locator(".truco-verdict"), learner.part.locator(".truco-actions")
    assert verdict.bounding_box()["y"] + verdict.bounding_box()["height"] <= buttons.bounding_box()["y"]
    learner.button("§ gauderio/envido/contagem/3").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Truco Gaudério, linha")
    sheet.get_by_role("button", name="Fechar").tap()
    expect(sheet).to_be_hidden()

    learner.button("Tentar de novo").tap()
    learner.field.fill("27")
    learner.button("Responder").tap()
    expect(learner.said).to_contain_text("✓ Certo: 27")
    page.wait_for_url(re.compile(r"seed=(?!237$)\d+$"))  # by itself

    page.get_by_label("Truco Cego").tap()
    expect(page.get_by_label("Truco Cego")).to_be_checked()
    page.wait_for_url("**/*#rules=cego&skill=envido.count&seed=*")
    page.get_by_label("Truco Claudista").tap()
    page.wait_for_url("**/*#rules=claudista&skill=rank&seed=*")  # which has no envido
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert (learner.outside(), learner.errors) == ([], [])
    context.close()


def test_a_reload_keeps_the_question_and_a_link_opens_another(learner):
    page = learner.open(TREINO, COUNT).page
    page.get_by_label("Truco Cego").check()
    page.wait_for_url("**/*#rules=cego&skill=envido.count&seed=237")
    hand = learner.hand()

    page.reload()
    learner.settle()
    expect(page.get_by_label("Truco Cego")).to_be_checked()
    assert learner.hand() == hand

    page.evaluate("location.hash = 'rules=gauderio&skill=envido.count&seed=5'")  # a link pasted into the address
    expect(page.get_by_label("Truco Gaudério")).to_be_checked()
    assert learner.hand() != hand
    page.go_back()
    expect(page.get_by_label("Truco Cego")).to_be_checked()
    assert learner.hand() == hand


def test_a_link_that_nobody_can_read_opens_a_question_all_the_same(learner):
    page = learner.open(TREINO, "rules=%zz&seed=-1&seed=<script>").page

    page.wait_for_url("**/*#rules=gauderio&skill=envido.count&seed=*")
    assert "script" not in page.url


def test_what_is_no_number_is_told_and_nothing_is_lost(learner):
    page = learner.open(TREINO, COUNT).page
    page.keyboard.press("Enter")
    expect(learner.said).to_contain_text("Escreva um número")
    page.keyboard.type("vinte")
    page.keyboard.press("Enter")

    expect(learner.said).to_contain_text("“vinte” não é um número inteiro")
    expect(learner.field).to_be_focused()
    expect(learner.field).to_have_attribute("aria-invalid", "true")
    expect(learner.part.get_by_role("img", name="Respondidas: 0 de 10")).to_be_visible()


def test_by_ear(learner):
    """Roles, names and what the field says with it; the verdict is in the live region (see above)."""
    page = learner.open(TREINO, COUNT).page

    expect(learner.field).to_have_accessible_description(
        "Quantos pontos de envido tem esta mão? rei de copas, sete de copas, ás de ouros"
    )
    expect(page.get_by_role("radiogroup", name="Regulamento")).to_be_visible()
    expect(page.get_by_role("group", name="Cartas").get_by_role("img")).to_have_count(3)
    expect(page.get_by_role("heading", level=1, name="Treino", exact=True)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_axe_finds_nothing_serious(learner, scheme, size):
    page = learner.page
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(size)
    learner.open(TREINO, COUNT)
    findings = Axe().run(page).response["violations"]
    learner.field.fill("28")
    learner.field.press("Enter")
    expect(learner.said).to_contain_text("com par, somam-se as três cartas")
    findings += Axe().run(page).response["violations"]

    assert [
        (found["id"], [node["html"] for node in found["nodes"]])
        for found in findings
        if found["impact"] in {"serious", "critical"}
    ] == []


def held(page):
    """Give what the browser holds until it is written."""
    keys = page.evaluate("Object.keys(localStorage)")
    return [key for key in keys if key.startswith("truco.unsaved.")]


def test_two_tabs_of_one_learner_lose_nothing_and_count_nothing_twice(browser, pages_server):
    """The same question answered in both at once, then one more in each: four answers, as the map of progress says."""
    context = browser.new_context(viewport=SCREEN)
    context.add_init_script("""localStorage.setItem("truco.learner", '"Duas abas"')""")
    tabs = [Learner(context.new_page(), pages_server).open(TREINO, COUNT) for _ in range(2)]
    for tab in tabs:
        tab.field.fill("99")
    for tab in tabs:
        tab.field.press("Enter")
    for tab in tabs:
        expect(tab.said.first).to_contain_text("✗ Ainda não: 99 ✓ A regra: 27")
        tab.button("Próxima").click()
        expect(tab.field).to_have_value("")
        tab.field.fill("98")
        tab.field.press("Enter")
        expect(tab.said.first).to_contain_text("✗ Ainda não: 98")
    assert wait_until(lambda: not held(tabs[0].page), 10)

    map_of = context.new_page()
    map_of.goto(pages_server.page("apps/progresso"))
    expect(map_of.get_by_text("4 perguntas respondidas")).to_be_visible()
    assert [[], []] == [tab.errors for tab in tabs]
    context.close()
