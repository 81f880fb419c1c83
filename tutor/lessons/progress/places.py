"""Where the log of a learner is: the setting of the server, or the user's own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.lessons.progress.store import Store

__all__ = ["DATABASE", "learner_of", "store_of"]

DATABASE = "TRUCO_TUTOR_DB"
"""The variable that names a database by its URL, such as ``postgresql://host/truco``."""
HUB_USER = "JUPYTERHUB_USER"


def learner_of(environment: Mapping[str, str], chosen: str = "") -> str:
    """Give the name a log is kept under: the user of the hub, or the name somebody chose on a computer of several.

    >>> learner_of({}, "Ana"), learner_of({"JUPYTERHUB_USER": "bia"}, "Ana")
    ('Ana', 'bia')
    """
    return environment.get(HUB_USER) or chosen


def store_of(environment: Mapping[str, str]) -> Callable[[], Store]:
    """Give what opens the store of this machine; it imports the database, so call it where nobody waits."""

    def opened() -> Store:
        from tutor.lessons.progress.sql import SqlStore  # noqa: PLC0415  # a third of a second

        return SqlStore(environment.get(DATABASE) or own_database())

    return opened


def own_database() -> str:
    """Give the URL of the file in the user's data folder, the same for the lessons and the apps."""
    from platformdirs import user_data_path  # noqa: PLC0415

    return f"sqlite:///{user_data_path('truco-tutor', appauthor=False) / 'progress.db'}"
