"""The pages themselves: the way in, a lesson or app, and what stands where there is none."""

import re
from http import HTTPStatus
from pathlib import PurePosixPath
from typing import Any

from jupyter_core.utils import ensure_async
from tornado import web
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.utils import create_include_assets_functions

from tutor.server.landing import landing

__all__ = ["Landing", "Missing", "Page", "plain_error"]

_KERNEL = re.compile(r'"kernelId": ?"([0-9a-f-]{36})"')
_AGAIN_SECONDS = "20"


class _Told(BaseVoilaHandler):  # type: ignore[misc]  # Voilà has no types
    """What each of them tells its template."""

    @property
    def template_namespace(self) -> dict[str, Any]:
        """Add whether it was asked for under a name that is not this server's: that is why it is refused."""
        return {**super().template_namespace, "wrong_host": not self.check_host()}


class Landing(_Told):
    """The way in."""

    @web.authenticated
    async def get(self, path: str = "") -> None:
        """Show it, or lead to it from an address of a folder."""
        if path.strip("/"):
            self.redirect(self.base_url)
            return
        self.set_header("Cache-Control", "no-cache")
        self.write(
            self.render_template(
                "tree.html", landing=landing(self.settings["truco_root"], for_strangers=self.settings["truco_public"])
            )
        )


class Page(_Told, TornadoVoilaHandler):  # type: ignore[misc]  # Voilà has no types
    """A lesson or an app. An address without a notebook is told as such, before a kernel is started for it."""

    @web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Stream the page."""
        name = PurePosixPath(path or "")
        if name.suffix in {"", ".ipynb"} and not (
            name.suffix and await ensure_async(self.contents_manager.file_exists(str(name)))
        ):
            raise web.HTTPError(404)
        kernels = self.kernel_manager
        await kernels.make_room()
        if refusal := kernels.seats.refusal(str(self.request.remote_ip), taken=kernels.taken()):
            raise web.HTTPError(refusal)
        async for piece in self.get_generator(path=path):
            if found := _KERNEL.search(piece):
                kernels.seats.sit(found[1], str(self.request.remote_ip))
            self.write(piece)
            self.flush()
        if self.voila_configuration.preheat_kernel:  # the pool is filled anew, should its kernels have died
            self.kernel_manager.fill_if_needed(notebook_name=str(name))

    def write_error(self, status_code: int, **known: object) -> None:
        """Answer with our page; whoever finds no seat is told when to ask again."""
        if status_code in {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}:
            self.set_header("Retry-After", _AGAIN_SECONDS)
        super().write_error(status_code, **known)


class Missing(_Told):
    """Every address that leads nowhere."""

    async def prepare(self) -> None:
        """Say so."""
        await super().prepare()
        raise web.HTTPError(404)


def plain_error(handler: web.RequestHandler, status: int) -> None:
    """Write our error page from a handler that knows nothing of templates."""
    base = handler.settings["base_url"]
    template = handler.settings["voila_jinja2_env"].select_template([f"{status}.html", "error.html"])
    assets = create_include_assets_functions("truco", base)
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.finish(template.render(status_code=status, base_url=base, of_a_file=True, **assets))
