"""The teacher's page: reads the logs of a class, for whom they are meant, and shows them rulebook by rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from tutor.lessons.class_view import Learner, class_view, learners_of, mistakes_csv, skills_csv
from tutor.lessons.progress import Place, Store, StoreError
from tutor.lessons.progress.browser import Speak
from tutor.narration import text

__all__ = ["TEACHER", "ClassDesk"]

TEACHER = "TRUCO_TUTOR_TEACHER"
"""The variable by which a class's server says that this user teaches: ``1``. No page can set it."""

FILES = {"skills": skills_csv, "mistakes": mistakes_csv}


class ClassDesk:
    """The session of the teacher's page.

    On one's own computer it shows everybody who practises there; in a class only a teacher sees it; and on a public
    server there is nothing to see, since nobody's answers are kept there.

    >>> desk = ClassDesk(Place({"JUPYTERHUB_USER": "bia"}), {"JUPYTERHUB_USER": "bia"}, opened=None)
    >>> desk.view("en")["status"]
    'refused'
    """

    def __init__(
        self,
        place: Place,
        environment: Mapping[str, str],
        opened: Callable[[], Store] | None,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._refused = _refusal(place, environment)
        self._opened = opened
        self._now = now
        self._turn = 0
        self._rules = ""
        self._learners: tuple[Learner, ...] | None = None
        self._trouble: StoreError | None = None
        self._speak: Speak = lambda _message: None
        self._lang = "pt-BR"

    def listen(self, speak: Speak) -> None:
        """Tell how the page is spoken to."""
        self._speak = speak

    def act(self, name: str, value: str = "") -> None:
        """Take one act: ``read`` the logs anew, show a ``book``, or give a ``file`` to take along."""
        if self._refused:
            return
        if name == "read":
            self._read()
        elif name == "book":
            self._rules = value
        elif name == "file" and value in FILES:
            name = f"{text(f'class-file-{value}', self._lang)}-{self._now():%Y-%m-%d}.csv"
            self._speak({"act": "file", "name": name, "text": FILES[value](self._learners or (), self._lang)})
            return
        self._turn += 1

    def _read(self) -> None:
        assert self._opened is not None
        try:
            store = self._opened()
            try:
                self._learners = learners_of({name: store.answers(name) for name in store.learners()})
            finally:
                store.close()
            self._trouble = None
        except StoreError as error:
            self._trouble = error

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture."""
        self._lang = lang
        held = {"turn": self._turn, "lang": lang, "said": self._trouble.told(lang) if self._trouble else ""}
        if self._refused:
            return {**held, "status": "refused", "said": text(f"class-refused-{self._refused}", lang)}
        if self._learners is None:
            return {**held, "status": "trouble" if self._trouble else "opening"}
        if not self._learners:
            return {**held, "status": "empty", "said": held["said"] or text("class-empty", lang)}
        return {**held, "status": "ready", **class_view(self._learners, self._rules, self._now(), lang)}


def _refusal(place: Place, environment: Mapping[str, str]) -> str:
    if place.kind == "browser":
        return "browser"
    return "learner" if place.kind == "class" and environment.get(TEACHER) != "1" else ""
