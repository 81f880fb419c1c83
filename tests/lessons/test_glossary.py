"""The glossary: every word points to clauses there are, has its words in both languages, and is one word."""

from __future__ import annotations

import pytest

from tutor.lessons.glossary import said_in, terms
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS, clause, fold, reading

WORDS = list(terms().values())


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.id)
def test_a_word_means_something_by_clauses_that_there_are_or_by_our_own_line(word):
    for rules in RULEBOOKS:
        for id_ in word.cites(rules):
            found = clause(id_) if "/" in id_ else reading(id_)
            assert rules in (getattr(found, "rules", ()) if "/" not in id_ else (found.rules,))
        if any("/" not in id_ for id_ in word.cites(rules)):
            assert word.meaning()

    assert word.meaning() or any(word.cites(rules) for rules in RULEBOOKS)
    assert bool(word.meaning("pt-BR")) == bool(word.meaning("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_written_in_both_languages(lang):
    assert [] == [word.id for word in WORDS if not word.word(lang) or word.word(lang).startswith("glossary-")]


def test_no_form_is_that_of_two_words():
    forms = [fold(form) for word in WORDS for form in dict.fromkeys((word.word(), *word.others))]

    assert [] == sorted({form for form in forms if forms.count(form) > 1})


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.id)
def test_every_form_is_found_in_prose(word):
    assert {word.id} == {said_in(form).id for form in (word.word(), *word.others)}
