"""The solved betting on the envido: how likely each word is with each count (made by ``python -m tools.envido``)."""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from tutor.coach.bots.envido_node import node_name
from tutor.engine.records import Ruleset
from tutor.engine.variants import ruleset

__all__ = ["DIGITS", "FILES", "MOST_FALTA", "Tables", "fits", "tables_of"]

FILES = {"gauderio": "envido_gauderio.json.gz", "cego": "envido_cego.json.gz"}
MOST_FALTA = 24
"""A falta may pay so much: the longest match has so many points."""
DIGITS = 9
"""So many digits of a chance are kept."""


class Tables(NamedTuple):
    """The counts there are, the words of each moment, and by falta and moment a row of chances for each count."""

    counts: list[int]
    words: dict[str, list[str]]
    said: dict[str, dict[str, list[list[float]]]]

    def chances(self, falta: int, player: int, calls: tuple[str, ...], count: int) -> dict[str, float]:
        """Give how likely each word is: silence is ``-``.

        >>> tables_of("gauderio").chances(12, 1, ("falta_envido",), 33)
        {'quero': 1, 'nao_quero': 0}
        """
        node = node_name(player, calls)
        row = self.said[str(min(max(falta, 1), MOST_FALTA))][node][self.counts.index(count)]
        return dict(zip(self.words[node], row, strict=True))


@lru_cache(maxsize=len(FILES))
def tables_of(rules: str) -> Tables:
    """Read the tables of a rulebook."""
    packed = files("tutor.coach.bots").joinpath(FILES[rules]).read_bytes()
    return Tables(**json.loads(gzip.decompress(packed)))


@lru_cache(maxsize=64)
def fits(rules: Ruleset) -> bool:
    """Whether the betting of these rules is the one that was solved: no switch of the table changes its prices."""
    if FILES.get(rules.id) is None:
        return False
    usual = ruleset(rules.id)
    assert rules.count is not None
    assert usual.count is not None
    assert rules.falta is not None
    assert usual.falta is not None
    return (
        {calls: (row.quero, row.nao_quero) for calls, row in rules.ladders["envido"].rows.items()}
        == {calls: (row.quero, row.nao_quero) for calls, row in usual.ladders["envido"].rows.items()}
        and rules.count.tie.value == usual.count.tie.value
        and rules.falta.rule.value == usual.falta.rule.value
    )
