"""What a rulebook says about incidents at the table: every outcome a row, its points beside its clauses. No logic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tutor.engine.records import Cited


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way an incident ends, or one step on the way there (without remedies).

    ``points`` are a number or the value in force (``"stake"``); ``paid_to`` is the side of the dealer, the opponents
    of the dealer, or the side of the seat that the incident is about. ``match_lost`` is lost by that seat's side.
    """

    code: str
    cites: tuple[str, ...]
    readings: tuple[str, ...] = ()
    remedies: tuple[str, ...] = ()
    _: KW_ONLY
    points: int | Literal["stake"] = 0
    paid_to: Literal["dealer_side", "dealer_opponents", "own_side"] | None = None
    hand_over: bool = False
    match_lost: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class IncidentRules:
    """The incidents that a rulebook knows.

    ``outcomes`` go by the name of their code; ``scope`` is the span over which a wrong cut counts as repeated.
    ``barred_name`` may take part in the draw of pairs and not run it; ``forfeits`` are what a loser does by points.
    """

    outcomes: Mapping[str, Outcome]
    cut_movements: Cited[int]
    cards_each: Cited[int]
    scope: Literal["match", "hand"]
    barred_name: Cited[str]
    forfeits: Mapping[int, str]
