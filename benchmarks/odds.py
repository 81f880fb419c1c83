"""Exact odds beside the plain ways to the same numbers, gaudério: hands a second, milliseconds, microseconds."""

import json
import random
import sys
import time
from functools import cache
from itertools import combinations

from tutor.coach import duel
from tutor.coach.odds_envido import envido_ways
from tutor.coach.odds_hand import hand_ways
from tutor.engine import next_lead, resolve_tricks, ruleset
from tutor.engine.envido import envido_counts, is_three_of_a_suit

SECONDS = 2.0
rules = ruleset("gauderio")
PACK = rules.deck.cards
STRENGTH = rules.order(None).strength
NO_FLOR = [hand for hand in combinations(PACK, 3) if not is_three_of_a_suit(hand)]
random.Random(1).shuffle(NO_FLOR)


def rate(one, hands, seconds=SECONDS):
    """How many hands a second, going round the hands."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        one(hands[done % len(hands)])
        done += 1
    return done / spent


def scan(hand):
    """Go through all hands that the other may hold."""
    points, found = envido_counts(rules, (hand,))[0], [0, 0, 0, 0]
    for other in combinations([card for card in PACK if card not in hand], 3):
        if is_three_of_a_suit(other):
            found[3] += 1
        else:
            theirs = envido_counts(rules, (other,))[0]
            found[0 if theirs < points else 1 if theirs == points else 2] += 1
    return found


def minimax(hand):
    """Play out every hand of the other with open cards, keeping the positions that come again."""

    @cache
    def value(ours, theirs, lead, winners):
        result = resolve_tricks(rules, winners, eldest=0).value
        if result.outcome != "undecided":
            return 0 if result.team is None else 1 - 2 * result.team
        worth = []
        for mine in ours if lead == 0 else theirs:
            replies = []
            for reply in theirs if lead == 0 else ours:
                card, other = (mine, reply) if lead == 0 else (reply, mine)
                ahead = STRENGTH[card] - STRENGTH[other]
                winner = None if ahead == 0 else 0 if ahead > 0 else 1
                left, right = list(ours), list(theirs)
                left.remove(card)
                right.remove(other)
                leads = next_lead(rules, winner, lead=lead, eldest=0).value
                replies.append(value(tuple(left), tuple(right), leads, (*winners, winner)))
            worth.append(min(replies) if lead == 0 else max(replies))
        return max(worth) if lead == 0 else min(worth)

    rest = [card for card in PACK if card not in hand]
    return sum(value(hand, other, 0, ()) == 1 for other in combinations(rest, 3))


def envido():
    """One hand, the table being built."""
    envido_ways(rules, NO_FLOR[0])
    return rate(lambda hand: envido_ways(rules, hand), NO_FLOR)


def envido_scan():
    """The same by going through all hands, which gives the same."""
    assert all(sum(found) == 7770 and found[:3] == [ways.lower, ways.tied_behind, ways.higher]
               for found, ways in ((scan(hand), envido_ways(rules, hand)) for hand in NO_FLOR[:5]))  # fmt: skip
    return rate(scan, NO_FLOR)


def envido_all():
    """All hands without flor, the building of the table included: milliseconds."""
    start = time.process_time()
    for hand in NO_FLOR:
        envido_ways(rules, hand)
    return 1000 * (time.process_time() - start)


def hand_cold():
    """One hand with nothing worked out before."""

    def cold(hand):
        duel.duel_of.cache_clear()
        duel._duels.clear()  # noqa: SLF001  # so that nothing is known
        return hand_ways(rules, hand)

    return rate(cold, NO_FLOR)


def hand_warm():
    """One hand whose strengths have come before: microseconds."""
    hands = NO_FLOR[:500]
    for hand in hands:
        hand_ways(rules, hand)
    return 1e6 / rate(lambda hand: hand_ways(rules, hand), hands)


def hand_minimax():
    """One hand by a minimax that keeps its positions, which gives the same."""
    assert all(minimax(hand) == hand_ways(rules, hand).win for hand in NO_FLOR[:2])
    return rate(minimax, NO_FLOR)


MEASURES = (envido, envido_scan, envido_all, hand_cold, hand_warm, hand_minimax)
print(json.dumps({measure.__name__: measure for measure in MEASURES}[sys.argv[1]]()))
