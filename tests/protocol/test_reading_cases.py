"""The cases of the readings that are decided without a running hand, one row a position, asked as a program asks."""

from __future__ import annotations

import pytest

from tutor.protocol import answer
from tutor.rulebook import option, reading

BOTH_FLOR = [["1o", "7o", "12o"], ["2e", "6e", "11e"]]
BOTH_28 = [["1c", "7c", "6p"], ["2o", "6o", "1p"]]
FOUR = [["6e", "7e", "1p"], ["10e", "2e", "2p"], ["2o", "5o", "10c"], ["3o", "7o", "2c"]]
HIDDEN_BOTH = [{"seat": 0, "card": "1e", "hidden": True}, {"seat": 1, "card": "4c", "hidden": True}]


def laid(text):
    return [{"seat": seat, "card": card} for seat, card in enumerate(text.split())]


def bet(kind, calls, said, **more):
    return {"ask": "bet", "kind": kind, "calls": calls.split(), "answer": said, **more}


def contest(hands, eldest=0):
    return {"ask": "envido_contest", "hands": hands, "eldest": eldest}


def flores(hands, eldest=0):
    return {"ask": "flor_contest", "hands": hands, "eldest": eldest}


def hand(tricks, eldest=0, **more):
    return {"ask": "hand", "tricks": tricks, "eldest": eldest, **more}


def trick(cards, **more):
    return {"ask": "trick", "plays": laid(cards), "eldest": 0, **more}


def match(a, b, **more):
    return {"ask": "match", "score": [a, b], **more}


def falta(a, b, target, **more):
    return {"ask": "falta", "score": [a, b], "target": target, **more}


def compare(a, b, **more):
    return {"ask": "compare", "a": a, "b": b, **more}


Q, N = "quero", "nao_quero"
CF, CFR = "flor contra_flor", "flor contra_flor_e_o_resto"
CF_CFR = "flor contra_flor contra_flor_e_o_resto"
AT_24 = {"score": [20, 10], "target": 24}
WON_BY_B = {"team": 1}

# reading, position, question, value (a code of an error where the position refuses)
CASES = [
    ("AMB-G02", "mao", contest(BOTH_28), {"winner_team": 0}),
    ("AMB-G02", "nobody", contest(BOTH_28), {"winner_team": None}),
    ("AMB-G03", "2", bet("envido", "envido falta_envido", N), 2),
    ("AMB-G03", "1", bet("envido", "envido falta_envido", N), 1),
    ("AMB-G04", "5", bet("envido", "envido real_envido falta_envido", N), 5),
    ("AMB-G05", "1", bet("envido", "real_envido", N), 1),
    ("AMB-G06", "5_always", bet("envido", "real_envido", Q), 5),
    ("AMB-G06", "5_always", bet("envido", "envido real_envido", Q), 5),
    ("AMB-G06", "3_alone", bet("envido", "real_envido", Q), 3),
    ("AMB-G06", "3_alone", bet("envido", "envido real_envido", Q), 5),
    ("AMB-G06", "7_over_envido", bet("envido", "real_envido", Q), 5),
    ("AMB-G06", "7_over_envido", bet("envido", "envido real_envido", Q), 7),
    ("AMB-G07", "no", bet("envido", "envido envido", Q), "illegal_call"),
    ("AMB-G07", "yes", bet("envido", "envido envido", Q), 4),
    ("AMB-G08", "no", bet("envido", "real_envido real_envido", Q), "illegal_call"),
    ("AMB-G08", "yes", bet("envido", "real_envido real_envido", Q), 6),
    ("AMB-G14", "best_single", contest(FOUR), {"winner_team": 0, "points": [33, 22, 27, 30]}),
    ("AMB-G21", "yes", bet("truco", "truco retruco", N), 2),
    ("AMB-G22", "yes", bet("truco", "truco", N, first_trick=True), 2),
    ("AMB-G24", "end_of_hand", match(13, 14), {"over": True, "winner": 1}),
    ("AMB-G24", "falta_only", match(13, 14), {"over": True, "winner": 1}),
    ("AMB-G24", "immediate", match(13, 14, reached_first=0), {"over": True, "winner": 0}),
    ("AMB-G24", "end_of_hand", match(12, 14), {"over": True, "winner": 1}),
    ("AMB-G24", "falta_only", match(12, 14, by_falta=True, reached_first=0), {"over": True, "winner": 0}),
    ("AMB-G25", "first", match(13, 13, reached_first=0), {"over": True, "winner": 0}),
    ("AMB-G25", "another_hand", match(13, 13), {"over": False, "winner": None}),
    ("AMB-G25", "mao", match(13, 13, eldest=1), {"over": True, "winner": 1}),
    ("AMB-G28", "12", match(12, 3), {"over": True, "winner": 0}),
    ("AMB-G29", "leader", falta(15, 9, 24), 9),
    ("AMB-G29", "winner_gap", falta(15, 9, 24, winner=1), 15),
    ("AMB-G29", "halves", falta(15, 9, 24), 9),
    ("AMB-G29", "leader", falta(13, 9, 12), 0),
    ("AMB-G29", "leader", falta(5, 3, 24), 19),
    ("AMB-G29", "winner_gap", falta(5, 3, 24, winner=1), 21),
    ("AMB-G29", "halves", falta(5, 3, 24), 7),
    ("AMB-G30", "alone", bet("envido", "real_envido falta_envido", Q, score=[10, 6], target=24), 14),
    ("AMB-G31", "same_leader", trick("4c 3o 3p 5c"), {"team": None, "next_lead": 0}),
    ("AMB-G32", "winner", trick("4c 3o"), {"seat": 1, "next_lead": 1}),
    ("AMB-G33", "ends", hand([0, None]), {"outcome": "team", "team": 0, "decided_after": 2}),
    ("AMB-G33", "ends", hand([None, 1]), {"outcome": "team", "team": 1, "decided_after": 2}),
    ("AMB-G34", "first_of_them", trick("3o 4c 3p 5c"), {"team": 0, "seat": 0, "next_lead": 0}),
    ("AMB-G35", "opener_side", hand([None] * 3, eldest=1), {"outcome": "team", "team": 1}),
    ("AMB-G37", "tie", {"ask": "trick", "plays": HIDDEN_BOTH, "eldest": 0}, {"team": None}),
    ("AMB-G44", "20_plus_three", {"ask": "flor", "cards": ["7o", "6o", "5o"]}, 38),
    ("AMB-G44", "20_plus_three", flores([["7o", "6o", "4o"], ["7e", "6e", "5e"]]),
     {"winner_team": 1, "points": [37, 38]}),
    ("AMB-G45", "mao", flores(BOTH_FLOR), {"winner_team": 0}),
    ("AMB-G45", "nobody", flores(BOTH_FLOR), {"winner_team": None}),
    ("AMB-G46", "no", bet("flor", "flor", Q), "illegal_answer"),
    ("AMB-G46", "3", bet("flor", "flor", Q), 3),
    ("AMB-G46", "4", bet("flor", "flor", Q), 4),
    ("AMB-G47", "4", bet("flor", "flor", N), 4),
    ("AMB-G47", "3", bet("flor", "flor", N), 3),
    ("AMB-G47", "7", bet("flor", "flor", N), 7),
    ("AMB-G48", "4", bet("flor", CF, N), 4),
    ("AMB-G48", "3", bet("flor", CF, N), 3),
    ("AMB-G48", "no_refusal", bet("flor", CF, N), "illegal_answer"),
    ("AMB-G49", "4", bet("flor", CFR, N), 4),
    ("AMB-G49", "6", bet("flor", CFR, N), 6),
    ("AMB-G49", "no_refusal", bet("flor", CFR, N), "illegal_answer"),
    ("AMB-G49", "4", bet("flor", CF_CFR, N), 6),
    ("AMB-G49", "6", bet("flor", CF_CFR, N), 6),
    ("AMB-G49", "no_refusal", bet("flor", CF_CFR, N), 6),
    ("AMB-G50", "falta", bet("flor", CFR, Q, **AT_24), 4),
    ("AMB-G50", "falta_plus_6", bet("flor", CFR, Q, **AT_24), 10),
    ("AMB-G50", "match", bet("flor", CFR, Q, winner=1, **AT_24), 14),
    ("AMB-G51", "per_flor", bet("flor", CF, Q, flores=2), 9),
    ("AMB-G52", "per_flor", bet("flor", "flor", "sem_flor", flores=2), 6),
    ("AMB-G57", "player", trick("3o 3c"), {"team": None}),
    ("AMB-G58", "envido_value", {"ask": "envido", "cards": ["1e", "12p", "4o"]}, 4),
    ("AMB-C01", "standard", compare("1e", "1p"), "a"),
    ("AMB-C02", "by_table", match(18, 10), {"over": True, "winner": 0}),
    ("AMB-C05", "winner", trick("4c 3o"), {"seat": 1, "next_lead": 1}),
    ("AMB-C06", "mao", trick("3c 3o", lead=0), {"team": None, "next_lead": 0}),
    ("AMB-C07", "mao", hand([None] * 3), {"outcome": "team", "team": 0}),
    ("AMB-C07", "nobody", hand([None] * 3), {"outcome": "nobody", "team": None}),
    ("AMB-C07", "mao", hand([None, None, 1]), {"outcome": "team", "team": 1}),
    ("AMB-C07", "nobody", hand([None, None, 1]), {"outcome": "team", "team": 1}),
    ("AMB-C08", "any_tie", hand([0, None]), {"outcome": "team", "team": 0, "decided_after": 2}),
    ("AMB-C09", "mao", contest(BOTH_28), {"winner_team": 0}),
    ("AMB-C09", "nobody", contest(BOTH_28), {"winner_team": None}),
    ("AMB-C14", "table", bet("envido", "envido envido real_envido", Q), "illegal_call"),
    ("AMB-C14", "additive", bet("envido", "envido envido real_envido", N), 4),
    ("AMB-C14", "additive", bet("envido", "envido envido real_envido", Q), 7),
    ("AMB-C14", "last_row", bet("envido", "envido envido real_envido", N), 2),
    ("AMB-C14", "last_row", bet("envido", "envido envido real_envido", Q), 5),
    ("AMB-C15", "accepted_value", bet("envido", "envido falta_envido", N), 2),
    ("AMB-C15", "1", bet("envido", "envido falta_envido", N), 1),
    ("AMB-C15", "opening_only", bet("envido", "envido falta_envido", N), "illegal_call"),
    ("AMB-C16", "no", bet("envido", "real_envido envido", Q), "illegal_call"),
    ("AMB-C17", "as_printed", bet("envido", "real_envido real_envido", N), 3),
    ("AMB-C18", "immediate", match(18, 20, reached_first=0), {"over": True, "winner": 0}),
    ("AMB-C18", "end_of_hand", match(18, 20), {"over": True, "winner": 1}),
    ("AMB-C20", "leader_gap", falta(11, 6, 18), 7),
    ("AMB-C21", "falta", bet("flor", CFR, Q, score=[12, 5]), 6),
    ("AMB-C21", "match", bet("flor", CFR, Q, score=[12, 5], winner=1), 13),
    ("AMB-C21", "falta_plus_6", bet("flor", CFR, Q, score=[12, 5]), 12),
    ("AMB-C22", "match_target", bet("flor", CFR, Q, score=[20, 5], target=24), 4),
    ("AMB-C23", "no", bet("flor", "flor", Q), "illegal_answer"),
    ("AMB-C23", "3", bet("flor", "flor", Q), 3),
    ("AMB-C24", "achico_3", bet("flor", "flor", N), 3),
    ("AMB-C26", "6", bet("flor", CFR, N), 6),
    ("AMB-C27", "yes", bet("flor", CF_CFR, N), 6),
    ("AMB-C28", "0", {"ask": "flor", "cards": ["10e", "11e", "12e"]}, 0),
    ("AMB-C28", "20", {"ask": "flor", "cards": ["10e", "11e", "12e"]}, 20),
    ("AMB-C28", "0", flores([["10e", "11e", "12e"], ["1c", "10c", "12c"]]), {"winner_team": 1, "points": [0, 21]}),
    ("AMB-C28", "20", flores([["10e", "11e", "12e"], ["1c", "10c", "12c"]]), {"winner_team": 1, "points": [20, 21]}),
    ("AMB-C29", "20_plus_three", {"ask": "flor", "cards": ["5o", "6o", "7o"]}, 38),
    ("AMB-C33", "20_plus_two",
     contest([["1e", "7p", "10o"], ["4p", "11e", "2o"], ["2c", "5c", "7c"], ["1o", "4e", "5p"]]),
     {"winner_seat": 2, "points": [7, 4, 32, 5]}),
    ("AMB-C40", "never", {"ask": "trick", "plays": HIDDEN_BOTH, "eldest": 0}, "illegal_action"),
    ("AMB-C40", "any_trick", {"ask": "trick", "plays": HIDDEN_BOTH, "eldest": 0}, {"team": None}),
    ("AMB-C48", "best_single", contest(FOUR), {"winner_team": 0}),
    ("AMB-C50", "first_of_them", trick("3o 4c 3p 5c"), {"team": 0, "seat": 0, "next_lead": 0}),
    ("AMB-K01", "next", compare("4p", "2c", vira="3o"), "a"),
    ("AMB-K01", "next", compare("Qo", "3p", vira="7c"), "a"),
    ("AMB-K01", "next", compare("Jo", "Kp", vira="Qc"), "a"),
    ("AMB-K02", "q_below_j", compare("Jc", "Qp", vira="4o"), "a"),
    ("AMB-K03", "best_of_sides", trick("4c 3o 5c 3p", vira="6e"), {"team": 1, "seat": 1, "next_lead": 1}),
    ("AMB-K04", "winner", trick("4c 5o 6c 3p", vira="Ae"), {"seat": 3, "next_lead": 3}),
    ("AMB-K12", "ends", hand([0, None]), {"outcome": "team", "team": 0, "decided_after": 2}),
    ("AMB-K18", "no", bet("truco", "truco nove", Q), "illegal_call"),
    ("AMB-K71", "immediate", match(12, 13, reached_first=0), {"over": True, "winner": 0}),
    ("AMB-K71", "end_of_hand", match(12, 13), {"over": True, "winner": 1}),
    ("AMB-X01", "by_rulebook", bet("envido", "real_envido", N), "not_in_rules"),
]  # fmt: skip
BY_LETTER = {"G": "gauderio", "C": "cego", "K": "claudista", "X": "claudista"}


def asked(id_, position, question):
    rules = BY_LETTER[id_[4]]
    switch = reading(id_).option
    chosen = {} if switch is None or option(switch).default_for(rules) == position else {"options": {switch: position}}
    return {"rules": rules, "text": False, **question, **chosen}


def holds(expected, value):
    if isinstance(expected, dict):
        return all(expected[name] == value[name] for name in expected)
    return expected == value


@pytest.mark.parametrize(
    ("id_", "position", "question", "expected"),
    [pytest.param(*row, id=f"{row[0]}-{row[1]}-{i}") for i, row in enumerate(CASES)],
)
def test_the_cases_of_the_readings(id_, position, question, expected):
    reply = answer(asked(id_, position, question))
    said = reply.get("error", reply)

    assert position in {known.key for known in reading(id_).positions}
    assert holds(expected, reply["value"] if "value" in reply else said["code"]), reply
    assert id_ in said["readings"], reply


@pytest.mark.parametrize("id_", sorted({row[0] for row in CASES if isinstance(row[3], dict | int)}))
def test_strict_leaves_open_what_is_silent_or_contradicts(id_):
    """The default position, asked under strict without its switch: undetermined unless the reading is mere wording."""
    rows = [row for row in CASES if row[0] == id_ and not isinstance(row[3], str)]
    rules = BY_LETTER[id_[4]]
    defaults = [row for row in rows if "options" not in asked(*row[:3])]
    for row in defaults:
        reply = answer({**asked(*row[:3]), "strict": True})
        open_ones = [r for r in reply["readings"] if reading(r).kind != "wording" and rules in reading(r).rules]
        if row[2]["ask"] == "trick":
            assert ("undetermined" in reply or reply["value"]["next_lead"] is None) == bool(open_ones), reply
        else:
            assert ("undetermined" in reply) == bool(open_ones), reply
        assert (id_ in open_ones) == (reading(id_).kind != "wording")
