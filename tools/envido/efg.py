"""The betting as an extensive-form game in Gambit's format, which OpenSpiel reads: the same tree for another solver."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from tools.envido.betting import End, Luck, Node


def information_set(node: Node, points: int) -> str:
    """Name what a player knows at a moment: the calls, and his own count."""
    return f"{node.name}:{points}"


def written(tree: Node, luck: Luck) -> str:
    """Write the game: luck deals the two counts, then each word is a node."""
    outcomes, sets = count(1), dict[str, int]()
    for node in tree.walk():
        for points in luck.counts:
            known = information_set(node, points)
            sets[known] = 1 + sum(other[0] == known[0] for other in sets)
    pairs = [(i, j) for i in range(len(luck.counts)) for j in range(len(luck.counts)) if luck.joint[i, j]]
    dealt = " ".join(f'"{luck.counts[i]} {luck.counts[j]}" {float(luck.joint[i, j])!r}' for i, j in pairs)

    def lines(node: Node | End, i: int, j: int) -> Iterator[str]:
        if isinstance(node, End):
            won = float(node.points * (luck.sign[i, j] if node.shown else 1))
            yield f't "" {next(outcomes)} "" {{ {won} {-won} }}'
            return
        known = information_set(node, luck.counts[(i, j)[node.player]])
        words = " ".join(f'"{word}"' for word in node.words)
        yield f'p "" {node.player + 1} {sets[known]} "{known}" {{ {words} }} 0'
        for child in node.then:
            yield from lines(child, i, j)

    body = [line for i, j in pairs for line in lines(tree, i, j)]
    return "\n".join(['EFG 2 R "envido" { "mao" "pe" }', f'c "" 1 "luck" {{ {dealt} }} 0', *body, ""])
