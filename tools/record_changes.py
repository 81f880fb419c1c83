"""The changes that can be made to the record of a rulebook: each a place in it and what stands there instead.

A number becomes one more and one less, two neighbours of an order change places, yes becomes no, and a clause or a
reading gives way to its neighbour in the same rulebook. What a switch brings in is changed under that switch.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tutor.engine.deck import Card, Deck
from tutor.engine.records import CardOrder, Ruleset
from tutor.engine.variants import with_switches
from tutor.engine.variants.tables import card_order
from tutor.rulebook import clauses, options, readings

SKIPPED = {"id", "deck", "options", "chosen", "strict", "open_readings", "target", "order", "strength", "step_of"}
"""What is no rule of the document, and what is made of the rest."""

Place = tuple[Any, ...]


class Change(NamedTuple):
    """One change: under these switches, at this place, this instead of that."""

    rules: str
    switches: tuple[tuple[str, str], ...]
    place: Place
    before: Any
    after: Any

    @property
    def subject(self) -> str:
        """The part of the record that it is in."""
        return ".".join(str(step) for step in self.place[:2])

    @property
    def hint(self) -> str:
        """What a test that is about it has in its id."""
        return self.before if isinstance(self.before, str) else ""

    def __str__(self) -> str:
        """The place and the two values, for people."""
        under = "".join(f" [{name}={value}]" for name, value in self.switches)
        return f"{'.'.join(map(_step, self.place))}: {_told(self.before)} -> {_told(self.after)}{under}"

    def of(self, rules: Ruleset) -> Ruleset:
        """The record with the change in it, where the switches are as they have to be."""
        if any(rules.options[name] != value for name, value in self.switches):
            return rules
        if self.place[0] != "order":
            changed: Ruleset = _with(rules, self.place, self.before, self.after)
            return changed
        order = rules.order

        def of_vira(vira: Card | None) -> CardOrder:
            table: CardOrder = _with(order(vira), self.place[1:], None, self.after)
            return card_order(table.steps, table.pair_readings, cites=table.cites)

        return dataclasses.replace(rules, order=of_vira)


def changes_of(rules: str) -> Iterator[Change]:
    """Every change of a rulebook: as it is, and of what each switch moved brings in."""
    usual = with_switches(rules, {})
    ids = _Neighbours(rules)
    seen = set()
    for place, value in _leaves(usual, ()):
        seen.add((place, str(value)))
        for after in ids.instead_of(value):
            yield Change(rules, (), place, value, after)
    for after_place, after in _of_order(usual, ids):
        yield Change(rules, (), ("order", *after_place), None, after)
    for switch in options(rules):
        for value in switch.values_for(rules):
            if value == switch.default_for(rules):
                continue
            for place, leaf in _leaves(with_switches(rules, {switch.name: value}), ()):
                if (place, str(leaf)) not in seen:
                    seen.add((place, str(leaf)))
                    for after in ids.instead_of(leaf):
                        yield Change(rules, ((switch.name, value),), place, leaf, after)


def _leaves(record: Any, place: Place) -> Iterator[tuple[Place, Any]]:  # noqa: ANN401  # records hold anything
    """What can be changed: numbers, yes and no, clauses and readings one by one, and lists that are an order."""
    if isinstance(record, Deck) or callable(record) or record is None:
        return
    if isinstance(record, int) or (isinstance(record, str) and ("/" in record or record.startswith("AMB-"))):
        yield place, record
    elif isinstance(record, Mapping):
        for key, held in record.items():
            yield from _leaves(held, (*place, key))
    elif isinstance(record, tuple):
        if len(record) > 1 and place[-1] not in {"cites", "readings", "calls"} and not _is_ids(record):
            yield place, record
        for number, held in enumerate(record):
            yield from _leaves(held, (*place, number))
    elif dataclasses.is_dataclass(record):
        for field in dataclasses.fields(record):
            if field.name not in SKIPPED and field.name != "calls":
                yield from _leaves(getattr(record, field.name), (*place, field.name))


def _is_ids(record: tuple[Any, ...]) -> bool:
    return all(isinstance(held, str) and ("/" in held or held.startswith("AMB-")) for held in record)


class _Neighbours:
    """What may stand instead of a value."""

    def __init__(self, rules: str) -> None:
        listed = ([item.id for item in clauses(rules)], [item.id for item in readings(rules=rules)])
        self.next = {id_: (ids[i + 1 :] or ids[i - 1 :])[0] for ids in listed for i, id_ in enumerate(ids)}

    def instead_of(self, value: Any) -> Iterator[Any]:  # noqa: ANN401  # of any kind
        """Each value one away."""
        if isinstance(value, bool):
            yield not value
        elif isinstance(value, int):
            yield from (value + 1, value - 1)
        elif isinstance(value, str):
            yield self.next.get(value, f"{value}x")
        elif isinstance(value, tuple):
            for i in range(len(value) - 1):
                if value[i] != value[i + 1]:
                    yield (*value[:i], value[i + 1], value[i], *value[i + 2 :])


def _of_order(rules: Ruleset, ids: _Neighbours) -> Iterator[tuple[Place, Any]]:
    """Changes of the order of cards, for every vira alike: steps that change places, clauses, readings, manilhas."""
    table = rules.order(Card("K", "o") if rules.vira.value else None)
    for number, step in enumerate(table.steps):
        for i in range(len(step.cites)):
            yield ("steps", number, "cites", i), ids.next
        for i in range(len(step.readings)):
            yield ("steps", number, "readings", i), ids.next
        yield ("steps", number, "manilha"), _opposite
        if number:
            yield ("steps",), _swap(number)
    for i in range(len(table.cites)):
        yield ("cites", i), ids.next
    for ranks in table.pair_readings:
        yield ("pair_readings", ranks, 0), ids.next


def _opposite(value: bool) -> bool:  # noqa: FBT001  # it is the value
    return not value


class _swap:  # noqa: N801  # used as a function
    """Two neighbours of the steps change places."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, steps: tuple[Any, ...]) -> tuple[Any, ...]:
        n = self.number
        return (*steps[: n - 1], steps[n], steps[n - 1], *steps[n + 1 :])

    def __repr__(self) -> str:
        return f"steps {self.number - 1} and {self.number} change places"


def _with(record: Any, place: Place, before: Any, after: Any) -> Any:  # noqa: ANN401  # records hold anything
    """The record with something else at a place; left alone where the place is not there or holds something else."""
    if not place:
        if isinstance(after, Mapping):
            return after[record]
        if callable(after):
            return after(record)
        return after if record == before else record
    step, rest = place[0], place[1:]
    if isinstance(record, Mapping):
        return {**record, step: _with(record[step], rest, before, after)} if step in record else record
    if isinstance(record, tuple):
        if not step < len(record):
            return record
        return (*record[:step], _with(record[step], rest, before, after), *record[step + 1 :])
    if record is None:
        return None
    return dataclasses.replace(record, **{step: _with(getattr(record, step), rest, before, after)})


def _step(step: object) -> str:
    return "+".join(sorted(step)) if isinstance(step, frozenset) else str(step)


def _told(value: Any) -> str:  # noqa: ANN401  # of any kind
    if callable(value) and not isinstance(value, _swap):
        return "the opposite"
    return "the next" if isinstance(value, Mapping) else str(value)
