"""What a browser keeps of a table's rules, with the real module: by rulebook, over a reload, without storage."""

from __future__ import annotations

import pytest

from tests.widgets.harness import ADDRESS, serve
from tutor.engine.house import House
from tutor.lessons.house_link import house_of_link, house_text
from tutor.widgets.bundle import module_text

SCRIPT = module_text("storage.js", "house.js").replace("export ", "") + (
    "\nObject.assign(globalThis, { storedHouse, storeHouse, houseText, houseFrom });"
)
FORBIDDEN = (
    "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
)
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
HOUSE = {"envido_tie": "nobody", "flor_flee": "3"}


@pytest.fixture
def opened(page):
    serve(page, "<p>Truco</p>", script=SCRIPT)
    page.goto(ADDRESS)
    return page


def test_a_rulebook_has_its_own_rules_and_they_outlive_the_page(opened):
    assert opened.evaluate("house => storeHouse('gauderio', house)", HOUSE)
    opened.reload()

    assert HOUSE == opened.evaluate("storedHouse('gauderio')")
    assert {} == opened.evaluate("storedHouse('cego')")
    assert opened.evaluate("storeHouse('gauderio', {})")
    assert opened.evaluate("localStorage.getItem('truco.house.gauderio')") is None


@pytest.mark.parametrize("no_storage", [FORBIDDEN, FULL])
def test_where_nothing_can_be_kept_it_holds_for_the_page(page, no_storage):
    page.add_init_script(no_storage)
    serve(page, "<p>Truco</p>", script=SCRIPT)
    page.goto(ADDRESS)

    assert page.evaluate("house => storeHouse('gauderio', house)", HOUSE) is False
    assert HOUSE == page.evaluate("storedHouse('gauderio')")
    assert page.evaluate("storeHouse('gauderio', {})") is (no_storage is FULL)  # to forget needs no room
    assert {} == page.evaluate("storedHouse('gauderio')")


@pytest.mark.parametrize("text", ["", "{", "null", "[1]", '"x"', "7", '{"a": {}, "B": "x", "__proto__": "x"}'])
def test_what_somebody_else_wrote_is_no_rule(opened, text):
    opened.evaluate("text => localStorage.setItem('truco.house.cego', text)", text)

    assert {} == opened.evaluate("storedHouse('cego')")


def test_a_link_says_to_the_browser_what_it_says_to_python(opened):
    house = House(rules="gauderio", options=HOUSE, target=24)
    text = house_text(house)

    assert {**HOUSE, "target": "24"} == opened.evaluate("text => houseFrom(text)", text)
    written = opened.evaluate("house => houseText({ name: 'Bar do Zeca', ...house })", {**HOUSE, "target": 24})
    assert text == written
    assert (house, ()) == house_of_link("gauderio", written)
    assert {} == opened.evaluate("houseFrom('<b>:x,a:b:c,,:,x')")
