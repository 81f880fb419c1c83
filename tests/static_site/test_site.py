"""The static site as learners meet it: a real browser, a plain file server, no network beside it, then none at all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.learner import COUNT, PHONE, TREINO
from tests.apps.test_mesa import Seat
from tests.static_site.conftest import BELOW, kept

pytestmark = pytest.mark.browser  # the site is built once, for these alone
PYTHON = re.compile(r"/(python|voici|extensions)/")
MOST_BYTES = 60_000_000


LOG = """Object.entries(localStorage).filter(([key]) => key.startsWith("truco.answer."))
  .map(([, line]) => JSON.parse(line)).filter(({ seed }) => seed === 237).map(({ skill, given }) => [skill, given])"""


def test_the_way_in_leads_to_every_page(visit, site):
    page = visit.page
    page.goto(site.link)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    places = page.locator("main a[href]").evaluate_all("all => all.map(link => link.href.split('#')[0])")

    apps = ("treino", "mesa", "juiz", "replay", "regras", "marcador", "progresso")
    assert {site.page(f"apps/{name}") for name in apps} <= set(places)
    assert site.page("apps/turma") not in places
    for address in sorted(set(places)):
        assert page.request.get(address).ok, address
    assert [url for url in visit.asked if PYTHON.search(url)] == []


def test_practice_wrong_then_right_is_kept_by_the_browser(visit, site):
    page = visit.open(TREINO, COUNT).page
    expect(visit.field).to_be_focused()
    assert visit.hand() == "12c 7c 1o"

    page.keyboard.type("28")
    page.keyboard.press("Enter")
    expect(visit.said).to_contain_text("✗ Ainda não: 28")
    expect(visit.said).to_contain_text("com par, somam-se as três cartas")
    expect(visit.button("Tentar de novo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(visit.field).to_be_focused()
    page.keyboard.type("27")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"seed=(?!237$)\d+$"))  # right: the next question comes by itself
    page.wait_for_function(f"{LOG}.some(([skill, given]) => skill === 'envido.count' && given === '28')")

    page.goto(site.page("apps/progresso"))
    page.locator("main[data-ready]").wait_for()  # Python wakes once more, which takes as long as it takes
    part = page.locator('.truco-progress[data-status="ready"]')
    expect(part).to_contain_text("com par, somam-se as três cartas")


def test_the_referee_rules_by_touch_on_a_phone(browser, site):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(site.page("apps/juiz"))
    page.locator("main[data-ready]").wait_for()
    deck = page.get_by_role("group", name="Baralho")
    deck.get_by_role("button", name="três de copas").tap()
    deck.get_by_role("button", name="dois de ouros").tap()

    expect(page.locator(".truco-desk-said")).to_have_text("A rodada é do Jogador 1, com o três de copas.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_while_python_comes_the_page_says_how_far_it_is(visit):
    page = visit.page
    page.add_init_script(
        "new MutationObserver(() => { const told = document.querySelector('.truco-loading-text')?.textContent;"
        "if (told && !(window.told ??= []).includes(told)) window.told.push(told); })"
        ".observe(document, { childList: true, subtree: true, characterData: true });"
    )
    visit.open(TREINO, COUNT)
    told = page.evaluate("window.told")
    steps = [int(found[1]) for line in told if (found := re.fullmatch(r"Carregando o juiz… (\d+) %", line))]

    assert steps == sorted(steps)
    assert len(steps) > 2
    assert all(step % 10 == 0 for step in steps)


def test_a_hand_is_stepped_through_without_python_and_without_a_network(visit, site):
    page = visit.page
    page.goto(site.page("apps/replay"))
    shelf = page.locator("[data-hand]")
    expect(shelf.first).to_be_visible()
    page.locator('[data-hand="gauderio-empate-na-primeira"]').click()
    expect(page.get_by_role("heading", name="Empate na primeira")).to_be_visible()
    first = page.url
    page.get_by_role("button", name="Próximo lance").click()
    page.wait_for_url(lambda url: url != first)
    assert kept(page, "replays/gauderio-empate-na-primeira.json")

    site.off()
    page.reload()
    expect(page.get_by_role("heading", name="Empate na primeira")).to_be_visible()
    page.get_by_role("button", name="Próximo lance").click()
    assert [url for url in visit.asked if PYTHON.search(url)] == []


def test_a_match_is_counted_without_python_and_without_a_network(visit, site):
    page = visit.page
    page.goto(site.page("apps/marcador"))
    sheet = page.locator(".truco-tally")
    sheet.get_by_role("button", name="Começar").click()
    sheet.get_by_role("button", name="Nós +1").click()
    used = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    assert f"{BELOW}/tally/sheet.json" in used
    assert all(kept(page, path) for path in {f"{BELOW}/render/apps/marcador.html", *used})

    site.off()
    page.reload()
    sheet.get_by_role("radio", name="Truco → retruco, Não quero").check(force=True)  # gauderio/truco/retruco/fugir: 2
    sheet.get_by_role("button", name="Eles +2").click()
    expect(sheet.locator(".truco-tally-points")).to_have_text(["1", "2"])
    assert [url for url in visit.asked if PYTHON.search(url)] == []


def test_house_rules_of_a_match_are_priced_by_the_referee_once(visit, site):
    page = visit.page
    page.goto(site.page("apps/regras"))
    page.evaluate("localStorage.setItem('truco.house.cego', JSON.stringify({ all_tied: 'nobody' }))")
    page.goto(f"{site.page('apps/marcador')}#rules=cego")
    sheet = page.locator(".truco-tally")
    sheet.get_by_role("button", name="Começar").click()
    page.wait_for_url("**/apps/marcador-juiz.html#rules=cego")
    page.locator("main[data-ready]").wait_for()
    sheet.get_by_role("button", name="Começar").click()
    sheet.get_by_role("radio", name="Três empates: ninguém").check(force=True)
    sheet.get_by_role("button", name="Marcar: ninguém").click()

    page.goto(site.page("apps/marcador"))
    expect(sheet.locator(".truco-tally-hands > li")).to_have_count(1)


def test_the_rules_are_read_without_python_in_both_languages(visit, site):
    page = visit.page
    page.goto(f"{site.page('apps/regras')}#clause=gauderio/envido/contagem/3")
    expect(page.locator(".truco-rules-entry")).to_contain_text("linha")
    page.evaluate("localStorage.setItem('truco.settings', JSON.stringify({ lang: 'en' }))")
    page.reload()
    expect(page.locator(".truco-rules-entry")).to_contain_text("line")
    assert [url for url in visit.asked if PYTHON.search(url)] == []


def test_what_if_leads_to_the_same_moment_with_the_referee(visit, site):
    page = visit.page
    page.goto(f"{site.page('apps/replay')}#hand=gauderio-empate-na-primeira")
    page.get_by_role("button", name="Próximo lance").click()
    page.locator('[data-key="try"]').click()
    page.wait_for_url("**/apps/replay-juiz.html#hand=gauderio-empate-na-primeira*")
    page.locator("main[data-ready]").wait_for()
    expect(page.get_by_role("heading", name="Empate na primeira")).to_be_visible()


def test_a_hand_is_played_against_a_bot_by_touch_and_goes_on_after_a_reload(browser, site):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(60_000)
    seat = Seat(context.new_page(), site).open("rules=gauderio&players=2&bot=novato")
    page = seat.page
    seat.tap(seat.button("Dar as cartas"))
    expect(page.locator(".truco-mesa-cards button")).to_have_count(3)
    seat.go_on()
    seat.go_on()
    before = seat.log.inner_text(), seat.stage

    page.reload()
    seat.settle()
    expect(seat.log.locator("li").first).to_be_visible()
    assert (seat.log.inner_text(), seat.stage) == before
    seat.go_on()
    assert seat.errors == []
    context.close()


@pytest.mark.parametrize("lost", ["nada", "render/apps/que-nao-ha.html", "a/b/c/d/"])
def test_an_address_that_is_not_there_leads_back_from_any_depth(page, site, lost):
    answer = page.goto(site.link + lost)
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Essa carta não está no baralho", exact=True)).to_be_visible()
    back = page.get_by_role("link", name="Voltar às lições")
    expect(back).to_have_attribute("href", site.link)
    assert back.evaluate("link => link.getBoundingClientRect().height") >= 44  # it has its looks with it
    back.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Truco")
    assert page.url == site.link


def test_it_can_be_installed_and_is_small(visit, site):
    page = visit.page
    page.goto(site.link)
    manifest = page.request.get(f"{site.link}manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(site.link + icon["src"]).headers["content-type"] == icon["type"]

    assert (manifest["display"], manifest["lang"]) == ("standalone", "pt-BR")
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == site.link
    assert sum(path.stat().st_size for path in site.folder.rglob("*") if path.is_file()) < MOST_BYTES


def test_no_file_names_this_machine_or_a_server_elsewhere(site_folder):
    pages = [*site_folder.glob("*.html"), *site_folder.glob("render/**/*.html"), *site_folder.glob("assets/*")]
    loads = re.compile(r"""(?:src|href)=["']https?://|@import|url\(\s*["']?https?://""")

    assert [path.name for path in pages if loads.search(path.read_text("utf-8"))] == []
