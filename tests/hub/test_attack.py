"""A learner of a class who tries more than its pages: another's server, code of his own, files, the hub itself."""

from __future__ import annotations

import http.client
import json
import re
from contextlib import closing
from urllib.parse import urlsplit

import pytest
import websocket
from playwright.sync_api import expect

from tests.hub.class_hub import TEACHER, address
from tests.server.test_locked import message, replies
from tests.voila_server import kernel_id

OUTWARDS = (
    "voila/files/../../../../../../etc/passwd",
    "voila/files/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "voila/files/notebooks/..%2f..%2f..%2fpasswords.dbm",
    "voila/templates/truco/static/..%2f..%2f..%2fconf.json",
    "voila/render/%2e%2e/%2e%2e/etc/passwd.ipynb",
    "../bia/voila/render/apps/progresso.ipynb",
    "..%2fbia/voila/render/apps/progresso.ipynb",
    "static/../../../etc/passwd",
)


def ask(class_hub, path, headers, method="GET"):
    """Ask for a path as it is written: clients like browsers take its dots away. Status and body."""
    with closing(http.client.HTTPConnection(urlsplit(class_hub.link).netloc, timeout=60)) as connection:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(errors="replace")


def cookies(page):
    return "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())


def channel(class_hub, name, kernel, **options):
    link = class_hub.link.replace("http:", "ws:")
    return websocket.create_connection(f"{link}/user/{name}/api/kernels/{kernel}/channels", timeout=20, **options)


@pytest.fixture
def ana(class_hub, entered):
    """Somebody who has a page open: the browser that has it, and its kernel."""
    page = entered("ana")
    return page, kernel_id(page.request.get(address(class_hub, "ana", "regras")).text())


def test_code_that_a_learner_sends_does_not_run_behind_the_hub(class_hub, ana, tmp_path):
    page, kernel = ana
    proof = tmp_path / "ran"

    connection = channel(class_hub, "ana", kernel, cookie=cookies(page))
    connection.send(message("execute_request", {"code": f"open({str(proof)!r}, 'w')", "silent": False}))
    connection.send(message("kernel_info_request", {}))
    heard = [reply["header"]["msg_type"] for reply in replies(connection, "kernel_info_reply", 20)]
    connection.close()

    assert "kernel_info_reply" in heard  # it works, and what came after the code was answered
    assert "execute_reply" not in heard
    assert not proof.exists()


def test_neither_name_nor_key_of_a_learner_opens_the_server_of_another(class_hub, ana, entered):
    page, kernel = ana
    bia = entered("bia")
    bia.goto(f"{class_hub.link}/hub/token")
    bia.get_by_role("button", name="Request new API token").click()
    shown = bia.locator("#token-result")
    expect(shown).to_have_text(re.compile(r"\w{20,}"))
    key = {"Authorization": f"token {shown.inner_text().strip()}"}
    assert json.loads(ask(class_hub, "/hub/api/user", key)[1])["name"] == "bia"  # the key is good, for her own

    for headers in (key, {"Cookie": cookies(bia)}):
        for path in (f"api/kernels/{kernel}", "voila/render/apps/progresso.ipynb", "voila/render/apps/turma.ipynb"):
            status, body = ask(class_hub, f"/user/ana/{path}", headers)
            assert status in {302, 403}, path
            assert "kernelId" not in body
        assert ask(class_hub, f"/user/ana/voila/api/shutdown/{kernel}", headers, "POST")[0] in {302, 403}
        with pytest.raises(websocket.WebSocketBadStatusException) as refused:
            channel(class_hub, "ana", kernel, header=headers)
        assert refused.value.status_code in {302, 403}
    channel(class_hub, "ana", kernel, cookie=cookies(page)).close()  # the page of the other one lives on

    for method, path in (
        ("GET", "users"),
        ("GET", "users/ana"),
        ("GET", f"users/{TEACHER}/tokens"),
        ("POST", f"users/{TEACHER}/tokens"),
        ("DELETE", "users/ana/server"),
        ("PATCH", "users/bia"),
        ("POST", "shutdown"),
        ("GET", "proxy"),
    ):
        assert ask(class_hub, f"/hub/api/{path}", key, method)[0] in {403, 404}, path


def test_no_path_leads_out_of_a_learners_pages(class_hub, ana):
    asked = {"Cookie": cookies(ana[0])}
    for path in OUTWARDS:
        status, body = ask(class_hub, f"/user/ana/{path}", asked)
        assert status in {302, 403, 404}, path
        assert "root:" not in body
        assert "kernelId" not in body, path
