"""The head of a lesson: its place in the course, and how much is known once the page has told whose log it is."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from tutor.lessons.answers import Answer
from tutor.lessons.course import course, lesson_at
from tutor.lessons.lesson_head import LessonHead
from tutor.lessons.progress import Place, Talk
from tutor.narration import LANGUAGES
from tutor.widgets.lesson_head import LessonHeadWidget

AT = datetime(2026, 3, 1, tzinfo=UTC)


def head(name="cego/06-flor"):
    return LessonHeadWidget(LessonHead(lesson_at(name), Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))))


def tell(widget, *answers):
    lines = [answer.to_json() for answer in answers]
    widget._handle_custom_msg({"act": "log", "learner": "", "names": [], "lines": lines, "more": False}, [])  # noqa: SLF001 - as ipywidgets calls it


def right(number, skill):
    at = AT + timedelta(minutes=number)
    return Answer(f"a{number}{skill}", at, "cego", skill, "number", 7, "0.1.0", "9", right=True, first=True)


def test_until_the_log_is_known_nothing_is_said_of_it():
    widget = head()

    assert ("Truco Cego, lição 6 de 8", "") == (widget.view["place"], widget.view["known"])
    tell(widget)
    assert widget.view["known"] == "Os 2 assuntos desta lição ainda estão por firmar."


def test_what_is_mastered_is_counted():
    widget = head()
    tell(widget, *(right(number, "flor") for number in range(9)))

    assert widget.view["known"] == "Você já domina 1 de 2 assuntos."


def test_the_language_follows():
    widget = head()
    widget._handle_custom_msg({"act": "lang", "value": "en"}, [])  # noqa: SLF001 - as ipywidgets calls it

    assert ("Truco Cego, lesson 6 of 8", "en") == (widget.view["place"], widget.view["lang"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", course(), ids=lambda lesson: lesson.id)
def test_every_lesson_has_its_head(lesson, lang):
    view = LessonHead(lesson, Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))).view(lang)

    assert len(view["about"]) == len(lesson.skills)
    assert str(lesson.number) in view["place"]
    assert json.dumps(view)
