"""The rulebook a query is asked under: by name or by house rules, with its switches, strict or not; built once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from tutor.engine import RuleError, Ruleset
from tutor.engine.variants import VARIANTS, with_switches
from tutor.protocol.fields import a_flag, a_word, wrong_type
from tutor.protocol.shown import Json

if TYPE_CHECKING:
    from tutor.engine.house import House

KEPT = 512
"""So many rulebooks with their switches are kept: a table of regressions has a few, a stranger may send millions."""


def rulebook_of(query: Mapping[str, Json]) -> Ruleset:
    """Give the rulebook of a query.

    >>> rulebook_of({"rules": "cego", "options": {"three_figure_flor": 20}}).options["three_figure_flor"]
    '20'
    """
    house = _house(a_word(query["house"], "house")) if "house" in query else None
    if "rules" not in query and house is None:
        raise RuleError("bad_query", {"field": "rules", "of": "query"}, detail="missing_field")
    rules = a_word(query["rules"], "rules") if "rules" in query or house is None else house.rules
    strict = a_flag(query, "strict", default=False) if "strict" in query else False
    chosen = query.get("options", {})
    if type(chosen) is not dict:
        raise wrong_type("options", "options", chosen)
    target = None
    if house is not None:
        if rules in VARIANTS and rules != house.rules:
            raise RuleError("bad_rules", {"rules": rules, "house": house.rules}, detail="of_house")
        chosen, target = {**house.options, **chosen}, house.target
    return _built(rules, strict, tuple(sorted((name, _value(value)) for name, value in chosen.items())), target)


def _house(path: str) -> House:
    from tutor.protocol.house import read_house  # noqa: PLC0415  # only a table with rules of its own pays for it

    return read_house(path)


def _value(given: Json) -> str | bool:
    """A value of a switch: a word, true or false, or a number where the word is a numeral (20 for "20")."""
    if isinstance(given, str | bool):
        return given
    return str(given)


@lru_cache(maxsize=KEPT)
def _built(rules: str, strict: bool, chosen: tuple[tuple[str, str | bool], ...], target: int | None) -> Ruleset:  # noqa: FBT001  # a key
    return with_switches(rules, dict(chosen), strict=strict, target=target)
