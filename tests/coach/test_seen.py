"""The coach sees what its seat sees: other cards in the hands of others change nothing of what it says."""

import random

import pytest

from tests.engine.running.laws import cards_in, seen_by
from tests.engine.running.test_laws import some_hand
from tutor.coach.advice import advise
from tutor.coach.seen import seen
from tutor.engine.allowed import allowed
from tutor.engine.deck import UNKNOWN
from tutor.engine.game import play
from tutor.engine.judge import options


@pytest.mark.parametrize("book", ["g", "c", "k"])
def test_it_knows_no_card_that_its_seat_has_not_seen(book):
    luck = random.Random(book)  # noqa: S311  # luck in a test is no secret
    for number in range(15):
        state = some_hand(luck, book, switched=bool(number % 2))
        while not state.over:
            for seat in range(state.deal.players):
                advice = advise(state, seat)
                shown = (advice.state, *(ruling.reason for ruling in advice.at_stake), *advice.unknown)
                shown += tuple(o.verdict.reason for o in advice.options)
                shown += tuple(ruling.reason for o in advice.options for ruling in o.outcomes)
                assert cards_in(shown) - set(state.rules.deck.cards) <= {UNKNOWN}
                assert cards_in(without_rules(shown)) <= seen_by(state, seat) | {UNKNOWN}
                assert options(seen(state, seat), seat) == options(state, seat)
            acts = [act for seat in range(state.deal.players) for act in allowed(state, seat)]
            state = play(state, luck.choice(acts))


def without_rules(shown):
    """The rulebook names every card; what is told of the hand must not."""
    state, *reasons = shown
    return (state.deal[1:], state[1:], *reasons)
