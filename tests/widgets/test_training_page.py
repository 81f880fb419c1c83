"""Every kind of answer in a real browser: by keyboard alone and by touch, with help, for any eye and in any light."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets.harness import Desk
from tutor.lessons.placement_test import PlacementTest
from tutor.lessons.progress import Place, Talk
from tutor.lessons.progress.places import DATABASE
from tutor.lessons.training import Training

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def opened(page, skill, *, rules="gauderio", kind="", seed=4, size=PHONE, auto=0):
    page.set_viewport_size(size)
    return Desk(page, Training(skill, rules=rules, kind=kind, seed=seed, auto=auto))


def violations(page):
    """What stands wrong in the part itself; headings are the page's that holds it."""
    found = Axe().run(page, context=".truco-exercise").response["violations"]
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]


def choice(desk, key):
    return desk.page.locator(f".truco-choice[value='{key}']")


def test_one_of_several_by_the_keyboard_alone(page):
    """The first choice has the focus, arrows go through them, a figure chooses, Enter goes on."""
    desk = opened(page, "tie.hand", kind="winner")
    question = desk.session.question
    keys = [one.key for one in question.shown.choices]
    expect(choice(desk, keys[0])).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choice(desk, keys[1])).to_be_focused()

    page.keyboard.press(str(keys.index(question.key[0]) + 1))
    expect(page.locator(".truco-verdict")).to_contain_text("✓ Certo")
    expect(page.get_by_role("button", name="Próxima")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".truco-choice").first).to_be_focused()
    assert desk.errors == []


def test_cards_are_put_in_order_at_a_touch_and_taken_back(page):
    desk = opened(page, "rank", kind="sort")
    key = desk.session.question.key
    choice(desk, key[1]).click()
    choice(desk, key[0]).click()
    expect(choice(desk, key[1])).to_contain_text("nº 1")
    expect(choice(desk, key[0])).to_contain_text("nº 2")
    choice(desk, key[1]).click()
    expect(choice(desk, key[1])).to_have_attribute("aria-pressed", "false")
    for one in key[1:]:
        choice(desk, one).click()
    page.get_by_role("button", name="Responder").click()

    expect(page.locator(".truco-verdict")).to_contain_text("✓ Certo")


def test_an_order_that_is_not_whole_is_told_so_and_nothing_is_lost(page):
    desk = opened(page, "rank", kind="sort")
    key = desk.session.question.key
    choice(desk, key[0]).click()
    page.get_by_role("button", name="Responder").click()

    expect(page.locator(".truco-message")).to_have_text("Falta pôr todas em ordem.")
    expect(choice(desk, key[0])).to_have_attribute("aria-pressed", "true")


def test_all_that_may_be_done_is_marked(page):
    desk = opened(page, "envido.raise", kind="legal", size=SCREEN)
    for key in desk.session.question.key:
        choice(desk, key).click()
    page.get_by_role("button", name="Responder").click()

    expect(page.locator(".truco-verdict")).to_contain_text("✓ Certo")


def test_help_in_four_steps_then_another_try_in_place(page):
    desk = opened(page, "falta", rules="cego", kind="number")
    for step in range(1, 5):
        page.get_by_role("button", name=f"Dica {step} de 4").click()
        expect(page.locator(".truco-hints li")).to_have_count(step)
    expect(page.get_by_role("button", name="Dica")).to_have_count(0)
    page.get_by_label("Sua resposta").fill("99")
    page.keyboard.press("Enter")
    expect(page.locator(".truco-verdict")).to_contain_text("✗ Ainda não: 99")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Sua resposta")).to_be_focused()
    assert desk.session.log[0].hints == 4


def test_what_is_right_goes_on_by_itself_and_what_is_wrong_waits(page):
    desk = opened(page, "trick", kind="winner", auto=300)
    question = desk.session.question
    wrong = next(one.key for one in question.shown.choices if one.key not in question.key)
    choice(desk, wrong).click()
    expect(page.locator(".truco-verdict")).to_contain_text("✗ Ainda não")
    page.wait_for_timeout(700)
    expect(page.get_by_role("button", name="Tentar de novo")).to_be_focused()
    page.keyboard.press("Enter")
    choice(desk, question.key[0]).click()
    expect(page.locator(".truco-verdict")).to_be_hidden()
    assert desk.session.question != question


def test_another_skill_is_chosen_and_stands_in_the_address(page):
    desk = opened(page, "rank", rules="claudista")
    page.get_by_label("Assunto").select_option("dark")
    expect(page.get_by_label("Assunto")).to_have_value("dark")
    page.wait_for_url("**/*#rules=claudista&skill=dark&seed=*")
    assert desk.session.question.skill == "dark"


def test_an_error_is_reported_with_all_it_takes_to_ask_again(page):
    desk = opened(page, "tie", kind="four")
    choice(desk, desk.session.question.key[0]).click()
    report = desk.widget.view["feedback"]["report"]

    assert all(part in report for part in ("tie#four", f"semente {desk.session.question.seed}", "versão "))
    expect(page.get_by_role("button", name="Relatar erro")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("skill", "rules", "kind"),
    [("hide", "claudista", "clause"), ("full_hand", "claudista", "points"), ("rank", "cego", "sort")],
)
def test_axe_finds_nothing_and_nothing_runs_off_a_phone(page, scheme, skill, rules, kind):
    page.emulate_media(color_scheme=scheme)
    desk = opened(page, skill, rules=rules, kind=kind)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [] == violations(page)

    key = desk.session.question.key
    if desk.session.question.form == "number":
        page.get_by_label("Sua resposta").fill(key[0])
    for one in key if desk.session.question.form != "number" else ():
        choice(desk, one).click()
    if desk.session.question.form != "one":
        page.get_by_role("button", name="Responder").click()
    expect(page.locator(".truco-verdict")).to_contain_text("✓ Certo")
    assert [] == violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_test_whose_time_is_over_offers_to_end_though_nobody_does_anything(page):
    """Four minutes and 59 seconds have passed when the page opens: the offer comes by itself, the answer stays."""
    began = datetime(2026, 3, 1, 12, tzinfo=UTC)
    clock = [began]
    test = PlacementTest("cego", now=lambda: clock[-1])
    clock.append(began + timedelta(minutes=4, seconds=59))
    desk = Desk(page, test)
    asked = desk.session.question
    page.get_by_label("Sua resposta").fill("2")
    offer = page.locator(".truco-message")
    expect(offer).to_contain_text("Já se passaram 5 minutos, e dá para parar aqui")

    expect(page.get_by_label("Sua resposta")).to_have_value("2")
    expect(page.get_by_label("Sua resposta")).to_have_attribute("aria-invalid", "false")
    assert (desk.session.question, desk.errors) == (asked, [])
    assert not [one for one in desk.received if one["act"] in {"answer", "next"}]


class LateDesk(Desk):
    """A kernel that takes its time to open a link."""

    late = ""

    def _receive(self, text):
        if '"restore"' in text:
            self.late = text
            return []
        return super()._receive(text)

    def open_link(self):
        for kind, value in super()._receive(self.late):
            self.page.evaluate("([kind, value]) => fromPython(kind, value)", [kind, value])


def chosen(desk):
    return [message for message in desk.received if message["act"] in ("rules", "skill", "answer", "hint")]


def test_nothing_can_be_chosen_until_the_link_is_open_and_then_the_choice_holds(page):
    """A choice made in the instant before would be overtaken by the question of the link, without a word."""
    page.set_viewport_size(SCREEN)
    link = "rules=cego&skill=envido.count&seed=7"
    desk = LateDesk(page, Training("envido.count", seed=4), fragment=link, body_attributes='data-voila="voila"')
    box = page.get_by_text("Truco Claudista").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for key in ("Tab", "ArrowRight", "1", "Enter"):
        page.keyboard.press(key)
    assert (page.locator("[data-waiting]").count(), chosen(desk)) == (1, [])
    expect(page.locator(".truco-prompt").first).to_be_hidden()

    desk.open_link()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    expect(page.get_by_label("Truco Cego")).to_be_checked()
    expect(page.get_by_label("Sua resposta")).to_be_focused()
    page.get_by_label("Truco Gaudério").check()
    page.wait_for_url("**/*#rules=gauderio&skill=envido.count&seed=7")

    page.evaluate("location.hash = 'rules=cego&skill=envido.count&seed=9'")  # another link, pasted into the address
    page.locator("[data-waiting]").wait_for()
    desk.open_link()
    page.wait_for_url("**/*#rules=cego&skill=envido.count&seed=9")
    expect(page.get_by_label("Truco Cego")).to_be_checked()
    expect(page.get_by_label("Sua resposta")).to_be_focused()
    assert desk.errors == []


def test_a_link_that_cannot_be_opened_leaves_the_page_in_use(page):
    training = Training("envido.count", seed=4)
    acts = training.act

    def broken(message):
        if message["act"] == "restore":
            raise RuntimeError("the disk burns")
        acts(message)

    training.act = broken
    desk = Desk(page, training, fragment="rules=cego&skill=envido.count&seed=7", body_attributes='data-voila="voila"')
    expect(page.locator("[data-waiting]")).to_have_count(0)
    page.get_by_label("Truco Cego").check()

    expect(page.get_by_label("Truco Cego")).to_be_checked()
    assert desk.errors == []


FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, {
  get() { throw new DOMException("", "SecurityError"); } })"""


def test_where_storage_is_forbidden_an_answer_is_written_all_the_same_and_nothing_breaks(page, tmp_path):
    """What the program says of the answers that the browser holds until they are written finds nothing to hold them."""
    page.add_init_script(FORBIDDEN)
    talk = Talk(Place({DATABASE: f"sqlite:///{tmp_path}/progress.db"}))
    training = Training("envido.count", kind="number", seed=4, keep=talk.add, answers=talk.at_hand)
    desk = Desk(page, training, talk=talk, body_attributes='data-voila="voila"')
    page.get_by_label("Sua resposta").fill(training.question.key[0])
    page.keyboard.press("Enter")
    expect(page.locator(".truco-verdict")).to_contain_text("✓ Certo")
    (answer,) = talk.answers()
    for said in ({"act": "hold", "answers": [answer.as_dict()]}, {"act": "drop", "ids": [answer.id]},
                 {"act": "drop", "ids": None}, {"act": "held"}, {"act": "forget"}):  # fmt: skip
        page.evaluate("said => fromPython('message', { learner: '', ...said })", said)
    page.get_by_role("button", name="Próxima").click()
    expect(page.locator(".truco-verdict")).to_be_hidden()

    assert talk.log.close()
    assert ([], [answer.id]) == (desk.errors, [one.id for one in talk.answers()])
