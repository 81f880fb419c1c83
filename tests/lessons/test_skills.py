"""The skills graph: whole, without a circle, and nothing in the documents left untaught."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tutor.lessons.skills import UnknownSkillError, in_order, pattern, skill, skills, skills_of, taught
from tutor.lessons.skills_table import TABLE
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS, clauses, reading

PATTERNS = sorted({(row[0], one) for row in TABLE for one in row[2].split()})


def test_there_are_32_skills():
    assert 32 == len(skills()) == len({one.id for one in skills()})


@pytest.mark.parametrize(("rules", "count"), [("gauderio", 25), ("cego", 24), ("claudista", 22)])
def test_each_rulebook_has_its_skills(rules, count):
    assert count == len(skills_of(rules))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_skill_stands_after_those_it_needs(rules):
    """So there is no circle in any rulebook: a circle has no such order."""
    before: set[str] = set()
    for one in skills_of(rules):
        assert set(one.needs(rules)) <= before, one.id
        before.add(one.id)


def test_a_circle_would_be_found():
    circle = [replace(skill("tie"), wanted=("trick",)), replace(skill("trick"), wanted=("tie",))]

    with pytest.raises(ValueError, match="the needs of tie, trick go round in cego"):
        in_order("cego", circle)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_clause_is_taught(rules):
    assert [] == [one.id for one in clauses(rules) if one.id not in taught()]


@pytest.mark.parametrize(("id_", "one"), PATTERNS)
def test_every_pattern_of_the_table_finds_something(id_, one):
    if one.startswith("AMB-"):
        assert one in skill(id_).readings
        assert set(reading(one).rules) & set(skill(id_).rules)
    else:
        assert any(re.fullmatch(pattern(one), found.id) for found in clauses()), f"{id_} teaches nothing by {one}"


@pytest.mark.parametrize("one", skills(), ids=lambda one: one.id)
def test_a_skill_teaches_only_in_its_own_rulebooks(one):
    assert {id_.partition("/")[0] for id_ in one.clauses} <= set(one.rules)
    assert one.rules
    assert all(skill(id_) for id_ in one.wanted)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_whole_hand_needs_all_but_what_is_across_rulebooks(rules):
    others = {one.id for one in skills_of(rules)} - {"contrast", "silence", "full_hand"}

    assert others == set(skill("full_hand").needs(rules))


def test_needs_count_only_where_the_rulebook_has_them():
    assert ("truco.raise",) == skill("truco.when").needs("claudista")
    assert ("rank", "manilha.vira") == skill("trick").needs("claudista")
    assert ("rank", "manilha.fixed") == skill("trick").needs("gauderio")
    assert ("truco.ladder",) == skill("match").needs("claudista")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_skill_has_a_name(lang):
    assert 32 == len({one.title(lang) for one in skills()})


def test_an_unknown_skill_is_refused_with_the_nearest():
    with pytest.raises(UnknownSkillError, match=r"did you mean 'tie\.hand'"):
        skill("tie.hands")
