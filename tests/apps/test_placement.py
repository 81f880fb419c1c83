"""The placement test on the real server: from the start of treino, by keyboard alone, to the map and on to practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import PHONE, SCREEN, TREINO, Learner
from tutor.lessons.placement import questions

if TYPE_CHECKING:
    from tests.voila_server import Served


@pytest.fixture
def learner(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    made = Learner(page, pages_server)
    yield made
    assert made.errors == []
    assert made.outside() == []


def asked(learner, number, total):
    expect(learner.part.get_by_role("img", name=f"Respondidas: {number} de {total}")).to_be_visible()


def take(learner, row):
    """Answer all questions of the Gaudério by one wrong rule, with the keyboard alone."""
    for number, question in enumerate(questions("gauderio")):
        asked(learner, number, 14)
        answer = question.wrong.get(row, question.key)[0]
        if question.form == "number":
            expect(learner.field).to_be_focused()
            learner.page.keyboard.type(answer)
            learner.page.keyboard.press("Enter")
        else:
            place = [choice.key for choice in question.shown.choices].index(answer)
            expect(learner.part.locator(".truco-choice").first).to_be_focused()
            learner.page.keyboard.press(str(place + 1))
    expect(learner.said).to_contain_text("O seu mapa: Truco Gaudério")


def test_from_the_start_of_treino_by_keyboard_to_the_map_and_on_to_practice(learner):
    page = learner.open(TREINO).page
    page.get_by_role("main").get_by_role("link", name="Gaudério", exact=True).press("Enter")
    page.wait_for_url("**/*#placement=gauderio&since=*")
    asked(learner, 0, 14)
    learner.field.focus()
    take(learner, "EM-04")

    review = learner.part.get_by_role("region", name="a rever")
    expect(review).to_contain_text("Parece que a regra usada foi esta: ")
    expect(learner.part.get_by_role("region", name="bem encaminhado")).to_be_visible()
    expect(learner.part.get_by_role("region", name="ainda não sabemos")).to_be_visible()
    expect(learner.button("Praticar: ")).to_be_focused()

    review.get_by_role("link").first.click()
    page.wait_for_url("**/*#rules=gauderio&skill=tie.hand&seed=*")
    expect(learner.part.get_by_label("Assunto")).to_have_value("tie.hand")
    page.go_back()
    expect(learner.said).to_contain_text("O seu mapa: Truco Gaudério")
    learner.button("Praticar: ").click()
    page.wait_for_url("**/*#rules=gauderio&skill=tie.hand&seed=*")


def test_it_may_be_left_early_and_a_question_passed_over(learner):
    learner.open(TREINO, "placement=gauderio")
    asked(learner, 0, 14)
    expect(learner.button("Parar aqui e ver o mapa")).to_be_hidden()
    learner.button("Não sei esta").click()
    asked(learner, 1, 14)
    learner.field.fill("99")
    learner.field.press("Enter")
    asked(learner, 2, 14)
    learner.button("Parar aqui e ver o mapa").click()

    expect(learner.said).to_contain_text("Uma pergunta respondida")
    expect(learner.part.get_by_role("region", name="a rever")).to_contain_text("A resposta foi 99; pela regra é ")


def test_a_reload_in_the_middle_goes_on_where_it_was(learner):
    learner.open(TREINO, "placement=gauderio")
    asked(learner, 0, 14)
    expect(learner.part.locator(".truco-where")).to_have_text("Teste de nível · Truco Gaudério · minuto 1 de 5")
    learner.field.fill("99")
    learner.field.press("Enter")
    asked(learner, 1, 14)
    hand = learner.hand()

    learner.page.reload()
    learner.settle()
    asked(learner, 1, 14)
    assert learner.hand() == hand


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_axe_finds_nothing(learner, scheme, size):
    page = learner.page
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(size)
    learner.open(TREINO, "placement=gauderio")
    asked(learner, 0, 14)
    learner.field.focus()
    findings = Axe().run(page).response["violations"]
    take(learner, "EN-03")
    findings += Axe().run(page).response["violations"]

    assert [(found["id"], [node["html"] for node in found["nodes"]]) for found in findings] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
