"""CFR+ on the betting: regrets matched for all counts at once, the two players in turn, later rounds weighing more."""

from __future__ import annotations

import numpy as np

from tools.envido.betting import MAO, End, Luck, Matrix, Node
from tools.envido.strategy import paid, uniform


class Solver:
    """Iterates as OpenSpiel's CFRPlusSolver does, so that both can be compared step by step."""

    def __init__(self, tree: Node, luck: Luck) -> None:
        self.tree, self.luck = tree, luck
        self.now = uniform(tree, luck)
        self.regrets = {name: np.zeros_like(said) for name, said in self.now.items()}
        self.summed = {name: np.zeros_like(said) for name, said in self.now.items()}
        self.round = 0
        self._paid: dict[int, Matrix] = {}

    def iterate(self) -> None:
        """Let each player regret, and match his regrets."""
        self.round += 1
        ones = np.ones(len(self.luck.counts))
        for player in (0, 1):
            self._regret(self.tree, player, ones, ones)
            for node in self.tree.walk():
                if node.player == player:
                    self._match(node.name)

    def average(self) -> dict[str, Matrix]:
        """Give the strategy so far; where nothing was summed, any word."""
        found = {}
        for name, summed in self.summed.items():
            total = summed.sum(axis=1, keepdims=True)
            found[name] = np.where(total > 0, summed / np.where(total > 0, total, 1), 1 / summed.shape[1])
        return found

    def _regret(self, node: Node | End, player: int, own: Matrix, others: Matrix) -> Matrix:
        """Give the counterfactual values of the player's counts, and add up the regrets of his words."""
        if isinstance(node, End):
            matrix = self._matrix(node)
            return matrix @ others if player == MAO else -(others @ matrix)
        said = self.now[node.name]
        if node.player != player:
            below = [self._regret(child, player, own, others * said[:, i]) for i, child in enumerate(node.then)]
            return np.asarray(np.sum(below, axis=0))
        values = np.stack(
            [self._regret(child, player, own * said[:, i], others) for i, child in enumerate(node.then)], axis=1
        )
        value: Matrix = (said * values).sum(axis=1)
        self.regrets[node.name] += values - value[:, None]
        self.summed[node.name] += self.round * own[:, None] * said
        return value

    def _matrix(self, end: End) -> Matrix:
        """Keep what an end pays: it is the same in every round."""
        if id(end) not in self._paid:
            self._paid[id(end)] = paid(end, self.luck)
        return self._paid[id(end)]

    def _match(self, name: str) -> None:
        regrets = np.maximum(self.regrets[name], 0, out=self.regrets[name])
        total = regrets.sum(axis=1, keepdims=True)
        self.now[name] = np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / regrets.shape[1])
