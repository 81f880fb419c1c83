"""The replay in a real browser: by keyboard, by touch, with questions, by a link, what if, a hand of one's own."""

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
from tutor.widgets.replay_page import replay_page

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
    page.keyboard.press("Escape")
    expect(desk.told).to_contain_text("Ana recebe")
    expect(panel).to_have_count(0)
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


def test_a_hand_of_ones_own_by_tapping(page):
    page.set_viewport_size(SCREEN)
    desk = ReplayPage(page)
    desk.part.get_by_label("Montar uma mão").select_option("gauderio 2")
    desk.button("Começar").click()
    for name in ("sete de copas", "ás de copas", "seis de paus"):
        desk.part.get_by_role("group", name="Baralho").get_by_role("button", name=name).click()
    expect(desk.part.get_by_text("Toque nas três cartas de Beto.")).to_be_visible()
    desk.button("Dar ao acaso").click()
    desk.button("pedir envido").click()
    expect(desk.told).to_contain_text("Ana pede envido")
    desk.button("Desfazer").click()
    expect(desk.told).to_contain_text("Beto recebe")
    desk.button("pedir truco").click()
    with page.expect_download() as saved:
        desk.button("Guardar o arquivo").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert replay_text(text).error is None
    assert "0 truco\n" in text
    assert desk.errors == []


IMAGE, SCRIPT = "<img src=x onerror=window.hit=1>", "</script><script>window.hit=1</script>"
HOSTILE = [IMAGE, SCRIPT, "&lt;b&gt;", "javascript:hit=1"]


def test_a_hand_from_the_shuffle_on_by_keyboard(page):
    page.set_viewport_size(PHONE)
    desk = ReplayPage(page)
    desk.part.get_by_label("Montar uma mão").select_option("claudista 4")
    desk.button("Começar").press("Enter")
    desk.part.get_by_text("Ou comece pela cerimônia").press("Enter")
    desk.button("embaralhar").press("Enter")
    expect(desk.told).to_contain_text("Duda embaralha")
    who = desk.part.get_by_role("group", name="Quem age").get_by_role("button", name="Caio", exact=True)
    expect(who).to_have_attribute("aria-pressed", "true")
    expect(who).to_be_focused()  # the menu is another one: the focus stands at its beginning

    desk.button("tirar uma carta…").press("Enter")
    choice = desk.part.get_by_role("group", name="tirar uma carta")
    expect(desk.button("tirar uma carta…")).to_have_attribute("aria-expanded", "true")
    expect(choice.get_by_label("De que lado")).to_be_focused()
    choice.get_by_label("Para onde vai").select_option("vira")
    expect(desk.button("Fazer")).to_have_attribute("aria-disabled", "true")
    choice.get_by_role("button", name="rei de copas", exact=True).press("Enter")
    desk.button("Fazer").press("Enter")
    expect(desk.told).to_contain_text("Caio tira o rei de copas de cima e põe de vira")
    expect(desk.part.get_by_role("group", name="vira: rei de copas")).to_be_visible()

    desk.part.get_by_role("group", name="Quem age").get_by_role("button", name="Duda").press("Enter")
    desk.button("dar cartas…").press("Enter")
    choice = desk.part.get_by_role("group", name="dar cartas")
    choice.get_by_label("Para quem").select_option("0")
    for name in ("ás de espadas", "dois de espadas", "três de espadas"):
        choice.get_by_role("button", name=name, exact=True).press("Enter")
    desk.button("Fazer").press("Enter")
    expect(desk.told).to_contain_text("Duda dá ás de espadas, dois de espadas e três de espadas a Ana")
    desk.button("Dar ao acaso").press("Enter")
    expect(desk.button("pedir truco")).to_be_visible()
    assert desk.errors == []


def test_what_the_ceremony_forbids_says_why_and_is_done_anyway(page):
    desk = ReplayPage(page, "hand=claudista-sorteio-dos-reis&at=0-embaralha-1")
    desk.button("E se…?").click()
    desk.part.get_by_text("O que agora não pode").last.click()
    desk.part.get_by_role("button", name="dar cartas, não pode").click()
    expect(desk.part.get_by_text("quem embaralha e dá as cartas é Dita")).to_be_visible()

    desk.button("olhar cartas…").click()
    desk.part.get_by_label("O quê").select_option("fundo")
    expect(desk.part.get_by_role("group", name="olhar cartas").get_by_text("claudista/2.9")).to_be_visible()
    desk.button("Fazer mesmo assim").click()
    expect(desk.told).to_contain_text("Téo olha o fundo do maço. (contra as regras)")
    desk.button("acusar goteira na mesa").click()
    expect(desk.told).to_contain_text("acusa goteira")
    page.keyboard.press("ArrowLeft")
    desk.button("Continuar daqui").click()  # what came after is left out
    expect(desk.told).to_contain_text("Téo olha o fundo do maço")
    page.keyboard.press("Escape")
    expect(desk.told).to_contain_text("Dita embaralha")
    assert desk.errors == []


def hands_text():
    return HANDS[0].read_text(encoding="utf-8")


def hostile_text(hostile):
    """A good file that says it wherever a file may say something."""
    good = f"truco = 1\nrules = \"gauderio\"\nplayers = ['{hostile}', 'Beto']\ntitle = '{hostile}'\nactions = '''\n"
    good += f"deal 0 7c 1c 6p {{{hostile}}}\ndeal 1 12o 3o 6e\n0 truco {{?hand}}\n"
    return f"{good}( 0 joga 7c {{{hostile}}}\n)\n'''\n"


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_file_is_told_as_text(page, hostile):
    """Whether it can be read or not: what a file says is never markup."""
    good = hostile_text(hostile)
    desk = ReplayPage(page)
    chooser = desk.part.locator("input[type=file]")
    for name, text in (("good.truco", good), (f"{hostile}.truco", good.replace("0 truco", f"{hostile} truco"))):
        chooser.set_input_files({"name": "x.truco", "mimeType": "text/plain", "buffer": text.encode()})
        expect(desk.part.get_by_role("heading", name=hostile)).to_be_visible()
        desk.acts().first.click()
        expect(desk.told).to_contain_text(hostile)
        if name == "good.truco":
            page.keyboard.press("End")
            page.keyboard.press("ArrowDown")
            expect(desk.told).to_contain_text(hostile)
        else:
            expect(desk.part.locator(".truco-replay-wrong")).to_contain_text("Linha 8, coluna 1")
            expect(desk.part.locator(".truco-replay-source")).to_contain_text(f"{hostile} truco")
        desk.part.locator("[data-key=library]").click()
    assert page.evaluate("window.hit") is None
    assert page.locator(".truco-replay :is(script, img:not([role]))").count() == 0
    assert desk.errors == []


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_file_is_text_in_the_page_that_is_sent(page, tmp_path, hostile):
    file, errors = tmp_path / "sent.html", []
    file.write_text(replay_page(replay_text(hostile_text(hostile)), "pt-BR"), encoding="utf-8")
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", name=hostile, level=1)).to_be_visible()
    assert page.title() == hostile
    told = page.locator(".truco-replay-told")
    expect(told).to_contain_text(hostile)
    page.keyboard.press("End")
    page.keyboard.press("ArrowDown")
    expect(told).to_contain_text(hostile)
    page.get_by_text("Guardar ou enviar").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Figura (SVG)").click()
    page.goto(saved.value.path().rename(tmp_path / "moment.svg").as_uri())
    assert page.locator("script, img, foreignObject").count() == 0
    assert page.evaluate("window.hit") is None
    assert errors == []


def test_a_file_is_dropped_on_the_page(page):
    desk = ReplayPage(page)
    text = hostile_text("Ana")
    dropped = page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'mesa da praça.truco', { type: 'text/plain' }));
          return data;
        }""",
        text,
    )
    over = page.evaluate(
        """(dataTransfer) => document.body.dispatchEvent(
          new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))""",
        dropped,
    )
    assert over is False  # taken: else the browser would leave the page for the file
    page.dispatch_event("body", "drop", {"dataTransfer": dropped})
    expect(desk.part.get_by_role("heading", name="Ana")).to_be_visible()
    with page.expect_download() as saved:
        desk.button("Guardar o arquivo").click()
    assert saved.value.suggested_filename == "mesa da praça.truco"
    assert saved.value.path().read_text(encoding="utf-8") == text
    assert desk.errors == []


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


def test_what_is_too_large_or_no_text_is_refused(page):
    desk = ReplayPage(page)
    chooser, alert = desk.part.locator("input[type=file]"), desk.part.get_by_role("alert")
    chooser.set_input_files({"name": "big.truco", "mimeType": "text/plain", "buffer": b"x" * 1_000_001})
    expect(alert).to_contain_text("1 MB")
    chooser.set_input_files({"name": "raw.truco", "mimeType": "text/plain", "buffer": b"truco\xff"})
    expect(alert).to_contain_text("UTF-8")
    lines = hands_text().replace("actions = '''", "actions = '''" + "\n" * 900_000)
    chooser.set_input_files({"name": "long.truco", "mimeType": "text/plain", "buffer": lines.encode()})
    expect(alert).to_contain_text("50000 linhas")
    assert desk.received == []


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
