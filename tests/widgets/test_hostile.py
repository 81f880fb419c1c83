"""Whatever a browser says to any widget of ours: nothing breaks, and the picture stays Python's own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tutor.notebook import App, Lesson
from tutor.widgets.intents import EXERCISE
from tutor.widgets.picture import PictureWidget

if TYPE_CHECKING:
    from collections.abc import Callable

LONG = "9" * 200_000
DEEP: Any = "x"
for _ in range(200):
    DEEP = [DEEP]
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 10**400, float("nan"), float("inf"), "", "0", "-1", LONG, "\x00\ud800"),
    *("<script>alert(1)</script>", "__import__('os').system('true')", "../../etc/passwd", "{", "rules=cego&seed=812"),
    *([], [None], ["1c"] * 10_000, DEEP, {}, {"act": "next"}, {"__class__": "x"}),
)


def opened() -> Lesson:
    lesson = Lesson()
    lesson.open("gauderio/05-envido")
    return lesson


WIDGETS: dict[str, Callable[[], Any]] = {
    "treino": lambda: App().treino(),
    "juiz": lambda: App().juiz(),
    "mesa": lambda: App().mesa(),
    "replay": lambda: App().replay("gauderio-empate-na-primeira"),
    "regras": lambda: App().regras(),
    "progresso": lambda: App().progresso(),
    "example": lambda: opened().example("1c 7c 6p"),
    "exercise": lambda: opened().exercise("tie.hand", seed=7),
    "check": lambda: opened().check(seed=7),
    "lesson": lambda: Lesson().open("gauderio/05-envido"),
}


@pytest.fixture(autouse=True)
def _browser_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from tutor.lessons.progress.places import place_here

    monkeypatch.setenv("TRUCO_TUTOR_PROGRESS", "browser")
    place_here.cache_clear()


@pytest.fixture(params=sorted(WIDGETS))
def widget(request: pytest.FixtureRequest) -> PictureWidget:
    made = WIDGETS[request.param]()
    assert isinstance(made, PictureWidget)
    return made


def acts_of(widget: PictureWidget) -> list[str]:
    return sorted({*widget.acts, *EXERCISE, "lang", "ping", "log", "kept", "gone", "nonsense"})


def hear(widget: PictureWidget, content: Any) -> None:
    widget._handle_custom_msg(content, [])  # noqa: SLF001 - as ipywidgets calls it


def test_no_trait_is_the_browsers_to_write(widget: PictureWidget) -> None:
    before = {name: getattr(widget, name) for name in widget.keys}

    for value in VALUES:
        for name in widget.keys:
            widget.set_state({name: value})

    assert before == {name: getattr(widget, name) for name in before}


def test_a_message_of_any_shape_is_taken_or_left(widget: PictureWidget, caplog: pytest.LogCaptureFixture) -> None:
    for value in VALUES:
        hear(widget, value)
        for act in acts_of(widget):
            turn = widget.view.get("turn", 0)
            key = {**EXERCISE, **widget.acts}.get(act)
            for message in (
                {"act": act, "turn": turn, **({key: value} if key else {})},
                {"act": act, "turn": value, **({key: "x"} if key else {})},
                {"act": act, "learner": value, "names": value, "lines": value, "ids": value, "more": value},
                {"act": value, "turn": turn},
            ):
                hear(widget, message)

    assert json.dumps(widget.view)
    assert [record for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}] == []
