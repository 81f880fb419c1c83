"""The odds of a hand against other ways to find them: all hands at once by arrays, and real games of the engine."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, permutations

import numpy as np
import pytest

from tests.engine import oracle
from tutor.coach.duel import duel_of
from tutor.coach.odds import hand_odds
from tutor.coach.odds_hand import hand_ways
from tutor.engine import FRENCH, SPANISH, Action, RuleError, cards, play, ruleset, start_hand

STEPS = sorted({oracle.strength(card) for card in oracle.SPANISH})
MANY = Counter(oracle.strength(card) for card in oracle.SPANISH)
CLASSES = [hand for hand in combinations_with_replacement(STEPS, 3) if all(hand.count(s) <= MANY[s] for s in hand)]
LED_AGAIN = {"gauderio": "lead", "cego": "eldest"}
"""Who leads after a tie: whoever led (gauderio/def/empatar), or o mão (cego/jogo/6)."""


def taken(winners, eldest):
    """Who takes the hand, +1 side 0 and -1 side 1, all three tricks being played (gauderio/empate, cego/jogo)."""
    first, second, third = winners
    of_mao = 1 if eldest == 0 else -1
    wins = first + second + third
    by_ties = np.where(first != 0, first, np.where(second != 0, second, np.where(third != 0, third, of_mao)))
    two_early = np.where(first == second, first, 0)
    return np.where(two_early != 0, two_early, np.where((first == 0) | (second == 0), by_ties,
                    np.where(third == 0, first, np.sign(wins))))  # fmt: skip


def best(ours, theirs, name, eldest, lead, left_ours=(0, 1, 2), left_theirs=(0, 1, 2), winners=()):
    """Backward induction over all pairs of hands at once: arrays in place of positions."""
    if len(winners) == 3:
        return taken(winners, eldest)

    def after(i, j):
        trick = np.sign(ours[:, i] - theirs[:, j])
        stays = lead if LED_AGAIN[name] == "lead" else np.full_like(lead, eldest)
        leads = np.where(trick > 0, 0, np.where(trick < 0, 1, stays))
        less = ([k for k in left_ours if k != i], [k for k in left_theirs if k != j])
        return best(ours, theirs, name, eldest, leads, *less, (*winners, trick))

    table = [[after(i, j) for j in left_theirs] for i in left_ours]
    we_lead = np.max([np.min(row, axis=0) for row in table], axis=0)
    they_lead = np.min([np.max(column, axis=0) for column in zip(*table, strict=True)], axis=0)
    return np.where(lead == 0, we_lead, they_lead)


@pytest.mark.parametrize("name", ["gauderio", "cego"])
@pytest.mark.parametrize("eldest", [0, 1])
def test_best_play_of_every_hand_against_every_other(name, eldest):
    """502 kinds of hands, 252,004 pairs."""
    rules = ruleset(name)
    strength = {oracle.strength(str(card)): rules.order(None).strength[card] for card in SPANISH.cards}
    duel = duel_of(rules, eldest)
    every = np.array(CLASSES)
    kinds = [tuple(strength[s] for s in hand) for hand in CLASSES]

    assert 502 == len(CLASSES)
    for start in range(0, len(kinds), 40):
        some = kinds[start : start + 40]
        ours = np.repeat(every[start : start + 40], len(every), axis=0)
        theirs = np.tile(every, (len(some), 1))
        expected = best(ours, theirs, name, eldest, np.full(len(ours), eldest))
        assert expected.tolist() == [duel.best(one, other) for one in some for other in kinds]


@pytest.mark.parametrize(("name", "hand", "eldest"), [
    ("gauderio", "3c 2c 1c", True), ("gauderio", "1e 4c 5o", False), ("cego", "7o 12c 12p", True),
    ("cego", "4e 4p 4o", False),
])  # fmt: skip
def test_chances_are_the_hands_of_the_rest_one_by_one(name, hand, eldest):
    """Each of the 7,770 hands is told by its own cards; at random, each with its 36 orders."""
    rules, ours = ruleset(name), cards(hand)
    rest = [card for card in SPANISH.cards if card not in ours]
    dealt = np.array([[oracle.strength(str(card)) for card in theirs] for theirs in combinations(rest, 3)])
    mine = np.repeat([[oracle.strength(str(card)) for card in ours]], len(dealt), axis=0)
    first = 0 if eldest else 1
    odds = hand_odds(rules, ours, eldest=eldest).value
    won = int((best(mine, dealt, name, first, np.full(len(dealt), first)) == 1).sum())
    at_random = 0
    for order in permutations(range(3)):
        tricks = [np.sign(mine[:, i] - dealt[:, j]) for i, j in enumerate(order)]
        for a, b, c in permutations(range(3)):
            at_random += int((taken((tricks[a], tricks[b], tricks[c]), first) == 1).sum())

    assert (7770, Fraction(won, 7770)) == (odds.hands, odds.win)
    assert Fraction(at_random, 7770 * 36) == odds.random_win


def test_the_duel_is_the_engines_own_game():
    """Random hands of both rulebooks, every line of play run through the referee's own `play`."""
    luck = random.Random(11)  # noqa: S311

    def value(state, side):
        if state.over:
            return 0 if state.winner is None else 1 if state.winner == side else -1
        seat = state.turn
        found = [value(play(state, Action(seat, "joga", card)), side) for card in state.held[seat]]
        return max(found) if seat % 2 == side else min(found)

    for name in ("gauderio", "cego"):
        rules = ruleset(name, flor_mandatory="optional")
        for eldest in (0, 1):
            for _ in range(4):
                dealt = luck.sample(SPANISH.cards, 6)
                hands = (tuple(dealt[:3]), tuple(dealt[3:]))
                strength = rules.order(None).strength
                kinds = [tuple(sorted(strength[card] for card in hand)) for hand in hands]
                found = duel_of(rules, eldest).best(*kinds)
                assert value(start_hand(rules, hands, eldest=eldest), 0) == found


def test_claudista_needs_its_vira_and_counts_only_the_cards_in_play():
    claudista, vira = ruleset("claudista"), cards("Kc")[0]
    odds = hand_odds(claudista, cards("3c 3o 2e"), vira=vira).value
    tied = [hand for hand in combinations([c for c in FRENCH.cards if c not in cards("3c 3o 2e Kc")], 3)
            if sorted(map(oracle.strength_under("Kc"), map(str, hand)))
            == sorted(map(oracle.strength_under("Kc"), ("3c", "3o", "2e")))]  # fmt: skip

    assert 7140 == odds.hands  # 36 cards are left: three are ours, one is the vira
    assert 1 == odds.win + odds.nobody + odds.lose
    assert len(tied) == odds.nobody * odds.hands  # the same cards tie thrice: nobody takes it (claudista/3.7.5)
    with pytest.raises(RuleError) as error:
        hand_odds(claudista, cards("3c 3o 2e"))
    assert "missing_vira" == error.value.code


def test_known_cards_narrow_the_hands():
    gauderio, ours = ruleset("gauderio"), cards("3c 2c 1c")
    ways = hand_ways(gauderio, ours, held=cards("1e"), seen=cards("1p 7e"))

    assert 34 * 33 // 2 == ways.total
    assert ways.win < hand_ways(gauderio, ours, held=cards("4e"), seen=cards("1p 7e")).win
