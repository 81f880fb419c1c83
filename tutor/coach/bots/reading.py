"""What others' acts tell of their cards: how well a world agrees with what they called, took and laid.

It is read as from a plain player, who calls and takes truco with good cards, beats a card with the lowest that does,
and throws the worst away; but he may do anything now and then.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tutor.coach.bots.sight import Standing, heights, opponents, power_of, share, standing
from tutor.coach.bots.worlds import World
from tutor.engine.deck import Card
from tutor.engine.records import CardOrder
from tutor.engine.view import SeatView

__all__ = ["CALLS_WITH", "TAKES_WITH", "likely", "rivals_power", "weight"]

SOFT = 0.07
"""How far around a threshold a player may go either way."""
BLUFF = 0.03
"""How often a call is taken to stand on nothing."""
CALLS_WITH: dict[Standing, float] = {"level": 0.78, "ahead": 0.72, "behind": 0.82}
"""How good the cards are with which a plain player calls truco, as the tricks stand for him."""
TAKES_WITH: dict[Standing, float] = {"level": 0.62, "ahead": 0.5, "behind": 0.68}
"""And with which he accepts it."""
SILENT = 0.6
"""How much is believed that who has cards for a truco would have called it."""
LED_OTHERWISE = 0.4
"""How well it agrees to lead another card than a plain player would."""
SAFE_STEPS = 4
"""So many of the strongest steps win a trick by themselves."""
NOT_BEATEN, BEATEN_HIGH, OTHER_THROWN = 0.1, 0.25, 0.25
"""How well it agrees to leave a card that one could beat; to beat it higher than needed; not to throw the worst."""


def likely(power: float, needed: float) -> float:
    """Give the chance that a player acts as with good cards, by how good they are and what he needs for it."""
    return 1 / (1 + math.exp((needed - power) / SOFT))


def rivals_power(view: SeatView, order: CardOrder, world: World, seat: int | None = None) -> float:
    """Say how good the cards of the other side are from here on: of one seat or its best, a card laid now among them.

    In the last trick it is certain, where only they have still to lay a card.
    """
    how = OTHER[standing(view)]
    seats = opponents(view) if seat is None else (seat,)
    laid = {play.seat: play.card for play in view.plays if not play.hidden}
    if len(view.winners) == 2 and view.plays and not view.cards:
        ours, theirs = heights(view, order)
        best = max([theirs, *(order.strength[card] for seat in seats for card in world.held[seat])])
        return 1.0 if best > ours or (best == ours and how == "ahead") else 0.0
    return max(
        _power(order, (*world.held[seat], *((laid[seat],) if seat in laid else ())), how, first=not view.winners)
        for seat in seats
    )


OTHER: dict[Standing, Standing] = {"ahead": "behind", "behind": "ahead", "level": "level"}
"""How the tricks stand for the other side."""


def _power(order: CardOrder, cards: Sequence[Card], how: Standing, *, first: bool) -> float:
    shares = sorted((share(order, card) for card in cards), reverse=True)
    return power_of(shares, how, first=first) if shares else 0.0


def weight(view: SeatView, order: CardOrder, world: World) -> float:
    """Say how well a world agrees with all that the others have done."""
    return _by_calls(view, order, world) * _by_plays(view, order, world)


def _by_calls(view: SeatView, order: CardOrder, world: World) -> float:
    bet = view.pending if view.pending is not None and view.pending.kind == "truco" else view.waiting
    if bet is not None and bet.team != view.seat % 2:  # just called: as the tricks stand now
        needed = 1 - (1 - CALLS_WITH[OTHER[standing(view)]]) * 0.6 ** (len(bet.calls) - 1)
        return BLUFF + (1 - BLUFF) * likely(rivals_power(view, order, world, bet.seat), needed)
    power = max(_power(order, world.dealt[seat], "level", first=True) for seat in opponents(view))
    calls = bet.calls if bet is not None else view.truco
    if not calls or view.eleven is not None:
        played = any(view.counts[seat] < 3 for seat in opponents(view)) and view.eleven is None
        return 1 - SILENT * likely(power, CALLS_WITH["level"]) if played else 1.0
    last = bet.team if bet is not None else 1 - (view.raiser if view.raiser is not None else view.seat % 2)
    called = (len(calls) + 1) // 2 if last != view.seat % 2 else len(calls) // 2
    needed = CALLS_WITH["level"] if called else TAKES_WITH["level"]
    return BLUFF + (1 - BLUFF) * likely(power, 1 - (1 - needed) * 0.7 ** max(called - 1, 0))


def _by_plays(view: SeatView, order: CardOrder, world: World) -> float:
    """Read the cards that the other side laid, trick by trick."""
    found, strength = 1.0, order.strength
    held = {seat: [strength[card] for card in world.dealt[seat]] for seat in opponents(view)}
    for trick in (*view.past, view.plays):
        best = [0, 0]
        for number, play in enumerate(trick):
            seat, card, hidden = play
            team = seat % 2
            step = 0 if hidden else strength[card]
            if seat in held:
                if not number:
                    found *= 1.0 if step == _led(held[seat], order) else LED_OTHERWISE
                elif best[team] <= best[1 - team]:
                    found *= _agrees(held[seat], step, best[1 - team])
                if step in held[seat]:
                    held[seat].remove(step)
                elif held[seat]:
                    held[seat].remove(min(held[seat]))
            best[team] = max(best[team], step)
    return found


def _led(held: list[int], order: CardOrder) -> int:
    """Say what a plain player leads: the middle of three, then the best, or the worse of two where the best is safe."""
    cards = sorted(held)
    if len(cards) == 2 and cards[-1] >= len(order.steps) - SAFE_STEPS:
        return cards[0]
    return cards[1] if len(cards) == 3 else cards[-1]


def _agrees(held: list[int], step: int, to_beat: int) -> float:
    """Say how well it agrees with the cards held to lay this one on a card to beat."""
    over = [other for other in held if other > to_beat]
    if step > to_beat:
        return 1.0 if step == min(over) else BEATEN_HIGH
    return NOT_BEATEN if over else 1.0 if step in {0, min(held)} else OTHER_THROWN
