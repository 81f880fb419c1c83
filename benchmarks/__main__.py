"""Measure everything in interleaved rounds, each in a process of its own, and write RESULTS.md."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

from benchmarks import readme
from benchmarks.page import again, report
from benchmarks.table import MEASURES, rows

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / ".venv-peers"
LOCK = ROOT / "requirements" / "peers.lock"


def main() -> None:
    """Run the rounds and write the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds; the median counts (default 5)")
    parser.add_argument("--only", nargs="*", default=list(MEASURES), choices=list(MEASURES), help="these measures")
    parser.add_argument("--keep", action="store_true", help="put these into the page and keep the others as they are")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "RESULTS.md")
    args = parser.parse_args()
    if any(MEASURES[name].peer for name in args.only):
        ensure_peers()
    compile_ours()
    seen: dict[str, list[float]] = {name: [] for name in args.only}
    for round_number in range(1, args.rounds + 1):
        for name in args.only:
            if MEASURES[name].counted and round_number > 1:
                continue
            seen[name].append(measure(name))
            print(f"round {round_number}/{args.rounds}  {name}: {seen[name][-1]:,.4g}", flush=True)
    medians = {name: statistics.median(values) for name, values in seen.items()}
    print("\n".join(row.plain() for row in rows(medians)))
    if set(args.only) == set(MEASURES):
        write(args.out, report(medians, args.rounds))
    elif args.keep:
        write(args.out, again(args.out.read_text("utf-8"), medians, args.rounds))


def write(out: Path, page: str) -> None:
    """Write the page, and into the README what it shows of it."""
    out.write_text(page, encoding="utf-8")
    print(f"written: {out}")
    if out == readme.RESULTS:
        readme.write()


def ensure_peers() -> None:
    """Put the peers into an environment of their own, once."""
    stamp = PEERS / "installed"
    if stamp.exists() and stamp.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    print("Installing the peers into .venv-peers", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
    pip = [str(PEERS / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-q", "--require-hashes", "-r", str(LOCK)], check=True)
    stamp.touch()


def compile_ours() -> None:
    """Compile our modules, as installing a wheel does; the peers' are."""
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(ROOT / "tutor")], check=True)


def measure(name: str) -> float:
    """Run one measure in a fresh process, those that are counted once; it prints one JSON number, or one a part."""
    found = MEASURES[name]
    said = (counted if found.counted else printed)(found.script, found.args, peer=found.peer)
    return float(said[found.part] if found.part else said)


def printed(script: str, args: tuple[str, ...], *, peer: bool):
    """Run a script in a fresh process and read the last line that it prints."""
    python = PEERS / "bin" / "python" if peer else Path(sys.executable)
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run(
        [str(python), str(ROOT / "benchmarks" / f"{script}.py"), *args],
        check=True, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT,
    )  # fmt: skip
    return json.loads(run.stdout.splitlines()[-1])


counted = cache(printed)
"""The same for a script whose numbers do not vary: it runs once."""


if __name__ == "__main__":
    start = time.perf_counter()
    main()
    print(f"{time.perf_counter() - start:.0f} s")
