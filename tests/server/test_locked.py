"""What the server refuses, asked without a browser."""

from __future__ import annotations

import json
import re
import time
import uuid
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import pytest
import websocket

from tests.voila_server import Served, kernel_id
from tutor.server.safety import POLICY

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
    "path",
    [
        "",
        "voila/render/notebooks/botao.ipynb",
        "nada",
        "voila/templates/truco/static/page.js",
        "voila/files/notebooks/carta.svg",
    ],
)
def test_every_answer_forbids_what_no_page_of_ours_does(app_server: Served, path: str) -> None:
    _, headers, html = app_server.fetch(path)

    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    scripts = re.findall(r"<script(?![^>]*(?:src=|application/(?:json|vnd)))[^>]*>", html)
    assert scripts == [], "no script stands in a page: the policy allows none"


def test_what_is_served_here_is_not_reached_under_another_name(app_server: Served) -> None:
    """A page of another site that gives its own name this machine's address is refused."""
    for path in ("", "voila/render/notebooks/botao.ipynb"):
        status, _, html = app_server.fetch(path, {"Host": "example.org"})
        assert (status, html.count("ipynb")) == (403, 0)
        assert "só atende pelo endereço que mostrou ao começar" in html
        assert "Voltar às lições" not in html, "that way is closed too"


def test_the_kernel_of_nobody_is_no_kernel(app_server: Served) -> None:
    for other in (str(uuid.uuid4()), "0" * 36, "x"):
        address = f"{app_server.link.replace('http:', 'ws:')}api/kernels/{other}/channels"
        with pytest.raises(websocket.WebSocketBadStatusException) as refused:
            websocket.create_connection(address, timeout=20)
        assert refused.value.status_code == 404
        assert app_server.fetch(f"api/kernels/{other}")[0] == 404


HUGE = "x" * 10 * 2**20
GARBAGE = (
    *("", "{", "[]", "null", "\x00" * 100, '{"channel": "shell"}', '{"channel": 7, "header": []}', HUGE),
    json.dumps({"channel": "shell", "header": {"msg_type": "execute_request"}}),
    message("comm_msg", {"comm_id": "x", "data": {"method": "update", "state": {"view": HUGE}}}),
    message("comm_open", {"comm_id": "y", "target_name": "jupyter.widget", "data": {"state": {"_model_module": "os"}}}),
)


def test_what_no_page_sends_harms_nobody(app_server: Served) -> None:
    _, _, html = app_server.fetch("voila/render/notebooks/botao.ipynb")
    for sent in GARBAGE:
        with suppress(websocket.WebSocketException, OSError), channel(app_server, html) as connection:
            connection.send(sent)
            replies(connection, "nothing", 0.3)

        with channel(app_server, html) as connection:
            connection.send(message("kernel_info_request", {}))
            heard = [reply["header"]["msg_type"] for reply in replies(connection, "kernel_info_reply", 20)]
        assert "kernel_info_reply" in heard, f"the same kernel still answers its page after {sent[:60]!r}"


@pytest.mark.parametrize(
    "query",
    [
        "?" + "x" * 6000,
        "?template=../../../etc",
        "?theme=dark&template=lab",
        "?%00%ff",
        "?token=1&_xsrf=2&next=//example.org",
    ],
)
def test_a_query_changes_nothing(app_server: Served, query: str) -> None:
    status, _, html = app_server.fetch(f"voila/render/notebooks/gauderio/05-a%20flor.ipynb{query}")

    assert status == 200
    assert "truco-page" in html
    assert "Três do mesmo naipe." in html
    assert "example.org" not in html
    app_server.post(f"voila/api/shutdown/{kernel_id(html)}")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("nada", 404),
        ("voila/render/notebooks/nada.ipynb", 404),
        ("voila/render/notebooks/gauderio", 404),
        ("voila/render/../../etc/passwd", 404),
        ("voila/render/%2e%2e/%2e%2e/etc/passwd.ipynb", 404),
        ("voila/render//etc/passwd.ipynb", 404),
        ("voila/files/../../../../etc/passwd", 403),
        ("voila/files/%2e%2e/%2e%2e/%2e%2e/etc/passwd", 403),
        ("voila/files/%2Fetc%2Fpasswd", 403),
        ("voila/files/notebooks/../../../etc/x.svg", 403),
        ("voila/files/notebooks/%2e%2e/%2e%2e/%2e%2e/etc/x.svg", 403),
        ("voila/templates/truco/static/%2e%2e/%2e%2e/%2e%2e/conf.json", 404),
        ("voila/templates/truco/static/../conf.json", 404),
        ("voila/labextensions/%2e%2e/%2e%2e/etc/passwd", 404),
        ("voila/api/themes/x", 404),
        ("login", 404),
        ("logout", 404),
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
