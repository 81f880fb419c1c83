"""The kernels behind the pages: which Python, how many wait warm, how fast a click travels, when one is let go."""

import asyncio
import os
import subprocess
import sys
from asyncio import Future
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import zmq
from ipykernel.kernelspec import RESOURCES
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from traitlets import Bool, Integer, default

from tutor.server.room import MOST_SOCKETS
from tutor.server.safety import bound, plain_environment
from tutor.server.seats import Seats

__all__ = ["WARM_PAGES", "NoDelayConnection", "OwnPython", "PageKernels", "pools"]

WARM_PAGES = 8
"""So many pages have a kernel waiting, at about 45 MB each; the others start theirs when opened."""

UNSEEN_SECONDS = 60
"""So long a kernel waits for a stranger's page to connect, and for anybody's where others want its seat."""

_NAME = "python3"


class OwnPython(KernelSpecManager):
    """Knows one kernel: the Python that serves the pages, whatever else this machine has registered under its name."""

    def find_kernel_specs(self) -> dict[str, str]:
        """Name the one kernel and the folder of its icons."""
        return {_NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:  # noqa: ARG002  # there is one
        """Describe the kernel; no history file, which thirty kernels would fight over."""
        argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}", "--HistoryManager.enabled=False"]
        folder = self.find_kernel_specs()[_NAME]
        return KernelSpec(argv=argv, display_name="Python 3", language="python", resource_dir=folder)


class NoDelayConnection(ZMQChannelsWebsocketConnection):
    """A kernel's websocket that sends each answer at once: Nagle's wait costs 40 ms a click."""

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # as its parent, unlike its grandparent
        """Open the connection with TCP_NODELAY."""
        self.websocket_handler.set_nodelay(True)
        if isinstance(self.multi_kernel_manager, PageKernels):
            self.multi_kernel_manager.seats.came(self.kernel_id)
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # likewise
        """Count idleness from the moment the page was last seen, not from the last click in it."""
        super().disconnect()  # type: ignore[no-untyped-call]
        if self.kernel_id in self.multi_kernel_manager:
            self.multi_kernel_manager.get_kernel(self.kernel_id).last_activity = datetime.now(tz=UTC)


class PageKernel(ServerKernelManager):
    """One kernel. What does not come up is ended: nobody else knows of its process."""

    async def start_kernel(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]  # noqa: ANN401  # as its parent
        """Start it, or leave nothing behind."""
        try:
            await super().start_kernel(*args, **kwargs)
        except BaseException:
            if self.provisioner is not None:
                await self.provisioner.kill()
                await self.provisioner.wait()
            await self.cleanup_resources()
            raise


class PageKernels(AsyncMappingKernelManager):
    """Kernels of pages. A kernel that has just left the pool is spared once: its page may not be connected yet."""

    aloud = Bool(True, config=True, help="Whether what a kernel process says on its own is heard in the terminal.")
    public = Bool(False, config=True, help="Whether strangers open pages: kernels then know and may less.")
    most = Integer(0, config=True, help="Most pages open at a time, 0 for no limit.")
    each = Integer(0, config=True, help="Most pages open at a time for one client, 0 for no limit.")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self._given_out: set[str] = set()
        self._starting = 0
        self._making_room = asyncio.Lock()
        self.seats = Seats(in_all=self.most, each=self.each)

    @default("kernel_manager_class")
    def _our_kernel(self) -> str:
        return f"{PageKernel.__module__}.{PageKernel.__name__}"

    @default("context")
    def _context_of_many(self) -> zmq.Context[Any]:
        """Make room for the sockets of all kernels."""
        context: zmq.Context[Any] = super()._context_default()
        context.set(zmq.MAX_SOCKETS, MOST_SOCKETS)
        return context

    def taken(self) -> int:
        """Count the kernels that serve pages: those that run or start, without those that wait."""
        waiting = sum(len(pool) for pool in getattr(self, "_pools", {}).values())
        return len(self) + self._starting - waiting

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]  # noqa: ANN401  # its own is async
        """Start a kernel; what it says on its own is heard if wanted."""
        if not self.aloud:
            kwargs = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **kwargs}
        if self.public:
            kwargs["env"] = plain_environment(kwargs.get("env") or os.environ)
        self._starting += 1
        try:
            kernel_id = str(await super().start_kernel(**kwargs))
        finally:
            self._starting -= 1
        if self.public and (process := getattr(self.get_kernel(kernel_id).provisioner, "process", None)):
            bound(process.pid)
        return kernel_id

    async def make_room(self) -> None:
        """Where the last seat is taken: let go the kernels behind which nobody has been for a while."""
        async with self._making_room:
            if self.most and self.taken() >= self.most:
                await self._let_unseen_go()

    async def _let_unseen_go(self) -> None:
        waiting = {_kernel_of(one) for pool in getattr(self, "_pools", {}).values() for one in pool if one.done()}
        now = datetime.now(tz=UTC)
        for kernel_id in self.list_kernel_ids():
            if kernel_id in waiting or self.kernel_model(kernel_id)["connections"]:  # type: ignore[no-untyped-call]
                continue
            since: datetime = self.get_kernel(kernel_id).last_activity  # type: ignore[attr-defined]
            if (now - since).total_seconds() > UNSEEN_SECONDS:
                await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Let an idle kernel go, from the second round on in which it is not waiting in the pool."""
        if self.public and self.seats.waited(kernel_id) > UNSEEN_SECONDS:
            # nobody was behind the request
            await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]
        elif kernel_id in self._given_out:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]
        else:
            self._given_out.add(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Forget a kernel that has died, and give it to no page."""
        super()._handle_kernel_died(kernel_id)  # type: ignore[no-untyped-call]
        for pool in getattr(self, "_pools", {}).values():
            pool[:] = [one for one in pool if not (one.done() and _kernel_of(one) == kernel_id)]

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forget a kernel that is gone."""
        self._given_out.discard(kernel_id)
        self.seats.leave(kernel_id)
        return super().remove_kernel(kernel_id)


def _kernel_of(waiting: "Future[dict[str, Any]]") -> str:
    """Name the kernel that waits in the pool; one that could not be started has none."""
    return "" if waiting.cancelled() or waiting.exception() else str(waiting.result()["kernel_id"])


def pools(paths: Iterable[str], size: int) -> dict[str, dict[str, object]]:
    """Say how many kernels wait for each page: `size` for the first eight, none for the rest.

    >>> pools(["apps/treino.ipynb"], 1)["apps/treino.ipynb"]["pool_size"], pools([], 1)["default"]["pool_size"]
    (1, 0)
    """
    warm = list(paths)[:WARM_PAGES]
    return {
        path: {"pool_size": count, "kernel_env_variables": {}}
        for path, count in [("default", 0), *((p, size) for p in warm)]
    }
