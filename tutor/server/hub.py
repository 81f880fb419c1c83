"""The pages of one user of a JupyterHub: the same server, at the hub's door, for the visitor whom the hub knows.

A learner of a class gets pages and nothing else: this is the locked page server, not Jupyter's own, so there is no
kernel to start by hand, no file to write and no terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tutor.server.errors import ServeError

if TYPE_CHECKING:
    from jupyter_server.auth.identity import IdentityProvider

__all__ = ["Seat", "hub_identity", "seat_of"]

URL, PREFIX = "JUPYTERHUB_SERVICE_URL", "JUPYTERHUB_SERVICE_PREFIX"


@dataclass(frozen=True, slots=True)
class Seat:
    """Where the hub expects the server of this user."""

    host: str
    port: int
    prefix: str


def seat_of(environment: Mapping[str, str]) -> Seat:
    """Read it from what the hub says to the servers that it starts.

    >>> seat_of({URL: "http://127.0.0.1:41000/user/bia/", PREFIX: "/user/bia/"})
    Seat(host='127.0.0.1', port=41000, prefix='/user/bia/')
    """
    try:
        address = urlsplit(environment[URL])
        return Seat(address.hostname or "127.0.0.1", address.port or 80, environment[PREFIX])
    except (KeyError, ValueError):
        raise ServeError("serve-no-hub", variable=URL) from None


def hub_identity() -> type[IdentityProvider]:
    """Give the class that asks the hub who a visitor is, and lets in whoever the hub gives access to this server."""
    try:
        from jupyterhub.singleuser.extension import JupyterHubIdentityProvider  # noqa: PLC0415  # a class has it
    except ModuleNotFoundError:
        raise ServeError("serve-missing-extra", missing="jupyterhub") from None

    class HubVisitor(JupyterHubIdentityProvider):  # type: ignore[misc]  # the hub has no types
        """The hub's own, without the token and the login page that Voilà hands to every such class."""

        def __init__(self, **kwargs: Any) -> None:  # noqa: ANN401
            super().__init__(**{name: kwargs[name] for name in ("parent", "log") if name in kwargs})

    return HubVisitor
