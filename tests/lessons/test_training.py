"""A round of any skill: every kind of answer, help, the wrong rule named, a log that makes each question again."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.test_intents import JSON
from tutor.lessons.dealing import ask, drills_of
from tutor.lessons.hints import STEPS
from tutor.lessons.skills import skills_of
from tutor.lessons.training import ONWARD, Training
from tutor.lessons.treino import Treino
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS
from tutor.widgets.exercise import ExerciseWidget

EACH = [
    pytest.param(rules, drill, id=f"{rules}-{drill.name}")
    for rules in RULEBOOKS
    for one in skills_of(rules)
    for drill in drills_of(rules, one.id)
]


def answer(training, keys):
    training.act({"act": "answer", "text": " ".join(keys)})
    return training.view("pt-BR")


def wrong_of(question):
    """An answer that is wrong, whichever."""
    if question.form == "number":
        return ("9999",)
    keys = [choice.key for choice in question.shown.choices]
    if question.form == "order":
        return tuple(reversed(question.key))
    return (next(key for key in keys if (key,) != question.key),)


@pytest.mark.parametrize(("rules", "drill"), EACH)
def test_every_kind_is_asked_explained_and_taken_by_the_widget(rules, drill):
    training = Training(drill.skill, rules=rules, kind=drill.kind, seed=3)
    widget = ExerciseWidget(training, lang="en")
    assert widget.view["form"] == drill.form

    view = answer(training, wrong_of(training.question))
    assert (view["status"], view["feedback"]["right"] != view["feedback"]["yours"]) == ("wrong", True)
    assert view["feedback"]["clauses"] or view["feedback"]["readings"]
    assert drill.name in view["feedback"]["report"]
    training.act({"act": "retry"})
    view = answer(training, training.question.key)
    assert ("right", "") == (view["status"], view["feedback"]["diagnosis"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_comes_step_by_step_and_no_further(lang):
    training = Training("falta", rules="cego", kind="number", seed=2, alone=False)
    seen = []
    for step in range(1, STEPS + 2):
        training.act({"act": "hint"})
        view = training.view(lang)
        seen.append(len(view["hints"]))
        assert bool(view["hint"]) == (step < STEPS)
    assert [1, 2, 3, 4, 4] == seen
    assert training.question.ruling.clauses[0] in training.view(lang)["hints"][-1]

    answer(training, training.question.key)
    assert 4 == training.log[0].hints


def test_a_wrong_rule_seems_so_once_and_is_named_twice():
    training = Training("tie.hand", rules="gauderio", seed=4)
    said = []
    for _ in range(8):
        question = training.question
        view = answer(training, question.wrong.get("EM-04", question.key))
        said.append(view["feedback"]["diagnosis"])
        training.act({"act": "next"})
    told = [words for words in said if words.startswith(("Parece que", "De novo"))]

    assert told[0].startswith("Parece que a regra usada foi esta: ")
    assert told[1].startswith("De novo a mesma regra: ")
    assert "Pela cláusula gauderio/empate/4 (linha 64): " in told[0]


def test_the_log_makes_each_question_again():
    training = Training("rank", rules="claudista", seed=9, total=0)
    asked = []
    for _ in range(6):
        asked.append(training.question)
        answer(training, wrong_of(training.question))
        training.act({"act": "next"})

    assert asked == [ask(one.rules, one.skill, seed=one.seed, kind=one.kind) for one in training.log]
    assert 6 == len({one.id for one in training.log})


def test_a_second_attempt_is_no_first_one_and_is_kept_too():
    kept = []
    training = Training("rank", seed=1, keep=kept.append)
    answer(training, wrong_of(training.question))
    training.act({"act": "retry"})
    answer(training, training.question.key)

    assert (
        [(True, False), (False, True)]
        == [(one.first, one.right) for one in kept]
        == [(one.first, one.right) for one in training.log]
    )


def test_a_round_ends_with_what_to_look_at_again():
    training = Training("match", rules="cego", seed=0, total=2)
    answer(training, wrong_of(training.question))
    training.act({"act": "next"})
    answer(training, training.question.key)
    training.act({"act": "next"})
    view = training.view("pt-BR")

    assert ("done", 1, "Rodada completa: 1 de 2 de primeira") == (
        view["status"], len(view["finish"]["lines"]), view["finish"]["title"],
    )  # fmt: skip
    training.act({"act": "next"})
    assert ("asking", 0) == (training.view("pt-BR")["status"], training.view("pt-BR")["progress"]["done"])


def test_the_address_opens_the_question_and_what_cannot_be_read_is_left():
    training = Training("rank", rules="gauderio", seed=1)
    training.act({"act": "restore", "hash": "rules=cego&skill=falta&seed=812"})
    assert "rules=cego&skill=falta&seed=812" == training.view("pt-BR")["fragment"]

    training.act({"act": "restore", "hash": "rules=claudista&skill=falta&seed=-3"})
    assert ("claudista", "rank", 812) == (training.question.rules, training.question.skill, training.question.seed)


def test_only_right_answers_go_on_by_themselves_and_the_widget_is_told_when():
    assert ONWARD == Training("rank", seed=1).view("en")["auto"] == 1200


@given(st.lists(JSON, max_size=4))
def test_nothing_a_browser_sends_breaks_it(messages):
    treino = Treino()
    for message in messages:
        treino.act(message if isinstance(message, dict) else {"act": message})
    json.dumps(treino.view("pt-BR"))


def test_the_page_goes_from_the_count_to_any_skill_and_back():
    treino = Treino()
    treino.act({"act": "skill", "value": "truco.raise"})
    assert "truco.raise" == treino.view("en")["skill"]
    treino.act({"act": "rules", "value": "claudista"})
    assert "rules=claudista&skill=truco.raise" in treino.view("en")["fragment"]
    treino.act({"act": "restore", "hash": "rules=cego&skill=envido.count&seed=812"})
    assert ("rules=cego&skill=envido.count&seed=812", ["7c", "1e", "10c"]) == (
        treino.view("en")["fragment"], treino.view("en")["cards"],
    )  # fmt: skip
    treino.act({"act": "skill", "value": "no.such"})
    assert "envido.count" == treino.view("en")["skill"]
