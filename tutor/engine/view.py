"""What a seat may know: the one place that hides cards, from the table, from explanations and from logs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.envido import envido_counts
from tutor.engine.events import CardLaid, Event, HandEnded, MatchEnded, Paid
from tutor.engine.payments import known_hands
from tutor.engine.reasons import Reason
from tutor.engine.records import Ruleset
from tutor.engine.scoring import Score
from tutor.engine.state import Bet, Cards, HandState, check_seat
from tutor.engine.tricks import Play


class SeatView(NamedTuple):
    """The table from one seat.

    ``cards`` are the seat's own (None: not to be seen, claudista/6.5), ``partner`` those of the other on eleven
    (claudista/5.1), ``counts`` how many each seat holds; a face-down card of somebody else is `UNKNOWN`.
    ``switches`` are those the table has set, ``before`` is the score at the deal, ``dealt`` what the seat was dealt;
    ``points`` are the calls of envido or flor that are over, ``said`` the envido counts said aloud (AMB-G39).
    """

    seat: int
    rules: str
    players: int
    eldest: int
    target: int
    score: Score
    cards: Cards
    partner: tuple[Cards, ...]
    counts: tuple[int, ...]
    vira: Card | None
    lead: int
    turn: int
    plays: tuple[Play, ...]
    past: tuple[tuple[Play, ...], ...]
    winners: tuple[int | None, ...]
    stake: int
    truco: tuple[str, ...]
    raiser: int | None
    pending: Bet | None
    waiting: Bet | None
    accepted: Bet | None
    envido_open: bool
    flor_sung: bool
    eleven: int | None
    dark: bool
    decided: bool
    consents: tuple[int, ...]
    over: str
    winner: int | None
    match_winner: int | None
    switches: tuple[tuple[str, str], ...]
    before: Score
    dealt: Cards
    points: Bet | None
    said: tuple[int | None, ...]


def view_for(state: HandState, seat: int) -> SeatView:
    """Give the table as this seat may see it.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.state import start_hand
    >>> state = start_hand(ruleset("gauderio"), [cards("1c 7c 6p"), cards("12o 3o 6e")])
    >>> view_for(state, 1).cards == cards("12o 3o 6e"), view_for(state, 1).counts
    (True, (3, 3))
    """
    deal = state.deal
    check_seat(seat, deal.players)
    partners = [s for s in state.team_seats(seat % 2) if s != seat] if deal.eleven == seat % 2 else []
    return SeatView(
        seat=seat,
        rules=deal.rules.id,
        players=deal.players,
        eldest=deal.eldest,
        target=deal.target,
        score=state.score,
        cards=(None,) * len(state.held[seat]) if deal.dark else state.held[seat],
        partner=tuple(state.held[s] for s in partners),
        counts=tuple(len(held) for held in state.held),
        vira=deal.vira if state.vira_shown else None,
        lead=state.lead,
        turn=state.turn,
        plays=_masked(state, state.plays, seat),
        past=tuple(_masked(state, trick, seat) for trick in state.past),
        winners=state.winners,
        stake=state.stake,
        truco=state.truco,
        raiser=state.raiser,
        pending=state.pending,
        waiting=state.waiting,
        accepted=state.accepted,
        envido_open=state.envido_open,
        flor_sung=state.flor_sung,
        eleven=deal.eleven,
        dark=deal.dark,
        decided=state.decided,
        consents=state.consents,
        over=state.over,
        winner=state.winner,
        match_winner=state.match_winner,
        switches=_switches(deal.rules),
        before=deal.score,
        dealt=(None,) * len(deal.hands[seat]) if deal.dark else deal.hands[seat],
        points=state.points,
        said=_said(state),
    )


@lru_cache(maxsize=64)
def _switches(rules: Ruleset) -> tuple[tuple[str, str], ...]:
    return tuple((name, rules.options[name]) for name in sorted(rules.chosen))


def _said(state: HandState) -> tuple[int | None, ...]:
    """Give the numbers that were said of an envido; None for whoever only found the others good."""
    players, bet = state.deal.players, state.points
    if not state.shown or bet is None or bet.kind != "envido":
        return (None,) * players
    counts = dict(enumerate(envido_counts(state.deal.rules, known_hands(state))))
    aloud = _speakers(counts, state.deal.eldest, players)
    return tuple(counts[seat] if seat in aloud else None for seat in range(players))


def _masked(state: HandState, plays: Iterable[Play], seat: int) -> tuple[Play, ...]:
    return tuple(
        Play(play.seat, UNKNOWN, hidden=True) if play.hidden and not _own(state, play.seat, seat) else play
        for play in plays
    )


def _own(state: HandState, owner: int, seat: int) -> bool:
    """Whether a seat has seen the cards of an owner: its own, but for the dark hand."""
    return owner == seat and not state.deal.dark


def known_cards(state: HandState, seat: int) -> frozenset[Card]:
    """Give every card that a seat has seen: its own, its partner's on eleven, those laid open, the vira."""
    deal = state.deal
    seen = {play.card for trick in (*state.past, state.plays) for play in trick if not play.hidden}
    if not deal.dark:
        seen |= {card for card in deal.hands[seat] if card is not None}
    if deal.eleven == seat % 2:
        seen |= {card for s in state.team_seats(seat % 2) for card in deal.hands[s] if card is not None}
    if state.vira_shown and deal.vira is not None:
        seen.add(deal.vira)
    return frozenset(seen)


def event_for(state: HandState, event: Event, seat: int) -> Event:
    """Give an event as a seat may know it; ``state`` is the one after it."""
    if isinstance(event, CardLaid):
        hide = event.hidden and not _own(state, event.seat, seat)
        return event._replace(card=None) if hide else event
    if isinstance(event, Paid | HandEnded | MatchEnded):
        return event._replace(reason=reason_for(state, event.reason, seat))
    return event


def reason_for(state: HandState, reason: Reason, seat: int) -> Reason:
    """Give a reason without what would tell a seat cards or counts which it has not seen or heard.

    Steps about them are left out; where the reason itself names a card, it becomes one that is not known.
    """
    return _trimmed(state, reason, known_cards(state, seat), _heard(state, reason), seat)


def _trimmed(state: HandState, reason: Reason, known: frozenset[Card], heard: frozenset[int], seat: int) -> Reason:
    if reason.code == "contest.tied_eldest" and not heard.union((seat,)).issuperset(reason.args["seats"]):
        reason = _told_as_best(state, reason)
    told = (step for step in reason.because if _tellable(step, known, heard, seat))
    steps = tuple(_trimmed(state, step, known, heard, seat) for step in told)
    args = {fact: _masked_fact(fact, value, known) for fact, value in reason.args.items()}
    return replace(reason, args=args, because=steps)


def _told_as_best(state: HandState, reason: Reason) -> Reason:
    """Tell a tie as it is heard: the other one only finds the count good, without a number (AMB-G39)."""
    count = state.deal.rules.count
    assert count is not None
    best = count.best_of_side if reason.args["kind"] == "envido" else count.flor_contest
    beside = count.best_of_side_reading if state.deal.players > 2 else ()
    args = {fact: value for fact, value in reason.args.items() if fact not in {"seats", "eldest"}}
    return Reason("contest.best", best.cites, beside, args, reason.because)


def _masked_fact(fact: str, value: object, known: frozenset[Card]) -> object:
    """Give a fact with unseen cards unknown: cards, tuples of them, and an act that names one."""
    if isinstance(value, Card):
        return value if value in known else UNKNOWN
    if isinstance(value, tuple):
        return tuple(_masked_fact(fact, item, known) for item in value)
    if fact == "act" and isinstance(value, str) and " " in value:
        verb, *rest = value.split()
        spelled = {str(card) for card in known}
        return " ".join((verb, *(word if word.startswith("#") or word in spelled else "??" for word in rest)))
    return value


def _tellable(step: Reason, known: frozenset[Card], heard: frozenset[int], seat: int) -> bool:
    if step.code == "contest.count" and step.args["seat"] != seat and step.args["seat"] not in heard:
        return False
    return all(card in known for card in _cards_in(step))


def _cards_in(step: Reason) -> Iterable[Card]:
    for fact in step.args.values():
        if isinstance(fact, Card):
            yield fact
        elif isinstance(fact, tuple):
            yield from (item for item in fact if isinstance(item, Card))


def _heard(state: HandState, reason: Reason) -> frozenset[int]:
    """Find whose counts in a reason were said aloud."""
    counts = {step.args["seat"]: step.args["points"] for step in reason.walk() if step.code == "contest.count"}
    return _speakers(counts, state.deal.eldest, state.deal.players)


def _speakers(counts: Mapping[int, int], eldest: int, players: int) -> frozenset[int]:
    """Find who has to say a number: o mão, then whoever beats what was said; the others find it good (AMB-G39)."""
    heard: set[int] = set()
    best = -1
    for seat in sorted(counts, key=lambda s: (s - eldest) % players):
        if counts[seat] > best:
            best = counts[seat]
            heard.add(seat)
    return frozenset(heard)
