"""How rare a count or a flor is, of all the hands of the pack."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Any

from tutor.coach.odds import rests_on
from tutor.coach.odds_envido import table_of
from tutor.engine import Reason, RuleError, Ruleset, Ruling, count_flor
from tutor.engine.deck import SUITS
from tutor.engine.envido import counting

__all__ = ["Rarity", "count_rarity", "flor_rarity"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rarity:
    """How many of all the hands of the pack come to something: to exactly this count, and to it or more."""

    points: int | None
    exactly: int
    at_least: int
    hands: int

    @property
    def one_in(self) -> Fraction:
        """In how many hands it comes once, or better."""
        return Fraction(self.hands, self.at_least)


def count_rarity(rules: Ruleset, points: int) -> Ruling[Rarity]:
    """Say how many of all hands without flor count so much, or more.

    >>> from tutor.engine import ruleset
    >>> rarity = count_rarity(ruleset("cego"), 33).value
    >>> rarity.exactly, rarity.at_least, rarity.hands
    (120, 120, 9880)
    """
    count = counting(rules)
    counts = [value for _, value in table_of(rules, "void").counted]
    exactly = counts.count(points)
    if not exactly:
        known = tuple(sorted({value for value in counts if value is not None}))
        low = tuple(value for value in known if value < count.pair_bonus.value)
        facts = {
            "points": points,
            "low": max(low),
            "from": count.pair_bonus.value,
            "high": known[-1],
            "rules": rules.id,
        }
        raise RuleError("bad_odds", facts, detail="no_such_count", cites=count.pair_bonus.cites)
    more = sum(value is not None and value >= points for value in counts)
    odds = Rarity(points=points, exactly=exactly, at_least=more, hands=len(counts))
    rules_of = (count.pair_bonus, count.best_single)
    reason = Reason("odds.count", *rests_on(*rules_of), _rare(odds))
    return Ruling(odds, reason, rules.open_readings)


def flor_rarity(rules: Ruleset, points: int | None = None) -> Ruling[Rarity]:
    """Say how many of all hands are a flor; and where a count is told, a flor that counts so much, or more.

    >>> from tutor.engine import ruleset
    >>> flor_rarity(ruleset("gauderio")).value.at_least
    480
    """
    count = counting(rules)
    counts = _flor_counts(rules)
    hands = len(table_of(rules, "void").counted)
    if points is None:
        odds = Rarity(points=None, exactly=len(counts), at_least=len(counts), hands=hands)
        return Ruling(odds, Reason("odds.flores", *rests_on(count.is_flor), _rare(odds)), rules.open_readings)
    if points not in counts:
        facts = {"points": points, "known": tuple(sorted(set(counts))), "rules": rules.id}
        raise RuleError("bad_odds", facts, detail="no_such_flor", cites=count.flor_bonus.cites)
    more = sum(value >= points for value in counts)
    odds = Rarity(points=points, exactly=counts.count(points), at_least=more, hands=hands)
    return Ruling(odds, Reason("odds.flor_count", *rests_on(count.flor_bonus), _rare(odds)), rules.open_readings)


@lru_cache(maxsize=64)
def _flor_counts(rules: Ruleset) -> list[int]:
    pack = rules.deck.cards
    flores = (hand for suit in SUITS for hand in combinations([card for card in pack if card.suit == suit], 3))
    return [value for hand in flores if (value := count_flor(rules, hand).value) is not None]


def _rare(odds: Rarity) -> dict[str, Any]:
    return {
        "points": odds.points, "exactly": odds.exactly, "ways": odds.at_least, "hands": odds.hands,
        "chance": Fraction(odds.at_least, odds.hands), "one": round(odds.one_in),
    }  # fmt: skip
