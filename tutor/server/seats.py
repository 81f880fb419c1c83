"""Seats for strangers: so many pages open in all and for one client, and not too many new ones at once."""

import time
from collections.abc import Callable
from http import HTTPStatus

__all__ = ["Seats"]

REFILL = 20 / 60
"""New pages a second for one client, once its first ones are used up: who loads one again and again is slowed."""
_MOST_CLIENTS = 10_000


class Seats:
    """Who has which kernel. Without limits (0) everybody finds a seat.

    A class behind one address is one client, so ``each`` is as large as a class.

    >>> seats = Seats(in_all=2, each=1, clock=lambda: 0.0)
    >>> seats.refusal("a", taken=0), seats.refusal("a", taken=0), seats.refusal("b", taken=2)
    (0, 429, 503)
    """

    def __init__(self, *, in_all: int = 0, each: int = 0, clock: Callable[[], float] = time.monotonic) -> None:
        self._in_all = in_all
        self._each = each
        self._clock = clock
        self._client_of: dict[str, str] = {}
        self._given_at: dict[str, float] = {}
        self._left: dict[str, tuple[float, float]] = {}

    def refusal(self, client: str, *, taken: int) -> int:
        """Give the HTTP status that sends a client away while ``taken`` kernels serve pages; 0 lets him in."""
        if self._in_all and taken >= self._in_all:
            return HTTPStatus.SERVICE_UNAVAILABLE.value
        if not self._each:
            return 0
        now = self._clock()
        left, at = self._left.get(client, (float(self._each), now))
        left = min(float(self._each), left + (now - at) * REFILL)
        if left < 1 or list(self._client_of.values()).count(client) >= self._each:
            return HTTPStatus.TOO_MANY_REQUESTS.value
        if len(self._left) >= _MOST_CLIENTS:
            self._left.clear()  # whoever comes from so many addresses is held by the limit in all
        self._left[client] = (left - 1, now)
        return 0

    def sit(self, kernel_id: str, client: str) -> None:
        """Note whose page a kernel serves."""
        self._client_of[kernel_id] = client
        self._given_at[kernel_id] = self._clock()

    def came(self, kernel_id: str) -> None:
        """Note that the page of a kernel has connected to it."""
        self._given_at.pop(kernel_id, None)

    def waited(self, kernel_id: str) -> float:
        """Tell for how many seconds a kernel that was given out has waited for its page to connect."""
        return self._clock() - self._given_at.get(kernel_id, self._clock())

    def leave(self, kernel_id: str) -> None:
        """Note that a kernel is gone."""
        self._client_of.pop(kernel_id, None)
        self._given_at.pop(kernel_id, None)
