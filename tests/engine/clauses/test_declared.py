"""Counts said aloud in a written hand: who may say one, and the clauses and readings that this rests on."""

import pytest

from tutor.notation.replay import replay_text

HAND = """truco = 1
rules = "{rules}"
players = ["Ana", "Beto"]
actions = '''
deal 0 1c 7c 6p
deal 1 12o 3o 6e
0 envido {asked}
1 quero {then}
'''
"""


def ruling(rules, asked="", then=""):
    replayed = replay_text(HAND.format(rules=rules, asked=asked, then=then).encode())
    assert replayed.error is None, replayed.error
    return next(asked.ruling for step in replayed.steps for asked in step.asked)


@pytest.mark.parametrize(
    ("rules", "rests_on"),
    [
        pytest.param("gauderio", {"gauderio/envido/3", "AMB-G39", "AMB-X03"}, id="gauderio/envido/3"),
        pytest.param("cego", {"cego/mao/3", "cego/pontos/2", "AMB-X03"}, id="cego/mao/3 cego/pontos/2"),
    ],
)
@pytest.mark.parametrize("place", ["asked", "then"])
def test_who_may_say_a_count(rules, rests_on, place):
    found = ruling(rules, **{place: "{?legal 0 canta 28}"})

    assert ("void" if place == "asked" else "allowed") == found.value
    assert rests_on == {*found.clauses, *found.readings}
