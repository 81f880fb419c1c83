"""`truco-tutor check` and `truco-tutor replay`, run as programs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.notation.replays import GOLDEN, HANDS, TWO, text_of
from tutor.hands import hands
from tutor.notation import limits

CROSS = "\N{MULTIPLICATION SIGN}"


def run(*args, given=""):
    done = subprocess.run(
        [sys.executable, "-c", "from tutor.cli import main; main()", *map(str, args)], capture_output=True, text=True,
        check=False, encoding="utf-8", input=given, env=os.environ | {"TRUCO_TUTOR_LANG": "pt-BR"},
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def bad(tmp_path):
    path = tmp_path / "fora-da-vez.truco"
    path.write_text(text_of(TWO + "0 envido\n1 quero\n1 joga 3o"), encoding="utf-8")
    return path


def test_check_of_a_folder_of_good_files():
    assert (0, f"{len(GOLDEN)} arquivos conferidos, tudo certo.\n", "") == run("check", HANDS)


def test_check_tells_file_line_and_column(bad):
    status, out, err = run("check", HANDS, bad)

    first, last = out.splitlines()
    assert (1, "") == (status, err)
    assert first == (
        f"{bad}:9:1  “1 joga 3o” não vale. Beto não pode jogar o três de ouros: é a vez de Ana. "
        "Se foi feito assim mesmo, escreva “1! joga 3o”. Ali caberia: 1 truco, 1 baralho. "
        "[gauderio/jogo/4, gauderio/def/rodada, AMB-G62]"
    )
    assert f"{len(GOLDEN) + 1} arquivos conferidos, 1 com erro." == last


def test_check_tells_every_mistake_on_a_line_of_its_own(bad):
    bad.write_text(text_of(TWO + "= envido 0 29\n0 trucco\n1 joga 3o\n= stake um"), encoding="utf-8")

    status, out, _ = run("check", bad)
    lines = out.splitlines()

    places = [line.removeprefix(f"{bad}:").split("  ")[0] for line in lines[:-1]]
    assert (1, ["7:1", "8:3", "10:9"]) == (status, places)  # of the ninth line nobody knows
    assert "“= envido 0 28”" in lines[0]
    assert "truco" in lines[1]
    (found,) = json.loads(run("check", "--json", bad)[1])
    assert places == [f"{error['line']}:{error['column']}" for error in found["errors"]]
    assert found["error"] == found["errors"][0]


def test_check_in_english_and_json(bad):
    status, out, _ = run("check", "--json", "--lang", "en", GOLDEN[0], bad, bad.parent / "nada.truco")

    good, wrong, missing = json.loads(out)
    assert 1 == status
    assert (True, str(GOLDEN[0])) == (good["ok"], good["file"])
    assert ("illegal_action", 9, 1) == tuple(wrong["error"][key] for key in ("code", "line", "column"))
    assert wrong["error"]["message"].startswith("Line 9, column 1: “1 joga 3o” does not count. ")
    assert "gauderio/jogo/4" in wrong["error"]["clauses"]
    assert ("bad_file", False) == (missing["error"]["code"], missing["ok"])


def test_check_of_nothing_and_of_nonsense(tmp_path):
    assert (2, "", "Falta dizer o que conferir: um arquivo .truco ou uma pasta.\n") == run("check")
    (tmp_path / "grande.truco").write_bytes(b"\xff" * (limits.FILE + 10))
    (tmp_path / "vazio.truco").write_bytes(b"")

    status, out, err = run("check", tmp_path)

    assert (1, "") == (status, err)
    assert ["grande.truco:1:1", "vazio.truco:1:1"] == [
        line.split("  ")[0].split("/")[-1] for line in out.splitlines()[:2]
    ]


def test_replay_tells_every_act_with_its_clause():
    status, out, err = run("replay", HANDS / "gauderio-empate-na-primeira.truco")

    assert (0, "") == (status, err)
    assert out.startswith(f"Empate na primeira\nTruco Gaudério, até 24\nAna 5 {CROSS} 7 Beto\nO mão é Ana.\n")
    assert "\nAna pede envido.\n  Ana pode pedir envido: " in out
    assert "[gauderio/envido/quando/1]" in out
    assert "\n    O envido é de Ana, com 28." in out
    assert "  “Seis contra seis: o naipe não desempata.”" in out
    assert "\n  (\n    Ana pede truco.\n" in out
    assert f"| Ana 7 {CROSS} 8 Beto · a mão vale 1 ponto · mão: Ana" in out


def test_replay_as_one_seat_sees_it():
    path = HANDS / "gauderio-empate-na-primeira.truco"
    for seat in ("1", "J2", "Beto"):
        status, out, err = run("replay", path, "--seat", seat)

        assert (0, "") == (status, err)
        assert "Ana recebe 3 cartas." in out
        assert "Beto recebe rei de ouros, três de ouros e seis de espadas." in out
        assert "ás de copas" not in out
        assert "1c" not in out

    for seat in ("7", "J9", "J0", "Betto"):
        told = f"Não há “{seat}” nesta mesa. Aqui jogam, de J1 em diante: Ana, Beto.\n"
        assert (2, "", told) == run("replay", path, "--seat", seat)


def test_replay_of_a_bad_file_tells_its_good_part(bad):
    status, out, err = run("replay", bad, "--lang", "en")

    assert 1 == status
    assert "Beto answers: quero." in out
    assert err.startswith(f"{bad}:9:1  “1 joga 3o” does not count. ")


def test_a_mistake_tells_a_seat_nothing_that_it_may_not_see(tmp_path):
    path = tmp_path / "contas.truco"
    path.write_text(text_of(TWO + "0 envido\n= envido 1 22"), encoding="utf-8")

    for flags in ((), ("--json",)):
        status, out, err = run("replay", path, "--seat", "0", *flags)
        assert 1 == status
        assert "23" not in out + err
        assert "8" in out + err
    assert "= envido 1 23" in run("replay", path)[2]


def test_replay_in_json_and_from_standard_input(bad):
    status, out, err = run("replay", "-", "--json", given=bad.read_text("utf-8"))

    told = json.loads(out)
    assert (1, "") == (status, err)
    assert ("illegal_action", 9, 1) == tuple(told["error"][key] for key in ("code", "line", "column"))
    assert ["deal 0 7c 1c 6p", "deal 1 12o 3o 6e", "0 envido", "1 quero"] == [step["act"] for step in told["steps"]]
    assert [2, 0] == told["end"]["score"]


def test_replay_of_what_is_no_file(tmp_path):
    status, out, err = run("replay", tmp_path / "nada.truco")

    assert (1, "") == (status, out)
    assert f"Não há arquivo nem pasta “{tmp_path / 'nada.truco'}”.\n" == err


def test_replay_of_a_hand_of_the_library():
    status, out, err = run("replay", "gauderio-empate-na-primeira", "--lang", "en")

    assert (0, "") == (status, err)
    assert out.startswith("A tied first trick\nAfter a tied first trick, whoever wins the second takes the hand")


def test_a_seat_is_not_told_what_a_hand_teaches():
    status, out, err = run("replay", "gauderio-empate-na-primeira", "--seat", "Beto")

    assert (0, "") == (status, err)
    assert out.startswith("Truco Gaudério, até 24\n")


def test_a_file_goes_before_a_hand_of_the_same_name(tmp_path):
    (tmp_path / "gauderio-empate-na-primeira").write_text(text_of(TWO + "0 truco"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "from tutor.cli import main; main()", "replay", "gauderio-empate-na-primeira"],
        capture_output=True, text=True, check=False, encoding="utf-8", cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(Path.cwd()), "TRUCO_TUTOR_LANG": "pt-BR"},
    )  # fmt: skip

    assert done.stdout.startswith("Truco Gaudério, até 12\n")


def test_the_library_is_listed_by_rulebook_id_and_title():
    status, out, err = run("replay", "--list")
    named = [re.split(" {2,}", line) for line in out.splitlines()]

    assert (0, "") == (status, err)
    assert [[found.id, found.title["pt-BR"]] for found in hands()] == [parts[1:] for parts in named]
    assert ["Truco Gaudério", "gauderio-empate-na-primeira", "Empate na primeira"] in named
    assert [found.title for found in hands()] == [
        entry["title"] for entry in json.loads(run("replay", "--list", "--json")[1])
    ]


@pytest.mark.parametrize(
    ("given", "status", "told"),
    [
        ((), 2, "Qual mão? Diga um arquivo .truco ou o id de uma mão da biblioteca; --list mostra todas.\n"),
        (
            ("gauderio-empate-na-primeria",), 1,
            "Não há arquivo nem mão da biblioteca com o nome “gauderio-empate-na-primeria”. Quis dizer ",
        ),
        (
            ("zzz",), 1,
            "Não há arquivo nem mão da biblioteca com o nome “zzz”. truco-tutor replay --list mostra as mãos.\n",
        ),
        (("mao.truco",), 1, "Não há arquivo nem pasta “mao.truco”.\n"),
    ],
)  # fmt: skip
def test_a_name_that_is_no_hand_is_told_with_the_nearest(given, status, told):
    found, out, err = run("replay", *given)

    assert (status, "") == (found, out)
    assert err.startswith(told)
