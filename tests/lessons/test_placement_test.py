"""The placement test as it is taken: nothing told in between, a way to say "I don't know", the map and where to go."""

from __future__ import annotations

import pytest

from tutor.lessons.dealing import ask
from tutor.lessons.learner import Standing
from tutor.lessons.placement import items, questions
from tutor.lessons.placement_test import PlacementTest
from tutor.lessons.skills import skill
from tutor.lessons.treino import Treino
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS
from tutor.widgets.exercise import ExerciseWidget


def answered(test, row=""):
    """Somebody who has one wrong rule, or none, answers all of it."""
    while not test.over:
        question = test.question
        test.act({"act": "answer", "text": " ".join(question.wrong.get(row, question.key))})
    return test


def words(test, lang="pt-BR"):
    return {row["standing"]: row["skills"] for row in test.view(lang)["map"]}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_each_question_is_asked_once_and_none_tells_whether_it_was_right(rules):
    test, seen = PlacementTest(rules), []
    while not test.over:
        seen.append(test.question)
        view = test.view("pt-BR")
        assert ("asking", None, []) == (view["status"], view["feedback"], view["map"])
        test.act({"act": "answer", "text": " ".join(test.question.key)})

    assert list(questions(rules)) == seen
    assert list(items(rules)) == [(one.skill, one.kind, one.seed) for one in test.log]
    assert all(one.first and one.right for one in test.log)


def test_each_answer_is_kept_as_it_is_given():
    kept = []
    test = answered(PlacementTest("cego", keep=kept.append), "EN-03")

    assert kept == test.log
    assert kept == [one for one in kept if ask(one.rules, one.skill, seed=one.seed, kind=one.kind)]


def test_a_wrong_rule_alone_is_told_at_its_skill_with_its_feedback_and_the_questions_missed():
    told = words(answered(PlacementTest("gauderio"), "EM-04"))
    review = {one["practise"]: one["said"] for one in told[Standing.REVIEW]}
    said = review["rules=gauderio&skill=tie.hand"]

    assert said[0].startswith("Parece que a regra usada foi esta: ")
    assert any("A resposta foi " in line and "; pela regra é " in line for line in said[1:])


def test_wrong_rules_that_answer_alike_accuse_nobody():
    """Only the first hand: EN-01 and EN-02 are not told apart by it where they answer alike."""
    test = PlacementTest("gauderio")
    wrong = test.question.wrong
    alike = next(said for said in wrong.values() if list(wrong.values()).count(said) > 1)
    test.act({"act": "answer", "text": " ".join(alike)})
    test.act({"act": "next"})
    said = [line for one in words(test)[Standing.REVIEW] for line in one["said"]]

    assert "Mais de uma regra errada daria estas respostas. Praticando, logo se vê qual." in said
    assert not [line for line in said if line.startswith("Parece que")]


def test_who_does_not_know_says_so_and_is_not_accused():
    test = PlacementTest("claudista")
    while not test.over:
        test.act({"act": "hint"})

    assert [] == test.log
    assert [Standing.UNASKED] == list(words(test))


def test_it_can_be_stopped_once_there_is_something_to_show():
    test = PlacementTest("gauderio")
    assert "" == test.view("en")["onward"]
    test.act({"act": "next"})
    assert not test.over
    test.act({"act": "answer", "text": " ".join(test.question.key)})
    assert "Stop here and see the map" == test.view("en")["onward"]
    test.act({"act": "next"})

    assert test.over
    assert [Standing.WELL, Standing.UNASKED] == list(words(test))


def test_what_is_no_answer_is_told_and_the_question_stays():
    test = PlacementTest("gauderio")
    test.act({"act": "answer", "text": "vinte"})
    view = test.view("pt-BR")

    assert ("vinte", 0) == (view["answer"], view["progress"]["done"])
    assert "“vinte” não é um número inteiro" in view["message"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_widget_takes_every_picture_of_it(rules, lang):
    test = PlacementTest(rules)
    widget = ExerciseWidget(test, lang=lang)
    assert "asking" == widget.view["status"]
    answered(test, {"gauderio": "EN-03", "cego": "EM-04", "claudista": "MN-01"}[rules])

    assert "done" == ExerciseWidget(test, lang=lang).view["status"]


def test_treino_opens_it_by_its_link_keeps_it_and_goes_on_to_practice():
    treino = Treino()
    treino.act({"act": "restore", "hash": "placement=cego"})
    assert ("placement=cego", 13) == (treino.view("pt-BR")["fragment"], treino.view("pt-BR")["progress"]["total"])
    treino.act({"act": "answer", "text": "20"})
    treino.act({"act": "restore", "hash": "rules=cego&skill=rank&seed=3"})
    assert "rules=cego&skill=rank&seed=3" == treino.view("pt-BR")["fragment"]
    treino.act({"act": "restore", "hash": "placement=cego"})
    assert 1 == treino.view("pt-BR")["progress"]["done"]

    treino.act({"act": "next"})
    assert "done" == treino.view("pt-BR")["status"]
    treino.act({"act": "next"})
    assert ("asking", "cego") == (treino.view("pt-BR")["status"], treino.view("pt-BR")["rules"])
    assert treino.view("pt-BR")["fragment"].startswith("rules=cego&skill=")


def test_another_rulebook_begins_another_test():
    treino = Treino()
    treino.act({"act": "restore", "hash": "placement=cego"})
    treino.act({"act": "rules", "value": "claudista"})

    assert ("placement=claudista", 17) == (
        treino.view("en")["fragment"],
        treino.view("en")["progress"]["total"],
    )


def test_what_to_practise_first_is_what_went_wrong():
    test = answered(PlacementTest("claudista"), "EM-04")

    assert "tie.hand" == test.advice
    assert f"Practise: {skill('tie.hand').title('en')}" == test.view("en")["onward"]
