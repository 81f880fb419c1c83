"""The case on the referee's desk: the rulebook, the question and what has been laid down so far, whole or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from tutor.engine import Card, Ruleset
from tutor.engine.actions import Action
from tutor.engine.scoring import target_of
from tutor.engine.variants import with_switches

ASKS = ("trick", "hand", "envido", "flor", "bet", "legal", "incident")
CONTESTS = ("envido", "flor")
TRICKS = "AB-"
"""A trick on the desk: taken by side A, by side B, or tied."""

Place = tuple[int, int]
"""A place for a card: the seat, and which of its cards; `VIRA` is a place too."""
VIRA: Place = (-1, 0)

_FRENCH = {"1": "A", "10": "J", "11": "Q", "12": "K"}
_SPANISH = {french: spanish for spanish, french in _FRENCH.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One case; frozen, so that a step back is the case before.

    ``players`` of a contest may be 1: then its three cards are just counted. ``at`` is the place that was pointed at;
    ``target`` 0 is the usual total of the rulebook; ``on_eleven`` and ``winner`` are sides, None for nobody.
    ``house`` are the switches that the table has set, ``house_total`` the total that it plays to, 0 where it says none.

    Of a running hand ``acts`` have been done so far, ``voice`` is the seat that is asked about (None: whose word it
    is), ``about`` the act asked about, as the notation spells it. Of an incident ``facts`` are those that were told.
    """

    ask: str = "trick"
    rules: str = "gauderio"
    players: int = 2
    cards: Mapping[Place, Card] = field(default_factory=dict)
    at: Place | None = None
    hidden: frozenset[int] = frozenset()
    lead: int = 0
    eldest: int = 0
    sung: frozenset[int] = frozenset()
    tricks: str = ""
    on_eleven: int | None = None
    calls: tuple[str, ...] = ()
    answer: str = "quero"
    score: tuple[int, int] = (0, 0)
    target: int = 0
    winner: int = 0
    house: Mapping[str, str] = field(default_factory=dict)
    house_total: int = 0
    acts: tuple[Action, ...] = ()
    voice: int | None = None
    about: str = ""
    incident: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def ruleset(self) -> Ruleset:
        """The rules in force."""
        return rules_of(self.rules, tuple(sorted(self.house.items())))

    @property
    def by_house(self) -> bool:
        """Whether the table has rules of its own in force."""
        return bool(self.house) or self.house_total != 0

    @property
    def total(self) -> int:
        """The total that the match is played to: the one asked about, else the table's, else the usual one."""
        return (
            self.target
            or self.house_total
            or target_of(self.ruleset, players=self.players if self.ask == "legal" else 2)
        )

    @property
    def dark(self) -> bool:
        """Whether nobody has seen a card: both sides stood on eleven when this hand was dealt."""
        eleven = self.ruleset.conduct.eleven
        return self.ask == "legal" and eleven is not None and self.score == (eleven.eleven.value,) * 2

    @property
    def places(self) -> tuple[Place, ...]:
        """Every place where a card belongs, in the order in which they are filled."""
        if not self.exists:
            return ()
        each = 1 if self.ask == "trick" else 3 if self.ask in (*CONTESTS, "legal") and not self.dark else 0
        vira = (VIRA,) if self.ask in ("trick", "legal") and self.ruleset.vira.value else ()
        return (*vira, *((seat, i) for seat in range(self.players) for i in range(each)))

    @property
    def exists(self) -> bool:
        """Whether the rulebook has what is asked about: Truco Claudista has neither envido nor flor."""
        return self.ask not in CONTESTS or self.ruleset.count is not None

    @property
    def awaited(self) -> tuple[Place, ...]:
        """The places that still wait for a card; a card that lies face down need not be known.

        Of a running hand that is the vira alone: what somebody holds may be told or not.
        """
        if self.ask == "legal":
            return tuple(place for place in self.places if place == VIRA and place not in self.cards and not self.dark)
        return tuple(
            place
            for place in self.places
            if place not in self.cards and not (self.ask == "trick" and place[0] in self.hidden)
        )

    @property
    def active(self) -> Place | None:
        """The place that takes the next card."""
        if self.at in self.places and self.at not in self.cards:
            return self.at
        return next(iter(self.awaited), None)

    def fresh(self, **facts: Any) -> Case:  # noqa: ANN401  # the fields above
        """Give an empty case of the same rulebook and table, with some facts told."""
        kept = {"ask": self.ask, "rules": self.rules, "house": self.house, "house_total": self.house_total}
        return Case(**{**kept, **facts}).but()

    def but(self, **facts: Any) -> Case:  # noqa: ANN401  # the fields above
        """Give the case with some facts changed, and what no longer fits left out."""
        return _fitting(replace(self, **facts))


@lru_cache(maxsize=64)
def rules_of(rules: str, switches: tuple[tuple[str, str], ...]) -> Ruleset:
    """Give a rulebook with the switches that a table has set; built once, for it is asked for with every tap."""
    return with_switches(rules, dict(switches))


def seats_of(ask: str, rules: Ruleset) -> tuple[int, ...]:
    """Say with how many players a question is asked: a contest of one is a count."""
    seats = tuple(sorted(rules.seats.value))
    return (1, *seats) if ask in CONTESTS else seats


def under(case: Case, rules: str, house: Mapping[str, str] | None = None) -> Case:
    """Ask the same under another rulebook, with the cards of its deck; what it does not have is left out.

    >>> from tutor.engine import cards
    >>> [str(card) for card in under(Case(cards={(0, 0): cards("1c")[0]}), "claudista").cards.values()]
    ['Ac']
    """
    deck = rules_of(rules, ()).deck.id
    cards = {place: in_deck(card, deck) for place, card in case.cards.items()}
    acts = tuple(act if act.card is None else act._replace(card=in_deck(act.card, deck)) for act in case.acts)
    verb, _, card = case.about.partition(" ")
    about = f"{verb} {in_deck(Card(card[:-1], card[-1:]), deck)}" if card and card[0] not in "#?" else case.about
    return case.but(rules=rules, house=house or {}, cards=cards, acts=acts, about=about, target=0, house_total=0)


def in_deck(card: Card, deck: str) -> Card:
    """Give the card of another deck that stands for this one: ace, jack, queen and king for 1, 10, 11 and 12."""
    names = _FRENCH if deck == "french" else _SPANISH
    return card._replace(rank=names.get(card.rank, card.rank))


def _fitting(case: Case) -> Case:
    rules = case.ruleset
    seats = seats_of(case.ask, rules)
    players = case.players if case.players in seats else min(seats, key=lambda n: (abs(n - case.players), n))
    case = replace(case, players=players)
    places = case.places
    calls = case.calls
    return replace(
        case,
        cards={place: case.cards[place] for place in places if place in case.cards},
        at=case.at if case.at in places else None,
        hidden=frozenset(seat for seat in case.hidden if seat < players and rules.trick.may_hide.value),
        sung=frozenset(seat for seat in case.sung if seat < players),
        lead=case.lead if case.lead < players else 0,
        eldest=case.eldest if case.eldest < max(players, 2) else 0,
        on_eleven=case.on_eleven if rules.hand.all_tied_on_eleven is not None else None,
        calls=calls if any(calls in ladder.rows for ladder in rules.ladders.values()) else (),
        score=(min(case.score[0], case.total - 1), min(case.score[1], case.total - 1)),
        acts=case.acts if case.ask == "legal" and all(act.seat < players for act in case.acts) else (),
        voice=case.voice if case.voice is not None and case.voice < players else None,
    )
