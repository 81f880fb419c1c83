"""The secret of this server, from which the cards of every running match follow: it never leaves Python."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from functools import cache

__all__ = ["TABLES", "new_secret", "secret_here", "secret_of"]

TABLES = "TRUCO_TUTOR_TABLES"
"""The variable that hands the secret to the kernels of a server: long and random, where somebody sets it."""
_OPEN = b"what runs in the reader's own browser hides nothing from him"


def new_secret() -> str:
    """Make a secret, as the variable holds it."""
    return secrets.token_hex(32)


@cache
def secret_here() -> bytes:
    """Give the secret of this program: one for all the pages of a kernel."""
    return secret_of(os.environ)


def secret_of(environment: Mapping[str, str], *, platform: str = sys.platform) -> bytes:
    """Give the secret of the server; where none was handed over one that goes with this program.

    >>> secret_of({"TRUCO_TUTOR_TABLES": "long and random"})
    b'long and random'
    >>> secret_of({}) == secret_of({})
    False
    """
    if platform == "emscripten":
        return _OPEN
    return (environment.get(TABLES) or new_secret()).encode()
