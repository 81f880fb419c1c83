"""What a learner mistypes in a command is told in his language, with what there is and where the help stands."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from tutor.cli import app

SAID = {
    "serve --port 99999": ("cabe um número de 0 a 65535", "a number from 0 to 65535"),
    "serve --port x": ("cabe um número de 0 a 65535", "a number from 0 to 65535"),
    "serve --max-pages 0": ("cabe um número a partir de 1", "a number from 1 on"),
    "serve --port": ("O valor de --port não serve, ou falta", "The value of --port does not do, or is missing"),
    "serve lições": ("Palavras demais: “lições”", "Too many words: “lições”"),
    "rule envido --hous x": (
        "a opção “--hous”. Seria --house ou --rules?",
        "“--hous”. Did you mean --house or --rules?",
    ),
    "servee": ("Não há o comando “servee”. Seria serve?", "no command “servee”. Did you mean serve?"),
    "rule envidoo": ("Não há o comando “envidoo”. Seria envido?", "no command “envidoo”. Did you mean envido?"),
    "--nope": ("Não há a opção “--nope”.", "There is no option “--nope”."),
    "export": ("-o", "-o"),
}


@pytest.mark.parametrize(("place", "lang"), [(0, "pt-BR"), (1, "en")])
@pytest.mark.parametrize("command", SAID)
def test_a_mistyped_command_is_told_in_the_language_of_who_typed_it(command, place, lang):
    done = CliRunner().invoke(app, command.split(), env={"TRUCO_TUTOR_LANG": lang})

    assert done.exit_code == 2
    assert SAID[command][place] in done.stderr
    assert "--help" in done.stderr
    assert not any(word in done.stderr for word in ("Usage:", "Error", "Invalid value", "Try "))
    assert done.stdout == ""


@pytest.mark.parametrize("command", ["", "serve", "rule", "rule envido", "export", "check"])
def test_help_is_in_one_language(command):
    said = {
        lang: CliRunner().invoke(app, [*command.split(), "--help"], env={"TRUCO_TUTOR_LANG": lang, "COLUMNS": "200"})
        for lang in ("pt-BR", "en")
    }

    assert {done.exit_code for done in said.values()} == {0}
    assert "Uso: " in said["pt-BR"].stdout
    assert "Mostra esta ajuda." in said["pt-BR"].stdout
    english = ("Usage", "[OPTIONS]", "Options", "Arguments", "Commands", "Show this", "[default", "[required]")
    assert [word for word in english if word in said["pt-BR"].stdout] == []
    assert [lang for lang, done in said.items() if re.search(r"<\w+(\[\w+\]| range)?>", done.stdout)] == []  # <str>
    assert "Usage: " in said["en"].stdout
    assert "Opções" not in said["en"].stdout
