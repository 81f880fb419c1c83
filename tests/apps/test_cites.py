"""Every § of every app leads to its clause or reading in the rules: the links of the pages, the chips of the sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.apps.learner import COUNT, LESSON, SCREEN, TREINO
from tutor.rulebook import clauses, readings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.voila_server import Served

REGRAS, JUIZ = "apps/regras", "apps/juiz"
KNOWN = {found.id for found in (*clauses(), *readings())}
LINKS = "all => all.map(link => [link.dataset.open ?? link.textContent, link.getAttribute('href')])"
CASES = (
    "juiz=trick&rules=gauderio&cards=3c-2o",
    "juiz=hand&rules=cego&tricks=---",
    "juiz=envido&rules=gauderio&cards=1c.7c.6p",
    "juiz=bet&rules=gauderio&calls=envido.falta_envido&answer=quero&score=5-7&target=24&winner=B",
    "juiz=bet&rules=claudista&calls=truco.seis&answer=nao_quero",
)


def check(page: Page, server: Served, least: int) -> None:
    """Look at all that is said with a § on a page."""
    chips = [said.removeprefix("§ ") for said in page.locator("button", has_text="§").all_text_contents()]
    links = page.locator("a", has_text="§").evaluate_all(LINKS)

    assert len(chips) + len(links) >= least
    assert set() == set(chips) - KNOWN
    for said, address in links:
        id_ = said.strip().removeprefix("§").strip()
        there, _, fragment = address.partition("#")
        kind = "clause" if "/" in id_ else "reading"
        assert there in ("", server.page(REGRAS).removeprefix(server.link.rstrip("/")))
        assert (f"{kind}={id_}", True) == (unquote(fragment), id_ in KNOWN)


@pytest.mark.parametrize("fragment", CASES)
def test_the_desk(page, pages_server: Served, fragment):
    page.goto(f"{pages_server.page(JUIZ)}#{fragment}")
    page.locator("main[data-ready] .truco-desk:not([data-waiting])").wait_for()
    page.locator(".truco-desk .truco-chip").first.wait_for()

    check(page, pages_server, 3)


@pytest.mark.parametrize(("name", "fragment"), [(TREINO, COUNT), (LESSON, "")])
def test_an_exercise_that_was_answered(page, pages_server: Served, name, fragment):
    page.goto(f"{pages_server.page(name)}#{fragment}")
    page.locator("main[data-ready]").wait_for()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    exercise = page.locator(".truco-exercise:not(.truco-example, .truco-lesson-head, .truco-settings-place)").first
    exercise.get_by_label("Sua resposta").fill("99")
    exercise.get_by_label("Sua resposta").press("Enter")
    exercise.locator(".truco-chip").first.wait_for()

    check(page, pages_server, 3)  # two of them are in the settings


def test_the_rules_and_their_switches(page, pages_server: Served):
    page.set_viewport_size(SCREEN)
    for fragment, least in (("reading=AMB-G02", 3), ("rules=claudista&view=switches", 30), ("clause=claudista/3.9", 3)):
        page.goto("about:blank")
        page.goto(f"{pages_server.page(REGRAS)}#{fragment}")
        page.locator("main[data-ready] .truco-rules").wait_for()
        check(page, pages_server, least)


def test_a_reading_of_the_desk_opens_beside_it(page, pages_server: Served):
    page.goto(f"{pages_server.page(JUIZ)}#juiz=hand&rules=cego&tricks=---")
    page.locator("main[data-ready] .truco-desk .truco-chip").first.wait_for()
    page.locator(".truco-steps summary:visible").first.click()
    link = page.locator(".truco-steps .truco-cite:visible").first
    id_ = link.inner_text().removeprefix("§").strip()
    with page.context.expect_page() as opened:
        link.click()

    expect(opened.value.locator(".truco-rules-title")).to_have_text(f"§ {id_}", timeout=60_000)
    assert page.url.partition("#")[0] == pages_server.page(JUIZ)
