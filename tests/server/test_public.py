"""Open to strangers: a limit for each and in all, nothing kept here, nothing told to a kernel that it need not know."""

from __future__ import annotations

import json
import os
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from tests.server.test_locked import channel, message, replies
from tests.voila_server import Served, kernel_id, kernel_process, notebook, served, wait_until
from tutor.lessons.answers import Answer
from tutor.server.safety import plain_environment
from tutor.server.seats import REFILL, Seats

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECRET = "palavra-que-ninguem-ve"  # noqa: S105  # none
TOLD = """
import os, resource
print("progress", os.environ.get("TRUCO_TUTOR_PROGRESS"))
print("secrets", [name for name in os.environ if "SEGREDO" in name or name == "TRUCO_TUTOR_DB"])
"""
LESSON = "voila/render/notebooks/a.ipynb"


@pytest.fixture(scope="module")
def public_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("aberto")
    notebook(folder / "a.ipynb", "A", ["# A\n\nOi.", TOLD])
    options = ("--public", "--max-pages", "3", "--max-pages-each", "2", "--warm", "0")
    os.environ |= {"SEGREDO": SECRET, "TRUCO_TUTOR_DB": f"postgresql://ana:{SECRET}@nowhere/truco"}
    try:
        with served(tmp_path_factory.mktemp("log") / "log.txt", "--notebooks", str(folder), *options) as server:
            yield server
    finally:
        del os.environ["SEGREDO"], os.environ["TRUCO_TUTOR_DB"]


def test_a_client_gets_so_many_seats_and_new_ones_by_and_by() -> None:
    now = [0.0]
    seats = Seats(in_all=100, each=3, clock=lambda: now[0])

    assert [seats.refusal("a", taken=0) for _ in range(4)] == [0, 0, 0, 429]
    assert seats.refusal("b", taken=0) == 0
    now[0] += 1 / REFILL
    assert [seats.refusal("a", taken=0) for _ in range(2)] == [0, 429]
    now[0] += 1e6
    for number in range(3):
        seats.sit(str(number), "a")
    assert seats.refusal("a", taken=3) == 429, "as many as it may have are open"
    seats.leave("1")
    assert seats.refusal("a", taken=2) == 0
    assert seats.refusal("c", taken=100) == 503


def test_a_page_that_never_came_is_known() -> None:
    now = [0.0]
    seats = Seats(clock=lambda: now[0])
    seats.sit("came", "a")
    seats.sit("never", "a")
    seats.came("came")
    now[0] = 61.0

    assert [seats.waited(kernel) for kernel in ("came", "never", "unknown")] == [0.0, 61.0, 0.0]


def test_a_kernel_is_told_what_it_needs_and_no_more() -> None:
    given = {**os.environ, "TRUCO_TUTOR_DB": "x", "GITHUB_TOKEN": "x", "JUPYTERHUB_API_TOKEN": "x", "PGPASSWORD": "x"}

    assert {"TRUCO_TUTOR_DB", "GITHUB_TOKEN", "JUPYTERHUB_API_TOKEN", "PGPASSWORD"}.isdisjoint(plain_environment(given))
    assert plain_environment(given)["PATH"] == os.environ["PATH"]
    assert plain_environment({"TRUCO_TUTOR_TABLES": "ours"}) == {"TRUCO_TUTOR_TABLES": "ours"}  # matches go on by it


def test_a_stranger_is_told_nothing_of_another(public_server: Served) -> None:
    """Who says another's name hears what his own browser has brought, and that alone."""
    own = Answer("a1", datetime.now(UTC), "cego", "falta", "number", 7, "0.1.0", "só-a-ana-sabe", True, True)

    def told(client: str, learner: str, lines: list[str]) -> str:
        _, _, html = public_server.fetch("voila/render/apps/progresso.ipynb", {"X-Forwarded-For": client})
        found = re.search(r'"model_id": ?"([0-9a-f]+)"', html)
        assert found, html[-2000:]
        said = {"act": "log", "learner": learner, "names": [], "lines": lines, "more": False, "minutes": 180}
        with channel(public_server, html) as connection:
            for content in (said, {"act": "export", "value": "jsonl"}):
                data = {"method": "custom", "content": content}
                connection.send(message("comm_msg", {"comm_id": found[1], "data": data}))
            heard = json.dumps(replies(connection, "nothing", 4), ensure_ascii=False)
        public_server.post(f"voila/api/shutdown/{kernel_id(html)}")
        return heard

    assert "só-a-ana-sabe" in told("203.0.113.7", "Ana", [own.to_json()]), "she is given her own"
    for name in ("Ana", "", "*", "A%"):
        heard = told("203.0.113.8", name, [])
        assert "comm_msg" in heard
        assert "só-a-ana-sabe" not in heard
        assert name == "Ana" or "Ana" not in heard
    assert wait_until(lambda: not public_server.kernels())


def test_strangers_find_seats_until_the_table_is_full_and_are_told_so(public_server: Served) -> None:
    def ask(client: str) -> tuple[int, dict[str, str], str]:
        return public_server.fetch(LESSON, {"X-Forwarded-For": client})

    first = ask("203.0.113.1")
    assert [first[0], ask("203.0.113.1")[0]] == [200, 200]
    status, headers, html = ask("203.0.113.1")
    assert (status, headers["retry-after"]) == (429, "20")
    assert "Devagar com o andor" in html
    assert ask("203.0.113.2")[0] == 200
    status, headers, html = ask("203.0.113.3")
    assert (status, headers["retry-after"]) == (503, "20")
    assert "A mesa está cheia" in html
    assert 'lang="pt-BR"' in html
    assert "data-truco-again" in html
    assert public_server.fetch("")[0] == 200, "the way in takes no seat"
    assert len(public_server.kernels()) == 3

    shown = " ".join(re.findall(r'"text": ?"((?:[^"\\]|\\.)*)"', first[2])) + first[2]
    assert "progress browser" in shown
    assert "secrets []" in shown
    process = kernel_process(public_server, kernel_id(first[2]))
    if hasattr(process, "rlimit"):
        import resource

        assert process.rlimit(resource.RLIMIT_AS)[1] == 2 << 30
        assert process.rlimit(resource.RLIMIT_FSIZE)[1] == 1 << 20

    with channel(public_server, first[2]) as connection:
        connection.ping()
    public_server.post(f"voila/api/shutdown/{kernel_id(first[2])}")
    assert wait_until(lambda: len(public_server.kernels()) == 2)
    assert ask("203.0.113.3")[0] == 200, "a seat is free again"
    assert SECRET not in public_server.log.read_text()


def test_an_address_of_the_network_is_open_to_strangers(tmp_path: Path) -> None:
    folder = notebook(tmp_path / "n" / "a.ipynb", "A", ["# A"]).parent
    with served(tmp_path / "log.txt", "--notebooks", str(folder), "--host", "0.0.0.0", "--warm", "0") as server:  # noqa: S104
        assert "o progresso fica no navegador de cada um" in server.log.read_text()
