"""The review against what can be counted by hand: small ends are exact, drawn deals come near the whole enumeration."""

from itertools import combinations

import pytest

from tests.coach.tables import SIZES
from tests.coach.test_worlds import counted, told
from tests.engine.running.scripts import begin
from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import play_on
from tutor.coach.review import Decision, Valued, decisions, judged, ranked, reviewed, value
from tutor.coach.skill import skill_of
from tutor.coach.trials import DOUBT, Difference, Opponent, Trials, payer
from tutor.engine import cards, ruleset
from tutor.engine.actions import CARD_VERBS, NAO_QUERO, QUERO, Action
from tutor.engine.allowed import allowed
from tutor.engine.game import play
from tutor.engine.view import view_for
from tutor.lessons.skills import skills_of

LADDER = ["1e", "1p", "7e", "7o", "3", "2", "1", "12", "11", "10", "7", "6", "5", "4"]
"""gauderio/convencoes/2, /3: strongest first."""


def meek(_view, acts, _seed):
    """Refuses every call and lays its first card: a hand with him can be counted through."""
    return next(
        (act for act in acts if act.verb == NAO_QUERO), next((a for a in acts if a.verb in CARD_VERBS), acts[0])
    )


def valued(start, acts, decision, **more):
    """The one difference against who can be counted through."""
    against = (Opponent(meek, read=False),)
    found = value(decision, Trials(start, acts, decision.done.seat, player=meek, opponents=against, **more))
    return found.against[0]


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
    found = valued(start, acts, choice(start, acts, Action(1, "joga", joga), Action(1, "baralho")))

    # 5e loses to 6p: laying it loses 1 point, and so does folding
    assert (0, 0, 1, True) == (found.cost, found.error, found.deals, found.whole)
    start = begin("gauderio", "4c 7e 5p / 12o 3o 6e")
    acts = told(start, "0 joga 4c; 1 joga 12o; 1 joga 3o; 0 joga 7e; 0 joga 5p")
    found = valued(start, acts, choice(start, acts, Action(1, "baralho"), Action(1, "joga", *cards("6e"))))

    assert (2, 0, 1, True) == (found.cost, found.error, found.deals, found.whole)


def test_points_past_the_end_of_the_match_count_for_nothing():
    """
    At 11 to 11 of 12 a hand of 2 wins or loses one point.
    """
    start = begin("gauderio", "4c 7e 5p / 12o 3o 6e", score=(11, 11))
    acts = told(start, "0 truco; 1 quero; 0 joga 4c; 1 joga 12o; 1 joga 3o; 0 joga 7e; 0 joga 5p")
    found = valued(start, acts, choice(start, acts, Action(1, "baralho"), Action(1, "joga", *cards("6e"))))

    assert 2 == found.cost


def test_leading_the_last_trick_is_counted_over_every_card_that_the_other_may_hold():
    start = begin("gauderio", "4c 7e 12p / 12o 3o 6e")
    acts = told(start, "0 joga 4c; 1 joga 12o; 1 joga 3o; 0 joga 7e")
    last = Action(0, "joga", *cards("12p"))
    found = valued(start, acts, choice(start, acts, Action(0, "baralho"), last))
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
    found = valued(start, acts, choice(start, acts, Action(1, QUERO), Action(1, NAO_QUERO)), measured=600)
    unseen = [card for card in start.rules.deck.cards if card not in start.deal.hands[1]]
    hands = [hand for hand in combinations(unseen, 3) if len({card.suit for card in hand}) > 1]
    # 23 of ours; the tie is o mão's (gauderio/envido/envido/aceitar, AMB-G02)
    won = sum(counted(hand) < 23 for hand in hands) / len(hands)
    expected = -1 - (2 * won - 2 * (1 - won))

    assert not found.whole
    assert 600 == found.deals
    assert found.error < 0.1
    assert abs(found.cost - expected) < 3 * found.error


def one(*against):
    state, act = begin("gauderio"), Action(0, "truco")
    found = tuple(Difference(cost, error, 9, whole=False) for cost, error in against)
    return Valued(step=0, state=state, done=act, rival=act, against=found)


def test_the_costly_come_first_and_what_cannot_be_told_is_not_called_costly():
    sure, doubtful, good = one((0.5, 0.1), (0.9, 0.1)), one((3.0, 1.6), (3.0, 0.1)), one((-1.0, 0.1), (-2.0, 0.1))
    edge, either = one((1.0, 0.5), (1.0, 0.1)), one((0.9, 0.1), (-1.0, 0.1))

    assert (sure, doubtful, edge, either, good) == ranked([good, either, edge, doubtful, sure])
    assert [True, False, False, False, False] == [each.costly for each in (sure, doubtful, good, edge, either)]
    assert [False, False, True, False, False] == [each.good for each in (sure, doubtful, good, edge, either)]
    assert (0.5, -1.0, 3.0, 1.0) == tuple(each.told.cost for each in (sure, good, doubtful, edge))
    assert 1.0 == DOUBT * 0.5


def test_who_pays_takes_every_bet_and_plays_by_plain_rules_else():
    state = begin("gauderio", "1e 1p 7e / 4c 5p 6o")
    called = play(state, Action(0, "truco"))

    assert QUERO == payer(view_for(called, 1), allowed(called, 1), 0).verb
    assert NAO_QUERO == BOTS["regrado"](view_for(called, 1), allowed(called, 1), 0).verb
    assert BOTS["regrado"](view_for(state, 0), allowed(state, 0), 0) == payer(view_for(state, 0), allowed(state, 0), 0)


def test_a_bluff_that_only_a_timid_opponent_gives_way_to_is_not_called_better():
    """
    Retruco was called; with nothing in hand a raise to four may be run from, but is lost where it is taken.
    """
    start = begin("gauderio", "4c 6p 5o / 1e 7o 2c")
    acts = told(start, "0 truco; 1 retruco")
    decision = choice(start, acts, Action(0, NAO_QUERO), Action(0, "vale_4"))
    found = value(decision, Trials(start, acts, 0))

    assert not found.costly
    assert found.against[1].cost < 0


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_every_choice_of_a_hand_is_valued_and_may_be_practised(rules, players):
    known = {skill.id for skill in skills_of(rules)}
    number = players
    start = deal(ruleset(rules), number, players=players)
    _, acts = play_on(start, [BOTS["novato"], *[BOTS["regrado"]] * (players - 1)], number)
    found = list(reviewed(start, acts, 0, seed=number))

    assert [decision.step for decision in decisions(start, acts, 0)] == [one.step for one in found]
    assert found == list(reviewed(start, acts, 0, seed=number)), "the same seed gives the same review"
    assert all(one.rival != one.done and acts[one.step] == one.done for one in found)
    assert {skill_of(one.state, one.done, one.rival) for one in found} <= known


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_the_coach_is_of_one_mind_before_a_choice_and_after_it(rules, players):
    start = deal(ruleset(rules), players, players=players)
    _, acts = play_on(start, [BOTS["novato"], *[BOTS["regrado"]] * (players - 1)], players)
    for step, state, done, others in decisions(start, acts, 0)[:3]:
        hinted = judged(start, acts[:step], state, 0)
        every, trials = (done, *others), Trials(start, acts[:step], 0)
        of = {act: Decision(step, state, act, tuple(other for other in every if other != act)) for act in every}

        assert not value(of[hinted.act], trials).costly, "what the last hint says is not called costly afterwards"
        for act in every[:2]:
            if act != hinted.act:
                assert hinted.act == value(of[act], trials).rival


def test_an_act_that_surely_costs_is_left_for_the_better_one():
    """
    One trick each, 5p lies open and loses to 6e: folding gives 1 in place of winning 1, as above.
    """
    start = begin("gauderio", "4c 7e 5p / 12o 3o 6e")
    acts = told(start, "0 joga 4c; 1 joga 12o; 1 joga 3o; 0 joga 7e; 0 joga 5p")
    fold, wins = Action(1, "baralho"), Action(1, "joga", *cards("6e"))
    trials = Trials(start, acts, 1, player=meek, opponents=(Opponent(meek, read=False),))

    assert [2] == [found.cost for found in trials.against(fold, wins)]
    assert wins == trials.best(fold, [fold, wins])
    assert wins == trials.best(wins, [fold, wins])
