"""Until an answer is written the browser holds it; the next page of the learner hands over what is still held."""

import sqlite3
import threading
from contextlib import closing, contextmanager

import pytest

from tests.voila_server import wait_until
from tutor.lessons.progress import Place, Talk
from tutor.lessons.progress.places import DATABASE
from tutor.lessons.progress.sql import SqlStore


@pytest.fixture
def file(tmp_path):
    return tmp_path / "progress.db"


@pytest.fixture
def program(file, monkeypatch):
    """Begin a program of its own, of which nothing is left when it is killed but what its page was told."""
    monkeypatch.setattr("tutor.lessons.progress.sql.SECONDS", 0.1)
    begun = []

    def begin(learner="Ana", **environment):
        said = []
        talk = Talk(Place({DATABASE: f"sqlite:///{file}", **environment}))
        talk.listen(lambda message: said.append(dict(message)))
        talk.hear({"act": "log", "learner": learner, "names": [], "lines": [], "more": False, "minutes": 0})
        begun.append(talk)
        return talk, said

    yield begin
    for talk in begun:
        talk.log.close(0.1)


@contextmanager
def locked(file):
    with closing(SqlStore(f"sqlite:///{file}")) as store:
        store.learners()  # the schema is there
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def kept(file, learner="Ana"):
    with closing(SqlStore(f"sqlite:///{file}")) as store:
        return [one.id for one in store.answers(learner)]


def dropped(said):
    return [id_ for message in said if message["act"] == "drop" for id_ in message["ids"]]


def test_an_answer_is_held_before_it_is_written_and_dropped_after(program, file, answer):
    talk, said = program()
    one = answer()
    talk.add(one)

    assert said[:2] == [
        {"act": "held", "learner": "Ana"},
        {"act": "hold", "learner": "Ana", "answers": [one.as_dict()]},
    ]
    assert wait_until(lambda: dropped(said) == [one.id], 20)
    assert kept(file) == [one.id]


def test_what_is_not_written_stays_held_and_the_next_page_writes_it(program, file, answer):
    one = answer()
    with locked(file):
        dying, said = program()
        dying.add(one)
        assert wait_until(lambda: dying.log.trouble is not None, 20)
        assert dropped(said) == []
        dying.log._closing = True  # noqa: SLF001  # killed: it never writes again
        next_talk, heard = program()
        assert next_talk.hear({"act": "held", "learner": "Ana", "lines": [one.to_json(), "{", 7]}) is True
        assert next_talk.answers() == (one,)

    assert wait_until(lambda: dropped(heard) == [one.id], 60)
    assert kept(file) == [one.id]


def test_what_was_written_all_the_same_is_not_written_twice(program, file, answer):
    one = answer()
    talk, said = program()
    talk.hear({"act": "held", "learner": "Ana", "lines": [one.to_json()]})
    talk.hear({"act": "held", "learner": "Ana", "lines": [one.to_json()]})
    talk.add(one)

    assert wait_until(lambda: one.id in dropped(said), 20)
    assert kept(file) == [one.id]


def test_nothing_is_taken_for_somebody_else(program, file, answer):
    talk, _said = program("Ana", JUPYTERHUB_USER="bia")

    assert talk.hear({"act": "held", "learner": "Ana", "lines": [answer().to_json()]}) is False
    assert talk.hear({"act": "held", "learner": "bia", "lines": "no list"}) is False
    assert talk.answers() == ()
    assert (kept(file), kept(file, "bia")) == ([], [])


def test_where_the_browser_keeps_the_log_nothing_is_held_besides(answer):
    said = []
    talk = Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))
    talk.listen(lambda message: said.append(message["act"]))
    talk.hear({"act": "log", "learner": "Ana", "names": [], "lines": [], "more": False, "minutes": 0})
    talk.add(answer())

    assert said == ["keep"]
    assert talk.hear({"act": "held", "learner": "Ana", "lines": [answer().to_json()]}) is False


def test_who_deletes_a_log_deletes_what_the_browser_holds_of_it(program, file, answer):
    talk, said = program()
    talk.add(answer())
    assert wait_until(lambda: dropped(said), 20)
    talk.forget()

    assert said[-1] == {"act": "drop", "learner": "Ana", "ids": None}
    assert wait_until(lambda: kept(file) == [], 20)


def test_the_thread_that_writes_tells_it(program, answer):
    talk, _said = program()
    told = []
    talk.listen(lambda message: told.append((message["act"], threading.current_thread().name)))
    talk.add(answer())

    assert wait_until(lambda: told == [("hold", "MainThread"), ("drop", "progress")], 20)


def test_a_page_that_cannot_be_told_does_not_end_the_writing(program, file, answer):
    talk, _said = program()

    def gone(_message):
        if threading.current_thread().name == "progress":
            raise RuntimeError("the page is gone")

    talk.listen(gone)
    for number in (1, 2):
        talk.add(answer())
        assert wait_until(lambda number=number: len(kept(file)) == number, 20)
