"""The referee rests on Python alone, and a learner's kernel loads nothing heavy (the layers: lint-imports)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PURE = ("tutor.engine", "tutor.rulebook")
# Each costs a learner's kernel half a second and tens of megabytes.
HEAVY = frozenset({"altair", "matplotlib", "numba", "numpy", "pandas", "pydantic", "scipy"})
# Random play in batches, for who measures; each of its imports is named in pyproject.toml (light-kernels).
BATCHES = "tutor.coach.batch"
# What the terminal and the pages are made of has no place under the referee's words either.
VIEWS = frozenset({"IPython", "anywidget", "ipywidgets", "jupyterlab", "rich", "typer", "voila"})


def imported(source: str, package: str) -> set[str]:
    """List the modules a source imports, anywhere in it; `package` is what its relative imports start from."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            names.add(".".join([*base, *filter(None, [node.module])]))
    return names


def strangers(source: str, package: str) -> set[str]:
    """List the imports that are neither the standard library nor the referee itself."""
    return {
        name
        for name in imported(source, package)
        if name.split(".")[0] not in sys.stdlib_module_names and not f"{name}.".startswith(tuple(f"{p}." for p in PURE))
    }


def sources(package: str) -> list[Path]:
    return sorted((ROOT / package.replace(".", "/")).rglob("*.py"))


@pytest.mark.parametrize("package", PURE)
def test_the_referee_imports_only_the_standard_library(package):
    assert sources(package)

    found = {
        str(path.relative_to(ROOT)): foreign
        for path in sources(package)
        if (foreign := strangers(path.read_text("utf-8"), ".".join(path.relative_to(ROOT).parent.parts)))
    }

    assert {} == found


def test_a_stranger_is_seen_wherever_it_hides():
    source = (
        "import json\nfrom .deck import Card\nfrom ..rulebook import clause\n"
        "def late():\n    from ..narration import sentence\n    import rich.table"
    )

    assert {"tutor.narration", "rich.table"} == strangers(source, "tutor.engine")


def loaded_after(statements: str) -> set[str]:
    """Run statements in an interpreter of their own and list the top-level modules it holds then."""
    code = f"{statements}\nimport sys; print(*{{name.partition('.')[0] for name in sys.modules}})"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert answer.returncode == 0, answer.stderr
    return set(answer.stdout.split())


def modules(*without: str) -> list[str]:
    names = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sources("tutor")
        if path.stem != "__main__"
    }
    return sorted(name for name in names if not name.startswith(without))


def test_no_module_brings_a_heavy_library():
    """Import every module a kernel may hold (the command line serves the pages from a process of its own)."""
    assert set() == HEAVY & loaded_after("\n".join(f"import {name}" for name in modules("tutor.cli", BATCHES)))


def test_the_referee_and_its_words_come_without_views():
    below = [name for name in modules() if name.startswith((*PURE, "tutor.notation", "tutor.narration"))]

    assert set() == (HEAVY | VIEWS) & loaded_after("\n".join(f"import {name}" for name in below))
