"""Every kind of question there is, family by family. A kind shows a case and asks; the referee's ruling is its key."""

from tutor.lessons.drills import bets, cards, counts, facts, moments, tables, ties

DRILLS = tuple(drill for family in (cards, ties, counts, bets, moments, tables, facts) for drill in family.DRILLS)
"""All kinds."""

__all__ = ["DRILLS"]
