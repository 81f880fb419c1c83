"""A count of the envido in a round: explained line by line, its wrong rules played, what is no number asked again."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.lessons.dealing import MAX_SEED
from tutor.lessons.training import Training
from tutor.narration import LANGUAGES


def answer(training, keys):
    training.act({"act": "answer", "text": " ".join(keys)})
    return training.view("pt-BR")


BOOKS = ("gauderio", "cego")
HAND = {"kind": "pair_with_figure", "seed": 31}
"""10p 7p 1c: twenty, seven and nothing."""


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_count_is_explained_line_by_line_with_its_clauses(book, lang):
    training = Training("envido.count", rules=book, **HAND)
    training.act({"act": "answer", "text": " 27 "})
    feedback = training.view(lang)["feedback"]

    assert ("27", "27", "") == (feedback["yours"], feedback["right"], feedback["diagnosis"])
    assert {"10p", "7p"} == set(feedback["lit"])
    assert {clause["id"].partition("/")[0] for clause in feedback["clauses"]} == {book}
    assert all(clause["text"] and clause["line"] > 0 and clause["document"] for clause in feedback["clauses"])
    assert [(line["value"][:2], line["cards"]) for line in feedback["lines"][:3]] == [
        ("+2", ["10p", "7p"]), ("+0", ["10p"]), ("+7", ["7p"]),
    ]  # fmt: skip
    assert feedback["lines"][3]["cards"] == ["1c"]
    assert feedback["your_lines"] == []
    assert feedback["sentence"].startswith({"pt-BR": "27 de envido", "en": "27 for envido"}[lang])


@pytest.mark.parametrize(
    ("lang", "says", "bonus"),
    [
        ("pt-BR", "Parece que a regra usada foi esta: com par, somam-se as três cartas.", "O par do mesmo naipe"),
        ("en", "It looks as if this rule was used: with a pair, all three cards are added.", "The pair of one suit"),
    ],
)
def test_a_known_misconception_is_played_beside_the_rule(lang, says, bonus):
    training = Training("envido.count", **HAND)
    training.act({"act": "answer", "text": "28"})
    feedback = training.view(lang)["feedback"]

    assert feedback["diagnosis"].startswith(says)
    assert {(line["value"], *line["cards"]) for line in feedback["your_lines"]} == {
        ("+20", "10p", "7p"), ("+7", "7p"), ("+1", "1c"), ("+0", "10p"),
    }  # fmt: skip
    assert feedback["your_lines"][0]["text"] == bonus


def test_an_answer_of_no_known_misconception_accuses_nobody():
    feedback = answer(Training("envido.count", **HAND), ["99"])["feedback"]

    assert feedback["your_lines"] == []
    assert feedback["diagnosis"].startswith("Esta resposta não veio de nenhum engano conhecido.")


@given(st.sampled_from(BOOKS), st.sampled_from(LANGUAGES), st.integers(0, MAX_SEED), st.text(max_size=60))
def test_nothing_of_the_key_is_shown_before_an_answer(book, lang, seed, typed):
    training = Training("envido.count", rules=book, kind="number", seed=seed)
    training.act({"act": "answer", "text": f"{typed}x"})  # no number
    view = training.view(lang)

    assert (view["status"], view["feedback"], view["finish"]) == ("asking", None, None)
    assert view["message"]
    told = {**view, "answer": "", "message": view["message"].replace(view["answer"], ""), "fragment": "", "turn": 0}
    assert f'"{training.question.ruling.value}"' not in json.dumps({**told, "progress": {}, "auto": None})
    assert not any(character.isdigit() for character in told["message"])


@pytest.mark.parametrize("typed", ["28,5", "-3", "vinte", "2 8", "0x1c", "٣٣", "🂡", "<b>28</b>", "28" + " " * 60 + "x"])
def test_what_is_no_number_is_kept_and_asked_again(typed):
    view = answer(Training("envido.count", **HAND), [typed])

    assert (view["status"], view["answer"]) == ("asking", typed)
    assert "algarismos" in view["message"]


@pytest.mark.parametrize("typed", ["", "   ", "\t"])
def test_nothing_typed_is_told_so(typed):
    assert answer(Training("envido.count", **HAND), [typed])["message"] == "Escreva um número e aperte Enter."
