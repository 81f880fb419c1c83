"""The peer: OpenSpiel's leduc poker of two players, C++ driven from Python: actions a second of random play.

What is counted are the players' actions, as with us: the cards it deals by chance nodes take their time, and count as
little as the cards that we deal.
"""

import json
import random
import time

import pyspiel

SECONDS = 2.0


def main():
    game = pyspiel.load_game("leduc_poker")
    luck = random.Random(1)
    actions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
            else:
                choices = state.legal_actions()
                state.apply_action(choices[int(luck.random() * len(choices))])
                actions += 1
    print(json.dumps(actions / (time.process_time() - start)))


main()
