# ruff: noqa: E501  # a line typed and what is told stand side by side

"""`truco-tutor rule`, typed as people type it."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys

import pytest

from tests.cli.typed import Typed
from tutor.cli.rule_words import kinds
from tutor.engine import cards, count_envido, ruleset
from tutor.narration import outline
from tutor.protocol import answer

_typed = Typed("rule")
run, said, refused = _typed.run, _typed.said, _typed.refused


def test_one_rulebook_the_sentence_then_the_outline():
    ruling = count_envido(ruleset("gauderio"), cards("1c 7c 6p"))

    assert outline(ruling) + "\n" == said("envido 1c 7c 6p --rules gauderio")
    assert outline(ruling, "en") + "\n" == said("envido 1c 7c 6p --rules gauderio --lang en")


def test_the_three_side_by_side():
    assert said("compare 7e 3p --vira 6c") == (
        "Truco Gaudério\n"
        "  O sete de espadas ganha do três de paus.\n"
        "    O sete de espadas é manilha: força 12. [gauderio/convencoes/3]\n"
        "    O três de paus é carta comum: força 10. [gauderio/convencoes/2]\n"
        "\n"
        "Truco Cego\n"
        "  O sete de espadas ganha do três de paus.\n"
        "    O sete de espadas é manilha: força 12. [cego/valores/03] (leitura nossa: AMB-C01)\n"
        "    O três de paus é carta comum: força 10. [cego/valores/05] (leitura nossa: AMB-C01)\n"
        "\n"
        "Truco Claudista\n"
        "  O sete de espadas ganha do três de paus.\n"
        "    A vira é o seis de copas, então o sete de espadas é manilha: força 11."
        " [claudista/def/manilhas, claudista/def/vira, claudista/def/ordem-manilhas] (leitura nossa: AMB-K01)\n"
        "    O três de paus é carta comum: força 9. [claudista/def/sequencia]\n"
    )


def test_each_of_the_three_says_its_own_refusal():
    told = said("compare Qc 4p --vira 7o")

    refusal = "  “Qc” não é carta do baralho espanhol. Você quis dizer 11c?\n"
    assert f"Truco Gaudério\n{refusal}\nTruco Cego\n{refusal}\nTruco Claudista\n" in told


def test_what_a_rulebook_does_not_have_is_said():
    assert said("envido 1c 7c 6p").endswith("Truco Claudista\n  Não existe envido nem flor no Truco Claudista.\n")
    assert "There is no falta in Truco Claudista." in said("falta 20 10 --lang en")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("flor 7c 6c 5c --rules cego", "38 de flor de copas: 20, mais 7 do sete, 6 do seis e 5 do cinco."),
        ("flor 12o 11o 10o --rules cego --set three_figure_flor=20", "20 de flor: três figuras"),
        ("trick 3c 2o --rules gauderio", "A rodada é do Jogador 1, com o três de copas."),
        ("trick J2:3c J1:2o --lead J2 --rules gauderio", "A rodada é do Jogador 2, com o três de copas."),
        ("trick 1:3c 0:2o --rules gauderio", "A rodada é do Jogador 2, com o três de copas."),
        ("trick 3c 1e:x --rules gauderio", "Nenhuma carta do Jogador 2 à mostra"),
        ("trick 3c 4o:escondida 3p 2e --lead J3 --rules gauderio", "com o três de copas do Jogador 3."),
        ("trick 3c 3o --rules cego --eldest J2", "Depois do empate, sai o mão: o Jogador 2."),
        ("hand A = B --rules gauderio", "A mão é do lado A: empatou a segunda, vale a primeira."),
        ("hand === --eldest B --rules gauderio", "A mão é do lado B: as três empataram"),
        ("hand = = = --rules claudista --eleven A", "A mão é do lado B: as três empataram na mão de 11"),
        ("hand 1 0 1 --rules claudista", "A mão é do lado B, com duas rodadas."),
        ("falta 20 10 --target 24 --rules gauderio", "A falta vale 4 pontos"),
        ("falta 20 10 --target 24 --rules gauderio --set falta_rule=winner_gap --winner B", "A falta vale 14 pontos"),
        ("bet envido real_envido --answer nao_quero --rules cego", "não quero: 2 tentos"),
        ("bet Real Envido não-quero --rules cego", "Real envido, não quero: 1 tento"),
        ("bet truco retruco vale 4 quero --rules gauderio", "Truco, retruco, vale quatro, quero: a mão vale 4 pontos."),
        ("bet falta --score 5 7 --target 24 --answer quero --rules gauderio", "17 pontos para quem ganhar o envido."),
        ("bet flor sem_flor --rules cego", "Só um lado tem flor: 3 tentos para quem cantou."),
        ("bet flor --kind flor --answer sem_flor --rules cego", "3 tentos para quem cantou."),
        ("order --rules claudista --vira 7c", "Com o sete de copas de vira, da carta mais forte à mais fraca."),
    ],
)
def test_questions_as_they_are_typed(line, told):
    assert told in said(line)


def test_a_bet_without_an_answer_tells_them_all():
    assert [
        "Truco, quero: a mão vale 3 pontos. [claudista/4.4, claudista/def/truco]",
        "Truco, não quero: 1 ponto para quem pediu o truco. [claudista/4.7]",
    ] == said("bet truco --rules claudista").splitlines()


def test_strict_says_what_is_left_open():
    told = said("hand === --rules cego --strict")

    assert told.startswith("O documento não decide.")
    assert "AMB-C07" in told
    assert "Pela leitura nossa, seria assim:\n  A mão é do lado A" in told


def test_json_is_the_reply_of_the_protocol():
    query = {"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"]}

    assert answer(query) == json.loads(said("envido 1c 7c 6p --rules gauderio --json"))


def test_json_of_the_three_is_a_line_each():
    replies = [json.loads(line) for line in said("hand A=B --json --lang en").splitlines()]

    assert ["gauderio", "cego", "claudista"] == [reply["rules"] for reply in replies]
    assert [0, 0, 0] == [reply["value"]["team"] for reply in replies]


def test_json_of_a_refusal_leaves_with_status_2():
    done = run("envido 1c 7c --rules cego --json")

    assert (2, "bad_hand") == (done.exit_code, json.loads(done.stdout)["error"]["code"])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("envido 1c 7c 6p --rules gauderoi", "Não conheço o livro de regras “gauderoi”. Você quis dizer gauderio?"),
        ("envido 1c 7c 8e --rules cego", "“8e” não é carta do baralho espanhol. Você quis dizer 7e, 6e ou 5e?"),
        ("envido", "Faltam as cartas: são três na mão.\nNão existe envido nem flor no Truco Claudista."),
        ("envido 1c 7c 1c --rules cego", "O ás de copas aparece duas vezes, e cada carta só existe uma vez."),
        ("envido Ac Kc Qp --rules claudista", "Não existe envido nem flor no Truco Claudista."),
        ("envido 1c 7c 6p --set envido_ti=x", "O Truco Gaudério não tem a chave “envido_ti”. Você quis dizer envido_tie?"),
        ("envido 1c 7c 6p --set envido_tie", "Não entendi a chave “envido_tie”. Escreva nome=valor, como envido_tie=nobody."),
        ("envido 1c 7c 6p --rules cego --set envido_tie=x",
         "A chave envido_tie não aceita “x” no Truco Cego. Ela aceita mao ou nobody."),
        ("compare 7e", "Falta uma carta: são duas, como 7e 1p."),
        ("compare 7e 1p --rules cego --vira 4c",
         "O campo “vira” não cabe nesta pergunta no Truco Cego: só há vira no Truco Claudista."),
        ("order --rules claudista", "Falta a vira: no Truco Claudista é ela que diz quais são as manilhas."),
        ("trick", "Faltam as cartas da rodada, na ordem em que foram jogadas, como 3c 2o."),
        ("trick a:b:3c", "Não entendi “a:b:3c”. Escreva a carta, como 3c; 3c:x se está escondida; J2:3c se é do jogador 2."),
        ("trick 3c Z:2o", "Não entendi o jogador “Z”. O primeiro é J1."),
        ("trick 3c 4o:x --rules cego", "No Truco Cego, não se esconde carta: o quatro de ouros tem que ficar à vista."),
        ("hand A X", "Não entendi “X”. Diga quem levou cada rodada com A, B ou = (empate)."),
        ("hand A --eleven C", "Não entendi o lado “C”. Os lados são A e B."),
        ("falta 20", "Falta o placar dos dois lados, como 20 10."),
        ("falta vinte 10", "“vinte” não é um número inteiro."),
        ("falta 20 10 --target 30 --rules cego", "O Truco Cego não se joga até 30. A partida vai a 18 ou 24."),
        ("bet", "Falta dizer o que foi pedido, como truco ou envido real_envido."),
        ("bet envido --answer sim", "Não entendi a resposta “sim”. Ela é quero, nao_quero ou sem_flor."),
        ("bet envido --kind dinheiro", "Não conheço a aposta “dinheiro”. Ela é truco, envido ou flor."),
        ("bet trcu --rules cego", "No Truco Cego, ninguém pede “trcu”. Você quis dizer truco?"),
        ("bet falta --answer quero --rules cego", "Falta o placar: esta aposta vale conforme o que resta da partida."),
        ("envido 1c 7c 6p --lang xx", "Não falo “xx”. Escolha pt-BR ou en."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_what_would_be_right(line, told):
    assert told == refused(line)


def test_refusals_in_english_and_by_the_environment():
    assert refused("compare 7e --lang en") == refused("compare 7e", TRUCO_TUTOR_LANG="en")
    assert "One card is missing: there should be two, like 7e 1p." == refused("compare 7e --lang en")


@pytest.mark.parametrize("command", ["envido", "flor", "compare", "order", "trick", "hand", "falta", "bet"])
def test_help_shows_examples_that_run(command):
    """
    Every example of the help is answered, in the language of the help.
    """
    told = said(f"{command} --help")
    examples = [line.strip() for line in told.splitlines() if line.strip().startswith("truco-tutor rule")]

    assert 2 <= len(examples)
    for example in examples:
        assert said(example.removeprefix("truco-tutor rule "))


def test_every_call_of_the_rulebooks_has_its_kind():
    assert {"truco": 6, "envido": 3, "flor": 3} == {
        kind: sum(found == kind for found in kinds().values()) for kind in ("truco", "envido", "flor")
    }


def test_a_terminal_gets_colours_and_a_pipe_plain_text():
    command = [
        sys.executable,
        "-c",
        "from tutor.cli import main; main()",
        "rule",
        "flor",
        "7c",
        "6c",
        "5c",
        "--rules",
        "cego",
    ]
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"}
    env.pop("NO_COLOR", None)
    plain = subprocess.run(command, capture_output=True, check=True, env=env).stdout
    ours, theirs = pty.openpty()
    try:
        with subprocess.Popen(command, stdout=theirs, env=env) as process:
            os.close(theirs)
            shown = b""
            while True:
                try:
                    block = os.read(ours, 65536)
                except OSError:  # the other end is closed
                    break
                if not block:
                    break
                shown += block
            assert 0 == process.wait()
    finally:
        os.close(ours)

    assert b"\x1b[" not in plain
    assert b"\x1b[" in shown
    assert b"leitura nossa: AMB-C29" in plain


def test_a_contest_is_ruled_as_the_protocol_rules_it():
    reply = json.loads(said("contest envido 1c 7c 6p / 12o 3o 6e --rules gauderio --json"))
    hands = [["1c", "7c", "6p"], ["12o", "3o", "6e"]]

    assert reply == answer({"ask": "envido_contest", "rules": "gauderio", "hands": hands, "eldest": 0})
    assert said("contest flor 7o 6o 4o 7e 6e 5e --rules gauderio").startswith(
        "A disputa de flor é do Jogador 2, com 38."
    )
    sung = said("contest envido 7c 6c 5c / 12o 3o 6e --rules cego --sung J1")
    assert sung.startswith("A flor do Jogador 1 anula o envido.")
    tied = "contest envido 4e 6e 1p / 4p 6p 1o --rules gauderio"
    assert "Jogador 1" in said(tied).splitlines()[0]
    assert "Jogador 2" in said(f"{tied} --eldest J2").splitlines()[0]


def test_the_end_of_a_match_is_ruled_as_the_protocol_rules_it():
    reply = json.loads(said("match 24 20 --target 24 --rules gauderio --json"))

    assert reply == answer({"ask": "match", "rules": "gauderio", "score": [24, 20], "target": 24})
    assert said("match 17 4 --rules cego").startswith("A partida segue em 17 a 4: ninguém chegou a 18.")
    assert refused("match 24 24 --target 24 --rules cego")
    assert "lado B" in said("match 24 24 --target 24 --rules cego --first B")
    assert "lado B" in said("match 24 24 --target 24 --rules gauderio --set tie_at_target=mao --eldest J2")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("contest", "Falta dizer a disputa, como contest envido 1c 7c 6p / 12o 3o 6e."),
        ("contest truco 1c 7c 6p", "Não conheço a disputa “truco”: ela é envido ou flor, como contest envido 1c 7c 6p / 12o 3o 6e."),
        ("contest envido", "Faltam as cartas: três de cada jogador, como 1c 7c 6p / 12o 3o 6e."),
        ("contest flor 1c 7c", "Vieram 2 cartas, e são três de cada jogador, como 1c 7c 6p / 12o 3o 6e."),
        ("match 24", "Falta o placar dos dois lados, como 20 10."),
        ("cut_peek", "“cut_peek” é um incidente da mesa. Escreva: truco-tutor rule incident cut_peek --by J4 [--repeated]"),
        ("goteira --by J2", "“goteira” é um incidente da mesa. Escreva: truco-tutor rule incident drip --by J4"),
        ("house gaudrio", "Não há arquivo nem livro de regras “gaudrio”. Você quis dizer gauderio?"),
        ("house mesa.toml", "Não há arquivo “mesa.toml” com regras da casa."),
    ],
)  # fmt: skip
def test_what_is_not_understood_names_what_would_be(line, told):
    assert refused(line) == told


def test_json_of_a_bet_without_an_answer_has_those_that_there_are():
    lines = [json.loads(line) for line in said("bet envido --rules gauderio --json").splitlines()]
    assert [line["value"] for line in lines] == [2, 1]

    asked = run("bet envido --answer sem_flor --rules gauderio --json")
    assert json.loads(asked.stdout)["error"]["code"] == "illegal_answer"
