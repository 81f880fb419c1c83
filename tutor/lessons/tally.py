"""What the score sheet is given once: its words, the tables of prices by the book; and on request that of a table."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tutor.engine.house import House
from tutor.lessons.house_file import read_house
from tutor.lessons.house_link import house_from
from tutor.lessons.tally_prices import price_table
from tutor.narration import LANGUAGES, message, text
from tutor.rulebook import RULEBOOKS

__all__ = ["asked_table", "json_text", "tally_shelf"]

WORDS = (
    "begin", "begin-lead", "book", "total", "house", "house-none", "house-here", "house-see", "side", "us", "us-of",
    "us-by", "them", "them-of", "them-by", "eldest-first", "house-wait", "house-lost", "book-only", "not-kept",
    "score", "goes-to", "hand-number", "eldest", "kinds", "how-won", "how-refused", "how-refused-first",
    "how-left-first", "how-taken", "how-alone", "how-eleven-refused", "how-nobody", "how-foul", "how-paid", "calls",
    "who-won", "who-refused", "who-flor-refused", "who-refused-first", "who-left-first", "who-taken", "who-alone",
    "who-eleven-refused", "who-nobody", "who-foul", "who-paid", "flores-one", "flores-many", "give", "give-nobody",
    "win", "undo", "redo", "new", "new-sure", "new-yes", "new-no", "again", "marked", "marked-nobody", "undone",
    "redone", "history", "history-none", "hand-open", "over", "over-lead", "clause", "alone-note", "cut",
)  # fmt: skip
"""The words of the page; their messages are ``tally-…``."""
_PLACES = ("n", "a", "b", "name", "points", "total", "text")


@cache
def tally_shelf() -> dict[str, Any]:
    """Give all that a sheet needs to be kept without Python: words in every language, prices of every rulebook.

    >>> sorted(tally_shelf()["tables"]), tally_shelf()["langs"]
    (['cego', 'claudista', 'gauderio'], ['pt-BR', 'en'])
    """
    filled = {place: f"{{{place}}}" for place in _PLACES}
    words = {lang: {name: text(f"tally-{name}", lang, **filled) for name in WORDS} for lang in LANGUAGES}
    tables = {rules: price_table(House(rules=rules)) for rules in RULEBOOKS}
    return {"langs": list(LANGUAGES), "words": words, "tables": tables}


def json_text(value: object) -> str:
    """Write JSON as small as it goes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def asked_table(said: str, lang: str) -> dict[str, Any]:
    """Give the prices of a table with its own rules, as JSON: ``said`` is ``{"rules": "cego", "house": {…}}``.

    >>> asked_table('{"rules": "cego", "house": {"all_tied": "nobody"}}', "en")["table"][-29:]
    '"all_tied:nobody","usual":18}'
    """
    asked = read_house(said)
    if asked is None:
        return {"act": "tally_wrong", "text": text("tally-broken", lang)}
    house, wrong = house_from(*asked)
    if wrong:
        return {"act": "tally_wrong", "text": message(wrong[0], lang)}
    switches = House(rules=house.rules, options=house.options)
    return {"act": "tally_table", "table": json_text(price_table(switches))}
