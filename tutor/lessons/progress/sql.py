"""The log in a database: SQLite on one's own machine, PostgreSQL for a class.

SQLAlchemy takes a third of a second to import: this module is imported when a log is first read, never by an answer.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from tutor.lessons.answers import Answer, AnswerError
from tutor.lessons.progress.schema import HEAD, answers
from tutor.lessons.progress.store import StoreError, Trouble

__all__ = ["SqlStore"]

SECONDS = 5
"""So long another program that is writing is waited for."""
LOCK = 7_209_130
"""The advisory lock under which the schema of a PostgreSQL database is changed: any number, always the same."""


class SqlStore:
    """Logs in the database of a URL, which is made or brought up to date on first use.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     SqlStore(f"sqlite:///{folder}/progress.db").learners()
    ()
    """

    def __init__(self, url: str) -> None:
        self._ready = False
        self.place = url.partition(":")[0]  # an address that cannot be read may hold a password
        with self._told():
            self.url = _address(url)
            self.place = self.url.database if self._embedded and self.url.database else self.url.render_as_string()
            self._engine = self._opened()

    @property
    def _embedded(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    def append(self, learner: str, answers_: Iterable[Answer]) -> None:
        """Add answers, all or none."""
        rows = [_row(learner, answer) for answer in answers_]
        if not rows:
            return
        insert = sqlite_insert if self._embedded else postgresql_insert
        with self._begun() as connection:
            connection.execute(insert(answers).on_conflict_do_nothing(), rows)

    def answers(self, learner: str) -> tuple[Answer, ...]:
        """Give a log in the order of time; a row that is no answer is left out, and left as it is."""
        query = sa.select(*_AS_STORED).where(answers.c.learner == learner).order_by(answers.c.at, answers.c.id)
        with self._begun() as connection:
            return tuple(filter(None, map(_answer, connection.execute(query).mappings())))

    def learners(self) -> tuple[str, ...]:
        """Give the names."""
        query = sa.select(answers.c.learner).distinct()
        with self._begun() as connection:
            return tuple(sorted(connection.execute(query).scalars()))

    def forget(self, learner: str) -> None:
        """Delete a log for good, from the file too."""
        with self._begun() as connection:
            connection.execute(sa.delete(answers).where(answers.c.learner == learner))

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def _begun(self) -> Iterator[sa.Connection]:
        with self._told():
            if self._gone():
                self._engine.dispose()  # what is written to a file that was deleted is lost
                self._ready = False
            if not self._ready:
                self._bring_up_to_date()
                self._ready = True
            with self._engine.begin() as connection:
                yield connection

    def _opened(self) -> sa.Engine:
        if not self._embedded:
            return sa.create_engine(self.url, pool_pre_ping=True, connect_args={"connect_timeout": SECONDS})
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(self.url, connect_args={"timeout": SECONDS})

        @sa.event.listens_for(engine, "connect")
        def _connected(connection: sqlite3.Connection, _record: object) -> None:
            # The driver's own transactions begin too late: not before a reading, and never before a change of schema.
            connection.isolation_level = None
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")

        @sa.event.listens_for(engine, "begin")
        def _begin(connection: sa.Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    def _gone(self) -> bool:
        """Whether somebody has deleted the file since it was opened."""
        file = self.url.database if self._embedded else None
        return self._ready and file is not None and not Path(file).exists()

    def _bring_up_to_date(self) -> None:
        """Run the migrations that are missing, one program at a time."""
        with self._engine.begin() as connection:
            if not self._embedded:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            if _version(connection) != HEAD:
                from tutor.lessons.progress import migrations  # noqa: PLC0415  # Alembic: once in a lifetime

                try:
                    migrations.upgrade(connection)
                except migrations.UnknownRevisionError as error:
                    raise StoreError("newer", self.place) from error

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Say in one of a few words what is the matter with a database."""
        try:
            yield
        except sa.exc.DBAPIError as error:
            raise StoreError(_trouble(error.orig), self.place) from error
        except sa.exc.TimeoutError as error:
            raise StoreError("locked", self.place) from error
        except (sa.exc.ArgumentError, ModuleNotFoundError) as error:  # no address, or one whose driver is not here
            raise StoreError("setting", self.place) from error
        except OSError as error:
            raise StoreError("forbidden", self.place) from error
        except sa.exc.SQLAlchemyError as error:  # what is there is not what was written
            raise StoreError("corrupt", self.place) from error


def _address(url: str) -> sa.URL:
    try:
        return sa.make_url(url)
    except ValueError as error:  # a port that is no number
        raise sa.exc.ArgumentError(str(error)) from error


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return version


_TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_CANTOPEN: "forbidden",
    sqlite3.SQLITE_READONLY: "forbidden",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_IOERR: "full",
}


def _trouble(error: BaseException | None) -> Trouble:
    if isinstance(error, sqlite3.Error):
        # Of an extended code the last byte says what it is a kind of.
        return _TROUBLES.get((getattr(error, "sqlite_errorcode", None) or 0) & 0xFF, "corrupt")
    return "full" if getattr(error, "sqlstate", None) == "53100" else "unreachable"


def _row(learner: str, answer: Answer) -> dict[str, Any]:
    return {
        **answer.as_dict(),
        "learner": learner,
        "at": answer.at.astimezone(UTC),
        "diagnosis": json.dumps(answer.diagnosis),
    }


_AS_STORED = [sa.type_coerce(column, sa.types.NullType()).label(column.name) for column in answers.c]
"""The columns as the database has them: what somebody else wrote there must not stop the reading of all others."""


_SOME_TIME = "2026-03-01T12:00:00+00:00"


def _answer(row: sa.RowMapping) -> Answer | None:
    """Read a row; None where it is no answer."""
    try:
        at = row["at"] if isinstance(row["at"], datetime) else datetime.fromisoformat(row["at"])
        # SQLite keeps no zone; every time that is written is in UTC.
        at = at.replace(tzinfo=at.tzinfo or UTC).astimezone(UTC)
        flags = {name: bool(row[name]) for name in ("right", "first")}
        held = {**row, **flags, "at": _SOME_TIME, "diagnosis": json.loads(row["diagnosis"])}
        return replace(Answer.from_dict(held), at=at)  # whatever year the clock of this machine had
    except (AnswerError, TypeError, ValueError, OverflowError):
        return None
