"""Regrado: plain sensible rules, the same in every match, without bluff. Each rule is a line that can be said aloud."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.coach.bots import regrado_cards
from tutor.coach.bots.counts import side_chance
from tutor.coach.bots.sight import book_of, held, order_of, share, standing
from tutor.engine.actions import (
    ACCEPT_ELEVEN,
    CARD_VERBS,
    NAO_QUERO,
    QUERO,
    REFUSE_ELEVEN,
    SEM_FLOR,
    Action,
)
from tutor.engine.view import SeatView

__all__ = ["points_by_rule", "regrado"]

_Words = Mapping[str, Action]


def regrado(view: SeatView, acts: tuple[Action, ...], _seed: int) -> Action:
    """Choose by rule: the hand of eleven, then an answer, then the points, then truco, then a card."""
    words = {act.verb: act for act in acts if act.verb not in CARD_VERBS}
    if ACCEPT_ELEVEN in words:
        return words[ACCEPT_ELEVEN if _pair_is_good(view) else REFUSE_ELEVEN]
    said = points_by_rule(view, words) or _truco(view, words)
    if said is not None:
        return said
    return regrado_cards.choose(view, tuple(act for act in acts if act.verb in CARD_VERBS)) or acts[0]


def points_by_rule(view: SeatView, words: Mapping[str, Action]) -> Action | None:
    """Say what the points call for, flor before envido; None for silence."""
    return _flor(view, words) or _envido(view, words)


def _pair_is_good(view: SeatView) -> bool:
    """Play a hand of eleven with two cards of the pair's six that beat nine in ten, or one and three good ones."""
    order = order_of(view)
    assert order is not None
    cards = [*held(view), *(card for cards in view.partner for card in cards if card is not None)]
    shares = sorted((share(order, card) for card in cards), reverse=True)
    return shares[1] >= 0.85 or (shares[0] >= 0.85 and shares[2] >= 0.7)


FLOR_NEEDS = {"contra_flor": 0.75, "contra_flor_e_o_resto": 0.95, QUERO: 0.5}
"""The chance with which a flor is raised, staked for the rest, or accepted."""


def _flor(view: SeatView, words: _Words) -> Action | None:
    """Sing every flor; raise one that wins three times in four; give up below even."""
    if "flor" in words:
        return words["flor"]
    if view.pending is None or view.pending.kind != "flor":
        return None
    if len({card.suit for card in view.dealt if card is not None}) == 1:
        chance = side_chance(view, "flor")
        for verb in ("contra_flor_e_o_resto", "contra_flor", QUERO):
            if verb in words and chance >= FLOR_NEEDS[verb]:
                return words[verb]
    return words.get(SEM_FLOR) or words.get(NAO_QUERO) or words.get(QUERO)


ENVIDO_NEEDS = {"falta_envido": 0.97, "real_envido": 0.85, "envido": 0.6}
"""The chance with which a call is made; with half of what it lacks to certainty more it is accepted."""


def _envido(view: SeatView, words: _Words) -> Action | None:
    """Call what the count is worth; accept a call with a count that would nearly have made it."""
    pending = view.pending is not None and view.pending.kind == "envido"
    calls = [verb for verb in ENVIDO_NEEDS if verb in words]
    if not calls and not pending:
        return None
    chance = side_chance(view, "envido")
    called = len(view.pending.calls) if view.pending is not None and pending else 0
    for verb in calls:
        if chance >= 1 - (1 - ENVIDO_NEEDS[verb]) * 0.6**called:
            return words[verb]
    if view.pending is None or not pending or QUERO not in words:
        return None
    needed = ENVIDO_NEEDS[view.pending.calls[-1]] * 0.9
    return words[QUERO if chance >= 1 - (1 - needed) * 0.8 ** (called - 1) else NAO_QUERO]


TRUCO_NEEDS = {"level": (0.8, 0.62), "ahead": (0.72, 0.5), "behind": (0.82, 0.68)}
"""How good cards are with which truco is called, and accepted, as the tricks stand; each step more needs better."""


def _truco(view: SeatView, words: _Words) -> Action | None:
    """Call truco with strong cards, accept it with fair ones, raise it with very strong ones."""
    ladder = book_of(view).ladders["truco"].words
    raises = [verb for verb in ladder if verb in words]
    pending = view.pending is not None and view.pending.kind == "truco"
    if not raises and not pending:
        return None
    to_call, to_accept = TRUCO_NEEDS[standing(view)]
    steps = len(view.pending.calls) if view.pending is not None and pending else len(view.truco)
    cards = regrado_cards.power(view)
    if raises and cards >= 1 - (1 - to_call) * 0.6**steps:
        return words[raises[0]]
    if not pending:
        return None
    accepts = cards >= 1 - (1 - to_accept) * 0.75 ** (steps - 1)
    return words.get(QUERO if accepts else NAO_QUERO)
