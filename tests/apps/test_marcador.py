"""The score sheet as a table uses it: real server, real browser, a kernel that is killed in the middle of the match."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.apps.learner import PHONE
from tests.voila_server import Served, kernel_id

MARCADOR = "apps/marcador"


def test_a_match_is_counted_on_when_the_kernel_is_gone_and_after_a_reload(page, pages_server: Served):
    page.set_viewport_size(PHONE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{pages_server.page(MARCADOR)}#rules=gauderio")
    page.locator("main[data-ready]").wait_for()
    part = page.locator(".truco-tally")
    part.get_by_role("button", name="Começar").click()
    points = part.locator(".truco-tally-points")
    part.get_by_role("button", name="Nós +1").click()
    expect(points.first).to_have_text("1")
    cite = part.locator(".truco-tally-hands .truco-tally-cite").first
    expect(cite).to_have_attribute("href", re.compile(r"/apps/regras\.ipynb#clause=gauderio/"))

    own = f"kernel-{kernel_id(page.content())}"
    (kernel,) = [found for found in pages_server.kernels() if own in " ".join(found.cmdline())]
    kernel.kill()
    kernel.wait()
    gone = page.evaluate("Date.now()")
    part.get_by_role("radio", name="Truco → retruco, Não quero").check(force=True)
    part.get_by_role("button", name="Eles +2").click()
    page.wait_for_function("gone => Date.now() - gone > 6000", arg=gone)  # as long as a page needs to notice
    expect(page.locator(".truco-watch")).to_be_hidden()
    part.get_by_role("button", name="Desfazer").click()
    expect(points.last).to_have_text("0")
    part.get_by_role("button", name="Refazer").click()

    page.reload()
    page.locator("main[data-ready]").wait_for()
    expect(points).to_have_text(["1", "2"])
    part.get_by_role("button", name="Desfazer").click()
    expect(points).to_have_text(["1", "0"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert errors == []
