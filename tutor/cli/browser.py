"""A browser of this machine, used without a window to draw what only the pages of the product can draw."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

__all__ = ["NAMES", "BrowserError", "find_browser", "text_of_page"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "brave-browser")
"""Browsers that draw a page without a window and give its text, as they are called on the path."""
_ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "%ProgramFiles%/Google/Chrome/Application/chrome.exe",
    "%ProgramFiles(x86)%/Microsoft/Edge/Application/msedge.exe",
)
_SECONDS = 60
_MILLISECONDS = 20_000


class BrowserError(RuntimeError):
    """No browser was found, or it did not draw."""


def find_browser() -> str | None:
    """Find a browser: the one that `TRUCO_CHROMIUM` names, one on the path, one where systems put them."""
    named = os.environ.get("TRUCO_CHROMIUM")
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in (*NAMES, *map(os.path.expandvars, _ELSEWHERE)))
    return next((path for path in found if path), None)


def text_of_page(page: str) -> str:
    """Open a page without a window, let its script run, and give the text of the document it leaves.

    The browser gets a profile of its own, thrown away at once: one that is open on the same machine is left alone.
    """
    browser = find_browser()
    if browser is None:
        raise BrowserError
    with tempfile.TemporaryDirectory(prefix="truco-", ignore_cleanup_errors=True) as folder:
        file = Path(folder) / "page.html"
        file.write_text(page, encoding="utf-8")
        alone = ["--headless=new", "--disable-gpu", "--no-first-run", f"--user-data-dir={folder}/profile"]
        offline = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
        # for root it starts no other way
        root = ["--no-sandbox"] if sys.platform != "win32" and os.geteuid() == 0 else []
        waits = [f"--virtual-time-budget={_MILLISECONDS}", "--dump-dom", file.as_uri()]
        try:
            done = subprocess.run(  # noqa: S603  # a browser of the machine, a page of ours
                [browser, *alone, *offline, *root, *waits], capture_output=True, check=True, timeout=_SECONDS
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise BrowserError from error
    return done.stdout.decode("utf-8", errors="replace")
