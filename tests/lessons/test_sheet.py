"""Questions on paper: ten different ones, made again by their seed, each with the answer, the reason and the clause."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tutor.lessons.dealing import drills_of
from tutor.lessons.sheet import sheet
from tutor.lessons.skills import skills
from tutor.narration import LANGUAGES
from tutor.rulebook import clause
from tutor.widgets.sheet_page import sheet_page

PLACES = [(rules, one.id) for one in skills() for rules in one.rules if drills_of(rules, one.id)]


@pytest.mark.parametrize(("rules", "skill"), PLACES)
def test_there_is_a_sheet_of_every_skill_in_both_languages(rules, skill):
    made = sheet(skill, rules, seed=7)
    for lang in LANGUAGES:
        page = sheet_page(made, lang)
        asked, _, key = page.partition("<section class='key'>")

        assert len(re.findall("<p class='asked'>", asked)) == len(made.questions) == len(made.key(lang))
        assert all(answer["right"].rstrip(".") in unescape(key) for answer in made.key(lang))


def test_the_same_seed_gives_the_same_sheet_and_no_question_twice():
    made, again, other = (sheet("tie.hand", "cego", seed=seed) for seed in (7, 7, 8))

    assert made.questions == again.questions
    assert made.questions != other.questions
    shown = [(question.kind, question.key, question.shown) for question in made.questions]
    assert len(made.questions) == 10
    assert all(shown.count(one) == 1 for one in shown)


def test_the_key_is_the_ruling_with_clauses_in_our_words():
    made = sheet("envido.count", "gauderio", seed=3)

    for question, answer in zip(made.questions, made.key("pt-BR"), strict=True):
        assert [row["id"] for row in answer["clauses"]] == list(question.ruling.clauses)
        assert all(row["text"] == clause(row["id"]).pt for row in answer["clauses"])


def test_a_page_needs_nothing_from_elsewhere():
    page = sheet_page(sheet("trick", "claudista", seed=2), "pt-BR")

    assert "default-src 'none'" in page
    assert not re.findall(r"""(?:src|href)=["']?(?!data:)[a-z]+:""", page)
    assert len(page.encode()) < 100_000
