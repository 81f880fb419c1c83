"""The tables whose own rules the desk knows: taken from a file, remembered by a browser, or told by a link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs

from tutor.engine import RuleError
from tutor.engine.house import House, parse_house
from tutor.lessons.desk_case import Case, under
from tutor.lessons.desk_controls import Control, Option
from tutor.lessons.house_link import house_from, house_of_link
from tutor.narration import message, text, told_switches
from tutor.rulebook import RULEBOOKS


class Tables:
    r"""House rules by rulebook, and what there is to say of the last that was offered.

    >>> tables = Tables()
    >>> case = tables.take(Case(), 'truco_tutor_house = 1\nrules = "cego"\n[options]\nall_tied = "nobody"')
    >>> case.rules, dict(case.house)
    ('cego', {'all_tied': 'nobody'})
    """

    def __init__(self) -> None:
        self._known: dict[str, House] = {}
        self._wrong: tuple[RuleError, ...] = ()
        self._refused: RuleError | None = None
        self._taken: House | None = None
        self._own: bool | None = None
        """Whether to rule by the table's own rules wherever they are known; None until somebody has said so."""

    def take(self, case: Case, file: str) -> Case | None:
        """Rule by the house rules of a file from now on; what is wrong with it is kept to be told."""
        self._wrong, self._taken = (), None
        try:
            house = parse_house(file)
            house.ruleset()
        except RuleError as error:
            self._refused = error
            return None
        self._refused, self._taken = None, house
        self._known[house.rules], self._own = house, True
        there = case if house.rules == case.rules else under(case, house.rules)
        return self.ruled(there, own=True)

    def remember(self, case: Case, said: str) -> Case | None:
        """Take what a browser keeps, now or after another of its pages changed it; what it has dropped is forgotten.

        ``use`` of a page that no link opened: it is ruled by, unless somebody has chosen the book.
        """
        try:
            told = json.loads(said)
            kept = {rules: dict(told["tables"][rules]) for rules in RULEBOOKS if rules in told["tables"]}
        except (ValueError, TypeError, KeyError, RecursionError):
            return None  # somebody else wrote something there
        self._wrong = ()
        self._known.clear()
        for rules, switches in kept.items():
            house, wrong = house_from(rules, switches)
            self._wrong += wrong
            if house.options or house.target is not None:
                self._known[rules] = house
        if told.get("use") is True and self._own is None:
            self._own = True
        return self.ruled(case, own=True) if self._own else None

    def choose(self, option: str) -> None:
        """Rule by the table's own rules, or by the book, from now on."""
        self._own = option == "on"

    def read_link(self, fragment: str) -> None:
        """Keep what of a link's house rules does not fit, to be told."""
        said = {name: values[-1] for name, values in parse_qs(fragment).items()}
        self._refused = self._taken = None
        self._own = False
        self._wrong = (
            house_of_link(said["rules"], said["house"])[1] if said.get("rules") in RULEBOOKS and "house" in said else ()
        )

    def forget(self, case: Case) -> Case:
        """Play by the book again, and know of no other rules."""
        self._known.pop(case.rules, None)
        self._wrong, self._refused, self._taken = (), None, None
        return case.but(house={}, house_total=0)

    def ruled(self, case: Case, *, own: bool) -> Case:
        """Rule a case by the table's own rules, where they are known, or by the book."""
        house = self._known.get(case.rules) if own else None
        if house is None:
            return case.but(house={}, house_total=0)
        return case.but(house=dict(house.options), target=0, house_total=house.target or 0)

    def moved(self, before: Case, case: Case) -> Case:
        """Go on by the own rules of the table under another rulebook, where they are to be ruled by."""
        return self.ruled(case, own=bool(self._own) or before.by_house) if case.rules != before.rules else case

    def controls(self, case: Case, lang: str) -> tuple[Control, ...]:
        """Offer to rule by the book or by the table's own rules, where those are known."""
        if case.rules not in self._known:
            return ()
        options = (
            Option("off", text("desk-house-off", lang), self.ruled(case, own=False)),
            Option("on", text("desk-house-on", lang), self.ruled(case, own=True)),
        )
        return (Control("house", text("desk-house-which", lang), options, "on" if case.by_house else "off"),)

    def view(self, case: Case, lang: str) -> dict[str, Any]:
        """Show the table's rules: in force or not, every switch with what it changes, what was wrong."""
        house = House(rules=case.rules, options=case.house, target=case.house_total or None)
        known = self._known.get(case.rules)
        name = known.name if known is not None and replace(house, name=known.name) == known else ""
        return {
            "on": case.by_house,
            "known": known is not None,
            "name": name,
            "rows": [*house_rows(house, lang)],
            "message": self._message(lang),
            "wrong": self._refused is not None or bool(self._wrong),
            "tables": {rules: _kept(house) for rules, house in self._known.items()},
        }

    def _message(self, lang: str) -> str:
        if self._refused is not None:
            return message(self._refused, lang)
        if self._wrong:
            why = " ".join(message(error, lang) for error in self._wrong)
            return text("desk-house-left-out", lang, why=why)
        if self._taken is not None:
            name = self._taken.name or text("desk-house-unnamed", lang)
            return text("desk-house-taken", lang, name=name)
        return ""


def house_rows(house: House, lang: str) -> Iterator[dict[str, str]]:
    """Show the total of the table, then every switch with what it changes."""
    if house.target is not None:
        yield {
            "switch": f"target = {house.target}",
            "here": text("house-target", lang, target=str(house.target)),
            "otherwise": "",
        }
    for told in told_switches(house, lang):
        yield {"switch": f"{told.name} = {told.value}", "here": told.here, "otherwise": told.otherwise}


def _kept(house: House) -> dict[str, Any]:
    """Give the rules of a table as a browser keeps them (static/house.js)."""
    kept: dict[str, Any] = dict(house.options)
    if house.target is not None:
        kept["target"] = house.target
    if house.name:
        kept["name"] = house.name
    return kept
