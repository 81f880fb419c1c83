"""A class as it is run: learners and a teacher log in, practise and are kept apart; the teacher sees who knows what."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.apps.learner import COUNT
from tests.hub.class_hub import START, TEACHER, address
from tests.voila_server import wait_until
from tutor.engine import cards, count_envido, ruleset
from tutor.lessons.progress.sql import SqlStore


def answer_a_count(class_hub, page, name, points):
    page.goto(address(class_hub, name, "treino", f"#{COUNT}"))
    page.locator("main[data-ready]").wait_for(timeout=START)
    part = page.locator(".truco-exercise").first
    part.get_by_label("Sua resposta").wait_for(timeout=START)
    expect(page.locator("[data-waiting]")).to_have_count(0)
    hand = part.locator(".truco-hand .truco-card").evaluate_all("all => all.map(card => card.dataset.code)")
    part.get_by_label("Sua resposta").fill(points(count_envido(ruleset("gauderio"), cards(" ".join(hand))).value))
    part.get_by_label("Sua resposta").press("Enter")
    return part


def test_two_learners_practise_and_the_teacher_sees_both(class_hub, database, entered):
    ana, bia = entered("ana"), entered("bia")
    right = answer_a_count(class_hub, ana, "ana", str)
    expect(right.get_by_role("status")).to_contain_text("Certo")
    wrong = answer_a_count(class_hub, bia, "bia", lambda points: str(points + 1))
    expect(wrong.get_by_role("status")).to_contain_text("Ainda não")

    store = SqlStore(database)
    assert wait_until(lambda: store.learners() == ("ana", "bia"), 20)
    assert [(one.right, one.skill) for one in store.answers("bia")] == [(False, "envido.count")]

    bia.evaluate("localStorage.setItem('truco.learner', JSON.stringify('ana'))")  # who she is, the hub says
    bia.goto(address(class_hub, "bia", "progresso"))
    expect(bia.locator(".truco-progress[data-status='ready']")).to_be_visible(timeout=START)
    expect(bia.get_by_text("ana", exact=True)).to_have_count(0)
    answer_a_count(class_hub, bia, "bia", str)
    assert wait_until(lambda: len(store.answers("bia")) == 2, 20)
    assert [one.right for one in store.answers("ana")] == [True]
    store.close()

    ana.goto(address(class_hub, "ana", "progresso"))
    expect(ana.get_by_text("Quem ensina vê, de cada pessoa")).to_be_visible(timeout=START)
    ana.goto(address(class_hub, "ana", "turma"))
    expect(ana.get_by_text("Esta página é de quem ensina a turma.")).to_be_visible(timeout=START)

    teacher = entered(TEACHER)
    teacher.goto(address(class_hub, TEACHER, "turma"))
    part = teacher.locator('.truco-class[data-status="ready"]')
    part.wait_for(timeout=START)
    expect(part.get_by_role("row", name="ana")).to_be_visible()
    expect(part.get_by_role("row", name="bia")).to_contain_text("a rever")


@pytest.mark.parametrize(
    "path",
    [
        "",
        "voila/render/apps/treino.ipynb",
        "api/kernels",
        "api/contents",
        "api/terminals",
        "lab",
        "voila/files/apps/treino.ipynb",
    ],
)
def test_nobody_opens_the_server_of_another(class_hub, entered, path):
    entered("ana")
    bia = entered("bia")
    answer = bia.goto(f"{class_hub.link}/user/ana/{path}")
    assert answer.status in {403, 404}
    assert "ana" not in bia.url.partition("/user/")[2].partition("/")[0] or answer.status == 403


@pytest.mark.parametrize(
    "path", ["api/contents", "api/terminals", "api/kernels", "api/sessions", "lab", "tree", "terminals/1"]
)
def test_a_learner_has_pages_and_nothing_else(class_hub, entered, path):
    page = entered("ana")
    assert page.goto(f"{class_hub.link}/user/ana/{path}").status in {403, 404, 405}
    written = page.request.put(
        f"{class_hub.link}/user/ana/api/contents/evil.ipynb", data=json.dumps({"type": "notebook", "content": {}})
    )
    assert written.status in {403, 404, 405}


def test_no_way_in_under_the_name_of_another(class_hub, browser, entered):
    entered("ana")
    page = browser.new_page()
    page.goto(f"{class_hub.link}/hub/login")
    page.get_by_label("Username").fill("ana")
    page.get_by_label("Password").fill("adivinhada")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    assert "/user/" not in page.url
    page.close()
