"""The settings sheet on the real pages: by keyboard and by touch, kept over a reload, without storage, in a link."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import LESSON, PHONE, SCREEN, TREINO

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.voila_server import Served

REGRAS, JUIZ, REPLAY = "apps/regras", "apps/juiz", "apps/replay"
CEGO = "rules=cego&skill=envido.count&seed=412"  # 10c 6p 1o: 6
FORBIDDEN = (
    """Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("", "SecurityError"); } })"""
)
PAPER = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(251, 247, 239)", "rgb(20, 32, 27)"


class Settings:
    """A page, its header's button and the sheet behind it."""

    def __init__(self, page: Page, server: Served) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def goto(self, name: str = TREINO, fragment: str = CEGO) -> Settings:
        self.page.goto(self.server.page(name) + (f"#{fragment}" if fragment else ""))
        return self.settle()

    def settle(self) -> Settings:
        self.page.locator("main[data-ready] .truco-exercise:visible").first.wait_for()
        expect(self.page.locator("[data-waiting], [data-speaking]")).to_have_count(0)
        return self

    def reload(self) -> Settings:
        self.page.reload()
        return self.settle()

    @property
    def button(self) -> Locator:
        return self.page.locator(".truco-settings-open")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    def option(self, group: str, name: str) -> Locator:
        return self.sheet.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True)

    def decks(self) -> list[str]:
        return self.page.locator(".truco-hand .truco-card").evaluate_all("all => all.map(card => card.dataset.deck)")

    def codes(self) -> list[str]:
        return self.page.locator(".truco-hand .truco-card").evaluate_all("all => all.map(card => card.dataset.code)")


@pytest.fixture
def settings(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    page.emulate_media(color_scheme="light")
    made = Settings(page, pages_server)
    yield made
    assert made.errors == []


def test_by_keyboard_alone_every_setting_holds_at_once_and_over_a_reload(settings):
    page, keys = settings.goto().page, settings.page.keyboard
    settings.button.focus()
    keys.press("Enter")
    expect(settings.sheet).to_have_accessible_name("Ajustes")
    expect(settings.option("Idioma", "Português")).to_be_focused()

    keys.press("Tab")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(settings.option("Claro ou escuro", "Escuro")).to_be_checked()
    assert page.evaluate(PAPER) == DARK
    expect(settings.sheet.get_by_role("status")).to_have_text("Pronto. Fica guardado neste navegador.")

    keys.press("Tab")
    keys.press("ArrowRight")
    expect(settings.option("Baralho do Cego", "Francês")).to_be_checked()
    assert ["french-pictures"] * 3 == settings.decks()
    assert ["10c", "6p", "1o"] == settings.codes()  # a drawing: the cards keep their names
    keys.press("Tab")  # past its §
    keys.press("Tab")
    keys.press("ArrowRight")
    expect(settings.option("Sentido do jogo", "Horário")).to_be_checked()

    settings.option("Idioma", "Português").focus()
    keys.press("ArrowRight")
    expect(settings.sheet).to_have_accessible_name("Settings")
    expect(page.locator(".truco-board .truco-prompt", has_text="How many envido points")).to_be_attached()
    assert page.locator("html").get_attribute("lang") == "en"
    keys.press("Escape")
    expect(settings.button).to_be_focused()

    settings.reload()
    assert (page.evaluate(PAPER), ["french-pictures"] * 3) == (DARK, settings.decks())
    expect(page.locator(".truco-board .truco-prompt", has_text="How many envido points")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="Practice", exact=True)).to_be_visible()
    assert page.title() == "Practice · Truco Tutor"
    expect(page.get_by_role("img", name="jack of cups (jack of hearts)", exact=True)).to_be_visible()
    settings.button.click()
    for group, name in (
        ("Language", "English"),
        ("Light or dark", "Dark"),
        ("Deck for Cego", "French"),
        ("Direction of play", "Clockwise"),
    ):
        expect(settings.option(group, name)).to_be_checked()


def test_by_touch_on_a_phone(browser, pages_server: Served):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    settings = Settings(context.new_page(), pages_server).goto()
    settings.button.tap()
    for text in ("Claro", "Francês", "Horário", "English"):
        settings.sheet.locator("label", has_text=text).last.tap()
        target = settings.sheet.locator("label", has_text=text).last.bounding_box()
        assert target is not None
        assert target["height"] >= 44
    assert settings.page.evaluate(PAPER) == LIGHT
    assert settings.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    settings.sheet.get_by_role("button", name="Close").tap()
    expect(settings.sheet).to_have_count(0)
    expect(settings.page.get_by_role("button", name="Settings")).to_be_visible()
    assert ["french-pictures"] * 3 == settings.decks()
    assert settings.errors == []
    context.close()


def test_where_storage_is_forbidden_it_holds_for_the_page_and_says_so(settings):
    settings.page.add_init_script(FORBIDDEN)
    page = settings.goto().page
    settings.button.click()
    expect(settings.sheet.get_by_role("status")).to_contain_text("Este navegador não deixa guardar nada")

    settings.option("Baralho do Cego", "Francês").check(force=True)
    settings.option("Claro ou escuro", "Escuro").check(force=True)
    settings.option("Idioma", "English").check(force=True)

    expect(settings.sheet.get_by_role("status")).to_contain_text("This browser does not let anything be kept")
    expect(page.locator(".truco-board .truco-prompt", has_text="How many envido points")).to_be_attached()
    assert (page.evaluate(PAPER), ["french-pictures"] * 3) == (DARK, settings.decks())


def test_a_dark_page_is_dark_before_its_body_comes(settings):
    """No flash: when the body begins, the light is already chosen."""
    settings.goto()
    settings.page.evaluate("""localStorage.setItem("truco.settings", '{"theme": "dark", "lang": "en"}')""")
    settings.page.add_init_script(
        """new MutationObserver((_, seen) => {
          if (!document.body) return;
          const { lang, dataset } = document.documentElement;
          globalThis.atFirst = [lang, dataset.theme, getComputedStyle(document.body).backgroundColor];
          seen.disconnect();
        }).observe(document, { childList: true, subtree: true });"""
    )

    settings.reload()

    assert settings.page.evaluate("globalThis.atFirst") == ["en", "dark", DARK]


def test_the_language_of_a_link_goes_first_until_another_is_chosen(settings):
    page = settings.goto(REGRAS, "reading=AMB-C41").page
    page.evaluate("""localStorage.setItem("truco.settings", '{"lang": "pt-BR"}')""")
    settings.goto(TREINO, f"{CEGO}&lang=en")
    expect(page.locator(".truco-board .truco-prompt", has_text="How many envido points")).to_be_visible()
    page.get_by_label("Your answer").fill("28")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Next").click()
    page.wait_for_url(re.compile(r"#rules=cego&skill=envido\.count&seed=(?!412&)\d+&lang=en$"))
    asked = page.url

    settings.button.click()
    settings.option("Language", "Português").check(force=True)

    expect(settings.sheet).to_have_accessible_name("Ajustes")
    expect(page.locator("section.truco-exercise[lang=pt-BR]").first).to_be_attached()
    assert page.url == asked.removesuffix("&lang=en")


@pytest.mark.parametrize("kept", ["{", "null", "[]", '"dark"', '{"theme": "pink", "lang": 7, "deck": ["french"]}'])
def test_what_somebody_else_wrote_is_no_setting(settings, kept):
    settings.page.add_init_script(f"localStorage.setItem('truco.settings', {kept!r})")

    settings.goto()

    assert (settings.page.evaluate(PAPER), ["spanish"] * 3) == (LIGHT, settings.decks())
    expect(settings.page.locator("html")).to_have_attribute("lang", "pt-BR")


@pytest.mark.parametrize(
    ("name", "fragment", "english"),
    [
        (REGRAS, "clause=cego/partida/2", "Forty cards, preferably Spanish ones"),
        (JUIZ, "juiz=trick&rules=cego&cards=3c-2o", "takes the trick, with the three of cups"),
        (LESSON, "", "Next step"),
        (REPLAY, "hand=gauderio-empate-na-primeira&at=empate", "The trick is tied"),
    ],
)
def test_every_page_changes_its_language_at_once_and_stays_where_it_is(settings, name, fragment, english):
    page = settings.goto(name, fragment).page
    before = page.url

    settings.button.click()
    settings.option("Idioma", "English").check(force=True)
    settings.page.keyboard.press("Escape")

    expect(page.locator(".truco-exercise", has_text=english).first).to_be_visible()
    expect(page.locator(".truco-exercise:not(.truco-settings-place):not([lang=en])")).to_have_count(0)
    assert page.url == before


def test_the_desk_and_the_rules_draw_cego_in_the_deck_of_the_reader_and_gauderio_never(settings):
    page = settings.goto(JUIZ, "juiz=trick&rules=cego&cards=3c-2o").page
    page.evaluate("""localStorage.setItem("truco.settings", '{"deck": "french"}')""")
    drawn = "all => [...new Set(all.map(card => card.dataset.deck))]"
    cards = page.locator(".truco-exercise .truco-card")
    for name, fragment, deck in (
        (JUIZ, "juiz=trick&rules=cego&cards=3c-2o", "french-pictures"),
        (JUIZ, "juiz=trick&rules=gauderio&cards=3c-2o", "spanish"),
        (REGRAS, "clause=cego/envido/1", "french-pictures"),
        (REGRAS, "clause=gauderio/envido/contagem/3", "spanish"),
        (REGRAS, "clause=claudista/3.4", "french"),
    ):
        page.goto("about:blank")
        settings.goto(name, fragment)
        cards.first.wait_for()
        assert (fragment, [deck]) == (fragment, cards.evaluate_all(drawn))


def test_the_readings_behind_the_settings_open_in_the_rules(settings):
    page = settings.goto().page
    settings.button.click()
    for id_ in ("AMB-C41", "AMB-K31"):
        address = settings.sheet.get_by_role("link", name=f"§ {id_}").get_attribute("href")
        other = page.context.new_page()
        other.goto(settings.server.link.rstrip("/") + address)
        expect(other.locator(".truco-rules-title")).to_have_text(id_)
        other.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("where", [TREINO, ""])
def test_the_sheet_is_fit_for_everyone(settings, where, lang, scheme):
    page = settings.page
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme=scheme)
    page.goto(settings.server.page(where) if where else settings.server.link)
    page.evaluate("lang => localStorage.setItem('truco.settings', JSON.stringify({ lang }))", lang)
    page.reload()
    settings.button.click()

    found = Axe().run(page).response["violations"]

    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []
    assert page.locator("html").get_attribute("lang") == lang
