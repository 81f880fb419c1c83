"""A round of practice: marked by the referee, counted by first tries, proof against whatever a browser sends."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.test_intents import JSON
from tutor.engine import count_envido, ruleset
from tutor.lessons import Practice
from tutor.lessons.dealing import MAX_SEED
from tutor.narration import LANGUAGES
from tutor.widgets.exercise import ExerciseWidget

BOOKS = ("gauderio", "cego")


def right(practice):
    question = practice.question
    return count_envido(ruleset(question.rules), question.cards).value


def answer(practice, text):
    practice.act({"act": "answer", "text": str(text)})
    return practice.view("pt-BR")


def go_on(practice):
    practice.act({"act": "next"})
    return practice.view("pt-BR")


def play(practice, rights):
    """Answer and go on: right where `rights` says so, else wrong, then right at the second try."""
    for good in rights:
        if not good:
            answer(practice, right(practice) + 40)
            practice.act({"act": "retry"})
        view = answer(practice, right(practice))
        assert view["status"] == "right"
        go_on(practice)
    return practice.view("pt-BR")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_explained_with_its_clauses(book, lang):
    practice = Practice(rules=book, seed=812)  # 7c 1e 10c: twenty, seven and nothing
    practice.act({"act": "answer", "text": " 27 "})
    feedback = practice.view(lang)["feedback"]

    assert ("27", "27") == (feedback["yours"], feedback["right"])
    assert ["7c", "10c"] == feedback["lit"]
    assert {clause["id"].partition("/")[0] for clause in feedback["clauses"]} == {book}
    assert all(clause["text"] and clause["line"] > 0 and clause["document"] for clause in feedback["clauses"])
    assert [line["cards"] for line in feedback["lines"]] == [["7c", "10c"], ["7c"], ["10c"], ["1e"]]
    assert [line["value"][:2] for line in feedback["lines"][:3]] == ["+2", "+7", "+0"]
    assert feedback["diagnosis"] == ""
    assert feedback["your_lines"] == []
    assert feedback["sentence"].startswith({"pt-BR": "27 de envido", "en": "27 for envido"}[lang])


@pytest.mark.parametrize(
    ("lang", "says", "bonus"),
    [
        ("pt-BR", "Parece que a regra usada foi esta: com par, somam-se as três cartas.", "O par do mesmo naipe"),
        ("en", "It looks as if this rule was used: with a pair, all three cards are added.", "The pair of one suit"),
    ],
)
def test_a_known_misconception_is_named_and_played_beside_the_rule(lang, says, bonus):
    practice = Practice(seed=812)
    practice.act({"act": "answer", "text": "28"})
    feedback = practice.view(lang)["feedback"]

    assert feedback["diagnosis"].startswith(says)
    assert feedback["diagnosis"].endswith("20 + 7 + 0 = 27.")
    assert [(line["value"], line["cards"]) for line in feedback["your_lines"]] == [
        ("+20", ["7c", "10c"]), ("+7", ["7c"]), ("+1", ["1e"]), ("+0", ["10c"]),
    ]  # fmt: skip
    assert feedback["your_lines"][0]["text"] == bonus


def test_an_answer_of_no_known_misconception_accuses_nobody():
    feedback = answer(Practice(seed=812), 99)["feedback"]

    assert ("", []) == (feedback["diagnosis"], feedback["your_lines"])


@given(st.sampled_from(BOOKS), st.sampled_from(LANGUAGES), st.integers(0, MAX_SEED), st.text(max_size=60))
def test_nothing_of_the_key_is_shown_before_an_answer(book, lang, seed, typed):
    practice = Practice(rules=book, seed=seed)
    practice.act({"act": "answer", "text": f"{typed}x"})  # no number
    view = practice.view(lang)

    assert (view["status"], view["feedback"], view["finish"]) == ("asking", None, None)
    assert view["message"]
    told = {**view, "answer": "", "message": view["message"].replace(view["answer"], ""), "fragment": "", "turn": 0}
    assert f'"{practice.question.ruling.value}"' not in json.dumps({**told, "progress": {}, "auto": None})
    assert not any(character.isdigit() for character in told["message"])


def test_a_round_counts_first_tries_alone():
    rights = [True, False, True, True, False, True, True, True, True, True]
    practice = Practice(seed=40)

    view = play(practice, rights)

    assert view["status"] == "done"
    assert view["finish"]["title"] == "Rodada completa: 8 de 10 de primeira"
    assert len(view["finish"]["lines"]) == 2
    assert (view["progress"]["done"], view["cards"], view["onward"]) == (10, [], "Outra rodada")


def test_a_missed_hand_comes_back_at_the_end_with_its_points():
    practice = Practice(seed=812, total=1)  # 7c 1e 10c

    view = play(practice, [False])

    assert view["finish"]["lines"] == ["sete de copas, ás de espadas e sota de copas: 27"]
    assert view["finish"]["lead"].startswith("Para rever")


def test_a_round_without_a_miss_says_what_to_keep():
    view = play(Practice(seed=3, total=2), [True, True])

    assert view["finish"]["title"] == "Rodada completa: 2 de 2 de primeira"
    assert len(view["finish"]["lines"]) == 3
    assert view["finish"]["lead"] == "Para guardar:"


def test_the_next_round_starts_at_nothing_with_other_hands():
    practice = Practice(seed=40, total=2)
    asked = []
    for _ in range(2):
        for _ in range(2):
            asked.append(practice.question.cards)
            answer(practice, right(practice))
            go_on(practice)
        view = go_on(practice)

    assert (view["status"], view["progress"]["done"]) == ("asking", 0)
    assert len(set(asked)) == 4


@pytest.mark.parametrize(
    ("total", "words"), [(3, ["Próxima", "Próxima", "Ver o resultado"]), (0, ["Outra mão", "Outra mão", "Outra mão"])]
)
def test_the_button_says_where_it_leads(total, words):
    practice, seen = Practice(seed=5, total=total), []
    for _ in words:
        seen.append(answer(practice, right(practice))["onward"])
        go_on(practice)

    assert words == seen


def test_an_unanswered_question_is_not_skipped():
    practice = Practice(seed=5)

    assert go_on(practice)["cards"] == Practice(seed=5).view("pt-BR")["cards"]


def test_another_rulebook_asks_the_same_hand_and_begins_a_round():
    practice = Practice(seed=5)
    play(practice, [True])
    hand = practice.question.cards
    practice.act({"act": "rules", "value": "cego"})
    view = practice.view("pt-BR")

    assert (view["rules"], practice.question.cards, view["progress"]["done"]) == ("cego", hand, 0)
    assert view["fragment"] == "rules=cego&skill=envido.count&seed=6"


def test_a_link_opens_its_question():
    practice = Practice(seed=5)
    practice.act({"act": "restore", "hash": Practice(rules="cego", seed=812).view("pt-BR")["fragment"]})

    assert practice.question == Practice(rules="cego", seed=812).question


def test_a_link_opened_after_the_end_begins_a_round():
    practice = Practice(seed=40, total=2)
    play(practice, [True, True])
    practice.act({"act": "restore", "hash": "seed=7"})
    view = practice.view("pt-BR")

    assert (view["status"], view["progress"]["done"]) == ("asking", 0)


@pytest.mark.parametrize(
    "fragment",
    [
        "", "#", "=", "&&&=", "rules=claudista", "rules=", "rules=gauderio%00", "seed=-1", "seed=1e3", "seed=²",
        "seed=100000", "seed=" + "9" * 480, "skill=../../etc", "rules[]=cego", "%", "%zz=%", "seed=5;seed=6",
        "seed=%C0%AF", "\ud800", "rules=cego\n",
    ],
)  # fmt: skip
def test_a_link_that_cannot_be_read_changes_nothing(fragment):
    practice = Practice(seed=5)
    before = practice.view("pt-BR")
    practice.act({"act": "restore", "hash": fragment})

    assert {**before, "turn": 1} == practice.view("pt-BR")


@given(st.text(max_size=80))
def test_no_link_breaks_the_page(fragment):
    practice = Practice(seed=5)
    practice.act({"act": "restore", "hash": fragment})

    assert practice.view("pt-BR")["status"] == "asking"


ACTS = st.sampled_from(["answer", "next", "retry", "rules", "restore", "", "__init__"])
HOSTILE = st.dictionaries(st.sampled_from(["act", "turn", "text", "value", "hash"]), JSON) | st.fixed_dictionaries(
    {"act": ACTS}, optional={"text": JSON, "value": JSON, "hash": JSON, "turn": JSON}
)


@given(st.lists(HOSTILE, max_size=8), st.sampled_from(LANGUAGES))
def test_whatever_is_sent_the_picture_stays_one_that_can_be_drawn(messages, lang):
    practice = Practice(seed=5, total=2)
    for message in messages:
        practice.act(message)
    view = ExerciseWidget(practice, lang=lang).view  # checks its shape

    assert (len(messages), lang) == (view["turn"], view["lang"])
    assert 0 <= view["progress"]["done"] <= 2


@pytest.mark.parametrize(
    "typed", ["28,5", "-3", "vinte", "2 8", "0x1c", "٣٣", "🂡", "<b>28</b>", "9" * 60, "28" + " " * 60 + "x"]
)
def test_what_is_no_number_is_kept_and_asked_again(typed):
    view = answer(Practice(seed=5), typed)

    assert (view["status"], view["answer"]) == ("asking", typed[:40])
    assert "algarismos" in view["message"]


@pytest.mark.parametrize("typed", ["", "   ", "\t"])
def test_nothing_typed_is_told_so(typed):
    assert answer(Practice(seed=5), typed)["message"] == "Escreva quantos pontos a mão tem e aperte Enter."


def test_within_a_lesson_there_is_no_chooser_and_no_address():
    practice = Practice(rules="cego", seed=5, alone=False)
    practice.act({"act": "rules", "value": "gauderio"})
    practice.act({"act": "restore", "hash": "seed=9"})
    view = practice.view("pt-BR")

    assert (view["rules"], view["rulebooks"], view["fragment"]) == ("cego", [], "")
    assert practice.question.seed == 5


def test_without_a_seed_rounds_are_drawn_by_lot():
    assert len({Practice().question.seed for _ in range(8)}) > 1


def test_each_answer_is_kept_with_the_wrong_rule_behind_it():
    kept = []
    practice = Practice(seed=812, keep=kept.append)  # 7c 1e 10c: twenty, seven and nothing
    for said in ("quatro", "28", "27"):
        practice.act({"act": "answer", "text": said})
        practice.act({"act": "retry"})

    assert [(one.given, one.right, one.first, one.seed) for one in kept] == [
        ("28", False, True, 812), ("27", True, False, 812),
    ]  # fmt: skip
    assert kept[0].diagnosis == ("EN-04",)  # the three cards added: 20 + 7 + 1 + 0
