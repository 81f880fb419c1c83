"""Truco Tutor: lessons in gaúcho truco, judged by the clauses of the rule books.

>>> import tutor
>>> tutor.__version__.count(".")
2
"""

from importlib.metadata import version

__all__ = ["__version__"]

__version__ = version("truco-tutor")
