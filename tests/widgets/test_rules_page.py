"""The rules in a real browser, with no kernel: the search of the terminal, keyboard and touch, links."""

from __future__ import annotations

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets.harness import ADDRESS
from tests.widgets.rules_page import Rules
from tutor.rulebook import RULEBOOKS, clauses, readings, search, search_readings, suggest
from tutor.rulebook.words import tokens
from tutor.widgets.bundle import module_text
from tutor.widgets.rules import RulesWidget

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
COUNT = "gauderio/envido/contagem/3"
PLAIN = [
    "empate", "mao ESCURA", "mão de onze", "MÃO DE ONZE", "manilha", "manilhas", "quem leva o envido?", "flores",
    "contar", "correr do truco", "three ties", "o que é a vira", "zap", "AMB-G02", "gauderio/envido/contagem/3",
    "3.7.4", "posso esconder carta na primeira", "e", "de", "  ", "§§§", "ß", "STRASSE", "\uff25nvido", "ªº", "28",
    "vinte e oito", "xyzzy", "envido_tie", "falta envido falta", "mano", "tie", "ace", "o", "manilia",
]  # fmt: skip


def queries():
    """Words of the rules, whole, cut short, in pairs and without order; always the same ones."""
    draw = random.Random(332)  # noqa: S311 - no secret is drawn
    words = sorted({word for found in clauses() for word in (*tokens(found.pt), *tokens(found.en))})
    single = draw.sample(words, 120)
    cut = [word[: draw.randint(1, len(word))] for word in draw.sample(words, 120)]
    pairs = [
        " ".join(draw.sample(found.pt.split(), min(2, len(found.pt.split())))) for found in draw.sample(clauses(), 80)
    ]
    return [*PLAIN, *single, *cut, *pairs]


@pytest.fixture
def page_of_rules(page):
    page.set_viewport_size(SCREEN)
    opened = []

    def open_(fragment="", **more):
        opened.append(Rules(page, fragment, **more))
        return opened[-1]

    yield open_
    for one in opened:
        assert one.errors == []
        assert [url for url in one.requests if not url.startswith((ADDRESS, "data:"))] == []


def test_the_search_finds_what_the_terminal_finds_in_the_same_order(page):
    asked = queries()
    wanted = [
        [[found.id for found in search(words, rules)], [found.id for found in search_readings(words, rules)]]
        for words in asked
        for rules in (None, *RULEBOOKS)
    ]
    page.goto("about:blank")
    names = RulesWidget.modules[: RulesWidget.modules.index("rules_book.js") + 1]
    page.add_script_tag(
        content=module_text(*names).replace("export function", "function") + "\nglobalThis.bookOf = bookOf;"
    )
    got = page.evaluate(
        """([view, asked, books]) => {
          const book = bookOf(view);
          return asked.flatMap((words) => [null, ...books].map((rules) => {
            const keep = (item) => !rules || item.rules.includes(rules);
            return [book.clauseSearch, book.readingSearch].map((one) => one.search(words, keep).map(({ id }) => id));
          }));
        }""",
        [RulesWidget().view, asked, list(RULEBOOKS)],
    )

    assert got == wanted
    assert sum(bool(found[0]) for found in wanted) > len(wanted) / 2


def test_search_open_and_back_by_keyboard_alone(page_of_rules):
    rules = page_of_rules()
    page = rules.page
    expect(rules.count).to_have_text("332 cláusulas · 198 leituras nossas")

    page.keyboard.press("/")
    expect(rules.field).to_be_focused()
    page.keyboard.type("MAO escura")
    expect(rules.count).not_to_contain_text("332")
    assert rules.ids() == [found.id for found in (*search("mão escura"), *search_readings("mão escura"))]
    page.wait_for_url("**/#q=MAO+escura")

    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(rules.rows.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(rules.title).to_be_focused()
    expect(rules.title).to_have_text(f"§ {search('mão escura')[0].id}")
    page.wait_for_url(f"**/#clause={search('mão escura')[0].id}")

    page.keyboard.press("Escape")
    expect(rules.rows.nth(0)).to_be_focused()
    page.wait_for_url("**/#q=MAO+escura")
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(rules.field).to_have_value("")
    expect(rules.count).to_contain_text("332")


def test_a_clause_shows_its_place_its_readings_and_an_example(page_of_rules):
    rules = page_of_rules(f"clause={COUNT}")
    entry = rules.part.get_by_role("article")

    expect(rules.title).to_have_text(f"§ {COUNT}")
    expect(entry).to_contain_text("Um par de cartas de mesmo naipe soma 20 ao valor das duas.")
    expect(entry).to_contain_text("Truco Gaudério, linha 100")
    expect(entry).to_contain_text("O juiz aplica esta cláusula.")
    expect(entry).to_contain_text("28 de envido: 20 do par de copas, mais 1 do ás e 7 do sete.")
    expect(entry.get_by_role("img", name="sete de copas")).to_be_visible()
    entry.get_by_text("Por quê? Passo a passo").click()
    expect(entry.get_by_role("link", name=f"§ {COUNT}").first).to_be_visible()


def test_a_reading_shows_the_positions_the_switch_and_what_it_changes(page_of_rules):
    rules = page_of_rules("clause=gauderio/envido/3")
    entry = rules.part.get_by_role("article")
    card = entry.get_by_role("listitem").filter(has_text="Com a melhor contagem igual nos dois lados")
    expect(card).to_contain_text("leitura nossa")
    expect(card).to_contain_text("Seguimos: Leva o lado do mão")
    card.get_by_text("Por quê, e outras respostas").click()
    expect(card).to_contain_text("Ninguém pontua.")
    expect(card).to_contain_text("chave envido_tie")
    card.get_by_role("link", name="Abrir AMB-G02").click()

    expect(rules.title).to_have_text("AMB-G02")
    expect(entry).to_contain_text("o documento não diz")
    expect(entry).to_contain_text("nobody: Ninguém pontua.")
    expect(entry).to_contain_text("Empate em 30: ninguém ganha o envido.")
    entry.get_by_role("link", name="§ gauderio/flor/5").click()
    expect(rules.title).to_have_text("§ gauderio/flor/5")
    rules.page.go_back()
    expect(rules.title).to_have_text("AMB-G02")


@pytest.mark.parametrize(
    ("fragment", "shows"),
    [
        ("q=empate", "empate"),
        ("topic=empate&view=side", "Truco Claudista"),
        ("rules=cego", "Truco Cego"),
        ("reading=amb-g02", "AMB-G02"),
        ("clause=gauderio/jogadore/1", "O link pede “gauderio/jogadore/1”, que não está nas regras."),
        ("clause=%zz&rules=truco&topic=<b>", "O link pede “%zz”"),
        ("rules=truco&topic=xadrez&q=", "332 cláusulas"),
    ],
)
def test_any_link_opens_something(page_of_rules, fragment, shows):
    rules = page_of_rules(fragment)

    expect(rules.part).to_contain_text(shows)
    expect(rules.page.locator("b b")).to_have_count(0)


def test_side_by_side_says_where_a_document_is_silent(page_of_rules):
    rules = page_of_rules("topic=flor&view=side")

    expect(rules.part.get_by_role("heading", level=2, name="Flor")).to_be_visible()
    expect(rules.part.get_by_role("heading", level=3)).to_have_text(["Truco Gaudério", "Truco Cego", "Truco Claudista"])
    expect(rules.part).to_contain_text("Este documento não trata disso.")
    assert set(rules.ids()) == {found.id for found in clauses(topic="flor")}
    lefts = rules.part.locator(".truco-rules-columns > section").evaluate_all("all => all.map(one => one.offsetLeft)")
    assert len(set(lefts)) == 3
    rules.page.set_viewport_size(PHONE)
    lefts = rules.part.locator(".truco-rules-columns > section").evaluate_all("all => all.map(one => one.offsetLeft)")
    assert len(set(lefts)) == 1


def test_nothing_found_offers_what_would_be(page_of_rules):
    rules = page_of_rules("q=manilia")

    expect(rules.count).to_have_text("Nada encontrado")
    offered = rules.part.locator("[data-try]").all_inner_texts()
    assert offered
    assert suggest("manilia")
    assert all(search(said) for said in offered)
    rules.part.locator("[data-try]").first.click()
    expect(rules.rows.first).to_be_visible()
    rules.field.fill("vira")
    rules.part.get_by_role("radio", name="Gaudério").check()
    rules.field.fill("mão escura")
    rules.part.get_by_role("button", name="Procurar nos três regulamentos, em todos os assuntos").click()
    expect(rules.rows.first).to_contain_text("claudista/")


def test_a_phone_shows_one_thing_after_the_other(page_of_rules, page):
    page.set_viewport_size(PHONE)
    rules = page_of_rules()
    page.set_viewport_size(PHONE)
    rules.rows.nth(40).scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    rules.rows.nth(40).click()
    expect(rules.rows.nth(0)).to_be_hidden()
    expect(rules.title).to_be_in_viewport()
    rules.part.get_by_role("button", name="Voltar à lista").click()
    expect(rules.rows.nth(40)).to_be_in_viewport()
    assert abs(page.evaluate("scrollY") - before) < 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = rules.part.locator("a.truco-rules-row, button, select, input[type=search]").evaluate_all(
        "all => all.filter(one => one.offsetHeight && one.offsetHeight < 44).map(one => one.outerHTML)"
    )
    assert small == []


def test_the_link_is_copied_or_shown(page_of_rules, page):
    rules = page_of_rules(f"clause={COUNT}")
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (t) => { window.copied = t } } })"
    )
    rules.part.get_by_role("button", name="Copiar link").click()
    expect(rules.part).to_contain_text("Link copiado.")
    assert page.evaluate("copied") == f"{ADDRESS}#clause={COUNT}"

    page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('no') }; }")
    rules.part.get_by_role("button", name="Copiar link").click()
    expect(rules.part.get_by_label("Link", exact=True)).to_have_value(f"{ADDRESS}#clause={COUNT}")


def test_on_paper_all_is_unfolded_and_what_is_to_be_pressed_is_gone(page_of_rules, page):
    rules = page_of_rules("clause=gauderio/envido/3")
    why = rules.part.get_by_text("Soma-se a contagem dos parceiros.")
    expect(why).to_be_hidden()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(why).to_be_visible()
    expect(rules.field).to_be_hidden()
    expect(rules.rows.first).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(why).to_be_hidden()


def test_inside_jupyterlab_the_address_is_left_alone(page_of_rules, page):
    rules = page_of_rules(own=False)
    rules.field.fill("empate")
    expect(rules.count).not_to_contain_text("332")
    rules.rows.first.click()
    expect(rules.title).to_be_visible()
    expect(rules.part.get_by_role("button", name="Copiar link")).to_have_count(0)
    page.locator("h1").click()
    page.keyboard.press("/")
    expect(rules.field).not_to_be_focused()
    assert page.url == ADDRESS


def test_in_english(page_of_rules):
    rules = page_of_rules("reading=AMB-G02", lang="en")

    expect(rules.part).to_contain_text("When both sides have the same best count, who takes the Envido?")
    expect(rules.part).to_contain_text("We follow: The side of the mão takes it")
    assert len(readings()) == 198


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
@pytest.mark.parametrize(
    "fragment", ["q=empate", "clause=gauderio/envido/3", "reading=AMB-G02", "topic=flor&view=side", "q=xyzzy"]
)
def test_axe_finds_nothing_serious(page, scheme, size, fragment):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(size)
    rules = Rules(page, fragment)
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    findings = Axe().run(page).response["violations"]

    assert [
        (found["id"], [node["html"] for node in found["nodes"]][:3])
        for found in findings
        if found["impact"] in {"serious", "critical"}
    ] == []
    assert rules.errors == []
