"""The real page server for tests: `truco-tutor serve` in its own process, and what can be seen of it from outside."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sysconfig
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat
import psutil

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

COMMAND = Path(sysconfig.get_path("scripts")) / "truco-tutor"
START_SECONDS = 90
STOP_SECONDS = 30

# What the parts of JupyterLab that Voilà carries say about each other's versions; nothing can be done about it here.
KNOWN_WARNINGS = ("Unsatisfied version", "No satisfying version")


@dataclass
class Served:
    """A running server."""

    process: subprocess.Popen[bytes]
    link: str
    log: Path

    def page(self, name: str) -> str:
        """Give the address of a notebook of the served folder, or of an app (`apps/treino`)."""
        path = name if "/" in name else f"notebooks/{name}"
        return f"{self.link}voila/render/{path}.ipynb"

    def fetch(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, dict[str, str], str]:
        """Ask for an address below the link: status, headers (lower case), body."""
        asked = urllib.request.Request(self.link + path, headers=headers or {})  # noqa: S310 - our own address
        try:
            answer = urllib.request.urlopen(asked, timeout=START_SECONDS)  # noqa: S310 - our own address
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            return (
                answer.status,
                {name.lower(): value for name, value in answer.headers.items()},
                answer.read().decode(),
            )

    def post(self, path: str) -> int:
        """Post nothing to an address below the link: the status."""
        asked = urllib.request.Request(self.link + path, method="POST")  # noqa: S310 - our own address
        with urllib.request.urlopen(asked, timeout=START_SECONDS) as answer:  # noqa: S310 - our own address
            return int(answer.status)

    def kernels(self) -> list[psutil.Process]:
        """List the kernels that this server runs, the waiting ones included."""
        found = []
        for child in psutil.Process(self.process.pid).children(recursive=True):
            try:
                if any("ipykernel_launcher" in part for part in child.cmdline()):
                    found.append(child)
            except psutil.Error:
                continue
        return found

    def runs(self, kernel_id: str) -> bool:
        """Tell whether the kernel of this id is alive."""
        return any(f"kernel-{kernel_id}" in " ".join(kernel.cmdline()) for kernel in self.kernels())

    def stop(self, number: int = signal.SIGINT) -> int:
        """Send a signal and give the exit code."""
        self.process.send_signal(number)
        return self.process.wait(STOP_SECONDS)


def kernel_process(server: Served, kernel: str) -> psutil.Process:
    """Find the process of a kernel."""
    [found] = [one for one in server.kernels() if f"kernel-{kernel}" in " ".join(one.cmdline())]
    return found


def kernel_id(html: str) -> str:
    """Find the id of a page's kernel in the page."""
    config = re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', html, re.DOTALL)
    assert config, "no page of a kernel"
    return str(json.loads(config[1])["kernelId"])


def wait_until(holds: Any, seconds: float = 15) -> bool:
    """Look again and again until something holds, or the time is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.1)
    return bool(holds())


@contextmanager
def served(log: Path, *options: str, command: Path = COMMAND, **known: Any) -> Iterator[Served]:
    """Serve on a free port until the block ends; without options, the lessons and apps of this checkout.

    ``command`` is another installation's, ``known`` what its process is started with.
    """
    arguments = [command, "serve", "--no-browser", "--port", "0", *options]
    with log.open("wb") as out:
        process = subprocess.Popen(arguments, stdout=out, stderr=out, **known)
    server = Served(process, "", log)
    try:
        assert wait_until(lambda: "http://" in log.read_text() or process.poll() is not None, START_SECONDS), (
            log.read_text()
        )
        found = re.search(r"http://\S+/", log.read_text())
        assert found, log.read_text()
        server.link = found[0]
        yield server
    finally:
        if process.poll() is None:
            try:
                server.stop()
            except subprocess.TimeoutExpired:
                for one in (*server.kernels(), process):
                    one.kill()


def notebook(path: Path, title: str | None, cells: Sequence[str]) -> Path:
    """Write a notebook; a cell that begins with `#` is prose, any other is code."""
    metadata = {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}}
    made = nbformat.v4.new_notebook(metadata={**metadata, **({"title": title} if title else {})})
    made.cells = [
        nbformat.v4.new_markdown_cell(cell) if cell.startswith("#") else nbformat.v4.new_code_cell(cell)
        for cell in cells
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(made, path)
    return path
