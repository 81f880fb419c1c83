"""Every kind of question there is, family by family. A kind shows a case and asks; the referee's ruling is its key."""

from tutor.lessons.drills import (
    across,
    bets,
    cards,
    clauses,
    counts,
    draws,
    errors,
    facts,
    incidents,
    moments,
    orders,
    placing,
    tables,
    ties,
    whole,
)

_FAMILIES = (
    cards,
    ties,
    counts,
    bets,
    moments,
    tables,
    facts,
    incidents,
    across,
    clauses,
    whole,
    errors,
    orders,
    draws,
    placing,
)
DRILLS = tuple(drill for family in _FAMILIES for drill in family.DRILLS)
"""All kinds."""

__all__ = ["DRILLS"]
