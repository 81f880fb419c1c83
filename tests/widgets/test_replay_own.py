"""A hand of one's own in a real browser: by tapping, from the shuffle on, dropped on the page, hostile, too large."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.widgets.replay_page import ReplayPage
from tutor.notation.replay import replay_text
from tutor.widgets.replay_page import replay_page

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
HANDS = sorted((Path(__file__).parents[1] / "notation" / "hands").glob("*.truco"))


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


def test_every_mistake_of_a_file_is_told_under_the_first(page):
    page.set_viewport_size(PHONE)
    lines = "deal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n= envido 0 27\n0 trucco\n= stake um\n"
    text = f"truco = 1\nrules = \"gauderio\"\nplayers = ['Ana', 'Beto']\nactions = '''\n{lines}'''\n"
    desk = ReplayPage(page)
    file = {"name": "x.truco", "mimeType": "text/plain", "buffer": text.encode()}
    desk.part.locator("input[type=file]").set_input_files(file)

    wrong = desk.part.locator(".truco-replay-wrong")
    expect(wrong.locator("p").first).to_contain_text("Linha 7, coluna 1")
    expect(wrong.get_by_text("O que mais está errado: 2")).to_be_visible()
    expect(wrong.get_by_role("listitem")).to_contain_text(["Linha 8, coluna 3", "Linha 9, coluna 9"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert desk.errors == []


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
