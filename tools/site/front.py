"""What carries a page in the browser: voici's scripts and the two extensions that our pages need, and nothing else."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

__all__ = ["front_folder"]

EXTENSIONS = ("@jupyterlite/pyodide-kernel-extension", "anywidget")

# JupyterLite's own service worker lets Python read the files of a notebook, at the price of a look-up for every import.
# Our notebooks read none, so the plugin is left out of voici's list, and our own service worker (site/offline.js)
# has the site for itself.
WORKER_PLUGIN = '(e=>"@jupyterlite/application-extension:service-worker-manager"===e.id)'


def front_folder(site: Path) -> dict[str, Any]:
    """Copy the scripts into the site; give the configuration that a page hands to them."""
    with tempfile.TemporaryDirectory() as work:
        built = Path(work) / "built"
        voici = [sys.executable, "-m", "voici_core.app", "build", "--output-dir", str(built)]
        bare = ["--no-sourcemaps", "--no-unused-shared-packages"]
        subprocess.run([*voici, *bare], cwd=work, check=True, capture_output=True)
        shutil.copytree(built / "voici" / "build", site / "voici" / "build")
        for name in EXTENSIONS:
            shutil.copytree(
                built / "extensions" / name, site / "extensions" / name, ignore=shutil.ignore_patterns("*.whl", "*.map")
            )
        config: dict[str, Any] = json.loads((built / "jupyter-lite.json").read_text("utf-8"))["jupyter-config-data"]
    leave_out_worker(site / "voici" / "build")
    known = {one["name"]: one for one in config["federated_extensions"]}
    return {**config, "federated_extensions": [known[name] for name in EXTENSIONS], "fileTypes": {}}


def leave_out_worker(scripts: Path) -> None:
    """Take the plugin of JupyterLite's service worker out of voici's list."""
    with_it = [path for path in scripts.glob("*.js") if WORKER_PLUGIN in path.read_text("utf-8")]
    assert len(with_it) == 1, f"voici lists the service worker in {len(with_it)} scripts; one was expected"
    [script] = with_it
    script.write_text(script.read_text("utf-8").replace(WORKER_PLUGIN, "(()=>!1)"), "utf-8")
