"""The pieces of a lesson that need no kernel: both languages, text for a terminal; what broke is told."""

from __future__ import annotations

import re

import pytest

from tutor.notebook import lesson
from tutor.rulebook import clause, reading
from tutor.widgets.broken_cell import STRICT
from tutor.widgets.piece import Piece


def shown(piece):
    assert isinstance(piece, Piece)
    return piece._repr_html_()


def parts(html):
    """The inside in Portuguese, the inside in English."""
    found = re.fullmatch(
        r'<div class="truco-piece truco-piece-\w+" data-lang="([\w-]+)">'
        r'<div class="truco-only-pt" lang="pt-BR">(.*)</div><div class="truco-only-en" lang="en">(.*)</div></div>',
        html,
        re.DOTALL,
    )
    assert found
    return found[2], found[3]


@pytest.fixture(autouse=True)
def opened():
    lesson.open("gauderio/03-rodadas-e-empates")


def test_a_word_has_its_clause_with_its_line_in_both_languages():
    pt, en = parts(shown(lesson.words("rodada", "naipe")))
    found = clause("gauderio/def/rodada")

    assert found.pt in pt
    assert found.en in en
    for said, line in ((pt, "linha"), (en, "line")):
        assert f"<code>{found.id}</code>, {line} {found.line}" in said
        assert said.count("<dt>") == 2


def test_a_word_is_that_of_the_open_lesson_or_of_the_rulebook_named():
    assert "gauderio/def/mao/1" in shown(lesson.words("mao"))
    assert "cego/mao/1" in shown(lesson.words("mao", rules="cego"))


def test_clauses_in_our_wording():
    pt, en = parts(shown(lesson.clause("gauderio/empate/4", "claudista/3.7.4")))

    for id_ in ("gauderio/empate/4", "claudista/3.7.4"):
        assert clause(id_).pt in pt
        assert clause(id_).en in en
        assert f"<code>{id_}</code>" in pt
    assert "Truco Claudista" in pt


def test_what_is_left_open_is_said_with_our_reading_the_others_and_the_switch():
    pt, en = parts(shown(lesson.silence("AMB-G03")))
    found = reading("AMB-G03")

    for said, lang in ((pt, "pt-BR"), (en, "en")):
        assert found.question(lang) in said
        assert all(position.text(lang) in said for position in found.positions)
        assert found.option in said
        assert all(f"<code>{id_}</code>" in said for id_ in found.clauses)


def test_a_contrast_lights_the_answer_that_differs_and_says_so():
    pt, en = parts(shown(lesson.contrast(ask="hand", tricks="===", eldest=0)))

    assert pt.count('data-differs="true"') == en.count('data-differs="true"') == 1
    assert ("≠ diferente" in pt, "≠ differs" in en) == (True, True)
    assert "<code>claudista/3.7.5</code>" in pt


def test_the_way_on_leads_to_the_next_lesson_the_drills_and_the_map():
    pt, en = parts(shown(lesson.next()))

    assert 'href="../gauderio/04-carta-escondida.ipynb"' in pt
    for skill in ("trick", "tie", "tie.hand", "tie.three"):
        assert f'href="../../apps/treino.ipynb#rules=gauderio&amp;skill={skill}"' in pt
    assert 'href="../../apps/progresso.ipynb"' in en


def test_the_last_lesson_leads_to_none():
    lesson.open("juntos/02-o-que-o-documento-nao-decide")

    assert "Próxima lição" not in shown(lesson.next())


def test_in_a_terminal_a_piece_is_plain_text_in_its_language():
    assert (
        repr(lesson.clause("gauderio/empate/4", lang="en")) == f"{clause('gauderio/empate/4').en} [gauderio/empate/4]"
    )
    for piece in (
        lesson.words("rodada"),
        lesson.silence("AMB-G03"),
        lesson.contrast(ask="hand", tricks="===", eldest=0),
        lesson.next(),
    ):
        assert "<" not in repr(piece)
        assert repr(piece)


def test_in_jupyterlab_the_language_asked_for_is_shown():
    assert 'data-lang="en"' in shown(lesson.words("rodada", lang="en"))


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ('lesson.clause("gauderio/empat/4")', "gauderio/empate/4"),
        ('lesson.exercise("tie.hnd")', "tie.hand"),
        ('lesson.example(ask="hand", trics="=A", eldest=0)', "tricks"),
        ('lesson.wordz("rodada")', "words"),
        ('lesson.words("<b>")', "&lt;b&gt;"),
        ('lesson.exercise("tie.hand", nothing=3)', "nothing"),
    ],
)
def test_a_part_that_cannot_be_made_says_so_in_its_place(monkeypatch, cell, words):
    monkeypatch.delenv(STRICT)
    pt, en = parts(shown(eval(cell, {"lesson": lesson})))  # noqa: S307 - what an author of lessons might write

    assert "Esta parte não abriu." in pt
    assert "This part did not open." in en
    assert words in pt
    assert "Traceback" not in pt


def test_where_tests_run_the_same_is_an_error(monkeypatch):
    monkeypatch.setenv(STRICT, "1")
    with pytest.raises(LookupError, match="gauderio/empate/4"):
        lesson.clause("gauderio/empat/4")
