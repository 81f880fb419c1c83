"""The state of a hand in play: frozen, and nothing but the fold of its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.deck import Card, refuse_duplicates
from tutor.engine.errors import RuleError
from tutor.engine.records import Ruleset
from tutor.engine.scoring import Score, target_of
from tutor.engine.tricks import Play

new = tuple.__new__
"""Makes a named tuple of its fields, at half the cost of calling its class."""

Cards = tuple[Card | None, ...]
"""Cards of a seat; None is one that is not known (``??``)."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """What of a deal is neither cards nor score: one object for all deals alike in it, so that it is known at once."""

    rules: Ruleset
    players: int
    eldest: int
    eleven: int | None
    dark: bool
    flores: tuple[int, ...]


class Deal(NamedTuple):
    """What stays as it was dealt: the rulebook, who sits where, the three cards of each, the vira, the score before.

    ``eleven`` is the one side on eleven at the deal, ``dark`` says that both are (AMB-K78); ``flores`` are the seats
    that were dealt three cards of a suit. ``table`` is all this but for cards and score, in one.
    """

    rules: Ruleset
    target: int
    players: int
    eldest: int
    hands: tuple[Cards, ...]
    vira: Card | None
    score: Score
    eleven: int | None
    dark: bool
    flores: tuple[int, ...]
    table: Table


class Bet(NamedTuple):
    """Calls that wait for an answer: of one kind, the last by ``seat``; ``spoken`` have answered this call already."""

    kind: str
    calls: tuple[str, ...]
    seat: int
    spoken: tuple[int, ...] = ()

    @property
    def team(self) -> int:
        """The side that called last."""
        return self.seat % 2


class HandState(NamedTuple):
    """A hand at one moment.

    ``turn`` is the seat to play a card. ``stake`` is the accepted value of the hand, ``truco`` the accepted calls,
    ``raiser`` the side that may raise next (None: any). ``pending`` waits for an answer, ``waiting`` is a truco that
    stands back for the points, ``accepted`` an envido taken while a flor has still to be sung (AMB-G42).
    ``envido_open`` and ``flor_sung`` tell what of the points is still to come; ``consents`` have said yes to a hand
    of eleven, ``decided`` that it is played. ``reached`` is the first side at the target,
    ``falta_reached`` tells that a falta brought a side there. ``points`` are the calls of envido or flor that are over,
    ``shown`` that they were accepted, so that counts were said. ``over`` says why the hand
    is over (empty while it runs), ``winner`` whose it was, ``match_winner`` who has won the match with it.
    """

    deal: Deal
    score: Score
    held: tuple[Cards, ...]
    lead: int
    turn: int
    plays: tuple[Play, ...] = ()
    past: tuple[tuple[Play, ...], ...] = ()
    stake: int = 1
    winners: tuple[int | None, ...] = ()
    truco: tuple[str, ...] = ()
    raiser: int | None = None
    pending: Bet | None = None
    waiting: Bet | None = None
    accepted: Bet | None = None
    envido_open: bool = True
    flor_sung: bool = False
    over: str = ""
    envido_called: bool = False
    vira_shown: bool = True
    consents: tuple[int, ...] = ()
    decided: bool = True
    reached: int | None = None
    falta_reached: bool = False
    winner: int | None = None
    match_winner: int | None = None
    points: Bet | None = None
    shown: bool = False

    @property
    def rules(self) -> Ruleset:
        """The rulebook in force."""
        return self.deal.rules

    @property
    def trick(self) -> int:
        """Which trick runs, counted from 0."""
        return len(self.winners)

    def team_seats(self, team: int) -> range:
        """The seats of a side, in order."""
        return range(team, self.deal.players, 2)

    def has_played(self, seat: int) -> bool:
        """Whether a seat has laid any card in this hand."""
        return len(self.held[seat]) < len(self.deal.hands[seat])


(
    DEAL, SCORE, HELD, LEAD, TURN, PLAYS, PAST, STAKE, WINNERS, TRUCO, RAISER, PENDING, WAITING, ACCEPTED, ENVIDO_OPEN,
    FLOR_SUNG, OVER, ENVIDO_CALLED, VIRA_SHOWN, CONSENTS, DECIDED, REACHED, FALTA_REACHED, WINNER, MATCH_WINNER,
    POINTS, SHOWN,
) = range(len(HandState._fields))  # fmt: skip
"""The place of each field."""

COURSE = slice(STAKE, ENVIDO_CALLED + 1)
"""The fields on which a `Menu` hangs."""


def start_hand(
    rules: Ruleset,
    hands: Sequence[Sequence[Card | None]],
    *,
    eldest: int = 0,
    score: Score = (0, 0),
    target: int | None = None,
    vira: Card | None = None,
    any_count: bool = False,
) -> HandState:
    """Give the state right after the deal.

    ``hands`` are three cards a seat, None for one that is not known; ``score`` stands before the hand. Under
    ``any_count`` a seat may have been dealt other than three where the rulebook has a remedy (claudista/2.19-2.26).

    >>> from tutor.engine import cards, ruleset
    >>> start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")]).turn
    0
    """
    players, each = len(hands), rules.cards_each
    check_players(rules, players)
    dealt = [vira]
    for cards in hands:
        if len(cards) != each.value and not (any_count and rules.ceremony is not None):
            raise RuleError("bad_hand", {"count": len(cards), "cards": tuple(cards)}, cites=each.cites)
        dealt += cards
    if len(set(dealt)) < len(dealt):  # a card twice, or several that are not known
        refuse_duplicates(card for card in dealt if card is not None)
    rules.deck.refuse_others(card for card in dealt if card is not None)
    check_seat(eldest, players)
    total = target_of(rules, target, players=players)
    if score != (0, 0):
        _check_before(rules, score, total)
    state = hand_state(rules, tuple(map(tuple, hands)), vira, total, eldest, score=score)
    if rules.vira.value and vira is None and not state.deal.dark:
        raise RuleError("missing_vira", {"rules": rules.id}, cites=rules.vira.cites)
    return state


def _check_before(rules: Ruleset, score: Score, total: int) -> None:
    """Refuse a score with which no hand begins."""
    if min(score) < 0:
        raise RuleError("bad_score", {"score": score}, detail="negative")
    if max(score) >= total and not (score[0] == score[1] and rules.match.equal.value == "another_hand"):
        raise RuleError("bad_score", {"score": score, "target": total, "rules": rules.id}, detail="over")


def check_seat(seat: int, players: int) -> None:
    """Refuse a seat that this table does not have; a negative one is none either."""
    if not 0 <= seat < players:
        raise RuleError("bad_seat", {"seat": seat, "players": players})


def check_players(rules: Ruleset, players: int) -> None:
    """Refuse a number of players that the rulebook does not have."""
    if players not in rules.seats.value:
        facts = {"players": players, "known": rules.seats.value, "rules": rules.id}
        raise RuleError("bad_players", facts, cites=rules.seats.cites)


def hand_state(
    rules: Ruleset, hands: tuple[Cards, ...], vira: Card | None, target: int, eldest: int, *, score: Score
) -> HandState:
    """Give a hand before its first act, whatever was dealt: `start_hand` without its checks."""
    conduct, dark, eleven = rules.conduct.eleven, False, None
    if conduct is not None and conduct.eleven.value in score:
        a, b = score
        dark, eleven = a == b, None if a == b else 0 if a == conduct.eleven.value else 1
    players, flores = len(hands), () if rules.count is None else _flores(hands)
    table = table_of(rules, players, eldest, eleven, dark, flores)
    deal = new(Deal, (rules, target, players, eldest, hands, vira, score, eleven, dark, flores, table))
    state = new(HandState, (deal, score, hands, eldest, eldest, *_untouched(rules)))
    return state._replace(vira_shown=not dark, decided=dark) if dark or eleven is not None else state


table_of = lru_cache(maxsize=1024)(Table)
"""The table of what is told; deals alike are asked for again and again, and share theirs."""


@lru_cache(maxsize=64)
def _untouched(rules: Ruleset) -> tuple[object, ...]:
    """Give what a state says of plays, calls and the end before anybody has acted: the same in every hand."""
    fields = {"stake": rules.hand_value.value, "envido_open": rules.conduct.points is not None}
    return tuple((HandState._field_defaults | fields).values())


def _flores(hands: Sequence[Cards]) -> tuple[int, ...]:
    """List the seats that were dealt three cards of a suit, where all three are known."""
    seats: tuple[int, ...] = ()
    for seat, cards in enumerate(hands):
        if len(cards) == 3:
            a, b, c = cards
            if a and b and a.suit == b.suit and c and b.suit == c.suit:
                seats += (seat,)
    return seats
