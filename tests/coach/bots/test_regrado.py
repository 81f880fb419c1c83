"""Regrado's rules, each on a hand where it decides."""

import pytest

from tests.engine.running.scripts import begin, run
from tutor.coach.bots import BOTS
from tutor.engine import allowed, view_for

FOUR = "3c 2c 4c / 5p Ae Qe / 3p 2p 4p / 5c 7p Je / 4o"  # the vira 4o makes the fives manilhas


def does(seat, script="runs", *, rules="gauderio", deal="", **given):
    state, _ = run(begin(rules, deal, **given), script)
    return BOTS["regrado"](view_for(state, seat), allowed(state, seat), 0).words


SAYS = [
    # who, the acts before, rulebook, deal, what regrado does
    (1, "0 joga 4p", "gauderio", "4p 10c 6e / 1o 3o 5c", "joga 5c"),  # the lowest that wins
    (1, "0 joga 12p", "gauderio", "12p 10c 6e / 1o 3o 5c", "joga 1o"),
    (1, "0 joga 1e", "gauderio", "1e 10c 6e / 3o 5c 4p", "esconde 4p"),  # nothing wins: the worst, face down
    (2, "0 joga 5c; 1 joga Qe", "claudista", "5c 2c 4c / 7p Ae Qe / 3p 2p Ap / 6c Kp Je / 4o", "joga Ap"),
    (3, "0 joga 3c; 1 joga 5p; 2 joga 4p", "claudista", FOUR, "joga 7p"),  # the partner has it
    (0, "runs", "gauderio", "3o 2o 4p / 2e 10o 5e", "envido"),
    (0, "runs", "gauderio", "7o 6o 4p / 2e 10o 5e", "falta_envido"),
    (1, "0 envido", "gauderio", "7c 6c 4p / 7o 6o 5e", "falta_envido"),
    (1, "0 envido", "gauderio", "7c 6c 4e / 3o 4p 2c", "nao_quero"),
    (0, "runs", "gauderio", "7o 6o 5o / 2e 10o 5e", "flor"),
    (1, "0 truco", "gauderio", "4p 10c 6e / 1e 1p 5c", "retruco"),
    (1, "0 truco", "gauderio", "1e 1p 6e / 4p 5o 5c", "nao_quero"),
    (0, "runs", "claudista", "5p 5c 4c / 7p Ae Qe / 3p 2p 4p / 6c Kp Je / 4o", "truco"),
]


@pytest.mark.parametrize(("seat", "script", "rules", "deal", "act"), SAYS)
def test_a_rule_decides(seat, script, rules, deal, act):
    assert act == does(seat, script, rules=rules, deal=deal)


@pytest.mark.parametrize(
    ("deal", "act"),
    [
        ("5p 5c 4c / 7p Ae Qe / 4p 6p 7c / 6c Kp Je / 4o", "aceita_mao_de_11"),
        ("6e 7e 4c / 7p Ae Qe / 4p 6p 7c / 6c Kp Je / 4o", "recusa_mao_de_11"),
        ("6e 7e 4c / 7p Ae Qe / 5p 5c 7c / 6c Kp Je / 4o", "aceita_mao_de_11"),  # the partner's cards count
    ],
)
def test_a_hand_of_eleven_is_played_with_good_cards_of_the_pair(deal, act):
    assert act == does(0, rules="claudista", deal=deal, score=(11, 3))


@pytest.mark.parametrize(("last", "act"), [("1p", "truco"), ("10p", "esconde 10p")])
def test_in_the_last_trick_the_card_that_lies_there_decides(last, act):
    script = "0 joga 3c; 1 joga 4o; 0 joga 4c; 1 joga 7e; 1 joga 12e"

    assert act == does(0, script, deal=f"3c 4c {last} / 4o 7e 12e")
