"""The French deck as a browser draws it: forty different cards beside the Spanish ones, each with its own name."""

from __future__ import annotations

from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.widgets.harness import ADDRESS, serve
from tools import look_cards
from tutor.engine import Card
from tutor.engine.deck import FRENCH
from tutor.narration import card_name
from tutor.widgets.bundle import module_text

RANKS = ("A", "2", "3", "4", "5", "6", "7", "Q", "J", "K")
CODES = [rank + suit for suit, rank in product("epoc", RANKS)]
FIGURES = {"Q", "J", "K"}
KEYS = (*RANKS, "e", "p", "o", "c")
PT_WORDS = ("ás", "dois", "três", "quatro", "cinco", "seis", "sete", "dama", "valete", "rei")
EN_WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "queen", "jack", "king")
PT = dict(zip(KEYS, (*PT_WORDS, "espadas", "paus", "ouros", "copas"), strict=True))
EN = dict(zip(KEYS, (*EN_WORDS, "spades", "clubs", "diamonds", "hearts"), strict=True))
ALL_NAMES = "(lang) => Object.fromEntries(FRENCH_DECK.map((code) => [code, cardName(code, lang, 'french')]))"
ALL_DRAWN = "(face) => Object.fromEntries(FRENCH_DECK.map((code) => [code, cardSVG(code, { face, ...french })]))"


@pytest.fixture
def deck(page):
    """A page that has both modules' exports, and every French card in it as an image, a tag and a button."""
    script = module_text("cards.js", "french.js") + (
        "\nObject.assign(globalThis, { DECK, FRENCH_DECK, cardName, cardSVG, cardElement, cardTag, setCardState });"
        "\nObject.assign(globalThis, { french: { deck: 'french' }, pictures: { deck: 'french-pictures' } });"
        "\nconst table = document.getElementById('table');"
        "\nfor (const code of FRENCH_DECK) table.append(cardElement(code, french), cardTag(code, french));"
        "\nfor (const code of FRENCH_DECK) table.append(cardElement(code, { button: true, ...french }));"
        "\nglobalThis.ready = true;"
    )
    style = "display:flex; flex-wrap:wrap; gap:20px; padding:20px; background:var(--truco-table)"
    serve(page, f'<h1>Baralho</h1><div id="table" style="{style}"></div>', script=script)
    page.goto(ADDRESS)
    page.wait_for_function("globalThis.ready")
    return page


def test_the_forty_cards_are_those_of_the_referee(deck):
    assert {str(card) for card in FRENCH.cards} == set(CODES)
    assert deck.evaluate("FRENCH_DECK") == CODES


@pytest.mark.parametrize(("lang", "words", "of"), [("pt-BR", PT, "de"), ("en", EN, "of")])
def test_every_card_has_its_name(deck, lang, words, of):
    expected = {code: f"{words[code[0]]} {of} {words[code[1]]}" for code in CODES}

    assert expected == deck.evaluate(ALL_NAMES, lang)


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_a_card_is_called_the_same_in_a_drawing_and_in_an_explanation(deck, lang):
    told = {code: card_name(Card(code[0], code[1]), lang, deck="french") for code in CODES}

    assert told == deck.evaluate(ALL_NAMES, lang)


@pytest.mark.parametrize("face", ["full", "compact"])
def test_eighty_drawings_and_the_back_all_differ(deck, face):
    """A seven of spades is not the seven of swords, in no size; the back is one, and tells no deck."""
    drawn = deck.evaluate(
        """(face) => [...DECK.map((code) => cardSVG(code, { face, named: false })),
        ...FRENCH_DECK.map((code) => cardSVG(code, { face, named: false, ...french })),
        cardSVG("?", { face, named: false, ...french })]""",
        face,
    )

    assert len(set(drawn)) == 81
    assert drawn[-1] == deck.evaluate("(face) => cardSVG('?', { face, named: false })", face)


def test_pips_are_counted(deck):
    """A number card shows as many of its sign as it is worth, an ace one; a figure holds one in each of its halves."""
    drawn = deck.evaluate(ALL_DRAWN, "full")

    for code in CODES:
        expected = 1 if code[0] == "A" else 2 if code[0] in FIGURES else int(code[0])
        assert expected == drawn[code].count('class="truco-pip"'), code


def test_pips_keep_apart_and_off_the_corners(deck):
    """Measured in the browser: no sign lies over another one or over a corner, and none leaves the card.

    Only the seventh pip stands between four others, closer than their boxes, and is measured from its middle.
    """
    problems = deck.evaluate("""[...document.querySelectorAll("span.truco-card")].flatMap((card) => {
        const edge = card.getBoundingClientRect(), full = card.querySelector(".truco-face-full");
        const box = (node) => node.getBoundingClientRect();
        const middle = ({ left, right, top, bottom }) => {
            const x = (left + right) / 2, y = (top + bottom) / 2;
            return { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 };
        };
        const pips = [...full.querySelectorAll(".truco-pip")].map(box).map((a, i) => i === 6 ? middle(a) : a);
        const corners = [...full.querySelectorAll("path")].filter((path) => !path.closest(".truco-pip, g[stroke]"));
        const signs = [...pips, ...corners.slice(-4).map(box)];
        const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const out = (a) => a.left < edge.left || a.right > edge.right || a.top < edge.top || a.bottom > edge.bottom;
        const clash = signs.some((a, i) => signs.slice(i + 1).some((b) => over(a, b)));
        return signs.some(out) || corners.length !== 4 || clash ? [card.dataset.code] : [];
    })""")

    assert problems == []


def test_a_card_looks_the_same_from_the_other_side_of_the_table(deck):
    """Two corners and, of a figure, two halves: each once upright and once turned round."""
    drawn = deck.evaluate(ALL_DRAWN, "full")

    for code in CODES:
        turned = 2 if code[0] in FIGURES else 1
        assert turned == drawn[code].count('transform="rotate(180 61 95)"'), code


def test_suits_are_told_apart_without_colour(deck):
    """Take all colour away: the outline under the number still differs for each two suits of both decks."""
    outlines = deck.evaluate("""["e", "p", "o", "c"].flatMap((suit) => [{}, french].map((options) =>
        cardTag(`7${suit}`, options).querySelector("svg").innerHTML.replace(/(fill|stroke)="[^"]*"/g, "")))""")

    assert len(set(outlines)) == 8


def test_a_drawing_is_a_file_of_its_own(deck):
    """Well-formed, named, without script, style sheet, link or font."""
    problems = deck.evaluate("""FRENCH_DECK.filter((code) => {
        const text = cardSVG(code, { lang: "en", ...french });
        const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
        const foreign = svg.querySelector("parsererror, script, style, image, use, text, foreignObject, a");
        const attributes = [svg, ...svg.querySelectorAll("*")].flatMap((node) => [...node.attributes]);
        const event = attributes.some((attribute) => /^on|href/.test(attribute.name));
        const named = svg.getAttribute("aria-label") === cardName(code, "en", "french");
        return foreign || event || !named || svg.getAttribute("viewBox") !== "0 0 122 190" ||
            /NaN|undefined/.test(text);
    })""")

    assert problems == []


def test_nothing_drawn_has_an_id(deck):
    ids = deck.evaluate("[...document.querySelectorAll('#table [id]')].map((node) => node.id)")

    assert ids == []


@pytest.mark.parametrize("code", ["1e", "10e", "12o", "8e", "qc", "", "Q", "eQ", "__proto__", "<b>"])
def test_what_is_no_french_card_is_refused(deck, code):
    refused = deck.evaluate(
        "(code) => { try { cardSVG(code, french); } catch (error) { return [error.name, error.message]; } }", code
    )

    assert refused == ["RangeError", f"not a card of the french deck: {code}"]


@pytest.mark.parametrize("name", ["tarot", "", "constructor"])
def test_an_unknown_deck_is_refused(deck, name):
    refused = deck.evaluate(
        "(deck) => { try { cardSVG('7e', { deck }); } catch (error) { return error.message; } }", name
    )

    assert refused == f"not a deck: {name}"


def test_without_a_word_about_the_deck_cards_are_spanish(deck):
    assert deck.evaluate("cardName('7c', 'en')") == "seven of cups"
    assert deck.evaluate("(() => { try { cardSVG('Qc'); } catch (error) { return error.name; } })()") == "RangeError"


def test_a_card_keeps_its_deck_through_its_states(deck):
    told = deck.evaluate("""(() => {
        const card = cardElement("7c", { lang: "en", ...french }), drawn = card.innerHTML, names = [];
        for (const state of ["face-down", "lit"]) {
            setCardState(card, { state, lang: "en", note: state === "lit" ? "counts" : "" });
            names.push(card.getAttribute("aria-label"));
        }
        return [...names, card.innerHTML === drawn];
    })()""")

    assert told == ["face-down card", "seven of hearts, counts", True]


def test_a_card_to_press_is_a_button_with_its_name(deck):
    assert deck.get_by_role("button").count() == 40
    assert deck.get_by_role("button", name="dama de copas", exact=True).count() == 1
    assert deck.get_by_role("img", name="valete de ouros", exact=True).count() == 2  # the card and the tag


def test_a_narrow_card_shows_its_number_large(deck):
    """44 px wide: a number or letter of 18 px and a sign as high, no figure."""
    deck.evaluate("document.getElementById('table').style.setProperty('--truco-card-width', '44px')")
    for name in ("dama de paus", "sete de copas", "ás de ouros"):
        card = deck.get_by_role("button", name=name, exact=True)

        assert (card.locator(".truco-face-compact").is_visible(), card.locator(".truco-face-full").is_visible()) == (
            True,
            False,
        )
        assert card.locator(".truco-face-compact > path").bounding_box()["height"] >= 18
        assert card.locator(".truco-face-compact > .truco-pip").bounding_box()["height"] >= 18


def _luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("paper", ["#FFFDF6", "#F5EFE0"], ids=["light", "dark"])
def test_numbers_stand_out_from_the_card(deck, paper):
    """Contrast of text, 4.5 to 1: axe does not look at drawings."""
    colours = set(
        deck.evaluate(
            "[...document.querySelectorAll('.truco-face-compact > path')].map((path) => path.getAttribute('stroke'))"
        )
    )

    assert len(colours) == 4
    for colour in colours:
        assert (_luminance(paper) + 0.05) / (_luminance(colour) + 0.05) >= 4.5, colour


def test_pictures_of_the_french_deck_stand_for_spanish_cards(deck):
    """AMB-C41: jack, queen and king for 10, 11 and 12; each card of one deck for one of the other."""
    drawn = "([code, deck]) => cardSVG(code, { named: false, deck })"
    stands = {"1": "A", "10": "J", "11": "Q", "12": "K"}

    for code in deck.evaluate("DECK"):
        french = stands.get(code[:-1], code[:-1]) + code[-1]
        assert deck.evaluate(drawn, [french, "french"]) == deck.evaluate(drawn, [code, "french-pictures"])


def test_a_spanish_card_in_french_pictures_keeps_its_code_and_its_name_and_says_what_is_seen(deck):
    names = "(lang) => ['7e', '10c', '11p', '12o'].map((code) => cardName(code, lang, 'french-pictures'))"

    assert deck.evaluate(names, "pt-BR") == [
        "sete de espadas",
        "sota de copas (valete de copas)",
        "cavalo de paus (dama de paus)",
        "rei de ouros",
    ]
    assert deck.evaluate(names, "en") == [
        "seven of swords (seven of spades)",
        "jack of cups (jack of hearts)",
        "knight of clubs (queen of clubs)",
        "king of coins (king of diamonds)",
    ]
    tag = deck.evaluate("cardTag('11p', pictures).outerHTML")
    assert 'data-code="11p"' in tag
    assert ">Q<" in tag


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(deck, scheme):
    deck.emulate_media(color_scheme=scheme)

    found = Axe().run(deck).response["violations"]

    assert [entry["id"] for entry in found if entry["impact"] in {"serious", "critical"}] == []


def test_a_hand_of_french_cards_is_one_picture(page):
    look_cards.open_page(page)

    drawn = look_cards.hand_svg(page, ["Qc", "7e", "?"], deck="french")

    assert 'aria-label="dama de copas, sete de espadas, carta virada"' in drawn
    assert look_cards.hand_svg(page, ["7e"], deck="french") != look_cards.hand_svg(page, ["7e"])
