"""Every setting of the page server that is not Voilà's own default, and why."""

import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from traitlets.config import Config

from tutor.server.kernels import NoDelayConnection, OwnPython, PageKernels, pools
from tutor.server.page_config import page_config
from tutor.server.prose import LessonProse
from tutor.server.shelves import shelves

__all__ = ["IDLE_SECONDS", "PUBLIC_IDLE_SECONDS", "Openness", "settings"]

IDLE_SECONDS = 600
PUBLIC_IDLE_SECONDS = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Openness:
    """Whether strangers are let in, and how many pages they may have open: in all, and each client."""

    public: bool = False
    most: int = 0
    each: int = 0


def settings(root: Path, *, warm: int, verbose: bool = False, openness: Openness = Openness()) -> Config:  # frozen
    """Collect the settings for a root with `warm` kernels waiting for each of its first pages, apps before lessons."""
    lessons, apps = shelves(root)
    config = Config()
    pages = config.VoilaConfiguration
    pages.template = "truco"
    pages.allow_template_override = "NO"
    pages.allow_theme_override = "NO"
    pages.show_tracebacks = False
    pages.file_allowlist = [r"(notebooks|apps)/.*\.(png|jpe?g|gif|svg|webp)"]
    pages.extension_allowlist = [
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
    ]
    pages.page_config_hook = page_config
    pages.multi_kernel_manager_class = PageKernels
    pages.kernel_spec_manager_class = OwnPython
    pages.preheat_kernel = warm > 0
    config.VoilaExporter.markdown_renderer_class = LessonProse
    config.Voila.kernel_websocket_connection_class = NoDelayConnection
    config.VoilaKernelManager.kernel_pools_config = pools([page.path for page in (*apps.pages, *lessons.pages)], warm)
    config.PageKernels.aloud = verbose
    # A cell that fails is told on the page, and the cells after it still run.
    config.VoilaExecutor.allow_errors = True
    config.VoilaExecutor.on_cell_error = _log_cell_error
    # A vanished browser gives its kernel back ten minutes after it was last seen; an open page keeps it.
    config.MappingKernelManager.cull_idle_timeout = PUBLIC_IDLE_SECONDS if openness.public else IDLE_SECONDS
    config.MappingKernelManager.cull_interval = 15 if openness.public else 60
    config.PageKernels.public = openness.public
    config.PageKernels.most = openness.most
    config.PageKernels.each = openness.each
    # A kernel that dies is not started anew: an empty one could answer nothing, and the page comes back by itself.
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = 1.0
    if os.name == "posix":
        config.KernelManager.transport = "ipc"  # no port of a kernel is open to the other users of this machine
    return config


def _log_cell_error(*, cell: Any, cell_index: int, execute_reply: dict[str, Any]) -> None:  # noqa: ANN401
    error = execute_reply["content"]
    line = "".join(cell["source"]).strip().partition("\n")[0]
    logging.getLogger(__name__).warning("cell %d (%s): %s: %s", cell_index + 1, line, error["ename"], error["evalue"])
