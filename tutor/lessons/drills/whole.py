"""Questions about a whole hand, played from the deal to the end: who takes it, how many points it brings."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from tutor.engine import Action, Card, HandState, Reason, Ruleset, Ruling, advance, allowed, resolve_trick, start_hand
from tutor.engine.actions import ANSWERS, PLAY
from tutor.engine.events import Paid
from tutor.lessons.drills.cards import vira_row
from tutor.lessons.drills.pools import GC, GCK, luck
from tutor.lessons.drills.ties import SIDES, players_of, tricks_key
from tutor.lessons.misconceptions import Misconception
from tutor.lessons.misconceptions.inputs import Tricks, Winners
from tutor.lessons.questions import Choice, Drill, Row, Shown
from tutor.lessons.said import Label, Seat, Side, Spoken, say

HANDS = 60
_CALLS = frozenset({"envido", "real_envido", "truco", "retruco", "seis"})
"""What is called in these hands, beside the answers."""
_ENVIDO = frozenset({"envido"})


class Whole(NamedTuple):
    """A hand that was played: what was done, the state at its end, what was paid and why."""

    acts: tuple[Action, ...]
    end: HandState
    paid: tuple[Paid, ...]


def _deal(rules: Ruleset, drawn: random.Random) -> HandState:
    players = players_of(rules)
    cards = drawn.sample(rules.deck.cards, 3 * players + 1)
    hands = [cards[3 * seat : 3 * seat + 3] for seat in range(players)]
    return start_hand(rules, hands, vira=cards[-1] if rules.vira.value else None)


def _wishes(state: HandState, calls: frozenset[str]) -> list[Action]:
    """Give what may be done now by somebody: cards, and the calls and answers of these hands."""
    verbs = calls | ANSWERS if calls else calls
    return [
        action
        for seat in range(state.deal.players)
        for action in allowed(state, seat)
        if action.verb in verbs or (action.verb == PLAY and seat == state.turn)
    ]


def _played(rules: Ruleset, drawn: random.Random, calls: frozenset[str]) -> Whole | None:
    state = _deal(rules, drawn)
    if state.deal.flores:
        return None
    acts: list[Action] = []
    paid: list[Paid] = []
    while not state.over:
        wishes = _wishes(state, calls)
        said = [wish for wish in wishes if wish.verb != PLAY]
        action = drawn.choice(said if said and (state.pending or drawn.random() < 0.25) else wishes)
        if action.verb == "nao_quero" and action.seat != _asked(state):
            continue
        state, events = advance(state, action)
        acts.append(action)
        paid += [event for event in events if isinstance(event, Paid)]
    return Whole(tuple(acts), state, tuple(paid))


def _asked(state: HandState) -> int:
    """Give the seat that answers in these hands: the next one after who called."""
    assert state.pending is not None, "an answer to something"
    return (state.pending.seat + 1) % state.deal.players


@cache
def _hands(rules: Ruleset, calls: frozenset[str] = frozenset()) -> tuple[Whole, ...]:
    drawn = luck(f"whole {rules.id} {sorted(calls)}")
    found: list[Whole] = []
    while len(found) < HANDS:
        hand = _played(rules, drawn, calls)
        if hand is not None and (not calls or any(act.verb != PLAY for act in hand.acts)):
            found.append(hand)
    return tuple(found)


def results(end: HandState) -> Tricks:
    """Say who took each trick."""
    return Tricks("".join("=" if seat is None else "AB"[seat % 2] for seat in end.winners))


def _winner(rules: Ruleset, hand: Whole) -> Ruling[Any]:
    """Rule who takes the hand, over the rulings of its tricks."""
    end = hand.end
    won = tricks_key(rules, results(end))
    tricks = tuple(
        resolve_trick(rules, plays, lead=plays[0].seat, vira=end.deal.vira).reason for plays in end.past if plays
    )
    reason = Reason(won.reason.code, won.reason.cites, won.reason.readings, won.reason.args, tricks)
    return Ruling(won.value, reason, won.open_readings)


def laid(hand: Whole) -> tuple[Row, ...]:
    """Show the cards trick by trick."""
    return tuple(
        Row(say("ask-trick-led", n=n, who=Seat(plays[0].seat)), tuple(str(play.card) for play in plays))
        for n, plays in enumerate(hand.end.past, start=1)
    )


def _show_winner(rules: Ruleset, hand: Whole) -> Shown:
    choices = (*SIDES, Choice("nobody", say("ask-nobody")))
    rows = (*laid(hand), *vira_row(hand.end.deal.vira, rules))
    facts = (say("ask-eldest", who=Seat(0)),)
    return Shown(say("ask-who-takes-hand"), facts=facts, rows=rows, choices=choices, players=hand.end.deal.players)


def _points(_rules: Ruleset, hand: Whole) -> Ruling[int]:
    """Say how many points side A has made, over the reasons of everything that was paid."""
    made = hand.end.score[0]
    reasons = tuple(event.reason for event in hand.paid)
    return Ruling(made, Reason("whole.points", (), (), {"team": 0, "points": made}, reasons))


def _told(act: Action) -> Label:
    card: Card | None = act.card
    if card is not None:
        return say("ask-lays", who=Seat(act.seat), card=card)
    return say("ask-said", who=Seat(act.seat), what=Spoken(act.verb))


def _show_points(rules: Ruleset, hand: Whole) -> Shown:
    deal = hand.end.deal
    held = tuple(Row(Seat(seat), tuple(map(str, cards))) for seat, cards in enumerate(deal.hands))
    facts = (say("ask-eldest", who=Seat(0)), *map(_told, hand.acts))
    rows = (*held, *vira_row(deal.vira, rules))
    return Shown(say("ask-points-of-hand", who=Side("A")), facts=facts, rows=rows, players=deal.players)


def plain_hands(rules: Ruleset) -> Sequence[Whole]:
    """Give hands in which nobody called anything."""
    return _hands(rules)


def _with_calls(rules: Ruleset) -> Sequence[Whole]:
    return _hands(rules, _CALLS)


def _shared_hands(rules: Ruleset) -> Sequence[Whole]:
    """Give hands with an envido that was taken, by who has more of it, and nothing else that was called."""
    return [
        hand
        for hand in _hands(rules, _ENVIDO)
        if len(hand.paid) == 2 and len({event.points for event in hand.paid}) == 2
    ]


def _share(a: int, b: int) -> str:
    return f"{a}-{b}"


def _shared(rules: Ruleset, hand: Whole) -> Ruling[str]:
    """Say how the points of a hand are shared out, over the reasons of everything that was paid."""
    return Ruling(_share(*hand.end.score), _points(rules, hand).reason)


def _show_shares(rules: Ruleset, hand: Whole) -> Shown:
    first, second = (event.points for event in hand.paid)
    both = first + second
    shares = ((both, 0), (first, second), (second, first), (0, both))
    choices = tuple(Choice(_share(a, b), say("ask-share", a=a, b=b, one=Side("A"), other=Side("B"))) for a, b in shares)
    told = _show_points(rules, hand)
    return Shown(say("ask-shares"), facts=told.facts, rows=told.rows, choices=choices, players=told.players)


def _shared_by(row: Misconception, rules: Ruleset, hand: Whole) -> tuple[str, ...]:
    """Share the points as somebody does who gives those of the envido to another side."""
    envido, won = hand.paid
    given = row.answer(rules, Winners("AB"[envido.team], "AB"[won.team]))
    shares = {"A": 0, "B": 0, "AB"[won.team]: won.points}
    shares[str(given)] += envido.points
    return (_share(shares["A"], shares["B"]),)


DRILLS = (
    Drill(
        skill="envido.pays", kind="shares", rules=GC, form="one", subject="envido.winner",
        pool=_shared_hands, key=_shared, show=_show_shares, wrong=_shared_by,
    ),
    Drill(
        skill="full_hand", kind="winner", rules=GCK, form="one",
        pool=plain_hands, key=_winner, show=_show_winner,
    ),
    Drill(
        skill="full_hand", kind="points", rules=GCK, form="number",
        pool=_with_calls, key=_points, show=_show_points, weight=2,
    ),
)  # fmt: skip
