"""Tests that are collected once and then run again and again, each time in a fork that is changed first.

What `tools.mutants` and `tools.mutate_records` share: importing and collecting take seconds, a fork milliseconds, and
most changes fall to the first test that looks at them.
"""

from __future__ import annotations

import dataclasses
import functools
import gc
import os
import resource
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

MEMORY = 4 << 30
TIMEOUT = -24
"""The status of a process that was stopped for its time, as the system counts it."""


class Tried(NamedTuple):
    """What became of a change: the status of the fork (0 when every test passed) and the test that failed."""

    status: int
    killer: str


class Forks:
    """A pytest plugin: collects, and hands itself to ``work`` instead of running the tests."""

    def __init__(self, work: Callable[[Forks], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.failed: list[str] = []
        self._caches: tuple[Any, ...] = ()
        self._rulesets: tuple[Any, ...] = ()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Stand in for the loop over the tests."""
        self.items = {item.nodeid: item for item in session.items}
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take down what failed."""
        if report.failed:
            self.failed.append(report.nodeid)

    def run(self, tests: Iterable[str]) -> bool:
        """Run these tests here and now, up to the first that fails; tell whether none did."""
        self.failed = []
        items = [self.items[name] for name in tests]
        for number, item in enumerate(items):
            following = items[number + 1] if number + 1 < len(items) else None
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return False
        return True

    def settle(self) -> None:
        """Remember what a changed fork has to renew: the caches of the product and the rulebooks that tests hold."""
        from tutor.engine.records import Ruleset  # noqa: PLC0415  # after the place of the product is known

        gc.collect()
        held = gc.get_objects()
        self._caches = tuple(
            found
            for found in held
            if isinstance(found, functools._lru_cache_wrapper) and found.__module__.startswith("tutor.engine")  # noqa: SLF001
        )
        self._rulesets = tuple(found for found in held if isinstance(found, Ruleset))
        gc.freeze()

    def renew(self, *, rulesets: str) -> None:
        """In a fork: empty the caches and, if asked, build rulebooks again, each in its place."""
        from tutor.engine.variants import with_switches  # noqa: PLC0415

        for cache in self._caches:
            cache.cache_clear()
        for old in self._rulesets:
            if rulesets not in ("all", old.id):
                continue
            chosen = {name: old.options[name] for name in old.chosen}
            new = with_switches(old.id, chosen, target=old.target, strict=old.strict)
            for field in dataclasses.fields(old):
                object.__setattr__(old, field.name, getattr(new, field.name))

    def attempt(self, change: Callable[[], None], tests: Iterable[str], seconds: float, *, rulesets: str) -> Tried:
        """Change a fork and run the tests in it; a change that cannot even be made is noticed too.

        ``rulesets`` names the rulebook that has to be built again where tests hold it: its id, "all" or nothing.
        """
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            self._in_the_fork(change, tests, seconds, writing, rulesets=rulesets)
        os.close(writing)
        with os.fdopen(reading, "rb") as told:
            killer = told.read().decode()
        _, status = os.waitpid(child, 0)
        code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
        return Tried(code, killer)

    def _in_the_fork(
        self, change: Callable[[], None], tests: Iterable[str], seconds: float, writing: int, *, rulesets: str
    ) -> None:
        gc.disable()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            change()
            self.renew(rulesets=rulesets)
            passed = self.run(tests)
            killer = "" if passed else self.failed[0]
        except BaseException as error:  # noqa: BLE001  # whatever it was, it was noticed
            passed, killer = False, f"at once: {type(error).__name__}"
        os.write(writing, killer.encode())
        os._exit(0 if passed else 1)


class Order:
    """Which tests to try first: those named by it, those that noticed something like it, then the quickest."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        self.kills: dict[str, list[str]] = {}

    def of(self, subject: str, tests: Iterable[str], hint: str = "") -> list[str]:
        """Put the tests in order for a subject; those with the hint in their id come first."""
        first = list(dict.fromkeys(self.kills.get(subject, []) + self.kills.get("", [])))
        place = {name: number for number, name in enumerate(first)}

        def key(name: str) -> tuple[bool, int, float]:
            return not hint or hint not in name, place.get(name, len(first)), self.seconds.get(name, 1.0)

        return sorted(tests, key=key)

    def first(self, ordered: list[str], seconds: float) -> list[str]:
        """As many of the tests as fit into so many seconds, in their order; one that is too long is passed over."""
        chosen, left = [], seconds
        for name in ordered:
            if self.seconds[name] <= left:
                chosen.append(name)
                left -= self.seconds[name]
        return chosen

    def noticed(self, subject: str, killer: str) -> None:
        """Move a test to the front."""
        for under in (subject, "") if killer in self.seconds else ():
            kept = [name for name in self.kills.get(under, []) if name != killer]
            self.kills[under] = [killer, *kept][:24]


def collected(selection: Iterable[str], work: Callable[[Forks], None]) -> int:
    """Collect the tests selected and do the work; give pytest's status."""
    os.environ["CI"] = "1"  # Hypothesis draws the same examples every time
    options = ["-q", "-s", "-x", "-p", "no:cacheprovider", "--rootdir", str(Path.cwd())]
    return int(pytest.main([*options, *selection], plugins=[Forks(work)]))


class Clock:
    """Whether time is left, and a line from time to time."""

    def __init__(self, minutes: float | None) -> None:
        self.end = None if minutes is None else time.monotonic() + 60 * minutes
        self._next = 0.0

    def over(self) -> bool:
        """Whether the minutes are used up."""
        return self.end is not None and time.monotonic() > self.end

    def tell(self, line: str) -> None:
        """Print it, at most every ten seconds."""
        if time.monotonic() > self._next:
            self._next = time.monotonic() + 10
            print(line, file=sys.stderr, flush=True)
