"""The exact solution: the betting as a linear program over sequences (Koller, Megiddo and von Stengel 1996).

Of all optimal strategies the one is taken that earns most against somebody who says anything: it is optimal still, and
answers sensibly what an optimal player would never say.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix, hstack, lil_matrix

from tools.envido.betting import MAO, End, Luck, Matrix, Node
from tools.envido.strategy import Strategy, paid, uniform

SLACK = 1e-9
"""So much of the value is given up for sensible answers."""


@dataclass(frozen=True)
class _Sequences:
    """The sequences of a player: number 0 is having said nothing; a node's block has a row a count, a column a word."""

    player: int
    nodes: tuple[tuple[Node, tuple[str, int] | None], ...]
    first: dict[str, int]
    size: int
    counts: int

    def number(self, step: tuple[str, int] | None, count: int) -> int:
        """Give the number of the sequence that ends with a word said at a node, with a count."""
        if step is None:
            return 0
        words = next(len(node.words) for node, _ in self.nodes if node.name == step[0])
        return self.first[step[0]] + count * words + step[1]


def _sequences(tree: Node, player: int, counts: int) -> _Sequences:
    nodes: list[tuple[Node, tuple[str, int] | None]] = []

    def visit(node: Node | End, last: tuple[str, int] | None) -> None:
        if isinstance(node, End):
            return
        if node.player == player:
            nodes.append((node, last))
        for i, child in enumerate(node.then):
            visit(child, (node.name, i) if node.player == player else last)

    visit(tree, None)
    first, size = {}, 1
    for node, _ in nodes:
        first[node.name] = size
        size += counts * len(node.words)
    return _Sequences(player, tuple(nodes), first, size, counts)


def _flow(seq: _Sequences) -> csr_matrix:
    """What is said at a moment adds up to what was said before it."""
    rows = lil_matrix((1 + seq.counts * len(seq.nodes), seq.size))
    rows[0, 0] = 1
    for n, (node, last) in enumerate(seq.nodes):
        for count in range(seq.counts):
            row = 1 + n * seq.counts + count
            rows[row, seq.number(last, count)] = -1
            start = seq.number((node.name, 0), count)
            rows[row, start : start + len(node.words)] = 1
    return csr_matrix(rows)


def _payoff(tree: Node, luck: Luck, ours: _Sequences, theirs: _Sequences) -> csr_matrix:
    """What a pair of sequences pays to ``ours``."""
    size = len(luck.counts)
    matrix = lil_matrix((ours.size, theirs.size))
    sign = 1.0 if ours.player == MAO else -1.0

    def visit(node: Node | End, steps: tuple[tuple[str, int] | None, tuple[str, int] | None]) -> None:
        if isinstance(node, End):
            values = paid(node, luck) * sign
            if ours.player != MAO:
                values = values.T
            for i in range(size):
                row = ours.number(steps[0], i)
                for j in range(size):
                    if values[i, j]:
                        matrix[row, theirs.number(steps[1], j)] += values[i, j]
            return
        for word, child in enumerate(node.then):
            step = (node.name, word)
            visit(child, (step, steps[1]) if node.player == ours.player else (steps[0], step))

    visit(tree, (None, None))
    return csr_matrix(matrix)


def _realised(seq: _Sequences, strategy: Strategy) -> Matrix:
    """How likely each sequence is under a strategy."""
    plan = np.zeros(seq.size)
    plan[0] = 1
    for node, last in seq.nodes:
        for count in range(seq.counts):
            start = seq.number((node.name, 0), count)
            plan[start : start + len(node.words)] = plan[seq.number(last, count)] * strategy[node.name][count]
    return plan


def solve(tree: Node, luck: Luck, player: int) -> tuple[float, dict[str, Matrix]]:
    """Give the value of the betting for a player and his optimal strategy, sensible where it does not matter."""
    counts = len(luck.counts)
    ours, theirs = _sequences(tree, player, counts), _sequences(tree, 1 - player, counts)
    flow, other_flow, payoff = _flow(ours), _flow(theirs), _payoff(tree, luck, ours, theirs)
    free = other_flow.shape[0]
    # maximise q[0], what the other is held to at the root, with flowᵀ q ≤ payoffᵀ x
    held = csr_matrix(hstack([-payoff.T, other_flow.T]))
    equal = csr_matrix(hstack([flow, csr_matrix((flow.shape[0], free))]))
    right = np.zeros(flow.shape[0])
    right[0] = 1
    bounds: list[tuple[float | None, float | None]] = [(0, None)] * ours.size + [(None, None)] * free
    cost = np.zeros(ours.size + free)
    cost[ours.size] = -1
    zero = np.zeros(theirs.size)
    options = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
    found = linprog(cost, A_ub=held, b_ub=zero, A_eq=equal, b_eq=right, bounds=bounds, method="highs", options=options)
    if not found.success:
        raise RuntimeError(found.message)
    value = float(found.x[ours.size])
    bounds[ours.size] = (value - SLACK, None)
    anything = payoff @ _realised(theirs, uniform(tree, luck))
    more = linprog(
        np.concatenate([-anything, np.zeros(free)]), A_ub=held, b_ub=zero, A_eq=equal, b_eq=right, bounds=bounds,
        method="highs", options=options,
    )  # fmt: skip
    plan = more.x if more.success else found.x
    return value, _behaviour(ours, np.maximum(plan[: ours.size], 0))


def _behaviour(seq: _Sequences, plan: Matrix) -> dict[str, Matrix]:
    said = {}
    for node, _ in seq.nodes:
        start = seq.first[node.name]
        block = plan[start : start + seq.counts * len(node.words)].reshape(seq.counts, len(node.words))
        total = block.sum(axis=1, keepdims=True)
        said[node.name] = np.where(total > 1e-12, block / np.where(total > 1e-12, total, 1), 1 / len(node.words))
    return said
