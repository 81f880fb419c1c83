"""The first lesson as a page: read, step through the example, answer three hands, go on to the drill."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import LESSON, PHONE, SCREEN, Learner


@pytest.fixture
def learner(page, pages_server):
    page.set_viewport_size(SCREEN)
    made = Learner(page, pages_server)
    yield made
    assert (made.errors, made.outside()) == ([], [])


def test_title_picture_and_aim_need_no_script_and_no_kernel(browser, pages_server):
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(pages_server.page(LESSON), wait_until="commit")

    page.get_by_role("heading", level=1, name="Envido: contar, pedir e receber").wait_for()
    expect(page.get_by_role("img", name="Três cartas: ás de copas, sete de copas e seis de paus")).to_be_visible()
    expect(page.get_by_text("No fim desta lição")).to_be_visible()
    context.close()


def test_the_example_is_stepped_through_by_keyboard(learner):
    page = learner.open(LESSON).page
    example = page.locator(".truco-example")
    step, status = example.get_by_role("button", name="Próximo passo"), example.get_by_role("status")
    expect(example.get_by_role("table")).to_have_count(0)
    step.focus()
    told = ["são do mesmo naipe: 20", "O ás de copas conta 1", "O sete de copas conta 7", "28 de envido"]

    for number, words in enumerate(told, 1):
        expect(step).to_be_focused()
        page.keyboard.press("Enter" if number % 2 else "Space")
        expect(status).to_contain_text(f"Passo {number} de 4")
        expect(status).to_contain_text(words)

    expect(example.get_by_role("row", name="✓ Total 28")).to_be_visible()
    expect(example.get_by_role("img", name="seis de paus, fica de fora")).to_be_visible()
    expect(example.get_by_role("button", name="§ gauderio/envido/contagem/3")).to_be_visible()
    expect(example.get_by_role("button", name="Do começo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(step).to_be_focused()
    expect(example.get_by_role("table")).to_have_count(0)


def test_three_exercises_are_answered_each_by_itself_and_the_address_stays(learner):
    page = learner.open(LESSON).page
    address, hands = page.url, set()
    for number, right in enumerate(["27", "26", "7"]):
        learner.part = page.locator(".truco-exercise:not(.truco-example, .truco-lesson-head)").nth(number)
        hands.add(learner.hand())
        assert str(learner.points()) == right
        learner.field.fill(right)
        learner.field.press("Enter")
        expect(learner.said).to_contain_text(f"✓ Certo: {right}")
        expect(learner.button("Outra pergunta")).to_be_focused()

    page.keyboard.press("Enter")
    expect(learner.field).to_be_focused()
    hands.add(learner.hand())
    assert len(hands) == 4
    assert page.url == address


def test_the_lesson_leads_to_the_drill_and_back(learner):
    page = learner.open(LESSON).page
    address = page.get_by_role("link", name="Treinar: Contar o envido").evaluate("link => link.href")
    drill = page.context.new_page()
    drill.goto(address)
    drill.get_by_role("heading", level=1, name="Treino", exact=True).wait_for()

    drill.get_by_role("link", name="Veja a lição").click()
    drill.get_by_role("heading", level=1, name="Envido: contar, pedir e receber").wait_for()


def test_a_clause_in_the_prose_is_a_small_mark_named_by_its_id_that_opens_beside_the_lesson(learner):
    page = learner.open(LESSON).page
    link = page.get_by_role("link", name="gauderio/envido/titulo")
    box = link.bounding_box()
    assert box is not None
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value

    expect(rules.locator(".truco-rules-title")).to_have_text("§ gauderio/envido/titulo")
    expect(learner.field).to_be_visible()
    assert box["width"] < 24


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone(learner, scheme):
    page = learner.page
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(PHONE)
    learner.open(LESSON)
    page.get_by_role("button", name="Todos os passos").click()
    expect(page.get_by_role("row", name="✓ Total 28")).to_be_visible()

    assert [
        (found["id"], [node["html"] for node in found["nodes"]])
        for found in Axe().run(page).response["violations"]
        if found["impact"] in {"serious", "critical"}
    ] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
