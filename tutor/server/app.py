"""Voilà as we serve it: one root, our template, no way in but the pages, and no kernel left behind."""

import asyncio
import contextlib
import logging
import shutil
import socket
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # comes with ipykernel, without types
from jupyter_server.auth.identity import IdentityProvider
from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.base.handlers import FileFindHandler
from jupyterlab_server.themes_handler import ThemesHandler
from tornado.httpserver import HTTPServer
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.static_file_handler import AllowListFileHandler, MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler
from voila.voila_identity_provider import VoilaLoginHandler

from tutor.server import assets, pages
from tutor.server.page_config import VERSIONED
from tutor.server.safety import HEADERS
from tutor.server.settings import Openness, settings
from tutor.server.shelves import shelves

__all__ = ["TrucoPages"]

_OURS = {
    TornadoVoilaTreeHandler: pages.Landing,
    TornadoVoilaHandler: pages.Page,
    TemplateStaticFileHandler: assets.TemplateFiles,
    FileFindHandler: assets.ExtensionScripts,
    AllowListFileHandler: assets.PictureFiles,
    MultiStaticFileHandler: assets.VersionedScripts,
}
_OF_A_HUB = ("/oauth_callback", "/logout")
_NOT_OURS = (VoilaContentsHandler, RequestInfoSocketHandler, ThemesHandler, VoilaLoginHandler, LogoutHandler)
_LARGEST_MESSAGE = 2 << 20  # the log of a learner comes in pieces, and the largest piece is half of that
_LARGEST_BODY = 1 << 16  # only the goodbye of a page is posted
# Of a browser that has vanished a connection hears nothing. The time-out is longer than the interval, or every
# connection would be closed at its first ping: until then no pong can have come.
_PING_MS = 5_000
_NO_PONG_MS = 12_000
# Tornado reads the same two figures as seconds, for pings of its own that never come; what it says of them is no news.
logging.getLogger("tornado.general").addFilter(lambda record: "websocket_ping_timeout" not in record.getMessage())
_STOP_SECONDS = 3


class TrucoPages(Voila):  # type: ignore[misc]  # Voilà has no types
    """The standalone page server."""

    name = "truco-tutor"

    def __init__(
        self, *, door: socket.socket, root: Path, warm: int, verbose: bool, openness: Openness, behind_proxy: bool
    ) -> None:
        level = logging.INFO if verbose else logging.ERROR
        super().__init__(config=settings(root, warm=warm, verbose=verbose, openness=openness), log_level=level)
        self.door = door
        self.root_dir = str(root)
        self.truco_root = root
        self.warm = warm
        self.openness = openness
        self.behind_proxy = behind_proxy
        self.any_host = openness.public
        self.port = door.getsockname()[1]

    def sit(self, prefix: str, identity: type[IdentityProvider]) -> None:
        """Be the server of one user of a hub, below an address of its own, for those whom the hub lets in."""
        self.base_url = prefix
        self.any_host = True
        self.identity_provider_class = identity

    def migrate_config(self) -> None:
        """Touch no settings of another Jupyter on this machine."""

    def load_config_file(self, *_: object, **__: object) -> None:
        """Read none either: what is served is what was tested."""

    def init_settings(self) -> dict[str, Any]:
        """Add what Tornado must know from its start."""
        return {
            **super().init_settings(),
            "compress_response": True,
            "headers": HEADERS,
            # A page of another site may not reach the server of this machine under a name of its own.
            "allow_remote_access": self.any_host,
            "websocket_max_message_size": _LARGEST_MESSAGE,
            "static_immutable_cache": [f"{self.base_url}voila/labextensions/"],
            "ws_ping_interval": _PING_MS,
            "ws_ping_timeout": _NO_PONG_MS,
            # The goodbye of a closed page carries no token (no such cookie is ever set), and it is the only request
            # that changes anything: it names a kernel by an id that only its page knows.
            "disable_check_xsrf": True,
            "default_handler_class": pages.Missing,
            "default_handler_args": {"voila_configuration": self.voila_configuration},
            "truco_root": self.truco_root,
            "truco_public": self.openness.public,
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Put our handlers in the place of Voilà's, and leave out what no page of ours asks for."""
        handlers = []
        for pattern, handler, *rest in super().init_handlers():
            if handler not in _NOT_OURS:
                address = pattern.replace("voila/static", VERSIONED) if handler is MultiStaticFileHandler else pattern
                if pattern in _OF_A_HUB:  # Voilà leaves them where no proxy leads
                    address = self.base_url.rstrip("/") + pattern
                handlers.append((address, _OURS.get(handler, handler), *rest))
        return handlers

    def start(self) -> None:
        """Serve at the open door. Call it inside a running event loop."""
        super().start()
        if self.warm:  # Voilà looks for notebooks to warm by itself, but not behind the links of the root
            for page in (page for shelf in shelves(self.truco_root) for page in shelf.pages):
                self.kernel_manager.fill_if_needed(delay=0, notebook_name=page.path)

    def listen(self) -> None:
        """Take the door that was opened before anything else was loaded."""
        self.server = HTTPServer(self.app, xheaders=self.behind_proxy, max_body_size=_LARGEST_BODY)
        self.server.add_socket(self.door)

    async def close(self) -> None:
        """Stop listening, and stop every kernel: those that run, those that wait and those half started."""
        self.server.stop()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        # Jupyter's own stop fails on a kernel half started, and may then wait for ever. A kernel keeps nothing that it
        # would have to save first, so what is left after a moment is ended from outside.
        await asyncio.wait({asyncio.ensure_future(self.kernel_manager.shutdown_all(now=True))}, timeout=_STOP_SECONDS)
        for child in psutil.Process().children():
            with contextlib.suppress(psutil.Error):
                if any(self.connection_dir in part for part in child.cmdline()):
                    child.kill()
        shutil.rmtree(self.connection_dir, ignore_errors=True)
