"""Building the product compiles its catalogues."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = Path(__file__).with_name("tutor") / "narration" / "compile.py"


class CompileCatalogues(BuildHookInterface):  # type: ignore[type-arg]
    """Write the compiled catalogues beside their sources, where the wheel takes them from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatch names them
        """Compile; the compiler is run by its path, since the product is not installed yet."""
        runpy.run_path(str(COMPILER))["write"]()
