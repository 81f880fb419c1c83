"""What the protocol answers about a file: `replay` and `legal`."""

from __future__ import annotations

import pytest

from tests.notation.replays import FLORES, FOUR, GOLDEN, TWO, text_of
from tutor.protocol import answer

ELEVEN = {"rules": "claudista", "players": 4, "score": "[11, 8]"}
DARK = {"rules": "claudista", "players": 4, "score": "[11, 11]"}


def replayed(body, **header):
    return answer({"ask": "replay", "rules": header.get("rules", "gauderio"), "hand": text_of(body, **header)})


def legal(body, seat, **header):
    rules = header.get("rules", "gauderio")
    return answer({"ask": "legal", "rules": rules, "hand": text_of(body, **header), "seat": seat})


def test_replay_of_a_running_hand_and_of_a_finished_one():
    assert {"score": [0, 0], "hand_winner": None, "match_winner": None, "tricks": []} == replayed(TWO)["value"]
    reply = replayed(TWO + "0 envido\n1 quero\n0 joga 6p\n1 joga 6e\n0 joga 7c\n1 joga 3o")

    assert {"score": [2, 1], "hand_winner": 1, "match_winner": None, "tricks": [None, 1]} == reply["value"]
    assert {"gauderio/envido/3", "gauderio/empate/1"} <= set(reply["clauses"])
    assert "AMB-G31" in reply["readings"]
    assert "A mão é do lado B. Placar: 2 a 1." == reply["text"]


def test_replay_of_a_ceremony_alone_counts_what_it_paid():
    """claudista/2.5: the second wrong cut of a match, on purpose, gives the dealer's side 1 before a card is dealt."""
    cut = "0 embaralha\n" + "3 separa\n" * 3
    body = cut + "3! separa\n" + cut + "3!! separa\n"

    reply = replayed(body, rules="claudista", players=4, eldest=1, score="[3, 4]")

    assert {"score": [4, 4], "hand_winner": None, "match_winner": None, "tricks": []} == reply["value"]
    assert "claudista/2.5" in reply["clauses"]


def test_replay_of_a_match_is_of_its_last_hand():
    path = next(path for path in GOLDEN if path.stem == "gauderio-partida")

    value = answer({"ask": "replay", "rules": "gauderio", "hand": path.read_text("utf-8")})["value"]

    assert {"score": [12, 11], "hand_winner": 1, "match_winner": 0, "tricks": []} == value


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_hand_is_answered(path):
    text = path.read_text("utf-8")
    rules = path.stem.partition("-")[0]

    reply = answer({"ask": "replay", "rules": rules, "hand": text, "lang": "en"})
    listed = answer({"ask": "legal", "rules": rules, "hand": text, "seat": 1})

    assert {"value", "clauses", "readings", "text"} == reply.keys() == listed.keys()
    assert all(clause.startswith(rules) for clause in reply["clauses"])
    assert all(acts == sorted(set(acts)) for acts in listed["value"].values())


def test_legal_lists_the_whole_universe():
    value = legal(TWO, 0)["value"]

    assert {
        "allowed": ["baralho", "envido", "esconde 1c", "esconde 6p", "esconde 7c", "falta_envido", "joga 1c",
                    "joga 6p", "joga 7c", "real_envido", "truco"],
        "void": ["contra_flor", "contra_flor_e_o_resto", "flor", "nao_quero", "quero", "retruco", "sem_flor", "vale_4"],
        "foul": [],
    } == value  # fmt: skip


def test_legal_with_a_flor_unsung():
    value = legal(FLORES, 0)["value"]

    assert ["flor"] == value["allowed"]


def test_legal_names_no_card_and_no_place_that_the_file_does_not_tell():
    reply = legal("deal 0 ?? ?? ??\ndeal 1 12o 3o 6e", 0)

    assert {"joga ??", "esconde ??"} <= set(reply["value"]["allowed"])
    assert "esconder uma carta" in reply["text"]
    assert "número" not in reply["text"]


@pytest.mark.parametrize(
    ("body", "clauses"),
    [
        (TWO + "0 truco\n1 nao_quero", {"gauderio/truco/truco/0", "gauderio/truco/truco/fugir"}),
        (TWO + "0 envido\n1 nao_quero", {"gauderio/envido/envido/0", "gauderio/envido/envido/fugir"}),
        (TWO + "0 real_envido\n1 nao_quero", {"gauderio/envido/real/0", "gauderio/envido/real/fugir"}),
        (FLORES + "0 flor\n1 contra_flor\n0 nao_quero", {"gauderio/flor/contra-flor"}),
    ],
)
def test_an_answer_rests_on_the_clause_of_its_own_bet(body, clauses):
    lists = {f"gauderio/{bet}/0" for bet in ("truco/truco", "envido/envido", "envido/real", "envido/falta")}
    cited = set(replayed(body)["clauses"])

    assert clauses <= cited
    assert cited & lists == clauses & lists


def test_legal_on_eleven_in_the_dark_and_out_of_turn():
    value = legal(FOUR + "vira 7c", 2, **ELEVEN)["value"]
    assert ["aceita_mao_de_11", "recusa_mao_de_11"] == value["allowed"]
    assert ["doze", "nove", "seis", "truco"] == value["foul"]
    assert "baralho" not in value["void"]

    value = legal("vira ??\n0 joga #2 Ap", 0, **DARK)["value"]
    assert {"esconde #1", "esconde #3", "joga #1", "joga #3"} <= set(value["void"])
    assert not any("#2" in act for acts in value.values() for act in acts)

    value = legal(FOUR + "vira 7c", 2, rules="claudista", players=4)["value"]
    assert ["joga 3c", "joga 5c", "joga Kc"] == value["foul"]  # they stand, with no other remedy (claudista/3.2)
    assert {"esconde 3c", "truco", "quero"} <= set(value["void"])


def test_a_dark_hand_is_dealt_once_its_vira_lies_there():
    """
    claudista/6.4, claudista/6.5: of the cards nothing is to be told, so the vira face down is the whole deal.
    """
    value = legal("vira ??", 0, **DARK)["value"]

    assert ["joga #1", "joga #2", "joga #3"] == value["allowed"]
    assert ["doze", "nove", "seis", "truco"] == value["foul"]
    assert [11, 11] == replayed("vira ??", **DARK)["value"]["score"]


def test_all_is_void_once_the_hand_is_over():
    value = legal(TWO + "0 truco\n1 nao_quero", 0)["value"]

    assert ([], []) == (value["allowed"], value["foul"])
    assert {"joga 7c", "truco", "baralho"} <= set(value["void"])


def test_strict_is_undetermined_where_a_silence_was_filled():
    query = {"ask": "replay", "rules": "gauderio", "strict": True}

    reply = answer({**query, "hand": text_of(TWO + "0 truco\n1 envido\n0 nao_quero")})  # AMB-G09
    assert reply["undetermined"]
    assert "value" not in reply

    closed = answer({**query, "hand": text_of(TWO + "0 truco\n1 quero\n0 joga 7c\n1! envido\n= void")})
    assert closed["undetermined"]
    assert "AMB-G56" in closed["readings"]


def test_strict_is_decided_where_every_position_of_a_silence_says_the_same():
    """AMB-G56 asks whether a truco that was taken closes the envido: where none was, nothing hangs on it."""
    reply = answer({"ask": "replay", "rules": "gauderio", "strict": True, "hand": text_of(TWO + "0 envido\n1 quero")})

    assert "undetermined" not in reply
    assert [2, 0] == reply["value"]["score"]


@pytest.mark.parametrize(
    ("query", "code", "place"),
    [
        ({"hand": text_of(TWO + "0 truco"), "rules": "cego"}, "bad_rules", None),
        ({"hand": text_of(TWO + "0 trucco")}, "bad_notation", (7, 3)),
        ({"hand": text_of(TWO + "= stake 2")}, "bad_notation", (7, 1)),
        ({"hand": text_of(TWO + "1 joga 3o")}, "illegal_action", (7, 1)),
        ({"hand": text_of(TWO + "0! joga 7c")}, "illegal_action", (7, 1)),
        ({"hand": text_of("deal 0 7c 1c 6p")}, "bad_notation", (5, 1)),
        ({"hand": ""}, "bad_notation", (1, 1)),
        ({"hand": text_of(TWO), "rules": "gauderoi"}, "bad_rules", None),
        ({"hand": 7}, "bad_query", None),
        ({}, "bad_query", None),
    ],
)
@pytest.mark.parametrize("ask", ["replay", "legal"])
def test_what_cannot_be_answered(ask, query, code, place):
    extra = {"seat": 0} if ask == "legal" else {}

    error = answer({"ask": ask, "rules": "gauderio", **extra, **query})["error"]

    assert code == error["code"]
    assert (place or (None, None)) == (error.get("line"), error.get("column"))
    assert error["message"]


def test_an_illegal_act_names_its_clauses():
    error = replayed(TWO + "1 joga 3o")["error"]

    assert (["gauderio/jogo/4", "gauderio/def/rodada"], ["AMB-G62"]) == (error["clauses"], error["readings"])


def test_a_seat_that_nobody_sits_on():
    assert "bad_seat" == legal(TWO, 2)["error"]["code"]


def test_switches_of_the_query_go_before_those_of_the_file():
    """
    With envido_callers any, the first of four may open the envido (AMB-G10).
    """
    four = TWO + "deal 2 5p 10e 4c\ndeal 3 4e 12p 2e\n0 envido\n1 quero"
    query = {"ask": "replay", "rules": "gauderio", "hand": text_of(four, players=4)}

    assert "illegal_action" == answer(query)["error"]["code"]
    assert [2, 0] == answer({**query, "options": {"envido_callers": "any"}})["value"]["score"]


def test_a_seat_that_could_only_commit_a_foul_is_told_so():
    """claudista/3.2: a card out of turn stands, and it is a foul."""
    reply = legal(FOUR + "vira 7c", 2, rules="claudista", players=4)

    assert reply["value"]["allowed"] == []
    assert reply["text"].startswith("O Jogador 3 não pode fazer nada agora; seria falta jogar ")
    over = legal(TWO + "0 truco\n1 nao_quero", 0)
    assert over["text"] == "O Jogador 1 não pode fazer nada agora."


@pytest.mark.parametrize(
    ("deal", "told"),
    [
        ("deal 0 7c 1c 6p\ndeal 1 ?? ?? ??", "faltam as cartas do Jogador 2 para fazer as contas: diga as três."),
        (
            "deal 0 7c ?? 6p\ndeal 1 ?? ?? ??",
            "faltam as cartas do Jogador 1 e do Jogador 2 para fazer as contas: diga as três de cada um.",
        ),
    ],
)
def test_a_contest_that_was_accepted_says_whose_cards_are_missing(deal, told):
    error = replayed(f"{deal}\n0 envido\n1 quero")["error"]

    assert error["code"] == "bad_notation"
    assert told in error["message"]


def test_what_could_stand_there_is_told_whole():
    """A refusal says what would be right: all of it, however many acts these are."""
    body = "deal 0 4e 5p 6c\ndeal 1 7o 6o 12e\n0 quero"
    told = replayed(body)["error"]["message"]

    allowed = legal(body.removesuffix("\n0 quero"), 0)["value"]["allowed"]
    fits = told.partition("Ali caberia: ")[2].removesuffix(".").split(", ")
    assert sorted(f"0 {act}" for act in allowed) == sorted(fits)
