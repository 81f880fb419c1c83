"""`truco-tutor rule incident`: what happened at the table, typed by people."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tutor.cli import app
from tutor.cli.rule_incident import usage
from tutor.engine.incidents import INCIDENTS


def run(line):
    env = {"TRUCO_TUTOR_LANG": None}
    return CliRunner().invoke(app, ["rule", "incident", *line.split()], env=env)


def value(line):
    found = run(f"{line} --json")
    assert 0 == found.exit_code, found.output
    return json.loads(found.stdout)["value"]


@pytest.mark.parametrize(
    ("line", "remedies", "points"),
    [
        ("wrong_count --seat J2 --count 4 --started --claim --stake 3", ["claim_paid"], [0, 3]),
        ("wrong-count --seat=J2 --count=4 --started --claim --dealer J2", ["deal_lost", "void_hand"], [0, 0]),
        ("wrong_count --started --claim --dealer-asked --seat 1 --count 2", ["claim_lost", "draw_same_side"], [0, 0]),
        ("truco_on_eleven --seat J2 --score 11 4 --call seis", ["match_lost"], [0, 0]),
        ("truco_on_eleven --seat J2 --score 11 4 --call 6 --set raise_in_11=legal", ["stands"], [0, 0]),
        ("cut_seen_card --by J4 --destination queima", ["taken_back"], [0, 0]),
        ("cut_excess --by J4 --repeated --deliberate", ["dealer_may_recut", "point_to_opponents"], [1, 0]),
        ("raffle --by-name valcir --players Ana Valcir Beto", ["forbidden"], [0, 0]),
        ("drip --by J2", ["point_to_reporter"], [0, 1]),
    ],
)
def test_what_people_type(line, remedies, points):
    found = value(line)

    assert (remedies, points) == (found["remedies"], found["points"])


@pytest.mark.parametrize("incident", INCIDENTS)
def test_what_the_list_shows_can_be_typed(incident):
    """
    Every option of every incident, with its brackets taken off and one word of each choice.
    """
    line = usage(incident).replace("[", "").replace("]", "").replace("keep|partner|vira|burn", "keep")

    assert value(line)["remedies"]


def test_alone_it_lists_them_all():
    found = run("")

    assert 2 == found.exit_code
    assert all(usage(incident) in found.stderr for incident in INCIDENTS)


def test_words_and_clauses():
    found = run("drip --by J1")

    assert 0 == found.exit_code
    assert found.stdout.startswith("Goteira na mesa: 1 ponto para o lado A")
    assert "[claudista/7.6] (leitura nossa: AMB-K70)" in found.stdout
    assert "drip onto the table" in run("drip --by J1 --lang en").stdout


def test_strict_says_what_is_left_open():
    assert "AMB-K70" in run("drip --by J1 --strict").stdout
    assert "O documento não decide" in run("drip --by J1 --strict").stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dripp --by J1", "Você quis dizer drip?"),
        ("wrong_count --seat J2", "Falta --count"),
        ("xyz --by J1", "Não conheço o incidente “xyz”. Escreva um destes"),
        ("drip --by J9", "Não há J9 numa mesa de 4: os jogadores vão de J1 a J4."),
        ("drip --by", "O primeiro é J1"),
        ("drip --by J1 --foo", "“--foo” não cabe aqui"),
        ("drip agora --by J1", "“agora” não cabe aqui"),
        ("hide --seat J1 --trick 2 --partner-hid no", "“no” não cabe aqui"),
        ("hide --seat J1 --trick dois", "não é um número inteiro"),
        ("hide --seat J1 --trick 4", "1, 2 ou 3"),
        ("truco_on_eleven --seat J2 --score 10 4", "ninguém está em 11"),
        ("truco_on_eleven --seat J2 --score 11 4 --call retruco", "ninguém pede “retruco”"),
        ("drip --by J1 --rules cego", "só o Truco Claudista"),
    ],
)
def test_mistakes_are_told_in_words(line, said):
    found = run(line)

    assert 2 == found.exit_code
    assert said in found.stderr
    assert "Traceback" not in found.output


def test_an_incident_may_be_named_as_files_name_it():
    assert run("goteira --by J4").stdout == run("drip --by J4").stdout != ""
