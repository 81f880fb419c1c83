"""`truco-tutor odds`, typed as people type it."""

from __future__ import annotations

import json

import pytest

from tests.cli.typed import Typed
from tutor.coach.odds import envido_odds
from tutor.engine import cards, ruleset
from tutor.narration import outline

_typed = Typed("odds")
run, said, refused = _typed.run, _typed.said, _typed.refused


def test_the_answer_is_the_ruling_told():
    ruling = envido_odds(ruleset("gauderio"), cards("1c 7c 6p"))

    assert outline(ruling) + "\n" == said("envido 1c 7c 6p --rules gauderio")
    assert outline(ruling, "en") + "\n" == said("envido 1c 7c 6p --rules gauderio --lang en")


@pytest.mark.parametrize(("asked", "lang", "told"), [
    ("envido 1c 7c 6p", "pt", "Com 28 de envido, sendo o mão, você leva 85,56% das vezes."),
    ("envido 1c 7c 6p --no-flor", "en", ("With 28 for envido, as the mão, you take it 89.96% of the time, "
     "if nobody on the other side has a flor.")),
    ("envido 1c 7c 6p --unsung", "pt", ("Com 28 de envido, sendo o mão, você leva 88,44% das vezes, "
     "se flor calada também conta.")),
    ("count flor", "pt", "Flor: 4,86% das mãos (480 de 9.880), cerca de uma em cada 21."),
    ("count 33", "en", "33 for envido or more: 1.21% of the hands (120 of 9,880), about one in 82. Exactly 33: 120."),
    ("count 0", "pt", "0 de envido ou mais: 95,14% das mãos (9.400 de 9.880). Exatamente 0: 108."),
    ("hand 1e 1p 7e", "pt", ("Com ás de espadas, ás de paus e sete de espadas, sendo o mão, você leva 100% das mãos "
     "contra um adversário, com as cartas abertas e os dois jogando o melhor que dá.")),
])  # fmt: skip
def test_the_first_line_says_the_chance(asked, lang, told):
    first = said(f"{asked} --rules gauderio --lang {lang}").splitlines()[0]

    assert told == first.partition(" [")[0]


def test_without_a_rulebook_each_that_has_it_answers():
    told = said("envido 1c 7c 6p")

    assert [line for line in told.splitlines() if line and line[0] != " "] == ["Truco Gaudério", "Truco Cego"]
    assert "Truco Claudista" not in said("count 28")
    assert said("hand 3c 2c Ae --vira Kp").startswith("Com três de copas")  # only one rulebook has such cards


def test_a_house_that_gives_no_tie_away():
    told = said("envido 1c 7c 6p --rules gauderio --set envido_tie=nobody")

    assert "A conta empata e ninguém leva: 3,55%" in told
    assert "escolha da mesa, envido_tie = nobody" in told


def test_json_has_what_was_asked_and_exact_fractions():
    (line,) = said("envido 5e 6e 12o --others 2 --ahead 1 --held 7o --seen 1e --json --rules cego").splitlines()
    reply = json.loads(line)

    assert {"cards": ["5e", "6e", "12o"], "points": 31, "others": 2, "ahead": 1, "flores": "void", "seen": ["1e"],
            "held": [["7o"], []], "hands": 35 * 34 // 2 * 33 * 32 * 31 // 6} == reply["asked"]  # fmt: skip
    assert "/" in reply["chances"]["take"]
    assert "cego/envido/2" in reply["clauses"]


@pytest.mark.parametrize(("asked", "told"), [
    ("envido 1c 7c 6p --rules claudista", "Não existe envido nem flor no Truco Claudista."),
    ("envido 1c 7c --rules cego", "Vieram 2 cartas, e na mão são três."),
    ("envido 1c 7c 9p --rules cego", "“9p” não é carta do baralho espanhol. Você quis dizer 7p, 6p ou 5p?"),
    ("envido 1c 7c 6p --seen 7c --rules cego", "O sete de copas aparece duas vezes, e cada carta só existe uma vez."),
    ("envido 1c 7c 6c --rules cego", ("Ás de copas, sete de copas e seis de copas são flor: com flor não se joga o "
     "envido. Com --unsung, a flor calada conta.")),
    ("envido 1c 7c 6p --others 3 --rules cego", "A chance se conta contra 1 ou 2 adversários, não 3."),
    ("envido 1c 7c 6p --ahead 2 --rules cego", "De um adversário, vêm antes de você 0 ou 1, não 2."),
    ("envido 1c 7c 6p --others muitos", "“muitos” não é um número inteiro."),
    ("envido 1c 7c 6p --no-flor --unsung", "Escolha uma: --no-flor ou --unsung."),
    ("hand 3c 2c Ae --rules claudista", "Falta a vira: no Truco Claudista é ela que diz quais são as manilhas."),
    ("count 12 --rules cego", "Ninguém faz 12 de envido: as contas vão de 0 a 7 e de 20 a 33."),
    ("count flor 39 --rules cego", "Nenhuma flor conta 39. As contas são 0, 21, 22,"),
    ("count", "Falta a conta, como 28, ou flor."),
])  # fmt: skip
def test_what_cannot_be_answered_is_said(asked, told):
    assert refused(asked).startswith(told)


def test_json_tells_a_refusal_as_json():
    done = run("count 12 --rules cego --json")

    assert 2 == done.exit_code
    assert "bad_odds" == json.loads(done.stdout)["error"]["code"]
