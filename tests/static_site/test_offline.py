"""The static site once the network is gone; its pages read, seen and worked by keyboard."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import COUNT, TREINO
from tests.static_site.conftest import ROOT, keeps_its_page, kept

pytestmark = pytest.mark.browser  # the site is built once, for these and those of test_site.py
FORGET = """navigator.serviceWorker.ready.then(() => caches.keys())
  .then(names => Promise.all(names.map(name => caches.delete(name))))"""
LESSON = "gauderio/05-envido"


def test_practice_goes_on_without_a_network(visit, site):
    page = visit.open(TREINO, COUNT).page
    assert keeps_its_page(visit)
    assert all(kept(page, path) for path in ("render/apps/regras.html", "offline.html"))

    site.off()
    page.reload()
    visit.settle()
    assert visit.hand() == "12c 7c 1o"
    expect(visit.field).to_be_focused()
    page.keyboard.type("28")
    page.keyboard.press("Enter")
    expect(visit.said).to_contain_text("✗ Ainda não: 28")
    page.goto(site.page("apps/que-nao-ha"))
    expect(page.get_by_role("heading", name="Sem rede por aqui", exact=True)).to_be_visible()
    page.get_by_role("link", name="Voltar às lições").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Truco")
    assert page.url == site.link


def test_a_hand_that_is_not_kept_is_said_to_be_absent(visit, site):
    page = visit.page
    page.goto(f"{site.page('apps/replay')}#hand=gauderio-empate-na-primeira")
    expect(page.get_by_role("heading", name="Empate na primeira")).to_be_visible()
    page.locator('[data-key="library"]').click()
    assert all(kept(page, f"replays/{path.name}") for path in (site.folder / "replays").iterdir())
    page.evaluate(FORGET)  # a browser that is short of room does as much

    site.off()
    page.locator("[data-hand]").last.click()
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("Não há rede")


def test_a_lesson_shows_all_its_parts_and_pictures(visit, site):
    page = visit.page
    page.goto(site.page(f"notebooks/{LESSON}"))
    page.locator("main[data-ready]").wait_for()
    asked = (ROOT / "notebooks" / f"{LESSON}.ipynb").read_text("utf-8").count("lesson.exercise(")

    assert page.locator(".truco-answer").count() >= asked > 2
    expect(page.locator(".truco-failed, .truco-piece-broken")).to_have_count(0)
    images = page.locator("main img")
    assert images.evaluate_all("all => all.every(image => image.complete && image.naturalWidth > 0)")


@pytest.mark.parametrize("place", ["", "apps/marcador", "404"])
def test_a_page_without_python_for_every_eye_and_by_keyboard(visit, site, place):
    page = visit.page
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(site.page(place) if "/" in place else f"{site.link}{place and '404.html'}")
    expect(page.locator("main :is(h1, h2)").first).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert grave(page) == [], scheme
    page.set_viewport_size({"width": 640, "height": 400})  # 1280 by 800 at 200 %
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.keyboard.press("Tab")
    expect(page.locator(".truco-skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def grave(page):
    """What axe finds serious or worse."""
    found = Axe().run(page).response["violations"]
    return [
        (one["id"], [node["html"] for node in one["nodes"]])
        for one in found
        if one["impact"] in {"serious", "critical"}
    ]
