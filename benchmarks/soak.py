"""A class arrives at once and things break meanwhile: `make soak`. Writes benchmarks/SOAK.md.

So many scripted learners (60) arrive within two minutes and answer so many questions each (20), as a browser would:
the page, its websocket, its acts. Meanwhile kernels are killed, the database is locked, its disk is full (where this
program may mount one), and the server is started anew. At the end: how long pages and answers took, memory, what every
learner had to do again, and whether the database holds every answer that somebody saw judged.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import psutil

from benchmarks.soak_learner import Seen, learn
from tests.voila_server import Served, served, wait_until
from tutor.lessons.progress.sql import SqlStore

ROOT = Path(__file__).resolve().parents[1]
SECONDS_AWAY = 8
"""So long each trouble with the database lasts."""
Fault = tuple[float, str, Callable[[], None]]


class Watch(threading.Thread):
    """Looks at the memory of a server and its kernels once a second, and keeps the most."""

    def __init__(self, server: Served) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.most, self.kernels = 0.0, 0
        self.over = threading.Event()

    def run(self) -> None:
        """Look until it is over."""
        while not self.over.wait(1):
            try:
                own = psutil.Process(self.server.process.pid)
                family = [own, *own.children(recursive=True)]
                held = sum(one.memory_full_info().pss for one in family)
            except psutil.Error:
                continue
            self.most = max(self.most, held / 2**20)
            self.kernels = max(self.kernels, len(family) - 1)


def main() -> int:
    """Run it and write the page."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.splitlines()[0])
    parser.add_argument("--learners", type=int, default=60)
    parser.add_argument("--questions", type=int, default=20)
    parser.add_argument("--arrive", type=float, default=120, help="seconds within which all have come")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, own_disk(Path(folder)) as disk:
        return soak(given, Path(folder), disk)


def soak(given: argparse.Namespace, folder: Path, disk: Path | None) -> int:
    """Let the learners come, break things, count."""
    database = (disk or folder) / "progress.db"
    os.environ["TRUCO_TUTOR_DB"] = f"sqlite:///{database}"
    luck, seen = random.Random(1), Seen()
    names = [f"aluno {n:02}" for n in range(given.learners)]
    with served(folder / "log.txt") as server, ended(server):
        wait_until(lambda: len(server.kernels()) >= 1, 60)
        time.sleep(20)  # the pool fills before anybody comes
        pool, watch = len(server.kernels()), Watch(server)
        watch.start()
        start = time.monotonic()
        threads = [
            threading.Thread(
                target=come, args=(server, name, given.arrive * n / len(names), given.questions, seen), daemon=True
            )
            for n, name in enumerate(names)
        ]
        for thread in threads:
            thread.start()
        told = []
        for at, what, do in faults(server, database, disk, given.arrive, luck):
            time.sleep(max(0.0, start + at - time.monotonic()))
            do()
            told.append(f"{at:.0f} s: {what}")
            print(told[-1], flush=True)
        for thread in threads:
            thread.join(900)
        took = time.monotonic() - start
        unfinished = sum(thread.is_alive() for thread in threads)
        alive = server.fetch("")[0] == 200
        settled = wait_until(lambda: len(server.kernels()) <= pool, 60)
        watch.over.set()
        left = len(server.kernels())
        store = SqlStore(os.environ["TRUCO_TUTOR_DB"])
        kept = {name: len(store.answers(name)) for name in store.learners()}
        store.close()
    lost = sum(max(0, seen.answered.get(name, 0) - kept.get(name, 0)) for name in names)
    text = page(
        given, seen, watch, told=told, took=took, lost=lost,
        kept=kept, alive=alive, pool=(pool, left), unfinished=unfinished,
    )  # fmt: skip
    print(text)
    (ROOT / "benchmarks" / "SOAK.md").write_text(text, encoding="utf-8")
    return int(bool(lost or unfinished or not alive or not settled))


@contextmanager
def ended(server: Served) -> Iterator[None]:
    """End the server that was started anew; `served` ends the first one."""
    try:
        yield
    finally:
        if server.process.poll() is None:
            server.stop()


def come(server: Served, name: str, after: float, questions: int, seen: Seen) -> None:
    """Arrive and learn."""
    time.sleep(after)
    learn(server.link, name, questions, seen, random.Random(name))


def faults(server: Served, database: Path, disk: Path | None, arrive: float, luck: random.Random) -> Iterator[Fault]:
    """What breaks, and when."""
    yield arrive * 0.3, "three kernels killed", lambda: kill(server, 3, luck)
    yield arrive * 0.45, f"the database locked for {SECONDS_AWAY} s", lambda: lock(database)
    if disk:
        yield arrive * 0.6, f"its disk full for {SECONDS_AWAY} s", lambda: fill(disk)
    yield arrive * 0.8, "the server started anew on the same port", lambda: restart(server)


def kill(server: Served, count: int, luck: random.Random) -> None:
    """End kernels from outside."""
    for kernel in luck.sample(server.kernels(), count):
        kernel.kill()


def lock(database: Path) -> None:
    """Be another program that writes for a long time."""
    connection = sqlite3.connect(database, timeout=30, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    time.sleep(SECONDS_AWAY)
    connection.execute("ROLLBACK")
    connection.close()


def fill(disk: Path) -> None:
    """Write until there is no room, and make room again."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 4096)
        except OSError:
            time.sleep(SECONDS_AWAY)
    filler.unlink()


def restart(server: Served) -> None:
    """Stop the server and start another one at its door."""
    port = server.link.rstrip("/").rpartition(":")[2]
    server.stop()
    command = [*server.process.args[:-1], port]  # type: ignore[misc]  # a list, as `served` gave it
    with server.log.open("ab") as out:
        server.process = subprocess.Popen(command, stdout=out, stderr=out)
    wait_until(lambda: _answers(server), 60)


def _answers(server: Served) -> bool:
    try:
        return server.fetch("")[0] == 200
    except OSError:
        return False


@contextmanager
def own_disk(folder: Path) -> Iterator[Path | None]:
    """Mount a small disk for the database; none where this program may not."""
    disk = folder / "disk"
    disk.mkdir()
    if (
        os.geteuid() != 0
        or subprocess.run(["/usr/bin/mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", disk], check=False).returncode
    ):
        yield None
        return
    try:
        yield disk
    finally:
        subprocess.run(["/usr/bin/umount", "-l", disk], check=False)


def page(
    given: argparse.Namespace, seen: Seen, watch: Watch, *, told: list[str], took: float, lost: int,
    kept: dict[str, int], alive: bool, pool: tuple[int, int], unfinished: int,
) -> str:  # fmt: skip
    """Write what came of it."""

    def spread(seconds: list[float]) -> str:
        ranked = sorted(seconds)
        return f"{statistics.median(ranked):.2f} s · {ranked[int(len(ranked) * 0.95)]:.2f} s · {ranked[-1]:.2f} s"

    again = ", ".join(f"{count} of {kind}" for kind, count in Counter(seen.reloads).most_common()) or "none"
    rows = [
        ("learners · questions each · arriving within", f"{given.learners} · {given.questions} · {given.arrive:.0f} s"),
        ("page opened until its widget answers: median · 95 % · most", spread(seen.pages)),
        ("answer until it is judged: median · 95 % · most", spread(seen.answers)),
        ("most memory, server and kernels (PSS) · most kernels", f"{watch.most:.0f} MB · {watch.kernels}"),
        ("pages loaded anew, by what had happened", again),
        (
            "answers seen judged · in the database · lost",
            f"{sum(seen.answered.values())} · {sum(kept.values())} · {lost}",
        ),
        ("learners who did not finish", str(unfinished)),
        ("the server answers afterwards", "yes" if alive else "no"),
        ("kernels before · a minute after", f"{pool[0]} · {pool[1]}"),
        ("in all", f"{took:.0f} s"),
    ]
    table = "\n".join(f"| {name} | {value} |" for name, value in rows)
    broken = "\n".join(f"- {one}" for one in told)
    return f"""# Under load

{datetime.now(UTC):%Y-%m-%d}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.
`make soak` writes this page: scripted learners speak to the real server as browsers do, and things break meanwhile.

| what | |
|---|---|
{table}

What broke:

{broken}
"""


if __name__ == "__main__":
    sys.exit(main())
