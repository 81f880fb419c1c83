"""Mestre on hands where there is one right act, and what others' acts tell him."""

import pytest

from tests.engine.running.scripts import begin, run
from tutor.coach.bots import BOTS
from tutor.coach.bots.reading import weight
from tutor.coach.bots.worlds import World
from tutor.engine import allowed, view_for

SEEDS = range(5)


def does(seat, script="runs", *, rules="gauderio", deal="", **given):
    state, _ = run(begin(rules, deal, **given), script)
    return {BOTS["mestre"](view_for(state, seat), allowed(state, seat), seed).words for seed in SEEDS}


LAST = "0 joga 3c; 1 joga 4o; 0 joga 4c; 1 joga 7e; 1 joga 12e"  # o mão took the first, the other the second
SURE = [
    # who, the acts before, rulebook, deal, score, what mestre does whatever the luck
    (0, LAST, "gauderio", "3c 4c 1p / 4o 7e 12e", (0, 0), {"truco"}),  # the last card wins for certain
    (1, "0 truco", "gauderio", "1e 1p 6e / 4p 5o 4c", (0, 0), {"nao_quero"}),
    (1, "0 truco", "gauderio", "4p 10c 6e / 1e 1p 3o", (0, 0), {"retruco", "envido"}),
    (
        1,
        "0 joga 4p",
        "gauderio",
        "4p 10c 6e / 1o 3o 5c",
        (0, 0),
        {"joga 5c", "truco", "envido"},
    ),  # the lowest that wins
    (0, "runs", "claudista", "5p 5c 4c / 7p Ae Qe / 5e 6p 7c / 6c Kp Je / 4o", (11, 3), {"aceita_mao_de_11"}),
    (0, "runs", "claudista", "6e 7e 4c / 7p Ae Qe / 4p 6p 7c / 6c Kp Je / 4o", (11, 3), {"recusa_mao_de_11"}),
    (0, "runs", "claudista", "", (11, 11), {"joga #1"}),
]


@pytest.mark.parametrize(("seat", "script", "rules", "deal", "score", "acts"), SURE)
def test_one_act_is_right(seat, script, rules, deal, score, acts):
    assert does(seat, script, rules=rules, deal=deal, score=score) <= acts


def how_likely(script, *, of, deal="4p 10c 6e / 1o 3o 5c", seat=0):
    """How well it agrees with what was done that the other was dealt these cards."""
    state, _ = run(begin("gauderio", deal), script)
    view, deck = view_for(state, seat), state.rules.deck
    laid = {play.card for trick in (*view.past, view.plays) for play in trick}
    dealt = deck.parse_many(of)
    world = World((view.cards, tuple(card for card in dealt if card not in laid)), (view.dealt, dealt))
    return weight(view, state.rules.order(None), world)


def test_who_calls_has_rather_good_cards():
    script = "0 joga 4p; 1 truco"

    assert how_likely(script, of="1e 1p 3o") > 5 * how_likely(script, of="4o 5o 6p")


def test_who_does_not_beat_a_card_has_rather_nothing_that_does():
    script = "0 joga 10c; 1 joga 5c"

    assert how_likely(script, of="5c 4o 4e") > 3 * how_likely(script, of="5c 12o 3e")
