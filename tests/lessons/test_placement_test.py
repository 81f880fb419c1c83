"""The placement test as it is taken: nothing told in between, a way to say "I don't know", the map and where to go."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

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
    assert treino.view("pt-BR")["fragment"].startswith("placement=cego&since=")
    assert 13 == treino.view("pt-BR")["progress"]["total"]
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

    assert treino.view("en")["fragment"].startswith("placement=claudista&since=")
    assert 17 == treino.view("en")["progress"]["total"]


class Clock:
    def __init__(self):
        self.now = datetime.now(UTC)

    def __call__(self):
        return self.now


def right(test):
    test.act({"act": "answer", "text": " ".join(test.question.key)})
    return test.view("pt-BR")


def test_after_five_minutes_it_offers_to_end_once_and_what_was_not_asked_is_not_known():
    clock = Clock()
    test = PlacementTest("gauderio", now=clock)
    view = right(test)
    assert ("Teste de nível · Truco Gaudério · minuto 1 de 5", 300_000) == (view["where"], view["late"]["after"])
    clock.now += timedelta(minutes=4, seconds=59)
    view = right(test)
    assert ("Teste de nível · Truco Gaudério · minuto 5 de 5", 1_000) == (view["where"], view["late"]["after"])
    assert view["late"]["said"].startswith("Já se passaram 5 minutos, e dá para parar aqui")
    assert view["onward"] == "Parar aqui e ver o mapa"
    clock.now += timedelta(seconds=1)
    view = right(test)
    assert view["where"] == "Teste de nível · Truco Gaudério · mais de 5 minutos"
    assert {} == view["late"] == right(test)["late"]  # nobody is urged

    test.act({"act": "next"})
    assert test.over
    assert {Standing.WELL, Standing.UNASKED} == set(words(test))


def test_a_page_that_is_reloaded_goes_on_with_the_test_where_it_was():
    kept = []
    clock = Clock()
    test = PlacementTest("claudista", keep=kept.append, now=clock)
    for _ in range(3):
        right(test)
    link = test.view("en")["fragment"]
    clock.now += timedelta(minutes=2)

    again = PlacementTest("claudista", fragment=link, answers=lambda: kept, now=clock)
    assert (3, test.question) == (again.view("en")["progress"]["done"], again.question)
    assert "minute 3 of 5" in again.view("en")["where"]
    answered(again)
    after = PlacementTest("claudista", fragment=link, answers=lambda: [*kept, *again.log], now=clock)
    assert after.over
    assert words(again) == words(after)

    clock.now += timedelta(hours=1)
    assert (
        0 == PlacementTest("claudista", fragment=link, answers=lambda: kept, now=clock).view("en")["progress"]["done"]
    )
    assert 0 == PlacementTest("claudista", answers=lambda: kept).view("en")["progress"]["done"]
    assert 0 == PlacementTest("claudista", fragment=link, answers=tuple).view("en")["progress"]["done"]


@pytest.mark.parametrize("since", ["", "0", "-5", "9" * 300, "99999999999", "²", "1e9", "abc"])
def test_a_beginning_that_cannot_be_read_begins_now(since):
    test = PlacementTest("cego", fragment=f"placement=cego&since={since}")

    assert "minute 1 of 5" in test.view("en")["where"]


def test_what_to_practise_first_is_what_went_wrong():
    test = answered(PlacementTest("claudista"), "EM-04")

    assert "tie.hand" == test.advice
    assert f"Practise: {skill('tie.hand').title('en')}" == test.view("en")["onward"]
