"""Random play to the end of hands, two players, gaudério, on the public engine: actions a second."""

import json
import random
import sys
import time

from tutor.engine import advance, allowed, explain, play, ruleset, start_hand

SECONDS = 2.0


def deals(rules, count, luck):
    for _ in range(count):
        dealt = luck.sample(rules.deck.cards, 6)
        yield tuple(dealt[:3]), tuple(dealt[3:])


def plain(rules, hands, luck):
    actions = 0
    for hand in hands:
        state = start_hand(rules, hand)
        while not state.over:
            bet = state.pending
            seat = state.turn if bet is None else 1 - bet.team
            choices = allowed(state, seat) or allowed(state, 1 - seat)
            state = play(state, choices[int(luck.random() * len(choices))])
            actions += 1
    return actions


def logged(rules, hands, luck):
    actions = 0
    for hand in hands:
        state = start_hand(rules, hand)
        log = []
        while not state.over:
            bet = state.pending
            seat = state.turn if bet is None else 1 - bet.team
            choices = allowed(state, seat) or allowed(state, 1 - seat)
            action = choices[int(luck.random() * len(choices))]
            before = state
            state, events = advance(state, action)
            log.append((before, action, events))  # all that `explain` needs to cite every event
            actions += 1
        assert explain(log[0][0], log[0][2][0]).code
    return actions


def main():
    rules = ruleset("gauderio")
    run = {"plain": plain, "logged": logged}[sys.argv[1]]
    luck = random.Random(1)
    hands = list(deals(rules, 20_000, luck))
    run(rules, hands[:500], luck)
    done = actions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        actions += run(rules, hands[done : done + 500], luck)
        done = (done + 500) % len(hands)
    print(json.dumps(actions / (time.process_time() - start)))


main()
