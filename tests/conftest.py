"""What all tests share: the browser they start, and how Hypothesis looks for counterexamples."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import expect

from tools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

BROWSER_MILLISECONDS = 60_000
EXPECT_MILLISECONDS = 30_000
"""A loaded machine may need six times as long as Playwright waits by itself; Python in the browser needs it too."""

# A slow machine is no counterexample; on a build server the same examples are drawn every time.
settings.register_profile(
    "truco", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("truco")


expect.set_options(timeout=EXPECT_MILLISECONDS)


def pytest_configure() -> None:
    """Keep what is practised in tests out of the user's own progress, and let no mistake of a cell pass for a part."""
    folder = tempfile.mkdtemp(prefix="truco-tests-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ["TRUCO_TUTOR_DB"] = f"sqlite:///{folder}/progress.db"
    os.environ["TRUCO_TUTOR_STRICT"] = "1"  # a mistake in a cell is raised, not shown


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what opens a browser, and run it last: one Chromium at a time, and never beside the notebooks' kernels."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium of this machine, headless, with nothing of its own on the network."""
    path = chromium.find()
    if path is None:
        pytest.fail("no Chromium was found: make test brings one, make test-fast does without")
    return {
        **browser_type_launch_args,
        "executable_path": str(path),
        "args": list(chromium.LAUNCH_ARGS),
        "timeout": BROWSER_MILLISECONDS,
    }


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Wait for a page as long as a loaded machine may need."""
    context.set_default_timeout(BROWSER_MILLISECONDS)
    context.set_default_navigation_timeout(BROWSER_MILLISECONDS)
    return context
