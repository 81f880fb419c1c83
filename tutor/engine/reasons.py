"""Rulings: an answer and the tree of its reasons, built together, so that one cannot disagree with the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

T_co = TypeVar("T_co", covariant=True)

_NO_ARGS: Mapping[str, Any] = {}
_UNDECIDED: Mapping[str, tuple[str, str]] = {}


class OpenReadings(frozenset[str]):
    """The readings that leave a question undecided; ``decided`` are those that the table settles by a switch.

    Each of those has the name of its switch and the value chosen. A ruleset gives this to every ruling it makes.
    """

    __slots__ = ("decided",)
    decided: Mapping[str, tuple[str, str]]

    def __new__(cls, ids: Iterable[str] = (), decided: Mapping[str, tuple[str, str]] = _UNDECIDED) -> Self:  # noqa: D102
        made = super().__new__(cls, ids)
        made.decided = decided
        return made


@dataclass(frozen=True, slots=True, init=False)
class Reason:
    """One step of a ruling: a code of the catalogues, the clauses it rests on and the facts it is about.

    ``readings`` names the readings on which it rests where the document does not decide; ``args`` are facts only
    (cards, seats, numbers, keys), never prose; ``because`` are the steps that lead here.
    """

    code: str
    cites: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    args: Mapping[str, Any] = field(default_factory=lambda: _NO_ARGS)
    because: tuple[Reason, ...] = ()

    def __init__(
        self,
        code: str,
        cites: tuple[str, ...] = (),
        readings: tuple[str, ...] = (),
        args: Mapping[str, Any] = _NO_ARGS,
        because: tuple[Reason, ...] = (),
    ) -> None:
        _set_code(self, code)
        _set_cites(self, cites)
        _set_readings(self, readings)
        _set_args(self, args)
        _set_because(self, because)

    def walk(self) -> Iterator[Reason]:
        """Go through the tree, a step before the steps it rests on."""
        yield self
        for step in self.because:
            yield from step.walk()


_set_code, _set_cites, _set_readings, _set_args, _set_because = (
    Reason.__dict__[name].__set__ for name in ("code", "cites", "readings", "args", "because")
)
"""The slots themselves: reasons are made by the dozen, and a frozen dataclass goes a longer way round."""


@dataclass(frozen=True, slots=True, init=False)
class Ruling(Generic[T_co]):
    """A value with its reasons. ``open_readings`` are those that leave a question undecided (empty unless strict)."""

    value: T_co
    reason: Reason
    open_readings: frozenset[str] = frozenset()

    def __init__(self, value: T_co, reason: Reason, open_readings: frozenset[str] = frozenset()) -> None:
        _set_value(self, value)
        _set_reason(self, reason)
        _set_open_readings(self, open_readings)

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses of the tree, each once, in the order of the tree."""
        if not self.reason.because:
            return self.reason.cites
        return tuple(dict.fromkeys(c for step in self.reason.walk() for c in step.cites))

    @property
    def readings(self) -> tuple[str, ...]:
        """All readings of the tree, each once: empty where the text of the document decides."""
        if not self.reason.because:
            return self.reason.readings
        return tuple(dict.fromkeys(r for step in self.reason.walk() for r in step.readings))

    @property
    def undetermined(self) -> bool:
        """Under ``strict``: whether the value rests on a silence or a contradiction of the document."""
        return bool(self.open_readings) and not self.open_readings.isdisjoint(self.readings)

    @property
    def decided(self) -> Mapping[str, tuple[str, str]]:
        """The readings of the tree that a switch set at the table decides, each with the switch and its value."""
        if not isinstance(self.open_readings, OpenReadings) or not self.open_readings.decided:
            return _UNDECIDED
        chosen = self.open_readings.decided
        return {reading: chosen[reading] for reading in self.readings if reading in chosen}


_set_value, _set_reason, _set_open_readings = (
    Ruling.__dict__[name].__set__ for name in ("value", "reason", "open_readings")
)
