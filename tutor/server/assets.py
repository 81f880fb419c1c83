"""Scripts and styles, sent so that a browser asks for them once, and packed once for all browsers."""

import asyncio
import gzip
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import FileFindHandler
from tornado import web
from voila.static_file_handler import AllowListFileHandler, MultiStaticFileHandler, TemplateStaticFileHandler

from tutor.server.pages import plain_error

__all__ = ["ExtensionScripts", "PictureFiles", "TemplateFiles", "VersionedScripts"]

_FOREVER = "public, max-age=31536000, immutable"

_LOOK = Path(__file__).resolve().parents[1] / "widgets" / "static"
_PACKED_TYPES = ("text/", "application/javascript", "application/json", "image/svg+xml")
_SMALL = 1024


class _Static(web.StaticFileHandler):
    """A file, compressed once and kept so; a missing one is told in the page's language."""

    def set_default_headers(self) -> None:
        """Forbid what every answer of ours forbids."""
        super().set_default_headers()
        for name, value in self.settings.get("headers", {}).items():
            self.set_header(name, value)

    async def get(self, path: str, include_body: bool = True) -> None:  # noqa: FBT001, FBT002 - Tornado's signature
        """Send the file: packed where it is asked for and worth it, else as Tornado would."""
        if "gzip" not in self.request.headers.get("Accept-Encoding", "") or "Range" in self.request.headers:
            await super().get(path, include_body)
            return
        self.path = self.parse_url_path(path)
        wanted = self.get_absolute_path(self.root, self.path)  # Voilà's handlers set self.root here
        found = self.validate_absolute_path(self.root, wanted)
        if found is None:
            return
        self.absolute_path = found
        if not self.get_content_type().startswith(_PACKED_TYPES) or self.get_content_size() < _SMALL:
            await super().get(path, include_body)
            return
        self.modified = self.get_modified_time()
        self.set_headers()
        self.set_header("Vary", "Accept-Encoding")
        if self.should_return_304():
            self.set_status(304)
            return
        body = await asyncio.get_running_loop().run_in_executor(None, _packed, found, self.modified)
        self.set_header("Content-Encoding", "gzip")
        self.set_header("Content-Length", str(len(body)))
        if include_body:
            self.write(body)

    def write_error(self, status_code: int, **_: object) -> None:
        """Answer with our page."""
        plain_error(self, status_code)


@lru_cache(maxsize=1024)
def _packed(path: str, _changed: datetime | None) -> bytes:
    return gzip.compress(Path(path).read_bytes(), compresslevel=6, mtime=0)


class VersionedScripts(_Static, MultiStaticFileHandler):  # type: ignore[misc]  # Voilà has no types
    """Voilà's own scripts, under an address that names their version."""

    def set_extra_headers(self, path: str) -> None:  # noqa: ARG002 - all of them
        """Let the browser keep them."""
        self.set_header("Cache-Control", _FOREVER)


class ExtensionScripts(_Static, FileFindHandler):
    """Scripts of the widgets: each name holds a digest of what is in it (see `static_immutable_cache`)."""


class TemplateFiles(_Static, TemplateStaticFileHandler):  # type: ignore[misc]  # Voilà has no types
    """Files of the page template; those asked for by version are kept (Tornado's own rule)."""

    def parse_url_path(self, url_path: str) -> str:
        """Refuse a path that is not `template/static/file` before Voilà stumbles over it."""
        parts = url_path.split("/")
        if len(parts) < 3 or parts[1] != "static" or ".." in parts:
            raise web.HTTPError(404)
        found = str(super().parse_url_path(url_path))
        # In a checkout the template's truco.css is a link to the package's: the one source of our look.
        self.allowed_symlink_directory = [*self.roots, str(_LOOK)]
        return found


class PictureFiles(_Static, AllowListFileHandler):  # type: ignore[misc]  # Voilà has no types
    """Pictures that lie beside the notebooks; nothing else is given out."""

    def initialize(self, **known: Any) -> None:  # type: ignore[override]  # noqa: ANN401 - whatever Voilà's takes
        """Follow the two links that the served root is made of, and no other."""
        super().initialize(**known)
        root = Path(known["path"])
        self.allowed_symlink_directory = [str(root), *(str((root / name).resolve()) for name in ("notebooks", "apps"))]
