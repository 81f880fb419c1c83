"""The teacher's page as a teacher uses it: the real server, a real browser, a real database of three learners."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import PHONE, SCREEN
from tests.voila_server import served
from tutor.lessons.answers import Answer
from tutor.lessons.progress.sql import SqlStore

RIGHT = Answer(
    "a0", datetime.now(UTC) - timedelta(hours=30), "gauderio", "envido.count", "number", 812, "0.1.0", "28",
    right=True, first=True,
)  # fmt: skip
WRONG = replace(RIGHT, given="34", right=False, diagnosis=("EN-04",))
CLASS = {
    "Ana Luíza": [replace(RIGHT, id=f"a{n}", at=RIGHT.at + timedelta(minutes=n)) for n in range(4)],
    "Beto": [replace(WRONG, id="b1"), replace(WRONG, id="b2", skill="falta", diagnosis=())],
    "Caio": [replace(WRONG, id="c1")],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    url = f"sqlite:///{tmp_path_factory.mktemp('class')}/progress.db"
    store = SqlStore(url)
    for name, answers in CLASS.items():
        store.append(name, answers)
    store.close()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRUCO_TUTOR_DB", url)
        with served(tmp_path_factory.mktemp("pages") / "log.txt") as server:
            yield server


@pytest.fixture
def opened(page, server):
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))

    def opened(size=SCREEN):
        page.set_viewport_size(size)
        page.goto(server.page("apps/turma"))
        page.locator("main[data-ready]").wait_for()
        part = page.locator('.truco-class[data-status="ready"]')
        part.wait_for()
        return part

    yield opened
    assert errors == []


def test_who_knows_what_who_mixes_up_what_and_both_as_files(opened):
    part = opened()
    row = part.get_by_role("row", name="Ana Luíza")
    expect(row.get_by_role("cell").nth(0)).to_contain_text("sabe")
    expect(part.get_by_role("columnheader", name="Contar o envido")).to_contain_text("2 a rever")
    expect(part.get_by_text("2 pessoas: Beto, Caio")).to_be_visible()

    with part.page.expect_download() as download:
        part.get_by_role("button", name="Assuntos, pessoa a pessoa (CSV)").click()
    lines = list(csv.reader(download.value.path().read_text("utf-8-sig").splitlines()))
    assert [line[0] for line in lines[1:]] == ["Ana Luíza", "Beto", "Beto", "Caio"]
    assert download.value.suggested_filename.startswith("assuntos-")


def test_another_rulebook_is_chosen_by_keyboard_and_says_that_it_is_empty(opened):
    part = opened()
    part.get_by_label("Regulamento").focus()
    part.page.keyboard.press("ArrowDown")
    expect(part.get_by_text("Ninguém respondeu ainda neste regulamento.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_table_scrolls_and_the_page_does_not(opened, page, scheme):
    page.emulate_media(color_scheme=scheme)
    opened(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page).response["violations"]
    assert [one["id"] for one in found if one["impact"] in {"serious", "critical"}] == []
