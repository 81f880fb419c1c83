"""Matches of many hands: who is o mão, when a match ends and for whom, scores past the total."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.running.deals import draw_deal
from tests.engine.running.scripts import EITHER, begin, run
from tests.engine.running.twin import NAMES, SEATS, TARGETS
from tutor.engine import RuleError, ruleset
from tutor.engine.actions import FOLD
from tutor.engine.allowed import allowed
from tutor.engine.events import Paid
from tutor.engine.game import advance
from tutor.engine.match import after_hand, next_eldest, start_match
from tutor.engine.state import start_hand

MOST_HANDS = 200


def play_hand(luck, match, book):
    hands, vira = draw_deal(luck, book, match.players)
    parse = match.rules.deck.parse
    state = start_hand(
        match.rules,
        [[parse(card) for card in hand] for hand in hands],
        eldest=match.eldest,
        score=match.score,
        target=match.target,
        vira=parse(vira) if vira else None,
    )
    paid = []
    while not state.over:
        may = [act for seat in range(match.players) for act in allowed(state, seat)]
        state, events = advance(state, luck.choice([act for act in may if act.verb != FOLD] or may))
        paid += [event for event in events if isinstance(event, Paid)]
    return state, paid


def whole_match(luck, book, players, target, **chosen):
    """Every hand of a match: the match before it, its last state, what it paid."""
    match = start_match(ruleset(NAMES[book], **chosen), players, target=target, eldest=luck.randrange(players))
    hands = []
    while match.winner is None:
        assert len(hands) < MOST_HANDS
        hand, paid = play_hand(luck, match, book)
        hands.append((match, hand, paid))
        match = after_hand(match, hand)
    return match, hands


TABLES = [(book, players, target) for book in "gck" for players in SEATS[book] for target in TARGETS[book]]


@pytest.mark.parametrize(("book", "players", "target"), TABLES, ids=[f"{NAMES[b]}-{n}-{t}" for b, n, t in TABLES])
@settings(max_examples=8)
@given(seed=st.integers(min_value=0))
def test_a_match_goes_round_and_ends_once(book, players, target, seed):
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    match, hands = whole_match(luck, book, players, target)

    first = hands[0][0].eldest
    assert [(first + i) % players for i in range(len(hands))] == [before.eldest for before, _, _ in hands]
    assert len(hands) == match.hands
    for before, hand, paid in hands:
        assert max(before.score) < target
        points = [sum(event.points for event in paid if event.team == team) for team in (0, 1)]
        assert hand.score == (before.score[0] + points[0], before.score[1] + points[1])
        assert (hand.match_winner is not None) == (max(hand.score) >= target)
        if book == "k":
            assert (before.score == (11, 11)) == hand.deal.dark
    assert match.score[match.winner] >= target
    if book != "g":  # it ends with the points that reach the total: the others are still short of it
        assert match.score[1 - match.winner] < target
    else:
        assert match.score[match.winner] >= match.score[1 - match.winner]


@pytest.mark.parametrize("equal", ["first", "another_hand", "mao"])
@settings(max_examples=10)
@given(seed=st.integers(min_value=0))
def test_level_at_the_total(equal, seed):
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    match, hands = whole_match(luck, "g", 2, 12, tie_at_target=equal)
    for before, hand, _ in hands:
        level = min(hand.score) >= 12 and hand.score[0] == hand.score[1]
        if level:
            expected = {"first": hand.reached, "another_hand": None, "mao": before.eldest % 2}
            assert expected[equal] == hand.match_winner
    if equal == "another_hand":
        assert match.score[0] != match.score[1] or min(match.score) < 12


def eldest_after(rules, script, *, deal="", **given):
    state, _ = run(begin(rules, deal, **given), script)
    return next_eldest(state)


ROTATION = [
    ("AMB-G55=next_seat", "gauderio", "A!", {}, 1),
    ("AMB-G55=next_seat", "gauderio", "B!", {}, 1),
    ("AMB-G55=hand_winner", "gauderio", "A!", {"next_mao": "hand_winner"}, 0),
    ("AMB-G55=hand_winner", "gauderio", "B!", {"next_mao": "hand_winner"}, 1),
    ("cego/mao/2", "cego", "A!", {}, 1),
    ("AMB-C38=next_seat", "cego", "B!", {}, 1),
    ("AMB-C38=sides", "cego", "A!", {"next_mao": "sides"}, 1),
    ("AMB-K30=next_seat", "claudista", "A!", {}, 1),
    ("claudista/2.18", "claudista", "B!", {}, 1),
]


@pytest.mark.parametrize(
    ("name", "rules", "script", "given", "eldest"), ROTATION, ids=[f"{r[0]}-{r[2]}" for r in ROTATION]
)
def test_who_is_next(name, rules, script, given, eldest):
    ruling = eldest_after(rules, script, **given)

    assert eldest == ruling.value
    assert name.split("=")[0] in {*ruling.clauses, *ruling.readings}


def test_only_the_sides_alternate_at_fixed_seats():
    """
    AMB-C38, position sides: four players, the mão of the third hand is that of the first.
    """
    four = "3c 2c 4p / 3p 4e 6e / 12o 10c 5e / 11o 5o 6c"
    eldest, seen = 0, []
    for _ in range(4):
        seen.append(eldest)
        eldest = eldest_after("cego", "0 baralho", deal=four, eldest=eldest, next_mao="sides").value

    assert [0, 1, 0, 1] == seen


@pytest.mark.parametrize("score", [(13, 5), (5, 13)])
def test_another_hand_is_only_for_a_level_score(score):
    with pytest.raises(RuleError) as caught:
        begin("gauderio", score=score, tie_at_target="another_hand")

    assert "bad_score" == caught.value.code


def test_gauderio_plays_on_and_compares():
    match = start_match(ruleset("gauderio"), 2, score=(11, 10))
    state, _ = run(begin("gauderio", "1c 7c 6p / 12o 3o 6e", score=match.score), "0 envido; 1 quero; 0 baralho")

    assert (13, 11) == after_hand(match, state).score
    assert 0 == after_hand(match, state).winner


def test_another_hand_is_played_at_13_all():
    match = start_match(ruleset("gauderio", tie_at_target="another_hand"), 2, score=(11, 11), eldest=1)
    deal = "1c 7c 6p / 12o 3o 6e"
    script = "1 envido; 0 quero; 1 truco; 0 quero; 1 joga 3o; 0 joga 6p; 1 joga 12o; 0 joga 7c; 13x13"
    state, _ = run(begin("gauderio", deal, score=(11, 11), eldest=1, tie_at_target="another_hand"), script)
    match = after_hand(match, state)
    assert (13, 13) == match.score
    assert match.winner is None

    again = begin("gauderio", deal, score=match.score, eldest=match.eldest, tie_at_target="another_hand")
    state, _ = run(again, "0 baralho; 13x14; match B")
    assert 1 == after_hand(match, state).winner


def test_claudista_goes_past_12_and_shows_the_dark_hand():
    match = start_match(ruleset("claudista"), 4, score=(10, 11))
    state, _ = run(begin("claudista", score=match.score), "1 aceita_mao_de_11; 3 aceita_mao_de_11; A!; 13x11; match A")
    assert (13, 11) == after_hand(match, state).score

    state, _ = run(begin("claudista", score=(10, 11)), "1 recusa_mao_de_11; 11x11; match -")
    assert begin("claudista", score=after_hand(match, state).score).deal.dark


def test_manilhas_are_new_with_every_vira():
    """
    claudista/def/manilha-nova: the five of clubs beats the two under 4o, and loses to it under Ao.
    """
    *hands, _ = EITHER["claudista"].split(" / ")
    fives, _ = run(
        begin("claudista", " / ".join([*hands, "4o"])), "0 joga 3c; 1 joga 5p; 2 joga 4p; 3 joga Je; tricks B"
    )
    twos, _ = run(
        begin("claudista", " / ".join([*hands, "Ao"])), "0 joga 2c; 1 joga 5p; 2 joga 3p; 3 joga Je; tricks A"
    )

    assert (1, 0) == (fives.turn, twos.turn)


NOBODY_PLAYS_THIS = [
    ("gauderio/jogadores/1", "gauderio", 3), ("gauderio/ficha/1", "gauderio", 6), ("cego/partida/5", "cego", 3),
    ("claudista/intro/4", "claudista", 2),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "rules", "players"), NOBODY_PLAYS_THIS, ids=[row[0] for row in NOBODY_PLAYS_THIS])
def test_a_number_of_players_that_is_not_played(clause, rules, players):
    deck = ruleset(rules).deck.cards
    with pytest.raises(RuleError) as caught:
        start_hand(ruleset(rules), [deck[3 * seat : 3 * seat + 3] for seat in range(players)], vira=deck[-1])

    assert "bad_players" == caught.value.code
    assert clause in caught.value.cites


@pytest.mark.parametrize(("rules", "target"), [("gauderio", 15), ("gauderio", 18), ("cego", 12), ("claudista", 24)])
def test_a_total_that_the_rulebook_does_not_have(rules, target):
    with pytest.raises(RuleError):
        start_match(ruleset(rules), 4, target=target)
