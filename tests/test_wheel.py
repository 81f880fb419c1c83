"""The wheel holds all of the product and nothing else, and works on its own, without a checkout and without Jupyter."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from tests.jupyterlab_server import link_of
from tests.voila_server import START_SECONDS, served, wait_until

ROOT = Path(__file__).resolve().parent.parent
SHARED = {
    "notebooks": "share/truco-tutor/notebooks",
    "voila_apps": "share/truco-tutor/apps",
    "share/jupyter/voila/templates/truco": "share/jupyter/voila/templates/truco",
    "share/jupyter/labconfig": "share/jupyter/labconfig",
}
MORE = (  # what needs an extra: the pages, and random play in batches (numpy)
    "tutor.coach.batch",
    "tutor.lessons.progress.migrations",
    "tutor.lessons.progress.schema",
    "tutor.lessons.progress.sql",
    "tutor.notebook",
    "tutor.server",
    "tutor.widgets",
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel as a release would, from the environment's own build backend."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel and its base dependencies alone into an environment of its own; nothing is downloaded."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel], check=True)
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip())
    for name in needed(PROJECT["dependencies"]):
        copy_distribution(name, packages)
    return folder


def needed(requirements: list[str]) -> set[str]:
    """List the distributions that these requirements bring on this machine, themselves included."""
    names: set[str] = set()
    todo = [Requirement(line) for line in requirements]
    while todo:
        requirement = todo.pop()
        applies = requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in ("", *requirement.extras)
        )
        if applies and requirement.name not in names:
            names.add(requirement.name)
            todo += [Requirement(line) for line in distribution(requirement.name).requires or ()]
    return names


def copy_distribution(name: str, target: Path) -> None:
    found = distribution(name)
    for file in found.files or ():
        if ".." not in file.parts and file.suffix != ".pyc":
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(str(found.locate_file(file)), target / file)


def alone() -> dict[str, str]:
    """Give the environment without anything that points to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JUPYTER"))}


@pytest.fixture(scope="session")
def with_pages(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """Install the wheel where Jupyter is: in an environment of its own that sees the libraries of this one.

    Gives the folder, and what a program there is started with.
    """
    folder = tmp_path_factory.mktemp("pages")
    venv.create(folder, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", folder / "bin" / "python"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel], check=True)
    [packages] = folder.glob("lib/python*/site-packages")
    here = sysconfig.get_path("purelib")  # as a plain path: what is linked from there, such as this checkout, is not
    (packages / "libraries.pth").write_text(f"{here}\n")
    # The front ends of the widgets lie beside the libraries; the page template comes from the wheel.
    widgets = folder / "widgets"
    (widgets / "labextensions").parent.mkdir()
    (widgets / "labextensions").symlink_to(Path(sys.prefix) / "share" / "jupyter" / "labextensions")
    (widgets / "nbconvert").symlink_to(Path(sys.prefix) / "share" / "jupyter" / "nbconvert")
    (widgets / "voila" / "templates").mkdir(parents=True)
    for name in ("base", "lab"):
        template = Path("voila", "templates", name)
        (widgets / template).symlink_to(Path(sys.prefix) / "share" / "jupyter" / template)
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    return folder, {"cwd": elsewhere, "env": {**alone(), "HOME": str(elsewhere), "JUPYTER_PATH": str(widgets)}}


def run(installed: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program of that environment, from a folder that is not the checkout."""
    program = installed / "bin" / command[0]
    return subprocess.run(
        [program, *command[1:]], cwd=installed, env=alone(), capture_output=True, text=True, check=False, timeout=120
    )


def expected() -> set[str]:
    """List the product's files as git knows them, under the names that the wheel gives them.

    In the place of the catalogues and their compiler the wheel has what is compiled.
    """
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "tutor", *SHARED]
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    data = f"truco_tutor-{PROJECT['version']}.data/data"
    names = {f"tutor/narration/catalogues/{lang}.json" for lang in ("pt-BR", "en")}
    for name in listed:
        if name and (ROOT / name).is_file() and not name.endswith((".ftl", "narration/compile.py")):
            folder = next((folder for folder in SHARED if name.startswith(f"{folder}/")), None)
            names.add(f"{data}/{SHARED[folder]}{name.removeprefix(folder)}" if folder else name)
    return names


def test_the_library_runs_out_of_the_archive_itself(wheel):
    """As it does in the browser, where it is unpacked nowhere."""
    code = (
        f"import sys; sys.path.insert(0, {str(wheel)!r})\n"
        "from tutor.engine import cards, count_envido, ruleset\n"
        "from tutor.hands import hand\n"
        "from tutor.narration import sentence\n"
        "from tutor.rulebook.covered import covered\n"
        "print(sentence(count_envido(ruleset('gauderio'), cards('1c 7c 6p'))))\n"
        "print(hand('gauderio-empate-na-primeira').skills, covered('gauderio/envido/contagem/3').tested)\n"
    )
    told = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)

    assert told.stderr == ""
    assert told.stdout.splitlines() == [
        "28 de envido: 20 do par de copas, mais 1 do ás e 7 do sete.",
        "('tie.hand', 'tie') True",
    ]


def test_the_wheel_holds_the_product_and_nothing_else(wheel):
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}

    assert expected() == names


def test_the_wheel_says_what_it_is(wheel):
    info = f"truco_tutor-{PROJECT['version']}.dist-info"
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(f"{info}/METADATA").decode()
        scripts = archive.read(f"{info}/entry_points.txt").decode()

        assert "MIT License" in archive.read(f"{info}/licenses/LICENSE").decode()

    assert "Name: truco-tutor\n" in metadata
    assert "License-Expression: MIT\n" in metadata
    assert "Requires-Python: >=3.11\n" in metadata
    assert "truco-tutor = tutor.cli:main" in scripts


def test_installed_alone_it_knows_itself_and_its_data(installed):
    code = (
        "import sys, tutor; from importlib.resources import files; "
        "print(tutor.__version__, tutor.__file__.startswith(sys.prefix), files('tutor').joinpath('py.typed').is_file())"
    )

    answer = run(installed, "python", "-c", code)

    assert (f"{PROJECT['version']} True True\n", "") == (answer.stdout, answer.stderr)


def test_the_base_install_comes_without_jupyter(installed):
    answer = run(installed, "python", "-c", "import ipywidgets")

    assert "No module named 'ipywidgets'" in answer.stderr


def test_all_but_the_pages_imports_on_the_base_install(installed):
    code = (
        "import pkgutil, tutor; from importlib import import_module\n"
        "names = [module.name for module in pkgutil.walk_packages(tutor.__path__, 'tutor.', onerror=print)]\n"
        f"kept = [name for name in names if not name.startswith({MORE}) and not name.endswith('__main__')]\n"
        "[import_module(name) for name in kept]; print(len(kept))"
    )

    answer = run(installed, "python", "-c", code)

    assert answer.stderr == ""
    assert int(answer.stdout.split()[-1]) > 20


def test_the_installed_command_names_itself(installed):
    answer = run(installed, "truco-tutor", "--version")

    assert (0, "") == (answer.returncode, answer.stderr)
    assert PROJECT["version"] in answer.stdout


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("--help",), "clause"),
        (("clause", "claudista/3.7.4"), "claudista/3.7.4"),
        (("replay", "gauderio-empate-na-primeira"), "Empate na primeira"),
        (
            ("clause", "--coverage"),
            "Toda cláusula a cobrar está julgada, narrada, testada, ensinada, perguntada e citada numa lição.",
        ),
    ],
)
def test_the_installed_command_answers(installed, command, said):
    answer = run(installed, "truco-tutor", *command)

    assert (0, "") == (answer.returncode, answer.stderr)
    assert said in answer.stdout


def test_the_installed_command_says_what_is_wrong(installed):
    answer = run(installed, "truco-tutor", "clause", "claudista/99")

    assert answer.returncode != 0
    assert "claudista/99" in answer.stdout + answer.stderr
    assert "Traceback" not in answer.stdout + answer.stderr


def test_the_pages_open_from_the_installed_copy(with_pages, tmp_path):
    folder, known = with_pages
    code = (
        "from tutor.server.places import find_places; found = find_places(); import tutor; "
        "print(tutor.__file__, found.notebooks, found.apps, found.jupyter, sep='\\n')"
    )
    asked = subprocess.run([folder / "bin" / "python", "-c", code], **known, capture_output=True, text=True, check=True)
    assert [line for line in asked.stdout.splitlines() if not line.startswith(str(folder))] == []

    with served(tmp_path / "log.txt", "--warm", "0", command=folder / "bin" / "truco-tutor", **known) as server:
        status, _, html = server.fetch("")
        assert (status, "Truco se aprende jogando" in html) == (200, True)
        for address in ("voila/templates/truco/static/landing.css", "voila/templates/truco/static/truco.css"):
            assert server.fetch(address)[0] == 200
        status, _, html = server.fetch("voila/render/apps/treino.ipynb")
        assert (status, "jupyter-config-data" in html) == (200, True)
        assert "application/vnd.jupyter.widget-view+json" in html, "the cell ran in a kernel of that installation"
        assert server.stop() == 0


def test_the_lessons_open_in_jupyterlab_from_the_installed_copy(with_pages, tmp_path):
    folder, known = with_pages
    log = tmp_path / "lab.txt"
    command = [folder / "bin" / "truco-tutor", "lab", "--no-browser"]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, **known)
    try:
        assert wait_until(lambda: link_of(log) or process.poll() is not None, START_SECONDS), log.read_text()
        found = link_of(log)
        assert found, log.read_text()
        link, token = found
        with urllib.request.urlopen(f"{link}api/contents/gauderio?token={token}", timeout=60) as answer:  # noqa: S310
            names = {entry["name"] for entry in json.load(answer)["content"]}
        assert names == {path.name for path in (ROOT / "notebooks" / "gauderio").glob("*.ipynb")}
    finally:
        process.terminate()
        assert process.wait(60) is not None
