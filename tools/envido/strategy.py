"""Strategies of the betting, what they come to, and the best response to one: how much it can be exploited."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tools.envido.betting import MAO, End, Luck, Matrix, Node

Strategy = Mapping[str, Matrix]
"""For each moment, by count (rows) and word (columns), how likely a word is said."""


def uniform(tree: Node, luck: Luck) -> dict[str, Matrix]:
    """Say any word as likely as any other."""
    return {node.name: np.full((len(luck.counts), len(node.words)), 1 / len(node.words)) for node in tree.walk()}


def paid(end: End, luck: Luck) -> Matrix:
    """Give what o mão is paid at an end, by both counts, times how likely they are."""
    return luck.joint * end.points * (luck.sign if end.shown else 1.0)


def best_response(tree: Node, luck: Luck, strategy: Strategy, player: int) -> float:
    """Give what a player gets who answers a strategy as well as can be, whatever he then does."""
    others = np.ones(len(luck.counts))
    sign = 1.0 if player == MAO else -1.0

    def by_own_count(node: Node | End, reach: Matrix) -> Matrix:
        if isinstance(node, End):
            matrix = paid(node, luck) * sign
            return np.asarray(matrix @ reach if player == MAO else reach @ matrix)
        if node.player == player:
            return np.asarray(np.max([by_own_count(child, reach) for child in node.then], axis=0))
        said = strategy[node.name]
        return np.asarray(
            np.sum([by_own_count(child, reach * said[:, i]) for i, child in enumerate(node.then)], axis=0)
        )

    return float(by_own_count(tree, others).sum())


def exploitability(tree: Node, luck: Luck, strategy: Strategy) -> float:
    """Give the mean of what the two players could gain against it: 0 is an equilibrium."""
    return (best_response(tree, luck, strategy, 0) + best_response(tree, luck, strategy, 1)) / 2
