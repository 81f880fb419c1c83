"""The lessons in JupyterLab: the command that opens them, on one's own machine only."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from tutor.server.launch import has_screen, require
from tutor.server.places import find_places
from tutor.server.ports import open_door

__all__ = ["lab_command"]


def lab_command(
    *, host: str, port: int | None, notebooks: Path | None, browser: bool
) -> tuple[list[str], Mapping[str, str]]:
    """Build the command and its environment; a taken port or a missing folder is told before anything starts."""
    places = find_places(notebooks)
    require("jupyterlab", "ipykernel", "anywidget")
    with open_door(host, port) as door:
        free = door.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        str(places.notebooks),
        f"--ServerApp.ip={host}",
        f"--ServerApp.port={free}",
    ]
    if not (browser and has_screen()):
        command.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")  # JupyterLab refuses root unless told
    ours = ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH")  # by the second JupyterLab does not ask whether to look for news
    paths = {name: os.pathsep.join(filter(None, [str(places.jupyter), os.environ.get(name)])) for name in ours}
    return command, {**os.environ, **paths}
