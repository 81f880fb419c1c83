"""Replaying files: golden hands, every mistake at its place, assertions true and false, variations, matches."""

from __future__ import annotations

import pytest

from tests.notation.replays import FLORES, FOUR, GOLDEN, HANDS, TWO, text_of
from tutor.engine.judge import Verdict
from tutor.notation import dump, parse
from tutor.notation.replay import replay, replay_text


def stopped(text):
    error = replay_text(text).error
    return "" if error is None else f"{error.line}:{error.column} {error.key}"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_hands_hold(path):
    text = path.read_bytes()

    played = replay_text(text)

    assert played.error is None
    assert path.stem == played.file.id
    assert played == replay(parse(dump(parse(text))))


def test_golden_hands_cover_every_rulebook_and_table():
    files = [parse(path.read_bytes()) for path in GOLDEN]

    assert {("gauderio", 2), ("gauderio", 4), ("cego", 2), ("cego", 4), ("cego", 6), ("claudista", 4)} == {
        (file.rules, len(file.players)) for file in files
    }


ELEVEN = {"players": 4, "rules": "claudista", "score": "[11, 8]"}
DARK = {"players": 4, "rules": "claudista", "score": "[11, 11]"}
TABLE = {"players": 4, "rules": "claudista"}
FIRST = "vira ??\n0 joga #1 Ap\n1 joga #1 2p\n2 joga #1 3p\n3 joga #1 4p\n"

# body, header, where and what
MISTAKES = [
    ("0 truco", {}, "5:1 bad_notation.deal_missing"),
    ("deal 0 7c 1c 6p\n0 truco", {}, "6:1 bad_notation.deal_missing"),
    ("deal 0 7c 1c", {}, "5:1 bad_notation.deal_count"),
    (TWO + "0 truco\ndeal 0 7c 1c 6p", {}, "8:1 bad_notation.deal_late"),
    ("deal 0 7c 1c 6p\ndeal 0 7c 1c 6p", {}, "6:1 bad_notation.deal_twice"),
    ("deal 0 7c 1c 6p\ndeal 1 7c 2c 3c", {}, "6:1 bad_notation.refused"),
    (TWO + "vira 4c", {}, "7:1 bad_notation.vira_elsewhere"),
    (FOUR + "vira 7c\nvira 4c", {"rules": "claudista", "players": 4}, "10:1 bad_notation.vira_twice"),
    (FOUR + "vira ??", {"rules": "claudista", "players": 4}, "9:1 bad_notation.vira_unknown"),
    (FOUR + "vira Ao", {"rules": "claudista", "players": 4}, "9:1 bad_notation.refused"),
    (FOUR + "0 truco", {"rules": "claudista", "players": 4}, "9:1 bad_notation.refused"),
    (FOUR + "vira 7c\nreveal vira 4c", {"rules": "claudista", "players": 4}, "10:1 bad_notation.reveal_elsewhere"),
    ("vira ??\nreveal vira 4c", DARK, "7:1 bad_notation.reveal_early"),
    (FIRST + "0 joga #2 5p", DARK, "11:1 bad_notation.reveal_missing"),
    (FIRST + "reveal vira Ap", DARK, "11:1 bad_notation.refused"),
    ("vira 4c\n0 joga #1 Ap\n1 joga #1 2p\n2 joga #1 3p\n3 joga #1 4p\nreveal vira 5c", DARK,
     "11:1 bad_notation.reveal_other"),
    ("vira ??\n0 joga Ap", DARK, "7:1 bad_notation.place_missing"),
    ("vira ??\n0 joga #1 Ap\n1 joga #2 Ap", DARK, "8:1 bad_notation.refused"),
    ("deal 0 Ap 2p 3p\nvira ??\n0 joga #1 2p", DARK, "8:1 bad_notation.place_other"),
    ("vira ??\n0 joga #1 Ap\n1 joga #1 2p\n2 joga #1 3p\n3 joga #1 4p\nreveal vira 4o\n2 joga #1 5p", DARK,
     "12:1 illegal_action.unmarked"),
    (TWO + "0 joga #1 7c", {}, "7:1 bad_notation.place_elsewhere"),
    (TWO + "0 embaralha", {}, "7:1 bad_notation.rite_elsewhere"),
    (TWO + "0 canta 28", {}, "7:1 bad_notation.count_unasked"),
    (TWO + "0 envido\n1 quero\n0 canta 27", {}, "9:1 bad_notation.count_false"),
    (TWO + "0 envido\n1 quero\n1 canta 23", {}, "9:1 bad_notation.count_order"),
    (TWO + "0 envido\n1 quero\n0 boa", {}, "9:1 bad_notation.good_false"),
    (TWO + "0 envido\n1 quero\n0! canta 20", {}, "9:1 bad_notation.count_marked"),
    (TWO + "0 envido\n1 quero\n0 joga 7c\n1 canta 23", {}, "10:1 bad_notation.count_unasked"),
    (TWO + "0 envido\n1 quero\n0 canta 28\n1 boa\n0 canta 28", {}, "11:1 bad_notation.count_order"),
    (TWO + "1 joga 3o", {}, "7:1 illegal_action.unmarked"),
    (TWO + "0! joga 7c", {}, "7:1 illegal_action.marked"),
    (TWO + "0!! joga 7c", {}, "7:1 illegal_action.marked"),
    (TWO + "0 joga 3o", {}, "7:1 illegal_action.unmarked"),
    (TWO + "0 seis", {}, "7:1 illegal_action.unmarked"),
    (FLORES + "0 sem_flor", {}, "7:1 illegal_action.unmarked"),
    (FLORES + "0 flor\n1 sem_flor", {}, "8:1 illegal_action.unmarked"),
    (FOUR + "vira 7c\n2! joga 3c", {"rules": "claudista", "players": 4}, "10:1 illegal_action.marked"),
    (FOUR + "vira 7c\n0 truco", ELEVEN, "11:1 illegal_action.unmarked"),
    ("--- hand 1 eldest 1", {}, "5:1 bad_notation.break_eldest"),
    (TWO + "--- hand 2", {}, "7:1 bad_notation.break_early"),
    (TWO + "0 truco\n1 nao_quero\n--- hand 2 eldest 0", {}, "9:1 bad_notation.break_eldest"),
    (TWO + "0 truco\n1 nao_quero\n--- hand 2", {"score": "[11, 0]"}, "10:1 bad_notation.break_after_match"),
    (TWO + "= trick 1 0", {}, "7:1 bad_notation.assertion_early"),
    (TWO + "= hand 0 1", {}, "7:1 bad_notation.assertion_early"),
    (TWO + "= match 0", {}, "7:1 bad_notation.assertion_early"),
    (TWO + "= envido 0 27", {}, "7:1 bad_notation.assertion_false"),
    (TWO + "= flor 0 28", {}, "7:1 bad_notation.assertion_no_flor"),
    (FLORES + "= flor 0 36", {}, "7:1 bad_notation.assertion_false"),
    (TWO + "= stake 2", {}, "7:1 bad_notation.assertion_false"),
    (TWO + "= score 1 0", {}, "7:1 bad_notation.assertion_false"),
    (TWO + "0 joga 7c\n1 joga 3o\n= trick 1 0", {}, "9:1 bad_notation.assertion_false"),
    (TWO + "0 truco\n1 nao_quero\n= hand 0 2", {}, "9:1 bad_notation.assertion_false"),
    (TWO + "0 truco\n1 nao_quero\n= match 1", {"score": "[11, 0]"}, "10:1 bad_notation.assertion_false"),
    (TWO + "0 truco\n= void", {}, "8:1 bad_notation.assertion_verdict"),
    (TWO + "1! joga 3o\n= foul stands", {}, "8:1 bad_notation.assertion_verdict"),
    (FOUR + "vira 7c\n0! truco\n= foul stands", ELEVEN, "12:1 bad_notation.assertion_verdict"),
    (FOUR + "vira 7c\n0! truco\n= void", ELEVEN, "12:1 bad_notation.assertion_verdict"),
    (TWO + "= legal 0 truco void", {}, "7:1 bad_notation.assertion_false"),
    (TWO + "= legal 0 canta 28 allowed", {}, "7:1 bad_notation.assertion_false"),
    (TWO + "0 truco\n= clause gauderio/flor/1", {}, "8:1 bad_notation.assertion_cites"),
    (TWO + "0 truco\n= reading AMB-G02", {}, "8:1 bad_notation.assertion_cites"),
    ("deal 0 ?? 1c 6p\ndeal 1 12o 3o 6e\n= envido 0 28", {}, "7:1 bad_notation.refused"),
    ("deal 0 ?? 1c 6p\ndeal 1 12o 3o 6e\n0 envido\n1 quero", {}, "8:1 bad_notation.refused"),
    (FOUR + "vira 7c\n= envido 0 3", {"rules": "claudista", "players": 4}, "10:1 bad_notation.refused"),
    (TWO + "0 joga 7c {?bet quero}", {}, "7:11 bad_notation.question_no_bet"),
    (TWO + "0 joga 7c {?trick}", {}, "7:11 bad_notation.question_no_trick"),
    (TWO + "0 joga 7c\n( 0 joga 1c\n  0 joga 6p )", {}, "9:3 illegal_action.unmarked"),
    ("0 embaralha", {**TABLE, "owner": 0}, "6:1 bad_notation.first_dealer"),
    ("0 embaralha", TABLE, "5:1 illegal_action.unmarked"),
    ("3 embaralha\n0 separa", TABLE, "6:1 illegal_action.unmarked"),
    ("3! embaralha", TABLE, "5:1 illegal_action.marked"),
    ("3 embaralha\n2 separa\n2 remonta\n3 olha fundo", TABLE, "8:1 illegal_action.unmarked"),
    ("3 embaralha\n2 tira baixo Ao fica\n2 tira baixo Ao fica", TABLE, "7:1 bad_notation.refused"),
    ("3 embaralha\n2 separa\n3 da 0 Ao 5o 6o\n0 joga Ao", TABLE, "8:1 bad_notation.refused"),
    ("0 sorteia 5p\n= pair Ana Caio", TABLE, "6:1 bad_notation.assertion_early"),
    ("0 sorteia Ko\n1 sorteia Kc\n= pair Ana Caio", TABLE, "7:1 bad_notation.assertion_false"),
    ("1 sorteia 5p", TABLE, "5:1 illegal_action.unmarked"),
    ("0 sorteia 5p", {**TABLE, "raffler": '"valcir"', "draw": '["Ana", "Valcir"]'}, "7:1 illegal_action.unmarked"),
    (FOUR + "vira 7c\n1! goteira", TABLE, "10:1 illegal_action.marked"),
    (TWO, {"target": 30}, "4:10 bad_notation.refused"),
    (TWO, {"options": "{ flor_tie = 1 }"}, "4:11 bad_notation.refused"),
    (TWO, {"players": 4, "rules": "claudista", "score": "[12, 0]"}, "4:9 bad_notation.refused"),
    ("", {"players": 6}, "3:11 bad_notation.refused"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "header", "expected"), MISTAKES, ids=[f"{n}-{m[2]}" for n, m in enumerate(MISTAKES)])
def test_mistakes_stand_where_they_are(body, header, expected):
    assert expected == stopped(text_of(body, **header))


HOLDING = [
    (TWO + "= envido 0 28\n= envido 1 23\n= stake 1\n= score 0 0", {}),
    (FLORES + "= flor 0 37\n= flor 1 38\n= envido 0 33", {}),
    (TWO + "0 joga 7c\n1 joga 3o {?trick}\n= trick 1 1\n= clause gauderio/jogo/4", {}),
    (TWO + "0 joga 6p\n1 joga 6e\n= trick 1 tie", {}),
    (TWO + "0 truco\n1 nao_quero\n= hand 0 1\n= match 0\n= score 12 0", {"score": "[11, 0]"}),
    (TWO + "1! joga 3o\n= void\n= reading AMB-G62", {}),
    (FOUR + "vira 7c\n0! truco\n= foul match_lost\n= hand nobody 0\n= match 1", ELEVEN),
    (FOUR + "vira 7c\n2 joga 3c\n= foul stands\n= clause claudista/3.2", {"rules": "claudista", "players": 4}),
    (TWO + "= legal 1 joga 3o void\n= legal 0 joga 7c allowed\n= clause gauderio/jogo/4", {}),
    (TWO + "0 envido\n1 quero\n= legal 0 canta 28 allowed\n= legal 1 boa void\n0 canta 28\n= legal 1 boa allowed", {}),
    (FOUR + "vira 7c\n= legal 0 truco foul", ELEVEN),
    (FOUR + "vira 7c\n0 aceita_mao_de_11\n2 aceita_mao_de_11\n= clause claudista/5.3", ELEVEN),
    ("= legal 3 embaralha allowed\n= legal 2 separa allowed\n= legal 1 separa void", TABLE),
    ("= legal 0 sorteia Ko allowed\n= legal 1 sorteia Ko void", TABLE),
    ("3 embaralha\n= clause claudista/2.1", {**TABLE, "owner": 3}),
    ("3 embaralha\n= clause claudista/2.2\n= reading AMB-K33", {**TABLE, "stayed": 1}),
    ("3 embaralha\n= reading AMB-K34", {**TABLE, "owner": 0, "stayed": 1}),
    (FOUR + "vira 7c\n0 truco\n1 nao_quero\n3 nao_quero\n--- hand 2\n= reading AMB-K30", TABLE),
]


@pytest.mark.parametrize(("body", "header"), HOLDING)
def test_assertions_that_hold(body, header):
    assert "" == stopped(text_of(body, **header))


def test_questions_have_derived_answers():
    body = TWO + (
        "0 truco {?bet quero} {?bet nao_quero} {?legal 1 envido} {?legal 0 envido}\n"
        "1 envido {?envido 0} {?envido 1} {?flor 0} {?falta} {?hand}\n0 nao_quero\n1 quero\n"
        "0 joga 7c\n1 joga 3o {?trick} {?hand}\n1 joga 6e\n0 joga 6p {?trick} {?hand}"
    )

    played = replay_text(text_of(body, target=24, score="[5, 7]"))

    assert played.error is None
    assert [2, 1, "allowed", "void", 28, 23, None, 17, None, 1, None, None, 1] == [
        asked.answer for step in played.steps for asked in step.asked
    ]


def test_an_act_of_the_ceremony_is_asked_about_before_the_cards_are_dealt():
    """claudista/2.3: the deck goes to the seat before the dealer, and to nobody else."""
    played = replay_text(text_of("3 embaralha {?legal 2 separa} {?legal 1 separa}\n2 separa", **TABLE))

    assert played.error is None
    assert ["allowed", "void"] == [asked.answer for step in played.steps for asked in step.asked]


def test_a_variation_begins_before_the_act_and_leaves_the_main_line_alone():
    body = TWO + (
        "0 truco\n( 0 joga 7c\n  1 joga 3o\n  ( 1 joga 6e\n    = trick 1 0 )\n  = trick 1 1 )\n"
        "( 0 envido\n  1 nao_quero\n  = score 1 0 )\n1 quero\n= stake 2\n= score 0 0"
    )

    played = replay_text(text_of(body))

    assert played.error is None
    first = played.steps[2]
    assert ["0 truco", "1 quero"] == [str(step.act) for step in played.steps if step.act and step.line.line > 6]
    assert [("0 joga 7c", "1 joga 3o"), ("0 envido", "1 nao_quero")] == [
        tuple(str(step.act) for step in branch.steps if step.act) for branch in first.variations
    ]
    assert all(first.before == branch.steps[0].before for branch in first.variations)
    assert [(8, 1), (13, 1)] == [(branch.line, branch.column) for branch in first.variations]
    assert 2 == played.state.stake


def test_the_good_part_stays():
    played = replay_text(text_of(TWO + "0 envido\n1 quero\n0 joga 7c\n0 joga 1c\n1 joga 3o"))

    assert "10:1 illegal_action.unmarked" == f"{played.error.line}:{played.error.column} {played.error.key}"
    assert ["0 envido", "1 quero", "0 joga 7c"] == [str(step.act) for step in played.steps[2:]]
    assert (2, 0) == played.state.score
    assert (Verdict.VOID, "void.one_card_a_trick") == (played.error.ruling.value, played.error.ruling.reason.code)


def test_a_mistake_of_writing_comes_after_what_could_be_played():
    played = replay_text(text_of(TWO + "0 truco\n1 querro"))

    assert "bad_notation.unknown_verb" == played.error.key
    assert ("truco",) == played.state.pending.calls


def test_a_mistake_in_a_variation_keeps_its_good_part():
    played = replay_text(text_of(TWO + "0 truco\n( 0 joga 7c\n  0 joga 1c )"))

    assert ["0 joga 7c"] == [str(step.act) for step in played.steps[-1].variations[0].steps]


def test_void_acts_change_nothing_and_fouls_stand():
    played = replay_text(text_of(FOUR + "vira 7c\n1! joga 2p\n0! truco", **ELEVEN))

    void, foul = (step for step in played.steps if step.act and str(step.act)[1] == "!")
    assert (Verdict.VOID, void.before, ()) == (void.outcome.ruling.value, void.after, void.outcome.events)
    assert (Verdict.FOUL, ("match_lost",)) == (foul.outcome.ruling.value, foul.outcome.remedies)
    assert (1, None) == (foul.after.match_winner, foul.after.winner)


def test_sem_flor_of_who_has_none_is_only_said():
    """
    The contest of a gaudério flor ends by itself (AMB-G59); in cego the side has to answer (AMB-C43).
    """
    body = "deal 0 7o 6o 4o\ndeal 1 7e 6e 5c\n0 flor\n1 sem_flor\n= score 3 0"
    assert "" == stopped(text_of(body))
    assert "" == stopped(text_of(body, rules="cego"))

    assert "9:1 illegal_action.unmarked" == stopped(text_of(body.replace("= score 3 0", "1 sem_flor")))  # once

    body = "deal 0 7o 6o 4o\ndeal 1 7e 6e 5c\n0 flor\n= score 3 0\n= legal 1 sem_flor void\n0 joga 7o\n1 sem_flor"
    assert "11:1 illegal_action.unmarked" == stopped(text_of(body))


def test_the_places_of_a_dark_hand_that_nobody_told():
    body = (
        FIRST
        + "reveal vira 4o\n1 joga #3 5p\n= legal 1 joga #2 void\n= legal 2 joga #1 void\n= legal 2 joga #3 allowed"
    )

    assert "" == stopped(text_of(body, **DARK))


def test_the_score_may_be_said_between_two_hands():
    text = (HANDS / "gauderio-partida.truco").read_text("utf-8")
    head = "--- hand 2 eldest 0\n"
    assert head in text

    assert replay_text(text.replace(head, f"{head}= score 10 10\n")).error is None
    wrong = replay_text(text.replace(head, f"{head}= score 9 10\n")).error
    assert wrong is not None
    assert (wrong.line, wrong.args[1]["truth"]) == (21, "= score 10 10")
