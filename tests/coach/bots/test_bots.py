"""What holds of every bot: nothing illegal, nothing seen but its view, the same by its seed."""

import random

import pytest

from tests.coach.tables import ENDS, SIZES, some_switches
from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import asked, next_act, play_match
from tutor.engine import allowed, play, ruleset, start_match, view_for
from tutor.engine.view import known_cards

HANDS = {"novato": 10, "regrado": 10, "mestre": 3}
MATCHES = {"regrado": 49, "mestre": 1}
"""At six tables: 300 matches. Mestre thinks, so he plays few here and many in the benchmark."""


def some_hand(rules, players, seed, *, switched=False):
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    book = ruleset(rules, **(some_switches(luck, rules) if switched else {}))
    return deal(book, seed, players=players, eldest=luck.randrange(players), score=luck.choice(ENDS[rules]))


def moments(state, bots, seed):
    """Every moment of a hand in which somebody is asked."""
    while (act := next_act(state, bots, seed)) is not None:
        yield state, act
        state = play(state, act)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_never_an_illegal_act(name, rules, players):
    for seed in range(HANDS[name]):
        hand = some_hand(rules, players, seed, switched=seed % 2 == 1)
        bots = [BOTS[name] if seat % 2 else BOTS["novato"] for seat in range(players)]
        for state, act in moments(hand, bots, seed):
            assert act in allowed(state, asked(state)[0])


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_whole_matches_against_novato_are_played_to_the_end(name, rules, players):
    bots = [BOTS[name] if seat % 2 else BOTS["novato"] for seat in range(players)]
    ends = [play_match(start_match(ruleset(rules), players), bots, seed) for seed in range(MATCHES[name])]

    assert all(end.score[end.winner] >= end.target for end in ends)
    if name == "regrado":
        assert sum(end.winner == 1 for end in ends) > len(ends) / 2


def other_world(state, seat, luck):
    """The same moment with every card that the seat has not seen changed for another one that it has not seen."""
    unseen = sorted(set(state.rules.deck.cards) - known_cards(state, seat))
    becomes = dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))

    def swap(cards):
        return tuple(becomes.get(card, card) for card in cards)

    def swap_plays(plays):
        return tuple(play._replace(card=becomes.get(play.card, play.card)) for play in plays)

    hands = tuple(swap(cards) for cards in state.deal.hands)
    flores = () if state.rules.count is None else tuple(s for s, h in enumerate(hands) if len({c.suit for c in h}) == 1)
    dealt = state.deal._replace(hands=hands, flores=flores, vira=becomes.get(state.deal.vira, state.deal.vira))
    return state._replace(
        deal=dealt,
        held=tuple(swap(cards) for cards in state.held),
        plays=swap_plays(state.plays),
        past=tuple(swap_plays(trick) for trick in state.past),
    )


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_hidden_cards_change_nothing(name, rules, players):
    """
    In any world that looks the same from its seat, a bot does the same; only counts said aloud tell worlds apart.
    """
    luck, seen = random.Random(name + rules), 0  # noqa: S311  # luck in a test is no secret
    for seed in range(HANDS[name]):
        for state, act in moments(some_hand(rules, players, seed), [BOTS[name]] * players, seed):
            seat = asked(state)[0]
            for _ in range(2):
                other = other_world(state, seat, luck)
                view = view_for(other, seat)
                if view.said != view_for(state, seat).said:
                    continue
                seen += other != state
                assert view_for(state, seat) == view
                if asked(other) == asked(state):
                    assert act == next_act(other, [BOTS[name]] * players, seed)
    assert seen > HANDS[name]
