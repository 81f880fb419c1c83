"""Writes answers down while the learner goes on: nobody waits for a disk, and no trouble with it loses anything."""

from __future__ import annotations

import atexit
import logging
import threading
from collections.abc import Callable, Collection

from tutor.lessons.answers import Answer
from tutor.lessons.progress.store import Store, StoreError

__all__ = ["Keeper"]

AGAIN = 30.0
"""So many seconds at most until a store that made trouble is tried again; the next answer tries it at once."""
AT_THE_END = 3.0
"""So many seconds the end of the program waits for what is not written yet."""

_log = logging.getLogger(__name__)


class Keeper:
    """The log of one learner: added to at once, written by a thread of its own.

    ``opened`` opens the store, in that thread. While there is ``trouble`` practice goes on in memory and the answers
    wait (``unsaved``); they are written as soon as the store can be used again.

    >>> from tutor.lessons.progress import MemoryStore
    >>> keeper = Keeper(MemoryStore, "Ana")
    >>> keeper.answers(), keeper.trouble
    ((), None)
    >>> keeper.close()
    True
    """

    def __init__(self, opened: Callable[[], Store], learner: str) -> None:
        self.learner = learner
        self.trouble: StoreError | None = None
        self._opened = opened
        self._store: Store | None = None
        self._saved: dict[str, Answer] = {}
        self._waiting: dict[str, Answer] = {}
        self._changed = threading.Condition()
        self._loaded = False
        self._waited = False
        self._names: tuple[str, ...] = ()
        self._forget = False
        self._closing = False
        self._tries = 0
        self._heard: list[Callable[[Collection[str]], None]] = []
        self._thread = threading.Thread(target=self._work, name="progress", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    @property
    def unsaved(self) -> int:
        """How many answers are not written down yet."""
        with self._changed:
            return len(self._waiting)

    def listen(self, written: Callable[[Collection[str]], None]) -> None:
        """Tell who is told the ids of what has been written down, in the thread that writes."""
        self._heard.append(written)

    def add(self, answer: Answer) -> None:
        """Take an answer; it returns at once."""
        with self._changed:
            self._waiting.setdefault(answer.id, answer)
            self._changed.notify_all()

    def answers(self, seconds: float = 5.0) -> tuple[Answer, ...]:
        """Give the whole log in the order of time; the first time it is waited for, but not longer than so.

        A place that has not answered by then is waited for no more: what is known by now is given.
        """
        with self._changed:
            if not self._waited:
                self._changed.wait_for(lambda: self._loaded or self.trouble or self._closing, seconds)
            self._waited = True
        return self.at_hand()

    def at_hand(self) -> tuple[Answer, ...]:
        """Give as much of the log as is known by now; nothing is waited for."""
        with self._changed:
            held = {**self._saved, **self._waiting}
        return tuple(sorted(held.values(), key=lambda answer: (answer.at, answer.id)))

    def learners(self) -> tuple[str, ...]:
        """Give the names of those whose logs stand in the same place, as far as it has been read."""
        with self._changed:
            return self._names

    def refresh(self) -> None:
        """Read the log again before it is next given: another program may have added to it."""
        with self._changed:
            self._loaded = self._waited = False
            self._changed.notify_all()

    def forget(self) -> None:
        """Delete the log for good."""
        with self._changed:
            self._saved, self._waiting, self._forget = {}, {}, True
            self._changed.notify_all()

    def flush(self, seconds: float) -> bool:
        """Wait until all is written, or so long; tell whether it is."""
        with self._changed:
            self._changed.notify_all()
            return self._changed.wait_for(self._idle, seconds)

    def close(self, seconds: float = AT_THE_END) -> bool:
        """Write what is left, if that can be done in so many seconds, and end; tell whether all is written."""
        atexit.unregister(self.close)
        done = self.flush(seconds)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(seconds)
        return done

    def _idle(self) -> bool:
        return self._loaded and not self._waiting and not self._forget

    def _work(self) -> None:
        while True:
            with self._changed:
                known = len(self._waiting)
                while not self._closing and (self._idle() or (self.trouble and known == len(self._waiting))):
                    pause = min(AGAIN, 0.5 * 2**self._tries) if self.trouble else None
                    if not self._changed.wait(pause) and self.trouble:
                        break
                if self._closing:
                    break
                batch, forget = dict(self._waiting), self._forget
            try:
                self._write(batch, forget=forget)
            except StoreError as error:
                trouble: StoreError | None = error
            else:
                trouble = None
            with self._changed:
                self._tries = self._tries + 1 if trouble else 0
                self.trouble = trouble
                if not trouble:
                    self._saved.update(batch)
                    for id_ in batch:
                        self._waiting.pop(id_, None)
                    self._forget = self._forget and not forget
                self._changed.notify_all()
            if batch and not trouble:
                self._tell(batch.keys())
        if self._store:
            self._store.close()

    def _tell(self, written: Collection[str]) -> None:
        for heard in self._heard:
            try:
                heard(written)
            except Exception:  # noqa: BLE001 - logged below
                # A page that is gone must not end the thread that writes for all the others.
                _log.exception("nobody could be told what was written")

    def _write(self, batch: dict[str, Answer], *, forget: bool) -> None:
        """Open the store and read it if that has not been done, then write."""
        if self._store is None:
            self._store = self._opened()
        if forget:
            self._store.forget(self.learner)
        if batch:
            self._store.append(self.learner, batch.values())
        if not self._loaded:
            saved, names = self._store.answers(self.learner), self._store.learners()
            with self._changed:
                # Read anew, not added: elsewhere the log may have been deleted.
                self._saved = {answer.id: answer for answer in saved}
                self._names = names
                self._loaded = True
