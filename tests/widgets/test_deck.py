"""The Spanish deck as a browser draws it: forty different cards, each with its name, its frame and no id to clash."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.widgets.harness import ADDRESS, serve
from tools import look_cards
from tutor.engine import Card
from tutor.narration import card_name
from tutor.widgets.bundle import module_text

RANKS = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
CODES = [rank + suit for suit, rank in product("epoc", RANKS)]
BREAKS = {"o": 0, "c": 1, "e": 2, "p": 3}
STATES = ("normal", "lit", "dimmed", "played", "face-down", "chosen", "forbidden")
KEYS = (*RANKS, "e", "p", "o", "c")
PT_WORDS = ("ás", "dois", "três", "quatro", "cinco", "seis", "sete", "sota", "cavalo", "rei")
EN_WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king")
PT = dict(zip(KEYS, (*PT_WORDS, "espadas", "paus", "ouros", "copas"), strict=True))
EN = dict(zip(KEYS, (*EN_WORDS, "swords", "clubs", "coins", "cups"), strict=True))


@pytest.fixture
def deck(page):
    """A page that has the module's exports, and every card in it as an image and as a button."""
    script = module_text("cards.js") + (
        "\nObject.assign(globalThis, { DECK, STATES, cardName, cardSVG, cardElement, cardTag, setCardState });"
        "\nconst table = document.getElementById('table');"
        "\nfor (const code of DECK) table.append(cardElement(code), cardTag(code));"
        "\nfor (const code of DECK) table.append(cardElement(code, { button: true }));"
        "\ntable.append(...STATES.map((state) => cardElement('7e', { state, button: true })));"
        "\nglobalThis.ready = true;"
    )
    style = "display:flex; flex-wrap:wrap; gap:20px; padding:20px; background:var(--truco-table)"
    serve(page, f'<h1>Baralho</h1><div id="table" style="{style}"></div>', script=script)
    page.goto(ADDRESS)
    page.wait_for_function("globalThis.ready")
    return page


@pytest.mark.parametrize(("lang", "words", "of"), [("pt-BR", PT, "de"), ("en", EN, "of")])
def test_every_card_has_its_name(deck, lang, words, of):
    expected = {code: f"{words[code[:-1]]} {of} {words[code[-1]]}" for code in CODES}

    assert expected == deck.evaluate("(lang) => Object.fromEntries(DECK.map((c) => [c, cardName(c, lang)]))", lang)


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_a_card_is_called_the_same_in_a_drawing_and_in_an_explanation(deck, lang):
    told = {code: card_name(Card(code[:-1], code[-1]), lang) for code in CODES}

    assert told == deck.evaluate("(lang) => Object.fromEntries(DECK.map((c) => [c, cardName(c, lang)]))", lang)


@pytest.mark.parametrize("face", ["full", "compact"])
def test_forty_drawings_and_the_back_all_differ(deck, face):
    drawn = deck.evaluate("(face) => [...DECK, '?'].map((code) => cardSVG(code, { face, named: false }))", face)

    assert len(set(drawn)) == 41


def test_pips_are_counted(deck):
    """A number card shows as many of its sign as it is worth, between its two corners; a figure holds one."""
    drawn = deck.evaluate("Object.fromEntries(DECK.map((code) => [code, cardSVG(code)]))")

    for code in CODES:
        expected = int(code[:-1]) if int(code[:-1]) < 10 else 1
        assert expected == drawn[code].count('class="truco-pip"'), code


def test_the_frame_is_broken_by_suit(deck):
    drawn = deck.evaluate("Object.fromEntries(DECK.map((code) => [code, cardSVG(code)]))")

    for code in CODES:
        rims = re.findall(r'class="truco-rim" d="([^"]+)"', drawn[code])
        assert [BREAKS[code[-1]] + 1] * 2 == [rim.count("M") for rim in rims], code


def test_a_drawing_is_a_file_of_its_own(deck):
    """Well-formed, named, without script, style sheet, link or font."""
    problems = deck.evaluate("""[...DECK, "?"].filter((code) => {
        const svg = new DOMParser().parseFromString(cardSVG(code, { lang: "en" }), "image/svg+xml").documentElement;
        const foreign = svg.querySelector("parsererror, script, style, image, use, text, foreignObject, a");
        const attributes = [svg, ...svg.querySelectorAll("*")].flatMap((node) => [...node.attributes]);
        const event = attributes.some((attribute) => /^on|href/.test(attribute.name));
        const named = svg.getAttribute("aria-label") === cardName(code, "en");
        return foreign || event || !named || svg.getAttribute("viewBox") !== "0 0 122 190";
    })""")

    assert problems == []


def test_nothing_drawn_has_an_id(deck):
    ids = deck.evaluate("[...document.querySelectorAll('#table [id]')].map((node) => node.id)")

    assert ids == []


@pytest.mark.parametrize("code", ["8e", "", "7", "e7", "7E", "13o", "__proto__", "<b>"])
def test_what_is_no_card_is_refused(deck, code):
    refused = deck.evaluate("(code) => { try { cardSVG(code); } catch (error) { return error.name; } }", code)

    assert refused == "RangeError"


def test_a_card_to_press_is_a_button_with_its_name(deck):
    assert deck.get_by_role("button", name="sete de espadas", exact=True).count() == 1 + len(STATES) - 1
    assert deck.get_by_role("button", name="carta virada", exact=True).count() == 1
    assert Counter({"BUTTON": 40 + len(STATES), "SPAN": 40}) == Counter(
        deck.evaluate("[...document.querySelectorAll('.truco-card')].map((card) => card.tagName)")
    )


def test_a_face_down_card_does_not_tell_what_it_is(deck):
    html = deck.evaluate("cardElement('7e', { state: 'face-down' }).firstChild.outerHTML")

    assert html == deck.evaluate("cardElement('1p', { state: 'face-down' }).firstChild.outerHTML")


def test_states_are_told_apart_without_colour(deck):
    """Take all colour away: place, size, line or mark still differ for each two states."""
    looks = deck.evaluate("""Object.fromEntries([...document.querySelectorAll('.truco-card')].slice(-7).map((card) => {
        const style = getComputedStyle(card), after = getComputedStyle(card, "::after");
        return [card.dataset.state, [style.transform, style.outlineStyle, after.content, card.dataset.shown].join(" ")];
    }))""")

    assert set(STATES) == set(looks)
    assert len(STATES) == len(set(looks.values()))


def test_a_narrow_card_shows_its_number_large(deck):
    deck.evaluate("document.getElementById('table').style.setProperty('--truco-card-width', '44px')")
    card = deck.get_by_role("button", name="ás de paus", exact=True)

    assert (card.locator(".truco-face-compact").is_visible(), card.locator(".truco-face-full").is_visible()) == (
        True,
        False,
    )
    assert card.locator(".truco-face-compact > g").first.bounding_box()["height"] >= 18

    deck.evaluate("document.getElementById('table').style.setProperty('--truco-card-width', '120px')")

    assert (card.locator(".truco-face-compact").is_visible(), card.locator(".truco-face-full").is_visible()) == (
        False,
        True,
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(deck, scheme):
    deck.emulate_media(color_scheme=scheme)

    found = Axe().run(deck).response["violations"]

    assert [entry["id"] for entry in found if entry["impact"] in {"serious", "critical"}] == []


@pytest.mark.parametrize(
    "path", sorted(look_cards.IMAGES.rglob("*.svg")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_the_pictures_of_the_notebooks_are_the_present_drawing(page, path):
    """One source draws both; after a change of the deck: `python -m tools.look_cards 1c 7c 6p`."""
    look_cards.open_page(page)

    codes = path.stem.replace("back", "?").split("-")
    deck = "french" if path.parent.name == "french" else "spanish"
    assert path.read_text("utf-8") == look_cards.hand_svg(page, codes, deck=deck)
