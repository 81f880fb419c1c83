"""The table as people use it: real server, real browser; by touch with a reload, by keyboard alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import PHONE, SCREEN

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.voila_server import Served

SETTLED = ".truco-mesa:not([data-waiting], [data-moving])"


class Seat:
    """An open table, and the person who sits at it."""

    def __init__(self, page: Page, server: Served) -> None:
        self.page, self.server = page, server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.emulate_media(reduced_motion="reduce")

    def open(self, fragment: str) -> Seat:
        self.page.goto(self.server.page("apps/mesa") + f"#{fragment}")
        return self.settle()

    def settle(self) -> Seat:
        self.page.locator("main[data-ready]").wait_for()
        self.page.locator(SETTLED).wait_for()
        return self

    @property
    def stage(self) -> str:
        return self.page.locator(".truco-mesa").get_attribute("data-stage") or ""

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def cards(self) -> Locator:
        return self.page.locator(".truco-mesa-cards button[aria-disabled='false']")

    def held(self) -> list[list[str]]:
        """Read one's own cards: each with what it is called and whether it may be laid."""
        cards = self.page.locator(".truco-mesa-cards button")
        return cards.evaluate_all("all => all.map((card) => [card.ariaLabel, card.dataset.state, card.ariaDisabled])")

    @property
    def calls(self) -> Locator:
        return self.page.locator(".truco-mesa-free button")

    @property
    def answers(self) -> Locator:
        return self.page.locator(".truco-mesa-free [data-row='answer']")

    @property
    def log(self) -> Locator:
        return self.page.locator(".truco-mesa-log")

    def tap(self, what: Locator) -> Seat:
        turn = self.page.locator(".truco-mesa").get_attribute("data-turn")
        what.tap()
        expect(self.page.locator(".truco-mesa")).not_to_have_attribute("data-turn", turn or "")
        return self.settle()

    def go_on(self) -> None:
        """Do the plainest thing: refuse what is asked, else lay a card; after a hand deal the next."""
        if self.stage == "hand":
            self.tap(self.button("Próxima mão"))
        elif self.answers.count():
            self.tap(self.answers.last)
        else:
            self.tap((self.cards if self.cards.count() else self.calls).first)


@pytest.fixture
def phone(browser, pages_server):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    context.set_default_timeout(60_000)
    seat = Seat(context.new_page(), pages_server)
    yield seat
    assert seat.errors == []
    context.close()


def test_a_whole_match_by_touch_with_a_reload_in_the_middle(phone):
    phone.open("rules=gauderio&players=2&bot=novato&score=10-10")
    page = phone.page
    expect(page.get_by_text("Começa em 10")).to_be_visible()
    phone.tap(phone.button("Dar as cartas"))
    held = page.locator(".truco-mesa-cards button")
    expect(held).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.locator(".truco-mesa-barred summary").tap()
    page.locator(".truco-mesa-shut").get_by_role("button", name="Retruco").tap(force=True)
    why = page.locator(".truco-mesa-why")
    expect(why).to_contain_text("Ana não pode pedir retruco")
    expect(why).to_contain_text("§ gauderio/")

    phone.go_on()
    before = [phone.log.inner_text(), phone.held(), phone.stage]
    page.reload()
    phone.settle()
    expect(phone.log.locator("li").first).to_be_visible()
    assert [phone.log.inner_text(), phone.held(), phone.stage] == before
    if phone.stage != "hand":
        phone.tap(phone.button("Desfazer"))
        expect(held).to_have_count(3)

    for _ in range(60):
        if phone.stage == "match":
            break
        phone.go_on()
    expect(page.locator(".truco-mesa-end")).to_contain_text("A partida é de")
    with page.expect_download() as saved:
        phone.button("Guardar (.truco)").tap()
    assert saved.value.suggested_filename == "partida.truco"
    page.get_by_role("link", name="Ver no replay").tap()
    expect(page.locator(".truco-replay-list li").first).to_be_visible()
    assert page.url.endswith("#file=mesa")


def test_four_seats_in_claudista_by_keyboard_alone_through_the_cut_and_a_hand_of_eleven(page, pages_server):
    page.set_viewport_size(SCREEN)
    seat = Seat(page, pages_server).open("rules=claudista&players=4&bot=novato&score=11-4&eldest=3")
    seat.button("Dar as cartas").focus()
    page.keyboard.press("Enter")
    split = seat.button("Separar o maço")
    expect(split).to_be_focused()
    page.keyboard.press("Enter")
    expect(seat.log).to_contain_text("Ana separa o maço")
    page.keyboard.press("End")
    seat.button("Pronto: dê por cima").focus()
    page.keyboard.press("Enter")
    seat.settle()

    accept = seat.button("Jogar a mão de 11")
    expect(accept).to_be_focused()
    partner = page.get_by_role("group", name="Caio", exact=True)
    expect(partner.locator(".truco-card:not([data-code='?'])")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(seat.button("Recusar a mão de 11")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    for _ in range(30):
        expect(page.locator(SETTLED)).to_be_visible()
        if seat.stage in ("hand", "match"):
            break
        turn = page.locator(".truco-mesa").get_attribute("data-turn")
        expect(page.locator(".truco-mesa :focus")).to_be_visible()
        page.keyboard.press("Enter")  # an answer that is awaited, else the first card
        expect(page.locator(".truco-mesa")).not_to_have_attribute("data-turn", turn or "")
    expect(page.locator(".truco-mesa-end")).to_contain_text("Placar")
    assert seat.errors == []


def test_a_kept_match_that_is_not_over_goes_only_with_a_yes(phone):
    page = phone.open("rules=gauderio&players=2&bot=novato&score=11-11").page
    phone.tap(phone.button("Dar as cartas"))
    warning = "A partida guardada ainda não acabou. Se você começar outra, ela se perde."
    question = page.get_by_role("group", name=warning)
    deal, before = phone.button("Dar as cartas"), phone.held()
    kept = "JSON.parse(localStorage['truco.mesa']).text"
    text = page.evaluate(kept)
    phone.tap(phone.button("Outra partida"))
    deal.press("Enter")
    expect(question.get_by_role("button", name="Voltar à partida")).to_be_focused()
    page.keyboard.press("Escape")
    expect(deal).to_be_focused()
    expect(question).to_be_hidden()
    page.keyboard.press("Enter")
    expect(question).to_be_visible()
    phone.tap(question.get_by_role("button", name="Voltar à partida"))
    assert [phone.held(), page.evaluate(kept)] == [before, text]

    phone.tap(phone.button("Outra partida"))
    deal.tap()
    phone.tap(phone.button("Começar outra"))
    assert page.evaluate(kept) != text
    for _ in range(20):
        if phone.stage == "match":
            break
        phone.go_on()
    over = page.evaluate(kept)
    phone.tap(phone.button("Mais uma partida"))
    expect(question).to_be_hidden()
    phone.tap(deal)  # what is over takes no room: nothing to ask
    assert page.evaluate(kept) != over


SEEN = """
globalThis.seen = new Set();
new MutationObserver(() => {
  for (const part of ["agreed", "opening", "body"])
    if (document.querySelector(`.truco-mesa-${part}`)?.checkVisibility()) seen.add(part);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_a_tab_without_a_link_opens_at_once_what_it_is_about(phone):
    page = phone.page
    page.context.add_init_script(SEEN)
    phone.open("")
    assert set(page.evaluate("[...seen]")) == {"agreed"}
    phone.tap(phone.button("Dar as cartas"))
    again = Seat(page.context.new_page(), phone.server).open("")
    assert set(again.page.evaluate("[...seen]")) == {"opening", "body"}
    assert again.held() == phone.held()
    assert again.errors == []


def test_moves_are_watched_with_the_focus_on_the_way_past_them_and_the_felt_keeps_its_size(phone):
    page = phone.open("rules=gauderio&players=2&target=24&bot=regrado&eldest=1").page
    phone.tap(phone.button("Dar as cartas"))
    hide, felt, skip = phone.button("Virada para baixo"), page.locator(".truco-replay-felt"), phone.button("Pular")
    for _ in range(60):  # until Beto has led to the first trick: he takes it, and leads again
        if phone.cards.count() == 3 and page.locator(".truco-replay-play").count():
            break
        phone.go_on()
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # the first of the moves stays on the table
    before = felt.evaluate("felt => felt.offsetHeight")
    hide.tap()
    phone.cards.first.press("Enter")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    expect(page.locator(".truco-replay-play").get_by_text("escondida")).to_have_count(1)
    assert felt.evaluate("felt => felt.offsetHeight") == before
    page.keyboard.press("Enter")
    phone.settle()
    expect(page.locator(".truco-mesa :focus")).to_be_visible()


HOSTILE, WIDE = "<b onclick=x>Zé</b>", "M" * 24


def test_two_people_pass_one_phone_under_their_own_names(phone):
    page = phone.open("rules=claudista&players=4&people=1.2").page
    page.get_by_label("Seu nome").fill(HOSTILE)
    page.get_by_label("O nome da outra pessoa").fill(WIDE)
    phone.tap(phone.button("Dar as cartas"))
    for name in (HOSTILE, WIDE):
        expect(page.get_by_text(f"Passe o telefone para {name}.", exact=True)).to_be_visible()
        for hidden in (".truco-mesa-cards", ".truco-mesa-body", ".truco-mesa-log"):
            expect(page.locator(hidden)).to_be_hidden()
        phone.tap(phone.button(f"Sou {name}: mostrar minhas cartas"))
        expect(phone.cards).to_have_count(3)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        phone.tap(phone.cards.first)
    expect(page.locator("main b[onclick]")).to_have_count(0)
    page.reload()
    phone.settle()
    expect(page.locator(".truco-mesa-body")).to_be_hidden()  # whoever had the phone is asked again
    page.evaluate("localStorage.removeItem('truco.mesa'); sessionStorage.clear()")
    page.reload()
    phone.settle()
    expect(page.get_by_label("Seu nome")).to_have_value(HOSTILE)


def test_house_rules_hold_in_the_match(phone):
    """By the book truco in the dark hand loses the match (AMB-K20); here it is a bet."""
    phone.open("rules=claudista&players=4&bot=novato&score=11-11&house=truco_in_dark:allowed")
    expect(phone.page.locator(".truco-desk-switches li")).to_have_count(1)
    phone.tap(phone.button("Dar as cartas"))
    phone.tap(phone.page.locator(".truco-mesa-free").get_by_role("button", name="Truco", exact=True))
    expect(phone.log).to_contain_text("Ana pede truco")
    assert phone.stage != "match"


def test_the_review_after_a_hand_leads_to_the_drill_to_the_moment_and_to_what_might_have_been(phone):
    page = phone.open("rules=cego&players=6&bot=novato").page
    phone.tap(phone.button("Dar as cartas"))
    others = page.locator(".truco-replay-others .truco-replay-seat")
    left_top = [(round(box["x"]), round(box["y"])) for box in (one.bounding_box() for one in others.all()) if box]
    fia, edu, duda, caio, beto = left_top  # six in a circle, whose sixth is Ana below
    assert fia[1] == beto[1] > edu[1] == duda[1] == caio[1]
    assert fia[0] == edu[0] < duda[0] < caio[0] == beto[0]
    for _ in range(20):
        if phone.stage in ("hand", "match"):
            break
        phone.go_on()
    page.get_by_role("button", name="Rever minhas escolhas").tap()
    rows = page.locator(".truco-mesa-review li[data-kind]")
    expect(rows.first).to_be_visible()
    expect(page.locator(".truco-mesa-reviewed [role='status'] .truco-quiet")).to_be_empty()  # all of them are there
    drill, moment = (rows.first.get_by_role("link", name=name) for name in ("Treinar:", "Ver este lance no replay"))
    expect(drill).to_have_attribute("href", re.compile(r"treino.*#rules=cego&skill=\w"))
    moment.tap()
    told = page.locator(".truco-replay-list [aria-current='step']")
    expect(told).to_contain_text("Ana")  # the act itself, not the beginning
    assert "file=mesa&at=0-" in page.url

    page.get_by_role("button", name="Lance anterior").tap()
    before = told.inner_text()
    page.get_by_role("button", name="E se…?").tap()
    page.get_by_role("button", name="Os bots jogam daqui").tap()
    expect(page.get_by_text("A mão acabou aqui.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_text(before, use_inner_text=True)


def test_the_coach_shows_the_odds_and_gives_hints_one_by_one(phone):
    page = phone.open("rules=gauderio&players=2&bot=novato").page
    phone.tap(phone.button("Dar as cartas"))
    table = page.locator(".truco-mesa")
    turn = int(table.get_attribute("data-turn"))
    page.locator(".truco-mesa-barred summary").tap()
    page.locator(".truco-mesa-shut").get_by_role("button", name="Retruco").tap(force=True)
    page.locator(".truco-mesa-advice summary").tap()
    expect(table).to_have_attribute("data-turn", str(turn + 2))  # what to do is worked out before anybody wants a hint
    expect(page.locator(".truco-mesa-hints li")).to_have_count(0)
    expect(page.locator(".truco-mesa-why")).to_contain_text("Ana não pode pedir retruco")  # and takes nothing away
    expect(page.locator(".truco-mesa-chance")).to_be_visible()  # of the hand; of the envido too, but for a flor
    for number in range(1, 5):
        page.get_by_role("button", name=f"Dica ({number} de 4)").tap()
        expect(page.locator(".truco-mesa-hints li")).to_have_count(number)
    expect(page.locator(".truco-mesa-hints li").last).to_contain_text("Eu faria assim:")
    expect(page.get_by_role("button", name="Dica")).to_have_count(0)
    expect(table).to_have_attribute("data-turn", str(turn + 2))


def test_axe_finds_nothing_serious_in_light_and_dark(phone):
    def found() -> list[object]:
        return [
            (scheme, one["id"], [node["html"] for node in one["nodes"]])
            for scheme in ("light", "dark")
            for one in in_scheme(scheme)
            if one["impact"] in {"serious", "critical"}
        ]

    def in_scheme(scheme: str) -> list[dict]:
        phone.page.emulate_media(color_scheme=scheme)
        return Axe().run(phone.page).response["violations"]

    page = phone.open("rules=claudista&players=4&eldest=3").page
    assert found() == []
    phone.tap(phone.button("Dar as cartas"))
    phone.tap(phone.button("Pronto: dê por cima"))
    if phone.stage == "play":  # nobody before Ana has given the hand away
        page.locator(".truco-mesa-barred summary").tap()
        page.locator(".truco-mesa-shut button").first.tap(force=True)
        page.locator(".truco-mesa-advice summary").tap()
        page.locator(".truco-mesa-costs li").first.wait_for()
    assert found() == []
