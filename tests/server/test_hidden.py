"""What travels over the wire while a question is open: all of it is looked at, and the answer is not there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.voila_server import Served, served

if TYPE_CHECKING:
    from pathlib import Path

TREINO = "apps/treino"
OPEN = "#rules=gauderio&skill=envido.count&seed=812"


def test_the_answer_does_not_travel_before_it_is_given(page: Page, tmp_path: Path) -> None:
    heard: list[str] = []

    def note(payload: str | bytes) -> None:
        heard.append(payload if isinstance(payload, str) else payload.decode("utf-8", "replace"))

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    with served(tmp_path / "log.txt", "--warm", "0") as server:
        watch(page, server, heard)


def watch(page: Page, server: Served, heard: list[str]) -> None:
    answer = page.goto(server.page(TREINO) + OPEN)
    assert answer is not None
    page.locator("main[data-ready]").wait_for()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    before = [answer.text(), *heard]
    heard.clear()

    page.get_by_label("Sua resposta").fill("77")
    page.get_by_label("Sua resposta").press("Enter")
    sentence = page.locator(".truco-sentence")
    expect(sentence).not_to_be_empty()
    told = sentence.inner_text()
    forms = {told, json.dumps(told)[1:-1]}

    assert any(form in frame for frame in heard for form in forms), "it is seen when it travels"
    assert any('"status"' in frame for frame in before), "so is the open question"
    assert not any(form in frame for frame in before for form in forms)
