"""The right answers about cards and tricks: each the value of one ruling of the referee, as it is answered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine import (
    Card,
    Play,
    Reason,
    Ruleset,
    Ruling,
    TrickWinner,
    compare,
    count_envido,
    count_flor,
    has_flor,
    next_lead,
    resolve_trick,
    resolve_tricks,
)
from tutor.lessons.misconceptions.inputs import CoveredDuel, Duel, Held, TiedLead, Trick, Tricks
from tutor.lessons.misconceptions.records import Answer

SIDES = "AB"
_DUELS = {"a": "A", "b": "B", "tie": "="}


def answered(ruling: Ruling[Any], value: Answer) -> Ruling[Answer]:
    """Give a ruling with its value as it is answered; its reasons stay."""
    return replace(ruling, value=value)


def in_force(rules: Ruleset, vira: Card | None) -> Card | None:
    """Give the open card where the rulebook has a vira: elsewhere it means nothing."""
    return vira if rules.vira.value else None


def right_duel(rules: Ruleset, duel: Duel) -> Ruling[Answer]:
    """Say which of two cards is stronger: ``A``, ``B`` or ``=``."""
    ruling = compare(rules, duel.a, duel.b, in_force(rules, duel.vira))
    return answered(ruling, _DUELS[ruling.value])


def right_trick(rules: Ruleset, trick: Trick) -> Ruling[Answer]:
    """Say which side takes a trick of four cards."""
    plays = [Play(seat, card) for seat, card in enumerate(trick.cards)]
    return _winner(resolve_trick(rules, plays, vira=in_force(rules, trick.vira)))


def _winner(ruling: Ruling[TrickWinner]) -> Ruling[Answer]:
    team = ruling.value.team
    return answered(ruling, "=" if team is None else SIDES[team])


def right_covered(rules: Ruleset, duel: CoveredDuel, by: int = 0) -> Ruling[Answer]:
    """Say who wins when the first card lies face down: it is worth nothing, so the side of the other.

    A is the side that hides, whichever of the two it is (``by``). The ruling is that of a trick of two; where only four
    play, it is told of the two sides alone.
    """
    other = 1 - by
    if 2 in rules.seats.value:
        plays = {by: Play(by, duel.covered, hidden=True), other: Play(other, duel.other)}
        ruling = resolve_trick(rules, [plays[0], plays[1]])
        return answered(ruling, "AB"[ruling.value.team != by])
    order = rules.order(in_force(rules, duel.vira))
    step, hidden, won = order.step_of[duel.other], rules.trick.hidden, rules.trick.won
    by_vira = "rank.manilha_by_vira" if step.manilha else "rank.common"
    facts = {"card": duel.other, "vira": duel.vira, "strength": order.strength[duel.other]}
    winner = {"team": other, "seat": other, "card": duel.other}
    because = (
        Reason("trick.all_hidden_of_side", hidden.cites, hidden.readings, {"team": by}),
        Reason("trick.best_of_side", (), (), winner, (Reason(by_vira, step.cites, step.readings, facts),)),
    )
    reason = Reason("trick.won", won.cites, won.readings, winner, because)
    return Ruling("B", reason, rules.open_readings)


def right_tricks(rules: Ruleset, tricks: Tricks) -> Ruling[Answer]:
    """Say who takes the hand: ``A``, ``B``, ``nobody``, or ``open`` while it goes on."""
    results = [None if result == "=" else SIDES.index(result) for result in tricks.results]
    eleven = None if tricks.eleven is None else SIDES.index(tricks.eleven)
    ruling = resolve_tricks(rules, results, eldest=SIDES.index(tricks.eldest), mao_de_11=eleven)
    if ruling.value.team is not None:
        return answered(ruling, SIDES[ruling.value.team])
    return answered(ruling, "nobody" if ruling.value.outcome == "nobody" else "open")


def right_tied_lead(rules: Ruleset, tied: TiedLead) -> Ruling[Answer]:
    """Say which seat leads after a tied trick."""
    return answered(ruling := next_lead(rules, None, lead=tied.lead, eldest=tied.eldest), ruling.value)


def right_envido(rules: Ruleset, held: Held) -> Ruling[Answer]:
    """Count three cards for the envido; None for a flor."""
    return answered(ruling := count_envido(rules, held.cards), ruling.value)


def right_flor(rules: Ruleset, held: Held) -> Ruling[Answer]:
    """Say whether three cards are a flor."""
    return answered(ruling := has_flor(rules, held.cards), ruling.value)


def right_flor_count(rules: Ruleset, held: Held) -> Ruling[Answer]:
    """Count a flor; None where it is none."""
    return answered(ruling := count_flor(rules, held.cards), ruling.value)
