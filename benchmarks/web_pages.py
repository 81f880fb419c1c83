"""What is timed in a browser: our pages, a stock Voilà page of one button, and our pages without a server."""

from __future__ import annotations

import re
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple
from urllib.request import Request, urlopen

import nbformat
import psutil
from playwright.sync_api import Browser, BrowserContext, Page

from tests.hub.class_hub import free_port
from tests.voila_server import kernel_id
from tests.wire import wire_to

SCRIPTS = Path(sysconfig.get_path("scripts"))
HAND = "gauderio-envido-antes-do-truco"
TREINO = "#rules=gauderio&skill=envido.count&seed=237"
CLICKS = 200
SETTLED = 4000
"""Milliseconds after which an opened page is at rest: the kernel that replaces its own in the pool has started too."""
STOCK = """import ipywidgets
button, label = ipywidgets.Button(description="Jogar"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])"""
# Inside the page, so that the browser's own remote control is not timed: from the click to the frame that shows more.
CLICKED = """async ([act, told, times]) => {
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    const began = performance.now();
    await new Promise((seen, never) => {
      const eye = new MutationObserver(() => { eye.disconnect(); seen(); });
      eye.observe(document.querySelector(told), { childList: true, characterData: true, subtree: true });
      setTimeout(() => never(new Error(`click ${i} changed nothing`)), 10000);
      act(i);
    });
    taken.push(performance.now() - began);
  }
  return taken;
}"""
PRESS_STOCK = "() => document.querySelector('.jupyter-button').click()"
ANSWER_OR_RETRY = """(i) => {
  if (i % 2) return document.querySelector(".truco-actions button").click();
  document.querySelector(".truco-input").value = "9999";
  document.querySelector("form.truco-answer").requestSubmit();
}"""
STEP = """(i) => document.querySelector(`.truco-replay-controls [data-key=${i % 2 ? "previous" : "next"}]`).click()"""


class Files(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *_args: object) -> None:
        """Say nothing."""


class Running(NamedTuple):
    """A server: the address to open, and its process."""

    link: str
    process: psutil.Process


def ours() -> AbstractContextManager[Running]:
    """Our server, warm, with its address."""
    return started([str(SCRIPTS / "truco-tutor"), "serve", "--no-browser", "--port", "0"])


def stock(folder: Path) -> AbstractContextManager[Running]:
    """Voilà as it comes, with one page of one button."""
    cell = nbformat.v4.new_code_cell(STOCK)
    spec = {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}}
    nbformat.write(nbformat.v4.new_notebook(cells=[cell], metadata=spec), folder / "botao.ipynb")
    return started([str(SCRIPTS / "voila"), str(folder / "botao.ipynb"), "--no-browser", f"--port={free_port()}"])


@contextmanager
def started(command: list[str]) -> Iterator[Running]:
    """Run a server until the block ends, and give the address that it prints."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        found = next(filter(None, (re.search(r"http://\S+/", line) for line in process.stdout)))
        Thread(target=process.stdout.read, daemon=True).start()  # or it stands still when the pipe is full
        time.sleep(8)  # the kernels that wait have started
        try:
            yield Running(found[0], psutil.Process(process.pid))
        finally:
            process.terminate()


@contextmanager
def files(folder: Path) -> Iterator[str]:
    """The built site at an address of this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()


@contextmanager
def fresh(browser: Browser) -> Iterator[Page]:
    """A browser that has never been here."""
    context: BrowserContext = browser.new_context()
    context.set_default_timeout(180_000)
    try:
        yield context.new_page()
    finally:
        context.close()


def opened(page: Page, address: str, selector: str) -> float:
    """Seconds from asking for a page until something of it can be seen and used."""
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(selector).first.wait_for()
    return time.perf_counter() - began


def first_paint(page: Page) -> float:
    """Seconds until the browser painted the first words of the page."""
    painted = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    return float(page.wait_for_function(painted).json_value()) / 1000


def clicked(page: Page, act: str, told: str) -> list[float]:
    """Milliseconds from each of so many acts until what is told changes; ``act`` is a function of their number."""
    return list(page.evaluate(f"([told, times]) => ({CLICKED})([{act}, told, times])", [told, CLICKS]))


def kernels(server: psutil.Process) -> set[psutil.Process]:
    """Give the kernels that a server runs."""
    return {one for one in server.children(recursive=True) if "ipykernel_launcher" in " ".join(one.cmdline())}


def kernel_of(page: Page, server: psutil.Process) -> psutil.Process:
    """Find the kernel of an open page."""
    name = f"kernel-{kernel_id(page.content())}"
    return next(one for one in kernels(server) if name in " ".join(one.cmdline()))


def memory(page: Page, server: psutil.Process) -> float:
    """MB that one more learner takes: the kernel of his page."""
    return float(kernel_of(page, server).memory_full_info().uss) / 1e6


def exported(folder: Path) -> float:
    """KB of a hand as one HTML file."""
    path = folder / "mao.html"
    subprocess.run([SCRIPTS / "truco-tutor", "export", HAND, "-o", path], check=True, stdout=subprocess.DEVNULL)
    return path.stat().st_size / 1000


def losses(browser: Browser, own: Running) -> dict[str, float]:
    """Seconds until a page says that something is wrong, by what was lost."""
    found = {}
    with ours() as other, wire_to(own.link) as wire:
        faults: dict[str, tuple[str, Callable[[Page], object]]] = {
            "kernel": (own.link, lambda page: kernel_of(page, own.process).kill()),
            "culled": (own.link, lambda page: let_go(own.link, page)),
            "wire": (wire.link, lambda _: wire.cut()),
            "server": (other.link, lambda _: other.process.terminate()),
            "answer": (own.link, lambda _: own.process.suspend()),
            "word": (own.link, lambda page: kernel_of(page, own.process).suspend()),
        }
        for name, (link, fault) in faults.items():
            with fresh(browser) as page:
                opened(page, f"{link}voila/render/apps/treino.ipynb{TREINO}", "main[data-ready] .truco-answer")
                page.wait_for_timeout(SETTLED)  # so that it is well when it is struck
                try:
                    found[f"notice_{name}"] = noticed(page, partial(fault, page))
                finally:
                    for one in (own.process, *kernels(own.process)):
                        one.resume()
    return found


def let_go(link: str, page: Page) -> None:
    """End the kernel of an open page as the server does with one that nobody seems to use."""
    asked = Request(f"{link}voila/api/shutdown/{kernel_id(page.content())}", method="POST")  # noqa: S310 - our own
    urlopen(asked, timeout=60).close()  # noqa: S310 - our own


def noticed(page: Page, does: Callable[[], object]) -> float:
    """Seconds from a fault until the page says that something is wrong."""
    began = time.perf_counter()
    does()
    page.locator(".truco-watch:visible").wait_for()
    return time.perf_counter() - began
