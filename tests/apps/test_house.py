"""The page of house rules: every switch with an example ruled each way; kept, in a link, as a file; the desk too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import PHONE, SCREEN
from tutor.engine.house import House, dump_house, parse_house
from tutor.lessons.house_link import house_of_link
from tutor.lessons.reference import reference_view
from tutor.rulebook import RULEBOOKS, option, options, reading

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.voila_server import Served

REGRAS, JUIZ = "apps/regras", "apps/juiz"
KEPT = "rules => JSON.parse(localStorage.getItem(`truco.house.${rules}`))"
FORBIDDEN = (
    """Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("", "SecurityError"); } })"""
)


class HousePage:
    """The open page of the switches of a rulebook."""

    def __init__(self, page: Page, server: Served) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.part = page.locator(".truco-house")
        self.count = self.part.locator(".truco-rules-count")
        self.trouble = self.part.get_by_role("alert")

    def open(self, rules: str = "cego", more: str = "", *, name: str = REGRAS) -> HousePage:
        self.page.goto("about:blank")
        self.page.goto(f"{self.server.page(name)}#rules={rules}&view=switches{more}")
        return self.settle()

    def settle(self) -> HousePage:
        self.page.locator("main[data-ready]").wait_for()
        self.part.locator(".truco-house-switch").first.wait_for()
        expect(self.page.locator("[data-speaking]")).to_have_count(0)
        return self

    def switch(self, name: str) -> Locator:
        return self.part.locator(f'[data-switch="{name}"]')

    def value(self, name: str, value: str) -> Locator:
        return self.switch(name).locator(f'input[value="{value}"]')

    def button(self, name: str) -> Locator:
        return self.part.get_by_role("button", name=name)

    def load(self, text: str) -> None:
        self.part.locator("input[type=file]").set_input_files(
            {"name": "casa.toml", "mimeType": "text/plain", "buffer": text.encode()}
        )


@pytest.fixture
def house(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    made = HousePage(page, pages_server)
    yield made
    assert made.errors == []


def test_every_switch_of_every_rulebook_is_there_with_its_positions_and_an_example(house):
    view = reference_view("pt-BR")
    for rules in RULEBOOKS:
        house.open(rules)
        shown = house.part.locator(".truco-house-switch")
        assert [one.name for one in options(rules)] == shown.evaluate_all("all => all.map(one => one.dataset.switch)")
        for switch in options(rules):
            row = house.switch(switch.name)
            expect(row.locator("legend")).to_contain_text(switch.text("pt-BR"))
            radios = row.locator("input").evaluate_all("all => all.map(one => one.value)")
            assert list(switch.values_for(rules)) == radios
            expect(row.locator("input:checked")).to_have_value(switch.default_for(rules))
            first = next(one for one in map(reading, switch.readings) if rules in one.rules)
            for value in switch.values_for(rules):
                expect(row.locator("label", has_text=first.position(value).text("pt-BR")).first).to_be_visible()
            fork = view["forks"].get(f"{rules} {switch.name}")
            assert row.locator("dd").all_text_contents() == [said for _, said in fork["ruled"]] if fork else True
            expect(row.locator(f'a[data-open="{first.id}"]')).to_be_visible()


def test_by_keyboard_choose_reload_and_back_to_the_default(house):
    keys = house.open().page.keyboard
    expect(house.count).to_have_text("Nenhuma chave mudada: vale tudo como no regulamento.")
    house.value("all_tied", "mao").focus()
    keys.press("ArrowDown")

    expect(house.count).to_have_text("1 chave mudada nesta mesa.")
    expect(house.switch("all_tied").locator("dt.truco-here")).to_contain_text("vale nesta mesa")
    expect(house.switch("all_tied").locator("dd").nth(1)).to_have_text("As três rodadas empataram: ninguém leva a mão.")
    assert {"all_tied": "nobody"} == house.page.evaluate(KEPT, "cego")
    house.page.wait_for_url("**/*#rules=cego&view=switches&house=all_tied:nobody")

    house.page.reload()
    house.settle()
    expect(house.value("all_tied", "nobody")).to_be_checked()
    expect(house.part.get_by_text("Estas regras vieram num link.")).to_be_hidden()

    house.button("Voltar ao padrão").focus()
    keys.press("Enter")
    expect(house.value("all_tied", "mao")).to_be_checked()
    assert house.page.evaluate(KEPT, "cego") is None
    house.page.wait_for_url("**/*#rules=cego&view=switches")


def test_by_touch_on_a_phone_in_english(browser, pages_server: Served):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    house = HousePage(context.new_page(), pages_server).open("gauderio", "&lang=en")
    house.switch("envido_tie").locator("label").nth(1).tap()
    expect(house.count).to_have_text("1 switch is set at this table.")
    house.page.wait_for_url("**/*#rules=gauderio&view=switches&house=envido_tie:nobody&lang=en")
    house.part.locator('a[data-open="AMB-G02"]').tap()
    expect(house.page.locator(".truco-rules-title")).to_have_text("AMB-G02")
    house.page.go_back()
    expect(house.value("envido_tie", "nobody")).to_be_checked()
    assert house.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert house.errors == []
    context.close()


def test_a_file_is_saved_and_opened_again(house):
    house.open("gauderio")
    house.value("flor_flee", "3").check()
    house.part.get_by_label("Nome da mesa").fill("Bar do Zeca")
    house.part.get_by_label("Total da partida").select_option("24")
    with house.page.expect_download() as saved:
        house.button("Salvar num arquivo").click()
    text = saved.value.path().read_text("utf-8")
    wanted = House(rules="gauderio", name="Bar do Zeca", target=24, options={"flor_flee": "3"})
    assert "truco-gauderio.toml" == saved.value.suggested_filename
    assert wanted == parse_house(text)
    assert dump_house(wanted) == text

    house.button("Voltar ao padrão").click()
    expect(house.part.get_by_label("Nome da mesa")).to_have_value("")
    house.load(text)
    expect(house.value("flor_flee", "3")).to_be_checked()
    expect(house.part.get_by_label("Nome da mesa")).to_have_value("Bar do Zeca")
    expect(house.part.get_by_label("Total da partida")).to_have_value("24")
    expect(house.part.get_by_role("status").filter(has_text="Regras da casa abertas: Bar do Zeca.")).to_be_visible()
    assert {"name": "Bar do Zeca", "target": 24, "flor_flee": "3"} == house.page.evaluate(KEPT, "gauderio")

    house.load(dump_house(House(rules="cego", options={"all_tied": "nobody"})))
    expect(house.part.get_by_role("heading", level=2)).to_have_text("Regras da casa: Truco Cego")
    expect(house.value("all_tied", "nobody")).to_be_checked()


@pytest.mark.parametrize(
    ("lang", "said"),
    [("pt-BR", "Linha 4: O Truco Cego não tem a chave"), ("en", "Line 4: Truco Cego has no switch")],
)
def test_a_typo_is_told_with_its_line_and_the_right_name_and_nothing_is_lost(house, lang, said):
    house.open("cego", f"&lang={lang}")
    house.value("all_tied", "nobody").check()

    house.load('truco_tutor_house = 1\nrules = "cego"\n[options]\nall_teid = "nobody"\n')

    expect(house.trouble).to_contain_text(said)
    expect(house.trouble).to_contain_text("all_tied")
    expect(house.value("all_tied", "nobody")).to_be_checked()
    house.load("x" * 70_000)
    expect(house.trouble).to_contain_text("64 KB")
    house.load("\x00\xff{{{")
    expect(house.trouble).to_be_visible()
    house.value("all_tied", "mao").check()
    expect(house.trouble).to_be_hidden()


def test_the_rules_of_a_link_do_not_write_over_ones_own(house):
    page = house.open().page
    house.value("all_tied", "nobody").check()
    house.open("cego", "&house=envido_tie:nobody,all_teid:mao")
    expect(house.part.get_by_text("Estas regras vieram num link.")).to_be_visible()
    expect(house.trouble).to_contain_text("all_teid")
    expect(house.value("envido_tie", "nobody")).to_be_checked()
    expect(house.value("all_tied", "mao")).to_be_checked()
    assert {"all_tied": "nobody"} == page.evaluate(KEPT, "cego")

    house.button("Ver as minhas").click()
    expect(house.value("all_tied", "nobody")).to_be_checked()
    expect(house.value("envido_tie", "mao")).to_be_checked()

    house.open("cego", "&house=envido_tie:nobody")
    house.button("Guardar como as desta mesa").click()
    assert {"envido_tie": "nobody"} == page.evaluate(KEPT, "cego")
    expect(house.part.get_by_text("Estas regras vieram num link.")).to_be_hidden()


def test_the_address_says_to_python_what_is_chosen(house):
    house.open("claudista")
    chosen = {}
    for name in ("late_raise", "truco_in_11", "direction"):
        chosen[name] = next(
            v for v in option(name).values_for("claudista") if v != option(name).default_for("claudista")
        )
        house.value(name, chosen[name]).check()

    said = house.page.url.partition("house=")[2]

    assert (House(rules="claudista", options=chosen), ()) == house_of_link("claudista", said)


def test_without_storage_it_holds_for_the_page_and_says_so(house):
    house.page.add_init_script(FORBIDDEN)
    house.open()
    house.value("all_tied", "nobody").check()

    expect(house.part.get_by_text("Este navegador não deixa guardar nada")).to_be_visible()
    house.page.get_by_role("radio", name="Gaudério", exact=True).check(force=True)
    expect(house.value("flor_flee", "4")).to_be_checked()
    house.page.get_by_role("radio", name="Cego", exact=True).check(force=True)
    expect(house.value("all_tied", "nobody")).to_be_checked()


def test_a_file_without_a_kernel_is_told(house):
    page = house.open().page
    house.value("all_tied", "nobody").check()
    page.context.set_offline(True)
    page.route("**/*", lambda route: route.abort())
    page.evaluate("() => { WebSocket.prototype.send = () => {}; }")

    house.button("Salvar num arquivo").click()

    expect(house.trouble).to_contain_text("Sem resposta do servidor.", timeout=15_000)
    expect(house.value("all_tied", "nobody")).to_be_checked()


def test_the_desk_rules_by_what_was_chosen_here(house):
    page = house.open("gauderio").page
    house.value("envido_tie", "nobody").check()
    page.goto("about:blank")
    page.goto(house.server.page(JUIZ))
    page.locator("main[data-ready]").wait_for()

    expect(page.locator(".truco-desk-badge")).to_have_text("Regras da casa")
    page.wait_for_url("**/*&house=envido_tie:nobody")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_it_is_fit_for_everyone(house, lang, scheme):
    page = house.page
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme=scheme)
    house.open("claudista", f"&house=late_raise:never&lang={lang}")
    page.locator(".truco-house details").first.click()

    found = Axe().run(page).response["violations"]

    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []
