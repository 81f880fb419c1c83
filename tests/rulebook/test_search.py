"""Finding clauses by words, as people type them: without accents, in small letters, in either language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rulebook import RULEBOOKS, UnknownIdError, clauses, fold, search, search_readings, suggest


@pytest.mark.parametrize(
    ("words", "first"),
    [("mao de onze", "claudista/def/mao-de-11"), ("MÃO DE 11", "claudista/def/mao-de-11"),
     ("vira", "claudista/def/vira"), ("zap", "claudista/7.3"), ("mao escura carteador blocos", "claudista/6.3"),
     ("claudista 3.7.4", "claudista/3.7.4"), ("gauderio/visao/6", "gauderio/visao/6"),
     ("onze ases", None), ("court cards zero", "gauderio/envido/contagem/2"), ("xyzzy", None)],
)  # fmt: skip
def test_the_best_hit_comes_first(words, first):
    hits = search(words)

    assert first == (hits[0].id if hits else None)


def test_accents_and_case_do_not_matter():
    assert search("MÃO") == search("mao") == search("Mao") != ()
    assert search("três rodadas") == search("tres rodadas") == search("3 rodadas") != ()


def test_every_word_must_occur():
    both = {found.id for found in search("flor envido")}

    assert both
    assert both <= {found.id for found in search("flor")} & {found.id for found in search("envido")}
    assert () == search("envido xyzzy")


def test_plurals_and_infinitives_find_their_kin():
    assert {found.id for found in search("flor")} <= {found.id for found in search("flores")}
    assert "gauderio/envido/contagem/3" in {found.id for found in search("contar envido")}


def test_short_words_are_whole_words():
    assert all("1p" in fold(found.pt + found.en).replace(":", " ").replace(",", " ").replace(".", " ").split()
               for found in search("1p"))  # fmt: skip


def test_a_rulebook_narrows_the_search():
    assert {"cego"} == {found.rules for found in search("flor", "cego")}
    assert set(search("empate")) == {found for rules in RULEBOOKS for found in search("empate", rules)}
    with pytest.raises(UnknownIdError, match="did you mean 'cego'"):
        search("flor", "cegos")


def test_a_question_is_asked_as_it_is():
    assert search("vira") == search("o que é a vira?")
    assert search("dealer shuffle") == search("When may the dealer shuffle?") == search("shuffle the dealer") != ()
    assert search("de") != ()


def test_a_search_in_vain_suggests_what_is_not_in_vain():
    assert ("manilha", "manilhas") == suggest("manilia")
    assert ("mão escura",) == suggest("mão escurra")[:1]
    assert ("flor", "zap") == suggest("flor zap")
    assert () == suggest("xyzzy") == suggest("")


@given(st.lists(st.sampled_from(["flor", "zap", "corte", "manilia", "xyzzy", "truco", "rei"]), max_size=4))
def test_every_suggestion_finds_something(words):
    for rules in (None, *RULEBOOKS):
        assert all(search(said, rules) for said in suggest(" ".join(words), rules))


def test_no_words_find_nothing():
    assert () == search("") == search(" ?! ") == search_readings("")


def test_readings_are_found_by_question_position_or_switch():
    assert "AMB-C07" in [found.id for found in search_readings("tres empatadas", "cego")]
    assert {"AMB-G02", "AMB-G45", "AMB-C09"} <= {found.id for found in search_readings("envido_tie")}
    assert all("claudista" in found.rules for found in search_readings("corte", "claudista"))


@given(st.sampled_from(clauses()), st.data())
def test_a_clause_is_found_by_any_of_its_words(found, data):
    """
    Some words of the Portuguese or of the English wording, in any order, find the clause.
    """
    text = data.draw(st.sampled_from([found.pt, found.en]))
    letters = "".join(letter if letter.isalnum() else " " for letter in text)
    words = data.draw(st.lists(st.sampled_from(letters.split()), min_size=1, max_size=4))

    assert found in search(" ".join(words))
    assert found in search(fold(" ".join(words)).upper(), found.rules)
