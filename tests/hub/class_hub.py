"""A real JupyterHub with our configuration, its proxy and a PostgreSQL server, for a class of tests."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.voila_server import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
CONFIG = ROOT / "deploy" / "jupyterhub" / "jupyterhub_config.py"
PROXY = Path(sys.prefix) / "proxy" / "node_modules" / ".bin" / "configurable-http-proxy"
TEACHER = "dona.rosa"
START = 120_000
"""Milliseconds that a server of somebody may need to come up on a loaded machine."""


@dataclass
class Hub:
    """A hub that runs."""

    link: str
    log: Path


def address(class_hub: Hub, name: str, app: str, fragment: str = "") -> str:
    """Give the address of an app on the server of somebody."""
    return f"{class_hub.link}/user/{name}/voila/render/apps/{app}.ipynb{fragment}"


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@contextmanager
def hub(folder: Path, database: str) -> Iterator[Hub]:
    """Run the hub in a folder of its own until the block ends, with all that it started."""
    link, log = f"http://127.0.0.1:{free_port()}", folder / "hub.log"
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")},
        "TRUCO_TUTOR_DB": database,
        "TRUCO_TEACHERS": TEACHER,
        "TRUCO_HUB_URL": link,
        "TRUCO_HUB_PROXY": str(PROXY),
        "CONFIGPROXY_AUTH_TOKEN": "0" * 64,
    }
    command = [
        sys.executable, "-m", "jupyterhub", "-f", str(CONFIG),
        f"--ConfigurableHTTPProxy.api_url=http://127.0.0.1:{free_port()}", f"--JupyterHub.hub_port={free_port()}",
    ]  # fmt: skip
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=out, stderr=out, start_new_session=True)
    try:
        assert wait_until(lambda: process.poll() is not None or _answers(f"{link}/hub/health"), 90), log.read_text()
        assert process.poll() is None, log.read_text()
        yield Hub(link, log)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310 - our own address
            return answer.status == 200
    except (urllib.error.URLError, OSError):
        return False
