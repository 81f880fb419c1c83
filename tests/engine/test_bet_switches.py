"""What the switches change in the prices of the bets."""

from __future__ import annotations

import pytest

from tests.engine.bets import N, Q, S, paid
from tutor.engine import RuleError, ruleset

# switch, value, rulebook, kind, calls, answer, points at 5 x 3 (None: refused), and what more is said
SWITCHED = [
    ("falta_over_envido_refused", "1", "gauderio", "envido", "E F", N, 1, {}),
    ("falta_over_envido_refused", "2", "gauderio", "envido", "E F", N, 2, {}),
    ("real_envido_value", "3_alone", "gauderio", "envido", "R", Q, 3, {}),
    ("real_envido_value", "3_alone", "gauderio", "envido", "E R", Q, 5, {}),
    ("real_envido_value", "7_over_envido", "gauderio", "envido", "R", Q, 5, {}),
    ("real_envido_value", "7_over_envido", "gauderio", "envido", "E R", Q, 7, {}),
    ("real_envido_value", "7_over_envido", "gauderio", "envido", "E R", N, 2, {}),
    ("real_envido_value", "3_alone", "gauderio", "envido", "R", N, 1, {}),
    ("allow_envido_envido", "yes", "gauderio", "envido", "E E", Q, 4, {}),
    ("allow_envido_envido", "yes", "gauderio", "envido", "E E", N, 2, {}),
    ("allow_envido_envido", "yes", "gauderio", "envido", "E E R", Q, 5, {}),
    ("allow_envido_envido", "yes", "gauderio", "envido", "E E R", N, 4, {}),
    ("allow_envido_envido", "yes", "gauderio", "envido", "E E F", Q, 19, {}),
    ("allow_envido_envido", "yes", "gauderio", "envido", "E E F", N, 4, {}),
    ("allow_envido_envido", "yes", "gauderio", "envido", "E E E", Q, None, {}),
    ("allow_envido_envido", "no", "gauderio", "envido", "E E", Q, None, {}),
    ("allow_real_real", "yes", "gauderio", "envido", "R R", Q, 6, {}),
    ("allow_real_real", "yes", "gauderio", "envido", "R R", N, 3, {}),
    ("allow_real_real", "yes", "gauderio", "envido", "R R R", Q, None, {}),
    ("allow_real_real", "no", "gauderio", "envido", "R R", N, None, {}),
    ("fold_first_trick_envido_bonus", "yes", "gauderio", "truco", "T", N, 2, {"first_trick": True}),
    ("fold_first_trick_envido_bonus", "yes", "gauderio", "truco", "T", N, 1, {"first_trick": False}),
    ("fold_first_trick_envido_bonus", "yes", "gauderio", "truco", "T RT", N, 3, {"first_trick": True}),
    ("fold_first_trick_envido_bonus", "yes", "gauderio", "truco", "T", Q, 2, {"first_trick": True}),
    ("flor_accept", "3", "gauderio", "flor", "FL", Q, 3, {}),
    ("flor_accept", "4", "gauderio", "flor", "FL", Q, 4, {}),
    ("flor_accept", "no", "gauderio", "flor", "FL", Q, None, {}),
    ("flor_accept", "3", "cego", "flor", "FL", Q, 3, {}),
    ("flor_accept", "no", "cego", "flor", "FL", Q, None, {}),
    ("flor_flee", "3", "gauderio", "flor", "FL", N, 3, {}),
    ("flor_flee", "7", "gauderio", "flor", "FL", N, 7, {}),
    ("contraflor_refused", "3", "gauderio", "flor", "FL CF", N, 3, {}),
    ("contraflor_refused", "no_refusal", "gauderio", "flor", "FL CF", N, None, {}),
    ("cfr_refused", "6", "gauderio", "flor", "FL CFR", N, 6, {}),
    ("cfr_refused", "no_refusal", "gauderio", "flor", "FL CFR", N, None, {}),
    ("cfr_refused", "no_refusal", "gauderio", "flor", "FL CF CFR", N, 6, {}),
    ("cfr_refused", "4", "gauderio", "flor", "FL CF CFR", N, 6, {}),
    ("cfr_value", "falta_plus_6", "gauderio", "flor", "FL CFR", Q, 25, {}),
    ("cfr_value", "match", "gauderio", "flor", "FL CFR", Q, 21, {"winner": 1}),
    ("cfr_value", "match", "gauderio", "flor", "FL CFR", Q, 19, {"winner": 0}),
    ("cfr_value", "falta_plus_6", "cego", "flor", "FL CFR", Q, 19, {}),
    ("cfr_value", "match", "cego", "flor", "FL CF CFR", Q, 15, {"winner": 1}),
    ("flor_stack", "per_flor", "gauderio", "flor", "FL", S, 6, {"flores": 2}),
    ("flor_stack", "per_flor", "gauderio", "flor", "FL", S, 3, {}),
    ("flor_stack", "per_flor", "gauderio", "flor", "FL CF", Q, 9, {"flores": 2}),
    ("flor_stack", "fixed", "gauderio", "flor", "FL CF", Q, 6, {"flores": 2}),
    ("falta_rule", "winner_gap", "gauderio", "envido", "F", Q, 21, {"winner": 1}),
    ("falta_rule", "winner_gap", "gauderio", "envido", "R F", Q, 19, {"winner": 0}),
    ("falta_rule", "halves", "gauderio", "envido", "F", Q, 7, {}),
    ("envido_chain", "additive", "cego", "envido", "E E R", Q, 7, {}),
    ("envido_chain", "additive", "cego", "envido", "E E R", N, 4, {}),
    ("envido_chain", "additive", "cego", "envido", "E R R", Q, 8, {}),
    ("envido_chain", "additive", "cego", "envido", "E R R", N, 5, {}),
    ("envido_chain", "additive", "cego", "envido", "E E R R", Q, 10, {}),
    ("envido_chain", "additive", "cego", "envido", "E E R R", N, 7, {}),
    ("envido_chain", "additive", "cego", "envido", "E E R R F", N, 10, {}),
    ("envido_chain", "additive", "cego", "envido", "R E", Q, None, {}),
    ("envido_chain", "additive", "cego", "envido", "E E E", Q, None, {}),
    ("envido_chain", "last_row", "cego", "envido", "E E R", Q, 5, {}),
    ("envido_chain", "last_row", "cego", "envido", "E E R", N, 2, {}),
    ("envido_chain", "last_row", "cego", "envido", "E R R", Q, 6, {}),
    ("envido_chain", "last_row", "cego", "envido", "E R R", N, 3, {}),
    ("envido_chain", "table", "cego", "envido", "E E R", Q, None, {}),
    ("falta_as_raise", "1", "cego", "envido", "E E F", N, 1, {}),
    ("falta_as_raise", "opening_only", "cego", "envido", "E F", N, None, {}),
    ("falta_as_raise", "opening_only", "cego", "envido", "F", N, 1, {}),
]


@pytest.mark.parametrize(
    ("name", "switch", "value", "kind", "text", "answer", "points", "more"),
    [
        pytest.param(name, switch, value, kind, text, answer, points, more, id=f"{name}-{switch}={value}-{i}")
        for i, (switch, value, name, kind, text, answer, points, more) in enumerate(SWITCHED)
    ],
)
def test_prices_under_switches(name, switch, value, kind, text, answer, points, more):
    rules = ruleset(name, **{switch: value})
    if points is not None:
        assert points == paid(rules, kind, text, answer, **more).value
        return
    with pytest.raises(RuleError) as error:
        paid(rules, kind, text, answer, **more)
    assert error.value.code in {"illegal_call", "illegal_answer"}


def test_seven_over_envido_makes_nine_over_two_of_them():
    """Two Envidos and a Real are 9 where a Real over one is 7."""
    rules = ruleset("gauderio", allow_envido_envido=True, real_envido_value="7_over_envido")

    assert 9 == paid(rules, "envido", "E E R", Q).value
