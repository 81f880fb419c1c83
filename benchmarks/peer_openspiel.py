"""The peer: OpenSpiel's leduc poker of two players, C++ driven from Python: actions a second of random play.

What is counted are the players' actions, as with us: the cards it deals by chance nodes take their time, and count as
little as the cards that we deal. ``in_place`` lets it change its one state, the fastest it can do; ``kept`` asks it for
what our engine always gives, a new state from each action while the old one stays as it was.
"""

import json
import random
import sys
import time

import pyspiel

SECONDS = 2.0


def in_place(state, action):
    state.apply_action(action)
    return state


def kept(state, action):
    return state.child(action)


def main():
    game = pyspiel.load_game("leduc_poker")
    after = {"in_place": in_place, "kept": kept}[sys.argv[1]]
    luck = random.Random(1)
    actions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state = after(state, outcomes[int(luck.random() * len(outcomes))][0])
            else:
                choices = state.legal_actions()
                state = after(state, choices[int(luck.random() * len(choices))])
                actions += 1
    print(json.dumps(actions / (time.process_time() - start)))


main()
