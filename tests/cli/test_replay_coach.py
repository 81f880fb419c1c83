"""`truco-tutor replay HAND --coach SEAT`."""

import json

from typer.testing import CliRunner

from tutor.cli import app
from tutor.lessons.skills import skill

HAND = "gauderio-blefe-de-ponta-a-ponta"


def run(*args):
    return CliRunner().invoke(app, ["replay", HAND, *args, "--lang", "pt-BR"])


def test_it_tells_what_the_choices_of_a_player_cost():
    done = run("--coach", "0")

    assert 0 == done.exit_code, done.output
    assert done.output.startswith("Mão 1: ")
    assert "Margem de erro" in done.output
    assert f"Para treinar: {skill('truco.when').title('pt-BR')}." in done.output


def test_the_same_as_json_with_the_line_of_each_choice():
    found = json.loads(run("--coach", "0", "--json").output)["review"]

    assert {"hand", "line", "kind", "cost", "error", "text", "counted", "done", "rival", "reasons", "skill"} == set(
        found[0]
    )
    assert all(one["reasons"] or one["done"].startswith("joga") for one in found)


def test_a_seat_that_is_not_there_is_refused():
    done = run("--coach", "7")

    assert 0 != done.exit_code
    assert "Ana" in done.output
