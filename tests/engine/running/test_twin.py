"""Whole hands, played by luck in the engine and by the second referee: what may be done and what comes of it."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.running.deals import draw_deal
from tests.engine.running.twin import SEATS, TARGETS, both, follow, some_switches

CALM = {"baralho", "nao_quero", "recusa_mao_de_11"}
"""What ends a hand early; mostly left alone, so that hands get somewhere."""


def by_luck(luck):
    quiet = luck.random()

    def choose(acts):
        rest = [act for act in acts if act[1] not in CALM] if luck.random() < 0.9 else acts
        if luck.random() < quiet:
            rest = [act for act in rest if act[1] != "truco"] or rest
        return luck.choice(rest or acts)

    return choose


def whole_hand(luck, book, *, switched):
    players, target = luck.choice(SEATS[book]), luck.choice(TARGETS[book])
    near = [target - 1, target - 2, luck.randrange(target), 0]
    hands, vira = draw_deal(luck, book, players)
    chosen = some_switches(luck.choice, book) if switched else {}
    score, eldest = (luck.choice(near), luck.choice(near)), luck.randrange(players)
    early = luck.random() < 0.3
    state, table = both(book, hands, vira=vira, target=target, score=score, eldest=eldest, early=early, **chosen)
    follow(state, table, by_luck(luck))


@settings(max_examples=400)
@given(seed=st.integers(min_value=0), book=st.sampled_from("gck"))
def test_the_two_referees_agree(seed, book):
    whole_hand(random.Random(seed), book, switched=False)  # noqa: S311  # luck in a test is no secret


@settings(max_examples=600)
@given(seed=st.integers(min_value=0), book=st.sampled_from("gck"))
def test_the_two_referees_agree_under_switches(seed, book):
    whole_hand(random.Random(seed), book, switched=True)  # noqa: S311  # luck in a test is no secret
