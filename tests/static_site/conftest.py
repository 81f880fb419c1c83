"""The static site, built once a session as `make site` builds it, and a plain file server that can be switched off."""

from __future__ import annotations

import os
import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Site:
    """A folder at an address of this machine, for as long as it is switched on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = self._on(0)
        self._port = self._server.server_address[1]
        self.link = f"http://localhost:{self._port}/"

    def page(self, name: str) -> str:
        return f"{self.link}render/{name}.html"

    def _on(self, port: int) -> ThreadingHTTPServer:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(self.folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server

    def off(self) -> None:
        """Be gone, as in a school without a network."""
        self._server.shutdown()
        self._server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of each request."""

    def log_message(self, *_args: object) -> None:
        pass


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it; the variable names one that stands already, for who works on the tests."""
    if named := os.environ.get("TRUCO_SITE"):
        return Path(named)
    folder = tmp_path_factory.mktemp("site") / "site"
    make = ["make", "--silent", "site", f"ARGS=--out {folder}"]
    subprocess.run(make, cwd=ROOT, check=True, timeout=280)
    return folder


@pytest.fixture
def site(site_folder: Path):
    made = Site(site_folder)
    yield made
    made.off()
