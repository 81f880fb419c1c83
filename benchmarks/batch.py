"""Random play in batches, two players, gaudério: actions a second with the dealing, or how many hands are the engine's.

python -m benchmarks.batch speed
python -m benchmarks.batch equal [hands]
"""

import json
import sys
import time

import numpy as np

from tutor.coach.batch import luck, play_many
from tutor.coach.batch_deals import deal_many
from tutor.coach.playing import asked
from tutor.engine import allowed, play, ruleset

HANDS = 50_000
SECONDS = 2.0
rules = ruleset("gauderio")


def speed():
    """Actions a second, the moves once learnt."""
    for seed in (1, 2):
        play_many(deal_many(rules, HANDS, seed=seed), seed)
    actions, seed = 0, 3
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        actions += int(play_many(deal_many(rules, HANDS, seed=seed), seed).acts.sum())
        seed += 1
    return actions / (time.process_time() - start)


def equal():
    """Hands of so many that end as the step-by-step engine ends them: the same points, winner and number of acts."""
    hands = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    deals = deal_many(rules, hands, seed=5)
    batch = play_many(deals, 5)
    wishes = [luck(5, np.arange(hands), act) for act in range(int(batch.acts.max()))]
    same = 0
    for hand in range(hands):
        state, act = deals.start(hand), 0
        while not state.over and act < len(wishes):
            choices = allowed(state, asked(state)[0])
            state = play(state, choices[int(wishes[act][hand] * len(choices))])
            act += 1
        winner = -1 if state.winner is None else state.winner
        found = (*batch.points[hand].tolist(), int(batch.winner[hand]), int(batch.acts[hand]))
        same += bool(state.over) and found == (*state.score, winner, act)
    return same


print(json.dumps({"speed": speed, "equal": equal}[sys.argv[1]]()))
