"""Rulings in words: Brazilian Portuguese and English, for the eye and for the ear alike.

>>> from tutor.engine import cards, count_envido, ruleset
>>> from tutor.narration import sentence
>>> sentence(count_envido(ruleset("gauderio"), cards("1c 7c 6p")))
'28 de envido: 20 do par de copas, mais 1 do ás e 7 do sete.'

Every reason code of the engine has its line in the Fluent catalogues beside this file; the engine has no prose.
Importing costs next to nothing: Fluent and the catalogues are read with the first sentence.
"""

from tutor.narration.catalogue import LANGUAGES, FallbackWarning, text
from tutor.narration.changes import changes
from tutor.narration.columns import Column, columns, side_by_side
from tutor.narration.errors import message
from tutor.narration.houses import SwitchTold, house_page, switches_page, told_switch, told_switches
from tutor.narration.names import answer_name, call_name, card_name, listed, rulebook_name, seat_name, team_name
from tutor.narration.notebook import html, register_formatters
from tutor.narration.rulings import Line, outline, reading_mark, sentence, steps, undetermined
from tutor.narration.verdicts import verdict

__all__ = [
    "LANGUAGES",
    "Column",
    "FallbackWarning",
    "Line",
    "SwitchTold",
    "answer_name",
    "call_name",
    "card_name",
    "changes",
    "columns",
    "house_page",
    "html",
    "listed",
    "message",
    "outline",
    "reading_mark",
    "register_formatters",
    "rulebook_name",
    "seat_name",
    "sentence",
    "side_by_side",
    "steps",
    "switches_page",
    "team_name",
    "text",
    "told_switch",
    "told_switches",
    "undetermined",
    "verdict",
]
