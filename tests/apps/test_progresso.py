"""The app of progress as learners use it: the real server, a real browser, the log in a file or in the browser."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import PHONE, SCREEN
from tests.voila_server import served, wait_until
from tutor.lessons.answers import Answer
from tutor.lessons.progress.sql import SqlStore

if TYPE_CHECKING:
    from tests.voila_server import Served

WRONG = Answer(
    "a1", datetime.now(UTC) - timedelta(hours=30), "gauderio", "envido.count", "number", 812, "0.1.0", "34",
    right=False, first=True, diagnosis=("EN-04",),
)  # fmt: skip


@pytest.fixture(scope="module")
def file_of_the_machine(tmp_path_factory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('user')}/progress.db"


@pytest.fixture(scope="module")
def machine(tmp_path_factory, file_of_the_machine):
    """A server on somebody's own machine, where he has practised before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRUCO_TUTOR_DB", file_of_the_machine)
        store = SqlStore(file_of_the_machine)
        store.append("", [WRONG])
        store.close()
        with served(tmp_path_factory.mktemp("pages") / "log.txt") as server:
            yield server


@pytest.fixture
def opened(page, machine: Served):
    asked: list[str] = []
    errors: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))

    def opened(size=SCREEN):
        page.set_viewport_size(size)
        page.goto(machine.page("apps/progresso"))
        page.locator("main[data-ready]").wait_for()
        part = page.locator('.truco-progress[data-status="ready"]')
        part.wait_for()
        return part

    yield opened
    assert errors == []
    assert [url for url in asked if not url.startswith((machine.link, "data:", "blob:"))] == []


def test_the_file_of_the_machine_is_shown_and_another_program_may_add_to_it(opened, page, file_of_the_machine):
    part = opened()
    expect(part).to_contain_text("Uma pergunta respondida")
    expect(part).to_contain_text("“com par, somam-se as três cartas”")

    store = SqlStore(file_of_the_machine)
    store.append("", [Answer(**{**WRONG.as_dict(), "id": "a2", "at": WRONG.at, "right": True, "diagnosis": ()})])
    store.close()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(part).to_contain_text("2 perguntas respondidas")


def test_the_next_step_opens_practice_and_a_clause_opens_the_rules(opened, page):
    part = opened()
    part.locator(".truco-progress-mistakes a").first.click()
    page.wait_for_url("**/apps/regras.ipynb#clause=gauderio/envido/**")
    page.go_back()
    part.locator(".truco-progress-next a").click()
    page.wait_for_url("**/apps/treino.ipynb#rules=gauderio**")


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_nobody_is_left_out(opened, page, size):
    opened(size)
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_answered_in_treino_is_in_the_file_and_on_the_map(opened, page, machine, file_of_the_machine):
    page.goto(machine.page("apps/treino") + "#rules=claudista&skill=tie.hand&seed=4")
    page.locator("main[data-ready]").wait_for()
    page.locator(".truco-exercise:not([data-waiting]) .truco-choice").first.click()
    page.locator(".truco-verdict:visible").wait_for()
    store = SqlStore(file_of_the_machine)
    assert wait_until(lambda: any(one.rules == "claudista" for one in store.answers("")))
    (answer,) = (one for one in store.answers("") if one.rules == "claudista")
    store.close()
    assert (answer.skill, answer.seed, answer.first) == ("tie.hand", 4, True)

    part = opened()
    expect(part.get_by_role("region", name="Truco Claudista")).to_contain_text("A mão com empate")


def test_on_a_public_server_two_tabs_of_treino_lose_nothing_and_the_map_knows_both(context, tmp_path, monkeypatch):
    monkeypatch.setenv("TRUCO_TUTOR_PROGRESS", "browser")
    with served(tmp_path / "log.txt") as server:
        for seed in (4, 5):
            page = context.new_page()
            page.goto(server.page("apps/treino") + f"#rules=claudista&skill=tie.hand&seed={seed}")
            page.locator("main[data-ready]").wait_for()
            page.locator(".truco-exercise:not([data-waiting]) .truco-choice").first.click()
            page.locator(".truco-verdict:visible").wait_for()
            page.wait_for_function(
                f"Object.keys(localStorage).filter(key => /^truco.answer/.test(key)).length == {seed - 3}"
            )
        page.goto(server.page("apps/progresso"))
        part = page.locator('.truco-progress[data-status="ready"]')
        expect(part).to_contain_text("2 perguntas respondidas")
        expect(part).to_contain_text("As respostas ficam só neste navegador")
