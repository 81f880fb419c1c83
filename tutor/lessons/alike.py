"""Words of the table that sound alike and are taken for each other: a mão, o mão and the rodada.

The documents themselves use one for the other in places (AMB-G18, AMB-C04), so a learner has to keep them apart.
"""

from __future__ import annotations

from typing import Final

__all__ = ["alike", "mixed_up"]

_CLAUSES: Final = {
    "mao": "gauderio/def/mao/1 gauderio/def/mao/2 cego/mao/1 claudista/def/mao/1 claudista/def/mao/2",
    "o-mao": "cego/mao/2 cego/mao/3 cego/mao/4",
    "rodada": "gauderio/def/rodada claudista/def/rodada",
}
"""A word of the glossary, and the clauses of the skill ``words`` that say what it is."""
_WORDS: Final = {id_: word for word, ids in _CLAUSES.items() for id_ in ids.split()}


def mixed_up(right: str, given: str) -> tuple[str, str] | None:
    """Give the word that is asked for and the one it was taken for; None where a clause speaks of no other of them.

    >>> mixed_up("cego/mao/1", "cego/mao/2")
    ('mao', 'o-mao')
    >>> mixed_up("gauderio/def/mao/1", "gauderio/def/mao/2"), mixed_up("gauderio/def/mao/1", "gauderio/def/falta")
    (None, None)
    """
    asked, taken = _WORDS.get(right), _WORDS.get(given)
    return None if asked is None or taken is None or asked == taken else (asked, taken)


def alike(id: str) -> frozenset[str]:  # noqa: A002  # of the clause
    """Give the clauses of the words that a clause's word is taken for.

    >>> sorted(alike("claudista/def/rodada"))
    ['claudista/def/mao/1', 'claudista/def/mao/2']
    """
    rules = id.partition("/")[0]
    return frozenset(other for other in _WORDS if other.startswith(f"{rules}/") and mixed_up(id, other))
