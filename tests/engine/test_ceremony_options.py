"""All that may be done at the table of the ceremony: the ruling of a family is the judge's on each of its acts."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.engine.ceremony_scripts import CUT, DEALT, begin, run
from tests.engine.test_ceremony_laws import SCORES, judged, play_on, wish
from tutor.engine import ruleset
from tutor.engine.ceremony import RITES, do_rite, judge_rite, open_hand
from tutor.engine.ceremony_draw import draw_card, judge_draw, start_draw
from tutor.engine.ceremony_options import draw_options, rite_options
from tutor.engine.judge import Verdict


def walk(seed, moves=60):
    """Tables as they come about when anybody does anything."""
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    table = begin(score=luck.choice(SCORES), dealer=luck.randrange(4), recurrence_scope=luck.choice(("match", "hand")))
    for _ in range(moves):
        if table.hand is None and table.vira_laid and all(table.hands) and luck.random() < 0.2:
            table, _ = open_hand(table)
        if table.hand is not None and not table.over and not table.dark and table.hand.decided and luck.random() < 0.3:
            table = play_on(luck, table)
        one = wish(luck, table)
        ruling = judged(table, one)
        if ruling is not None and ruling.value is not Verdict.VOID:
            table, _ = do_rite(table, one)
        yield luck, table, one


def told(ruling):
    return ruling.value, ruling.reason.code, ruling.clauses, ruling.readings, ruling.reason.args.get("remedies")


@pytest.mark.parametrize("seed", range(8))
def test_every_member_of_a_family_has_its_ruling(seed):
    for luck, table, _ in walk(seed):
        for family in rite_options(table, luck.randrange(4)):
            assert len(set(family.cards)) >= family.size
            for _ in range(2):
                member = family.member(*luck.sample(family.cards, family.size))
                assert told(judge_rite(table, member)) == told(family.ruling), member


@pytest.mark.parametrize("seed", range(8))
def test_every_act_that_can_be_judged_is_in_one_family(seed):
    for luck, table, done in walk(seed):
        for one in (done, wish(luck, table), wish(luck, table)):
            ruling = judged(table, one)
            if ruling is None or (one.verb == "da" and set(one.cards) & set(table.in_play())):
                continue  # such cards nobody can be given
            if one.verb == "pede_ver":
                one = one._replace(whom=None)  # noqa: PLW2901  # a walk may name one; it is asked of nobody
            plain = one._replace(cards=(), deliberate=False)
            found = [
                family
                for family in rite_options(table, one.seat)
                if family.rite._replace(deliberate=False) == plain
                and family.size == len(one.cards)
                and set(one.cards) <= set(family.cards)
            ]
            meant = [family for family in found if family.rite.deliberate]
            assert len(found) - len(meant) == 1, one
            assert told((meant if one.deliberate and meant else found)[0].ruling) == told(ruling), one


def test_every_act_is_offered_somewhere_as_allowed_and_as_not():
    met = Counter()

    def look(table):
        for seat in range(4):
            offered = rite_options(table, seat)
            assert len(offered) <= 90, "a menu stays small"
            for family in offered:
                met[family.rite.verb, family.ruling.value] += 1

    for seed in range(6):
        for _, table, _ in walk(seed):
            look(table)
    surplus = "0 embaralha; 3 separa; 0 da 1 2c 3c 4c; 0 da 2 2p 3p 4p 5p; 0 da 3 2e 3e 4e; 0 da 0 2o 3o; 0 vira Ac"
    for script in ("1 segue", "1 segue; 0 retira 2 2p", "1 segue; 0 retira 2 2p; 1 pede_ver 2p"):
        table, _ = run(begin(), f"{surplus}; {script}")
        look(table)
    table, _ = run(begin(), f"{CUT}; {DEALT}; 1 truco; 0 pergunta_cartas")
    look(table)
    look(begin(score=(11, 11)))
    assert {verb for verb, _ in met} == set(RITES)
    for verdict in (Verdict.ALLOWED, Verdict.VOID):
        assert {verb for verb, given in met if given is verdict} == set(RITES), verdict


def test_the_draw_of_kings():
    luck = random.Random(5)  # noqa: S311  # luck in a test is no secret
    draw = start_draw(ruleset("claudista"), ("Ana", "Beto", "Caio", "Duda", "Edu"), raffler="Edu")
    for _ in range(40):
        for place in range(5):
            offered = draw_options(draw, place)
            cards = [card for group, _ in offered for card in group]
            assert sorted(map(str, cards)) == sorted(str(c) for c in draw.rules.deck.cards if c not in draw.cards)
            for group, ruling in offered:
                card = luck.choice(group)
                other = judge_draw(draw, place, card)
                assert (other.value, other.reason.code) == (ruling.value, ruling.reason.code)
        free = [card for group, ruling in draw_options(draw, draw.next_place) if ruling.value is Verdict.ALLOWED
                for card in group]  # fmt: skip
        if not free:
            break
        draw, _ = draw_card(draw, draw.next_place, luck.choice(free))
    assert draw.over
