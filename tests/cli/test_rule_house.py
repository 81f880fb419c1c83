"""House rules, what would change a ruling, and the marks of the columns, as people type them."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tutor.cli import app
from tutor.narration import text

ZECA = """\
truco_tutor_house = 1
name = "Bar do Zeca"
rules = "gauderio"
target = 24

[options]
envido_tie = "nobody"
flor_flee = 3
"""


@pytest.fixture
def zeca(tmp_path):
    path = tmp_path / "zeca.toml"
    path.write_text(ZECA, "utf-8")
    return str(path)


def run(*typed):
    return CliRunner().invoke(app, list(typed), env={"TRUCO_TUTOR_LANG": None})


def said(*typed):
    done = run(*typed)
    assert (0, "") == (done.exit_code, done.stderr), done.output
    return done.stdout


def refused(*typed, status=2):
    done = run(*typed)
    assert status == done.exit_code, done.output
    assert "Traceback" not in done.output
    return done.stderr or done.stdout


def test_a_ruling_under_house_rules_names_the_switch(zeca):
    told = said("rule", "bet", "flor", "nao_quero", "--house", zeca)

    assert told == (
        "Flor, não quero: 3 pontos para quem cantou a flor. [gauderio/flor/fugir]"
        " (escolha da mesa, flor_flee = 3: AMB-G47)\n"
    )


def test_the_total_of_the_house_measures_the_falta(zeca):
    assert "a partida vai a 24" in said("rule", "falta", "20", "10", "--house", zeca)


def test_a_switch_typed_goes_before_the_file(zeca):
    told = said("rule", "bet", "flor", "nao_quero", "--house", zeca, "--set", "flor_flee=7")

    assert "7 pontos" in told


def test_json_is_the_reply_of_the_protocol_with_the_house(zeca):
    reply = json.loads(said("rule", "bet", "flor", "nao_quero", "--house", zeca, "--json"))

    assert (3, ["AMB-G47"]) == (reply["value"], reply["readings"])


def test_the_page_of_a_house_shows_every_switch_ruled_both_ways(zeca):
    told = said("rule", "house", zeca)

    assert told.startswith("Bar do Zeca: Truco Gaudério, com as regras da casa\nA partida vai até 24.\n")
    assert "Exemplo: Empate em 30: ninguém ganha o envido." in told
    assert "Sem a chave: Empate em 30: o envido é do lado A, porque o Jogador 1 é o mão." in told
    assert "gauderio/flor/fugir" in told


def test_the_page_of_a_house_as_json(zeca):
    told = json.loads(said("rule", "house", zeca, "--json", "--lang", "en"))

    assert ("Bar do Zeca", "gauderio", 24) == (told["name"], told["rules"], told["target"])
    assert ["envido_tie", "flor_flee"] == [switch["name"] for switch in told["switches"]]


def test_the_name_of_a_rulebook_shows_all_its_switches():
    told = said("rule", "house", "Gaudério")

    assert 24 == sum(not line.startswith(" ") and "_" in line for line in told.splitlines())
    assert 24 == len({told["name"] for told in json.loads(said("rule", "house", "gauderio", "--json"))})


def test_what_is_wrong_with_a_house_is_told(zeca, tmp_path):
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(ZECA.replace("envido_tie", "envido_tei"), "utf-8")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    typo = "Linha 7: O Truco Gaudério não tem a chave “envido_tei”. Você quis dizer envido_tie?\n"

    assert typo == refused("rule", "house", str(wrong))
    assert typo == refused("rule", "falta", "20", "10", "--house", str(wrong))
    assert "Não há arquivo" in refused("rule", "house", str(tmp_path / "none.toml"))
    assert "Não há arquivo" in refused("rule", "house", str(tmp_path))
    assert "Não há arquivo" in refused("rule", "house", "a\0b")
    assert "UTF-8" in refused("rule", "house", str(binary))
    assert "Falta o arquivo" in refused("rule", "house")
    told = refused("rule", "envido", "1c", "7c", "6p", "--house", zeca, "--rules", "cego")
    assert "As regras da casa são do Truco Gaudério, e a pergunta é sobre o Truco Cego.\n" == told


def test_check_reads_house_rules_too(zeca, tmp_path):
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(ZECA.replace("24", "30"), "utf-8")

    assert "1 arquivo conferido, tudo certo.\n" == said("check", zeca)
    told = refused("check", zeca, str(wrong), status=1)
    assert f"{wrong}:4:1  O Truco Gaudério não se joga até 30. A partida vai a 12 ou 24." == told.splitlines()[0]
    assert "Não há arquivo" in refused("check", str(tmp_path / "none.toml"), status=1)
    wrong.write_text(ZECA.replace("24", "30").replace("flor_flee", "flor_fle"), "utf-8")
    assert [4, 8] == [int(line.split(":")[1]) for line in refused("check", str(wrong), status=1).splitlines()[:2]]


def test_what_would_change_a_ruling():
    """
    The nearest three changes follow the outline.
    """
    assert [
        "Mudaria se o três de copas do Jogador 1 fosse o dois de copas: empate.",
        "Mudaria se o Jogador 1 escondesse o três de copas: rodada do Jogador 2.",
        "Mudaria se o três de copas do Jogador 1 fosse o ás de copas: rodada do Jogador 2.",
    ] == said("rule", "trick", "3c", "2o", "--rules", "gauderio", "--what-if").splitlines()[-3:]
    told = said("rule", "flor", "7c", "7p", "7e", "--rules", "cego", "--what-if", "--lang", "en")
    assert told.endswith(text("change-none", "en") + "\n")


def test_what_would_change_a_ruling_as_json():
    reply = json.loads(said("rule", "bet", "truco", "quero", "--rules", "claudista", "--what-if", "--json"))

    assert [("answer", 1), ("call_more", 1)] == [(found["change"], found["distance"]) for found in reply["what_if"]]


def test_what_if_goes_with_every_question_it_has_an_answer_to():
    for line in (
        "envido 1c 7c 6p", "flor 7c 6c 5c", "compare 7e 3p --vira 6c", "hand A=B", "falta 20 10 --target 24",
        "bet falta --score 5 7", "trick 3c 4o 3p 2e --vira 6c",
    ):  # fmt: skip
        assert "Mudaria se" in said("rule", *line.split(), "--what-if")


def test_the_columns_that_differ_are_marked():
    heads = [line for line in said("rule", "bet", "truco", "quero").splitlines() if line.startswith("Truco ")]
    told = said("rule", "hand", "===", "--lang", "en")

    assert "Truco Claudista (diferente)" in said("rule", "bet", "truco", "quero")
    assert "(diferente)" not in "".join(heads[:2])
    assert "Truco Claudista (different)" in told
    assert "(diferente)" not in said("rule", "hand", "A", "A")


def test_the_readings_not_followed():
    told = said("rule", "hand", "===", "--rules", "cego", "--readings").splitlines()

    assert told[1].startswith("AMB-C07, o documento se cala: ")
    assert told[-1].endswith("Daria: ninguém leva a mão.")
    assert "Another reading" in said("rule", "bet", "real_envido", "quero", "--readings", "--lang", "en")
