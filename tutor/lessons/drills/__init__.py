"""Every kind of question there is, family by family. A kind shows a case and asks; the referee's ruling is its key."""

from tutor.lessons.drills import cards, counts, ties

DRILLS = (*cards.DRILLS, *ties.DRILLS, *counts.DRILLS)
"""All kinds, in the order of the skills."""

__all__ = ["DRILLS"]
