"""Batches of hands against the step-by-step engine: the same deals, the same choices (100,000 in `make bench`)."""

from __future__ import annotations

import numpy as np
import pytest

from tutor.coach.batch import luck, play_many
from tutor.coach.batch_deals import deal_many
from tutor.coach.playing import asked
from tutor.engine import allowed, play, ruleset


def played(deals, hand, seed):
    """One hand by the engine alone: the points, whose it was, how many acts."""
    state, act = deals.start(hand), 0
    while not state.over:
        choices = allowed(state, asked(state)[0])
        state = play(state, choices[int(luck(seed, np.array([hand]), act)[0] * len(choices))])
        act += 1
    return (*state.score, -1 if state.winner is None else state.winner, act)


@pytest.mark.parametrize(("name", "players", "hands", "switches"), [
    ("gauderio", 2, 3000, {}),
    ("gauderio", 4, 800, {}),
    ("cego", 2, 800, {}),
    ("cego", 4, 400, {}),
    ("cego", 6, 400, {}),
    ("claudista", 4, 800, {}),
    ("gauderio", 4, 400, {"flor_mandatory": "optional", "envido_tie": "nobody", "flor_accept": "3"}),
    ("gauderio", 2, 600, {"end_check": "immediate", "envido_after_truco": "until_card", "allow_envido_envido": "yes"}),
    ("cego", 4, 400, {"flor_mandatory": "must_sing", "hidden_cards": "never", "answer_by": "unanimous"}),
    ("claudista", 4, 600, {"after_tie_force": "everyone"}),
])  # fmt: skip
def test_a_batch_is_what_the_engine_plays(name, players, hands, switches):
    rules = ruleset(name, **switches)
    for seed in (1, 2):  # the second walks through moves that the first has learnt
        deals = deal_many(rules, hands, players=players, seed=seed)
        batch = play_many(deals, seed)
        found = [(*points, winner, acts) for points, winner, acts in
                 zip(batch.points.tolist(), batch.winner.tolist(), batch.acts.tolist(), strict=True)]  # fmt: skip

        assert found == [played(deals, hand, seed) for hand in range(hands)]


def test_a_deal_is_a_shuffle():
    """Every card once a hand, and each as often as any other: 30,000 deals of 13 cards, within five deviations."""
    deals = deal_many(ruleset("claudista"), 30_000, players=4, seed=3)
    dealt = np.concatenate([deals.cards.reshape(30_000, 12), deals.viras[:, None]], axis=1)
    often = np.bincount(dealt.reshape(-1), minlength=40)

    assert all(len(set(hand)) == 13 for hand in dealt[:500].tolist())
    assert abs(often - 30_000 * 13 / 40).max() < 5 * (30_000 * 13 / 40 * 27 / 40) ** 0.5


def test_luck_is_even_and_the_same_whoever_is_beside():
    drawn = np.concatenate([luck(9, np.arange(50_000), act) for act in range(4)])

    assert 0 <= drawn.min() < drawn.max() < 1
    assert abs(np.bincount((drawn * 10).astype(int)) - 20_000).max() < 5 * (20_000 * 0.9) ** 0.5
    assert luck(9, np.array([77]), 3)[0] == drawn[150_000 + 77]
