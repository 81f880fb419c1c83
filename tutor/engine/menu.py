"""What may be done in a moment: which words, and whether cards may be laid, open or face down.

What a seat may say hangs on little (`Moment`), and the same moments come again in every hand: each is worked out once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from tutor.engine.actions import (
    ANSWERS,
    CALLS,
    ELEVEN_VERBS,
    FOLD,
    HIDE,
    NAO_QUERO,
    PLAY,
    QUERO,
    SEM_FLOR,
    Action,
)
from tutor.engine.deck import Card
from tutor.engine.events import CardLaid, Events
from tutor.engine.ladder import next_calls
from tutor.engine.records import PointsConduct, Ruleset
from tutor.engine.state import Bet, Table

_ByCard = Mapping[Card | None, tuple[Action, ...]]
_Lays = Mapping[Action, tuple[CardLaid]]


class Moment(NamedTuple):
    """All on which it hangs what a seat may do, but for its cards and the hands of eleven, and what a word does then.

    Of the deal, of the state as it is, and of the seat: ``played`` tells that it has laid a card in this hand,
    ``side_hid`` that its side has had its one card face down.
    """

    table: Table
    stake: int
    winners: tuple[int | None, ...]
    truco: tuple[str, ...]
    raiser: int | None
    pending: Bet | None
    waiting: Bet | None
    accepted: Bet | None
    envido_open: bool
    flor_sung: bool
    over: str
    envido_called: bool
    seat: int
    on_turn: bool
    played: bool
    side_hid: bool

    @property
    def flor(self) -> bool:
        """Whether the seat was dealt a flor."""
        return self.seat in self.table.flores


@dataclass(frozen=True, slots=True)
class Menu:
    """What may be done in a moment: with each card (nothing, where none may be laid), and in words.

    ``judged`` tells of what the judge has to be asked besides. ``verbs`` are the words that need no judge, ``lays``
    the cards that need none, each with what laying it brings about. ``does`` keeps the events of a word that hang on
    the moment alone, once the game has worked them out.
    """

    cards: _ByCard = field(default_factory=dict)
    words: tuple[Action, ...] = ()
    verbs: frozenset[str] = frozenset()
    lays: _Lays = field(default_factory=dict)
    does: dict[str, Events] = field(default_factory=dict, compare=False)
    judged: Literal["", "cards", "all"] = ""


NOTHING = Menu()


class _Acts(NamedTuple):
    """The actions of one seat, made once for a rulebook."""

    opens: _ByCard
    hides: _ByCard
    laid_open: _Lays
    laid: _Lays
    words: Mapping[str, Action]


@lru_cache(maxsize=64)
def _acts(rules: Ruleset) -> tuple[_Acts, ...]:
    return tuple(_acts_of(seat, rules.deck.cards) for seat in range(max(rules.seats.value)))


def _acts_of(seat: int, deck: Sequence[Card]) -> _Acts:
    cards, words = (*deck, None), (*CALLS, *ANSWERS, FOLD, *ELEVEN_VERBS)
    opens = {card: (Action(seat, PLAY, card),) for card in cards}
    hides = {card: (Action(seat, PLAY, card), Action(seat, HIDE, card)) for card in cards}
    laid_open = {Action(seat, PLAY, card): (CardLaid(seat, card),) for card in deck}
    laid_down = {Action(seat, HIDE, card): (CardLaid(seat, card, hidden=True),) for card in deck}
    return _Acts(opens, hides, laid_open, laid_open | laid_down, {word: Action(seat, word) for word in words})


@lru_cache(maxsize=4096)
def menu_of(table: Table, course: tuple[Any, ...], *place: int) -> Menu:
    """Work out what may be done in a moment, given in pieces: a `Moment` is made of them only the first time."""
    now = Moment(table, *course, *place)
    if now.over:
        return NOTHING
    acts, conduct = _acts(now.table.rules)[now.seat], now.table.rules.conduct
    words = tuple(acts.words[word] for word in _words(now))
    cards: _ByCard = {}
    lays: _Lays = {}
    after_tie = False
    if now.on_turn and now.pending is None and now.accepted is None and not _owes(now):
        cards, lays = (acts.hides, acts.laid) if _may_hide(now) else (acts.opens, acts.laid_open)
        after_tie = now.winners[-1:] == (None,) and conduct.after_tie.value != "free"
    if now.table.dark or now.table.eleven is not None:
        return Menu(cards, words, judged="all")
    verbs = frozenset(action.verb for action in words)
    return Menu(cards, words, verbs, judged="cards") if after_tie else Menu(cards, words, verbs, lays)


def _may_hide(now: Moment) -> bool:
    hide = now.table.rules.conduct.hide.value
    if hide == "never":
        return False
    if not now.winners and (hide == "not_first" or (hide == "after_envido" and now.envido_open)):
        return False
    return not now.side_hid


def _words(now: Moment) -> list[str]:
    points = now.table.rules.conduct.points
    if now.accepted is not None:
        return ["flor"] if _may_sing(now) else []
    if now.pending is not None:
        return _answers(now, now.pending)
    if points is not None and _owes(now):
        return ["flor"] if now.on_turn or points.call_out_of_turn.value else []
    words = _truco(now)
    if points is not None and not now.played:
        words += _opening(now, points)
    if now.table.rules.conduct.fold.value:
        words.append(FOLD)
    return words


def _truco(now: Moment) -> list[str]:
    conduct = now.table.rules.conduct
    if conduct.truco_when.value == "own_turn" and not now.on_turn:
        return []
    late = conduct.late_raise.value
    if now.raiser is not None and (late == "never" or (late == "acceptor" and now.raiser != now.seat % 2)):
        return []
    return [*next_calls(now.table.rules.ladders["truco"], now.truco)]


def _opening(now: Moment, points: PointsConduct) -> list[str]:
    """Envido or flor, opened on one's turn (or at any time under that switch) before one's first card."""
    if not now.on_turn and not points.call_out_of_turn.value:
        return []
    words = [*next_calls(now.table.rules.ladders["envido"], ())] if _may_open_envido(now, points) else []
    if now.flor and not now.flor_sung:
        words.append("flor")
    return words


def _may_open_envido(now: Moment, points: PointsConduct) -> bool:
    if not now.envido_open or now.flor_sung or now.winners or now.flor:
        return False
    last_two = points.envido_callers.value == "last_two" and now.table.players > 2
    return not last_two or (now.seat - now.table.eldest) % now.table.players >= now.table.players - 2


def _able(now: Moment) -> bool:
    """Whether its flor still counts: it is a holder that has not laid a card."""
    return now.flor and not now.played


def _may_sing(now: Moment) -> bool:
    return _able(now) and not now.flor_sung


def _owes(now: Moment) -> bool:
    points = now.table.rules.conduct.points
    return points is not None and points.flor_duty.value == "must_sing" and _may_sing(now)


def _answers(now: Moment, bet: Bet) -> list[str]:
    seat, conduct, points = now.seat, now.table.rules.conduct, now.table.rules.conduct.points
    if seat % 2 == bet.team:
        return _beside(now, bet)
    if bet.kind == "flor":
        assert points is not None
        return _flor_answers(now, bet, points)
    words: list[str] = []
    by_next = conduct.answer_by.value == "next_in_turn"
    may_speak = seat not in bet.spoken and (not by_next or seat == (bet.seat + 1) % now.table.players)
    if may_speak and not _owes(now):
        sings = bet.kind == "envido" and points is not None and points.flor_duty.value == "if_challenged"
        if not (sings and _may_sing(now)):
            words += [QUERO, NAO_QUERO]
        if bet.kind == "truco" or not now.flor:
            words += next_calls(now.table.rules.ladders[bet.kind], bet.calls)
    if points is not None:
        words += _points_over(now, bet, points)
        if bet.kind == "envido":
            words += _beside(now, bet)
        if conduct.fold.value and bet.kind == "truco" and not _owes(now):
            words.append(FOLD)
    return words


def _points_over(now: Moment, bet: Bet, points: PointsConduct) -> list[str]:
    """Points that come before the pending bet: a flor, and an envido while a truco waits (AMB-G09, AMB-C12)."""
    if now.seat in bet.spoken:
        return []
    words = ["flor"] if _may_sing(now) else []
    after = points.envido_after_truco.value
    fits = after != "never" and (after != "mao_only" or bet.seat == now.table.eldest)
    if bet.kind == "truco" and fits and not now.played and _may_open_envido(now, points):
        words += next_calls(now.table.rules.ladders["envido"], ())
    return words


def _beside(now: Moment, bet: Bet) -> list[str]:
    """Under ``truco_out_of_turn = always`` a truco may be called while points are pending (AMB-G19)."""
    always = now.table.rules.conduct.truco_when.value == "always"
    if not always or bet.kind == "truco" or now.waiting is not None or _owes(now):
        return []
    return _truco(now)


def _flor_answers(now: Moment, bet: Bet, points: PointsConduct) -> list[str]:
    ladder = now.table.rules.ladders["flor"]
    row = ladder.rows[bet.calls]
    words: list[str] = []
    if _able(now):
        words += next_calls(ladder, bet.calls)
        words += [QUERO] if row.quero is not None else []
        words += [NAO_QUERO] if row.nao_quero is not None else []
    if row.sem_flor is not None and points.may_deny_flor.value:
        words.append(SEM_FLOR)
    return words + _beside(now, bet)
