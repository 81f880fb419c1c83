"""Simulated learners, each with one wrong rule: how many are named by it within eight questions, in all and at worst.

    python -m benchmarks.learners [runs]

prints the shares in per cent as one JSON object; the weakest wrong rules go to the error output.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # run by path too, beside the simulation of the tests

from tests.lessons.simulated import cases, named_in

RUNS = 200
"""Runs a misconception; the tests make twenty."""

runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
shares = {f"{case.rules} {case.row}": named_in(case, runs) for case in cases()}
weakest = sorted(shares, key=shares.__getitem__)[:5]
print("weakest:", ", ".join(f"{name} {shares[name]:.1%}" for name in weakest), file=sys.stderr)
print(json.dumps({"all": 100 * sum(shares.values()) / len(shares), "worst": 100 * shares[weakest[0]]}))
