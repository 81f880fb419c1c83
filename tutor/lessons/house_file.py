"""The file of a table's rules, for a page: written from what the browser has kept, read into what it will keep."""

from __future__ import annotations

import json
from typing import Any

from tutor.engine import RuleError
from tutor.engine.house import House, dump_house, parse_house
from tutor.lessons.house_link import house_from
from tutor.narration import message
from tutor.rulebook import RULEBOOKS

__all__ = ["house_file", "opened_house", "read_house"]


def house_file(said: str, lang: str) -> dict[str, Any]:
    """Write the file: ``said`` is ``{"rules": "cego", "house": {"all_tied": "nobody"}}`` as JSON.

    >>> house_file('{"rules": "cego", "house": {"all_tied": "nobody"}}', "en")["name"]
    'truco-cego.toml'
    """
    asked = read_house(said)
    if asked is None:  # nothing that a page of ours sends
        return _wrong(RuleError("bad_rules", {"rules": "", "known": RULEBOOKS, "nearest": ()}), lang)
    rules, kept = asked
    house, wrong = house_from(rules, kept)
    if wrong:
        return _wrong(wrong[0], lang)
    return {"act": "house_file", "name": f"truco-{rules}.toml", "text": dump_house(house)}


def read_house(said: str) -> tuple[str, dict[str, Any]] | None:
    """Read what a page says of a table, ``{"rules": …, "house": {…}}`` as JSON; None where it is no such thing."""
    try:
        match json.loads(said):
            case {"rules": str(rules), "house": dict(kept)} if rules in RULEBOOKS:
                return rules, kept
    except (ValueError, RecursionError):
        pass
    return None


def opened_house(text: str, lang: str) -> dict[str, Any]:
    r"""Read a file; what is wrong in it is told with its line and the nearest right name.

    >>> opened_house('truco_tutor_house = 1\nrules = "cego"\n[options]\nall_tied = "nobody"', "en")["house"]
    {'all_tied': 'nobody'}
    """
    try:
        house = parse_house(text)
    except RuleError as error:
        return _wrong(error, lang)
    return {"act": "house_opened", "rules": house.rules, "house": _kept(house)}


def _kept(house: House) -> dict[str, Any]:
    more: dict[str, Any] = {"name": house.name, "target": house.target}
    return {**{key: value for key, value in more.items() if value}, **house.options}


def _wrong(error: RuleError, lang: str) -> dict[str, Any]:
    return {"act": "house_wrong", "text": message(error, lang)}
