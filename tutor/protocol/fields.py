"""The fields of one query, read by what they should be; anything else is a `RuleError` ``bad_query`` that says so."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.engine import Card, Play, RuleError, Ruleset
from tutor.engine.deck import UNKNOWN
from tutor.engine.errors import nearest
from tutor.engine.strength import card_of
from tutor.engine.variants import check_target
from tutor.protocol.shown import Json, typed

_MISSING = object()


class Fields:
    """The fields of one query under one rulebook.

    >>> from tutor.engine import ruleset
    >>> Fields(ruleset("gauderio"), {"a": "7E"}).card("a")
    Card(rank='7', suit='e')
    """

    __slots__ = ("_given", "rules")

    def __init__(self, rules: Ruleset, given: Mapping[str, Json]) -> None:
        self.rules = rules
        self._given = given

    def has(self, name: str) -> bool:
        """Whether the query has this field."""
        return name in self._given

    def those_of(self, names: tuple[str, ...]) -> dict[str, Json]:
        """Such of these fields as the query has, as they stand: the referee reads them."""
        return {name: self._given[name] for name in names if name in self._given}

    def card(self, name: str) -> Card:
        """One card of the rulebook's deck."""
        return self._card(self._given[name], name)

    def vira(self) -> Card | None:
        """The vira, where the query has one."""
        return self.card("vira") if "vira" in self._given else None

    def cards(self, name: str) -> tuple[Card, ...]:
        """A list of cards; how many is for the referee to say."""
        return self._cards(self._given[name], name)

    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each seat; where some are not known, the refusal says whose."""
        found = a_list(self._given["hands"], "hands", "hands")
        missing = tuple(seat for seat, hand in enumerate(found) if type(hand) is list and any(map(_unknown, hand)))
        if missing:
            raise RuleError("bad_card", {"seats": missing, "count": len(missing)}, detail="unknown_hands")
        return tuple(self._cards(hand, "hands") for hand in found)

    def plays(self) -> tuple[Play, ...]:
        """The cards laid in a trick, in the order in which they were laid."""
        return tuple(self._play(play) for play in a_list(self._given["plays"], "plays", "plays"))

    def tricks(self) -> list[int | None]:
        """The winners of the tricks so far, None for a tied one."""
        found = a_list(self._given["tricks"], "tricks", "tricks")
        for winner in found:
            if winner is not None and (type(winner) is not int or winner not in (0, 1)):
                raise wrong_type("tricks", "tricks", winner)
        return found

    def seat(self, name: str, seats: int | None = None) -> int:
        """A seat of a table of so many, else of the largest table of the rulebook."""
        return self._seat(self._given[name], name, seats)

    def seats(self, name: str, seats: int | None = None) -> tuple[int, ...]:
        """A list of seats."""
        return tuple(self._seat(seat, name, seats) for seat in a_list(self._given[name], name, "seats"))

    def team(self, name: str) -> int | None:
        """A side, 0 or 1; None where the query does not have the field."""
        value = self._given.get(name, _MISSING)
        if value is _MISSING:
            return None
        if type(value) is not int or value not in (0, 1):
            raise wrong_type(name, "team", value)
        return value

    def flag(self, name: str, *, default: bool = False) -> bool:
        """True or false."""
        return a_flag(self._given, name, default=default)

    def count(self, name: str, known: tuple[int, ...], default: int) -> int:
        """A small number, one of those known."""
        value = self._given.get(name, default)
        if type(value) is not int:
            raise wrong_type(name, "number", value)
        if value not in known:
            raise RuleError("bad_query", {"field": name, "value": value, "known": known}, detail="number")
        return value

    def score(self) -> tuple[int, int] | None:
        """The points of both sides; None where the query does not have them."""
        value = self._given.get("score", _MISSING)
        if value is _MISSING:
            return None
        if type(value) is not list or len(value) != 2 or not all(type(points) is int for points in value):
            raise wrong_type("score", "score", value)
        if value[0] < 0 or value[1] < 0:
            raise RuleError("bad_score", {"score": tuple(value)}, detail="negative")
        return value[0], value[1]

    def target(self) -> int | None:
        """The total of the match; None where the query leaves it to the rulebook."""
        value = self._given.get("target", _MISSING)
        if value is _MISSING:
            return None
        if type(value) is not int:
            raise wrong_type("target", "number", value)
        check_target(self.rules, value)
        return value

    def word(self, name: str) -> str:
        """A word of the protocol; which ones fit is for the referee to say."""
        return a_word(self._given[name], name)

    def words(self, name: str) -> tuple[str, ...]:
        """A list of words."""
        found = a_list(self._given[name], name, "words")
        for word in found:
            if type(word) is not str:
                raise wrong_type(name, "words", word)
        return tuple(found)

    def _card(self, value: Json, name: str) -> Card:
        if type(value) is not str:
            raise wrong_type(name, "card", value)
        if _unknown(value):
            raise RuleError("bad_card", {"card": value, "deck": self.rules.deck.id}, detail="unknown")
        return card_of(self.rules, value)

    def _cards(self, value: Json, name: str) -> tuple[Card, ...]:
        return tuple(self._card(card, name) for card in a_list(value, name, "cards"))

    def _seat(self, value: Json, name: str, seats: int | None) -> int:
        if type(value) is not int:
            raise wrong_type(name, "seat", value)
        players = max(self.rules.seats.value) if seats is None else seats
        if not 0 <= value < players:
            raise RuleError("bad_seat", {"seat": value, "players": players, "field": name})
        return value

    def _play(self, value: Json) -> Play:
        if type(value) is not dict:
            raise wrong_type("plays", "play", value)
        refuse_unknown(value, _PLAY, "plays")
        for name in ("seat", "card"):
            if name not in value:
                raise RuleError("bad_query", {"field": name, "of": "plays"}, detail="missing_field")
        seat, card = self._seat(value["seat"], "seat", None), self._card(value["card"], "card")
        return Play(seat, card, "hidden" in value and a_flag(value, "hidden", default=False))


def _unknown(card: Json) -> bool:
    """Whether a card is written as one that is not known, as in a file of a hand."""
    return type(card) is str and card.strip() == str(UNKNOWN)


_PLAY = frozenset(("seat", "card", "hidden"))


def a_list(value: Json, name: str, wanted: str) -> list[Json]:
    """Give a list as it is."""
    if type(value) is not list:
        raise wrong_type(name, wanted, value)
    return value


def a_word(value: Json, name: str) -> str:
    """Give a text as it is."""
    if type(value) is not str:
        raise wrong_type(name, "word", value)
    return value


def a_flag(given: Mapping[str, Json], name: str, *, default: bool) -> bool:
    """Give a field that is true or false."""
    value = given.get(name, default)
    if type(value) is not bool:
        raise wrong_type(name, "flag", value)
    return value


def refuse_unknown(given: Mapping[str, Json], known: frozenset[str], of: str) -> None:
    """Refuse a field that is not known here, and name the nearest that is."""
    for name in given:
        if name not in known:
            fits = tuple(sorted(known))
            facts = {"field": name, "of": of, "known": fits, "nearest": nearest(str(name), fits)}
            raise RuleError("bad_query", facts, detail="unknown_field")


def wrong_type(name: str, wanted: str, value: Json) -> RuleError:
    """A field that is not what it should be: the key of what that is, and what stands there."""
    if value is None:
        return RuleError("bad_query", {"field": name, "wanted": wanted}, detail="null_field")
    return RuleError("bad_query", {"field": name, "wanted": wanted, "value": typed(value)}, detail="wrong_type")
