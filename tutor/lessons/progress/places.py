"""Where the log of a learner is: the browser, the setting of the server, or the user's own folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal

from tutor.lessons.progress.browser import BrowserLog, BrowserStore
from tutor.lessons.progress.keeper import Keeper
from tutor.lessons.progress.log import Log
from tutor.lessons.progress.store import Store

__all__ = ["DATABASE", "PROGRESS", "Place", "learner_of", "place_here", "store_of"]

DATABASE = "TRUCO_TUTOR_DB"
"""The variable that names a database by its URL, such as ``postgresql://host/truco``."""
PROGRESS = "TRUCO_TUTOR_PROGRESS"
"""The variable that leaves the log with the browser: ``browser``, for a server that is open to all."""
HUB_USER = "JUPYTERHUB_USER"

Kind = Literal["browser", "class", "machine"]


class Place:
    """The place of this program's logs, decided once; the pages of one kernel share the log of one learner.

    ``kind`` is the ``browser``, where that is set or nothing else can be; a ``class``, where the hub says who learns;
    or this ``machine``, for one person or several who choose a name.

    >>> Place({}).kind, Place({"JUPYTERHUB_USER": "bia"}).kind, Place({}, platform="emscripten").kind
    ('machine', 'class', 'browser')
    """

    def __init__(self, environment: Mapping[str, str], *, platform: str = sys.platform) -> None:
        in_browser = environment.get(PROGRESS) == "browser" or platform == "emscripten"
        self.kind: Kind = "browser" if in_browser else "class" if environment.get(HUB_USER) else "machine"
        self.browser = BrowserStore() if in_browser else None
        self._environment = environment
        self._logs: dict[str, Log] = {}

    def log(self, chosen: str = "") -> Log:
        """Open the log of the learner who is known here, or of the name that was chosen."""
        learner = chosen if self.browser else learner_of(self._environment, chosen)
        if learner not in self._logs:
            self._logs[learner] = (
                BrowserLog(self.browser, learner) if self.browser else Keeper(store_of(self._environment), learner)
            )
        return self._logs[learner]


@cache
def place_here() -> Place:
    """Give the place of this program's logs, by its environment: one for all the pages of a kernel."""
    return Place(os.environ)


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
