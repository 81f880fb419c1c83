"""Change every number, order, clause and reading in the records of the rulebooks by one, and see who notices.

mutmut changes functions; the rules are data. Each change is made in a fork of one process, to the rulebook as it is
built, and the tests run until one fails: first quick ones that ask what is ruled, then the ledger of reasons, then
the rest.
``--minutes 10`` stops after that time, ``--rules cego`` takes one rulebook; results go to benchmarks/MUTANTS.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

from tools.forks import Clock, Forks, Order, collected
from tools.mutants_report import RECORDS, write
from tools.record_changes import Change, changes_of
from tutor.engine.records import Ruleset
from tutor.rulebook import RULEBOOKS

SELECTION = (
    "--ignore=tests/engine/running/test_laws.py",
    "tests/engine",
    "tests/protocol/test_asks.py",
    "tests/protocol/test_errors.py",
    "tests/protocol/test_reading_cases.py",
)
LEDGER = "test_reasons_told.py"
SECONDS = 60
QUICK = 0.5
"""So many seconds of tests come before the ledger, the others after it."""


def main(words: list[str] | None = None) -> int:
    """Make every change and count who noticed."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutate_records", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="only this rulebook")
    given = parser.parse_args(words)
    clock = Clock(given.minutes)
    found: dict[str, dict[str, Any]] = json.loads(RECORDS.read_text("utf-8")) if RECORDS.exists() else {}

    def work(forks: Forks) -> None:
        seconds = _timed(forks)
        forks.settle()
        for rules in given.rules or RULEBOOKS:
            found[rules] = _go_over(forks, rules, seconds, clock)

    status = collected(SELECTION, work)
    RECORDS.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    write()
    return status or int(any(row["left"] for row in found.values()))


def _timed(forks: Forks) -> dict[str, float]:
    """Every test once, on the rulebooks as they are."""
    seconds = {}
    for name in forks.items:
        before = time.perf_counter()
        if not forks.run([name]):
            raise SystemExit(f"{name} fails without any change")
        seconds[name] = time.perf_counter() - before
    return seconds


def _go_over(forks: Forks, rules: str, seconds: dict[str, float], clock: Clock) -> dict[str, Any]:
    """Make every change of a rulebook."""
    ledger = [name for name in seconds if LEDGER in name and _may_notice(name, rules)]
    ruled = [name for name in seconds if LEDGER not in name and _may_notice(name, rules)]
    order = Order(seconds)
    count = {"changes": 0, "ruled": 0, "ledger": 0}
    left = []
    for change in changes_of(rules):
        if clock.over():
            break
        count["changes"] += 1
        subject = change.subject
        ordered = order.of(subject, ruled, change.hint)
        quick = order.first(ordered, QUICK)
        tried = forks.attempt(_made(change), quick, SECONDS, rulesets=change.rules)
        if tried.status:
            count["ruled"] += 1
            order.noticed(subject, tried.killer)
        elif forks.attempt(_made(change), ledger, SECONDS, rulesets=change.rules).status:
            count["ledger"] += 1
        elif forks.attempt(_made(change), ordered[len(quick) :], SECONDS, rulesets=change.rules).status:
            count["ruled"] += 1
        else:
            left.append(f"{rules} {change}")
            print(left[-1], file=sys.stderr, flush=True)
        clock.tell(f"{rules}: {count} and {len(left)} not noticed")
    return {**count, "left": left}


def _may_notice(name: str, rules: str) -> bool:
    """Whether a test is about this rulebook, or says of none that it is."""
    return rules in name or not any(other in name for other in RULEBOOKS)


def _made(change: Change) -> Callable[[], None]:
    """Put the change between the builder of the rulebook and everybody who asks for it."""

    def make() -> None:
        from tutor.engine import variants  # noqa: PLC0415

        builders: Any = variants.VARIANTS
        build = builders[change.rules]

        def changed(options: Mapping[str, str]) -> Ruleset:
            return change.of(build(options))

        builders[change.rules] = changed

    return make


if __name__ == "__main__":
    raise SystemExit(main())
