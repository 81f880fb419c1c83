"""`truco-tutor export`: a page that carries all it needs and no more, plain text, and what cannot be written."""

from __future__ import annotations

import json
import re

import pytest
import typer
from typer.testing import CliRunner

from tutor.cli.export import export
from tutor.cli.replay import replay
from tutor.hands import hands
from tutor.notation.replay import replay as hand_replayed
from tutor.widgets.replay_page import replay_page

HAND = "gauderio-empate-na-primeira"
LIMIT = 300_000


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRUCO_TUTOR_LANG", "pt-BR")

    def call(*args, command=export):
        app = typer.Typer()
        app.command()(command)
        return CliRunner().invoke(app, args)

    return call


def test_a_page_of_one_file(run, tmp_path):
    done = run(HAND, "-o", "mao.html")
    page = (tmp_path / "mao.html").read_text(encoding="utf-8")

    assert (done.exit_code, done.stdout.startswith("mao.html: ")) == (0, True)
    assert len(page.encode()) <= LIMIT
    assert not re.findall(r"""(?:src|href)=["']?(?!data:)[a-z]+:""", page.replace("http://www.w3.org", ""))
    assert "Content-Security-Policy" in page
    data = json.loads(re.search(r'id="hand">(.*?)</script>', page, re.DOTALL)[1])
    assert [hand["lang"] for hand in data["hand"]["hands"]] == ["pt-BR", "en"]


LARGEST = sorted(hands(), key=lambda found: found.players * found.text.count("\n"))[-5:]


@pytest.mark.parametrize("found", LARGEST, ids=lambda found: found.id)
def test_the_largest_hands_of_the_library_travel_whole(found):
    """In both languages, with the eyes of every seat: nothing had to be left out."""
    page = replay_page(hand_replayed(found.file), "pt-BR")
    data = json.loads(re.search(r'id="hand">(.*?)</script>', page, re.DOTALL)[1])

    assert len(page.encode()) <= LIMIT
    assert [hand["lang"] for hand in data["hand"]["hands"]] == ["pt-BR", "en"]
    assert [len(hand["tracks"]) for hand in data["hand"]["hands"]] == [found.players + 1] * 2


def test_a_page_of_one_seat_does_not_carry_the_other_cards(run, tmp_path):
    """Ana's ace of cups is never laid: it is nowhere in Beto's page, neither as a code nor as a name."""
    run(HAND, "-o", "mao.html", "--seat", "Beto")
    page = (tmp_path / "mao.html").read_text(encoding="utf-8")
    data = re.search(r'id="hand">(.*?)</script>', page, re.DOTALL)[1]

    assert '"1c"' not in data
    assert "ás de copas" not in data
    assert list(json.loads(data)["hand"]["hands"][0]["tracks"]) == ["1"]
    assert '"6p"' in data  # which she has laid


def test_text_is_what_replay_tells(run, tmp_path):
    run(HAND, "-o", "mao.txt")
    assert (tmp_path / "mao.txt").read_text(encoding="utf-8") == run(HAND, command=replay).stdout


@pytest.mark.parametrize("name", ["mao.pdf", "mao", "mao.truco"])
def test_what_it_cannot_write_is_told(run, name, tmp_path):
    done = run(HAND, "-o", name)
    assert done.exit_code == 2
    assert ".html, .txt" in done.stderr
    assert not (tmp_path / name).exists()


def test_a_place_that_is_not_there_is_told_in_the_language_of_the_learner(run, tmp_path):
    done = run(HAND, "-o", str(tmp_path / "nowhere" / "mao.html"))
    assert done.exit_code == 1
    assert done.stderr.endswith("mao.html: a pasta não existe.\n")


def test_a_file_with_a_mistake_is_told_and_nothing_is_written(run, tmp_path):
    (tmp_path / "x.truco").write_text(
        "truco = 1\nrules = \"cego\"\nplayers = [\"A\", \"B\"]\nactions = '''\n0 trucco\n'''\n"
    )
    done = run("x.truco", "-o", "x.html")
    assert (done.exit_code, done.stderr.startswith("x.truco:5:3")) == (1, True)
    assert not (tmp_path / "x.html").exists()


def test_a_folder_that_is_not_there_is_told(run):
    done = run(HAND, "-o", "nowhere/mao.html")
    assert done.exit_code == 1
    assert "nowhere" in done.stderr


def test_a_match_too_long_for_a_page_says_so(run, tmp_path):
    """Two hundred hands of the longest kind do not fit; the page is refused and the text is not."""
    deal = "deal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n0 envido\n1 nao_quero\n0 joga 6p\n1 joga 6e\n0 joga 7c\n1 joga 3o\n"
    body = "".join(f"--- hand {number}\n{deal if number % 2 else swapped(deal)}" for number in range(1, 21))
    head = 'truco = 1\nrules = "gauderio"\ntarget = 24\nplayers = ["Ana", "Beto"]\nactions = \'\'\'\n'
    (tmp_path / "x.truco").write_text(f"{head}{body}'''\n")
    page, words = run("x.truco", "-o", "x.html"), run("x.truco", "-o", "x.txt")

    assert words.exit_code == 0, words.stderr
    assert page.exit_code == 0 or "300" in page.stderr
    assert page.exit_code == 1 or (tmp_path / "x.html").stat().st_size <= LIMIT


def swapped(deal):
    return re.sub(r"^(deal )?([01])", lambda found: f"{found[1] or ''}{1 - int(found[2])}", deal, flags=re.MULTILINE)
