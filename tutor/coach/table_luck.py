"""The luck of a match: a seed for each of its hands, a riddle to whoever does not have the server's secret."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field

__all__ = ["Luck"]


@dataclass(frozen=True, slots=True)
class Luck:
    """A secret, and the name of one match: what follows from both is the same every time, and a riddle without them.

    The name is told to the browser, so that a match can go on after its kernel is gone; the secret never is.

    >>> [Luck(secret, "a").seed(0) == Luck(b"ours", "a").seed(0) for secret in (b"ours", b"others")]
    [True, False]
    """

    secret: bytes = field(repr=False)
    match: str

    def seed(self, hand: int) -> int:
        """Give the seed of a hand of the match: of its cards, and of what the bots leave to chance."""
        return int.from_bytes(self._derived(f"hand {hand}"))

    @property
    def mark(self) -> str:
        """Tell this secret from another one, and nothing else of it."""
        return self._derived("mark").hex()[:16]

    def _derived(self, what: str) -> bytes:
        return hmac.digest(self.secret, f"{self.match} {what}".encode(), "sha256")
