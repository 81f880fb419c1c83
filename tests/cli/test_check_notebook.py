"""`truco-tutor check` on lessons: every mistake with its file and cell, folders of hands and lessons alike."""

from __future__ import annotations

import json
import shutil

import pytest
from typer.testing import CliRunner

from tests.lessons.notebooks import ROOT, written
from tutor.cli import app

GOOD = ("# Título\n\nUma frase.", 'from tutor.notebook import lesson\n\nlesson.open("cego/06-flor")')
BAD = (*GOOD, "Veja `cego/flor/9`.", 'lesson.clause("cego/jogo/66")')


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return lambda *args: CliRunner().invoke(app, ["check", *args], env={"TRUCO_TUTOR_LANG": "pt-BR"})


def test_each_mistake_is_a_line_with_its_file_and_cell(run, tmp_path):
    written(tmp_path / "aulas/minha.ipynb", *BAD)
    done = run("aulas")

    assert done.exit_code == 1
    first, second, summary = done.stdout.splitlines()
    assert first.startswith("aulas/minha.ipynb, célula 3  ")
    assert "Não há cláusula “cego/flor/9”. Você quis dizer “cego/flor/" in first
    assert second.startswith("aulas/minha.ipynb, célula 4  lesson.clause: ")
    assert "“cego/jogo/6”" in second
    assert summary == "1 arquivo conferido, com erro."


def test_a_folder_of_hands_and_lessons(run, tmp_path):
    written(tmp_path / "aulas/boa.ipynb", *GOOD)
    written(tmp_path / "aulas/.ipynb_checkpoints/velha.ipynb", *BAD)
    library = ROOT.parent / "tutor/hands/library/cego"
    shutil.copy(next(library.glob("*.truco")), tmp_path / "aulas")
    done = run("aulas")

    assert (done.exit_code, done.stdout.splitlines()) == (0, ["2 arquivos conferidos, tudo certo."])


def test_for_programs_and_in_english(run, tmp_path):
    written(tmp_path / "minha.ipynb", *BAD)
    (found,) = json.loads(run("minha.ipynb", "--json").stdout)

    assert (found["ok"], [error["cell"] for error in found["errors"]]) == (False, [3, 4])
    assert "minha.ipynb, cell 3  " in run("minha.ipynb", "--lang", "en").stdout


def test_what_is_no_notebook(run, tmp_path):
    (tmp_path / "x.ipynb").write_text("{", encoding="utf-8")
    done = run("x.ipynb")

    assert done.exit_code == 1
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (b'{"cells": [\n  oi]}', "o JSON se quebra na linha 2, coluna 3"),
        (b"[" * 100_000, "É JSON, mas não um notebook"),
        (b"[]", "É JSON, mas não um notebook"),
        (b'{"cells": [7]}', "É JSON, mas não um notebook"),
        (b"\xff\xfe", "Não é texto em UTF-8 (no byte 0)"),
        (None, "Não há arquivo nem pasta “a.ipynb”."),
    ],
    ids=["json", "deep", "list", "cell", "bytes", "missing"],
)
def test_a_file_that_is_no_notebook_is_told_in_the_learners_words(run, tmp_path, held, said):
    if held is not None:
        (tmp_path / "a.ipynb").write_bytes(held)
    done = run("a.ipynb")

    assert done.exit_code == 1
    assert said in done.stdout
    assert "Error" not in done.stdout


@pytest.mark.parametrize("ending", ["ipynb", "truco", "toml"])
def test_a_file_that_there_is_not_is_told_which_one_beside_it_is(run, tmp_path, ending):
    (tmp_path / "aulas").mkdir()
    for there in (f"6-flor.{ending}", f"7-truco.{ending}", "6-flar.txt"):
        (tmp_path / "aulas" / there).write_text("", "utf-8")
    meant, far, nowhere = (run(name).stdout for name in (f"aulas/6-flr.{ending}", f"aulas/x.{ending}", f"b/c.{ending}"))

    assert meant.splitlines()[0].endswith(f" Você quis dizer “aulas/6-flor.{ending}”?")
    assert "quis dizer" not in far + nowhere
    assert f"Did you mean “aulas/6-flor.{ending}”?" in run(f"aulas/6-flr.{ending}", "--lang", "en").stdout
