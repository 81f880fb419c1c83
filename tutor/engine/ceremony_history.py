"""What a match remembers of the ceremonies before: who cut wrong, who peeked, who lost the deal, the drips paid."""

from __future__ import annotations

from typing import NamedTuple


class History(NamedTuple):
    """Seats by what they did in this match, once for each time: the second is a repetition (claudista/2.5, 2.9, 2.14).

    ``drips`` counts the drips that were paid: the same one pays once a match (claudista/7.6, AMB-K70).
    """

    cut_errors: tuple[int, ...] = ()
    cut_peeks: tuple[int, ...] = ()
    deal_peeks: tuple[int, ...] = ()
    lost_deals: tuple[int, ...] = ()
    drips: int = 0


NO_HISTORY = History()
"""That of a match that begins."""
