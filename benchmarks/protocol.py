"""The judge protocol through a real process: counts, comparisons, tricks, hands and prices a second, JSON both ways."""

import json
import random
import resource
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

COMMAND = [str(Path(sysconfig.get_path("scripts")) / "truco-tutor"), "ask"]
RANKS = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
DECK = [rank + suit for rank in RANKS for suit in "epoc"]


def query(number, luck, text):
    rules = luck.choice(("gauderio", "cego"))
    dealt = luck.sample(DECK, 4)
    kinds = (
        {"ask": "envido", "cards": dealt[:3]},
        {"ask": "compare", "a": dealt[0], "b": dealt[1]},
        {"ask": "trick", "eldest": 0, "plays": [{"seat": seat, "card": card} for seat, card in enumerate(dealt)]},
        {"ask": "hand", "eldest": 1, "tricks": [luck.choice((0, 1, None)) for _ in range(3)]},
        {"ask": "bet", "kind": "envido", "calls": ["envido", "real_envido"], "answer": "nao_quero"},
    )
    return json.dumps({"rules": rules, "text": text, **kinds[number % len(kinds)]}) + "\n"


def children_cpu():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def ask(count, *, text):
    luck = random.Random(1)
    lines = "".join(query(number, luck, text) for number in range(count))
    start = children_cpu()
    answers = subprocess.run(COMMAND, input=lines, capture_output=True, text=True, check=True).stdout
    assert answers.count("\n") == count
    return children_cpu() - start


def rate(count, *, text):
    """Leave the start of the process out: the rate is that of the extra lines."""
    return count / (ask(count + 1, text=text) - ask(1, text=text))


def single(times):
    start = time.perf_counter()
    for _ in range(times):
        ask(1, text=False)
    return times / (time.perf_counter() - start)


measures = {
    "plain": lambda: rate(50_000, text=False),
    "text": lambda: rate(15_000, text=True),
    "single": lambda: single(5),
}
print(json.dumps(measures[sys.argv[1]]()))
