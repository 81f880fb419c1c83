"""The odds of an envido against brute force: every hand of ours against every hand that the other may hold."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from tests.engine import oracle
from tutor.coach.odds import envido_odds
from tutor.coach.odds_envido import EnvidoWays, envido_ways, ways_knowing
from tutor.engine import SPANISH, RuleError, cards, ruleset

HANDS = tuple(combinations(SPANISH.cards, 3))
BITS = {card: 1 << place for place, card in enumerate(SPANISH.cards)}
MASKS = np.array([sum(BITS[card] for card in hand) for hand in HANDS], dtype=np.int64)
COUNTS = np.array([-1 if (count := oracle.envido(list(map(str, hand)))) is None else count for hand in HANDS])
UNSUNG = np.array([oracle.unsung(list(map(str, hand))) if count < 0 else count
                   for hand, count in zip(HANDS, COUNTS, strict=True)])  # fmt: skip
FLORES = COUNTS < 0


def scanned(place, flores="void"):
    """Count all hands that share no card with the hand at a place, one by one."""
    apart = (MASKS & MASKS[place]) == 0
    counts = UNSUNG if flores == "counted" else COUNTS
    theirs = counts[apart & ~FLORES] if flores != "counted" else counts[apart]
    ours = counts[place]
    flor = int((apart & FLORES).sum()) if flores == "void" else 0
    return int((theirs < ours).sum()), int((theirs == ours).sum()), int((theirs > ours).sum()), flor


@pytest.mark.parametrize("name", ["gauderio", "cego"])
def test_every_hand_without_flor_equals_brute_force(name):
    rules, wrong = ruleset(name), []
    for place in np.flatnonzero(~FLORES):
        lower, same, higher, flor = scanned(place)
        if envido_ways(rules, HANDS[place]) != EnvidoWays(lower, same, 0, higher, flor):
            wrong.append(HANDS[place])

    assert [] == wrong


@pytest.mark.parametrize("flores", ["none", "counted"])
def test_other_questions_about_a_flor_equal_brute_force(flores):
    rules = ruleset("gauderio")
    wrong = []
    for place in range(0, len(HANDS), 7):
        if FLORES[place] and flores == "none":
            continue
        lower, same, higher, _ = scanned(place, flores)
        if envido_ways(rules, HANDS[place], eldest=False, flores=flores) != EnvidoWays(lower, 0, same, higher, 0):
            wrong.append(HANDS[place])

    assert [] == wrong


def test_the_three_questions_about_28_of_o_mao():
    """85.56 % wins, 4.89 % meets a flor; 89.96 % where there is none; 88.44 % where flores are counted."""
    hand, gauderio = cards("1c 7c 6p"), ruleset("gauderio")
    plain = envido_odds(gauderio, hand).value

    assert (Fraction(6648, 7770), Fraction(380, 7770), Fraction(742, 7770)) == (plain.take, plain.flor, plain.leave)
    assert "89.96" == f"{float(envido_odds(gauderio, hand, flores='none').value.take) * 100:.2f}"
    assert "88.44" == f"{float(envido_odds(gauderio, hand, flores='counted').value.take) * 100:.2f}"


def outcome_of(ours, theirs, ahead):
    """The rule of the best count and of the tie, said once more for a few opponents in order (gauderio/envido/3)."""
    if any(count < 0 for count in theirs):
        return 4
    if max(theirs) > ours:
        return 3
    if max(theirs) < ours:
        return 0
    return 2 if ours in theirs[:ahead] else 1


@pytest.mark.parametrize(("hand", "held", "seen"), [
    ("1c 7c 6p", ("", ""), ""),
    ("5e 6e 12o", ("", ""), "7e 1e"),
    ("4c 3p 12o", ("3c", ""), ""),
    ("7o 6o 1p", ("2c 4c", "7c"), "10e"),
])  # fmt: skip
def test_two_opponents_equal_brute_force(hand, held, seen):
    """Every pair of hands that share no card, by a matrix of all of them."""
    ours = cards(hand)
    known = [cards(text) if text else () for text in held]
    gone = sum(BITS[card] for card in (*ours, *(cards(seen) if seen else ())))
    theirs = []
    for one, other in ((known[0], known[1]), (known[1], known[0])):
        needs = sum(BITS[card] for card in one)
        out = gone | sum(BITS[card] for card in other)
        theirs.append(np.flatnonzero(((MASKS & out) == 0) & ((MASKS & needs) == needs)))
    count = oracle.envido(list(map(str, ours)))
    kinds = [np.where(COUNTS < 0, 3, np.where(COUNTS < count, 0, np.where(COUNTS == count, 1, 2)))[at] for at in theirs]
    pairs = np.zeros((4, 4), dtype=np.int64)
    for at, kind in zip(theirs[0], kinds[0], strict=True):
        apart = (MASKS[theirs[1]] & MASKS[at]) == 0
        pairs[kind] += np.bincount(kinds[1][apart], minlength=4)
    stands = {0: count - 1, 1: count, 2: count + 1, 3: -1}
    for ahead in (0, 1, 2):
        expected = [0] * 5
        for one in range(4):
            for other in range(4):
                expected[outcome_of(count, (stands[one], stands[other]), ahead)] += int(pairs[one, other])
        found = ways_knowing(ruleset("gauderio"), ours, ahead=ahead, flores="void",
                             seen=cards(seen) if seen else (), held=known)  # fmt: skip
        assert tuple(expected) == tuple(found)


@pytest.mark.parametrize(("held", "seen"), [("7c", ""), ("4o 5o", ""), ("", "7c 1e 2e 3e 10p"), ("6e", "7e 5e"),
                                            ("1p 2p 3p", "")])  # fmt: skip
def test_known_cards_equal_brute_force(held, seen):
    ours, theirs, out = cards("1c 5c 12p"), cards(held) if held else (), cards(seen) if seen else ()
    count = oracle.envido(list(map(str, ours)))
    expected = [0] * 5
    for hand in HANDS:
        if set(theirs) <= set(hand) and not set(hand) & {*ours, *out}:
            found = oracle.envido(list(map(str, hand)))
            expected[outcome_of(count, (-1 if found is None else found,), 1)] += 1
    odds = envido_odds(ruleset("cego"), ours, ahead=1, held=(theirs,), seen=out).value
    parts = (odds.win, odds.tie_won, odds.tie_lost, odds.lose, odds.flor)

    assert tuple(expected) == tuple(part * odds.hands for part in parts)
    assert 1 == sum(parts)


def test_where_a_tie_is_nobodys_it_is_told_so():
    odds = envido_odds(ruleset("gauderio", envido_tie="nobody"), cards("1c 7c 6p")).value

    assert (0, 0, Fraction(276, 7770)) == (odds.tie_won, odds.tie_lost, odds.tie_nobody)


def test_the_clauses_stand_by_what_they_decide():
    ruling = envido_odds(ruleset("gauderio"), cards("1c 7c 6p"))
    cited = {step.code: step.cites for step in ruling.reason.because}

    assert ("gauderio/envido/contagem/3",) == cited["envido.pair"]
    assert "gauderio/envido/3" in cited["odds.tied_ours"]
    assert {"gauderio/flor/1", "gauderio/flor/2"} == set(cited["odds.flor"])
    assert "AMB-G02" in ruling.readings


@pytest.mark.parametrize(("asked", "detail"), [
    ({"others": 3}, "others"),
    ({"ahead": 2}, "ahead"),
    ({"held": (cards("1e"), cards("2e"))}, "held"),
    ({"held": (cards("1e 2p 3p 4p"),)}, "held"),
    ({"held": (cards("4o 5o 6o"),), "flores": "none"}, "impossible"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(asked, detail):
    with pytest.raises(RuleError) as error:
        envido_odds(ruleset("gauderio"), cards("1c 7c 6p"), **asked)

    assert f"bad_odds.{detail}" == error.value.key


def test_a_flor_of_ours_is_no_envido_and_a_card_lies_in_one_place():
    gauderio = ruleset("gauderio")
    with pytest.raises(RuleError) as own:
        envido_odds(gauderio, cards("1c 7c 6c"))
    with pytest.raises(RuleError) as twice:
        envido_odds(gauderio, cards("1c 7c 6p"), seen=cards("7c"))

    assert ("bad_odds.own_flor", "duplicate_card") == (own.value.key, twice.value.key)
    assert "gauderio/flor/1" in own.value.cites
