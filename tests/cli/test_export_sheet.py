"""`truco-tutor export --sheet`: a page to print, and what cannot be asked for."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from tutor.cli import app


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return lambda *args: CliRunner().invoke(app, ["export", *args], env={"TRUCO_TUTOR_LANG": "pt-BR"})


def test_a_sheet_with_its_key(run, tmp_path):
    done = run("--sheet", "tie.hand", "--rules", "Cego", "--seed", "7", "-o", "folha.html")
    page = (tmp_path / "folha.html").read_text("utf-8")

    assert (done.exit_code, done.stdout.startswith("folha.html: ")) == (0, True)
    assert "Truco Cego" in page
    assert "Gabarito" in page
    assert "--sheet tie.hand --rules cego --seed 7" in page


def test_the_seed_and_the_rulebook_may_be_left_out(run, tmp_path):
    assert run("--sheet", "manilha.vira", "-o", "a.html").exit_code == 0
    page = (tmp_path / "a.html").read_text("utf-8")

    assert re.search(r"--sheet manilha\.vira --rules claudista --seed \d+ ", page)


def test_in_english(run, tmp_path):
    run("--sheet", "falta", "--lang", "en", "-o", "a.html")

    assert '<html lang="en">' in (tmp_path / "a.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--sheet", "tie.hnd", "-o", "a.html"), "tie.hand"),
        (("--sheet", "falta", "--rules", "claudista", "-o", "a.html"), "Truco Gaudério, Truco Cego"),
        (("--sheet", "falta", "--rules", "gauderoi", "-o", "a.html"), "gauderio"),
        (("--sheet", "falta", "-o", "a.txt"), ".html"),
        (("gauderio-tres-empates", "--sheet", "falta", "-o", "a.html"), "--sheet"),
        (("-o", "a.html"), "--sheet"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_is_written(run, tmp_path, args, words):
    done = run(*args)

    assert (done.exit_code, done.stdout) == (2, "")
    assert words in done.stderr
    assert list(tmp_path.iterdir()) == []
