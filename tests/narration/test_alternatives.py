"""What rests on a reading, as it is read."""

from __future__ import annotations

import pytest

from tests.narration.golden_changes import asked
from tests.narration.test_sentences import blemishes
from tutor.engine import ruleset
from tutor.engine.question import question
from tutor.narration import LANGUAGES
from tutor.narration.rested import alternatives

REAL = question("bet", kind="envido", calls=("real_envido",), answer="quero")
FALTA = question("bet", kind="envido", calls=("envido", "falta_envido"), answer="nao_quero")


def lines(rules, about, lang="pt-BR"):
    return [line for told in alternatives(rules, about, lang) for line in told.lines]


def test_our_reading_with_its_reason_and_the_others_with_what_they_give():
    assert [
        "AMB-G06, a redação deixa dúvida: Quanto vale o Real Envido sozinho e quanto vale depois de um Envido?",
        "Leitura nossa: Vale 5 nos dois casos. Texto: o documento repete o 5 em três lugares.",
        "Outra leitura: Vale 3 sozinho e 5 sobre o Envido, como no cego e no costume. Daria: 3 pontos.",
        "Outra leitura: Vale 5 sozinho e 7 sobre o Envido. Daria no mesmo.",
    ] == lines(ruleset("gauderio"), REAL)


def test_the_choice_of_the_table():
    told = lines(ruleset("gauderio", real_envido_value="3_alone"), REAL, "en")

    assert told[1].startswith("The table's choice, real_envido_value = 3_alone: ")
    assert told[2].endswith("That would give: 5 points.")


def test_a_position_under_which_nobody_may_ask():
    assert lines(ruleset("cego"), FALTA)[-1].endswith(
        "depois de envido não cabe “falta envido”. Cabe envido ou real envido."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_it_gives_is_told_whole_and_in_its_language(lang):
    told = [gives for rules, about, _ in asked() for one in alternatives(rules, about, lang) for _, gives in one.others]

    assert 10 < len(told)
    assert [] == [(text, found) for text in told if (found := blemishes(text, lang))]
