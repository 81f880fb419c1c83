"""The review against what can be counted by hand: small ends are exact, drawn deals come near the whole enumeration."""

from itertools import combinations

import pytest

from tests.coach.tables import SIZES
from tests.coach.test_worlds import counted, told
from tests.engine.running.scripts import begin
from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import play_on
from tutor.coach.review import DOUBT, Decision, Valued, decisions, ranked, reviewed, value
from tutor.coach.skill import skill_of
from tutor.engine import cards, ruleset
from tutor.engine.actions import CARD_VERBS, NAO_QUERO, QUERO, Action
from tutor.lessons.skills import skills_of

LADDER = ["1e", "1p", "7e", "7o", "3", "2", "1", "12", "11", "10", "7", "6", "5", "4"]
"""gauderio/convencoes/2, /3: strongest first."""


def meek(_view, acts, _seed):
    """Refuses every call and lays its first card: a hand with him can be counted through."""
    return next(
        (act for act in acts if act.verb == NAO_QUERO), next((a for a in acts if a.verb in CARD_VERBS), acts[0])
    )


def height(card):
    return -LADDER.index(str(card) if str(card) in LADDER else card.rank)


def choice(start, acts, done, rival):
    """A choice between two acts at the end of the acts."""
    [found] = [one for one in decisions(start, [*acts, done], done.seat) if one.step == len(acts)]
    assert rival in found.others
    return Decision(found.step, found.state, done, (rival,))


def test_the_last_card_of_all_is_exact():
    """
    One trick each, the last card of the other lies open and loses to ours: folding gives 1 in place of winning 1.
    """
    start = begin("gauderio", "4c 7e 6p / 12o 3o 5e")
    acts = told(start, "0 joga 4c; 1 joga 12o; 1 joga 3o; 0 joga 7e; 0 joga 6p")
    [joga] = cards("5e")
    found = value(start, acts, choice(start, acts, Action(1, "joga", joga), Action(1, "baralho")), bot=meek)

    # 5e loses to 6p: laying it loses 1 point, and so does folding
    assert (0, 0, 1, True) == (found.cost, found.error, found.deals, found.whole)
    start = begin("gauderio", "4c 7e 5p / 12o 3o 6e")
    acts = told(start, "0 joga 4c; 1 joga 12o; 1 joga 3o; 0 joga 7e; 0 joga 5p")
    found = value(start, acts, choice(start, acts, Action(1, "baralho"), Action(1, "joga", *cards("6e"))), bot=meek)

    assert (2, 0, 1, True) == (found.cost, found.error, found.deals, found.whole)
    assert found.costly


def test_leading_the_last_trick_is_counted_over_every_card_that_the_other_may_hold():
    start = begin("gauderio", "4c 7e 12p / 12o 3o 6e")
    acts = told(start, "0 joga 4c; 1 joga 12o; 1 joga 3o; 0 joga 7e")
    last = Action(0, "joga", *cards("12p"))
    found = value(start, acts, choice(start, acts, Action(0, "baralho"), last), bot=meek)
    seen = cards("4c 7e 12p 12o 3o")
    # not a flor, which had to be sung (gauderio/flor/2): with 12o and 3o no other card of ouros
    others = [card for card in start.rules.deck.cards if card not in seen and card.suit != "o"]
    # the first trick went to seat 1: a tie gives it the hand (gauderio/empate/4)
    gains = [1 if height(card) < height(*cards("12p")) else -1 for card in others]

    assert found.whole
    assert len(others) == found.deals
    assert 0 == found.error
    assert sum(gains) / len(gains) + 1 == pytest.approx(found.cost)


def test_an_envido_is_near_its_enumeration():
    """
    Taking an envido of 2 or losing 1, against every hand that o mão may have called it with.
    """
    start = begin("gauderio", "1c 7c 6p / 12o 3o 4e")
    acts = told(start, "0 envido")
    found = value(start, acts, choice(start, acts, Action(1, QUERO), Action(1, NAO_QUERO)), bot=meek, measured=600)
    unseen = [card for card in start.rules.deck.cards if card not in start.deal.hands[1]]
    hands = [hand for hand in combinations(unseen, 3) if len({card.suit for card in hand}) > 1]
    # 23 of ours; the tie is o mão's (gauderio/envido/envido/aceitar, AMB-G02)
    won = sum(counted(hand) < 23 for hand in hands) / len(hands)
    expected = -1 - (2 * won - 2 * (1 - won))

    assert not found.whole
    assert 600 == found.deals
    assert found.error < 0.1
    assert abs(found.cost - expected) < 3 * found.error


def test_the_costly_come_first_and_what_cannot_be_told_is_not_called_costly():
    def one(cost, error):
        state = begin("gauderio")
        act = Action(0, "truco")
        return Valued(step=0, state=state, done=act, rival=act, cost=cost, error=error, deals=9, whole=False)

    sure, doubtful, good, edge = one(0.5, 0.1), one(3.0, 1.6), one(-1.0, 0.1), one(1.0, 0.5)

    assert (sure, doubtful, edge, good) == ranked([good, edge, doubtful, sure])
    assert [True, False, False, False] == [each.costly for each in (sure, doubtful, good, edge)]
    assert [True, False, True, False] == [each.sure for each in (sure, doubtful, good, edge)]
    assert edge.cost == DOUBT * edge.error


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_every_choice_of_a_hand_is_valued_and_may_be_practised(rules, players):
    known = {skill.id for skill in skills_of(rules)}
    for number in range(2):
        start = deal(ruleset(rules), number, players=players)
        _, acts = play_on(start, [BOTS["novato"], *[BOTS["regrado"]] * (players - 1)], number)
        found = list(reviewed(start, acts, 0, seed=number))

        assert [decision.step for decision in decisions(start, acts, 0)] == [one.step for one in found]
        assert found == list(reviewed(start, acts, 0, seed=number)), "the same seed gives the same review"
        assert all(one.rival != one.done and acts[one.step] == one.done for one in found)
        assert {skill_of(one.state, one.done, one.rival) for one in found} <= known
