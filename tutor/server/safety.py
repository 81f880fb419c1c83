"""What every answer of the page server forbids a browser, and what a kernel for strangers may not have."""

import base64
import hashlib
import os
import re
from collections.abc import Mapping

__all__ = ["HEADERS", "POLICY", "bound", "plain_environment"]

# Voilà sends this script by itself every ten seconds of a cell that takes long (the page answers it with nothing).
_HEARTBEAT = b"window.voila_heartbeat()"
_HEARTBEAT_HASH = base64.b64encode(hashlib.sha256(_HEARTBEAT).digest()).decode()

_DIRECTIVES = {
    "default-src": "'none'",
    # blob: is where a widget's own script is imported from
    "script-src": f"'self' blob: 'sha256-{_HEARTBEAT_HASH}'",
    # the widgets and the parts of JupyterLab below them put style elements into the page
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
}
POLICY = "; ".join(f"{name} {value}" for name, value in _DIRECTIVES.items())
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

_KEPT = re.compile(
    r"(PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|VIRTUAL_ENV|SYSTEMROOT|PYTHON\w*|JUPYTER_PATH|JPY_\w+|TRUCO_TUTOR_(?:PROGRESS|TABLES)|"
    r"VOILA_\w+|SERVER_\w+|SCRIPT_NAME|PATH_INFO)",
    re.IGNORECASE,
)
_MEMORY = 2 << 30
_FILE = 1 << 20
_OPEN_FILES = 512


def plain_environment(given: Mapping[str, str]) -> dict[str, str]:
    """Keep what a kernel needs to run, and nothing that the server alone should know.

    >>> plain_environment({"PATH": "/bin", "TRUCO_TUTOR_DB": "postgresql://u:secret@db/truco", "AWS_SECRET": "x"})
    {'PATH': '/bin'}
    """
    return {name: value for name, value in given.items() if _KEPT.fullmatch(name)}


def bound(process_id: int) -> None:
    """Bound the memory, the files and the open files of a running kernel, where the system can do that."""
    try:
        import resource  # noqa: PLC0415  # not on every system
    except ImportError:
        return
    if not hasattr(resource, "prlimit") or process_id == os.getpid():
        return
    for what, most in (
        (resource.RLIMIT_AS, _MEMORY),
        (resource.RLIMIT_FSIZE, _FILE),
        (resource.RLIMIT_NOFILE, _OPEN_FILES),
    ):
        resource.prlimit(process_id, what, (most, most))
