"""The teacher: questions dealt from a seed, marked by the referee, explained by the same ruling.

>>> from tutor.lessons import ask
>>> question = ask("gauderio", "envido.count", seed=7)
>>> question == ask("gauderio", "envido.count", seed=7)
True
"""

from tutor.lessons.answers import Answer
from tutor.lessons.exercises import EXERCISES, Exercise, Question, UnknownExerciseError, ask
from tutor.lessons.practice import Practice
from tutor.lessons.skills import Skill, skill, skills, skills_of, taught
from tutor.lessons.worked import WorkedExample

__all__ = [
    "EXERCISES",
    "Answer",
    "Exercise",
    "Practice",
    "Question",
    "Skill",
    "UnknownExerciseError",
    "WorkedExample",
    "ask",
    "skill",
    "skills",
    "skills_of",
    "taught",
]
