"""House rules: the rulebook of one table as a small TOML file, read and written. No file is opened here.

truco_tutor_house = 1
name = "Bar do Zeca"
rules = "gauderio"
target = 24

[options]
envido_tie = "nobody"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tutor.engine.errors import RuleError, nearest
from tutor.engine.records import Ruleset
from tutor.engine.variants import VARIANTS, check_target, with_switches
from tutor.rulebook import option, options

T = TypeVar("T")
VERSION = 1
KEYS = ("truco_tutor_house", "name", "rules", "target", "options")
LONGEST = 64 * 1024
"""So many signs are read: a table has no more switches than this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A table's own rulebook: which one it plays by, to what total, and the switches that it has set."""

    rules: str
    name: str = ""
    target: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def ruleset(self, *, strict: bool = False, **more: object) -> Ruleset:
        """Give the rulebook of this table; switches given beside it go first.

        >>> House(rules="cego", options={"all_tied": "nobody"}).ruleset().options["all_tied"]
        'nobody'
        """
        return with_switches(self.rules, {**self.options, **more}, target=self.target, strict=strict)


class HouseError(RuleError):
    """What is wrong with a file of house rules, and on which line; ``cause`` is what the referee would not take."""

    def __init__(
        self,
        detail: str,
        line: int,
        *,
        column: int = 1,
        cause: RuleError | None = None,
        **facts: Any,  # noqa: ANN401  # what stood there and what would be right
    ) -> None:
        self.cause = cause
        code = cause.code if cause is not None else "bad_query"
        cites, readings = (cause.cites, cause.readings) if cause is not None else ((), ())
        super().__init__(code, {"line": line, "column": column, **facts}, detail=detail, cites=cites, readings=readings)


def parse_house(text: str) -> House:
    r"""Read house rules; `HouseError` names the line and the nearest right name.

    >>> parse_house('truco_tutor_house = 1\nrules = "cego"\n[options]\nall_tied = "nobody"').options
    {'all_tied': 'nobody'}
    """
    house, wrong = _read(text)
    if house is None or wrong:
        raise wrong[0]
    return house


def house_mistakes(text: str) -> tuple[HouseError, ...]:
    """Give everything that is wrong with house rules, in the order in which it stands."""
    return tuple(sorted(_read(text)[1], key=lambda error: (error.facts["line"], error.facts["column"])))


def _read(text: str) -> tuple[House | None, list[HouseError]]:
    """Read house rules past their mistakes; without a rulebook there is no house."""
    wrong: list[HouseError] = []

    def kept(read: Callable[..., T], *given: object) -> T | None:
        try:
            return read(*given)
        except HouseError as error:
            wrong.append(error)
            return None

    text = text.removeprefix("\ufeff")
    held = kept(_toml, text)
    if held is None:
        return None, wrong
    places = _places(text)
    wrong += _wrong_keys(held, places)
    rules, name = kept(_rulebook, held, places), kept(_name, held, places)
    if rules is None:
        return None, wrong
    target, given = kept(_target, held, places, rules), kept(_table, held, places) or {}
    chosen = {switch: kept(_value, places, rules, switch, value) for switch, value in given.items()}
    known = {switch: value for switch, value in chosen.items() if value is not None}
    return House(rules=rules, name=name or "", target=target, options=known), wrong


def dump_house(house: House) -> str:
    """Write house rules; reading them gives the same house again.

    >>> parse_house(dump_house(House(rules="cego", target=24))) == House(rules="cego", target=24)
    True
    """
    lines = [f"truco_tutor_house = {VERSION}"]
    if house.name:
        lines.append(f"name = {_quoted(house.name)}")
    lines.append(f"rules = {_quoted(house.rules)}")
    if house.target is not None:
        lines.append(f"target = {house.target}")
    if house.options:
        lines += ["", "[options]"]
        lines += [
            f"{s.name} = {_quoted(house.options[s.name])}" for s in options(house.rules) if s.name in house.options
        ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Write a TOML string: JSON's, but for the one sign that JSON leaves as it is and TOML does not take."""
    import json  # noqa: PLC0415

    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _toml(text: str) -> dict[str, Any]:
    import tomllib  # noqa: PLC0415  # 5 ms that only a table with rules of its own pays

    if len(text) > LONGEST:
        raise HouseError("house_too_long", 1, most=LONGEST // 1024)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(at[1]), int(at[2])) if at else (max(len(text.splitlines()), 1), 1)
        twice = re.search("overwrite|twice", str(error))
        raise HouseError("house_twice" if twice else "house_not_toml", line, column=column) from None
    except RecursionError:
        raise HouseError("house_not_toml", 1) from None


_TABLE = re.compile(r"\s*\[\s*[\"']?([^\"'\]]+?)[\"']?\s*\]")
_KEY = re.compile(r"\s*(?:[\"']?([\w-]+)[\"']?\s*\.\s*)?(?:\"([^\"]*)\"|'([^']*)'|([\w-]+))\s*=")

Places = Mapping[tuple[str, str], int]


def _places(text: str) -> Places:
    """Find the line of every key, with the table it stands in: Python's reader does not tell."""
    found: dict[tuple[str, str], int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if (head := _TABLE.match(line)) is not None:
            table = head[1]
            found.setdefault(("", table), number)
        elif (key := _KEY.match(line)) is not None:
            within = key[1] or table
            found.setdefault((within, key[2] or key[3] or key[4] or ""), number)
            found.setdefault(("", within), number)
    return found


def _wrong_keys(held: Mapping[str, Any], places: Places) -> Iterator[HouseError]:
    for key in held:
        if key not in KEYS:
            line = places.get(("", key), 1)
            if key in {switch.name for switch in options()}:
                yield HouseError("house_switch_outside", line, field=key)
            else:
                yield HouseError("house_key", line, field=key, known=KEYS, nearest=nearest(key, KEYS))
    version = held.get("truco_tutor_house")
    if type(version) is not int or version != VERSION:
        yield HouseError("house_version", places.get(("", "truco_tutor_house"), 1), known=(VERSION,))


def _name(held: Mapping[str, Any], places: Places) -> str:
    name = held.get("name", "")
    if not isinstance(name, str):
        raise HouseError("house_type", places.get(("", "name"), 1), field="name", wanted="text")
    return name


def _rulebook(held: Mapping[str, Any], places: Places) -> str:
    if "rules" not in held:
        raise HouseError("house_no_rules", 1, known=tuple(VARIANTS))
    rules = held["rules"]
    if not isinstance(rules, str) or rules not in VARIANTS:
        close = nearest(str(rules), VARIANTS)
        cause = RuleError("bad_rules", {"rules": str(rules), "known": tuple(VARIANTS), "nearest": close})
        raise HouseError("in_house", places.get(("", "rules"), 1), cause=cause)
    return rules


def _target(held: Mapping[str, Any], places: Places, rules: str) -> int | None:
    target = held.get("target")
    if target is None:
        return None
    line = places.get(("", "target"), 1)
    if type(target) is not int:
        raise HouseError("house_type", line, field="target", wanted="number")
    try:
        check_target(with_switches(rules, {}), target)
    except RuleError as error:
        raise HouseError("in_house", line, cause=error) from None
    return target


def _table(held: Mapping[str, Any], places: Places) -> dict[str, Any]:
    given = held.get("options", {})
    if not isinstance(given, dict):
        raise HouseError("house_type", places.get(("", "options"), 1), field="options", wanted="table")
    return given


def _value(places: Places, rules: str, name: str, value: object) -> str:
    """Give the value of a switch; a number stands for its numeral: 3 for "3"."""
    said = value if isinstance(value, str | bool) else str(value)
    try:
        with_switches(rules, {name: said})
    except RuleError as error:
        line = places.get(("options", name), places.get(("", "options"), 1))
        raise HouseError("in_house", line, cause=error) from None
    return option(name).value(rules, said)
