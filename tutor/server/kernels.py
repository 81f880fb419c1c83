"""The kernels behind the pages: which Python, how many wait warm, how fast a click travels, when one is let go."""

import subprocess
import sys
from asyncio import Future
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from ipykernel.kernelspec import RESOURCES
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Bool

__all__ = ["WARM_PAGES", "NoDelayConnection", "OwnPython", "PageKernels", "pools"]

WARM_PAGES = 8
"""So many pages have a kernel waiting, at about 45 MB each; the others start theirs when opened."""

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
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # likewise
        """Count idleness from the moment the page was last seen, not from the last click in it."""
        super().disconnect()  # type: ignore[no-untyped-call]
        if self.kernel_id in self.multi_kernel_manager:
            self.multi_kernel_manager.get_kernel(self.kernel_id).last_activity = datetime.now(tz=UTC)


class PageKernels(AsyncMappingKernelManager):
    """Kernels of pages. A kernel that has just left the pool is spared once: its page may not be connected yet."""

    aloud = Bool(True, config=True, help="Whether what a kernel process says on its own is heard in the terminal.")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self._given_out: set[str] = set()

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]  # noqa: ANN401  # its own is async
        """Start a kernel; what it says on its own is heard if wanted."""
        if not self.aloud:
            kwargs = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **kwargs}
        return str(await super().start_kernel(**kwargs))

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Let an idle kernel go, from the second round on in which it is not waiting in the pool."""
        if kernel_id in self._given_out:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]
        else:
            self._given_out.add(kernel_id)

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forget a kernel that is gone."""
        self._given_out.discard(kernel_id)
        return super().remove_kernel(kernel_id)


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
