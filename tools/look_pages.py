"""Pictures of the pages, for the README and for looking at: the real server, the real browser, always the same seeds.

`make pictures` writes them all to `docs/images`, `make pictures ARGS=treino` those whose name has that in it.
"""

from __future__ import annotations

import base64
import os
import re
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
PHONE, SCREEN = (390, 844), (960, 620)
_COUNT = "rules=gauderio&skill=envido.count&seed=237"  # 12c 7c 1o: a pair with a figure in it, 27
_WAIT = 60_000
_QUALITY = 82


def nothing(_page: Page) -> None:
    """Show the page as it opens."""


def answered(typed: str) -> Callable[[Page], None]:
    """Answer the question on the table."""

    def act(page: Page) -> None:
        field = page.get_by_label("Sua resposta")
        field.fill(typed)
        field.press("Enter")
        page.locator(".truco-verdict:visible").wait_for()

    return act


def down_to(selector: str) -> Callable[[Page], None]:
    """Read on to a part of the page."""

    def act(page: Page) -> None:
        page.locator(selector).first.evaluate("part => part.scrollIntoView({ block: 'start', behavior: 'instant' })")

    return act


def dealt(page: Page) -> None:
    """Sit down at the table, and have the cards of the first hand."""
    page.get_by_role("button", name="Dar as cartas", exact=True).click()
    page.locator(".truco-mesa:not([data-waiting], [data-moving]) .truco-mesa-cards button").first.wait_for()


def scored(page: Page) -> None:
    """Begin a match of the score sheet, and count two hands of it."""
    page.get_by_role("button", name="Começar").click()
    for name in ("Nós +1", "Eles +1"):
        page.get_by_role("button", name=name).click()


class Shot(NamedTuple):
    """A picture: the place below the root of the pages, what its link says, what has to be seen, what is done."""

    place: str
    link: str = ""
    seen: str = "main"
    act: Callable[[Page], None] = nothing


SHOTS = {
    "inicio-desktop": Shot(""),
    "licao-phone": Shot(
        "notebooks/gauderio/05-envido", seen=".truco-example .truco-card", act=down_to(".truco-example")
    ),
    "treino-phone": Shot("apps/treino", _COUNT, "[data-code='12c']"),
    "treino-phone-dark": Shot("apps/treino", _COUNT, "[data-code='12c']", answered("28")),
    "treino-desktop": Shot("apps/treino", _COUNT, "[data-code='12c']", answered("28")),
    "treino-desktop-dark": Shot("apps/treino", _COUNT, "[data-code='12c']", answered("28")),
    "replay-desktop": Shot("apps/replay", "hand=gauderio-empate-na-primeira&at=empate", ".truco-replay-controls"),
    "juiz-phone": Shot("apps/juiz", "juiz=trick&rules=claudista&cards=3c-2o-Jc-Ap&lead=1&vira=Qc", ".truco-desk-said"),
    "regras-phone": Shot("apps/regras", "clause=gauderio/envido/contagem/3", ".truco-rules-text"),
    "mesa-phone": Shot("apps/mesa", "rules=gauderio&players=2&bot=novato", ".truco-mesa", dealt),
    "marcador-phone": Shot("apps/marcador", "rules=gauderio", ".truco-tally", scored),
}
"""Every picture, by a name that says its size and its light. An app that is new gets a row here.

The table is dealt by a seed nobody can choose: its picture alone is another one each time.
"""


@contextmanager
def served() -> Iterator[str]:
    """Run the server, for a learner who has not answered anything yet, and give its address."""
    command = [str(Path(sysconfig.get_path("scripts")) / "truco-tutor"), "serve", "--no-browser", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TRUCO_TUTOR_DB": f"sqlite:///{folder}/progress.db"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            line = next(line for line in process.stdout if "http://" in line)
            found = re.search(r"http://\S+/", line)
            assert found, line
            try:
                yield found[0]
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(30)


def shoot(browser: Browser, link: str, name: str) -> None:
    """Take one picture, as it stands when nothing moves any more."""
    place, fragment, seen, act = SHOTS[name]
    width, height = PHONE if "phone" in name else SCREEN
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if "dark" in name else "light",
        reduced_motion="reduce",
        locale="pt-BR",
    )
    context.set_default_timeout(_WAIT)
    page = context.new_page()
    page.goto(f"{link}voila/render/{place}.ipynb#{fragment}" if place else link)
    page.locator("main[data-ready]" if place else "main").wait_for()
    page.locator(seen).first.wait_for()
    act(page)
    page.wait_for_timeout(400)
    told = {"format": "webp", "quality": _QUALITY}
    shot = context.new_cdp_session(page).send("Page.captureScreenshot", told)
    path = IMAGES / f"{name}.webp"
    path.write_bytes(base64.b64decode(shot["data"]))
    print(path)
    context.close()


def main(wanted: str = "") -> int:
    """Take them all, or those whose name has a word in it."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with served() as link, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=list(chromium.LAUNCH_ARGS))
        for name in SHOTS:
            if wanted in name:
                shoot(browser, link, name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
