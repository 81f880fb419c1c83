"""The replay in a real browser: by keyboard, by touch, with questions, by a link, what if."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets.replay_page import ReplayPage
from tutor.lessons.replay_frames import shown_hand
from tutor.lessons.replay_room import ReplayRoom
from tutor.notation.replay import replay_text
from tutor.rulebook import reading
from tutor.widgets.bundle import module_text

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
FIRST = "gauderio-empate-na-primeira"
HANDS = sorted((Path(__file__).parents[1] / "notation" / "hands").glob("*.truco"))
SMALL = """[...document.querySelectorAll('.truco-replay :is(button, select, summary, textarea)')]
    .filter((one) => one.checkVisibility() && !one.closest('.truco-replay-deck'))
    .map((one) => [one.getBoundingClientRect(), one.textContent || one.ariaLabel])
    .filter(([box]) => box.width < 44 || box.height < 44).map(([box, name]) => `${name} ${box.width} ${box.height}`)"""


def own(path):
    """A room with a file of one's own, opened."""
    room = ReplayRoom()
    room.act("file", f"{path.name}\n{path.read_text(encoding='utf-8')}")
    return room


@pytest.fixture(scope="module")
def empty(browser):
    page = browser.new_page()
    page.goto("about:blank")
    script = module_text("replay_frames.js").replace("export function", "function").replace("export const", "const")
    page.add_script_tag(content=f"{script}; globalThis.unpacked = unpacked; globalThis.cursorOn = cursorOn;")
    yield page
    page.close()


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_the_browser_has_the_frames_of_python(empty, path):
    room = own(path)
    found = empty.evaluate("(box) => unpacked(box)", room.hand("pt-BR"))
    assert found == json.loads(json.dumps([shown_hand(replay_text(path.read_text(encoding="utf-8")), "pt-BR")]))


def test_by_keyboard(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page, f"hand={FIRST}&at=deal")
    expect(desk.told).to_contain_text("Ana recebe sete de copas")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(desk.told).to_contain_text("Rodada empatada")
    assert desk.here == "empate"
    page.keyboard.press("End")
    expect(desk.told).to_contain_text("Um empate e uma vitória bastam")
    page.keyboard.press("Home")
    expect(desk.told).to_contain_text("Ana recebe")
    assert desk.here == "deal"
    page.keyboard.press("f")
    expect(desk.part.get_by_label("Visto por")).to_have_value("1")

    page.evaluate("location.hash = 'hand=gauderio-empate-na-primeira&at=0-joga-2'")
    expect(desk.told).to_contain_text("Ana joga o sete de copas")
    page.keyboard.press("ArrowDown")
    expect(desk.told).to_contain_text("Ana pede truco")
    page.keyboard.press("ArrowRight")
    expect(desk.told).to_contain_text("não quero")
    page.keyboard.press("Escape")
    expect(desk.told).to_contain_text("Ana joga o sete de copas")
    desk.part.get_by_label("Visto por").focus()
    page.keyboard.press("Home")
    expect(desk.told).to_contain_text("Ana joga o sete de copas")  # a field has the focus: the keys are its own
    assert desk.errors == []
    assert [act["act"] for act in desk.received if act["act"] != "ping"] == ["open"]  # no step asked anything


def test_questions_come_before_one_may_go_on(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page, room=ReplayRoom(FIRST))
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(desk.part.get_by_text("? De quem é a rodada?")).to_be_visible()
    expect(desk.told).to_have_text("Beto joga o seis de espadas.")  # the ruling would tell it
    expect(desk.acts()).to_have_count(3)  # and so would the acts to come
    assert desk.here == "empate"
    desk.button("Ana").click()
    expect(desk.part.get_by_text("Ainda não")).to_be_visible()
    expect(desk.part.get_by_text("Parece que")).to_have_count(0)  # no one wrong rule says so
    desk.button("Beto").click()
    seems = "Parece que a regra usada foi esta: carta igual, ganha quem jogou por último. Ainda não"
    expect(desk.part.get_by_text(seems)).to_be_visible()
    desk.button("ninguém: empatou").click()
    expect(desk.told).to_contain_text("Rodada empatada")
    expect(desk.part.get_by_text("Igualar não é vencer: a rodada empata.")).to_be_visible()
    expect(desk.part.get_by_text("✓ Rodada empatada")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(desk.told).to_contain_text("Seis contra seis")
    page.keyboard.press("End")
    expect(desk.part.get_by_text("? De quem é a mão?")).to_be_visible()
    desk.button("Ver a resposta").click()
    page.keyboard.press("End")
    expect(desk.told).to_contain_text("Um empate e uma vitória bastam")
    desk.button("Com perguntas").click()
    assert desk.errors == []


def test_by_touch(browser):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    desk = ReplayPage(page, f"hand={FIRST}&at=deal")
    swipe = """([from, to]) => {
      const target = document.querySelector('.truco-replay-felt'), bubbles = true;
      const at = (clientX) => [new Touch({ identifier: 1, target, clientX, clientY: 300 })];
      target.dispatchEvent(new TouchEvent('touchstart', { touches: at(from), changedTouches: at(from), bubbles }));
      target.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: at(to), bubbles }));
    }"""
    page.evaluate(swipe, [300, 120])
    expect(desk.told).to_contain_text("Ana joga o seis de paus")
    page.evaluate(swipe, [120, 300])
    expect(desk.told).to_contain_text("Ana recebe")
    desk.button("Próximo lance").tap()
    desk.acts().nth(3).tap()
    expect(desk.told).to_contain_text("Seis contra seis")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert desk.errors == []
    context.close()


def test_one_seat_alone_sees_its_own_cards(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page, f"hand={FIRST}&at=empate&seat=1&cards=own")
    beto = desk.part.get_by_role("group", name="Beto", exact=True)
    expect(beto.get_by_role("img", name="rei de ouros")).to_be_visible()
    ana = desk.part.get_by_role("group", name="Ana", exact=True)
    expect(ana.get_by_role("img", name="carta virada")).to_have_count(2)
    desk.button("Só as cartas de quem olha").click()
    expect(ana.get_by_role("img", name="sete de copas")).to_be_visible()


def test_what_if(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page, f"hand={FIRST}&at=deal")
    desk.button("E se…?").click()
    desk.button("pedir envido").click()
    expect(desk.told).to_contain_text("Ana pede envido")
    desk.button("responder “quero”").click()
    expect(desk.told).to_contain_text("O envido é de Ana, com 28.")
    expect(desk.part.get_by_role("list", name="Como está a mão")).to_contain_text("Ana 7")
    panel = desk.part.locator(".truco-replay-panel:visible")
    panel.get_by_role("group", name="Quem age").get_by_role("button", name="Beto").click()
    panel.get_by_text("O que agora não pode (").click()
    panel.get_by_role("button", name="jogar o três de ouros, não pode").click()
    expect(panel).to_contain_text("Não.")
    expect(panel).to_contain_text("§ gauderio/")
    panel.get_by_role("button", name="Os bots jogam daqui").click()
    expect(panel).to_contain_text("A mão acabou aqui.")
    panel.get_by_role("button", name="Voltar à mão").focus()
    page.keyboard.press("Escape")
    expect(desk.told).to_contain_text("Ana recebe")
    expect(panel).to_have_count(0)
    expect(desk.button("E se…?")).to_be_focused()
    assert desk.errors == []


def choose(page, name, value):
    """Choose in the settings, as the sheet of a page does."""
    page.evaluate(
        """([name, value]) => {
          const kept = JSON.parse(localStorage.getItem('truco.settings'));
          localStorage.setItem('truco.settings', JSON.stringify({ ...kept, [name]: value }));
          dispatchEvent(new CustomEvent('truco:settings'));
        }""",
        [name, value],
    )


def test_another_language_keeps_the_place_and_what_is_tried(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page, f"hand={FIRST}&at=deal&seat=1")
    desk.button("E se…?").click()
    desk.button("pedir envido").click()
    expect(desk.told).to_contain_text("Ana pede envido")
    choose(page, "lang", "en")
    expect(desk.told).to_contain_text("Ana calls envido")
    expect(desk.part).to_have_attribute("lang", "en")
    desk.part.locator("[data-act='1 quero']").click()
    expect(desk.told).to_contain_text("The envido goes to Ana")
    page.keyboard.press("Escape")
    expect(desk.told).to_contain_text("Ana is dealt")
    expect(desk.part.get_by_label("Seen from")).to_have_value("1")
    desk.part.locator("[data-key=library]").click()
    expect(desk.part.get_by_role("status").filter(has_text="hands")).to_be_visible()
    book = desk.part.locator(".truco-replay-filters select").first
    book.select_option("cego")
    choose(page, "lang", "pt-BR")
    expect(desk.part.get_by_text("Todos os assuntos")).to_be_attached()
    expect(book).to_have_value("cego")
    assert desk.errors == []


def test_the_deck_and_the_direction_are_those_of_the_reader(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page, room=ReplayRoom("cego-as-quatro-manilhas"))
    around = desk.part.locator(".truco-replay-others .truco-replay-seat")
    names = around.evaluate_all("all => all.map((one) => one.ariaLabel)")
    cards = desk.part.locator(".truco-replay-felt .truco-card")
    decks = "all => [...new Set(all.map((one) => one.dataset.deck))]"
    assert cards.evaluate_all(decks) == ["spanish"]
    choose(page, "deck", "french")
    choose(page, "direction", "clockwise")
    assert around.evaluate_all("all => all.map((one) => one.ariaLabel)") == names[::-1]
    assert cards.evaluate_all(decks) == ["french-pictures"]
    assert desk.errors == []


def test_without_a_kernel_stepping_goes_on_and_a_what_if_says_so(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page, f"hand={FIRST}&at=deal")
    desk.answering = False
    page.keyboard.press("ArrowRight")
    expect(desk.told).to_contain_text("Ana joga o seis de paus")
    expect(desk.part.get_by_role("alert")).to_have_count(0)
    desk.button("E se…?").click()
    expect(desk.part.get_by_role("alert")).to_contain_text("O juiz não responde")
    page.keyboard.press("ArrowRight")
    expect(desk.told).to_contain_text("Rodada empatada")


def test_a_link_to_a_moment_that_is_not_there_says_so(page):
    desk = ReplayPage(page, f"hand={FIRST}&at=nunca")
    alert = desk.part.get_by_role("alert")
    expect(alert).to_contain_text("um lance que esta mão não tem")
    expect(desk.told).to_contain_text("Ana recebe")
    page.keyboard.press("ArrowRight")
    expect(alert).to_have_count(0)
    expect(desk.told).to_contain_text("Ana joga o seis de paus")
    page.evaluate("location.hash = 'hand=não-há&at=deal'")
    expect(alert).to_contain_text("Não há mão")
    assert desk.errors == []


def test_our_reading_is_a_way_to_its_entry_in_the_rules(page):
    page.context.route("**/regras.ipynb", lambda route: route.fulfill(body="", content_type="text/html"))
    desk = ReplayPage(page, "hand=cego-tres-empates&at=0-joga-3", path="voila/render/apps/replay.ipynb")
    mark = desk.told.get_by_role("link", name="leitura nossa: AMB-C07")
    expect(mark).to_have_attribute("href", "/voila/render/apps/regras.ipynb#reading=AMB-C07")
    with page.expect_popup() as opened:
        mark.press("Enter")
    assert opened.value.url.endswith("regras.ipynb#reading=AMB-C07")
    expect(desk.told).to_contain_text("leva quem é o mão")
    assert desk.errors == []


def test_where_there_is_no_page_of_the_rules_our_reading_is_told_in_place(page):
    desk = ReplayPage(page, "hand=cego-tres-empates&at=0-joga-3")
    mark = desk.told.locator("summary", has_text="AMB-C07")
    expect(desk.told.get_by_role("link")).to_have_count(0)
    mark.press("Enter")
    expect(desk.told.get_by_text(reading("AMB-C07").question("pt-BR"))).to_be_visible()
    assert page.evaluate(SMALL) == []


def test_what_is_tried_has_its_clauses_and_readings(page):
    desk = ReplayPage(page, f"hand={FIRST}&at=0-joga-2")
    desk.button("E se…?").click()
    desk.button("pedir truco").click()
    expect(desk.told).to_contain_text("Beto pede truco")
    expect(desk.part.get_by_role("list", name="Cláusulas")).to_contain_text("gauderio/truco/4")


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (SCREEN, "dark")], ids=["phone", "screen"])
@pytest.mark.parametrize("where", ["", f"hand={FIRST}&at=decisao", "asking", "try", "rites", "own"])
def test_axe_finds_nothing_and_fingers_find_everything(page, where, scheme, size):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(size)
    if where == "own":
        desk = ReplayPage(page)
        desk.button("Começar").click()
        expect(desk.part.get_by_role("group", name="Baralho")).to_be_visible()
    elif where == "asking":
        ReplayPage(page, room=ReplayRoom(FIRST))
        for _ in range(3):
            page.keyboard.press("ArrowRight")
    else:
        rites = "hand=claudista-sorteio-dos-reis&at=0-embaralha-1"
        desk = ReplayPage(page, f"hand={FIRST}&at=0-joga-2" if where == "try" else rites if where == "rites" else where)
        if where == "rites":
            desk.button("E se…?").click()
            desk.button("tirar uma carta…").click()
            expect(desk.button("Fazer")).to_be_visible()
        if where == "try":
            desk.button("E se…?").click()
            expect(desk.button("pedir truco")).to_be_visible()
    findings = Axe().run(page).response["violations"]
    assert [(found["id"], [node["html"] for node in found["nodes"]]) for found in findings] == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
