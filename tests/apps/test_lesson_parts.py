"""The parts of a lesson on the real server, two of them wrong, as any reader has them (no mistake is raised)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.apps.learner import PHONE
from tests.voila_server import Served, notebook, served
from tutor.lessons.dealing import ask
from tutor.rulebook import clause
from tutor.widgets.broken_cell import STRICT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

LESSON = "notebooks/gauderio/03-rodadas-e-empates"
CELLS = (
    "# Uma lição\n\nLeia `gauderio/empate/4` e `AMB-G31`, e não `gauderio`.",
    'from tutor.notebook import lesson\n\nlesson.open("gauderio/03-rodadas-e-empates")',
    'lesson.clause("gauderio/empat/4")',
    "lesson.wordz()",
    'lesson.words("rodada")',
    'lesson.example(ask="hand", tricks="=A", eldest=0)',
    'lesson.example(ask="trick", plays="3c x2o", eldest=0)',
    'lesson.replay("gauderio-empate-na-primeira", at="empate")',
    'lesson.exercise("envido.count", kind="pair", seed=1, show="steps")',
    'lesson.exercise("tie.hand", kind="winner", seed=7)',
    "1 / 0",
    "lesson.next()",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("lessons")
    notebook(folder / "gauderio/03-rodadas-e-empates.ipynb", "Uma lição", CELLS)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(STRICT)
        with served(folder / "log.txt", "--notebooks", str(folder), "--warm", "0") as found:
            yield found


@pytest.fixture
def lesson_page(page: Page, server: Served) -> Page:
    page.set_viewport_size(PHONE)
    page.goto(server.page(LESSON))
    page.locator("main[data-ready]").wait_for()
    return page


def test_what_is_wrong_is_told_in_its_place_and_the_rest_goes_on(lesson_page):
    broken = lesson_page.locator(".truco-piece-broken")
    expect(broken).to_have_count(2)
    expect(broken.first).to_contain_text("Esta parte não abriu. O resto da lição continua valendo.")
    why = broken.first.locator(".truco-only-pt details")
    expect(why.get_by_text("gauderio/empate/4")).to_be_hidden()
    why.get_by_text("Para quem escreve a lição").click()
    expect(why.get_by_text("gauderio/empate/4")).to_be_visible()

    expect(lesson_page.locator(".truco-failed")).to_have_count(1)  # what is no part of a lesson: the page's own word
    exercise = lesson_page.locator(".truco-exercise[data-question]").last
    exercise.locator(".truco-choice").first.click()
    expect(exercise.locator(".truco-verdict")).to_be_visible()
    onward = lesson_page.get_by_role("link", name="Próxima lição: Carta escondida")
    expect(onward).to_be_visible()
    expect(onward).not_to_have_attribute("target", "_blank")


def test_ids_in_the_prose_and_in_the_pieces_lead_to_the_rules(lesson_page, server):
    regras = server.page("apps/regras").removeprefix(server.link.rstrip("/"))
    links = lesson_page.locator("a.truco-cite:has(code)").evaluate_all(
        "all => all.map(link => [link.textContent, link.getAttribute('href')])"
    )

    assert ["gauderio/empate/4", f"{regras}#clause=gauderio/empate/4"] in links
    assert ["AMB-G31", f"{regras}#reading=AMB-G31"] in links
    assert ["gauderio/def/rodada", f"{regras}#clause=gauderio/def/rodada"] in links
    assert "gauderio" not in [said for said, _ in links]


def test_everything_but_the_prose_follows_the_language_of_the_page(page, server):
    page.goto(server.page(LESSON) + "#lang=en")
    page.locator("main[data-ready]").wait_for()

    expect(page.get_by_text("Truco Gaudério, lesson 3 of 9")).to_be_visible()
    expect(page.locator(".truco-piece-words dt:visible")).to_have_text(["trick"])
    expect(page.get_by_role("link", name="Next lesson: The hidden card")).to_be_visible()
    expect(page.locator(".truco-piece-broken:visible").first).to_contain_text("This part did not open.")
    expect(page.get_by_text("Próxima lição")).to_be_hidden()


def test_the_head_says_the_place_in_the_course_and_its_link_can_be_copied(lesson_page, server):
    lesson_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(lesson_page.get_by_text("Truco Gaudério, lição 3 de 9")).to_be_visible()
    lesson_page.get_by_role("button", name="Copiar o link desta lição").click()

    expect(lesson_page.get_by_text("Copiado")).to_be_visible()
    assert server.page(LESSON) == lesson_page.evaluate("navigator.clipboard.readText()")


def test_an_example_is_stepped_by_keyboard_and_each_step_opens_its_clause(lesson_page):
    example = lesson_page.locator(".truco-example").first
    expect(example.locator(".truco-facts li")).to_have_text(["O mão: Ana", "1ª rodada: empate", "2ª rodada: Ana"])
    example.get_by_role("button", name="Próximo passo").focus()
    lesson_page.keyboard.press("Enter")
    expect(example.get_by_role("status")).to_contain_text("A mão ainda não se decidiu")
    lesson_page.keyboard.press("Enter")
    expect(example.get_by_role("status")).to_contain_text("A mão é de Ana: empatou a primeira, vale a segunda.")

    example.get_by_role("button", name="§ gauderio/empate/1").click()
    sheet = example.get_by_role("dialog")
    expect(sheet).to_contain_text(clause("gauderio/empate/1").pt)
    lesson_page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_an_example_shows_whose_card_lies_where_and_a_covered_one_face_down(lesson_page):
    example = lesson_page.locator(".truco-example").nth(1)

    expect(example.locator(".truco-row figcaption")).to_have_text(["Ana", "Beto"])
    assert ["normal", "face-down"] == example.locator(".truco-hand .truco-card").evaluate_all(
        "all => all.map(card => card.dataset.state)"
    )
    example.get_by_role("button", name="Todos os passos").click()
    assert "face-down" in example.locator(".truco-hand .truco-card").evaluate_all(
        "all => all.map(card => card.dataset.state)"
    )


def test_a_hand_in_a_lesson_begins_at_its_moment_and_leaves_the_address_alone(lesson_page):
    address, hand = lesson_page.url, lesson_page.locator(".truco-replay")
    act = hand.locator(".truco-replay-act")
    expect(act).to_have_text("Beto joga o seis de espadas.")
    counter = hand.locator(".truco-replay-counter")
    begun = counter.inner_text()
    expect(hand.locator("[data-key='library']")).to_be_hidden()
    lesson_page.keyboard.press("ArrowRight")  # the focus is elsewhere
    expect(counter).to_have_text(begun)
    hand.locator("[data-key='next']").click()
    expect(counter).not_to_have_text(begun)
    lesson_page.keyboard.press("ArrowLeft")
    expect(counter).to_have_text(begun)
    expect(act).to_have_text("Beto joga o seis de espadas.")

    assert address == lesson_page.url


def test_a_hand_in_a_lesson_folds_what_is_not_needed_and_keeps_its_step_over_a_reload(lesson_page):
    hand = lesson_page.locator(".truco-replay")
    acts = hand.get_by_role("list", name="Lances")
    expect(hand.locator(".truco-replay-told")).to_contain_text("Beto joga o seis de espadas.")
    expect(acts).to_be_hidden()
    expect(hand.locator(".truco-clauses")).to_be_hidden()
    expect(hand.get_by_label("Visto por")).to_be_hidden()
    looked_at = [hand.locator(f".truco-replay-{part}").bounding_box() for part in ("status", "felt", "controls")]
    assert sum(box["height"] for box in looked_at) < PHONE["height"] * 2 / 3  # the rest is for what is said
    hand.locator(".truco-replay-more > summary").focus()
    lesson_page.keyboard.press("Enter")
    expect(acts).to_be_visible()
    expect(hand.get_by_label("Visto por")).to_be_visible()

    hand.locator("[data-key='next']").click()
    left = hand.locator(".truco-replay-counter").inner_text(), hand.locator(".truco-replay-act").inner_text()
    lesson_page.reload()
    lesson_page.locator("main[data-ready]").wait_for()

    expect(hand.locator(".truco-replay-act")).to_have_text(left[1])
    expect(hand.locator(".truco-replay-counter")).to_have_text(left[0])


def test_steps_that_are_given_away_stand_before_the_answer(lesson_page):
    exercise = lesson_page.locator(".truco-exercise[data-question]").first
    steps = exercise.locator(".truco-given-steps li")
    expect(steps.first).to_contain_text("são do mesmo naipe: 20.")
    expect(steps).to_have_count(4)
    question = ask("gauderio", "envido.count", seed=1, kind="pair")
    exercise.get_by_label("Sua resposta").fill(question.key[0])
    exercise.get_by_label("Sua resposta").press("Enter")

    expect(exercise.locator(".truco-verdict")).to_contain_text("✓ Certo")
    expect(steps.first).to_be_hidden()
