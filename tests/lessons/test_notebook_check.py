"""What `truco-tutor check` says of a lesson: each kind of mistake by its cell, with what would be right."""

from __future__ import annotations

import json
import re

import nbformat
import pytest

from tests.lessons.notebooks import ROOT, written
from tutor.lessons.notebook_check import check_notebook, cited_in

HEAD = "# Título\n\nUma frase."
OPEN = 'from tutor.notebook import lesson\n\nlesson.open("gauderio/03-rodadas-e-empates")'
END = ("lesson.check()", "lesson.next()")


def told(tmp_path, *cells, name="gauderio/03-rodadas-e-empates", lang="pt-BR"):
    path = written(tmp_path / "notebooks" / f"{name}.ipynb", HEAD, OPEN, *cells, *END)
    return [(found.cell, found.text) for found in check_notebook(path, lang)]


def test_a_right_lesson_has_nothing_to_be_told(tmp_path):
    (tmp_path / "notebooks/images").mkdir(parents=True)
    (tmp_path / "notebooks/images/a.svg").write_text("<svg/>")
    cells = (
        "Uma **rodada**, o **naipe** e nada de **especial** (`gauderio/def/rodada`, `AMB-G31`).",
        'lesson.words("rodada", "naipe")',
        "Agora a **rodada** já é conhecida. ![Um desenho qualquer](../images/a.svg)",
        'lesson.example(ask="hand", tricks=[None, 0], eldest=0)',
        'lesson.exercise("tie.hand", kind="winner", seed=7, show="steps")',
        'lesson.contrast(ask="hand", tricks="===", eldest=0)',
        'lesson.silence("AMB-G31")',
        'lesson.replay("gauderio-empate-na-primeira", at="empate")',
        'lesson.which("tie.hand", seed=3)',
        (
            "[treino](../../apps/treino.ipynb#rules=gauderio&skill=tie.hand&seed=7)"
            " [regras](../../apps/regras.ipynb#clause=gauderio/empate/4) [juiz](../../apps/juiz.ipynb)"
            " [uma mão](../../apps/replay.ipynb#hand=gauderio-empate-na-primeira&at=decisao)"
        ),
    )

    assert told(tmp_path, *cells) == []


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ('lesson.clause("gauderio/empat/4")', ["gauderio/empate/4"]),
        ('lesson.silence("AMB-G301")', ["AMB-G31"]),
        ('lesson.words("rodda")', ["Você quis dizer “rodada”?"]),
        ('lesson.words("vira")', ["vira", "Truco Gaudério"]),
        ('lesson.replay("gauderio-empate-na-primera")', ["gauderio-empate-na-primeira"]),
        ('lesson.replay("gauderio-empate-na-primeira", at="empatte")', ["o momento “empatte”", "“empate”"]),
        ('lesson.exercise("tie.hnd")', ["Você quis dizer “tie.hand”?"]),
        ('lesson.exercise("tie.hand", kind="winer")', ["tie.hand", "Você quis dizer “winner”"]),
        ('lesson.exercise("tie.hand", rules="cegoo")', ["dizer cego"]),
        ('lesson.exercise("table", kind="number", show="steps")', ["table#number", "não tem passos"]),
        ('lesson.exercise("tie.hand", show="step")', ["Você quis dizer “steps”"]),
        ('lesson.exercise("tie.hand", sed=3)', ["não tem o argumento “sed”. Você quis dizer “seed”?"]),
        ('lesson.which("full_hand")', ["full_hand", "Truco Gaudério"]),
        ('lesson.example("1c 7c")', ["três"]),
        ('lesson.example(ask="hand", trics=[0], eldest=0)', ["trics", "tricks"]),
        ('lesson.example(ask="hnd", tricks=[0], eldest=0)', ["hand"]),
        ('lesson.contrast(ask="compare", a="1e", b="9e")', ["9e"]),
        ('lesson.open("gauderio/03-rodadas")', ["gauderio/03-rodadas-e-empates"]),
        ('lesson.open("cego/06-flor")', ["cego/06-flor", "gauderio/03-rodadas-e-empates"]),
        ('lesson.wordz("rodada")', ["Não há lesson.wordz. Você quis dizer “words”"]),
        ('lesson.words("rodada", lang="es")', ["pt-BR"]),
        ('lesson.words(*["rodada"])', ["lesson.words", "escritos"]),
        ("lesson.exercise()", ["lesson.exercise(skill, rules"]),
        ('lesson.example("1c 7c 6p", ask="hand")', ["Um exemplo são três cartas"]),
        ('lesson.example("1c 2c 3c")', ["1c 2c 3c é flor"]),
        ('lesson.example(ask="legal", seat=0)', ['ask="legal" precisa de uma mão em curso']),
        ('lesson.example(ask="moment", done="")', ["deal e act", "done"]),
        ('lesson.contrast(ask="moment", deal="1c 7c 6p / 12o 3o 6e", act="0 truco")', ["um só baralho"]),
        ("lesson.words(", ["Python", "linha 1, coluna 13: lesson.words("]),
        ("Veja `gauderio/empat/4`.", ["gauderio/empate/4"]),
        ("Veja `AMB-G301`.", ["AMB-G31"]),
        ("[aqui](https://exemplo.br/x)", ["https://exemplo.br/x"]),
        ("[treino](../../apps/trieno.ipynb)", ["“treino”"]),
        ("[treino](../../apps/treino.ipynb#rules=gauderio&skill=tie.hnd)", ["“tie.hand”"]),
        ("[treino](../../apps/treino.ipynb#rules=claudista&skill=falta)", ["“claudista”", "há: gauderio e cego."]),
        ("[treino](../../apps/treino.ipynb#rules=cegoo&skill=falta)", ["“cegoo”", "Você quis dizer “cego”?"]),
        ("[treino](../../apps/treino.ipynb#skill=falta&seed=1000000)", ["“1000000”", "99999"]),
        ("[regras](../../apps/regras.ipynb#clause=gauderio/empate/44)", ["gauderio/empate/4"]),
        ("[mão](../../apps/replay.ipynb#hand=gauderio-tres-empate)", ["gauderio-tres-empates"]),
        ("Uma **manilha** vence.", ["manilha", 'lesson.words("manilha")']),
        ("**As manilhas** vencem.", ["manilha"]),
        ("Uma manilha vence.", ["manilha", "itálico"]),
    ],
)  # fmt: skip
def test_a_mistake_is_told_by_its_cell_with_what_would_be_right(tmp_path, cell, words):
    found = told(tmp_path, cell)

    assert [number for number, _ in found] == [3]
    assert [] == [word for word in words if word not in found[0][1]]
    assert not re.search(r"\b(did|you|mean|unknown|there|are|no such|known|got|argument)\b", found[0][1])


@pytest.mark.parametrize(
    ("link", "near"),
    [
        ("04-carta-escondidas.ipynb", "“04-carta-escondida.ipynb”"),
        ("../cego/06-flr.ipynb", "“../cego/06-flor.ipynb”"),
        ("../images/maaos.svg", "“../images/maos.svg”"),
        ("02-forca-e-manilhas.ipynb", ""),  # a lesson of the course, whose file is not there
        ("../cego/99-xyz.ipynb", ""),  # the folder alone makes nothing alike
        ("06-flor.svg", ""),
    ],
)
def test_a_link_that_leads_nowhere_is_told_what_is_called_much_like_it_and_is_there(tmp_path, link, near):
    for there in ("gauderio/04-carta-escondida.ipynb", "cego/06-flor.ipynb"):
        written(tmp_path / "notebooks" / there, HEAD)
    (tmp_path / "notebooks/images").mkdir()
    (tmp_path / "notebooks/images/maos.svg").write_text("<svg/>")
    said = f"O link {link} não leva a lugar nenhum."

    assert [(3, f"{said} Você quis dizer {near}?" if near else said)] == told(tmp_path, f"[uma lição daqui]({link})")


def test_what_nobody_foresaw_is_told_in_the_words_of_python(tmp_path):
    ((cell, said),) = told(tmp_path, "lesson.clause(7)")

    assert (cell, True) == (3, said.startswith("lesson.clause: Não abre com estes argumentos ("))


def test_a_lesson_that_there_is_not_is_told_only_one_that_is_like_it(tmp_path):
    path = written(tmp_path / "a/b.ipynb", HEAD, 'lesson.open("cego/06-flr")', 'lesson.open("gauderio/99-xyz")')

    near, far = (found.text for found in check_notebook(path))

    assert near == "lesson.open: Não há lição “cego/06-flr”. Você quis dizer “cego/06-flor”?"
    assert far == "lesson.open: Não há lição “gauderio/99-xyz”."


def test_what_is_only_announced_stands_in_italics_and_everyday_words_need_no_card(tmp_path):
    assert [] == told(tmp_path, "A *manilha* vem depois, no truco e no Truco Cego. O placar cresce, lado a lado.")


def test_a_picture_says_what_it_shows(tmp_path):
    (tmp_path / "notebooks/images").mkdir(parents=True)
    (tmp_path / "notebooks/images/a.svg").write_text("<svg/>")

    assert [number for number, _ in told(tmp_path, "![x](../images/a.svg)")] == [3]


def test_outputs_are_told(tmp_path):
    path = written(tmp_path / "notebooks/gauderio/03-rodadas-e-empates.ipynb", HEAD, OPEN, *END)
    held = nbformat.read(path, 4)
    held.cells[2].outputs = [nbformat.v4.new_output("stream", text="x")]
    nbformat.write(held, path)

    assert [(3, True)] == [(found.cell, "make format" in found.text) for found in check_notebook(path)]


def test_title_and_first_heading_are_one(tmp_path):
    path = written(tmp_path / "notebooks/gauderio/03-rodadas-e-empates.ipynb", "# Outro", OPEN, *END)

    assert [1] == [found.cell for found in check_notebook(path)]


def test_a_lesson_of_the_course_opens_checks_and_leads_on(tmp_path):
    path = written(tmp_path / "notebooks/gauderio/03-rodadas-e-empates.ipynb", HEAD)

    assert ["lesson.open", "lesson.check", "lesson.next"] == [
        next(part for part in ("lesson.open", "lesson.check", "lesson.next") if part in found.text)
        for found in check_notebook(path)
    ]


def test_a_word_with_a_card_in_an_earlier_lesson_is_taught(tmp_path):
    written(tmp_path / "notebooks/gauderio/02-forca-e-manilhas.ipynb", "# x", 'lesson.words("manilha")', title="x")

    assert told(tmp_path, "A **manilha** vence.") == []


def test_the_card_of_a_later_lesson_teaches_nothing(tmp_path):
    written(tmp_path / "notebooks/gauderio/04-carta-escondida.ipynb", "# x", 'lesson.words("manilha")', title="x")

    assert [3] == [number for number, _ in told(tmp_path, "A **manilha** vence.")]


def test_a_reader_does_something_at_least_every_second_screen(tmp_path):
    prose = " ".join(["palavra"] * 120)
    exercise = 'lesson.exercise("tie.hand", seed=1)'

    assert [5] == [number for number, _ in told(tmp_path, prose, 'lesson.words("rodada")', prose, exercise, prose)]


def test_what_is_no_notebook_is_told(tmp_path):
    for content in ("", "{", json.dumps({"cells": 3}), json.dumps([])):
        path = tmp_path / "x.ipynb"
        path.write_text(content)
        assert [0] == [found.cell for found in check_notebook(path)]


def test_cited_are_prose_clauses_readings_and_words(tmp_path):
    path = written(
        tmp_path / "notebooks/cego/01-baralho-e-objetivo.ipynb",
        "# x\n\n`cego/mao/1` e `AMB-C01`",
        'lesson.words("baralho")',
        'lesson.clause("cego/partida/3")',
        'lesson.silence("AMB-C02")',
        title="x",
    )

    assert cited_in(path) == {"cego/mao/1", "AMB-C01", "cego/partida/2", "cego/partida/3", "AMB-C02"}


def test_english_is_spoken_where_it_is_asked_for(tmp_path):
    ((_, said),) = told(tmp_path, "Uma **manilha** vence.", lang="en")

    assert "is used before its card" in said


def test_the_notebooks_of_the_course_stand_where_the_course_says():
    assert ROOT.is_dir()
