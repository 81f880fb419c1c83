"""One server with the lessons and apps of this checkout for all tests of this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.voila_server import Served, served

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def pages_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("pages") / "log.txt") as server:
        yield server
