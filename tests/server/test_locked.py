"""What the server refuses, asked without a browser."""

from __future__ import annotations

import json
import time
import uuid
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
import websocket

from tests.voila_server import Served, kernel_id

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def message(kind: str, content: dict[str, Any]) -> str:
    header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "s", "username": "", "version": "5.3"}
    return json.dumps({"channel": "shell", "header": header, "parent_header": {}, "metadata": {}, "content": content})


@contextmanager
def channel(server: Served, html: str, **options: Any) -> Iterator[websocket.WebSocket]:
    address = server.link.replace("http:", "ws:") + f"api/kernels/{kernel_id(html)}/channels"
    connection = websocket.create_connection(address, timeout=20, **options)
    try:
        yield connection
    finally:
        connection.close()


def replies(connection: websocket.WebSocket, kind: str, seconds: float) -> list[dict[str, Any]]:
    """Collect what comes back, until a message of this kind or the end of the time."""
    found: list[dict[str, Any]] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        connection.settimeout(max(0.1, end - time.monotonic()))
        try:
            found.append(json.loads(connection.recv()))
        except websocket.WebSocketTimeoutException:
            break
        if found[-1]["header"]["msg_type"] == kind:
            break
    return found


def test_code_from_the_browser_does_not_run(app_server: Served, tmp_path: Path) -> None:
    status, _, html = app_server.fetch("voila/render/notebooks/botao.ipynb")
    assert status == 200
    proof = tmp_path / "ran"

    with channel(app_server, html) as connection:
        connection.send(message("execute_request", {"code": f"open({str(proof)!r}, 'w')", "silent": False}))
        connection.send(message("kernel_info_request", {}))
        heard = [reply["header"]["msg_type"] for reply in replies(connection, "kernel_info_reply", 20)]

    assert "kernel_info_reply" in heard, "the connection works, and what was sent after the code was answered"
    assert "execute_reply" not in heard
    time.sleep(1)
    assert not proof.exists()


def test_a_foreign_page_cannot_connect(app_server: Served) -> None:
    _, _, html = app_server.fetch("voila/render/notebooks/botao.ipynb")

    with (
        pytest.raises(websocket.WebSocketBadStatusException) as refused,
        channel(app_server, html, origin="http://example.org"),
    ):
        pass
    assert refused.value.status_code == 403


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("nada", 404),
        ("voila/render/notebooks/nada.ipynb", 404),
        ("voila/render/notebooks/gauderio", 404),
        ("voila/render/../../etc/passwd", 404),
        ("voila/files/notebooks/segredo.py", 403),
        ("voila/files/notebooks/botao.ipynb", 403),
        ("voila/files/notebooks/nada.svg", 404),
        ("voila/static/nada.js", 404),
        ("voila/templates/truco/static/nada.css", 404),
        ("voila/templates/truco/conf.json", 404),
        ("voila/api/contents/notebooks", 404),
        ("api/kernels", 404),
        ("api/contents", 404),
    ],
)
def test_what_is_not_a_page_is_told_in_portuguese(app_server: Served, path: str, status: int) -> None:
    got, headers, html = app_server.fetch(path)

    assert got == status
    assert headers["content-type"].startswith("text/html")
    assert '<html lang="pt-BR">' in html
    assert "Voltar às lições" in html
    assert html.count("<main") == 1


def test_a_picture_beside_a_lesson_is_given_out(app_server: Served) -> None:
    assert app_server.fetch("voila/files/notebooks/carta.svg")[0] == 200


def test_template_and_theme_cannot_be_chosen_from_outside(app_server: Served) -> None:
    _, _, html = app_server.fetch("voila/render/notebooks/botao.ipynb?template=lab&theme=dark")

    assert "truco-page" in html
    assert "cdn.jsdelivr" not in html


def test_the_source_of_a_lesson_is_not_in_its_page(app_server: Served) -> None:
    _, _, html = app_server.fetch("voila/render/notebooks/botao.ipynb")

    assert "on_click" not in html
