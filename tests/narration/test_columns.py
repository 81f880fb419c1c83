"""The rulebooks side by side: what each says in few words, and which cells differ."""

from __future__ import annotations

import pytest

from tests.narration.test_sentences import blemishes
from tutor.engine import Play, cards, ruleset
from tutor.engine.question import question
from tutor.narration import LANGUAGES, side_by_side
from tutor.rulebook import RULEBOOKS

BETS = [("envido", "real_envido"), ("truco", "truco"), ("truco", "seis"), ("truco", "vale_4")]


def cells(asked, lang="pt-BR", **more):
    return [(column.state, column.cell, column.differs) for column in side_by_side(asked, lang, **more)]


def test_a_price_in_each_rulebook():
    """
    gauderio/envido/real/aceitar, cego/tentos-envido/real; the Claudista has no envido.
    """
    bet = question("bet", kind="envido", calls=("real_envido",), answer="quero")

    assert [("ruled", "5 pontos", True), ("ruled", "3 tentos", True), ("absent", "não existe", True)] == cells(bet)


def test_the_one_that_says_otherwise_is_marked():
    """
    gauderio/truco/truco/aceitar, cego/…: 2; claudista/4.4: 3.
    """
    bet = question("bet", kind="truco", calls=("truco",), answer="quero")

    assert [("2 pontos", False), ("2 tentos", False), ("3 pontos", True)] == [row[1:] for row in cells(bet)]


def test_a_call_that_a_rulebook_does_not_have_does_not_exist_there():
    bet = question("bet", kind="truco", calls=("truco", "seis"), answer="quero")

    assert ["absent", "absent", "ruled"] == [row[0] for row in cells(bet)]


def test_what_the_document_does_not_decide_is_an_answer():
    """
    AMB-C07: three ties; gauderio/empate/5 gives them to o mão, claudista/3.7.5 to nobody.
    """
    found = cells(question("hand", tricks=(None, None, None), eldest=0))

    assert [
        ("ruled", "mão do lado A", False),
        ("open", "o documento não decide (leitura nossa: mão do lado A)", False),
        ("ruled", "ninguém leva a mão", True),
    ] == found


def test_strict_rulebooks_and_tables_of_their_own():
    strict = [ruleset(rules, strict=True) for rules in RULEBOOKS[:2]]
    chosen = [ruleset("gauderio"), ruleset("cego", all_tied="nobody")]
    ties = question("hand", tricks=(None, None, None), eldest=0)

    assert ("open", "o documento não decide", False) == cells(ties, rulesets=strict)[1]
    assert ("ruled", "ninguém leva a mão", True) == cells(ties, rulesets=chosen)[1]


def test_a_question_that_does_not_fit_says_why_and_differs_from_nobody():
    a, b = cards("3c 2o")
    found = cells(question("trick", plays=(Play(0, a), Play(1, b))))

    assert ("refused", "O Truco Claudista não se joga com 2 jogadores: jogam 4.", False) == found[2]
    assert [False, False] == [row[2] for row in found[:2]]


def test_a_call_that_a_rulebook_forbids_is_an_answer_that_differs():
    """
    gauderio/envido/envido/0 lists no envido over an envido, cego/tentos-envido/envido-envido pays 4 for it.
    """
    found = cells(question("bet", kind="envido", calls=("envido", "envido"), answer="quero"))

    assert [("refused", True), ("ruled", True), ("absent", True)] == [(state, differs) for state, _, differs in found]


def test_the_vira_goes_to_the_rulebook_that_has_one():
    a, b = cards("7e 3p")
    found = side_by_side(question("compare", a=a, b=b, vira=cards("6c")[0]))

    assert ["a", "a", "a"] == [column.ruling.value for column in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cells_are_in_their_language(lang):
    asked = [question("bet", kind=kind, calls=(call,), answer="quero") for kind, call in BETS]
    asked += [question("hand", tricks=tricks, eldest=1) for tricks in ((None,) * 3, (0, 0), (0,))]
    told = [cell for about in asked for _, cell, _ in cells(about, lang)]

    assert [] == [(cell, found) for cell in told if (found := blemishes(cell, lang))]
