"""The peer: pytruco 0.1.3. Random play in actions a second, or its bare envido count in microseconds."""

import json
import random
import sys
import time

from pytruco.pdt.chi import random_action
from pytruco.pdt.partida import Partida

SECONDS = 2.0


def play():
    random.seed(1)
    actions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        match = Partida(20, ["Alice"], ["Bob"], verbose=False)
        while not match.terminada() and time.process_time() - start < SECONDS:
            random_action(match, allow_mazo=True).hacer(match)
            actions += 1
    return actions / (time.process_time() - start)


def count():
    match = Partida(20, ["Alice"], ["Bob"], verbose=False)
    hand, sample = match.ronda.manojos[0], match.ronda.muestra
    times = 20_000
    start = time.process_time()
    for _ in range(times):
        hand.calcular_envido(sample)
    return (time.process_time() - start) / times * 1e6


print(json.dumps({"play": play, "count": count}[sys.argv[1]]()))
