"""The model of a learner: what he masters, what is due, what he gets wrong, and what to ask him next.

All of it is worked out from the log of his answers (`tutor.lessons.answers`); nothing here reads a clock.
"""

from tutor.lessons.learner.knowledge import Knowledge, Known, Standing
from tutor.lessons.learner.mistakes import Mistake, mistakes
from tutor.lessons.learner.plan import QUESTIONS, SECONDS, Pick, choose

__all__ = ["QUESTIONS", "SECONDS", "Knowledge", "Known", "Mistake", "Pick", "Standing", "choose", "mistakes"]
