"""Mutation testing of the referee: mutmut writes the mutants and keeps the results, forks of one process try them.

``python -m tools.mutants`` goes on where it stopped. ``--minutes 20`` ends after that time, ``--file judge`` takes only
the files of such a name, ``--survivors`` tries again what has survived, ``--report`` only writes the summary.
``--seed 7`` tries them in another order, so that what is tried in the time is another random sample (delete mutants/
to begin anew): tests that were written for the survivors of one sample say nothing of the ratio in it. With
``--each 10`` no more than ten seconds of tests are spent on a mutant, those that noticed something like it first: a
larger sample in the same time, and whoever survives that may try again with ``--survivors``.
`mutmut results`, `show` and `browse` read what is found here. What runs at import is tried in a process of its own.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mutmut.mutation.data import SourceFileMutationData

    from tools.forks import Forks

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = ROOT / "mutants"
STATS = MUTANTS / "forks.json"
SOURCES = {".py", ".txt", ".toml", ".json", ".ftl"}
NO_TESTS = 33


def main(words: list[str] | None = None) -> int:
    """Generate, try, and write the summary."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, help="stop after so many minutes; the next run goes on from there")
    parser.add_argument("--file", action="append", default=[], help="only files with this in their path")
    parser.add_argument("--survivors", action="store_true", help="try again those that survived")
    parser.add_argument("--report", action="store_true", help="write the summary and do nothing else")
    parser.add_argument("--each", type=float, help="spend so many seconds of tests on a mutant")
    parser.add_argument("--seed", type=int, default=0, help="another order, and with it another sample")
    given = parser.parse_args(words)
    os.chdir(ROOT)
    status = 0
    if not given.report:
        _generate()
        status = _try_all(given)
    from tools.mutants_report import write  # noqa: PLC0415  # reads what was just written

    write()
    return status


def _generate() -> None:
    """As `mutmut run` begins: copy the product and its tests, write the mutants of files that have changed."""
    from mutmut.__main__ import create_mutants  # noqa: PLC0415  # reads pyproject.toml where it is imported
    from mutmut.utils import file_utils  # noqa: PLC0415

    MUTANTS.mkdir(exist_ok=True)
    print("writing the mutants", file=sys.stderr)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123
        kept, sys.stdout = sys.stdout, nowhere
        try:
            file_utils.copy_src_dir()
            file_utils.copy_also_copy_files()
            create_mutants(1)
        finally:
            sys.stdout = kept
    file_utils.setup_source_paths()


def _try_all(given: argparse.Namespace) -> int:
    from mutmut.configuration import config  # noqa: PLC0415
    from mutmut.mutation.trampoline import set_mutant_under_test  # noqa: PLC0415
    from mutmut.state import state  # noqa: PLC0415

    from tools.forks import Clock, Order, collected  # noqa: PLC0415

    selection = config().pytest_add_cli_args_test_selection
    clock = Clock(given.minutes)
    set_mutant_under_test("stats")
    os.chdir(MUTANTS)
    import tutor.protocol  # noqa: F401, PLC0415  # all of the referee: what it calls now, it calls at import

    at_import = set(state()._stats)  # noqa: SLF001

    def work(forks: Forks) -> None:
        hits, seconds = _clean_run(forks)
        set_mutant_under_test("")
        forks.settle()
        order, count = Order(seconds), Counter[bool]()
        for data, name in _wanted(given.file, given.seed, survivors=given.survivors):
            if clock.over():
                return
            function = name.partition("__mutmut_")[0]
            tests = hits.get(function, set())
            before = time.monotonic()
            if function in at_import:
                found = _alone(name, selection)
            elif tests:
                subject = function.rpartition(".")[0]
                ordered = order.of(subject, tests)
                if given.each is not None:
                    ordered = order.first(ordered, given.each) or ordered[:1]
                limit = 5 * sum(seconds[test] for test in ordered) + 5
                change = functools.partial(set_mutant_under_test, name)
                tried = forks.attempt(change, ordered, limit, rulesets=_built_by(name))
                order.noticed(subject, tried.killer)
                found = tried.status
            else:
                found = NO_TESTS
            data.exit_code_by_key[name] = found
            data.durations_by_key[name] = time.monotonic() - before
            data.save()
            count[found == 0] += 1
            clock.tell(f"{count[False]} noticed, {count[True]} survived")

    return collected(selection, work)


def _clean_run(forks: Forks) -> tuple[dict[str, set[str]], dict[str, float]]:
    """Run every test once on the product as it is: which functions each calls, and how long it takes.

    What was found is kept for the next run, unless a file has changed since.
    """
    from mutmut.state import state  # noqa: PLC0415

    dates = {str(path): path.stat().st_mtime for path in sorted(Path("tests").rglob("*.*")) if path.suffix in SOURCES}
    if STATS.exists():
        kept = json.loads(STATS.read_text("utf-8"))
        if kept["dates"] == dates and kept["seconds"].keys() == forks.items.keys():
            return {function: set(names) for function, names in kept["hits"].items()}, kept["seconds"]
    called = state()._stats  # noqa: SLF001
    hits: dict[str, set[str]] = {}
    seconds: dict[str, float] = {}
    for name in forks.items:
        called.clear()
        before = time.perf_counter()
        if not forks.run([name]):
            raise SystemExit(f"{name} fails without any mutant")
        seconds[name] = time.perf_counter() - before
        for function in called:
            hits.setdefault(function, set()).add(name)
    kept = {"dates": dates, "hits": {function: sorted(names) for function, names in hits.items()}, "seconds": seconds}
    STATS.write_text(json.dumps(kept), "utf-8")
    return hits, seconds


def _wanted(only: list[str], seed: int, *, survivors: bool) -> list[tuple[SourceFileMutationData, str]]:
    """The mutants that have no result yet: mixed, so that those tried say something of all."""
    from mutmut.mutation.data import SourceFileMutationData  # noqa: PLC0415

    found = []
    for path in sorted(path.relative_to(ROOT) for path in (ROOT / "tutor/engine").rglob("*.py")):
        if only and not any(part in str(path) for part in only):
            continue
        data = SourceFileMutationData(path=path)
        data.meta_path = ROOT / data.meta_path
        data.load()
        for name, result in data.exit_code_by_key.items():
            if result is None or (survivors and result in (0, NO_TESTS)):
                found.append((hashlib.sha256(f"{seed} {name}".encode()).digest(), data, name))
    return [(data, name) for _, data, name in sorted(found, key=lambda row: row[0])]


def _built_by(name: str) -> str:
    """The rulebook that a mutant of the tables may show in: one, all or none."""
    if ".variants." not in name:
        return ""
    return next((rules for rules in ("gauderio", "cego", "claudista") if f".variants.{rules}" in name), "all")


def _alone(name: str, selection: list[str]) -> int:
    """Try a mutant that acts at import: in a process that begins with it."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--rootdir", ".", *selection]
    path = os.pathsep.join([str(MUTANTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "MUTANT_UNDER_TEST": name, "PYTHONPATH": path}
    try:
        done = subprocess.run(command, cwd=MUTANTS, env=env, capture_output=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return 36
    return min(done.returncode, 1)


if __name__ == "__main__":
    raise SystemExit(main())
