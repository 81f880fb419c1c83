"""The teacher: questions dealt from a seed, marked by the referee, explained by the same ruling.

>>> from tutor.lessons import ask
>>> question = ask("gauderio", "envido.count", seed=7)
>>> question == ask("gauderio", "envido.count", seed=7)
True
"""

from tutor.lessons.exercises import EXERCISES, Exercise, Question, UnknownExerciseError, ask
from tutor.lessons.practice import Practice
from tutor.lessons.worked import WorkedExample

__all__ = ["EXERCISES", "Exercise", "Practice", "Question", "UnknownExerciseError", "WorkedExample", "ask"]
