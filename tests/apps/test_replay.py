"""The replay as people use it: real server, real browser; a link, a killed kernel, a page sent as one file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import typer
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from typer.testing import CliRunner

from tests.apps.learner import PHONE, SCREEN
from tests.voila_server import kernel_id
from tutor.cli.export import export

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.voila_server import Served

REPLAY, HAND = "apps/replay", "gauderio-empate-na-primeira"


class Watched:
    """An open page of the replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.asked: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))

    def open(self, address: str) -> Watched:
        self.page.goto(address)
        self.page.locator(".truco-replay").wait_for()
        return self

    @property
    def told(self) -> Locator:
        return self.page.locator(".truco-replay-told")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def outside(self, own: str) -> list[str]:
        return [url for url in self.asked if not url.startswith((own, "data:", "blob:"))]


def test_from_the_shelf_to_a_link_and_on_without_a_kernel(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    watched = Watched(page).open(pages_server.page(REPLAY))
    page.locator("main[data-ready]").wait_for()
    page.get_by_label("Procurar").fill("empate na primeira")
    page.locator(f"[data-hand={HAND}]").click()
    expect(watched.told).to_contain_text("Ana recebe")
    page.wait_for_url(f"**/*#hand={HAND}&at=deal")
    watched.button("Com perguntas").click()

    page.evaluate(f"location.hash = 'hand={HAND}&at=empate'")
    expect(watched.told).to_contain_text("Rodada empatada")
    page.reload()
    page.locator("main[data-ready]").wait_for()
    expect(watched.told).to_contain_text("Rodada empatada")

    watched.button("E se…?").click()
    watched.button("pedir truco").click()
    expect(watched.told).to_contain_text("Ana pede truco")
    page.keyboard.press("Escape")
    expect(watched.told).to_contain_text("Rodada empatada")

    with page.expect_download() as saved:
        page.get_by_text("Guardar ou enviar").click()
        watched.button("Página (HTML)").click()
    assert saved.value.suggested_filename == f"{HAND}.html"
    assert saved.value.path().stat().st_size <= 300_000

    own = f"kernel-{kernel_id(page.content())}"
    (kernel,) = [found for found in pages_server.kernels() if own in " ".join(found.cmdline())]
    kernel.kill()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(watched.told).to_contain_text("Ana joga o sete de copas")
    page.wait_for_timeout(4000)  # the page finds out within so much; whoever steps is left alone
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(watched.told).to_contain_text("Rodada empatada")
    # who asks for more gets the page anew, at the same moment
    with page.expect_navigation(url=f"**/*#hand={HAND}&at=empate"):
        watched.button("E se…?").click()
    page.locator("main[data-ready]").wait_for()
    expect(watched.told).to_contain_text("Rodada empatada")
    watched.button("E se…?").click()
    watched.button("pedir truco").click()
    expect(watched.told).to_contain_text("Ana pede truco")
    assert (watched.errors, watched.outside(pages_server.link)) == ([], [])


@pytest.mark.parametrize("seat", ["", "Beto"])
def test_a_page_that_was_sent_opens_from_a_disk_without_a_network(browser, tmp_path, seat):
    app = typer.Typer()
    app.command()(export)
    file = tmp_path / "mao.html"
    done = CliRunner().invoke(app, [HAND, "-o", str(file), *(["--seat", seat] if seat else [])])
    assert done.exit_code == 0, done.output

    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, offline=True)
    watched = Watched(context.new_page()).open(file.as_uri())
    page = watched.page
    watched.button("Próximo lance").tap()
    expect(watched.told).to_contain_text("Ana joga o seis de paus")
    if not seat:
        watched.button("English").tap()
        expect(watched.told).to_contain_text("Ana plays the six of clubs")
        watched.button("Dark").tap()
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 32, 27)"
        watched.button("With questions").tap()
        page.evaluate("location.hash = 'hand=gauderio-empate-na-primeira&at=empate'")
        expect(watched.told).to_contain_text("The trick is tied")
        page.get_by_text("Keep or send").click()
        for name, ending in (("Drawing (SVG)", ".svg"), ("Picture (PNG)", ".png"), ("Text", ".txt")):
            with page.expect_download() as saved:
                watched.button(name).tap()
            assert saved.value.suggested_filename.endswith(ending)
            content = saved.value.path().read_bytes()
            assert content.startswith({".svg": b"<svg ", ".png": b"\x89PNG", ".txt": b"A tied first trick"}[ending])
    else:
        expect(page.get_by_role("group", name="Ana", exact=True).get_by_role("img", name="carta virada")).to_have_count(
            2
        )
    expect(watched.button("E se…?")).to_have_count(0)
    findings = Axe().run(page).response["violations"]
    assert [(found["id"], [node["html"] for node in found["nodes"]]) for found in findings] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert (watched.errors, watched.outside(file.as_uri())) == ([], [])
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(page, pages_server, scheme):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(PHONE)
    Watched(page).open(pages_server.page(REPLAY))
    page.locator("main[data-ready]").wait_for()
    findings = Axe().run(page).response["violations"]
    assert [
        (found["id"], [node["html"] for node in found["nodes"]])
        for found in findings
        if found["impact"] in {"serious", "critical"}
    ] == []
