"""What Voilà's script in the browser is told about one page."""

from typing import Any

import voila

__all__ = ["VERSIONED", "page_config"]

VERSIONED = f"voila/static/{voila.__version__}"
"""Voilà's chunks carry no version in their names, so it stands in their address: an update is never half in a cache."""


def page_config(given: dict[str, Any], **known: Any) -> dict[str, Any]:  # noqa: ANN401 - Voilà's signature
    """Say where Voilà's scripts are (its `page_config_hook`).

    >>> page_config({}, base_url="/")["fullStaticUrl"] == "/" + VERSIONED
    True
    """
    return {**given, "fullStaticUrl": f"{known['base_url']}{VERSIONED}"}
