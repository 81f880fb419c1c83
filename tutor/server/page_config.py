"""What Voilà's script in the browser is told: where its parts are, and which of them a page does without."""

from pathlib import Path
from typing import Any

import voila

__all__ = ["VERSIONED", "page_config"]

VERSIONED = f"voila/static/{voila.__version__}"
"""Voilà's chunks carry no version in their names, so it stands in their address: an update is never half in a cache."""

_FORMULAS = "@jupyterlab/mathjax-extension:plugin"


def page_config(given: dict[str, Any], **known: Any) -> dict[str, Any]:  # noqa: ANN401 - Voilà's signature
    """Complete the settings of one page (Voilà's `page_config_hook`).

    The setter of formulas is more than a third of all script: it is loaded where a notebook has a formula.
    """
    disabled = list(given.get("disabledExtensions", []))
    if not _has_formula(Path(known["settings"]["truco_root"]) / known["notebook_path"]):
        disabled.append(_FORMULAS)
    return {**given, "fullStaticUrl": f"{known['base_url']}{VERSIONED}", "disabledExtensions": disabled}


def _has_formula(notebook: Path) -> bool:
    try:
        return "$" in notebook.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return True
