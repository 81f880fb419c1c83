"""The exercise in a real browser: by keyboard alone, by touch, with a kernel that answers and one that has gone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets.harness import ADDRESS, Desk
from tests.widgets.sessions import TwoHands
from tutor.lessons.training import Training

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


@pytest.fixture
def desk(page):
    page.set_viewport_size(PHONE)
    made = Desk(page, TwoHands())
    yield made
    assert made.errors == []


def field(desk):
    return desk.page.get_by_label("Sua resposta")


def answer(desk, text):
    field(desk).fill(text)
    desk.page.keyboard.press("Enter")


def states(desk):
    return desk.page.evaluate(
        "[...document.querySelectorAll('.truco-hand .truco-card')].map((card) => card.dataset.state)"
    )


def test_enter_enter_flows(desk):
    """Type, Enter, read, Enter, type: no mouse, no Tab."""
    field(desk).focus()
    for typed in ("28", "20", "28"):
        desk.page.keyboard.type(typed)
        desk.page.keyboard.press("Enter")
        expect(desk.page.get_by_role("status")).to_contain_text(f"✓ Certo: {typed}")
        expect(desk.page.get_by_role("button", name="Próxima")).to_be_focused()
        desk.page.keyboard.press("Enter")
        expect(field(desk)).to_be_focused()
        expect(field(desk)).to_have_value("")

    assert [act["act"] for act in desk.session.acts] == ["answer", "next"] * 3


def test_how_long_a_first_answer_took_is_told_and_nothing_is_where_it_says_nothing(desk):
    page = desk.page
    answer(desk, "34")
    expect(page.get_by_role("button", name="Tentar de novo")).to_be_focused()
    page.keyboard.press("Enter")
    answer(desk, "28")
    page.get_by_role("button", name="Próxima").click()
    expect(field(desk)).to_have_value("")
    page.evaluate(
        """Object.defineProperty(document, "hidden", { get: () => true });
        document.dispatchEvent(new Event("visibilitychange"))"""
    )  # who goes to another page and comes back was not thinking
    answer(desk, "20")
    expect(page.get_by_role("status")).to_contain_text("✓ Certo: 20")
    first, again, left = [act for act in desk.session.acts if act["act"] == "answer"]

    assert 0 < first["seconds"] < 60
    assert "seconds" not in again
    assert "seconds" not in left


def test_a_lesson_of_the_house_is_played_through(page):
    """The real questions, marked by the referee: an error, another try, and on to the next hand."""
    page.set_viewport_size(PHONE)
    session = Training("envido.count", kind="number", seed=237, auto=0)
    desk = Desk(page, session)
    for _ in range(3):
        points = session.question.ruling.value
        answer(desk, str(points + 1))
        expect(page.get_by_role("button", name="Tentar de novo")).to_be_focused()
        page.keyboard.press("Enter")
        expect(field(desk)).to_be_focused()
        answer(desk, str(points))
        expect(page.get_by_role("button", name="Próxima")).to_be_focused()
        lit = page.evaluate("[...document.querySelectorAll('[data-state=lit]')].map((card) => card.dataset.code)")
        assert lit == session.view("pt-BR")["feedback"]["lit"]
        page.keyboard.press("Enter")
        expect(field(desk)).to_be_focused()

    assert desk.errors == []


def test_who_listens_hears_the_question_in_the_field(desk):
    expect(field(desk)).to_have_accessible_description(
        "Quantos pontos de envido tem esta mão? ás de copas, sete de copas, seis de paus"
    )


def test_a_key_held_down_answers_once(desk):
    field(desk).fill("28")
    desk.page.keyboard.down("Enter")
    for _ in range(5):
        desk.page.keyboard.down("Enter")  # as the browser repeats it
    expect(desk.page.get_by_role("button", name="Próxima")).to_be_focused()
    desk.page.keyboard.down("Enter")
    desk.page.keyboard.up("Enter")
    desk.page.wait_for_timeout(300)

    assert [act["act"] for act in desk.session.acts] == ["answer"]


def test_an_error_stays_until_the_learner_goes_on(desk):
    answer(desk, "34")

    status = desk.page.get_by_role("status")
    expect(status).to_contain_text("✗ Ainda não: 34")
    expect(status).to_contain_text("✓ A regra: 28")
    expect(status).to_contain_text("Parece que você somou as três cartas")
    expect(desk.page.get_by_role("button", name="Tentar de novo")).to_be_focused()
    assert states(desk) == ["lit", "lit", "dimmed"]

    desk.page.keyboard.press("Enter")

    expect(field(desk)).to_be_focused()
    expect(field(desk)).to_have_value("34")
    expect(status).to_have_text("")
    assert states(desk) == ["normal"] * 3


def test_what_counts_is_said_too(desk):
    answer(desk, "28")

    expect(desk.page.get_by_role("img", name="ás de copas, conta")).to_be_visible()
    expect(desk.page.get_by_role("img", name="seis de paus, fica de fora")).to_be_visible()


def test_a_line_of_the_sum_lights_its_cards(desk):
    answer(desk, "34")
    rule = desk.page.get_by_role("table", name="A regra")
    line = rule.get_by_role("button", name="Sete de copas")

    line.focus()
    assert states(desk) == ["dimmed", "lit", "dimmed"]

    line.blur()
    assert states(desk) == ["lit", "lit", "dimmed"]

    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    desk.page.mouse.move(0, 0)
    assert states(desk) == ["dimmed", "lit", "dimmed"]


@pytest.mark.parametrize("typed", ["", "sete", "-28", "28,5", "<img src=x onerror=alert(1)>"])
def test_what_is_no_number_is_answered_and_kept(desk, typed):
    answer(desk, typed)

    expect(desk.page.get_by_role("status")).to_contain_text("não é um número inteiro")
    expect(field(desk)).to_have_value(typed)
    expect(field(desk)).to_be_focused()
    expect(field(desk)).to_have_attribute("aria-invalid", "true")


def test_the_wheel_does_not_change_the_number(desk):
    field(desk).fill("28")
    field(desk).hover()
    desk.page.mouse.wheel(0, 300)

    expect(field(desk)).to_have_value("28")


def test_a_clause_opens_in_a_sheet_and_gives_the_focus_back(desk):
    answer(desk, "28")
    chip = desk.page.get_by_role("button", name="§ gauderio/envido/contagem/2")

    chip.focus()
    desk.page.keyboard.press("Enter")
    sheet = desk.page.get_by_role("dialog", name="§ gauderio/envido/contagem/2")
    expect(sheet).to_contain_text("Dez, onze e doze não contam pontos.")
    expect(sheet).to_contain_text("Truco Gaudério, linha 70")
    expect(sheet).to_contain_text("leitura nossa")
    expect(sheet.get_by_role("button", name="Fechar")).to_be_focused()

    desk.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(chip).to_be_focused()


def test_the_rulebook_is_chosen_with_the_arrows(desk):
    chooser = desk.page.get_by_role("radiogroup", name="Regulamento")
    chooser.get_by_label("Gaudério").focus()

    desk.page.keyboard.press("ArrowRight")

    expect(chooser.get_by_label("Cego")).to_be_checked()
    expect(chooser.get_by_label("Cego")).to_be_focused()
    assert desk.session.rules == "cego"


def test_nothing_is_asked_of_any_network(desk):
    answer(desk, "28")
    expect(desk.page.get_by_role("status")).to_contain_text("✓ Certo")

    assert {url for url in desk.requests if not url.startswith("data:")} == {ADDRESS}


def test_a_finished_session_says_what_was_learnt_and_what_comes_next(page):
    page.set_viewport_size(PHONE)
    desk = Desk(page, TwoHands(total=2))
    for typed in ("28", "20"):
        answer(desk, typed)
        expect(page.get_by_role("button", name="Próxima")).to_be_focused()
        page.keyboard.press("Enter")

    expect(page.get_by_text("Figura não soma nada.")).to_be_visible()
    expect(page.get_by_text("Volta amanhã")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Pronto: contar o envido")
    expect(field(desk)).to_be_hidden()
    expect(page.get_by_role("button", name="Próxima")).to_be_focused()


def test_cards_are_named_in_the_language_of_the_view(page):
    Desk(page, TwoHands(), lang="en")

    expect(page.get_by_role("img", name="ace of cups", exact=True)).to_be_visible()
    expect(page.locator(".truco-exercise")).to_have_attribute("lang", "en")


def test_it_goes_on_by_itself_only_where_that_is_asked_for(page):
    desk = Desk(page, TwoHands(auto=300))
    answer(desk, "34")
    page.wait_for_timeout(700)
    expect(page.get_by_role("button", name="Tentar de novo")).to_be_visible()

    page.keyboard.press("Enter")
    answer(desk, "28")

    expect(field(desk)).to_be_focused()
    assert desk.session.hand == 1


def test_the_page_opens_at_its_fragment_and_writes_it(page):
    desk = Desk(page, TwoHands(), fragment="rules=cego&skill=envido.count&seed=1", body_attributes='data-voila="voila"')

    expect(page.get_by_role("img", name="rei de ouros")).to_be_visible()
    expect(page.get_by_label("Cego")).to_be_checked()

    answer(desk, "20")
    expect(page.get_by_role("button", name="Próxima")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="ás de copas")).to_be_visible()

    assert page.url.endswith("#rules=cego&skill=envido.count&seed=0")


def test_the_address_of_jupyterlab_is_left_alone(page):
    desk = Desk(page, TwoHands(), fragment="elsewhere", body_attributes='><div class="jp-LabShell"></div><div')
    answer(desk, "28")
    expect(page.get_by_role("status")).to_contain_text("✓ Certo")

    assert page.url.endswith("#elsewhere")
    assert "restore" not in {message["act"] for message in desk.received}


def test_a_kernel_that_has_gone_is_noticed_and_its_return_too(desk):
    banner = desk.page.get_by_role("alert")
    expect(banner).to_be_hidden()

    desk.answering = False
    expect(banner).to_contain_text("Conexão perdida.", timeout=6500)
    expect(banner.get_by_role("button", name="Recarregar")).to_be_visible()

    desk.answering = True
    expect(banner).to_be_hidden(timeout=4000)


def test_what_is_seen_ends_with_the_view(desk):
    desk.page.evaluate("cleanup()")
    before = len(desk.received)
    desk.page.wait_for_timeout(2500)

    assert before == len(desk.received)


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_touch_targets_are_large_and_nothing_scrolls_sideways(page, size):
    page.set_viewport_size(size)
    desk = Desk(page, TwoHands())
    answer(desk, "34")
    expect(page.get_by_role("button", name="Tentar de novo")).to_be_visible()

    small = page.evaluate("""[...document.querySelectorAll('.truco-exercise :is(button, summary, label)')]
        .filter((node) => node.checkVisibility())
        .map((node) => [node.textContent, node.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44).map(([text]) => text)""")
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("step", ["asking", "unread", "wrong", "right", "sheet", "lost"])
def test_axe_finds_nothing_serious(page, scheme, step):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(PHONE)
    desk = Desk(page, TwoHands())
    if step == "lost":
        desk.answering = False
        expect(page.get_by_role("alert")).to_be_visible(timeout=6500)
    elif step != "asking":
        answer(desk, {"unread": "sete", "wrong": "34"}.get(step, "28"))
        expect(page.get_by_role("status")).not_to_have_text("")
    if step == "sheet":
        page.get_by_role("button", name="§ gauderio/envido/contagem/2").click()

    found = Axe().run(page).response["violations"]

    assert [
        (entry["id"], [node["html"] for node in entry["nodes"]])
        for entry in found
        if entry["impact"] in {"serious", "critical"}
    ] == []


def test_a_count_shows_how_often_it_wins_in_words_and_marks(page):
    """The bar is for the eye alone; the list says the same, and no part is told by its colour only."""
    page.set_viewport_size(PHONE)
    made = Desk(page, Training("envido.count", rules="gauderio", kind="number", seed=3))
    answer(made, "9")
    odds = page.locator(".truco-odds")
    expect(odds.locator("figcaption")).to_have_text("Com 25 de envido, sendo o mão, você leva 66,68% das vezes.")
    expect(odds.locator("li")).to_have_text(
        ["60,27% você leva", "6,41% empata, e é seu", "28,43% você perde", "4,89% há flor, que anula"]
    )
    grounds = odds.locator(".truco-odds-bar > rect").evaluate_all(
        "all => all.map((box) => [Number(box.getAttribute('width')), box.getAttribute('fill')])"
    )

    assert 320 == round(sum(width for width, marks in grounds if marks is None), 6)
    assert 3 == len({marks for _, marks in grounds if marks})
    assert made.errors == []
