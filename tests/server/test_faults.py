"""Never a dead page: kernels killed and culled, the wire cut, the server restarted; the page says so and comes back."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.voila_server import Served, kernel_process, notebook, served, wait_until
from tests.wire import Wire, wire_to
from tutor.engine import cards, count_envido, ruleset
from tutor.lessons.progress.sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page, WebSocketRoute

TREINO = "voila/render/apps/treino.ipynb#rules=cego&skill=envido.count&seed=812"
SOON = 20_000  # milliseconds that a loaded machine may take
LESSON = """
from tutor.notebook import lesson
lesson.example("1c 7c 6p")
"""
ASKED = """lesson.exercise("envido.count", kind="pair")"""


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lições")
    notebook(folder / "envido.ipynb", "Envido", ["# Envido\n\nContar.", LESSON, ASKED, "# Fim"])
    notebook(folder / "devagar.ipynb", "Devagar", ["# Devagar", "import time; time.sleep(4)", "# Fim"])
    return folder


@pytest.fixture(scope="module")
def server(lessons: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("log") / "log.txt", "--notebooks", str(lessons), "--warm", "0") as running:
        yield running


@pytest.fixture
def wire(server: Served) -> Iterator[Wire]:
    with wire_to(server.link) as laid:
        yield laid


def opened(page: Page, address: str) -> Page:
    page.goto(address)
    return settled(page)


def settled(page: Page) -> Page:
    page.locator("main[data-ready]").wait_for()
    page.locator(".truco-exercise:visible").first.wait_for()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    return page


def kernel_of(page: Page) -> str:
    config = page.locator("#jupyter-config-data").text_content()
    assert config
    return str(json.loads(config)["kernelId"])


def hand(page: Page) -> list[str]:
    return page.locator(".truco-exercise:not(.truco-example) .truco-hand .truco-card").evaluate_all(
        "all => all.map(card => card.dataset.code)"
    )


def points(page: Page) -> str:
    """Count the hand on the table by the rules."""
    found = count_envido(ruleset("cego"), cards(" ".join(hand(page)))).value
    assert found is not None
    return str(found)


def told(page: Page):
    return page.get_by_role("alert").filter(visible=True)


def test_a_killed_kernel_is_told_and_the_page_comes_back_with_what_was_typed(page: Page, server: Served) -> None:
    opened(page, server.link + TREINO)
    kernel, before, right = kernel_of(page), hand(page), points(page)
    page.get_by_label("Sua resposta").fill(right)
    with page.expect_navigation(timeout=SOON):
        kernel_process(server, kernel).kill()
        expect(told(page)).to_have_text("A página tinha parado. Voltando para o mesmo lugar…", timeout=SOON)

    settled(page)
    assert kernel_of(page) != kernel
    assert hand(page) == before
    expect(page.get_by_label("Sua resposta")).to_have_value(right)
    page.get_by_label("Sua resposta").press("Enter")
    expect(page.locator(".truco-said").first).to_contain_text(f"✓ Certo: {right}")
    expect(told(page)).to_have_count(0)


def test_a_kernel_that_was_culled_while_the_wire_was_cut(page: Page, server: Served, wire: Wire) -> None:
    opened(page, wire.link + TREINO)
    kernel, before = kernel_of(page), hand(page)
    wire.cut()
    expect(told(page)).to_contain_text("Sem contato com o servidor.", timeout=SOON)
    server.post(f"voila/api/shutdown/{kernel}")  # as culling does

    with page.expect_navigation(timeout=SOON):
        wire.mend()

    settled(page)
    assert kernel_of(page) != kernel
    assert hand(page) == before
    expect(told(page)).to_have_count(0)


def test_what_is_clicked_while_the_wire_is_cut_counts_once(page: Page, wire: Wire) -> None:
    opened(page, wire.link + TREINO)
    kernel = kernel_of(page)
    wire.cut()
    expect(told(page)).to_contain_text("Sem contato com o servidor.", timeout=SOON)
    right = points(page)
    page.get_by_label("Sua resposta").fill(right)
    for _ in range(3):
        page.get_by_label("Sua resposta").press("Enter")
        page.get_by_role("button", name="Responder").click()

    wire.mend()

    expect(page.locator(".truco-said").first).to_contain_text(f"✓ Certo: {right}", timeout=60_000)
    expect(told(page)).to_have_count(0, timeout=SOON)
    expect(page.locator(".truco-dots .truco-done")).to_have_count(1)
    assert kernel_of(page) == kernel, "the page and its state have stayed"


def test_another_server_at_the_same_address_finds_the_learner_where_he_was(
    page: Page, lessons: Path, tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 390, "height": 600})
    with served(tmp_path / "first.txt", "--notebooks", str(lessons), "--warm", "0") as first:
        port = str(urlsplit(first.link).port)
        opened(page, first.page("envido"))
        page.get_by_role("button", name="Próximo passo").click()
        page.get_by_role("button", name="Próximo passo").click()
        page.get_by_label("Sua resposta").fill("77")
        before, top = hand(page), page.evaluate("scrollY")
        first.stop()
        expect(told(page)).to_contain_text("Sem contato com o servidor.", timeout=SOON)

    old = kernel_of(page)
    with served(tmp_path / "second.txt", "--notebooks", str(lessons), "--warm", "0", "--port", port):
        page.wait_for_function("old => !document.getElementById('jupyter-config-data')?.text.includes(old)", arg=old)
        settled(page)
        expect(page.locator(".truco-example")).to_contain_text("Passo 2 de 4")
        assert hand(page) == before
        expect(page.get_by_label("Sua resposta")).to_have_value("77")
        assert abs(page.evaluate("scrollY") - top) < 80


def test_a_page_cut_off_on_its_way_is_loaded_again(page: Page, wire: Wire) -> None:
    page.goto(wire.link + "voila/render/notebooks/devagar.ipynb", wait_until="commit")
    page.locator("#truco-loading").wait_for()
    page.wait_for_timeout(500)
    wire.cut()
    expect(told(page)).to_contain_text("Sem contato com o servidor.", timeout=SOON)

    wire.mend()

    page.locator("main[data-ready]").wait_for(timeout=60_000)
    expect(page.get_by_role("heading", name="Fim")).to_be_visible()


def test_an_answer_whose_verdict_was_lost_is_taken_once(page: Page, server: Served) -> None:
    wires: list[WebSocketRoute] = []
    lost: list[bytes] = []
    deaf = False

    def between(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        wires.append(near)
        near.on_message(far.send)
        far.on_message(lambda said: lost.append(bytes(said)) if deaf and near is wires[0] else near.send(said))

    def kept() -> list[str]:
        return [one.given for one in store.answers("") if one.seed == 811]

    page.route_web_socket("**/channels*", between)
    opened(page, server.link + TREINO.replace("812", "811"))
    store, before, right = SqlStore(os.environ["TRUCO_TUTOR_DB"]), hand(page), points(page)
    deaf = True
    page.get_by_label("Sua resposta").fill(right)
    page.get_by_label("Sua resposta").press("Enter")
    while not (any(b'"status": "right"' in said for said in lost) and kept() == [right]):
        page.wait_for_timeout(100)  # the kernel has heard it, and the page does not hear so
    written = len(store.answers(""))
    with page.expect_navigation(timeout=SOON):
        kernel_process(server, kernel_of(page)).kill()

    settled(page)
    assert hand(page) == before
    expect(page.get_by_label("Sua resposta")).to_have_value(right)
    page.get_by_label("Sua resposta").press("Enter")
    expect(page.locator(".truco-said").first).to_contain_text(f"✓ Certo: {right}")
    page.wait_for_url(re.compile(r"seed=(?!811$)\d+$"))
    page.get_by_label("Sua resposta").fill("0")
    page.get_by_label("Sua resposta").press("Enter")
    expect(page.locator(".truco-said").first).to_be_visible()
    assert wait_until(lambda: len(store.answers("")) > written, 60), "what is answered after it is written after it"
    assert kept() == [right]


def test_an_answer_that_was_judged_and_not_written_is_written_by_the_next_page(page: Page, server: Served) -> None:
    opened(page, server.link + TREINO.replace("812", "810"))
    right = points(page)
    url = os.environ["TRUCO_TUTOR_DB"]
    with closing(SqlStore(url)) as store:
        store.learners()  # the schema is there
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            page.get_by_label("Sua resposta").fill(right)
            page.get_by_label("Sua resposta").press("Enter")
            expect(page.locator(".truco-said").first).to_contain_text(f"✓ Certo: {right}")
            with page.expect_navigation(timeout=SOON):
                kernel_process(server, kernel_of(page)).kill()
            other.execute("ROLLBACK")
        settled(page)

        assert wait_until(lambda: [one.given for one in store.answers("") if one.seed == 810] == [right], 60)
    page.wait_for_function("() => !Object.keys(localStorage).some(key => key.startsWith('truco.unsaved.'))")


def test_a_kernel_that_lives_and_says_nothing_is_told_and_takes_what_was_done_meanwhile(
    page: Page, server: Served
) -> None:
    opened(page, server.link + TREINO)
    kernel = kernel_process(server, kernel_of(page))
    kernel.suspend()
    try:
        expect(told(page)).to_contain_text("A página está esperando resposta. O que você fez não se perde.")
        page.get_by_label("Sua resposta").fill("0")
        page.get_by_label("Sua resposta").press("Enter")
    finally:
        kernel.resume()

    expect(page.locator(".truco-said").first).to_contain_text("✗ Ainda não: 0")
    expect(told(page)).to_have_count(0)


NOTHING_TICKS_BEFORE_IT_IS_READY = """
const every = setInterval;
window.setInterval = (act, ...rest) => every(() => document.querySelector("main[data-ready]") && act(), ...rest);
"""


def test_a_page_that_was_there_at_once_is_watched_over_too(page: Page, server: Served) -> None:
    page.add_init_script(NOTHING_TICKS_BEFORE_IT_IS_READY)
    opened(page, server.link + TREINO)
    kernel_process(server, kernel_of(page)).kill()
    expect(told(page)).to_contain_text("A página tinha parado.", timeout=SOON)


def test_a_page_that_stops_again_and_again_waits_for_its_reader(page: Page, server: Served) -> None:
    before = hand(opened(page, server.link + TREINO))
    page.evaluate("sessionStorage.setItem('truco.returns', JSON.stringify([Date.now(), Date.now(), Date.now()]))")
    kernel_process(server, kernel_of(page)).kill()

    expect(told(page)).to_contain_text("A página parou de novo e não voltou sozinha.", timeout=SOON)
    with page.expect_navigation():
        told(page).get_by_role("button", name="Recarregar").click()
    assert hand(settled(page)) == before


def test_it_speaks_english_to_who_does(page: Page, wire: Wire) -> None:
    opened(page, wire.link + TREINO + "&lang=en")
    wire.cut()
    expect(told(page)).to_have_text(
        "No contact with the server. As soon as it is back, you go on from here.Reload", timeout=SOON
    )
