"""Change every number, order, clause and reading in the records of the rulebooks by one, and see who notices.

mutmut changes functions; the rules are data. Each change is made in a fork of one process, to the rulebook as it is
built, and the tests run until one fails: first quick ones that ask what is ruled, then the ledger of reasons, then
the rest.
``--minutes 10`` stops after that time, the next run goes on from there (delete mutants/records to begin anew);
``--rules cego`` takes one rulebook; results go to benchmarks/MUTANTS.md. ``--left FILE…`` tries again what nobody has
noticed, with the tests of those files alone: what takes seconds where a test was written for it. ``--each 10`` leaves
out the slow tests that would come last.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tools.forks import Clock, Forks, Order, Tried, collected
from tools.mutants_report import MUTANTS, RECORDS, write
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
KEPT = MUTANTS / "records"
QUICK = 0.5
"""So many seconds of tests come before the ledger, the others after it."""


def main(words: list[str] | None = None) -> int:
    """Make every change and count who noticed."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutate_records", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="only this rulebook")
    parser.add_argument("--each", type=float, help="beyond the ledger, spend so many seconds of tests on a change")
    parser.add_argument("--left", nargs="+", metavar="FILE", help="try again what is left, with these tests alone")
    given = parser.parse_args(words)
    clock = Clock(given.minutes)
    found: dict[str, dict[str, Any]] = json.loads(RECORDS.read_text("utf-8")) if RECORDS.exists() else {}

    def work(forks: Forks) -> None:
        seconds = _timed(forks)
        forks.settle()
        for rules in given.rules or RULEBOOKS:
            if given.left:
                _drop_left(rules)
            found[rules] = _go_over(forks, rules, seconds, clock, given.each)

    status = collected(given.left or SELECTION, work)
    RECORDS.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    write()
    return status or int(any(row["left"] for row in found.values()))


def _timed(forks: Forks) -> dict[str, float]:
    """Every test once, on the rulebooks as they are; kept for the next run, unless a file has changed since."""
    newest = max(path.stat().st_mtime for folder in ("tests", "tutor") for path in Path(folder).rglob("*.py"))
    kept_at = KEPT / "seconds.json"
    if kept_at.exists():
        kept: dict[str, Any] = json.loads(kept_at.read_text("utf-8"))
        if kept["newest"] == newest and kept["seconds"].keys() >= forks.items.keys():
            return {name: kept["seconds"][name] for name in forks.items}
    seconds = {}
    for name in forks.items:
        before = time.perf_counter()
        if not forks.run([name]):
            raise SystemExit(f"{name} fails without any change")
        seconds[name] = time.perf_counter() - before
    KEPT.mkdir(parents=True, exist_ok=True)
    kept_at.write_text(json.dumps({"newest": newest, "seconds": seconds}), "utf-8")
    return seconds


def _go_over(forks: Forks, rules: str, seconds: dict[str, float], clock: Clock, each: float | None) -> dict[str, Any]:
    """Make every change of a rulebook, in a mixed order: those tried so far stand for the rest."""
    ledger = [name for name in seconds if LEDGER in name and _may_notice(name, rules)]
    ruled = [name for name in seconds if LEDGER not in name and _may_notice(name, rules)]
    order = Order(seconds)

    def attempt(made: Callable[[], None], tests: list[str]) -> Tried:
        return forks.attempt(made, tests, 60 + 5 * sum(seconds[name] for name in tests), rulesets=rules)

    changes = sorted(changes_of(rules), key=lambda change: hashlib.sha256(str(change).encode()).digest())
    kept = _kept(rules)
    outcomes = {str(change): kept[str(change)] for change in changes if str(change) in kept}
    for change in changes:
        if str(change) in outcomes:
            continue
        if clock.over():
            break
        ordered = order.of(change.subject, ruled, change.hint)
        quick = order.first(ordered, QUICK)
        tried = attempt(_made(change), quick)
        if tried.status:
            outcome = "ruled"
            order.noticed(change.subject, tried.killer)
        elif attempt(_made(change), ledger).status:
            outcome = "ledger"
        elif (rest := _rest(ordered, quick, order, each)) and attempt(_made(change), rest).status:
            outcome = "ruled"
        else:
            outcome = "left"
            print(f"{rules} {change}", file=sys.stderr, flush=True)
        outcomes[str(change)] = outcome
        _keep(rules, outcomes)
        clock.tell(f"{rules}: {len(outcomes)} of {len(changes)}")
    counted = Counter(outcomes.values())
    return {
        "changes": len(changes),
        "tried": len(outcomes),
        "ruled": counted["ruled"],
        "ledger": counted["ledger"],
        "left": [f"{rules} {change}" for change, outcome in outcomes.items() if outcome == "left"],
    }


def _kept(rules: str) -> dict[str, str]:
    """What an earlier run found, which goes on from there."""
    path = KEPT / f"{rules}.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def _drop_left(rules: str) -> None:
    """Forget the outcome of what nobody noticed, so that it is tried once more."""
    _keep(rules, {change: outcome for change, outcome in _kept(rules).items() if outcome != "left"})


def _rest(ordered: list[str], tried: list[str], order: Order, each: float | None) -> list[str]:
    done = set(tried)
    rest = [name for name in ordered if name not in done]
    return rest if each is None else order.first(rest, each)


def _keep(rules: str, outcomes: dict[str, str]) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{rules}.json").write_text(json.dumps(outcomes, indent=0), "utf-8")


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
