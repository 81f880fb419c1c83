"""`truco-tutor export HAND --at STEP`: the picture that the page draws, byte by byte, and the moment as text."""

from __future__ import annotations

import pytest
import typer
from typer.testing import CliRunner

from tools import chromium
from tutor.cli.export import export
from tutor.cli.replay import replay

HAND, STEP = "gauderio-empate-na-primeira", "empate"


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRUCO_TUTOR_LANG", "pt-BR")

    def call(*args, command=export):
        app = typer.Typer()
        app.command()(command)
        return CliRunner().invoke(app, args)

    return call


PICTURES = [(HAND, STEP, ()), ("cego-tres-empates", "0-joga-3", ()), (HAND, "0-joga-2", ("--seat", "Beto"))]


@pytest.mark.parametrize(("hand", "at", "seat"), PICTURES, ids=["gauderio", "cego", "one player's"])
def test_the_picture_is_the_one_of_the_page(run, tmp_path, page, monkeypatch, hand, at, seat):
    monkeypatch.setenv("TRUCO_CHROMIUM", str(chromium.find()))
    for name in ("lance.svg", "lance.png"):
        done = run(hand, "--at", at, "-o", name, *seat)
        assert (done.exit_code, done.stderr) == (0, "")
    assert run(hand, "-o", "mao.html", *seat).exit_code == 0

    page.goto(f"{(tmp_path / 'mao.html').as_uri()}#hand={hand}&at={at}")
    page.get_by_text("Guardar ou enviar").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Figura (SVG)").click()
    assert saved.value.path().read_bytes() == (tmp_path / "lance.svg").read_bytes()
    assert (tmp_path / "lance.png").read_bytes().startswith(b"\x89PNG\r\n")
    assert "(mão)" in (tmp_path / "lance.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("at", ["empate", "1-joga-1", "3"])
def test_a_moment_as_text_is_what_replay_tells_of_it(run, tmp_path, at):
    """By the author's label, by the name in the page's link, by its number."""
    assert run(HAND, "--at", at, "-o", "lance.txt").exit_code == 0
    told = (tmp_path / "lance.txt").read_text(encoding="utf-8")
    whole = run(HAND, command=replay).stdout
    assert "Beto joga o seis de espadas." in told
    assert "Ana joga" not in told
    assert all(line in whole for line in told.split("\n"))


def test_the_deal_is_one_moment_and_a_variation_has_its_own(run, tmp_path):
    assert run(HAND, "--at", "deal", "-o", "lance.txt").exit_code == 0
    told = (tmp_path / "lance.txt").read_text(encoding="utf-8")
    assert told.count("recebe") == 2
    assert run(HAND, "--at", "0-joga-2.0-truco.0-truco-1", "-o", "lance.txt").exit_code == 0
    assert "Ana pede truco." in (tmp_path / "lance.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("-o", "lance.svg"), "--at 5"),
        (("--at", STEP, "-o", "mao.html"), "a mão inteira"),
        (("--at", "empte", "-o", "lance.txt"), "Tente empate"),
        (("--at", "99", "-o", "lance.txt"), "Tente deal"),
        (("--at", STEP, "-o", "lance.svg"), "“Guardar ou enviar”"),
    ],
)
def test_what_cannot_be_written_says_what_can(run, tmp_path, monkeypatch, args, said):
    monkeypatch.setenv("TRUCO_CHROMIUM", str(tmp_path / "nowhere"))  # no browser on this machine
    done = run(HAND, *args)
    assert done.exit_code != 0
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []
