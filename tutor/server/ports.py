"""The door: an open socket on a free port, or the reason why there is none."""

import errno
import socket

from tutor.server.errors import ServeError

__all__ = ["FIRST_PORT", "next_free", "open_door"]

FIRST_PORT = 8866
_TRIED = 100
_LAST_PORT = 65535
_WAITING = 128


def open_door(host: str, port: int | None) -> socket.socket:
    """Open `port`, or the first free one from 8866; a taken port is an error that names the next free one.

    It is opened before anything else is loaded: what keeps a server from starting is said at once.
    """
    try:
        return _listen(host, next_free(host, FIRST_PORT) if port is None else port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and port is not None:
            raise ServeError("serve-port-taken", port=str(port), free=str(next_free(host, port + 1))) from None
        if error.errno in {errno.EACCES, errno.EPERM}:
            raise ServeError("serve-port-forbidden", port=str(port)) from None
        raise ServeError("serve-no-such-host", host=host) from None


def next_free(host: str, first: int) -> int:
    """Give the first port from `first` on that nobody listens on."""
    last = min(first + _TRIED, _LAST_PORT)
    for port in range(first, last + 1):
        try:
            _listen(host, port).close()
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            raise
        return port
    raise ServeError("serve-no-free-port", first=str(first), last=str(last))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.create_server((host, port), family=family, backlog=_WAITING)
    door.setblocking(False)
    return door
