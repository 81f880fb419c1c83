"""What is agreed on before the first deal, as the page chooses it and as its link says it.

``rules=claudista&score=11-4&eldest=2``: seats count from 1, and what holds anyway is left out. What cannot be read is
left out too: a link never fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qs

from tutor.coach.bots import BOTS
from tutor.coach.table import BEST, Agreed
from tutor.engine import RuleError, ruleset
from tutor.engine.house import House
from tutor.lessons.house_link import house_of_link, house_text
from tutor.narration import text
from tutor.rulebook import RULEBOOKS

__all__ = ["Choice"]

_LONGEST = 4000
_ALONE = (0,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A table to sit down at. ``house`` are the table's own rules, None to play by the book; ``target`` 0 is theirs.

    >>> Choice.read("rules=claudista&score=11-4&eldest=2")[0].agreed().match().score
    (11, 4)
    """

    rules: str = RULEBOOKS[0]
    players: int = 2
    people: tuple[int, ...] = _ALONE
    bot: str = BEST
    target: int = 0
    undo: bool = True
    score: tuple[int, int] = (0, 0)
    eldest: int = 0
    house: House | None = None

    def agreed(self) -> Agreed:
        """Give what the match is played by."""
        own = self.house
        return Agreed(
            rules=self.rules,
            players=self.players,
            people=self.people,
            bot=self.bot,
            target=self.target or (own.target if own else None),
            options=tuple(own.options.items()) if own else (),
            undo=self.undo,
            score=self.score,
            eldest=self.eldest,
        )

    @property
    def total(self) -> int:
        """The total that is played to."""
        return replace(self, score=(0, 0), eldest=0).agreed().match().target

    @staticmethod
    def of(agreed: Agreed) -> Choice:
        """Give the choice that a match was begun by."""
        own = House(rules=agreed.rules, options={name: str(value) for name, value in agreed.options})
        choice = Choice(
            rules=agreed.rules,
            players=agreed.players,
            people=agreed.people,
            bot=agreed.bot,
            undo=agreed.undo,
            score=agreed.score,
            eldest=agreed.eldest,
            house=own if agreed.options else None,
        )
        return choice if agreed.target in (None, choice.total) else replace(choice, target=agreed.target or 0)

    def under(self, rules: str, house: House | None) -> Choice:
        """Sit down at a table of another rulebook, at its beginning."""
        seats = ruleset(rules).seats.value
        players = self.players if self.players in seats else seats[0]
        people = self.people if max(self.people) < players else _ALONE
        return replace(self, rules=rules, players=players, people=people, target=0, score=(0, 0), eldest=0, house=house)

    def chosen(self, name: str, value: str, houses: Mapping[str, House]) -> Choice:
        """Give the choice after one more; what is not offered changes nothing."""
        offered = {
            control["id"]: [option for option, _ in control["options"]] for control in self.controls("en", houses)
        }
        if value not in offered.get(name, ()):
            return self
        begun = replace(self, score=(0, 0), eldest=0)
        match name:
            case "rules":
                return self.under(value, houses.get(value) if self.house or not houses.get(self.rules) else None)
            case "players":
                return replace(begun, players=int(value), people=_ALONE if len(self.people) == 1 else (0, 1))
            case "people":
                return replace(self, people=tuple(map(int, value.split("."))))
            case "target":
                usual = replace(begun, target=0)
                return usual if usual.total == int(value) else replace(begun, target=int(value))
            case "house":
                return replace(begun, target=0, house=houses[self.rules] if value == "on" else None)
            case "undo":
                return replace(self, undo=value == "on")
            case _:
                return replace(self, bot=value)

    def controls(self, lang: str, houses: Mapping[str, House]) -> list[dict[str, Any]]:
        """Offer what can be chosen, in the shape of the desk's controls (`tutor.lessons.ruling_desk`)."""
        return [
            {"id": name, "label": text(f"mesa-{name}", lang), "kind": kind, "value": value, "options": options}
            for name, kind, value, options in self._offered(lang, houses)
        ]

    def _offered(self, lang: str, houses: Mapping[str, House]) -> Iterator[tuple[str, str, str, list[list[str]]]]:
        rules = ruleset(self.rules)
        yield "rules", "buttons", self.rules, [[book, text(f"desk-book-{book}", lang)] for book in RULEBOOKS]
        if self.rules in houses:
            which = [[way, text(f"desk-house-{way}", lang)] for way in ("off", "on")]
            yield "house", "buttons", "on" if self.house else "off", which
        if len(rules.seats.value) > 1:
            yield "players", "buttons", str(self.players), [[str(n), str(n)] for n in rules.seats.value]
        totals = rules.match.targets.value
        if len(totals) > 1:
            yield "target", "buttons", str(self.total), [[str(n), str(n)] for n in totals]
        together = [_ALONE, (0, 1), *([(0, 2)] if self.players > 2 else [])]
        words = ("mesa-people-one", "mesa-people-against", "mesa-people-partners")
        people = [[_joined(seats), text(id_, lang)] for seats, id_ in zip(together, words, strict=False)]
        yield "people", "select", _joined(self.people), people
        if len(BOTS) > 1 and len(self.people) < self.players:
            yield "bot", "buttons", self.bot, [[bot, text(f"mesa-bot-{bot}", lang)] for bot in BOTS]
        yield "undo", "toggle", "on" if self.undo else "off", [[way, way] for way in ("on", "off")]

    @property
    def fragment(self) -> str:
        """Write the link."""
        said = {
            "rules": self.rules,
            "players": str(self.players),
            "people": ".".join(str(seat + 1) for seat in self.people) if self.people != _ALONE else "",
            "bot": self.bot if self.bot != BEST else "",
            "target": str(self.target or ""),
            "undo": "" if self.undo else "off",
            "score": f"{self.score[0]}-{self.score[1]}" if any(self.score) else "",
            "eldest": str(self.eldest + 1) if self.eldest else "",
            "house": house_text(self.house) if self.house else "",
        }
        return "&".join(f"{name}={value}" for name, value in said.items() if value)

    @staticmethod
    def read(fragment: str) -> tuple[Choice, tuple[RuleError, ...]]:
        """Read a link, and tell what of its house rules the rulebook does not have."""
        said = {name: values[-1].strip() for name, values in parse_qs(fragment[:_LONGEST]).items()}
        rules = said["rules"] if said.get("rules") in RULEBOOKS else RULEBOOKS[0]
        house, wrong = house_of_link(rules, said.get("house", ""))
        own = house if house.options or house.target else None
        choice = Choice().under(rules, own)
        choice = choice.chosen("players", said.get("players", ""), {})
        choice = choice.chosen("target", said.get("target", ""), {})
        people = ".".join(str(int(part) - 1) for part in said.get("people", "").split(".") if part in "123456" and part)
        choice = choice.chosen("people", people, {})
        choice = replace(choice, bot=said["bot"] if said.get("bot") in BOTS else BEST, undo=said.get("undo") != "off")
        return _from(choice, said), wrong


def _from(choice: Choice, said: Mapping[str, str]) -> Choice:
    """Begin where a link says: at a score, with another o mão; not where the rulebook knows no such hand."""
    a, _, b = said.get("score", "0-0").partition("-")
    begun = replace(choice, score=(_number(a), _number(b)), eldest=max(_number(said.get("eldest", "1")) - 1, 0))
    try:
        begun.agreed().match()
    except RuleError:
        return choice
    return begun


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0  # no score has four figures


def _joined(seats: tuple[int, ...]) -> str:
    return ".".join(map(str, seats))
