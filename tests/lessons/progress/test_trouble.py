"""When the place of the log makes trouble: what is told, and that nothing saved is lost."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from tutor.lessons.progress import Keeper, MemoryStore, StoreError, learner_of, store_of
from tutor.lessons.progress.places import DATABASE
from tutor.lessons.progress.schema import HEAD, metadata
from tutor.lessons.progress.sql import SqlStore


@pytest.fixture
def file(tmp_path):
    return tmp_path / "progress.db"


@pytest.fixture
def opened(file):
    """Opens the file as often as it is called, and lets go of it after the test."""
    stores = []

    def opened():
        stores.append(SqlStore(f"sqlite:///{file}"))
        return stores[-1]

    yield opened
    for store in stores:
        store.close()


def trouble_of(work):
    with pytest.raises(StoreError) as raised:
        work()
    return raised.value.trouble


def test_a_disk_that_is_full(opened, answer):
    store = opened()
    store.append("Ana", [answer("kept")])
    with store._engine.connect() as connection:  # noqa: SLF001  # SQLite's own limit stands for that of the disk
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    @sa.event.listens_for(store._engine, "begin")  # noqa: SLF001
    def limit(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    assert trouble_of(lambda: store.append("Ana", [answer(given="x" * 100_000)])) == "full"
    assert [one.id for one in store.answers("Ana")] == ["kept"]


def test_a_file_that_is_no_database_is_left_as_it_is(file, opened):
    file.write_text("a letter to nobody\n" * 1000)
    assert trouble_of(lambda: opened().learners()) == "corrupt"
    assert file.read_text() == "a letter to nobody\n" * 1000


def test_a_file_that_is_damaged(file, opened, answer):
    store = opened()
    store.append("Ana", [answer(given="x" * 50_000)])
    store.close()
    held = bytearray(file.read_bytes())
    held[4096:] = b"\xff" * (len(held) - 4096)
    file.write_bytes(held)
    assert trouble_of(lambda: opened().answers("Ana")) == "corrupt"


@pytest.mark.parametrize(
    "wrong", ["diagnosis = 'x'", "diagnosis = '7'", "at = 'some day'", "seed = 'x'", "given = x'ff'", "hints = 1e300"]
)
def test_a_row_that_is_no_answer_costs_no_other(file, opened, answer, wrong):
    """Nobody is told of it, nor is it touched; what stands beside it is read, and more can be written."""
    opened().append("Ana", [answer("spoilt"), answer("kept")])
    with closing(sqlite3.connect(file)) as other, other:
        other.execute(f"UPDATE answers SET {wrong} WHERE id = 'spoilt'")  # noqa: S608  # of this test
    keeper = Keeper(opened, "Ana")
    keeper.add(answer("new"))

    assert keeper.flush(10)
    assert ({one.id for one in keeper.answers()}, keeper.trouble) == ({"kept", "new"}, None)
    assert keeper.close()
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT count(*) FROM answers").fetchone() == (3,)


def test_a_file_that_is_deleted_under_way_is_made_anew(file, opened, answer):
    keeper = Keeper(opened, "Ana")
    keeper.add(answer("before"))
    assert keeper.flush(10)
    for one in file.parent.glob("progress.db*"):
        one.unlink()
    keeper.add(answer("after"))

    assert keeper.flush(10)
    assert keeper.close()
    assert [one.id for one in opened().answers("Ana")] == ["after"]


def test_a_file_that_another_program_has_locked(file, opened, answer, monkeypatch):
    monkeypatch.setattr("tutor.lessons.progress.sql.SECONDS", 0.1)
    store = opened()
    store.append("Ana", [answer("kept")])
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert trouble_of(lambda: store.append("Ana", [answer()])) == "locked"
        other.execute("ROLLBACK")
    store.append("Ana", [answer("later", days=1)])
    assert [one.id for one in store.answers("Ana")] == ["kept", "later"]


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").touch()
    assert trouble_of(lambda: SqlStore(f"sqlite:///{tmp_path}/file/progress.db")) == "forbidden"


def test_a_folder_where_the_file_belongs(tmp_path):
    assert trouble_of(lambda: SqlStore(f"sqlite:///{tmp_path}").learners()) == "forbidden"


def test_a_server_that_is_not_there():
    store = SqlStore("postgresql+psycopg://truco:secret@127.0.0.1:9/truco")
    assert trouble_of(store.learners) == "unreachable"
    assert "secret" not in store.place


@pytest.mark.parametrize(
    "url", ["nonsense", "foo://bar:secret@host/x", "mysql+nothing://a", "", "postgresql://h:port/x"]
)
def test_a_setting_that_is_no_address_of_a_database(url):
    with pytest.raises(StoreError) as raised:
        SqlStore(url)
    assert raised.value.trouble == "setting"
    assert "secret" not in raised.value.place


def test_practice_goes_on_with_such_a_setting(answer):
    keeper = Keeper(lambda: SqlStore("foo://bar"), "Ana")
    kept = answer()
    keeper.add(kept)
    assert keeper.answers(seconds=30) == (kept,)
    assert keeper.trouble.trouble == "setting"
    keeper.close(seconds=0)


def test_a_database_of_a_newer_version_is_left_as_it_is(file, opened, answer):
    store = opened()
    store.append("Ana", [answer()])
    store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    assert trouble_of(lambda: opened().append("Ana", [answer()])) == "newer"
    assert file.read_bytes() == before


def test_the_migrations_make_the_table_that_is_used(opened):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    store = opened()
    store.learners()
    with store._engine.connect() as connection:  # noqa: SLF001
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == HEAD


def test_the_same_on_a_server(postgresql):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    store = SqlStore(postgresql)
    store.learners()
    with store._engine.connect() as connection:  # noqa: SLF001
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


WRITER = """
import sys
from datetime import UTC, datetime
from tutor.lessons.answers import Answer
from tutor.lessons.progress.sql import SqlStore
store = SqlStore("sqlite:///" + sys.argv[1])
for number in range(100_000):
    at = datetime(2026, 3, 2, 12, 0, tzinfo=UTC).replace(microsecond=number)
    store.append("Ana", [Answer(str(number), at, "cego", "rank", "duel", 1, "0", "A" * 2000, True, True)])
    print(number, flush=True)
"""


def test_killed_while_it_writes_it_has_all_that_it_said_was_saved(file, opened):
    with subprocess.Popen([sys.executable, "-c", WRITER, file], stdout=subprocess.PIPE, text=True) as writer:
        told = [writer.stdout.readline() for _ in range(25)]
        os.kill(writer.pid, signal.SIGKILL)
        told += writer.stdout.readlines()
    said = [int(line) for line in told if line.endswith("\n")]
    saved = {one.id for one in opened().answers("Ana")}
    assert saved >= {str(number) for number in said}
    # What was under way when it was killed may be there too, whole.
    assert len(saved) <= len(said) + 1


def test_an_answer_is_taken_at_once_and_written_behind(opened, answer):
    keeper = Keeper(opened, "Ana")
    kept = answer()
    keeper.add(kept)
    assert kept in keeper.answers()
    assert keeper.close(seconds=30)
    assert opened().answers("Ana") == (kept,)


def test_practice_goes_on_in_memory_and_is_written_when_the_trouble_is_over(file, opened, answer):
    file.mkdir()
    keeper = Keeper(opened, "Ana")
    first, second = answer(), answer()
    keeper.add(first)
    assert keeper.answers(seconds=30) == (first,)
    assert keeper.trouble.trouble == "forbidden"
    assert keeper.unsaved == 1
    shutil.rmtree(file)
    keeper.add(second)
    assert keeper.close(seconds=30)
    assert keeper.trouble is None
    assert opened().answers("Ana") == (first, second)


def test_two_tabs_of_one_learner_lose_nothing(opened, answer):
    tabs = [Keeper(opened, "Ana"), Keeper(opened, "Ana")]
    given = [answer() for _ in range(40)]
    for number, one in enumerate(given):
        tabs[number % 2].add(one)
    assert all(tab.close(seconds=60) for tab in tabs)
    assert opened().answers("Ana") == tuple(given)


def test_a_log_is_forgotten_and_begins_anew(opened, answer):
    keeper = Keeper(opened, "Ana")
    keeper.add(answer())
    assert keeper.flush(30)
    keeper.forget()
    later = answer()
    keeper.add(later)
    assert keeper.close(seconds=30)
    assert opened().answers("Ana") == (later,)


def test_a_store_that_waits_never_keeps_the_learner_waiting(answer):
    """The store is stuck; taking an answer must not depend on it."""
    stuck = []

    class Stuck(MemoryStore):
        def append(self, learner, answers):
            while not stuck:
                time.sleep(0.01)
            super().append(learner, answers)

    keeper = Keeper(Stuck, "Ana")
    given = [answer() for _ in range(3)]
    for one in given:
        keeper.add(one)
    assert keeper.unsaved == 3
    assert not keeper.flush(0.05)
    stuck.append(True)
    assert keeper.close(seconds=30)


def test_a_place_that_does_not_answer_is_waited_for_once(answer):
    """Diagnosis looks at the log with every answer: none of them waits for a server that hangs."""
    hangs = threading.Event()

    def opened():
        hangs.wait()
        return MemoryStore()

    keeper = Keeper(opened, "Ana")
    keeper.add(answer("first"))
    assert ["first"] == [one.id for one in keeper.at_hand()] == [one.id for one in keeper.answers(0.05)]
    found = []
    second = threading.Thread(target=lambda: found.append(keeper.answers(3600)), daemon=True)
    second.start()
    second.join(30)
    hangs.set()

    assert [["first"]] == [[one.id for one in answers] for answers in found]
    keeper.close()


def test_the_database_of_the_setting_and_the_user_of_the_hub(postgresql, answer):
    store = store_of({DATABASE: postgresql})()
    learner = learner_of({"JUPYTERHUB_USER": "bia"})
    store.append(learner, [answer("one")])
    another = SqlStore(postgresql)
    assert [one.id for one in another.answers("bia")] == ["one"]
    store.forget("bia")
    assert another.learners() == ()
    store.close()
    another.close()


def test_without_a_setting_the_log_is_in_the_data_folder_of_the_user(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    store = store_of({})()
    assert Path(store.place) == tmp_path / "truco-tutor" / "progress.db"
    assert store.learners() == ()
    store.close()
