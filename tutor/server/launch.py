"""Start the pages, say where they are, and stop everything again."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
import warnings
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.lessons.progress.places import PROGRESS
from tutor.lessons.table_secret import TABLES, new_secret
from tutor.server.errors import ServeError
from tutor.server.hub import hub_identity, seat_of
from tutor.server.places import find_places, one_root
from tutor.server.ports import open_door
from tutor.server.room import open_many_files, pages_that_fit

if TYPE_CHECKING:
    from tutor.server.app import TrucoPages

__all__ = ["MOST_PAGES", "MOST_PAGES_EACH", "Wish", "has_screen", "is_loopback", "link_to", "require", "serve"]


MOST_PAGES = 80
"""So many pages may strangers have open, at about 45 MB each."""
MOST_PAGES_EACH = 60
"""And so many from one address: a class has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """How the pages are to be served."""

    host: str = "127.0.0.1"
    port: int | None = None
    notebooks: Path | None = None
    warm: int = 1
    browser: bool = True
    public: bool = False
    most: int = MOST_PAGES
    each: int = MOST_PAGES_EACH
    verbose: bool = False
    hub: bool = False

    @property
    def for_strangers(self) -> bool:
        """Whether others than the user of this machine open pages: as told, or because the address is no own one."""
        return not self.hub and (self.public or not is_loopback(self.host))


def serve(wish: Wish, announce: Callable[[str], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; `announce` gets the link once a page can be opened.

    A signal that comes while it still starts raises KeyboardInterrupt, and leaves nothing behind either.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    require("voila", "ipykernel", "anywidget")
    open_many_files()
    seat = seat_of(os.environ) if wish.hub else None
    places = find_places(wish.notebooks)
    logging.basicConfig(level=logging.INFO if wish.verbose else logging.WARNING, format="%(levelname)s %(message)s")
    if wish.for_strangers:
        os.environ[PROGRESS] = "browser"  # what a stranger answers is kept by his own browser
    os.environ.setdefault(TABLES, new_secret())  # as long as this server runs a match goes on in any of its kernels
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(places.jupyter), os.environ.get("JUPYTER_PATH")]))
    host, port = (seat.host, seat.port) if seat else (wish.host, wish.port)
    with open_door(host, port) as door, one_root(places) as root:
        from tutor.server.app import TrucoPages  # noqa: PLC0415  # a second of imports, after all that can be refused
        from tutor.server.settings import Openness  # noqa: PLC0415  # likewise

        openness = Openness(most=pages_that_fit())
        if wish.for_strangers:
            openness = Openness(public=True, most=wish.most, each=wish.each)
        app = TrucoPages(
            door=door,
            root=root,
            warm=wish.warm,
            verbose=wish.verbose,
            openness=openness,
            behind_proxy=wish.for_strangers and is_loopback(wish.host),
        )
        if seat:
            app.sit(seat.prefix, hub_identity())
        app.initialize([])
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # Voilà has put its own there
        link = link_to(host, door.getsockname()[1])
        loop = asyncio.new_event_loop()
        try:
            loop.run_until_complete(
                _until_stopped(app, lambda: _opened(link, announce, browser=wish.browser and not seat))
            )
        finally:
            loop.close()  # not asyncio.run: it waits for every task, and a kernel's may never end


async def _until_stopped(app: "TrucoPages", opened: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(AttributeError, NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt
            loop.add_signal_handler(getattr(signal, name), stop.set)
    app.start()
    opened()
    try:
        await stop.wait()
    finally:
        # What is cut off by the stop (a kernel half started, a cell half run) is no news.
        loop.set_exception_handler(lambda _loop, _context: None)
        logging.disable(logging.CRITICAL)
        warnings.simplefilter("ignore")
        await app.close()


def is_loopback(host: str) -> bool:
    """Tell whether an address is of this machine alone.

    >>> [is_loopback(host) for host in ("127.0.0.1", "localhost", "::1", "0.0.0.0", "192.168.0.7", "sala.local")]
    [True, True, True, False, False, False]
    """
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def link_to(host: str, port: int) -> str:
    """Give the address to open on this machine.

    >>> link_to("127.0.0.1", 8866), link_to("0.0.0.0", 80), link_to("::1", 8866)
    ('http://127.0.0.1:8866/', 'http://localhost:80/', 'http://[::1]:8866/')
    """
    everywhere = {"", "0.0.0.0", "::"}  # noqa: S104  # compared, not bound
    name = "localhost" if host in everywhere else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _opened(link: str, announce: Callable[[str], None], *, browser: bool) -> None:
    announce(link)
    if browser and has_screen():
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def has_screen() -> bool:
    """Tell whether somebody may see a browser: not in a build, nor on a machine without a display."""
    if os.environ.get("CI"):
        return False
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def require(*modules: str) -> None:
    """Raise a message that names the extra to install if one of the modules is missing."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise ServeError("serve-missing-extra", missing=", ".join(missing))
