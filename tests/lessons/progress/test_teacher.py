"""What a teacher sees of a class: the standing of everybody in every subject, the wrong rules they share, the files."""

from __future__ import annotations

import csv
from datetime import UTC, datetime
from io import StringIO

import pytest

from tutor.lessons.class_desk import TEACHER, ClassDesk
from tutor.lessons.progress import MemoryStore, Place, StoreError

NOW = datetime(2026, 3, 20, 15, tzinfo=UTC)
HUB = {"JUPYTERHUB_USER": "dona.rosa"}


class Kept:
    """A store that stays open when a page lets go of it."""

    def __init__(self, store):
        self._store = store

    def __getattr__(self, name):
        return getattr(self._store, name)

    def close(self):
        """The fixture closes it."""


@pytest.fixture
def desk(store, answer):
    """Ana knows the count (four hands right are mastery: teaching.md); Bia mixes it up, and Caio does too."""
    wrong = {"right": False, "given": "34", "diagnosis": ("EN-04",)}
    store.append("Ana", [answer(right=True, given="28", diagnosis=(), hints=0) for _ in range(4)])
    store.append("Bia", [answer(**wrong), answer(**wrong), answer(skill="falta", right=False, diagnosis=())])
    store.append(
        "Caio", [answer(**wrong), answer(rules="cego", skill="rank", kind="duel", right=True, diagnosis=(), hints=0)]
    )
    return ClassDesk(Place(HUB), {**HUB, TEACHER: "1"}, lambda: Kept(store), now=lambda: NOW)


def test_who_knows_what(desk):
    assert desk.view("en")["status"] == "opening"
    desk.act("read")
    view = desk.view("en")

    assert (view["status"], view["rules"], view["lead"]) == (
        "ready", "gauderio", "3 learners, 8 answers in this rulebook.",
    )  # fmt: skip
    assert [(one["id"], one["review"]) for one in view["skills"]] == [("envido.count", 2), ("falta", 1)]
    assert [(one["name"], [cell["standing"] for cell in one["cells"]]) for one in view["learners"]] == [
        ("Ana", ["known", "unasked"]),
        ("Bia", ["review", "review"]),
        ("Caio", ["review", "unasked"]),
    ]
    assert [cell["word"] for cell in view["learners"][1]["cells"]] == ["to review", "to review"]


def test_the_wrong_rules_of_the_class_with_who_shows_them(desk):
    desk.act("read")
    [one] = desk.view("pt-BR")["mistakes"]
    assert (one["id"], one["learners"]) == ("EN-04", "2 pessoas: Bia, Caio")
    assert one["clauses"] == ["gauderio/envido/contagem/3"]


def test_another_rulebook_is_shown_when_chosen_and_an_unknown_one_is_not(desk):
    desk.act("read")
    desk.act("book", "cego")
    view = desk.view("en")
    assert (view["rules"], [one["name"] for one in view["learners"]], view["mistakes"]) == ("cego", ["Caio"], [])
    desk.act("book", "../../etc")
    assert desk.view("en")["rules"] == "gauderio"


def rows(desk, name):
    said = []
    desk.listen(said.append)
    desk.act("file", name)
    [message] = said
    assert message["text"].startswith("\ufeff")
    return message["name"], list(csv.reader(StringIO(message["text"].removeprefix("\ufeff"))))


def test_the_files(desk):
    desk.view("en")
    desk.act("read")

    name, skills = rows(desk, "skills")
    assert name == "subjects-2026-03-20.csv"
    assert [row[:3] + row[4:6] for row in skills[1:]] == [
        ["Ana", "gauderio", "envido.count", "4", "4"],
        ["Bia", "gauderio", "envido.count", "2", "0"],
        ["Bia", "gauderio", "falta", "1", "0"],
        ["Caio", "gauderio", "envido.count", "1", "0"],
        ["Caio", "cego", "rank", "1", "1"],
    ]
    _, wrong = rows(desk, "mistakes")
    assert [row[:3] + row[4:] for row in wrong[1:]] == [
        ["Bia", "gauderio", "EN-04", "2"],
        ["Caio", "gauderio", "EN-04", "1"],
    ]


@pytest.mark.parametrize("name", ["=1+1", "+55", "-x", "@SUM(A1)", "\t=1"])
def test_a_name_is_no_formula(answer, name):
    store = MemoryStore()
    store.append(name, [answer()])
    desk = ClassDesk(Place(HUB), {**HUB, TEACHER: "1"}, lambda: store, now=lambda: NOW)
    desk.act("read")
    assert rows(desk, "skills")[1][1][0] == f"'{name}"


@pytest.mark.parametrize("teacher", [{}, {TEACHER: "0"}, {TEACHER: "yes"}])
def test_a_learner_of_a_class_is_refused_and_nothing_is_read(teacher):
    def opened():
        raise AssertionError("read for a learner")

    desk = ClassDesk(Place(HUB), {**HUB, **teacher}, opened)
    said = []
    desk.listen(said.append)
    for act in ("read", "book", "file"):
        desk.act(act, "skills")
    view = desk.view("pt-BR")
    assert (view["status"], said) == ("refused", [])
    assert view["said"] == "Esta página é de quem ensina a turma. O seu próprio mapa está em Progresso."


def test_on_a_public_server_there_is_no_class():
    environment = {"TRUCO_TUTOR_PROGRESS": "browser", TEACHER: "1"}
    desk = ClassDesk(Place(environment), environment, None)
    desk.act("read")
    assert desk.view("en")["status"] == "refused"


def test_on_ones_own_computer_everybody_who_practises_there_is_shown(answer):
    store = MemoryStore()
    store.append("", [answer()])
    desk = ClassDesk(Place({}), {}, lambda: store)
    desk.act("read")
    assert [one["name"] for one in desk.view("en")["learners"]] == ["no name"]


def test_a_class_that_has_not_begun_and_a_database_that_is_away():
    desk = ClassDesk(Place({}), {}, MemoryStore)
    desk.act("read")
    assert desk.view("en")["status"] == "empty"

    def away():
        raise StoreError("unreachable", "postgresql://class")

    desk = ClassDesk(Place({}), {}, away)
    desk.act("read")
    view = desk.view("en")
    assert view["status"] == "trouble"
    assert "postgresql://class" in view["said"]
