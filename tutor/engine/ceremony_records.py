"""What a rulebook says of the ceremony: numbers beside their clauses, and every rule by its name. No logic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tutor.engine.reasons import Reason

if TYPE_CHECKING:
    from tutor.engine.records import Cited


@dataclass(frozen=True, slots=True)
class RiteRule:
    """One rule of the ceremony: the code of its sentence, its clauses and the readings on which it rests."""

    code: str
    cites: tuple[str, ...]
    readings: tuple[str, ...] = ()

    def reason(self, *because: Reason, **args: Any) -> Reason:  # noqa: ANN401  # facts are of many kinds
        """Give it as the reason of a case, with its facts."""
        return Reason(self.code, self.cites, self.readings, args, because)


@dataclass(frozen=True, slots=True, kw_only=True)
class CeremonyRules:
    """The ceremony of a rulebook.

    ``rows`` go by the name of their code. A split and a card taken use up movements, joining none;
    ``dry_cuts`` and ``batches`` are the numbers to choose from in the dark hand, ``king`` the rank that makes pairs.
    """

    rows: Mapping[str, RiteRule]
    split: Cited[int]
    take: Cited[int]
    join: Cited[int]
    dry_cuts: Cited[tuple[int, ...]]
    batches: Cited[tuple[int, ...]]
    king: Cited[str]

    def reason(self, name: str, /, *because: Reason, **args: Any) -> Reason:  # noqa: ANN401
        """Give a rule by its name as the reason of a case."""
        return self.rows[name].reason(*because, **args)
