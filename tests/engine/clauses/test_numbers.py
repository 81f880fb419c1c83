"""Every number of the records stands in the words of a clause or reading that it cites, or follows from such a one."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping

import pytest

from tutor.engine import ruleset
from tutor.engine.records import Cited
from tutor.rulebook import RULEBOOKS, clause, options, reading

WORDS = {0: "nenhum|nada|zero", 1: "um|uma|simples", 2: "dois|duas", 3: "três", 4: "quatro", 5: "cinco", 6: "seis",
         7: "sete", 9: "nove", 11: "onze", 12: "doze", 18: "dezoito", 20: "vinte", 40: "quarenta"}  # fmt: skip
ALONE = {"envido": 2, "real_envido": 3}
"""cego/tentos-envido/envido and /real: what AMB-C14, position additive, adds up."""


def rulebooks():
    for rules in RULEBOOKS:
        yield pytest.param(rules, {}, id=rules)
        for switch in options(rules):
            for value in switch.values_for(rules):
                if value != switch.default_for(rules):
                    yield pytest.param(rules, {switch.name: value}, id=f"{rules}-{switch.name}-{value}")


def numbers(record, place=()):
    if isinstance(record, Cited):
        if type(record.value) is int:
            yield place, record
    elif isinstance(record, Mapping):
        for key, held in record.items():
            yield from numbers(held, (*place, key))
    elif isinstance(record, tuple):
        for number, held in enumerate(record):
            yield from numbers(held, (*place, number))
    elif dataclasses.is_dataclass(record):
        for field in dataclasses.fields(record):
            if not callable(held := getattr(record, field.name)):
                yield from numbers(held, (*place, field.name))


def said(rule, switches):
    words = [text for id_ in rule.cites for text in (clause(id_).pt, clause(id_).en, clause(id_).testable)]
    words += [text for id_ in rule.readings for it in reading(id_).positions for text in (it.key, it.pt)]
    number = rf"\b(?:{rule.value}|{WORDS.get(rule.value, rule.value)})\b"
    return re.search(number, " ".join([*words, *switches.values()]), re.IGNORECASE) is not None


def follows(rules, place, value):
    """The count of a card is its rank; a refused raise leaves what was accepted before it; values may add up."""
    if place[:2] == ("count", "card_points"):
        return value == int(place[2])
    if place[0] != "ladders":
        return False
    _, kind, _, calls, answer = place
    if rules.options.get("envido_chain") == "additive" and set(calls) <= ALONE.keys():
        return value == sum(ALONE[word] for word in (calls if answer == "quero" else calls[:-1]))
    before = rules.ladders[kind].rows.get(calls[:-1])
    return answer == "nao_quero" and value == (before.quero if before else rules.hand_value).value


@pytest.mark.parametrize(("name", "switches"), list(rulebooks()))
def test_a_number_is_that_of_its_clause(name, switches):
    rules = ruleset(name, **switches)
    made_up = {place: rule.value for place, rule in numbers(rules) if not said(rule, switches)}

    assert {} == {place: value for place, value in made_up.items() if not follows(rules, place, value)}


def test_most_numbers_are_said():
    rules = ruleset("gauderio")

    assert len(list(numbers(rules))) > 35
    assert sum(not said(rule, {}) for _, rule in numbers(rules)) < 8
