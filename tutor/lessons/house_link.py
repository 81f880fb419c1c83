"""The rules of a table as a link and as a browser keep them: ``all_tied:nobody,target:24``, ``{"all_tied": "nobody"}``.

The browser's half is ``tutor/widgets/static/house.js``; files of house rules are read by `tutor.engine.house`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import RuleError
from tutor.engine.house import House
from tutor.engine.variants import check_target, with_switches
from tutor.rulebook import option, options

__all__ = ["LONGEST", "house_from", "house_of_link", "house_text"]

LONGEST = 4000
"""So many signs of a link are read."""

_NAME, _TARGET = "name", "target"
_LONGEST_NAME = 200


def house_from(rules: str, said: Mapping[str, Any]) -> tuple[House, tuple[RuleError, ...]]:
    """Read what a browser has kept for a rulebook. What the rulebook does not take is left out, and told.

    >>> house, wrong = house_from("cego", {"all_tied": "nobody", "envido_tei": "mao", "target": 24})
    >>> dict(house.options), house.target, wrong[0].facts["nearest"]
    ({'all_tied': 'nobody'}, 24, ('envido_tie',))
    """
    found: dict[str, str] = {}
    wrong: list[RuleError] = []
    target: int | None = None
    for name, value in said.items():
        if name == _NAME:
            continue
        try:
            if name == _TARGET:
                target = _checked_target(rules, value)
            else:
                with_switches(rules, {name: value})
                found[name] = option(name).value(rules, value)
        except RuleError as error:
            wrong.append(error)
    named = {switch.name: found[switch.name] for switch in options(rules) if switch.name in found}
    return House(rules=rules, name=_name(said), target=target, options=named), tuple(wrong)


def _name(said: Mapping[str, Any]) -> str:
    name = said.get(_NAME, "")
    return name[:_LONGEST_NAME] if isinstance(name, str) else ""


def _checked_target(rules: str, value: object) -> int:
    text = str(value)
    target = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0  # no total has four figures
    check_target(with_switches(rules, {}), target)
    return target


def house_of_link(rules: str, text: str) -> tuple[House, tuple[RuleError, ...]]:
    """Read the ``house=`` of a link; what is no pair of a switch and its value is left out.

    >>> house_of_link("cego", "all_tied:nobody")[0].options
    {'all_tied': 'nobody'}
    """
    pairs = (part.partition(":") for part in text[:LONGEST].split(","))
    return house_from(rules, {name: value for name, colon, value in pairs if name and colon and name != _NAME})


def house_text(house: House) -> str:
    """Write the ``house=`` of a link; empty where the table plays by the book.

    >>> house_text(House(rules="cego", options={"all_tied": "nobody"}, target=24))
    'all_tied:nobody,target:24'
    """
    pairs: dict[str, object] = dict(house.options)
    if house.target is not None:
        pairs[_TARGET] = house.target
    return ",".join(f"{name}:{value}" for name, value in pairs.items())
