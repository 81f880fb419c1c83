"""Pictures of the pages, for the README and for looking at: the real server, the real browser.

`python -m tools.look_pages` writes `docs/images/treino-phone.png` and three more.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
PHONE, SCREEN = (390, 844), (960, 620)
_QUESTION = "#rules=gauderio&skill=envido.count&seed=237"  # 12c 7c 1o: a pair with a figure in it, 27
_WAIT = 60_000


@contextmanager
def served() -> Iterator[str]:
    """Run the server and give its address."""
    command = [str(Path(sysconfig.get_path("scripts")) / "truco-tutor"), "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if "http://" in line)
        found = re.search(r"http://\S+/", line)
        assert found, line
        try:
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)


def treino(page: Page, link: str, typed: str) -> None:
    """Open the drill at one question and answer it, unless there is nothing to type."""
    page.goto(f"{link}voila/render/apps/treino.ipynb{_QUESTION}")
    page.locator("main[data-ready]").wait_for()
    page.get_by_role("img", name="rei de copas").wait_for()
    if typed:
        field = page.get_by_label("Sua resposta")
        field.fill(typed)
        field.press("Enter")
        page.locator(".truco-verdict:visible").wait_for()


def shoot(browser: Browser, link: str, name: str, typed: str) -> None:
    """Take one picture, as it stands when nothing moves any more; its name says the size and the light."""
    width, height = PHONE if "phone" in name else SCREEN
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if "dark" in name else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(_WAIT)
    page = context.new_page()
    treino(page, link, typed)
    page.wait_for_timeout(400)
    page.screenshot(path=IMAGES / f"{name}.png")
    print(IMAGES / f"{name}.png")
    context.close()


def main() -> int:
    """Take them all."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with served() as link, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=list(chromium.LAUNCH_ARGS))
        shoot(browser, link, "treino-phone", "")
        shoot(browser, link, "treino-phone-dark", "28")
        shoot(browser, link, "treino-desktop", "28")
        shoot(browser, link, "treino-desktop-dark", "27")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
