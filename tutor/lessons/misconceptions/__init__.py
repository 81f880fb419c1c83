"""The wrong rules that people play by, as rules that run: an error is named by the rule that makes it.

Each row answers every question of its subject; the right answer is always a ruling of the referee.

>>> from tutor.engine import cards, ruleset
>>> gauderio, hand = ruleset("gauderio"), Held(cards("1c 7c 6p"))
>>> right(gauderio, "envido", hand).value
28
>>> [row.id for row in candidates(gauderio, "envido", hand, 34)]
['EN-04']
"""

from tutor.lessons.misconceptions.inputs import Held
from tutor.lessons.misconceptions.library import (
    UnknownMisconceptionError,
    candidates,
    catalogue,
    misconception,
    parse_input,
    right,
    right_steps,
    subject,
)
from tutor.lessons.misconceptions.notation import Input, UnreadableInputError
from tutor.lessons.misconceptions.records import Answer, Misconception, Part
from tutor.lessons.misconceptions.subjects import SUBJECTS, Subject
from tutor.lessons.misconceptions.told import (
    answer_words,
    beside,
    diagnosis,
    feedback,
    never_asked,
    part_lines,
    wrong_rule,
)

__all__ = [
    "SUBJECTS",
    "Answer",
    "Held",
    "Input",
    "Misconception",
    "Part",
    "Subject",
    "UnknownMisconceptionError",
    "UnreadableInputError",
    "answer_words",
    "beside",
    "candidates",
    "catalogue",
    "diagnosis",
    "feedback",
    "misconception",
    "never_asked",
    "parse_input",
    "part_lines",
    "right",
    "right_steps",
    "subject",
    "wrong_rule",
]
