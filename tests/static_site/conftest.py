"""The static site, built once a session as `make site` builds it, and a plain file server that can be switched off."""

from __future__ import annotations

import os
import re
import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.apps.learner import SCREEN, Learner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
BELOW = "/escola/truco"
KEPT = """async (path) => {
  const { origin, pathname } = new URL(path, (await navigator.serviceWorker.ready).scope);
  return Boolean(await caches.match(origin + pathname));
}"""
OUTSIDE = re.compile(r"^https?://(?!localhost[:/])")


class Site:
    """A folder somewhere below an address of this machine, for as long as it is switched on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = self._on(0)
        self._port = self._server.server_address[1]
        self.link = f"http://localhost:{self._port}{BELOW}/"

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
    """Says nothing of each request; an address that is not there it answers as hosts of such sites do."""

    def log_message(self, *_args: object) -> None:
        pass

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW) if path.startswith(f"{BELOW}/") else "/nothing/here")

    def send_error(self, code: int, *_told: str | None) -> None:
        page = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page)


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
def site(site_folder: Path) -> Iterator[Site]:
    made = Site(site_folder)
    yield made
    made.off()


@pytest.fixture
def visit(page: Page, site: Site) -> Iterator[Learner]:
    """A learner who can reach nothing but the site."""
    page.context.route(OUTSIDE, lambda route: route.abort())
    page.set_viewport_size(SCREEN)
    learner = Learner(page, site)
    yield learner
    assert (learner.errors, learner.outside()) == ([], [])


def kept(page: Page, path: str) -> bool:
    """Wait until the browser keeps a file of the site for a time without a network; a minute is too long."""
    for _ in range(300):
        if page.evaluate(KEPT, path):
            return True
        page.wait_for_timeout(200)
    return False


def keeps_its_page(visit: Learner) -> bool:
    """Wait until the browser keeps all that an open page has asked for, so that it comes without a network."""
    used = {url.partition("#")[0] for url in visit.asked if url.startswith(visit.server.link)}
    return all(kept(visit.page, address) for address in used)
