"""Every question of the protocol: its value, the clauses it names, the readings it rests on, its words."""

from __future__ import annotations

import pytest

from tutor.protocol import answer
from tutor.protocol.queries import QUERIES

TWO = [{"seat": 0, "card": "3c"}, {"seat": 1, "card": "2o"}]
FOUR = [{"seat": seat, "card": card} for seat, card in ((1, "Ao"), (2, "3o"), (3, "5p"), (0, "3p"))]
TABLE = [["1c", "7c", "6p"], ["2o", "6o", "1p"]]
FLORES = [["7o", "6o", "4o"], ["7e", "6e", "5e"]]

# question, value, a clause it names, its readings
ASKS = [
    ({"ask": "compare", "rules": "gauderio", "a": "1e", "b": "7e"}, "a", "gauderio/convencoes/3", []),
    ({"ask": "compare", "rules": "cego", "a": "4e", "b": "7E"}, "b", "cego/valores/14", ["AMB-C01"]),
    ({"ask": "compare", "rules": "claudista", "a": "qP", "b": "3c", "vira": "7o"}, "a", "claudista/def/vira",
     ["AMB-K01", "AMB-K02"]),
    ({"ask": "trick", "rules": "gauderio", "plays": TWO, "eldest": 0}, {"team": 0, "seat": 0, "next_lead": 0},
     "gauderio/jogo/4", ["AMB-G32"]),
    ({"ask": "trick", "rules": "claudista", "plays": FOUR, "eldest": 1, "vira": "Kc"},
     {"team": 1, "seat": 1, "next_lead": 1}, "claudista/def/manilhas", ["AMB-K01", "AMB-K04"]),
    ({"ask": "trick", "rules": "cego", "plays": [{"seat": 1, "card": "3c"}, {"seat": 0, "card": "3o"}], "eldest": 0},
     {"team": None, "seat": None, "next_lead": 0}, "cego/jogo/6", ["AMB-C01", "AMB-C06"]),
    ({"ask": "hand", "rules": "gauderio", "tricks": [0, 1, None], "eldest": 1},
     {"outcome": "team", "team": 0, "decided_after": 3}, "gauderio/empate/4", []),
    ({"ask": "hand", "rules": "claudista", "tricks": [None, None, None], "eldest": 1, "mao_de_11": 0},
     {"outcome": "team", "team": 1, "decided_after": 3}, "claudista/5.4", []),
    ({"ask": "hand", "rules": "claudista", "tricks": [None, None, None], "eldest": 1},
     {"outcome": "nobody", "team": None, "decided_after": 3}, "claudista/3.7.5", []),
    ({"ask": "hand", "rules": "cego", "tricks": [], "eldest": 5},
     {"outcome": "undecided", "team": None, "decided_after": None}, "cego/jogo/3", []),
    ({"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"]}, 28, "gauderio/envido/contagem/3", []),
    ({"ask": "envido", "rules": "cego", "cards": ["1c", "7c", "6c"]}, None, "cego/flor/1", []),
    ({"ask": "flor", "rules": "cego", "cards": ["10e", "11e", "12e"]}, 0, "cego/contagem-flor/2", ["AMB-C28"]),
    ({"ask": "flor", "rules": "gauderio", "cards": ["10e", "11e", "12o"]}, None, "gauderio/flor/1", []),
    ({"ask": "falta", "rules": "cego", "score": [11, 6], "target": 18}, 7, "cego/falta/1", ["AMB-C20"]),
    ({"ask": "falta", "rules": "cego", "score": [11, 6]}, 7, "cego/partida/5", ["AMB-C20", "AMB-C02"]),
    ({"ask": "falta", "rules": "gauderio", "score": [20, 10], "target": 24}, 4, "gauderio/def/falta", ["AMB-G29"]),
    ({"ask": "bet", "rules": "gauderio", "kind": "envido", "calls": ["envido", "real_envido"], "answer": "nao_quero"},
     2, "gauderio/envido/real-over-envido/fugir", []),
    ({"ask": "bet", "rules": "claudista", "kind": "truco", "calls": ["truco", "seis"], "answer": "quero"},
     6, "claudista/4.5", []),
    ({"ask": "bet", "rules": "cego", "kind": "flor", "calls": ["flor"], "answer": "sem_flor"},
     3, "cego/flor-tentos/e-boa", []),
    ({"ask": "envido_contest", "rules": "gauderio", "hands": TABLE, "eldest": 1},
     {"winner_seat": 1, "winner_team": 1, "points": [28, 28], "void": None}, "gauderio/envido/3", ["AMB-G02"]),
    ({"ask": "envido_contest", "rules": "cego", "hands": [["1c", "7c", "6c"], TABLE[1]], "eldest": 1,
      "flor_sung": [0]},
     {"winner_seat": None, "winner_team": None, "points": [None, 28], "void": "flor"}, "cego/envido/2", []),
    ({"ask": "flor_contest", "rules": "gauderio", "hands": FLORES, "eldest": 0},
     {"winner_seat": 1, "winner_team": 1, "points": [37, 38]}, "gauderio/flor/5", ["AMB-G44"]),
    ({"ask": "flor_contest", "rules": "cego", "hands": [FLORES[0], TABLE[0]], "eldest": 1},
     {"winner_seat": 0, "winner_team": 0, "points": [37, None]}, "cego/flor/1", ["AMB-C29"]),
    ({"ask": "match", "rules": "gauderio", "score": [25, 24], "target": 24}, {"over": True, "winner": 0},
     "gauderio/fim/2", ["AMB-G24"]),
    ({"ask": "match", "rules": "claudista", "score": [11, 12]}, {"over": True, "winner": 1}, "claudista/intro/6", []),
    ({"ask": "match", "rules": "cego", "score": [18, 17], "target": 24}, {"over": False, "winner": None},
     "cego/partida/1", []),
    ({"ask": "incident", "rules": "claudista", "incident": "drip", "dealer": 0, "by": 3},
     {"remedies": ["point_to_reporter"], "points": [0, 1], "hand_over": False, "match_over": False, "winner": None},
     "claudista/7.6", ["AMB-K70"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("query", "value", "clause", "readings"),
    [pytest.param(*row, id=f"{row[0]['ask']}-{row[2]}") for row in ASKS],
)
def test_every_question(query, value, clause, readings):
    reply = answer(query)

    assert value == reply["value"]
    assert clause in reply["clauses"]
    assert readings == reply["readings"]
    assert reply["text"]
    assert {"value", "clauses", "readings", "text"} == reply.keys()


def test_every_question_has_its_example():
    """
    The order of all cards is asked below, what is asked of a file in test_hands.py.
    """
    assert QUERIES.keys() == {query["ask"] for query, *_ in ASKS} | {"order", "legal", "replay"}


@pytest.mark.parametrize(
    ("query", "first", "last", "count"),
    [
        ({"rules": "gauderio"}, ["1e"], ["4c", "4e", "4o", "4p"], 40),
        ({"rules": "cego"}, ["1e"], ["4c", "4e", "4o", "4p"], 40),
        ({"rules": "claudista", "vira": "3o"}, ["4p"], ["5c", "5e", "5o", "5p"], 39),
    ],
)
def test_the_order_of_all_cards(query, first, last, count):
    value = answer({"ask": "order", **query})["value"]

    assert (first, last) == (value[0], value[-1])
    assert count == sum(map(len, value))
    assert all(step == sorted(step) for step in value)


def test_no_words_when_none_are_wanted():
    reply = answer({"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"], "text": False})

    assert {"value", "clauses", "readings"} == reply.keys()


def test_two_languages():
    query = {"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"]}

    assert answer(query)["text"] == answer({**query, "lang": "pt-BR"})["text"]
    assert "copas" in answer(query)["text"]
    assert "cups" in answer({**query, "lang": "en"})["text"]


def test_the_trick_under_strict():
    """The winner decides whether a trick is undetermined; a lead that alone rests on a silence is null."""
    won = answer({"ask": "trick", "rules": "gauderio", "plays": TWO, "eldest": 0, "strict": True})
    tied = [{"seat": 0, "card": "3c"}, {"seat": 1, "card": "2o"}, {"seat": 2, "card": "3e"}, {"seat": 3, "card": "4o"}]
    shared = answer({"ask": "trick", "rules": "gauderio", "plays": tied, "eldest": 0, "strict": True})

    assert {"team": 0, "seat": 0, "next_lead": None} == won["value"]
    assert ["AMB-G32"] == won["readings"]
    assert shared["undetermined"] is True
    assert "value" not in shared
    assert "AMB-G34" in shared["readings"]


def test_claudista_leads_after_a_tie_by_its_own_text():
    """claudista/3.8 says who leads after a tie; whether it is a tie, only AMB-K03."""
    plays = [{"seat": seat, "card": card} for seat, card in enumerate(["3c", "3o", "4e", "4p"])]
    query = {"ask": "trick", "rules": "claudista", "plays": plays, "eldest": 0, "vira": "Kc"}

    assert {"team": None, "seat": None, "next_lead": 0} == answer(query)["value"]
    assert ["AMB-K03"] == answer({**query, "strict": True})["readings"]
    assert answer({**query, "strict": True})["undetermined"] is True


@pytest.mark.parametrize("id_", [0, "x", None, [1, {"a": None}], {"b": 1.5}, True, ""])
def test_the_id_comes_back(id_):
    right = answer({"ask": "flor", "rules": "cego", "cards": ["1c", "2c", "3c"], "id": id_})
    wrong = answer({"ask": "flo", "rules": "cego", "id": id_})

    assert (id_, type(id_)) == (right["id"], type(right["id"]))
    assert (id_, "bad_ask") == (wrong["id"], wrong["error"]["code"])


@pytest.mark.parametrize(
    ("options", "count"),
    [({}, 0), ({"three_figure_flor": "20"}, 20), ({"three_figure_flor": 20}, 20), ({"three_figure_flor": 0}, 0)],
)
def test_a_value_that_is_a_numeral_may_be_a_number(options, count):
    query = {"ask": "flor", "rules": "cego", "cards": ["10e", "11e", "12e"], "options": options}

    assert count == answer(query)["value"]


@pytest.mark.parametrize(("value", "code"), [(True, None), ("yes", None), (False, "illegal_call"), (1, "bad_option")])
def test_a_switch_of_yes_and_no_may_be_true_or_false(value, code):
    query = {"ask": "bet", "rules": "gauderio", "kind": "envido", "calls": ["envido", "envido"], "answer": "quero"}
    reply = answer({**query, "options": {"allow_envido_envido": value}})

    assert code == reply.get("error", {}).get("code")


def test_the_order_of_the_plays_is_not_judged():
    rules = {"ask": "trick", "rules": "gauderio", "eldest": 0, "lead": 0}

    assert answer({**rules, "plays": TWO}) == answer({**rules, "plays": TWO[::-1]})
