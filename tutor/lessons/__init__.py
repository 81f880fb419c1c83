"""The teacher: questions dealt from a seed, marked by the referee, explained by the same ruling.

>>> from tutor.lessons import ask
>>> question = ask("gauderio", "envido.count", seed=7)
>>> question == ask("gauderio", "envido.count", seed=7)
True
"""

from tutor.lessons.answers import Answer
from tutor.lessons.dealing import NoDrillError, ask
from tutor.lessons.questions import Question
from tutor.lessons.skills import Skill, skill, skills, skills_of, taught
from tutor.lessons.training import Training
from tutor.lessons.worked import WorkedExample

__all__ = [
    "Answer",
    "NoDrillError",
    "Question",
    "Skill",
    "Training",
    "WorkedExample",
    "ask",
    "skill",
    "skills",
    "skills_of",
    "taught",
]
