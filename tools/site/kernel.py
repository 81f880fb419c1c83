"""Python for the browser: Pyodide's own files, and one archive with everything that it imports, compiled."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.site.assets import filled

__all__ = ["PRELOADED", "python_folder"]

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "site"
PYODIDE = SOURCE / "node_modules" / "pyodide"
WHEELS = Path(sys.prefix) / "wheels"
KERNEL = Path(sys.prefix) / "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi"

CORE = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
PRELOADED = ("micropip", "piplite", "sqlite3", "ipykernel", "comm", "pyodide_kernel", "jedi", "ipython")
"""What the kernel would fetch one by one, each with its dependencies: the archive has it, or it does without."""

# What no page asks for: completion and history of typed code, the parts of a server, tests, and what is for a desktop.
LEFT_OUT = re.compile(
    r"(jedi|parso|jupyterlab_widgets|widgetsnbextension)[-/]"
    r"|(.*/)?tests?/|prompt_toolkit/contrib/|anywidget/(labextension|nbextension)/|.*\.data/|.*\.(pyi|map)$|.*/py\.typed$"
    r"|.*\.dist-info/(?!METADATA|.*(LICEN[CS]E|COPYING|NOTICE))"
    r"|tutor/(cli|server|lessons/progress/migrations)/|tutor/rulebook/source/"
)


def python_folder(folder: Path) -> None:
    """Fill the folder ``python`` of the site."""
    folder.mkdir(parents=True)
    for name in CORE:
        shutil.copy2(PYODIDE / name, folder)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    with tempfile.TemporaryDirectory() as work:
        unpacked = Path(work) / "bundle"
        for wheel in (*sorted(WHEELS.glob("*.whl")), *kernel_wheels(), own_wheel(Path(work))):
            unpack(wheel, unpacked)
        subprocess.run(["node", SOURCE / "compile.mjs", unpacked], cwd=SOURCE, check=True)
        pack(unpacked, folder / "truco.zip")
    sizes = {name: (folder / name).stat().st_size for name in (*CORE[2:], "truco.zip")}
    script = (SOURCE / "start.js").read_text("utf-8")
    (folder / "start.js").write_text(filled(script, "SIZES", sizes), "utf-8")


def kernel_wheels() -> list[Path]:
    """Name the wheels that the kernel of voici brings along."""
    return [next(KERNEL.glob(f"{name}-*.whl")) for name in ("ipykernel", "piplite", "pyodide_kernel")]


def own_wheel(folder: Path) -> Path:
    """Build our own wheel, the one that is released."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return next(folder.glob("truco_tutor-*.whl"))


def unpack(wheel: Path, folder: Path) -> None:
    """Unpack what the browser needs of a wheel."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder, [name for name in packed.namelist() if not LEFT_OUT.match(name)])


def pack(folder: Path, target: Path) -> None:
    """Pack a folder so that Python imports from it: folders have entries too, for packages without an ``__init__``."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            # the same bytes for the same files, whenever they were made
            entry = zipfile.ZipInfo(f"{name}/" if path.is_dir() else name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, b"" if path.is_dir() else path.read_bytes())
