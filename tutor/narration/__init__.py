"""Rulings in words: Brazilian Portuguese and English, for the eye and for the ear alike.

>>> from tutor.engine import cards, count_envido, ruleset
>>> from tutor.narration import sentence
>>> sentence(count_envido(ruleset("gauderio"), cards("1c 7c 6p")))
'28 de envido: 20 do par de copas, mais 1 do ás e 7 do sete.'

Every reason code of the engine has its line in the Fluent catalogues beside this file; the engine has no prose.
Importing costs next to nothing: Fluent and the catalogues are read with the first sentence.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tutor.narration.catalogue import LANGUAGES, FallbackWarning, text
from tutor.narration.errors import message
from tutor.narration.names import answer_name, call_name, card_name, listed, rulebook_name, seat_name, team_name
from tutor.narration.notebook import html, register_formatters
from tutor.narration.rulings import Line, outline, reading_mark, sentence, steps, undetermined

if TYPE_CHECKING:
    from tutor.narration.beside import Column, columns, side_by_side
    from tutor.narration.changed import changes
    from tutor.narration.houses import SwitchTold, house_page, switches_page, told_switch, told_switches
    from tutor.narration.rested import RestedTold, alternatives
    from tutor.narration.verdicts import verdict

__all__ = [
    "LANGUAGES",
    "Column",
    "FallbackWarning",
    "Line",
    "RestedTold",
    "SwitchTold",
    "alternatives",
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

_ON_FIRST_USE = {
    "Column": "beside",
    "columns": "beside",
    "side_by_side": "beside",
    "changes": "changed",
    "SwitchTold": "houses",
    "house_page": "houses",
    "switches_page": "houses",
    "told_switch": "houses",
    "told_switches": "houses",
    "RestedTold": "rested",
    "alternatives": "rested",
    "verdict": "verdicts",
}
"""What tells more than a ruling: read when first asked for, as a lesson or `ask` may never do."""


def __getattr__(name: str) -> Any:  # noqa: ANN401  # a function or a record of this room
    if name not in _ON_FIRST_USE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_ON_FIRST_USE[name]}"), name)
    globals()[name] = found
    return found
