"""What each sequence of calls pays, refused and accepted, typed in from the documents and the switches' page.

Beside `enumerator`, and like it without a line of the engine. None as an amount is the falta, or the resto.
"""

from __future__ import annotations

E, R, F = "envido", "real_envido", "falta_envido"
FL, CF, CFR = "flor", "contra_flor", "contra_flor_e_o_resto"
TRUCO = {
    "g": ("truco", "retruco", "vale_4"),
    "c": ("truco", "retruco", "vale_4"),
    "k": ("truco", "seis", "nove", "doze"),
}
WORTH = {"g": (1, 2, 3, 4), "c": (1, 2, 3, 4), "k": (1, 3, 6, 9, 12)}
DEFAULTS = {
    "envido_tie": "mao", "envido_after_truco": "pending", "call_out_of_turn": "no", "answer_by": "first_word",
    "truco_out_of_turn": "free", "hidden_cards": "any_trick", "flor_mandatory": "must_sing", "flor_accept": "no",
    "out_of_turn": "reject", "cfr_value": "falta", "falta_over_envido_refused": "2", "real_envido_value": "5_always",
    "allow_envido_envido": "no", "allow_real_real": "no", "envido_callers": "last_two", "end_check": "end_of_hand",
    "fold_first_trick_envido_bonus": "no", "tie_at_target": "first", "falta_rule": "leader", "flor_flee": "4",
    "contraflor_refused": "4", "cfr_refused": "4", "flor_stack": "fixed", "all_tied": "mao", "envido_chain": "table",
    "falta_as_raise": "accepted_value", "allow_fold": "yes", "after_tie_force": "first_each", "late_raise": "acceptor",
    "truco_in_11": "loses", "truco_in_dark": "loses", "raise_in_11": "loses", "three_figure_flor": "0",
}  # fmt: skip
OTHERS = {
    "g": {},
    "c": {"envido_callers": "any", "end_check": "immediate", "hidden_cards": "never",
          "flor_mandatory": "if_challenged"},
    "k": {"answer_by": "unanimous", "out_of_turn": "stand", "allow_fold": "no", "end_check": "immediate",
          "truco_out_of_turn": "own_turn", "hidden_cards": "not_first"},
}  # fmt: skip


def switches(book, given):
    return DEFAULTS | OTHERS[book] | given


def envido(book, opt):
    return _envido_gauderio(opt) if book == "g" else _envido_cego(opt)


def _envido_gauderio(opt):
    alone = 3 if opt["real_envido_value"] == "3_alone" else 5
    after = 7 if opt["real_envido_value"] == "7_over_envido" else 5
    rows = {(E,): (1, 2), (R,): (1, alone), (F,): (1, None), (E, R): (2, after), (R, F): (5, None),
            (E, F): (int(opt["falta_over_envido_refused"]), None), (E, R, F): (5, None)}  # fmt: skip
    if opt["allow_envido_envido"] == "yes":
        rows |= {(E, E): (2, 4), (E, E, R): (4, after + 2 if after == 7 else 5), (E, E, F): (4, None),
                 (E, E, R, F): (5, None)}  # fmt: skip
    if opt["allow_real_real"] == "yes":
        for calls in [calls for calls in rows if calls[-1] == R]:
            rows |= {(*calls, R): (3, 6), (*calls, R, F): (5, None)}
    return rows


def _envido_cego(opt):
    rows = {(E,): (1, 2), (R,): (1, 3), (E, E): (2, 4), (E, R): (2, 5), (R, R): (3, 6)}
    if opt["envido_chain"] == "additive":
        rows |= {(E, E, R): (4, 7), (E, R, R): (5, 8), (E, E, R, R): (7, 10)}
    elif opt["envido_chain"] == "last_row":
        rows |= {(E, E, R): (2, 5), (E, R, R): (3, 6), (E, E, R, R): (3, 6)}
    faltas = {(F,): (1, None)}
    if opt["falta_as_raise"] != "opening_only":
        faltas |= {(*calls, F): (1 if opt["falta_as_raise"] == "1" else to[1], None) for calls, to in rows.items()}
    return rows | faltas


def flor(book, opt):
    """Refusing is None where it may not be; a plain acceptance of a flor is 0 where there is none."""
    taken = 0 if opt["flor_accept"] == "no" else int(opt["flor_accept"])
    if book == "c":
        return {(FL,): (3, taken), (FL, CF): (3, 6), (FL, CFR): (6, None), (FL, CF, CFR): (6, None)}
    cf, cfr = (None if opt[name] == "no_refusal" else int(opt[name]) for name in ("contraflor_refused", "cfr_refused"))
    flee = int(opt["flor_flee"])
    return {(FL,): (flee, taken), (FL, CF): (cf, 6), (FL, CFR): (cfr, None), (FL, CF, CFR): (6, None)}


def falta(opt, score, target, winner):
    leader = max(score)
    if opt["falta_rule"] == "winner_gap":
        return max(0, target - score[winner])
    if opt["falta_rule"] == "halves" and leader < target // 2:
        return target // 2 - leader
    return max(0, target - leader)


def resto(opt, score, target, winner):
    if opt["cfr_value"] == "match":
        return max(0, target - score[winner])
    return falta(opt, score, target, winner) + (6 if opt["cfr_value"] == "falta_plus_6" else 0)
