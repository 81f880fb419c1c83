"""`truco-tutor` itself: what it offers, and that it loads no more than it needs."""

import os
import subprocess
import sys

import pytest

import tutor
from tutor.cli import COMMANDS

HEAVY = (
    "numpy",
    "voila",
    "jupyterlab",
    "jupyter_server",
    "ipywidgets",
    "sqlalchemy",
    "tutor.cli.serve",
)


def run(script, *args):
    done = subprocess.run(
        [sys.executable, "-c", script, *args], capture_output=True, text=True, check=False, encoding="utf-8",
        env=os.environ | {"TRUCO_TUTOR_LANG": "pt-BR"},
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def main(*args):
    return run("from tutor.cli import main; main()", *args)


def test_version():
    assert (0, f"truco-tutor {tutor.__version__}\n", "") == main("--version")


def test_help_names_every_command_and_loads_none():
    script = f"""
import atexit, sys
atexit.register(lambda: print("loaded:", [name for name in {HEAVY} if name in sys.modules]))
from tutor.cli import main; main()
"""
    status, out, err = run(script, "--help")

    assert (0, "") == (status, err)
    assert all(f" {name} " in out for name in COMMANDS)
    assert "loaded: []" in out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_of_its_own(name):
    status, out, err = main(name, "--help")

    assert (0, "") == (status, err)
    assert f"truco-tutor {name}" in out


@pytest.mark.parametrize(
    ("typed", "told"), [(["--help", "--lang", "en"], "[FILE]"), (["--lang=en", "--nope"], "There is no")]
)
def test_the_language_typed_goes_before_that_of_the_environment_everywhere(typed, told):
    _, out, err = main("check", *typed)

    assert told in out + err
    assert not any(word in out + err for word in ("ARQUIVO", "Opções", "Não há"))


def test_a_command_that_does_not_exist_brings_the_nearest():
    status, out, err = main("clausa")

    assert (2, "") == (status, out)
    assert "clausa" in err
    assert "Seria clause?" in err


def test_without_a_command_it_does_what_serve_does():
    """
    Any command can stand for `serve` here: what is run, with its defaults, is the one of that name.
    """
    script = "from tutor.cli import COMMANDS, main; COMMANDS['serve'] = COMMANDS['clause']; main()"

    assert main("clause") == run(script) == run(script, "serve")


@pytest.mark.parametrize("command", ["rule order", "clause", "ask", "--help"])
def test_an_answer_that_cannot_be_written_is_told_in_a_line(command):
    with open("/dev/full", "wb", buffering=0) as full:  # noqa: PTH123  # a disk without room
        done = subprocess.run(
            [sys.executable, "-c", "from tutor.cli import main; main()", *command.split()],
            input=b'{"ask": "order", "rules": "cego"}\n', stdout=full, stderr=subprocess.PIPE, check=False,
            env=os.environ | {"TRUCO_TUTOR_LANG": "pt-BR"},
        )  # fmt: skip

    assert 1 == done.returncode
    assert done.stderr.decode().startswith("Não deu para escrever a resposta: ")
    assert 1 == done.stderr.count(b"\n")


def test_a_closed_output_is_no_mistake():
    close = (
        "import os; os.close(1);"
        "os.execv(os.sys.executable, [os.sys.executable, '-c', 'from tutor.cli import main; main()', 'rule', 'order'])"
    )

    assert (0, "", "") == run(close)
