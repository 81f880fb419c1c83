"""Bots play hands and matches of every rulebook and size: the laws of the table hold, and the right seat is asked."""

import random

import pytest

from tests.coach.tables import ENDS, SIZES, TABLES, some_switches
from tests.engine.running import laws
from tests.engine.running.scripts import begin, run
from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import asked, next_act, play_match, play_on
from tutor.engine import advance, allowed, play, ruleset, start_match

NOVATO = BOTS["novato"]


@pytest.mark.parametrize("switched", [False, True])
@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_the_laws_hold_in_every_hand(rules, players, switched):
    for seed in range(12):
        luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
        book = ruleset(rules, **(some_switches(luck, rules) if switched else {}))
        score = luck.choice(ENDS[rules])
        start = state = deal(book, seed, players=players, eldest=luck.randrange(players), score=score)
        log = []
        laws.check_state(state, start, log)
        while (act := next_act(state, [NOVATO] * players, seed)) is not None:
            state, events = advance(state, act)
            log += events
            laws.check_state(state, start, log)
        assert state.over


@pytest.mark.parametrize(("rules", "players", "target"), TABLES)
def test_a_match_is_played_to_its_end(rules, players, target):
    for seed in range(10):
        end = play_match(start_match(ruleset(rules), players, target=target), [NOVATO] * players, seed)

        assert end.score[end.winner] >= target
        assert end.hands % players == end.eldest


def test_the_same_seed_plays_the_same_hand_and_cutting_it_changes_nothing():
    hand = deal(ruleset("cego"), 5, players=4)
    end, acts = play_on(hand, [NOVATO] * 4, seed=3)
    later = play(hand, acts[0])

    assert (end, acts) == play_on(hand, [NOVATO] * 4, seed=3)
    assert (end, acts[1:]) == play_on(later, [NOVATO] * 4, seed=3)
    assert any(acts != play_on(hand, [NOVATO] * 4, seed=seed)[1] for seed in range(4, 9))


def test_a_person_is_waited_for():
    hand = deal(ruleset("gauderio"), 2, players=4, eldest=2)
    seen = 0
    for seed in range(30):
        state, _ = play_on(hand, [NOVATO, None, NOVATO, NOVATO], seed)
        if not state.over:
            seen += 1
            assert 1 in asked(state)
            assert allowed(state, 1)
    assert seen


ASKED = [
    # rulebook, the acts before, score, o mão, who is asked
    ("gauderio", "runs", (0, 0), 0, (0,)),
    ("gauderio", "0 truco", (0, 0), 0, (1,)),
    ("gauderio", "0 truco; 1 envido", (0, 0), 0, (0,)),
    ("gauderio", "0 joga 1p", (0, 0), 0, (1,)),
    ("claudista", "0 truco", (0, 0), 0, (1, 3)),
    ("claudista", "0 truco; 1 nao_quero", (0, 0), 0, (3,)),
    ("claudista", "runs", (11, 4), 0, (0, 2)),
    ("claudista", "2 aceita_mao_de_11", (11, 4), 0, (0,)),
    ("claudista", "runs", (11, 11), 3, (3,)),
]


@pytest.mark.parametrize(("rules", "script", "score", "eldest", "seats"), ASKED)
def test_who_is_asked(rules, script, score, eldest, seats):
    state, _ = run(begin(rules, score=score, eldest=eldest), script)

    assert seats == asked(state)


def test_an_accepted_envido_waits_for_who_has_a_flor_to_sing():
    """
    AMB-G42: the seat on turn may do nothing until the flor is sung.
    """
    four = "1c 7c 6p / 3p 4e 6e / 12o 10c 5e / 7o 6o 5o"
    state, _ = run(begin("gauderio", four), "0 joga 1c; 1 joga 3p; 2 envido; 1 quero")

    assert 2 == state.turn
    assert (3,) == asked(state)
