"""Rulings met in play: hands played at random under every rulebook and switch, seeds fixed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.narration.samples import rulebooks
from tutor.engine import Card, Ruleset, Ruling
from tutor.engine.actions import Action
from tutor.engine.events import evolve
from tutor.engine.explain import explain
from tutor.engine.game import advance
from tutor.engine.judge import judge, options
from tutor.engine.match import next_eldest
from tutor.engine.state import HandState, start_hand

HANDS_EACH = 100
HANDS_UNDER_A_SWITCH = 10
SCORES = ((0, 0), (5, 7), (11, 3), (11, 11), (3, 11), (10, 10))


@cache
def told_in_play() -> tuple[Ruling[Any], ...]:
    """Verdicts on every option of every seat, and the reasons of every event; one of each telling."""
    found: dict[tuple[Any, ...], Ruling[Any]] = {}
    for rules in rulebooks():
        for ruling in _played(rules):
            reason = ruling.reason
            found.setdefault(
                (rules.id, reason.code, tuple(step.code for step in reason.walk()), _shape(reason)), ruling
            )
    return tuple(found.values())


def _shape(reason: Any) -> tuple[Any, ...]:
    """What makes a message choose other words: the verb, and how many ways are left."""
    args = reason.args
    return (str(args.get("act", "")).split(" ")[0], len(args.get("known", ())), args.get("kind"), args.get("points"))


def _played(rules: Ruleset) -> Iterator[Ruling[Any]]:
    luck = random.Random(f"{rules.id} {sorted(rules.options.items())}")  # noqa: S311  # which hands are dealt is no secret
    for number in range(HANDS_EACH if not rules.chosen else HANDS_UNDER_A_SWITCH):
        state = _dealt(rules, luck, luck.choice(rules.seats.value), SCORES[number % len(SCORES)])
        yield from _hand(state, luck)


def _dealt(rules: Ruleset, luck: random.Random, players: int, score: tuple[int, int]) -> HandState:
    deck = list(rules.deck.cards)
    luck.shuffle(deck)
    if luck.random() < 0.5 and rules.count:  # a flor or two, which luck alone deals too seldom
        deck.sort(key=lambda card: card.suit)
        hands: list[tuple[Card, ...]] = [tuple(deck[10 * i : 10 * i + 3]) for i in range(min(2, players))]
        rest = [card for card in deck if all(card not in hand for hand in hands)]
        luck.shuffle(rest)
        hands += [tuple(rest[3 * i : 3 * i + 3]) for i in range(players - len(hands))]
        luck.shuffle(hands)
    else:
        hands = [tuple(deck[3 * i : 3 * i + 3]) for i in range(players)]
    left = next(card for card in rules.deck.cards if all(card not in hand for hand in hands))
    return start_hand(
        rules, hands, score=score, vira=left if rules.vira.value else None, eldest=luck.randrange(players)
    )


def _hand(state: HandState, luck: random.Random) -> Iterator[Ruling[Any]]:
    for _ in range(60):
        listed = [(action, ruling) for seat in range(state.deal.players) for action, ruling in options(state, seat)]
        yield from (ruling for _, ruling in listed)
        yield from (judge(state, action) for action in _strange(state))
        may = [action for action, ruling in listed if ruling.value != "void"]
        if state.over or not may:
            break
        accepts = [action for action in may if action.verb == "aceita_mao_de_11"]
        cards = [action for action in may if action.card is not None or action.place is not None]
        action = luck.choice(
            accepts if accepts and luck.random() < 0.7 else cards if cards and luck.random() < 0.5 else may
        )
        before = state
        state, events = advance(state, action)
        for event in events:
            reason = explain(before, event)
            yield Ruling(None, reason)
            before = evolve(before, event)
    if state.over:
        yield next_eldest(state)


def _strange(state: HandState) -> Iterator[Action]:
    """What no list of options offers: a card of somebody else, a word of another rulebook."""
    yield Action(0, "joga", state.deal.hands[1][0])
    yield Action(1, "envido" if state.rules.count is None else "seis")
