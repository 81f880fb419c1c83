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
    "juiz=legal&rules=gauderio&players=2&cards=3c._._-_._._&acts=1.truco-2.quero-1.joga.3c&voice=2&about=envido",
    "juiz=legal&rules=claudista&players=4&vira=Qc&cards=3c.4e.5e-6p._._-_._._-_._._&voice=2&about=joga.6p",
    "juiz=incident&rules=claudista&incident=wrong_count&facts=started:yes,claim:yes,dealer_asked:yes",
    "juiz=incident&rules=cego&incident=wrong_count",
    "juiz=hand&rules=cego&tricks=---&house=all_tied:nobody",
)

SMALL = """[...document.querySelectorAll('.truco-desk :is(button, select, summary, textarea)')]
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


ENVIDO_LATE = "O Jogador 1 não pode pedir envido: depois do truco já não cabe envido."
TABLE = 'truco_tutor_house = 1\nname = "Bar do Zeca"\nrules = "cego"\n[options]\nall_tied = "nobody"\n'


def test_may_i_do_this_by_touch(page):
    """A hand is told act by act; what may not be done says why, and what else there is."""
    page.set_viewport_size(PHONE)
    desk = JudgePage(page)
    desk.button("Posso…?").click()
    expect(desk.said).to_have_text("Toque no que o Jogador 1 quer fazer.")
    desk.button("pedir truco").click()
    expect(desk.said).to_contain_text("O Jogador 1 pode pedir truco agora.")
    desk.button("Foi o que aconteceu").click()
    desk.button("responder “quero”").click()
    desk.button("Foi o que aconteceu").click()
    expect(desk.part.locator(".truco-desk-story li")).to_have_count(2)

    desk.button("pedir envido", group="Agora o Jogador 1 não pode").click()
    expect(desk.said).to_contain_text(ENVIDO_LATE)
    expect(desk.said).to_be_in_viewport()
    expect(desk.part.get_by_text("O que dá para fazer")).to_be_visible()
    desk.card("três de copas").click()  # a tap on the deck plays it
    expect(desk.part.locator(".truco-desk-story li")).to_have_count(3)
    expect(desk.button("2", group="Quem quer fazer é o jogador")).to_have_attribute("aria-pressed", "true")
    assert "acts=1.truco-2.quero-1.joga.3c" in page.url

    desk.button("Desfazer").click()
    expect(desk.said).to_contain_text(ENVIDO_LATE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert desk.errors == []


def test_may_i_do_this_by_keyboard_alone(page):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page, "juiz=legal&rules=gauderio&players=2")
    desk.button("pedir truco").focus()
    page.keyboard.press("Enter")
    expect(desk.said).to_contain_text("pode pedir truco")
    expect(desk.button("pedir truco")).to_be_focused()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.key") == "done":
            break
    page.keyboard.press("Enter")
    expect(desk.part.locator(".truco-desk-story li")).to_have_text(["O Jogador 1 pede truco."])
    expect(desk.said).to_be_focused()  # the button has gone with what it did
    assert desk.errors == []


def test_a_mistake_by_touch(page):
    page.set_viewport_size(PHONE)
    desk = JudgePage(page, "juiz=incident&rules=claudista")
    expect(desk.said).to_contain_text("Falta dizer o que aconteceu")
    desk.part.get_by_label("O que aconteceu?").select_option("Alguém recebeu cartas a mais ou a menos")
    desk.button("sim", group="Alguém já jogou carta?").click()
    desk.button("sim", group="Cobraram o erro?").click()
    desk.button("3", group="A mão valia").click()
    expect(desk.said).to_contain_text("3 pontos para o lado B")
    desk.button("sim", group="O carteador já tinha perguntado pelas cartas?").click()
    expect(desk.said).to_contain_text("O direito caducou")
    expect(desk.part.get_by_role("group", name="A mão valia")).to_have_count(0)  # no more at stake

    desk.button("Gaudério").click()
    expect(desk.said).to_contain_text("O documento do Truco Gaudério não decide")
    assert desk.errors == []


def test_a_mistake_by_keyboard_alone(page):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page, "juiz=incident&rules=gauderio")
    desk.part.get_by_label("O que aconteceu?").focus()
    page.keyboard.press("ArrowDown")
    expect(desk.said).to_contain_text("é a vez do Jogador 1")
    expect(desk.said).to_contain_text("o documento não decide: leitura nossa")
    expect(desk.said).to_contain_text("volta atrás")


def test_the_rules_of_a_table_pasted_kept_and_forgotten(page):
    page.set_viewport_size(PHONE)
    desk = JudgePage(page, "juiz=hand&rules=cego&tricks=---")
    expect(desk.said).to_contain_text("A mão é do lado A")
    desk.part.locator("summary:visible", has_text="Regras da casa").click()
    field = desk.part.get_by_label("Arquivo com as regras da casa")
    field.fill(TABLE.replace("all_tied", "all_tie"))
    desk.button("Usar estas regras").click()
    expect(desk.part.get_by_text("Você quis dizer all_tied?")).to_be_visible()
    expect(field).to_have_value(TABLE.replace("all_tied", "all_tie"))  # nothing is lost

    field.fill(TABLE)
    desk.button("Usar estas regras").click()
    expect(desk.said).to_contain_text("ninguém leva a mão")
    expect(desk.said).to_contain_text("escolha da mesa: all_tied = nobody")
    expect(desk.part.locator(".truco-desk-badge")).to_have_text("Regras da casa: Bar do Zeca")
    assert page.url.endswith("&house=all_tied:nobody")
    kept = "JSON.parse(localStorage.getItem('truco.house.cego'))"
    assert page.evaluate(kept) == {"all_tied": "nobody", "name": "Bar do Zeca"}

    desk.button("Só o livro", group="Valem").click()
    expect(desk.said).to_contain_text("A mão é do lado A")
    expect(desk.part.locator(".truco-desk-badge")).to_be_hidden()
    desk.button("Esquecer as regras da casa").click()
    expect(desk.button("Esquecer as regras da casa")).to_be_hidden()
    assert page.evaluate(kept) is None
    assert desk.errors == []


def test_the_rules_of_a_table_from_a_file_and_dropped(page, tmp_path):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page, "juiz=hand&rules=cego&tricks=---")
    desk.part.locator("summary:visible", has_text="Regras da casa").click()
    big, odd, table = tmp_path / "big.toml", tmp_path / "odd.toml", tmp_path / "zeca.toml"
    big.write_text("#" * 300_000)
    odd.write_bytes(b"\xff\xfe\xfd")
    table.write_text(TABLE)
    pick = desk.part.locator("input[type=file]")
    pick.set_input_files(big)
    expect(desk.part.get_by_text("grande demais")).to_be_visible()
    pick.set_input_files(odd)
    expect(desk.part.get_by_text("Não deu para ler esse arquivo")).to_be_visible()
    pick.set_input_files(table)
    expect(desk.said).to_contain_text("ninguém leva a mão")

    page.evaluate(
        """text => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "zeca.toml", { type: "text/plain" }));
          const drop = new DragEvent("drop", { dataTransfer, bubbles: true });
          document.querySelector(".truco-desk-house").dispatchEvent(drop);
        }""",
        TABLE.replace('"nobody"', '"mao"').replace("Zeca", "Chico"),
    )
    expect(desk.part.locator(".truco-desk-badge")).to_have_text("Regras da casa: Bar do Chico")
    assert desk.errors == []


def test_what_the_browser_has_kept_rules_a_new_page_but_not_a_link(page):
    page.set_viewport_size(SCREEN)
    page.add_init_script("localStorage.setItem('truco.house.gauderio', JSON.stringify({ envido_tie: 'nobody' }))")
    desk = JudgePage(page)
    expect(desk.part.locator(".truco-desk-badge")).to_have_text("Regras da casa")
    assert page.url.endswith("&house=envido_tie:nobody")

    page.goto("about:blank")
    page.goto("http://truco.test/#juiz=hand&rules=gauderio&tricks=-A")
    desk.part.wait_for()
    expect(desk.said).to_contain_text("A mão é do lado A")
    expect(desk.part.locator(".truco-desk-badge")).to_be_hidden()


def test_what_another_page_of_the_browser_changes_rules_here_at_once(page):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page)
    badge = desk.part.locator(".truco-desk-badge")
    expect(badge).to_be_hidden()
    other = page.context.new_page()
    other.route("**/*", lambda route: route.fulfill(body="<p>Regras</p>", content_type="text/html"))
    other.goto("http://truco.test/regras")
    other.evaluate("localStorage.setItem('truco.house.gauderio', JSON.stringify({ target: 24, name: 'Longa' }))")
    expect(badge).to_have_text("Regras da casa: Longa")
    other.evaluate("localStorage.setItem('truco.house.gauderio', JSON.stringify({ envido_tie: 'nobody' }))")
    expect(badge).to_have_text("Regras da casa")
    page.wait_for_url("**/*&house=envido_tie:nobody")
    other.evaluate("localStorage.removeItem('truco.house.gauderio')")
    expect(badge).to_be_hidden()
    assert desk.errors == []


@pytest.mark.parametrize("height", [844, 422])  # 422: a phone at 200 % of its letters has so much room
def test_a_long_ruling_leaves_the_table_in_sight_and_is_read_by_keyboard(page, height):
    page.set_viewport_size({"width": 390 if height == 844 else 195, "height": height})
    desk = JudgePage(page, EVERY_QUESTION[7])
    expect(desk.said).to_contain_text("agora só se corrige")
    assert desk.said.bounding_box()["height"] <= 0.4 * height + 1
    if height == 422:
        expect(desk.said).to_have_attribute("tabindex", "0")
        desk.said.focus()
        page.keyboard.press("End")
        page.wait_for_function("document.querySelector('.truco-desk-said').scrollTop > 0")
        page.set_viewport_size(SCREEN)
        expect(desk.said).to_have_attribute("tabindex", "-1")
    assert desk.errors == []


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_four_sit_around_the_table_in_the_direction_of_play(page, width):
    page.set_viewport_size({"width": width, "height": 844})
    desk = JudgePage(page, "juiz=legal&rules=gauderio&players=4")

    def seats() -> list[tuple[float, float]]:
        return page.evaluate(
            """[...document.querySelectorAll('.truco-desk-seat')].map((one) => one.getBoundingClientRect())
                .map(({ x, y }) => [x, y])"""
        )

    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = seats()
    assert (x1, x2) == (x4, x3)
    assert (y1, y3) == (y2, y4)
    assert x1 < x2
    assert y3 < y1  # anticlockwise: the second at the right of the first, the partner facing
    page.evaluate("localStorage.setItem('truco.settings', JSON.stringify({ direction: 'clockwise' }))")
    page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'truco.settings' }))")
    page.wait_for_function("document.querySelector('.truco-desk-seat').style.gridColumn.startsWith('2')")
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = seats()
    assert x2 < x1
    assert y3 < y1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []
    assert desk.errors == []


def test_print_of_a_running_hand_has_the_story_the_act_and_the_link(page):
    page.set_viewport_size(SCREEN)
    desk = JudgePage(page, EVERY_QUESTION[5])
    page.emulate_media(media="print")

    expect(desk.part.locator(".truco-desk-story")).to_be_visible()
    expect(desk.button("pedir envido")).to_be_visible()
    expect(desk.button("ir ao baralho")).to_be_hidden()
    expect(desk.part.get_by_text(f"http://truco.test/#{desk.widget.view['fragment']}")).to_be_visible()
    expect(desk.part.locator("summary:visible", has_text="Regras da casa")).to_have_count(0)


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
