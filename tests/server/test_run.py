"""Starting and stopping: one clear line, nothing left running, a taken port told with the next free one."""

from __future__ import annotations

import http.client
import signal
import subprocess
from contextlib import closing
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import psutil
import pytest

from tests.voila_server import COMMAND, Served, kernel_id, notebook, served, wait_until

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    return notebook(tmp_path / "lesson" / "a.ipynb", "A", ["# A mão\n\nÀ mesa.", "import time; time.sleep(1)"]).parent


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stop_takes_the_kernels_along(lesson: Path, tmp_path: Path, number: int) -> None:
    log = tmp_path / "log.txt"
    with served(log, "--notebooks", str(lesson)) as server:
        assert server.fetch("voila/render/notebooks/a.ipynb")[0] == 200
        assert wait_until(lambda: len(server.kernels()) > 1), "one of the page, and some that wait for visitors"
        kernels = server.kernels()

        assert server.stop(number) == 0

    assert [kernel for kernel in kernels if kernel.is_running() and kernel.status() != psutil.STATUS_ZOMBIE] == []
    assert log.read_text().splitlines() == [f"Truco Tutor aberto em {server.link} (Ctrl+C encerra)"]


@pytest.mark.parametrize("kernels_seen", [0, 1])
def test_a_stop_while_kernels_still_start_leaves_none(lesson: Path, tmp_path: Path, kernels_seen: int) -> None:
    with served(tmp_path / "log.txt", "--notebooks", str(lesson), "--warm", "2") as server:
        wait_until(lambda: len(server.kernels()) >= kernels_seen, 20)
        kernels = server.kernels()

        assert server.stop() == 0

    assert [kernel for kernel in kernels if kernel.is_running() and kernel.status() != psutil.STATUS_ZOMBIE] == []
    assert "Traceback" not in server.log.read_text()


def test_a_taken_port_is_told_with_the_next_free_one(app_server: Served) -> None:
    port = urlsplit(app_server.link).port

    done = subprocess.run(
        [COMMAND, "serve", "--no-browser", "--port", str(port)], capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert done.stdout == ""
    assert f"A porta {port} já está em uso" in done.stderr
    assert f"--port {port + 1}" in done.stderr or "A próxima livre é a " in done.stderr


def test_messages_in_english_on_demand(tmp_path: Path) -> None:
    wrong = str(tmp_path / "nowhere")

    done = subprocess.run(
        [COMMAND, "serve", "--lang", "en", "--notebooks", wrong], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"The folder “{wrong}” does not exist. Give --notebooks a folder with .ipynb files.\n"


def test_the_first_words_come_before_the_kernel_and_the_rest_follows(lesson: Path, tmp_path: Path) -> None:
    with served(tmp_path / "log.txt", "--notebooks", str(lesson), "--warm", "0") as server:
        assert server.kernels() == []
        with closing(http.client.HTTPConnection(urlsplit(server.link).netloc, timeout=60)) as connection:
            connection.request("GET", "/voila/render/notebooks/a.ipynb")
            answer = connection.getresponse()
            first = b""
            while "À mesa.".encode() not in first:
                piece = answer.read1()
                assert piece, "the page ended before its first words"
                first += piece
            rest = answer.read().decode()

        assert b"jupyter-config-data" not in first
        assert server.runs(kernel_id(rest))
        assert len(server.kernels()) == 1
