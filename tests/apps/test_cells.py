"""What each code cell of the notebooks shows, run as it stands there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tutor.engine import cards, count_envido, ruleset
from tutor.lessons.drills.counts import PAIR, PAIR_WITH_FIGURE, THREE_SUITS, kind_of
from tutor.notebook import app, lesson
from tutor.rulebook import RULEBOOKS
from tutor.widgets.example import ExampleWidget
from tutor.widgets.exercise import ExerciseWidget

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(
    path
    for folder in ("notebooks", "voila_apps")
    for path in (ROOT / folder).rglob("*.ipynb")
    if ".ipynb_" not in str(path)
)
LESSON, TREINO = ROOT / "notebooks/gauderio/05-envido.ipynb", ROOT / "voila_apps/treino.ipynb"


def cells(path, kind):
    return ["".join(c["source"]) for c in json.loads(path.read_text("utf-8"))["cells"] if c["cell_type"] == kind]


def shown(path):
    """Run the code cells one after the other; each ends with what it shows."""
    names: dict[str, object] = {}
    found = []
    for source in cells(path, "code"):
        *before, last = source.strip().splitlines()
        exec("\n".join(before), names)  # noqa: S102 - our own notebook
        found.append(eval(last, names))  # noqa: S307
    return found


def test_the_lesson_shows_an_example_three_hands_of_three_kinds_and_a_round():
    widgets = shown(LESSON)
    (example,) = (widget for widget in widgets if isinstance(widget, ExampleWidget))
    *exercises, check = (widget for widget in widgets if isinstance(widget, ExerciseWidget))

    assert (example.view["cards"], example.view["value"], example.view["lit"]) == (
        ["1c", "7c", "6p"],
        "28",
        ["1c", "7c"],
    )
    assert [line["value"] for line in example.view["lines"]] == ["+20", "+1", "+7", "fora"]
    views = [exercise.view for exercise in exercises]
    hands = [cards(" ".join(view["cards"])) for view in views[:3]]
    assert [kind_of(ruleset("gauderio"), hand) for hand in hands] == [PAIR, PAIR_WITH_FIGURE, THREE_SUITS]
    assert [count_envido(ruleset("gauderio"), hand).value for hand in hands] == [27, 26, 7]
    assert [len(view["given"]) for view in views[:3]] == [0, 4, 0]
    assert ({view["progress"]["total"] for view in views}, check.view["progress"]["total"]) == ({0}, 10)
    assert {view["fragment"] for view in views} == {""}
    assert {view["feedback"] for view in views} == {None}


def test_the_drill_shows_a_question_of_the_envido_and_the_three_rulebooks():
    (drill,) = shown(TREINO)

    assert [book["name"] for book in drill.view["rulebooks"]] == ["Truco Gaudério", "Truco Cego", "Truco Claudista"]
    assert (drill.view["progress"]["total"], drill.view["status"]) == (10, "asking")
    assert drill.view["fragment"].startswith("rules=gauderio&skill=envido.count&seed=")


def test_what_is_said_about_an_example_stands_in_the_languages_asked_for():
    widgets = [lesson.example("1c 7c 6p", lang="en"), lesson.exercise("envido.count", kind="number", lang="en")]

    assert {widget.view["lang"] for widget in widgets} == {"en"}
    assert {widget.view["prompt"] for widget in widgets} == {"How many envido points does this hand have?"}
    assert widgets[0].view["sentence"].startswith("28 for envido")
    assert isinstance(widgets[1], ExerciseWidget)
    assert widgets[1].view["strings"]["answer"] == "Answer"


@pytest.mark.parametrize(
    ("cell", "complaint"),
    [
        ("lesson.example('1c 2c 3c')", "1c 2c 3c is a flor"),
        ("lesson.example('1c 7c')", "bad_hand"),
        ("lesson.exercise('envido.cuont')", "did you mean 'envido.count'"),
        ("lesson.exercise('envido.count', kind='figure')", "unknown kind of envido.count 'figure'"),
        ("lesson.exercise('envido.count', rules='claudista')", "unknown rulebook of envido.count 'claudista'"),
        ("app.treino(lang='es')", "no language 'es'; there are pt-BR and en"),
    ],
)
def test_a_cell_written_wrongly_is_told_what_would_be_right(cell, complaint):
    with pytest.raises(Exception, match=complaint):
        eval(cell, {"lesson": lesson, "app": app})  # noqa: S307 - what an author of lessons might write


def test_each_language_has_its_own_words():
    """No string of the one is left standing in the other."""
    words = {lang: lesson.exercise("envido.count", lang=lang).view["strings"] for lang in ("pt-BR", "en")}

    assert [name for name, word in words["pt-BR"].items() if word == words["en"][name] and word != "Total"] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_notebook_opens_with_its_title_and_its_links_lead_somewhere(path):
    notebook = json.loads(path.read_text("utf-8"))
    first = notebook["cells"][0]

    assert first["cell_type"] == "markdown"
    assert "".join(first["source"]).startswith(f"# {notebook['metadata']['title']}\n")
    served = path.parent if "notebooks" in path.parts else ROOT / "apps"
    for link in re.findall(r"\]\(([^)]+)\)", "\n".join(cells(path, "markdown"))):
        if link.startswith("#"):  # another place of the same page
            assert re.fullmatch(rf"#review|#placement=({'|'.join(RULEBOOKS)})", link), link
            continue
        target = (served / link.partition("#")[0]).resolve()
        there = ROOT / "voila_apps" / target.name if target.parent.name == "apps" else target
        assert there.is_file(), link
    for alt in re.findall(r"!\[([^\]]*)\]", "\n".join(cells(path, "markdown"))):
        assert len(alt) > 10
