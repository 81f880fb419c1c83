"""Solve the betting on the envido for every falta there may be, and write the tables that mestre plays by."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np

from tools.envido.betting import MAO, PE, Matrix, betting, luck_of
from tools.envido.linear import solve
from tools.envido.strategy import exploitability
from tutor.coach.bots.envido_tables import DIGITS, FILES, MOST_FALTA
from tutor.engine import ruleset

FOLDER = Path(__file__).resolve().parents[2] / "tutor" / "coach" / "bots"
REACH = 1e-6
"""So many points at most may be gained against a strategy that is shipped."""


def main() -> None:
    """Write one file a rulebook."""
    for rules, name in FILES.items():
        said: dict[str, dict[str, list[list[float]]]] = {}
        luck, worst = luck_of(ruleset(rules)), 0.0
        tree = betting(ruleset(rules), 1)
        for falta in range(1, MOST_FALTA + 1):
            tree = betting(ruleset(rules), falta)
            strategy = {**solve(tree, luck, MAO)[1], **solve(tree, luck, PE)[1]}
            rounded = {node: _rounded(matrix) for node, matrix in strategy.items()}
            lost = exploitability(tree, luck, rounded)
            if lost > REACH:
                raise SystemExit(f"{rules}, falta of {falta}: {lost} points may be gained against it, at most {REACH}")
            worst = max(worst, lost)
            said[str(falta)] = {node: matrix.tolist() for node, matrix in rounded.items()}
            print(f"{rules}: falta {falta}: {lost:.2g}", flush=True)
        words = {node.name: node.words for node in tree.walk()}
        table = {"counts": luck.counts, "words": words, "said": said}
        text = json.dumps(table, separators=(",", ":")).replace(".0,", ",").replace(".0]", "]")
        (FOLDER / name).write_bytes(gzip.compress(text.encode(), mtime=0))
        print(f"{name}: at most {worst:.2g} points")


def _rounded(matrix: Matrix) -> Matrix:
    """Round what is said; each row still adds up to one, nearly."""
    rounded = np.round(matrix, DIGITS)
    rounded /= rounded.sum(axis=1, keepdims=True)
    return np.asarray(np.round(rounded, DIGITS))


if __name__ == "__main__":
    main()
