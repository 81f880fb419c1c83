"""The launcher's parts, without a browser and mostly without a server."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import sysconfig
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.voila_server import notebook
from tutor.narration import text
from tutor.server.errors import ServeError
from tutor.server.kernels import WARM_PAGES, OwnPython, PageKernels, pools
from tutor.server.lab import lab_command
from tutor.server.launch import has_screen, require
from tutor.server.places import Places, find_places, one_root
from tutor.server.ports import FIRST_PORT, next_free, open_door
from tutor.server.settings import settings
from tutor.server.shelves import shelves

ROOT = Path(__file__).resolve().parents[2]


def installed_under(base: Path) -> Path:
    for name in ("notebooks", "apps"):
        (base / "share" / "truco-tutor" / name).mkdir(parents=True)
    return base


def test_a_checkout_is_served_as_it_stands() -> None:
    assert find_places() == Places(ROOT / "notebooks", ROOT / "voila_apps", ROOT / "share" / "jupyter")


def test_an_installed_copy_is_found_without_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    share = installed_under(tmp_path / "prefix") / "share"
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: str(tmp_path / "prefix"))

    found = find_places(checkout=tmp_path)

    assert found == Places(share / "truco-tutor" / "notebooks", share / "truco-tutor" / "apps", share / "jupyter")


def test_other_notebooks_take_the_place_of_the_lessons(tmp_path: Path) -> None:
    found = find_places(tmp_path)

    assert (found.notebooks, found.apps) == (tmp_path, ROOT / "voila_apps")
    with pytest.raises(ServeError) as error:
        find_places(tmp_path / "nowhere")
    assert error.value.code == "serve-no-such-folder"


def test_one_root_shows_both_folders_and_is_gone_afterwards(tmp_path: Path) -> None:
    notebook(tmp_path / "n" / "a.ipynb", "A", [])
    (tmp_path / "a").mkdir()

    with one_root(Places(tmp_path / "n", tmp_path / "a", tmp_path)) as root:
        assert (root / "notebooks" / "a.ipynb").is_file()
        assert (root / "apps").is_dir()

    assert not root.exists()
    assert (tmp_path / "n" / "a.ipynb").is_file()


def test_titles_come_from_the_notebook_then_its_heading_then_its_name(tmp_path: Path) -> None:
    notebook(tmp_path / "notebooks" / "a.ipynb", "Título", ["# Outro"])
    notebook(tmp_path / "notebooks" / "b" / "c.ipynb", None, ["# A primeira mão\n\nTexto"])
    notebook(tmp_path / "notebooks" / "d-e.ipynb", None, ["1"])
    (tmp_path / "notebooks" / "f.ipynb").write_text("not a notebook")
    (tmp_path / "notebooks" / "g.ipynb").write_text(json.dumps([1]))
    notebook(tmp_path / "notebooks" / ".ipynb_checkpoints" / "a.ipynb", "Velho", [])
    notebook(tmp_path / "apps" / "treino.ipynb", "Treino", [])

    lessons, apps = shelves(tmp_path)

    assert [(page.title, page.path) for page in lessons.pages] == [
        ("Título", "notebooks/a.ipynb"),
        ("A primeira mão", "notebooks/b/c.ipynb"),
        ("D e", "notebooks/d-e.ipynb"),
        ("F", "notebooks/f.ipynb"),
        ("G", "notebooks/g.ipynb"),
    ]
    assert [page.path for page in apps.pages] == ["apps/treino.ipynb"]


def test_a_title_follows_its_notebook(tmp_path: Path) -> None:
    path = notebook(tmp_path / "notebooks" / "a.ipynb", "Antes", [])
    assert shelves(tmp_path)[0].pages[0].title == "Antes"

    notebook(path, "Depois", [])
    os.utime(path, ns=(1, 1))

    assert shelves(tmp_path)[0].pages[0].title == "Depois"


def test_every_page_of_ours_has_a_title_of_its_own_beside_its_rulebook() -> None:
    with one_root(find_places()) as root:
        titles = [(page.folder, page.title) for shelf in shelves(root) for page in shelf.pages]

    assert len(titles) == len(set(titles))
    assert all(json.loads(path.read_text())["metadata"].get("title") for path in (ROOT / "voila_apps").rglob("*.ipynb"))


def test_a_door_opens_and_a_taken_one_names_the_next() -> None:
    with open_door("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        with pytest.raises(ServeError) as error:
            open_door("127.0.0.1", port)

    assert error.value.code == "serve-port-taken"
    assert error.value.facts["port"] == str(port)
    assert int(error.value.facts["free"]) > port


def test_without_a_port_the_first_free_one_is_taken() -> None:
    expected = next_free("127.0.0.1", FIRST_PORT)
    with open_door("127.0.0.1", None) as door:
        assert door.getsockname()[1] == expected
        with open_door("127.0.0.1", None) as second:
            assert second.getsockname()[1] > expected


@pytest.mark.parametrize("host", ["10.255.255.1", "no.such.host.invalid", "::g"])
def test_an_address_that_is_not_of_this_machine_is_told(host: str) -> None:
    for port in (None, 0):
        with pytest.raises(ServeError) as error:
            open_door(host, port)
        assert error.value.code == "serve-no-such-host"


def test_the_last_port_is_the_end() -> None:
    with socket.create_server(("127.0.0.1", 65535)), pytest.raises(ServeError) as error:
        next_free("127.0.0.1", 65535)

    assert error.value.code == "serve-no-free-port"


def test_what_is_missing_is_named_with_its_cure() -> None:
    require("json")
    with pytest.raises(ServeError) as error:
        require("json", "no_such_module")

    for lang in ("pt-BR", "en"):
        message = text(error.value.code, lang, **error.value.facts)
        assert "no_such_module" in message
        assert "make install" in message
        assert "pip install 'truco-tutor[apps]'" in message


def test_no_browser_is_opened_where_nobody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()
    monkeypatch.setenv("CI", "true")
    assert not has_screen()


def test_jupyterlab_opens_the_lessons(tmp_path: Path) -> None:
    command, environment = lab_command(host="127.0.0.1", port=None, notebooks=tmp_path, browser=False)

    assert command[:4] == [sys.executable, "-m", "jupyterlab", str(tmp_path)]
    assert "--no-browser" in command
    assert ("--allow-root" in command) == (os.geteuid() == 0)
    for name in ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH"):
        assert environment[name].startswith(str(ROOT / "share" / "jupyter"))


def test_so_many_pages_are_kept_warm_and_no_more() -> None:
    made = pools([f"{number}.ipynb" for number in range(WARM_PAGES + 5)], 1)

    assert made.pop("default")["pool_size"] == 0
    assert {pool["pool_size"] for pool in made.values()} == {1}
    assert len(made) == WARM_PAGES


def test_apps_are_warm_before_lessons(tmp_path: Path) -> None:
    notebook(tmp_path / "notebooks" / "a.ipynb", "A", [])
    notebook(tmp_path / "apps" / "z.ipynb", "Z", [])

    made = settings(tmp_path, warm=1).VoilaKernelManager.kernel_pools_config

    assert list(made) == ["default", "apps/z.ipynb", "notebooks/a.ipynb"]


def test_a_kernel_runs_the_python_that_serves() -> None:
    assert OwnPython().get_kernel_spec("python3").argv[0] == sys.executable
    assert list(OwnPython().find_kernel_specs()) == ["python3"]


def test_a_kernel_just_given_out_is_spared_once_and_let_go_then() -> None:
    async def looks() -> list[bool]:
        manager = PageKernels(cull_idle_timeout=1, kernel_spec_manager=OwnPython())
        kernel_id = await manager.start_kernel()
        kernel = manager.get_kernel(kernel_id)
        there = []
        try:
            for _ in range(2):
                kernel.execution_state = "idle"
                kernel.last_activity = datetime.now(tz=UTC) - timedelta(hours=1)
                await manager.cull_kernel_if_idle(kernel_id)
                there.append(kernel_id in manager)
        finally:
            await manager.shutdown_all(now=True)
        return there

    assert asyncio.run(looks()) == [True, False]
