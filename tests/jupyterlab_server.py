"""A real JupyterLab on a copy of the lessons, as `truco-tutor lab` starts it, for tests in a browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.voila_server import COMMAND, START_SECONDS, STOP_SECONDS, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

LESSONS = Path(__file__).resolve().parents[1] / "notebooks"
_LINK = re.compile(r"(http://127\.0\.0\.1:\d+/)lab\S*\?token=(\w+)")


def link_of(log: Path) -> tuple[str, str] | None:
    """Find the address and the token in what JupyterLab has said so far."""
    found = _LINK.search(log.read_text())
    return (found[1], found[2]) if found else None


@contextmanager
def lab(folder: Path) -> Iterator[tuple[str, str]]:
    """Start it with a copy of the lessons in `folder`; gives its address and token, and stops it at the end."""
    shutil.copytree(LESSONS, folder / "lessons")
    log = folder / "lab.txt"
    settings = {name: str(folder / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "HOME")}
    command = [COMMAND, "lab", "--no-browser", "--notebooks", str(folder / "lessons")]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **settings})
    try:
        assert wait_until(lambda: link_of(log) or process.poll() is not None, START_SECONDS)
        found = link_of(log)
        assert found, log.read_text()
        yield found
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
