"""The check at the end of a lesson: what it asks, when it ends, and that it asks nothing that was just practised."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.dealing import MAX_SEED, ask, plan
from tutor.lessons.learner.mastery import MASTERED, START, traced
from tutor.lessons.luck import chance
from tutor.lessons.mastery_check import MasteryCheck, mastered_of
from tutor.lessons.parts import Parts
from tutor.lessons.progress import Place, Talk
from tutor.lessons.round import ROUND
from tutor.lessons.skills import skills_of
from tutor.rulebook import RULEBOOKS

AT = datetime(2026, 3, 1, tzinfo=UTC)


def right(session):
    session.act({"act": "answer", "text": " ".join(session.question.key)})
    session.act({"act": "next"})


def wrong(session):
    key = session.question.key
    other = next(one.key for one in session.question.shown.choices if one.key not in key)
    session.act({"act": "answer", "text": other})
    session.act({"act": "next"})


def check(*skills, rules="gauderio", log=None, seed=5):
    given = [] if log is None else log
    places = [(rules, one) for one in skills]
    return MasteryCheck(places, answers=lambda: tuple(given), keep=given.append, seed=seed)


def until_done(session):
    for number in range(ROUND + 1):
        if session.view("pt-BR")["status"] == "done":
            return number
        right(session)
    raise AssertionError("the check has no end")


def test_a_check_ends_when_every_skill_is_mastered():
    """As many right answers as the trace of knowledge needs, by the chance to guess each kind."""
    log: list[Answer] = []
    session = check("envido.count", log=log)
    number = until_done(session)
    mastery = START
    for answer in log:
        mastery = traced(mastery, right=True, guess=chance(answer.rules, answer.skill, answer.kind))

    assert mastery >= MASTERED
    assert number == len(log) < ROUND
    assert session.view("en")["finish"]["lead"].startswith("All firm")
    assert [["known"]] == [[row["standing"] for row in session.view("en")["map"]]]


def test_a_check_of_many_skills_ends_after_ten_questions_and_says_what_is_not_firm():
    session = check("trick", "tie", "tie.hand", "tie.three")
    view = (until_done(session), session.view("pt-BR"))[1]

    assert view["progress"]["done"] == ROUND
    assert {"trick", "tie", "tie.hand", "tie.three"} == {
        skill["practise"].partition("skill=")[2] for row in view["map"] for skill in row["skills"]
    }
    assert view["finish"]["lead"].startswith("Nenhum erro. Firmes: ")


def test_after_an_error_the_end_says_what_is_firm_and_what_was_missed():
    session = check("trick", "tie", "tie.hand", "tie.three")
    wrong(session)
    until_done(session)
    finish = session.view("pt-BR")["finish"]

    assert finish["lead"].startswith("Firmes: ")
    assert len(finish["lines"]) == 1


def test_every_skill_is_asked_and_none_twice_in_a_row():
    log: list[Answer] = []
    session = check("rank", "manilha.fixed", log=log)
    until_done(session)
    asked = [answer.skill for answer in log]

    assert {"rank", "manilha.fixed"} == set(asked)
    assert asked[:2] == ["rank", "manilha.fixed"]


def test_what_was_missed_comes_back_before_the_rest():
    log: list[Answer] = []
    session = check("trick", "tie", "tie.hand", log=log)
    wrong(session)
    right(session)
    right(session)

    assert ["trick", "tie", "tie.hand"] == [answer.skill for answer in log]
    assert session.question.skill == "trick"


def test_who_knows_the_skills_already_is_asked_each_once():
    log: list[Answer] = []
    until_done(check("rank", "manilha.fixed", log=log))
    before = len(log)
    while mastered_of(log, (("gauderio", "rank"), ("gauderio", "manilha.fixed"))) < 2:
        until_done(check("rank", "manilha.fixed", log=log, seed=70))
        before = len(log)
    until_done(check("rank", "manilha.fixed", log=log, seed=900))

    assert len(log) == before + 2


def test_a_check_across_rulebooks_asks_each_of_them():
    parts = Parts()
    parts.open("juntos/02-o-que-o-documento-nao-decide")
    session = parts.check(seed=4)
    asked = []
    for _ in range(3):
        asked.append((session.question.rules, session.question.skill))
        right(session)
    until_done(session)
    named = [skill["title"].partition(" · ")[2] for row in session.view("pt-BR")["map"] for skill in row["skills"]]

    assert {("gauderio", "silence"), ("cego", "silence"), ("claudista", "silence")} == set(asked)
    assert {"Truco Gaudério", "Truco Cego", "Truco Claudista"} == set(named)


def practised(question, at=AT, *, first=True):
    key = " ".join(question.key)
    return Answer(
        id=f"{question.kind}{question.seed}{at:%S}", at=at, rules=question.rules, skill=question.skill,
        kind=question.kind, seed=question.seed, version=tutor.__version__, given=key, right=True, first=first,
    )  # fmt: skip


SKILLS = [(rules, one.id) for rules in RULEBOOKS for one in skills_of(rules) if plan(rules, one.id)]


@pytest.mark.parametrize(("rules", "skill"), SKILLS)
def test_a_check_never_opens_with_what_was_asked_last_and_a_seed_opens_it_alike(rules, skill):
    for seed in (0, 3, MAX_SEED):
        last = ask(rules, skill, seed=seed)
        log = [practised(last, first=False)]  # with its steps shown, or at the second attempt: it was read all the same
        opened, again = (check(skill, rules=rules, log=log, seed=seed).question for _ in range(2))

        assert opened.case != last.case
        assert opened.seed == again.seed


def test_what_an_exercise_asks_after_the_check_was_laid_out_is_not_what_the_check_opens_with():
    """The page of a lesson lays out its check while nothing is answered yet; who has begun the check is left alone."""
    parts, drawn = Parts(), []
    parts.open("cego/03-rodadas-e-empates")
    talks = [Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"})) for _ in range(3)]
    session = parts.check("tie.three", seed=9, talk=talks[0])
    session.listen(lambda: drawn.append(session.question.seed))
    first, turn = session.question, session.view("en")["turn"]
    exercise = parts.exercise("tie.three", kind=first.kind, seed=first.seed, talk=talks[1])
    assert exercise.question.case == first.case
    right(exercise)

    other = session.question
    assert other.case != first.case
    assert ([other.seed], True) == (drawn, session.view("en")["turn"] > turn)

    session.act({"act": "hint"})
    right(parts.exercise("tie.three", kind=other.kind, seed=other.seed, talk=talks[2]))
    assert other is session.question


def test_a_check_that_comes_back_after_its_page_was_lost_keeps_its_question():
    parts, talk = Parts(), Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))
    parts.open("cego/03-rodadas-e-empates")
    session = parts.check("tie.three", seed=9, talk=talk)
    back = ask("cego", "tie.three", seed=40)
    session.act({"act": "restore", "hash": "rules=cego&skill=tie.three&seed=40"})
    talk.add(practised(back))

    assert back.seed == session.question.seed
