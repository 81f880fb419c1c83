"""Every error code of the protocol that a question can raise, with the message that quotes the input."""

from __future__ import annotations

import pytest

from tutor.protocol import answer

G, C, K = {"rules": "gauderio"}, {"rules": "cego"}, {"rules": "claudista"}
ENVIDO = {"ask": "envido", **G, "cards": ["1c", "7c", "6p"]}
COMPARE = {"ask": "compare", **G, "a": "1c", "b": "7c"}
HAND = {"ask": "hand", **G, "tricks": [0], "eldest": 0}
TRICK = {"ask": "trick", **G, "plays": [{"seat": 0, "card": "3c"}, {"seat": 1, "card": "2o"}], "eldest": 0}
BET = {"ask": "bet", **G, "kind": "truco", "calls": ["truco"], "answer": "quero"}
FALTA = {"ask": "falta", **G, "score": [3, 5]}
CONTEST = {"ask": "envido_contest", **G, "hands": [["1c", "7c", "6p"], ["2o", "6o", "1p"]], "eldest": 0}
FLORES = {**CONTEST, "ask": "flor_contest"}
MATCH = {"ask": "match", **G, "score": [3, 5]}


def plays(*laid):
    return [dict(zip(("seat", "card", "hidden"), play, strict=False)) for play in laid]


def without(query, name):
    return {field: value for field, value in query.items() if field != name}


# query, code, what the message quotes, a clause or reading that it names
ERRORS = [
    (None, "bad_query", "null", None),
    ([ENVIDO], "bad_query", "envido", None),
    ("envido", "bad_query", "envido", None),
    (without(ENVIDO, "ask"), "bad_query", "ask", None),
    (without(ENVIDO, "rules"), "bad_query", "rules", None),
    (without(ENVIDO, "cards"), "bad_query", "cards", None),
    ({**ENVIDO, "ask": 3}, "bad_query", "3", None),
    ({**ENVIDO, "rules": None}, "bad_query", "rules", None),
    ({**ENVIDO, "cards": None}, "bad_query", "cards", None),
    ({**ENVIDO, "cards": "1c 7c 6p"}, "bad_query", "1c 7c 6p", None),
    ({**ENVIDO, "cards": ["1c", "7c", 6]}, "bad_query", "6", None),
    ({**ENVIDO, "cards": ["1c", "7c", None]}, "bad_query", "cards", None),
    ({**ENVIDO, "card": "1c"}, "bad_query", "cards", None),
    ({**ENVIDO, "cards": ["1c", "??", "6p"]}, "bad_card", "não se sabe", None),
    ({**CONTEST, "hands": [["1c", "7c", "6p"], ["??", "6o", "1p"]]}, "bad_card", "faltam as do Jogador 2.", None),
    ({**FLORES, "hands": [["??", "??", "??"], [" ?? ", "6o", "1o"]]}, "bad_card", "do Jogador 1 e do Jogador 2.", None),
    ({**ENVIDO, "vira": "1c"}, "bad_query", "vira", None),
    ({**ENVIDO, "text": 1}, "bad_query", "text", None),
    ({**ENVIDO, "strict": "yes"}, "bad_query", "strict", None),
    ({**ENVIDO, "options": None}, "bad_query", "options", None),
    ({**ENVIDO, "options": ["envido_tie"]}, "bad_query", "envido_tie", None),
    ({**ENVIDO, "lang": None}, "bad_query", "lang", None),
    ({**ENVIDO, "flor_sung": [0]}, "bad_query", "flor_sung", None),
    ({**COMPARE, "vira": "4c"}, "bad_query", "vira", None),
    ({**HAND, "mao_de_11": 0}, "bad_query", "mao_de_11", None),
    ({**HAND, "tricks": [True]}, "bad_query", "true", None),
    ({**HAND, "tricks": [2]}, "bad_query", "2", None),
    ({**HAND, "eldest": True}, "bad_query", "true", None),
    ({**HAND, "eldest": "0"}, "bad_query", "eldest", None),
    ({**HAND, **K, "mao_de_11": None}, "bad_query", "mao_de_11", None),
    ({**HAND, **K, "mao_de_11": 2}, "bad_query", "2", None),
    ({**TRICK, "plays": plays((0, "3c"), (0, "2o"))}, "bad_query", "", None),
    ({**TRICK, "plays": plays((0, "3c"), (2, "2o"))}, "bad_query", "", None),
    ({**TRICK, "plays": plays((0, "3c"), (1, None))}, "bad_query", "card", None),
    ({**TRICK, "plays": plays((0, "3c"), (1, "2o", 1))}, "bad_query", "hidden", None),
    ({**TRICK, "plays": plays((0, "3c"), (1, "2o", None))}, "bad_query", "hidden", None),
    ({**TRICK, "plays": [{"seat": 0, "card": "3c"}, {"seat": 1}]}, "bad_query", "card", None),
    ({**TRICK, "plays": [{"seat": 0, "card": "3c"}, {"seat": 1, "card": "2o", "by": 1}]}, "bad_query", "by", None),
    ({**TRICK, "plays": ["3c", "2o"]}, "bad_query", "3c", None),
    ({**BET, "kind": "trucco"}, "bad_query", "trucco", None),
    ({**BET, "answer": "talvez"}, "bad_query", "talvez", None),
    ({**BET, "calls": "truco"}, "bad_query", "calls", None),
    ({**BET, "calls": [None]}, "bad_query", "calls", None),
    ({**BET, "winner": 0}, "bad_query", "falta_rule", None),
    ({**BET, "flores": 2}, "bad_query", "flor_stack", None),
    ({**BET, "first_trick": True}, "bad_query", "fold_first_trick_envido_bonus", None),
    ({**BET, "target": 18}, "bad_query", "18", "gauderio/fim/1"),
    ({**BET, "options": {"flor_stack": "per_flor"}, "flores": 3}, "bad_query", "3", None),
    ({**FALTA, "score": [3]}, "bad_query", "[3]", None),
    ({**FALTA, "score": [3, 5.0]}, "bad_query", "5.0", None),
    ({**FALTA, "score": [3, True]}, "bad_query", "true", None),
    ({**FALTA, "target": 18}, "bad_query", "18", "gauderio/fim/1"),
    ({**FALTA, **C, "target": 12}, "bad_query", "12", "cego/partida/1"),
    ({**FALTA, "target": "12"}, "bad_query", "12", None),
    ({**FALTA, "options": {"falta_rule": "winner_gap"}}, "bad_query", "winner", "gauderio/def/falta"),
    ({**MATCH, **K, "target": 24}, "bad_query", "24", "claudista/intro/6"),
    ({**MATCH, "eldest": 0}, "bad_query", "tie_at_target", None),
    ({**MATCH, "by_falta": True}, "bad_query", "end_check", None),
    ({**MATCH, "reached_first": 2}, "bad_query", "2", None),
    ({**MATCH, "score": [12, 12], "options": {"tie_at_target": "mao"}}, "bad_query", "eldest", "gauderio/fim/2"),
    ({**CONTEST, "hands": [["1c", "7c", "6p"], "2o"]}, "bad_query", "2o", None),
    ({**ENVIDO, "rules": "gauderoi"}, "bad_rules", "gauderio", None),
    ({**ENVIDO, "rules": ""}, "bad_rules", "gauderio", None),
    ({**ENVIDO, "ask": "envidoo"}, "bad_ask", "envido", None),
    ({**G, "ask": "incident", "incident": "drip", "dealer": 0, "by": 1}, "not_in_rules", "incidentes", "AMB-X01"),
    ({**ENVIDO, "options": {"envido_tye": "mao"}}, "bad_option", "envido_tie", None),
    ({**ENVIDO, "options": {"envido_tie": "redo"}}, "bad_option", "nobody", None),
    ({**ENVIDO, "options": {"envido_tie": None}}, "bad_option", "envido_tie", None),
    ({**ENVIDO, "options": {"envido_tie": ["mao"]}}, "bad_option", "envido_tie", None),
    ({**ENVIDO, "options": {"all_tied": "mao"}}, "bad_option", "all_tied", None),
    ({**ENVIDO, "options": {"strict": True}}, "bad_option", "strict", None),
    ({**ENVIDO, "options": {"target": 12}}, "bad_option", "target", None),
    ({**ENVIDO, **C, "options": {"hidden_cards": "not_first"}}, "bad_option", "not_first", None),
    ({**ENVIDO, "lang": "pt"}, "bad_lang", "pt-BR", None),
    ({**HAND, "eldest": 4}, "bad_seat", "4", None),
    ({**HAND, "eldest": -1}, "bad_seat", "-1", None),
    ({**HAND, **C, "eldest": 6}, "bad_seat", "6", None),
    ({**TRICK, "eldest": 2}, "bad_seat", "2", None),
    ({**TRICK, "lead": 2}, "bad_seat", "2", None),
    ({**TRICK, "plays": plays((0, "3c"), (4, "2o"))}, "bad_seat", "4", None),
    ({**CONTEST, "eldest": 2}, "bad_seat", "2", None),
    ({**CONTEST, "flor_sung": [2]}, "bad_seat", "2", None),
    ({**ENVIDO, "cards": ["1c", "7c", "8c"]}, "bad_card", "8c", None),
    ({**COMPARE, "a": ""}, "bad_card", "", None),
    ({**COMPARE, "a": "Kc"}, "bad_card", "Kc", None),
    ({**COMPARE, **K, "a": "1c", "vira": "4c"}, "bad_card", "1c", None),
    ({**COMPARE, "b": "1C"}, "duplicate_card", "", None),
    ({**COMPARE, **K, "a": "4c", "vira": "4c"}, "duplicate_card", "", None),
    ({**ENVIDO, "cards": ["1c", "7c", "1c"]}, "duplicate_card", "", None),
    ({**CONTEST, "hands": [["1c", "7c", "6p"], ["2o", "6o", "1c"]]}, "duplicate_card", "", None),
    ({**TRICK, "plays": plays((0, "3c"), (1, "3c"))}, "duplicate_card", "", None),
    ({**ENVIDO, "cards": ["1c", "7c"]}, "bad_hand", "2", None),
    ({**ENVIDO, "cards": []}, "bad_hand", "", None),
    ({**FLORES, "hands": [["1c", "7c", "6c"], ["2o", "6o", "1o", "3o"]]}, "bad_hand", "4", None),
    ({**CONTEST, "hands": [["1c", "7c", "6p"]]}, "bad_players", "", "gauderio/jogadores/1"),
    ({**CONTEST, "hands": []}, "bad_players", "0", "gauderio/jogadores/1"),
    ({**TRICK, "plays": plays((0, "3c"), (1, "2o"), (2, "4c"))}, "bad_players", "3", "gauderio/jogadores/1"),
    ({**TRICK, "plays": plays((0, "3c"), (1, "2o"), (2, "4c")), "eldest": 3}, "bad_players", "3", None),
    ({**TRICK, "plays": []}, "bad_players", "0", "gauderio/jogadores/1"),
    ({**COMPARE, **K, "a": "4c", "b": "7c"}, "missing_vira", "vira", "claudista/def/vira"),
    ({"ask": "order", **K}, "missing_vira", "vira", "claudista/def/vira"),
    ({**BET, "kind": "envido", "calls": ["falta_envido"]}, "missing_score", "", "gauderio/def/falta"),
    ({**FALTA, "score": [-1, 0]}, "bad_score", "-1", None),
    ({**MATCH, "score": [-1, 0]}, "bad_score", "-1", None),
    ({**FALTA, **C, "score": [18, 0]}, "bad_score", "18", "cego/partida/1"),
    ({**BET, "calls": ["truco", "vale_4"]}, "illegal_call", "vale quatro", "gauderio/truco/truco/0"),
    ({**BET, "calls": ["troco"]}, "illegal_call", "truco", "gauderio/truco/truco/0"),
    ({**BET, "calls": []}, "illegal_call", "truco", "gauderio/truco/truco/0"),
    ({**BET, **K, "calls": ["truco", "nove"]}, "illegal_call", "seis", "AMB-K18"),
    ({**BET, "answer": "sem_flor"}, "illegal_answer", "", "gauderio/truco/truco/0"),
    ({**BET, "kind": "flor", "calls": ["flor"]}, "illegal_answer", "quero", "gauderio/flor/6"),
    ({**TRICK, **C, "plays": plays((0, "3c", True), (1, "2o"))}, "illegal_action", "", "cego/jogo/2"),
    ({**TRICK, **K, "plays": plays((0, "3c", True), (1, "2o"), (2, "4c", True), (3, "5c")), "vira": "Kc"},
     "illegal_action", "", "claudista/3.4"),
    (FLORES, "no_flor", "", "gauderio/flor/1"),
    ({**CONTEST, "flor_sung": [0]}, "no_flor", "", "gauderio/flor/1"),
    ({**ENVIDO, **K}, "not_in_rules", "envido", "AMB-X01"),
    ({**ENVIDO, **K, "ask": "flor"}, "not_in_rules", "", "AMB-X01"),
    ({**FALTA, **K}, "not_in_rules", "falta", "AMB-X01"),
    ({**CONTEST, **K}, "not_in_rules", "", "AMB-X01"),
    ({**BET, **K, "kind": "envido", "calls": ["envido"]}, "not_in_rules", "envido", "AMB-X01"),
    ({**MATCH, "score": [12, 12]}, "missing_reached_first", "12", "AMB-G25"),
    ({**MATCH, **C, "score": [18, 19]}, "missing_reached_first", "18", "AMB-C18"),
]  # fmt: skip


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize(
    ("query", "code", "quoted", "named"),
    [pytest.param(*row, id=f"{row[1]}-{i}") for i, row in enumerate(ERRORS)],
)
def test_every_error(query, code, quoted, named, lang):
    if isinstance(query, dict) and "lang" not in query:
        query = {**query, "lang": lang}
    reply = answer(query)

    assert {"error"} == reply.keys()
    error = reply["error"]
    assert {"code", "message", "clauses", "readings"} == error.keys()
    assert code == error["code"], error
    assert quoted in error["message"] or lang == "en", error
    assert named is None or named in (*error["clauses"], *error["readings"]), error
    assert 10 < len(error["message"]) < 700


def test_every_code_has_its_example():
    """The codes of the protocol, but for those of the running hand (bad_notation) alone."""
    codes = {
        "bad_query", "bad_rules", "bad_ask", "bad_option", "bad_lang", "bad_seat", "bad_card", "duplicate_card",
        "bad_hand", "bad_players", "missing_vira", "missing_score", "bad_score", "illegal_call", "illegal_answer",
        "illegal_action", "no_flor", "not_in_rules", "missing_reached_first",
    }  # fmt: skip

    assert codes == {code for _, code, _, _ in ERRORS}


def test_a_refusal_by_the_rules_names_its_clauses():
    for query, code, _, _ in ERRORS:
        if code in {"illegal_call", "illegal_answer", "illegal_action", "no_flor"}:
            assert answer(query)["error"]["clauses"], query


def test_switches_open_the_fields_that_they_need():
    gap = {"options": {"falta_rule": "winner_gap"}, "winner": 1}

    assert 9 == answer({**FALTA, "score": [7, 3], **gap})["value"]
    assert 9 == answer({**BET, "kind": "envido", "calls": ["falta_envido"], "score": [7, 3], **gap})["value"]
    assert 2 == answer({**BET, "options": {"fold_first_trick_envido_bonus": True}, "first_trick": True,
                        "answer": "nao_quero"})["value"]  # fmt: skip
    assert 2 == answer({**BET, "score": [30, 30], "target": 24})["value"], "no falta is at stake"


def test_what_is_not_needed_may_be_said():
    assert {"over": False, "winner": None} == answer({**MATCH, "reached_first": 0})["value"]
    assert {"over": True, "winner": 1} == answer({**MATCH, "score": [13, 14], "reached_first": 0})["value"]


def test_a_long_input_is_not_sent_back_whole():
    for query in (
        {**ENVIDO, "cards": ["1c", "7c", "x" * 100_000]},
        {**ENVIDO, "rules": "x" * 100_000},
        {**ENVIDO, "x" * 100_000: 1},
        {**ENVIDO, "cards": "x" * 100_000},
        {**ENVIDO, "cards": {"x" * 100_000: 1}},
        {**ENVIDO, "options": {"x" * 100_000: 1}},
        {**BET, "calls": ["truco"] * 100_000},
        {**HAND, "eldest": 10**4000},
        {**FALTA, "score": [-(10**4000), 1]},
        {**FALTA, "target": 10**4000},
    ):
        assert len(answer(query)["error"]["message"]) < 700


def test_a_text_of_a_wrong_kind_is_quoted_even_when_it_is_empty():
    for value, told in (("", '""'), ("7", '"7"'), (7, "7")):
        reply = answer({"ask": "envido", "rules": "gauderio", "cards": value})
        assert f"não pode ser {told}. " in reply["error"]["message"]
