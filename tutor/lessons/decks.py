"""Which deck a rulebook is drawn with: its own, or the one the reader likes where the document leaves that open."""

from __future__ import annotations

from tutor.engine import ruleset
from tutor.rulebook import reading

__all__ = ["deck_of"]

_PICTURES = "AMB-C41"
"""A preferred deck is not a required one: French pictures are a choice of who plays; names stay Spanish."""


def deck_of(rules: str) -> str:
    """Give "spanish" or "french", or "either" where the pictures are left to who plays.

    >>> deck_of("gauderio"), deck_of("cego"), deck_of("claudista")
    ('spanish', 'either', 'french')
    """
    left_open = reading(_PICTURES)
    return "either" if rules in left_open.rules and left_open.default == "spanish_names" else ruleset(rules).deck.id
