"""The page of progress in a real browser: its log is there, two pages lose nothing, a file brings a log back."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets.progress_page import NOW, ProgressPage
from tutor.lessons.answers import Answer
from tutor.lessons.progress import Place

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
ANSWER = Answer(
    "a1", NOW - timedelta(days=1), "gauderio", "envido.count", "number", 812, "0.1.0", "34",
    right=False, first=True, diagnosis=("EN-04",),
)  # fmt: skip
OTHERS = [replace(ANSWER, id=f"b{n}", at=NOW - timedelta(days=n), right=True, diagnosis=()) for n in range(2, 9)]
FORBIDDEN = """
Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""


def holding(*answers: Answer, learner: str = "") -> str:
    """A script that leaves a browser as one in which somebody has practised."""
    lines = {f"truco.answer.{learner}.{one.id}": one.to_json() for one in answers}
    return f"for (const [key, line] of Object.entries({json.dumps(lines)})) localStorage.setItem(key, line);\n"


def in_browser() -> Place:
    return Place({"TRUCO_TUTOR_PROGRESS": "browser"})


@pytest.fixture
def opened(context):
    pages = []

    def opened(place=None, *, before="", size=SCREEN):
        page = context.new_page()
        page.set_viewport_size(size)
        pages.append(ProgressPage(page, place or in_browser(), before=before))
        return pages[-1]

    yield opened
    assert [one.errors for one in pages] == [[]] * len(pages)


def export(page):
    with page.page.expect_download() as download:
        page.button("Exportar").click()
    return download.value


def test_the_map_the_mistakes_and_the_weeks_of_a_log_that_is_in_the_browser(opened):
    page = opened(before=holding(ANSWER, *OTHERS) + 'localStorage.setItem("truco.answer..evil", "{");')
    book = page.part.get_by_role("region", name="Truco Gaudério")

    expect(page.part).to_contain_text("8 perguntas respondidas desde 12 mar 2026, 7 certas de primeira.")
    # the last answer was wrong: known asks for the last two of four to be right
    expect(book.get_by_role("listitem").filter(has_text="Contar o envido")).to_contain_text("↻ a rever")
    book.get_by_text("O que ensina").first.click()
    link = book.get_by_role("link", name="§ gauderio/envido/titulo")
    assert link.get_attribute("href") == "/render/apps/regras.ipynb#clause=gauderio/envido/titulo"
    expect(page.part).to_contain_text("“com par, somam-se as três cartas”")
    expect(page.part.get_by_role("img", name="8 dias de treino")).to_be_visible()
    page.part.get_by_text("Em tabela").click()
    expect(page.part.get_by_role("row", name="19 mar 0 1")).to_be_visible()
    practise = page.part.locator(".truco-progress-next a")
    assert practise.get_attribute("href") == "/render/apps/treino.ipynb#rules=gauderio&skill=envido.count"


def test_by_keyboard_alone_export_delete_and_import_bring_all_back(opened, tmp_path):
    page = opened(before=f"if (!localStorage.length) {{ {holding(ANSWER, *OTHERS)} }}")
    before = page.kept()
    file = tmp_path / "log.json"
    export(page).save_as(file)
    assert {one["id"] for one in json.loads(file.read_text())["answers"]} == {"a1", *(one.id for one in OTHERS)}

    page.button("Apagar meus dados").focus()
    page.page.keyboard.press("Enter")
    dialog = page.part.get_by_role("dialog", name="Apagar os dados?")
    expect(dialog).to_contain_text("as 8 respostas desde 12 mar 2026")
    page.page.keyboard.press("Escape")
    assert page.kept() == before
    page.page.keyboard.press("Enter")
    expect(page.button("Guardar")).to_be_focused()
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Enter")
    expect(page.said()).to_have_text("Os dados foram apagados.")
    assert page.kept() == {}
    expect(page.button("Apagar meus dados")).to_be_disabled()

    page.part.locator("input[type=file]").set_input_files(file)
    expect(page.said()).to_have_text("8 respostas novas foram juntadas.")
    page.page.wait_for_function("localStorage.length === 8")
    assert {key: json.loads(line) for key, line in page.kept().items()} == {
        key: json.loads(line) for key, line in before.items()
    }


def test_two_pages_of_one_learner_lose_nothing_and_see_each_other(opened):
    one, other = opened(), opened()
    for page, answer in ((one, ANSWER), (other, OTHERS[0])):
        page.widget._session._talk.add(answer)  # noqa: SLF001  # as practice does
        page.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(one.part).to_contain_text("2 perguntas respondidas")
    expect(other.part).to_contain_text("2 perguntas respondidas")
    assert sorted(one.kept()) == ["truco.answer..a1", "truco.answer..b2"]

    other.button("Apagar meus dados").click()
    other.button("Apagar").click()
    expect(one.part).to_contain_text("Ainda não há respostas.")
    assert one.kept() == {}


def test_several_names_on_one_computer(opened):
    page = opened(before=f"if (!localStorage.length) {{ {holding(ANSWER, learner='Bia')} }}")
    who = page.part.get_by_text("Quem está treinando: ")
    who.click()
    page.part.get_by_label("Outro nome").fill("  Ana.1   Luíza ")
    page.part.get_by_label("Outro nome").press("Enter")
    expect(who).to_have_text("Quem está treinando: Ana.1 Luíza")
    expect(page.part).to_contain_text("Ainda não há respostas.")
    page.part.get_by_label("Nomes neste computador").select_option("Bia")
    expect(page.part).to_contain_text("Uma pergunta respondida")
    assert page.kept()["truco.learner"] == '"Bia"'
    page.page.reload()
    page.part.wait_for()
    expect(who).to_have_text("Quem está treinando: Bia")


def test_a_browser_that_keeps_nothing_says_so_and_practice_goes_on(opened, tmp_path):
    page = opened(before=FORBIDDEN)
    file = tmp_path / "log.json"
    file.write_text(json.dumps({"format": "truco-tutor progress 1", "answers": [ANSWER.as_dict()]}))
    page.part.locator("input[type=file]").set_input_files(file)

    expect(page.part).to_contain_text("Este navegador não deixa guardar nada.")
    expect(page.part).to_contain_text("Uma pergunta respondida")


def test_two_pages_over_one_file_on_the_machine(opened, tmp_path):
    environment = {"TRUCO_TUTOR_DB": f"sqlite:///{tmp_path}/progress.db"}
    one, other = opened(Place(environment)), opened(Place(environment))
    for page, answer in ((one, ANSWER), (other, OTHERS[0])):
        log = page.widget._session._talk.log  # noqa: SLF001  # as practice does
        log.add(answer)
        assert log.flush(20)
    for page in (one, other):
        page.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.part).to_contain_text("2 perguntas respondidas")
        expect(page.part).to_contain_text("As respostas ficam neste computador")
        assert page.kept() == {}
        page.widget._session._talk.log.close()  # noqa: SLF001


def test_with_the_hub_nobody_chooses_a_name(opened, tmp_path):
    place = Place({"TRUCO_TUTOR_DB": f"sqlite:///{tmp_path}/progress.db", "JUPYTERHUB_USER": "bia"})
    page = opened(place, before='localStorage.setItem("truco.learner", \'"Ana"\');')

    expect(page.part.get_by_text("Quem está treinando")).to_be_hidden()
    assert page.widget.view["learner"] == "bia"
    place.log().close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_everybody_can_use_it(opened, size, scheme):
    page = opened(before=holding(ANSWER, *OTHERS), size=size)
    page.page.emulate_media(color_scheme=scheme)
    for fold in page.part.locator("summary").all():
        fold.click()

    found = Axe().run(page.page)
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found.response["violations"]] == []
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.part.locator("button:visible, a:visible, summary:visible, select:visible").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"
    )
    assert small == []
