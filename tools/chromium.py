"""The headless Chromium of the tests: where it is, how it is started, how it gets here.

Looked for in this order: the variable `TRUCO_CHROMIUM`, a browser of the machine, Playwright's own.
`python -m tools.chromium` prints the path; with `--install` it brings a browser where none is.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from tutor.cli.browser import NAMES

LAUNCH_ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

_APT_SECONDS = 600
_PLAYWRIGHT_SECONDS = 60
_HELP = (
    "No Chromium was found, and none could be brought here. Install one (on Debian: apt install chromium) "
    "or say where it is: TRUCO_CHROMIUM=/path/to/chromium make test. Without a browser: make test-fast."
)


def find() -> Path | None:
    """Find a Chromium that starts, or nothing."""
    named = os.environ.get("TRUCO_CHROMIUM")
    if named:
        return Path(named) if _starts(Path(named)) else None
    for name in NAMES:
        path = shutil.which(name)
        if path and _starts(Path(path)):
            return Path(path)
    own = _path_of_playwright()
    return own if own and _starts(own) else None


def install() -> Path | None:
    """Find a Chromium; where none is, ask Debian (as root), then Playwright (for a minute at most)."""
    found = find()
    if found or os.environ.get("TRUCO_CHROMIUM"):
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        _run("apt-get", "update", "-qq", seconds=_APT_SECONDS, env=apt)
        _run("apt-get", "install", "-y", "-qq", "chromium", "fonts-dejavu", seconds=_APT_SECONDS, env=apt)
        found = find()
    if not found:
        _run(sys.executable, "-m", "playwright", "install", "chromium", seconds=_PLAYWRIGHT_SECONDS)
        found = find()
    return found


def main() -> int:
    """Print the path of the browser, or say on stderr how to get one."""
    parser = argparse.ArgumentParser(prog="python -m tools.chromium", description="Find the Chromium of the tests.")
    parser.add_argument("--install", action="store_true", help="bring one here where none is found")
    path = install() if parser.parse_args().install else find()
    if path:
        print(path)
        return 0
    named = os.environ.get("TRUCO_CHROMIUM")
    print(f"TRUCO_CHROMIUM={named} does not start." if named else _HELP, file=sys.stderr)
    return 1


def _starts(path: Path) -> bool:
    """Tell whether this browser answers: on some systems the name is only a pointer to another installer."""
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def _path_of_playwright() -> Path | None:
    code = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return Path(answer.stdout.strip()) if answer.returncode == 0 else None


def _run(*command: str, seconds: int, env: dict[str, str] | None = None) -> None:
    """Run a step that may fail: whether a browser came of it is looked at afterwards."""
    print("$", *command, file=sys.stderr)
    try:
        step = subprocess.Popen(command, stdout=sys.stderr, env=env, start_new_session=True)
    except OSError as error:
        print(error, file=sys.stderr)
        return
    try:
        step.wait(seconds)
    except subprocess.TimeoutExpired:
        print(f"No answer in {seconds} seconds.", file=sys.stderr)
    finally:
        _stop(step)


def _stop(step: subprocess.Popen[bytes]) -> None:
    """Stop what is left of a step, its children too: a download that hangs is a child's."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(step.pid, signal.SIGTERM)
    step.wait()


if __name__ == "__main__":
    sys.exit(main())
