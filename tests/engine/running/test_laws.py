"""A table that plays whatever is allowed, and now and then what is a foul: the laws hold at every moment."""

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.running import laws
from tests.engine.running.deals import draw_deal
from tests.engine.running.twin import NAMES, SEATS, TARGETS, some_switches
from tutor.engine import RuleError, ruleset
from tutor.engine.actions import FOLD, NAO_QUERO, REFUSE_ELEVEN, Action
from tutor.engine.allowed import allowed
from tutor.engine.events import CardLaid, evolve
from tutor.engine.game import IllegalAction, advance, play
from tutor.engine.judge import VERBS, Verdict
from tutor.engine.state import start_hand

MOST = 60
"""More acts than any hand has: 18 cards, two ladders of calls, the points, and each of a side of three refusing."""


def some_hand(luck, book, *, switched):
    players, target = luck.choice(SEATS[book]), luck.choice(TARGETS[book])
    rules = ruleset(NAMES[book], **(some_switches(luck.choice, book) if switched else {}))
    hands, vira = draw_deal(luck, book, players)
    near = [0, target - 1, target - 2, luck.randrange(target)]
    return start_hand(
        rules,
        [[rules.deck.parse(card) for card in hand] for hand in hands],
        eldest=luck.randrange(players),
        score=(luck.choice(near), luck.choice(near)),
        target=target,
        vira=rules.deck.parse(vira) if vira else None,
    )


def choose(luck, judged):
    """Mostly what keeps the hand going, sometimes what ends it, rarely a foul."""
    of = {verdict: [act for rs in judged.values() for act, r in rs if r.value is verdict] for verdict in Verdict}
    may = of[Verdict.ALLOWED]
    kind = luck.random()
    if kind < 0.03:
        return luck.choice(of[Verdict.FOUL] or may)
    going_on = [act for act in may if act.verb not in {FOLD, NAO_QUERO, REFUSE_ELEVEN}]
    return luck.choice(may if kind < 0.1 else going_on or may)


@settings(max_examples=120)
@given(seed=st.integers(min_value=0), book=st.sampled_from("gck"), switched=st.booleans())
def test_the_laws_hold_at_every_moment_of_a_hand(seed, book, switched):
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    start = state = some_hand(luck, book, switched=switched)
    log, acts, passed = [], 0, []
    judged = laws.check_state(state, start, log)
    while not state.over:
        if luck.random() < 0.1:
            laws.check_acts(state, judged)
        action, before = choose(luck, judged), state
        state, events = advance(before, action)
        assert play(before, action) == state
        passed.append((before, len(log)))
        log, acts = [*log, *events], acts + 1
        laws.check_secrets(before, state, events, judged[action.seat])
        judged = laws.check_state(state, start, log)
    laws.check_acts(state, judged)

    assert all(moment == evolve(start, *log[:told]) for moment, told in passed)
    assert acts <= MOST
    assert sum(isinstance(event, CardLaid) for event in log) <= 3 * state.deal.players


@settings(max_examples=150)
@given(seed=st.integers(min_value=0), book=st.sampled_from("gck"), data=st.data())
def test_no_wish_breaks_the_table(seed, book, data):
    """
    Any seat, any word, any card or place: done, or refused with a reason; never anything else.
    """
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    state = some_hand(luck, book, switched=True)
    deck = state.rules.deck.cards
    for _ in range(25):
        seat, verb = luck.randrange(state.deal.players), luck.choice(sorted(VERBS))
        card, place = luck.choice([None, luck.choice(deck)]), luck.choice([None, None, luck.randint(-1, 4)])
        with contextlib.suppress(IllegalAction):
            state, _ = advance(state, Action(seat, verb, card, place))
        if may := [act for s in range(state.deal.players) for act in allowed(state, s)]:
            state, _ = advance(state, luck.choice(may))
    bad = Action(data.draw(st.sampled_from([-1, 6, 99])), data.draw(st.sampled_from(["joga", "truco", "quero"])))
    with pytest.raises(RuleError):
        advance(state, bad)


@pytest.mark.parametrize(
    ("rules", "score", "act"),
    [
        ("gauderio", (0, 0), Action(0, "joga")),
        ("claudista", (11, 11), Action(0, "joga", None, 1)),
    ],
)
def test_a_card_that_nobody_knows_is_not_laid_open(rules, score, act):
    """
    Face down it may be, as the others see it (hand notation: ``??``); open it has to be told.
    """
    book = ruleset(rules)
    state = start_hand(book, [[None] * 3] * book.seats.value[-1], score=score)

    with pytest.raises(RuleError) as caught:
        advance(state, act)
    assert "unknown_card" == caught.value.code
