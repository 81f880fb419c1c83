"""The score sheet in a real browser, no kernel behind it: taps, undo, the end, reload, keyboard, names, house rules."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets.tally_page import TallyPage

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def test_a_hand_is_a_tap_and_a_truco_two(page):
    page.set_viewport_size(PHONE)
    sheet = TallyPage(page).begin()
    sheet.button("Nós +1").click()
    assert sheet.score() == [1, 0]

    sheet.mark("Truco → retruco, Não quero", "Eles")  # gauderio/truco/retruco/fugir: 2
    assert sheet.score() == [1, 2]
    expect(sheet.part.get_by_role("status").filter(has_text="Marcado")).to_have_text("Marcado: Eles +2. Placar: 1 a 2.")
    assert sheet.part.evaluate("part => part.scrollWidth <= part.clientWidth")
    assert sheet.errors == []


def test_envido_and_flor_go_by_their_lists_and_the_falta_by_the_score(page):
    sheet = TallyPage(page).begin("Gaudério", 24)
    sheet.radio("Envido").check(force=True)
    sheet.mark("Envido → real envido, Quero", "Eles")  # gauderio/envido/real-over-envido/aceitar: 5
    assert sheet.score() == [0, 5]

    sheet.radio("Envido").check(force=True)  # once a hand (gauderio/envido/quando/1)
    expect(sheet.part.locator(".truco-tally-said")).to_contain_text("O envido desta mão já está marcado.")
    expect(sheet.part.locator(".truco-tally-give").get_by_role("button", name="Nós")).to_have_attribute(
        "aria-disabled", "true"
    )
    sheet.radio("A mão").check(force=True)
    sheet.button("Nós +1").click()

    sheet.radio("Envido").check(force=True)
    sheet.radio("Falta envido, Quero").check(force=True)
    said = sheet.part.locator(".truco-tally-said")
    expect(said).to_have_text("A falta vale 19 pontos: quem está na frente tem 5 e a partida vai a 24.")
    expect(sheet.part.locator(".truco-tally-why")).to_contain_text("gauderio/def/falta")
    sheet.button("Nós +19").click()
    assert sheet.score() == [20, 5]

    sheet.mark("Sem truco, Jogada", "Eles")
    sheet.radio("Flor").check(force=True)
    sheet.mark("Flor, Sem outra flor", "Eles")  # gauderio/flor/4: 3
    assert sheet.score() == [20, 9]
    assert sheet.errors == []


def test_gauderio_plays_the_hand_out_past_the_total_and_cego_ends_at_once(page):
    sheet = TallyPage(page).begin("Gaudério", 12)
    for _ in range(11):
        sheet.button("Nós +1").click()
    for _ in range(9):
        sheet.button("Eles +1").click()
    sheet.radio("Envido").check(force=True)
    sheet.mark("Envido, Não quero", "Nós")  # 12 to 9: the hand goes on (AMB-G24)
    sheet.mark("Truco → retruco → vale quatro, Jogada", "Eles")  # 13: both are past, the higher wins (gauderio/fim/2)
    end = sheet.part.locator(".truco-tally-end")
    expect(end).to_contain_text("A partida é deles: os dois lados chegaram a 12, e 13 ganha de 12.")
    expect(end).to_contain_text("gauderio/fim/2")

    sheet.button("Nova partida").click()
    sheet.begin("Cego", 18)
    for _ in range(17):
        sheet.button("Nós +1").click()
    sheet.radio("Envido").check(force=True)
    sheet.mark("Envido, Não quero", "Nós")  # cego/partida/1, AMB-C18: at once
    expect(end).to_contain_text("A partida até 18 é nossa, por 18 a 0.")
    expect(end.get_by_role("heading")).to_be_focused()
    assert sheet.errors == []


def test_claudista_on_eleven_in_the_dark_and_past_twelve(page):
    sheet = TallyPage(page).begin("Claudista", 12)
    sheet.mark("Truco → seis → nove → doze, Não quero", "Eles")  # claudista/4.7: 9
    for _ in range(2):
        sheet.button("Eles +1").click()
    expect(sheet.part.locator(".truco-tally-where")).to_contain_text("Mão de 11")
    sheet.radio("Mão de 11, Não jogou").check(force=True)  # claudista/5.2
    sheet.button("Nós +1").click()
    for _ in range(3):
        sheet.button("Nós +3").click()  # claudista/5.3
    sheet.radio("Mão de 11, Não jogou").check(force=True)
    sheet.button("Nós +1").click()
    assert sheet.score() == [11, 11]
    expect(sheet.part.locator(".truco-tally-where")).to_contain_text("Mão escura")

    sheet.radio("Três empates: ninguém").check(force=True)  # claudista/3.7.5, claudista/6.10
    sheet.button("Marcar: ninguém").click()
    sheet.radio("Nós: pedir truco perde a partida").check(force=True)  # claudista/5.5, AMB-K20
    sheet.button("Vitória: Eles").click()
    end = sheet.part.locator(".truco-tally-end")
    expect(end).to_contain_text("pedir truco custa a partida, e a derrota é nossa.")
    expect(end).to_contain_text("claudista/5.5")
    expect(sheet.part.locator(".truco-tally-status")).to_have_text("Vitória: Eles")
    expect(sheet.part.locator(".truco-tally-hands li").first).to_contain_text("Vitória: Eles")

    sheet.button("Revanche").click()
    sheet.mark("Truco → seis → nove → doze, Não quero", "Nós")
    sheet.button("Nós +1").click()
    sheet.mark("Truco → seis → nove, Jogada", "Nós")  # 9 + 1 + 9: nothing is cut off at 12 (claudista/intro/7)
    assert sheet.score() == [19, 0]
    expect(end).to_contain_text("Perdeu em branco")
    expect(end).to_contain_text("claudista/7.1")
    assert sheet.errors == []


def test_undo_redo_and_reload(page):
    sheet = TallyPage(page)
    sheet.part.get_by_label("Nome do lado 1").fill("Ana e Caio")
    sheet.begin("Gaudério", 12)
    sheet.button("Ana e Caio +1").click()
    sheet.mark("Truco, Jogada", "Eles")
    sheet.button("Desfazer").click()
    assert sheet.score() == [1, 0]
    page.reload()
    sheet.part.wait_for()
    assert sheet.score() == [1, 0]
    sheet.button("Refazer").click()
    assert sheet.score() == [1, 2]
    expect(sheet.button("Refazer")).to_have_attribute("aria-disabled", "true")
    hands = sheet.part.locator(".truco-tally-hands > li")
    expect(hands).to_have_count(2)
    expect(hands.first).to_contain_text("Eles +2 A mão vale 2 pontos, com truco aceito.")

    sheet.button("Nova partida").click()  # not over: it asks
    sheet.button("Ficar nesta").click()
    assert sheet.score() == [1, 2]
    sheet.button("Nova partida").click()
    sheet.button("Apagar e começar outra").click()
    expect(sheet.part.get_by_label("Nome do lado 1")).to_have_value("Ana e Caio")
    assert sheet.errors == []


def test_by_keyboard_alone(page):
    page.set_viewport_size(SCREEN)
    sheet = TallyPage(page)
    sheet.radio("Gaudério").focus()
    page.keyboard.press("ArrowRight")  # Cego
    for _ in range(5):
        page.keyboard.press("Tab")
    expect(sheet.button("Começar")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet.part.locator(".truco-tally-title")).to_have_text("Truco Cego, até 18")
    sheet.radio("Sem truco, Jogada").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert sheet.score() == [0, 2]
    assert page.url.endswith("#rules=cego")


def test_house_rules_are_asked_for_once_and_go_with_the_match(page):
    page.add_init_script("localStorage.setItem('truco.house.cego', JSON.stringify({ all_tied: 'nobody', target: 24 }))")
    sheet = TallyPage(page, "rules=cego", answering=True)
    expect(sheet.radio("24")).to_be_checked()
    sheet.button("Começar").click()
    sheet.radio("Três empates: ninguém").check(force=True)
    expect(sheet.part.locator(".truco-tally-why")).to_contain_text("escolha da mesa, all_tied = nobody")
    sheet.button("Marcar: ninguém").click()

    sheet.answering = False
    page.reload()
    sheet.part.wait_for()
    sheet.radio("Três empates: ninguém").check(force=True)
    assert [json.loads(message["value"])["house"] for message in sheet.received] == [{"all_tied": "nobody"}]
    assert sheet.errors == []


def test_a_kernel_that_stays_away_and_what_the_rulebook_does_not_have(page):
    page.clock.install()
    page.add_init_script("localStorage.setItem('truco.house.gauderio', JSON.stringify({ envido_tei: 'mao' }))")
    sheet = TallyPage(page)
    sheet.button("Começar").click()
    page.clock.run_for(9000)
    told = sheet.part.locator(".truco-tally-setup").get_by_role("status")
    expect(told).to_contain_text("O juiz não respondeu")

    sheet.answering = True
    sheet.button("Começar").click()
    expect(told).to_contain_text("Você quis dizer envido_tie?")
    sheet.button("Começar pelo regulamento").click()
    sheet.button("Nós +1").click()
    assert sheet.score() == [1, 0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible_and_speaks_english(page, scheme):
    page.emulate_media(color_scheme=scheme)
    page.add_init_script("localStorage.setItem('truco.settings', JSON.stringify({ lang: 'en' }))")
    sheet = TallyPage(page)
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []
    sheet.button("Begin").click()
    sheet.button("Home +1").click()
    sheet.radio("Flor").check(force=True)
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []
    for _ in range(11):
        sheet.radio("The hand").check(force=True)
        sheet.button("Home +1").click()
    expect(sheet.part.locator(".truco-tally-end")).to_contain_text("The match to 12 goes to Home, by 12 to 0.")
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []


MISFIT = {
    "rules": "gauderio", "house": "", "target": "12", "names": ["A", "B"], "eldest": 0, "undone": [],
    "entries": [{"cell": "hand::nobody", "team": None}],
}  # fmt: skip
"""A match with a mark that Gaudério does not have: its three ties are the mão's."""


@pytest.mark.parametrize("kept", ['{"v":1}', "7", json.dumps(MISFIT)], ids=["torn", "a number", "misfit"])
def test_what_somebody_else_has_written_there_does_no_harm(page, kept):
    page.add_init_script(f"localStorage.setItem('truco.tally', {json.dumps(kept)})")
    sheet = TallyPage(page)
    if "entries" in kept:
        expect(sheet.part).to_contain_text("tem uma marca que não cabe neste regulamento")
    else:
        sheet.begin()
    sheet.part.locator(".truco-tally-give").get_by_role("button").first.click()
    assert sum(sheet.score()) == 1
    assert sheet.errors == []
