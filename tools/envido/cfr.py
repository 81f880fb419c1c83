"""CFR+ on the betting: regrets matched for all counts at once, the two players in turn, later rounds weighing more.

A row stands for a sequence, what a player has said so far, and a column for a count; row 0 is having said nothing. What
a player gets for each of his sequences is then a few products of small matrices.
"""

from __future__ import annotations

import numpy as np

from tools.envido.betting import MAO, End, Luck, Matrix, Node


class _Side:
    """One player: where his nodes stand among his sequences, what he says, regrets, and has said so far in all."""

    def __init__(self, tree: Node, player: int, counts: int) -> None:
        self.player = player
        self.nodes: list[tuple[Node, int, int]] = []
        """Each of his nodes, the row of its first word, and the row of what he said before."""
        self.rows = 1
        self._find(tree, 0)
        words = np.array([len(node.words) for node, _, _ in self.nodes])
        self.first = np.array([first for _, first, _ in self.nodes])
        self.node_of = np.repeat(np.arange(len(words)), words)
        self.even = np.repeat(np.repeat(1 / words, words)[:, None], counts, axis=1)
        self.steps = [
            (slice(first, first + many), slice(first - 1, first - 1 + many), last)
            for (_, first, last), many in zip(self.nodes, words.tolist(), strict=True)
        ]
        self.regrets = np.zeros((self.rows, counts))
        self.summed = np.zeros((self.rows, counts))
        self.plan = np.ones((self.rows, counts))
        self.match()

    def _find(self, node: Node | End, last: int) -> None:
        if isinstance(node, End):
            return
        first = self.rows
        if node.player == self.player:
            self.nodes.append((node, first, last))
            self.rows += len(node.words)
        for word, child in enumerate(node.then):
            self._find(child, first + word if node.player == self.player else last)

    def match(self) -> None:
        """Say each word as its regret has it, any where none is regretted; how likely each sequence is then."""
        regrets = np.maximum(self.regrets, 0, out=self.regrets)
        total = np.add.reduceat(regrets, self.first, axis=0)[self.node_of]
        self.said = np.divide(regrets[1:], total, out=self.even.copy(), where=total > 0)
        for rows, words, last in self.steps:
            np.multiply(self.said[words], self.plan[last], out=self.plan[rows])

    def regret(self, values: Matrix, number: int) -> None:
        """Add up the regrets of a round from what each sequence is paid at the ends, the last words first."""
        for rows, words, last in reversed(self.steps):
            below = values[rows]
            value = np.add.reduce(self.said[words] * below, axis=0)
            values[last] += value
            below -= value
        values[0] = 0
        self.regrets += values
        self.summed += number * self.plan


class Solver:
    """Goes the rounds that OpenSpiel's CFRPlusSolver does, so that both can be compared step by step."""

    def __init__(self, tree: Node, luck: Luck) -> None:
        self.sides = tuple(_Side(tree, player, len(luck.counts)) for player in (0, 1))
        self.round = 0
        self._shown, self._left = np.zeros((2, self.sides[0].rows, self.sides[1].rows))
        self._paid(tree, (0, 0))
        self._contest, self._joint = luck.joint * luck.sign, luck.joint

    def _paid(self, node: Node | End, said: tuple[int, int]) -> None:
        """Note what each end pays o mão, beside the sequences that lead there."""
        if isinstance(node, End):
            (self._shown if node.shown else self._left)[said] += node.points
            return
        first = next(row for other, row, _ in self.sides[node.player].nodes if other is node)
        for word, child in enumerate(node.then):
            row = first + word
            self._paid(child, (row, said[1]) if node.player == MAO else (said[0], row))

    def iterate(self) -> None:
        """Let each player regret, and match his regrets."""
        self.round += 1
        mao, pe = self.sides
        mao.regret(self._shown @ (pe.plan @ self._contest.T) + self._left @ (pe.plan @ self._joint.T), self.round)
        mao.match()
        pe.regret(-(self._shown.T @ (mao.plan @ self._contest) + self._left.T @ (mao.plan @ self._joint)), self.round)
        pe.match()

    def average(self) -> dict[str, Matrix]:
        """Give the strategy so far; where nothing was summed, any word."""
        found = {}
        for side in self.sides:
            for node, first, _ in side.nodes:
                summed = side.summed[first : first + len(node.words)].T
                total = summed.sum(axis=1, keepdims=True)
                found[node.name] = np.where(total > 0, summed / np.where(total > 0, total, 1), 1 / summed.shape[1])
        return found
