"""The way in: what stands there without a kernel, on where one was, who learns; by keyboard, without storage."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.voila_server import Served, notebook, served
from tutor.engine import ruleset
from tutor.rulebook import RULEBOOKS
from tutor.server.landing import landing
from tutor.server.places import find_places

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

PHONE, SCREEN = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
FORBIDDEN = (
    """Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("", "SecurityError"); } })"""
)


@pytest.fixture(scope="module")
def course_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve lessons of two rulebooks, one across, one of another folder; no kernel waits."""
    folder = tmp_path_factory.mktemp("curso")
    notebook(folder / "gauderio" / "01-baralho.ipynb", "O baralho", ["# O baralho\n\nQuarenta cartas."])
    notebook(folder / "gauderio" / "02-forca.ipynb", "Força e manilhas", ["# Força"])
    notebook(folder / "claudista" / "01-baralho.ipynb", "A vira", ["# A vira"])
    notebook(folder / "juntos" / "01-contraste.ipynb", "Contraste", ["# Contraste"])
    notebook(folder / "minha.ipynb", "Minha lição", ["# Minha lição"])
    with served(tmp_path_factory.mktemp("log") / "log.txt", "--notebooks", str(folder), "--warm", "0") as server:
        yield server


@pytest.fixture
def home(page: Page, course_server: Served) -> Iterator[Page]:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(course_server.link)
    yield page
    assert errors == []


def links(part: Locator) -> list[str]:
    return [" ".join(link.split()).replace(" :", ":") for link in part.get_by_role("link").all_inner_texts()]


def test_a_page_stands_beside_its_rulebook_and_what_is_not_there_is_not_linked(tmp_path: Path) -> None:
    notebook(tmp_path / "notebooks" / "cego" / "02-forca.ipynb", "Força", [])
    notebook(tmp_path / "notebooks" / "cego" / "01-baralho.ipynb", "Baralho", [])
    notebook(tmp_path / "notebooks" / "juntos" / "01-contraste.ipynb", "Contraste", [])
    notebook(tmp_path / "notebooks" / "outra.ipynb", "Outra", [])
    for app in ("progresso", "novo", "treino"):
        notebook(tmp_path / "apps" / f"{app}.ipynb", app, [])

    found = landing(tmp_path)

    assert [book.id for book in found.books] == list(RULEBOOKS)
    assert {book.id: [one.title for one in book.lessons] for book in found.books} == {
        "gauderio": [],
        "cego": ["Baralho", "Força"],
        "claudista": [],
    }
    assert [one.title for one in (*found.together, *found.others)] == ["Contraste", "Outra"]
    assert [one.place for one in found.apps] == ["apps/treino", "apps/progresso", "apps/novo"]
    assert found.first is not None
    assert found.first.place == "notebooks/cego/01-baralho"


def test_every_app_says_in_both_languages_what_it_is_and_what_it_is_for(tmp_path: Path) -> None:
    (tmp_path / "apps").symlink_to(find_places().apps)

    apps = {one.place.removeprefix("apps/"): one for one in landing(tmp_path).apps}

    assert len(apps) == 8
    assert [name for name, one in apps.items() if not (one.about and one.about_en)] == []
    assert [name for name, one in apps.items() if not one.title_en] == ["replay"], "the same word in both"


def test_the_facts_of_a_rulebook_are_those_of_its_record(tmp_path: Path) -> None:
    for book in landing(tmp_path).books:
        record = ruleset(book.id)
        _, seats, targets = ([int(number) for number in re.findall(r"\d+", fact)] for fact in book.facts)
        assert seats == [*record.seats.value] * 2, "once in each language"
        assert targets == [*record.match.targets.value] * 2


def test_everything_stands_there_without_a_kernel_and_without_a_script(browser, course_server: Served) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(course_server.link)

    assert page.get_by_role("heading", level=1).inner_text() == "Truco se aprende jogando"
    names = ["Truco Gaudério", "Truco Cego", "Truco Claudista", "Um ao lado do outro", "Mais lições"]
    assert page.get_by_role("article").evaluate_all("all => all.map(one => one.querySelector('h3').innerText)") == names
    gauderio = page.get_by_role("article", name="Truco Gaudério")
    assert links(gauderio) == [
        "1 O baralho",
        "2 Força e manilhas",
        "Treinar: Truco Gaudério",
        "Ler as regras: Truco Gaudério",
    ]
    expect(page.get_by_role("article", name="Truco Cego")).to_contain_text("ainda estão sendo escritas")
    assert links(page.get_by_role("article", name="Um ao lado do outro")) == ["1 Contraste"]
    assert links(page.get_by_role("article", name="Mais lições")) == ["1 Minha lição"]
    tools = page.get_by_role("region", name="Para usar à vontade").get_by_role("link").locator("strong")
    assert tools.all_inner_texts() == ["Treino", "Mesa", "Replay", "Juiz", "Regras", "Marcador", "Progresso", "Turma"]
    assert course_server.kernels() == []
    context.close()


def test_every_link_leads_to_a_notebook_that_is_there(course_server: Served) -> None:
    _, _, html = course_server.fetch("")
    places = {unquote(address).split("#")[0] for address in re.findall(r'href="/voila/render/([^"]+)"', html)}

    there = [path for path in places if (find_places().apps / path.removeprefix("apps/")).is_file()]
    assert sorted(places - {*there}) == [
        "notebooks/claudista/01-baralho.ipynb",
        "notebooks/gauderio/01-baralho.ipynb",
        "notebooks/gauderio/02-forca.ipynb",
        "notebooks/juntos/01-contraste.ipynb",
        "notebooks/minha.ipynb",
    ]
    assert len(there) == len([*find_places().apps.glob("*.ipynb")])


def test_one_goes_on_where_one_was(home: Page) -> None:
    begin = home.get_by_role("link", name="Abrir a primeira lição")
    expect(begin).to_be_visible()
    expect(home.get_by_role("link", name="Continuar")).to_have_count(0)

    home.get_by_role("article", name="Truco Gaudério").get_by_text("2 lições").click()
    home.get_by_role("link", name="Força e manilhas").click()
    home.locator("main[data-ready]").wait_for()
    expect(home.get_by_role("banner").get_by_role("link", name="Gaudério", exact=True)).to_be_visible()
    home.get_by_role("banner").get_by_role("link", name="Truco Tutor").click()

    on = home.get_by_role("link", name="Continuar: Força e manilhas")
    expect(on).to_be_visible()
    expect(begin).to_be_hidden()
    expect(home.locator('[aria-current="step"]')).to_have_text(re.compile("Força e manilhas"))
    on.click()
    home.get_by_role("heading", level=1, name="Força").wait_for()


def test_the_drill_goes_on_at_its_question(home: Page, course_server: Served) -> None:
    home.goto(course_server.page("apps/treino") + "#rules=cego&skill=envido.count&seed=812")
    home.locator("main[data-ready]").wait_for()
    book = home.get_by_role("banner").get_by_role("link", name="Cego", exact=True)
    expect(book).to_have_attribute("href", "/voila/render/apps/regras.ipynb#rules=cego")
    expect(home.locator("[data-waiting]")).to_have_count(0)  # the link is open
    home.locator(".truco-head").get_by_role("radio", name="Gaudério").check(force=True)
    expect(home.get_by_role("banner").get_by_role("link", name="Gaudério", exact=True)).to_be_visible()
    home.goto(course_server.link)

    on = home.get_by_role("link", name="Continuar: Treino, Gaudério")
    expect(on).to_have_attribute("href", "/voila/render/apps/treino.ipynb#rules=gauderio&skill=envido.count&seed=812")


@pytest.mark.parametrize(
    "kept",
    [
        "{", "null", "7", '{"place": 1}', '[null, 3, {"place": "apps/treino"}]',
        '[{"place": "javascript:alert(1)", "hash": "", "title": "x", "title_en": ""}]',
        '[{"place": "//example.org/apps/treino", "hash": "", "title": "x", "title_en": ""}]',
    ],
)  # fmt: skip
def test_what_somebody_else_wrote_is_no_place(home: Page, kept: str) -> None:
    home.evaluate("text => localStorage.setItem('truco.places', text)", kept)
    home.reload()

    expect(home.get_by_role("link", name="Abrir a primeira lição")).to_be_visible()
    expect(home.locator("#truco-continue")).to_be_hidden()


def test_a_name_is_chosen_by_keyboard_and_progress_knows_it(home: Page, course_server: Served) -> None:
    keys = home.keyboard
    home.locator("#truco-who summary").focus()
    keys.press("Enter")
    keys.press("Tab")
    expect(home.get_by_role("button", name="sem nome")).to_be_focused()
    keys.press("Tab")
    expect(home.get_by_label("Outro nome")).to_be_focused()
    keys.type("  Ana   Luíza ")
    keys.press("Enter")
    expect(home.get_by_role("button", name="Ana Luíza")).to_be_focused()
    expect(home.get_by_role("button", name="Ana Luíza")).to_have_attribute("aria-pressed", "true")
    expect(home.locator("#truco-who-name")).to_have_text("Ana Luíza")

    home.reload()
    home.locator("#truco-who summary").click()
    home.get_by_role("button", name="sem nome").click()
    assert json.loads(home.evaluate("localStorage.getItem('truco.learners')")) == ["Ana Luíza"]
    home.get_by_role("button", name="Ana Luíza").click()
    home.goto(course_server.page("apps/progresso"))
    expect(home.locator(".truco-progress-people summary")).to_have_text("Quem está treinando: Ana Luíza")


def test_where_storage_is_forbidden_the_page_stands_and_says_so(home: Page) -> None:
    home.add_init_script(FORBIDDEN)
    home.reload()

    expect(home.get_by_role("link", name="Abrir a primeira lição")).to_be_visible()
    home.locator("#truco-who summary").click()
    home.get_by_label("Outro nome").fill("Bia")
    home.get_by_role("button", name="Entrar com este nome").click()
    expect(home.get_by_text("Este navegador não deixa guardar nada")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_it_is_fit_for_everyone(home: Page, scheme, lang: str, size) -> None:
    home.evaluate("lang => localStorage.setItem('truco.settings', JSON.stringify({ lang }))", lang)
    home.emulate_media(color_scheme=scheme)
    home.set_viewport_size(size)
    home.reload()
    home.locator("#truco-who summary").click()

    found = Axe().run(home).response["violations"]

    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []
    assert home.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = home.evaluate(
        """[...document.querySelectorAll("main :is(a, button, input, summary)")].filter(one => one.checkVisibility())
        .map(one => [one.innerText, one.getBoundingClientRect().height]).filter(([, height]) => height < 44)"""
    )
    assert small == []
    other = {"pt-BR": "truco-only-en", "en": "truco-only-pt"}[lang]
    assert home.locator(f".{other}:visible").count() == 0
