"""The connection of a page to its kernel: it stays while the browser answers, and goes when nobody is there."""

from __future__ import annotations

import time

import pytest
from websocket import ABNF, WebSocket, WebSocketConnectionClosedException

from tests.server.test_locked import channel
from tests.voila_server import Served, served


@pytest.fixture
def server(tmp_path):
    with served(tmp_path / "log.txt", "--warm", "0") as running:
        yield running


def page(server: Served) -> str:
    status, _, html = server.fetch("voila/render/apps/treino.ipynb")
    assert status == 200
    return html


def test_a_connection_that_answers_its_pings_stays(server):
    with channel(server, page(server)) as connection:
        pings = 0
        while pings < 3:  # it answers each as it reads it
            pings += connection.recv_data_frame(control_frame=True)[0] == ABNF.OPCODE_PING

        assert connection.connected
    assert "ping" not in server.log.read_text("utf-8")


def listen(connection: WebSocket) -> None:
    """Take what comes as it comes, pings unanswered, for a minute at most."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        connection.recv_frame()


def test_a_connection_that_answers_nothing_is_closed(server):
    with channel(server, page(server)) as connection, pytest.raises(WebSocketConnectionClosedException):
        listen(connection)
