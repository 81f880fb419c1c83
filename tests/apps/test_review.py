"""One's own mistakes on the real pages: from the drill and from progress, by keyboard, on a phone, reloaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import COUNT, PHONE, SCREEN, TREINO, Learner

if TYPE_CHECKING:
    from tests.voila_server import Served


@pytest.fixture
def learner(page, pages_server: Served, request):
    """Somebody with a log of his own."""
    page.set_viewport_size(SCREEN)
    page.add_init_script(f"localStorage.setItem('truco.learner', '\"{request.node.name[5:40]}\"')")
    made = Learner(page, pages_server)
    yield made
    assert (made.errors, made.outside()) == ([], [])


def err(learner):
    """Count all three cards, which is a wrong rule with a name."""
    learner.open(TREINO, COUNT)
    learner.field.fill("28")
    learner.field.press("Enter")
    expect(learner.said).to_contain_text("Parece que")


def asked(learner, number, total):
    expect(learner.part.get_by_role("img", name=f"Respondidas: {number} de {total}")).to_be_visible()
    expect(learner.part.locator(".truco-where")).to_have_text("Engano 1 de 1 · Contar o envido · Truco Gaudério")
    expect(learner.said).to_have_text("")


def test_by_keyboard_a_mistake_comes_back_on_fresh_hands_until_it_is_made_good(learner):
    err(learner)
    page, hands = learner.page, {"12c 7c 1o"}
    page.get_by_role("link", name="rever meus erros").press("Enter")
    page.wait_for_url("**/*#review")
    for turn in range(2):
        asked(learner, turn, 2)
        hands.add(learner.hand())
        learner.field.focus()
        page.keyboard.type(str(learner.points()))
        page.keyboard.press("Enter")  # what was right goes on by itself
    assert len(hands) == 3
    expect(learner.button("Ver o resultado")).to_be_focused()
    page.keyboard.press("Enter")
    expect(learner.said).to_contain_text("Revisão completa: 2 de 2 de primeira")
    expect(learner.said).to_contain_text("“com par, somam-se as três cartas”: 2 de 2 de primeira")
    expect(learner.said).to_contain_text("Nenhum erro espera mais.")

    expect(learner.button("Deixar o treino escolher")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/*#skill=auto")
    page.get_by_label("Assunto").select_option("Rever meus erros")
    page.wait_for_url("**/*#review")
    expect(learner.part).to_contain_text("Nenhum erro espera por você")
    expect(learner.form).to_be_hidden()


def test_on_a_phone_from_progress_and_reloaded_in_the_middle_it_waits_on(learner):
    page = learner.page
    page.set_viewport_size(PHONE)
    err(learner)
    page.goto(learner.server.page("apps/progresso"))
    page.get_by_role("link", name="Rever meus erros").click()
    page.wait_for_url("**/apps/treino.ipynb#review")
    learner.settle()
    asked(learner, 0, 2)
    learner.field.fill(str(learner.points()))
    learner.field.press("Enter")
    asked(learner, 1, 2)

    page.reload()
    learner.settle()
    asked(learner, 0, 2)  # one right answer does not make it good
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
