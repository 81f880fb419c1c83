"""The coach sees what its seat sees: other cards in the hands of others change nothing of what it says."""

import random

import pytest

from tests.coach.tables import SIZES
from tests.engine.running.laws import cards_in, seen_by
from tests.engine.running.scripts import begin, run
from tests.engine.running.test_laws import some_hand
from tutor.coach.advice import advise
from tutor.coach.advice_hints import hints
from tutor.coach.advice_told import tell
from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import play_on
from tutor.coach.seen import seen
from tutor.coach.worlds import after, worlds
from tutor.engine import cards, ruleset
from tutor.engine.allowed import allowed
from tutor.engine.deck import UNKNOWN
from tutor.engine.game import play
from tutor.engine.judge import options
from tutor.engine.state import start_hand
from tutor.narration import LANGUAGES


@pytest.mark.parametrize("book", ["g", "c", "k"])
def test_it_knows_no_card_that_its_seat_has_not_seen(book):
    luck = random.Random(book)  # noqa: S311  # luck in a test is no secret
    for number in range(6):
        state = some_hand(luck, book, switched=bool(number % 2))
        while not state.over:
            seat = luck.randrange(state.deal.players)
            advice = advise(state, seat)
            shown = (advice.state, *(ruling.reason for ruling in advice.at_stake), *advice.unknown)
            shown += tuple(o.verdict.reason for o in advice.options)
            shown += tuple(ruling.reason for o in advice.options for ruling in o.outcomes)
            assert cards_in(shown) - set(state.rules.deck.cards) <= {UNKNOWN}
            assert cards_in(without_rules(shown)) <= seen_by(state, seat) | {UNKNOWN}
            assert options(seen(state, seat), seat) == options(state, seat)
            acts = [act for seat in range(state.deal.players) for act in allowed(state, seat)]
            state = play(state, luck.choice(acts))


def test_whether_another_seat_holds_a_flor_follows_from_nothing():
    """Its holder has to sing (gauderio/flor/2): what may be said at that seat would tell it to the others."""
    rules, mine = ruleset("gauderio"), cards("1c 7e 6p")
    flor, none = (start_hand(rules, [mine, cards(theirs)]) for theirs in ("4o 5o 6o", "4o 5o 6e"))

    assert flor.deal.flores != none.deal.flores
    assert seen(flor, 0) == seen(none, 0)
    assert allowed(seen(flor, 0), 1) == allowed(seen(none, 0), 1)


def without_rules(shown):
    """The rulebook names every card; what is told of the hand must not."""
    state, *reasons = shown
    return (state.deal[1:], state[1:], *reasons)


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_what_it_says_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(rules, players):
    start = deal(ruleset(rules), players, players=players)
    _, acts = play_on(start, [BOTS["novato"]] * players, players)
    for step, act in enumerate(acts):
        found = worlds(start, acts[:step], act.seat, most=3, seed=step)
        advices = [advise(world, act.seat) for world in (after(start, acts[:step]), *found.states)]
        for lang in LANGUAGES:
            assert 1 == len({repr((tell(advice, lang), hints(advice, lang))) for advice in advices})


def test_the_hints_are_four_and_the_last_names_what_to_do_with_a_clause():
    state = run(begin("gauderio"), "0 envido")[0]
    said = hints(advise(state, 1), "pt-BR", names=("Ana", "Beto"))

    assert 4 == len(said)
    assert "§ gauderio/" in said[0]
    assert "sete de espadas" in said[1]
    assert "25 vitórias em cada 100" in said[2]
    assert said[3].startswith("Eu faria assim: ")


def test_who_may_do_nothing_gets_no_hint():
    assert () == hints(advise(run(begin("gauderio"), "0 truco")[0], 0))
