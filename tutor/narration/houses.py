"""House rules in words: every switch that a table has set, what it rests on, what it changes, and an example."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.engine import RuleError, Ruling
from tutor.engine.house import House
from tutor.engine.house_examples import example
from tutor.narration.catalogue import text
from tutor.narration.errors import message
from tutor.narration.names import listed, rulebook_name
from tutor.narration.rulings import sentence
from tutor.rulebook import Option, option, options, reading


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchTold:
    """One switch of a table: what it chooses, what holds here and would hold without it, what it rests on.

    ``otherwise`` is empty where the table chose what holds anyway; ``example`` is one case ruled here and, second,
    without the switch, empty where only a running hand would show it.
    """

    name: str
    value: str
    chooses: str
    here: str
    otherwise: str
    question: str
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    example: tuple[str, ...] = ()


def told_switches(house: House, lang: str = "pt-BR") -> tuple[SwitchTold, ...]:
    """Tell the switches of a table, in the order of the rulebook.

    >>> [told] = told_switches(House(rules="cego", options={"all_tied": "nobody"}))
    >>> told.example[0]
    'As três rodadas empataram: ninguém leva a mão.'
    """
    names = [switch.name for switch in options(house.rules) if switch.name in house.options]
    return tuple(told_switch(house.rules, name, house.options[name], lang) for name in names)


def told_switch(rules: str, name: str, value: str, lang: str = "pt-BR") -> SwitchTold:
    """Tell what one value of a switch means in a rulebook, beside the value that it has when nobody touches it."""
    switch = option(name)
    found = [decided for id_ in switch.readings if rules in (decided := reading(id_)).rules]
    default = switch.default_for(rules)
    shown = example(rules, name, value) if value != default else None
    return SwitchTold(
        name=name,
        value=value,
        chooses=switch.text(lang),
        here=_position(switch, rules, value, lang),
        otherwise="" if value == default else _position(switch, rules, default, lang),
        question=found[0].question(lang),
        clauses=tuple(dict.fromkeys(clause for decided in found for clause in decided.clauses)),
        readings=tuple(decided.id for decided in found),
        example=() if shown is None else (_said(shown.here, lang), _said(shown.otherwise, lang)),
    )


def _position(switch: Option, rules: str, value: str, lang: str) -> str:
    """What a value holds, in the words of the first reading of this rulebook that the switch decides."""
    first = next(decided for id_ in switch.readings if rules in (decided := reading(id_)).rules)
    return first.position(value).text(lang)


def _said(found: Ruling[Any] | RuleError, lang: str) -> str:
    return message(found, lang) if isinstance(found, RuleError) else sentence(found, lang)


def house_page(house: House, lang: str = "pt-BR") -> str:
    """Tell the rules of a table as a page of plain text.

    >>> print(house_page(House(rules="cego", target=24), "en"))
    Truco Cego, with house rules
    The match goes to 24.
    No switch is set: everything is as in the rulebook.
    """
    named = "yes" if house.name else "no"
    lines = [text("house-title", lang, named=named, name=house.name, rules=rulebook_name(house.rules, lang))]
    if house.target is not None:
        lines.append(text("house-target", lang, target=str(house.target)))
    switches = told_switches(house, lang)
    if not switches:
        lines.append(text("house-plain", lang))
    for told in switches:
        lines += ["", f"{told.name} = {told.value}", *(f"  {line}" for line in _lines(told, lang))]
    return "\n".join(lines)


def switches_page(rules: str, lang: str = "pt-BR") -> str:
    """Tell every switch of a rulebook as a page of plain text: each value, and what it changes where that shows.

    >>> print(switches_page("cego").splitlines()[2])
    envido_tie
    """
    lines = [text("house-switches", lang, rules=rulebook_name(rules, lang))]
    for switch in options(rules):
        lines += ["", switch.name, f"  {switch.text(lang)}"]
        for value in switch.values_for(rules):
            told = told_switch(rules, switch.name, value, lang)
            id_ = "house-value" if told.otherwise else "house-default"
            lines.append(f"  {text(id_, lang, value=value, position=told.here)}")
            if told.example:
                here, otherwise = told.example
                lines.append(f"    {text('house-example', lang, here=here)}")
                lines.append(f"    {text('house-example-otherwise', lang, otherwise=otherwise)}")
        lines.append(f"  {text('house-rests', lang, readings=listed(told.readings, lang), question=told.question)}")
    return "\n".join(lines)


def _lines(told: SwitchTold, lang: str) -> list[str]:
    lines = [told.chooses, text("house-here", lang, position=told.here)]
    if told.otherwise:
        lines.append(text("house-otherwise", lang, position=told.otherwise))
    else:
        lines.append(text("house-same", lang))
    if told.example:
        here, otherwise = told.example
        lines.append(text("house-example", lang, here=here))
        lines.append(f"  {text('house-example-otherwise', lang, otherwise=otherwise)}")
    lines.append(text("house-rests", lang, readings=listed(told.readings, lang), question=told.question))
    lines.append(text("house-clauses", lang, clauses=", ".join(told.clauses)))
    return lines
