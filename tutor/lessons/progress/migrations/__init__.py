"""How the schema of the log came to be, step by step; Alembic runs the steps that a database still lacks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import RevisionStep
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

__all__ = ["UnknownRevisionError", "upgrade"]


class UnknownRevisionError(Exception):
    """The database has been brought to a revision that this version of the program does not know."""


def upgrade(connection: Connection) -> None:
    """Bring a database up to date, within the transaction of the caller."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)

    def missing(revision: str, _context: object) -> Iterable[RevisionStep]:
        return script._upgrade_revs("head", revision)  # noqa: SLF001  # what `alembic upgrade head` runs

    try:
        with EnvironmentContext(config, script, fn=missing) as environment:
            environment.configure(connection=connection, transactional_ddl=True)
            environment.run_migrations()
    except CommandError as error:
        raise UnknownRevisionError(str(error)) from error
