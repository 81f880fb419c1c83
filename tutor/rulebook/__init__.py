"""The three documents as data: every clause in our own words, every reading of what they leave open, every switch.

>>> from tutor.rulebook import clause, search
>>> clause("claudista/3.7.4").rules
'claudista'
>>> clause("claudista/3.7.4") in search("empate")
True

Nothing is read at import; the first question reads one compiled file.
"""

from tutor.rulebook.errors import UnknownIdError, nearest_ids
from tutor.rulebook.finder import matching, search, search_readings, suggest
from tutor.rulebook.lookup import (
    clause,
    clauses,
    option,
    options,
    reading,
    reading_kind,
    readings,
    readings_decided_by,
    topics,
)
from tutor.rulebook.records import LANGUAGES, RULEBOOKS, Case, Clause, Option, Position, Reading, rulebook_of
from tutor.rulebook.words import fold

__all__ = [
    "LANGUAGES",
    "RULEBOOKS",
    "Case",
    "Clause",
    "Option",
    "Position",
    "Reading",
    "UnknownIdError",
    "clause",
    "clauses",
    "fold",
    "matching",
    "nearest_ids",
    "option",
    "options",
    "reading",
    "reading_kind",
    "readings",
    "readings_decided_by",
    "rulebook_of",
    "search",
    "search_readings",
    "suggest",
    "topics",
]
