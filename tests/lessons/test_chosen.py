"""A session that chooses: ten questions or five minutes, interleaved, and an end that says what was shown."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from tutor.lessons.answers import Answer
from tutor.lessons.chosen import AUTO, Chosen
from tutor.lessons.progress import Place, Talk
from tutor.lessons.treino import Treino
from tutor.narration import LANGUAGES

NOW = datetime(2026, 3, 20, 15, tzinfo=UTC)


class Clock:
    """A clock that goes on by so many seconds a question."""

    def __init__(self, seconds):
        self.time = NOW
        self.seconds = seconds

    def __call__(self):
        return self.time

    def on(self):
        self.time += timedelta(seconds=self.seconds)


def before(rules, skill, number):
    at = NOW - timedelta(days=40, seconds=number)
    return Answer(f"{rules}{number}", at, rules, skill, "duel", number, "0.1.0", "A", right=True, first=True)


def play(session, clock, *, wrong=()):
    """Answer to the end, wrong where said; give what was asked."""
    asked = []
    for number in range(99):
        question = session.question
        asked.append((question.rules, question.skill))
        key = question.key if number not in wrong else next(iter(question.wrong.values()), question.key)
        session.act({"act": "answer", "text": " ".join(key)})
        clock.on()
        session.act({"act": "next"})
        if session.view("en")["status"] == "done":
            return asked
    raise AssertionError("it does not end")


def test_ten_questions_make_a_session():
    clock = Clock(5)
    assert len(play(Chosen(tuple, rules="cego", now=clock), clock)) == 10


def test_five_minutes_make_a_session_too():
    clock = Clock(100)
    assert len(play(Chosen(tuple, rules="cego", now=clock), clock)) == 3


def test_what_is_due_comes_first_and_rulebooks_take_turns():
    log = [before(rules, "rank", number) for rules in ("gauderio", "cego") for number in range(6)]
    clock = Clock(5)
    asked = play(Chosen(lambda: log, now=clock), clock)

    assert {("gauderio", "rank"), ("cego", "rank")} == set(asked[:2])
    assert all(one != other for one, other in pairwise(asked))
    assert {rules for rules, _ in asked} == {"gauderio", "cego"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_what_was_practised_when_it_comes_back_and_one_next_step(lang):
    clock, kept = Clock(5), []
    session = Chosen(lambda: [before("cego", "rank", number) for number in range(6)], now=clock, keep=kept.append)
    asked = play(session, clock, wrong={0})
    end = session.view(lang)["finish"]

    assert len(kept) == 10
    assert len(end["lines"]) >= len(set(asked))
    assert end["next"]
    session.act({"act": "next"})
    assert session.view(lang)["progress"]["done"] == 0


def test_treino_lets_it_choose_and_goes_back_to_a_skill():
    talk = Talk(Place({}, platform="emscripten"))
    talk.hear({"act": "log", "learner": "", "names": [], "lines": [], "more": False, "minutes": 180})
    treino = Treino(talk)
    treino.act({"act": "restore", "hash": "skill=auto"})
    view = treino.view("pt-BR")

    assert (view["skill"], view["fragment"], view["rulebooks"]) == (AUTO, "skill=auto", [])
    assert view["skills"][0] == {"id": AUTO, "name": "Deixar o treino escolher"}
    treino.act({"act": "answer", "text": " ".join(treino._now.question.key)})  # noqa: SLF001
    assert len(talk.answers()) == 1
    treino.act({"act": "skill", "value": "envido.count"})
    assert treino.view("pt-BR")["skill"] == "envido.count"


@pytest.mark.parametrize("skill", ["skill=auto", "skill=envido.count"])
def test_an_answer_that_was_sent_again_after_its_page_was_lost_is_one(skill):
    talk, once = Talk(Place({}, platform="emscripten")), "0123456789abcdef" * 2
    talk.hear({"act": "log", "learner": "", "names": [], "lines": [], "more": False, "minutes": 180})
    talk.add(replace(before("cego", "rank", 3), right=False))  # a mistake to look at again
    for _ in range(2):
        treino = Treino(talk)
        treino.act({"act": "restore", "hash": f"rules=cego&{skill}&seed=812"})
        treino.act({"act": "answer", "text": " ".join(treino.question.key), "once": once})
        assert treino.view("en")["status"] == "right"

    assert [one.id for one in talk.answers()] == ["cego3", once]


def test_an_answer_sent_again_weighs_once():
    kept, once = [], "0123456789abcdef" * 2

    def known():
        session = Chosen(
            lambda: kept, rules="cego", now=Clock(5), keep=lambda one: kept.append(one) if not kept else None
        )
        session.act({"act": "answer", "text": " ".join(session.question.key), "once": once})
        return session._knowledge.of("cego", session.question.skill)  # noqa: SLF001

    assert known() == known()


@pytest.mark.parametrize("told", ["", "8", "0" * 33, "Z" * 32, "../x", None, 7, [], "0" * 600])
def test_a_name_that_no_page_of_ours_gives_is_none(told):
    session = Chosen(tuple, rules="cego", now=Clock(5), keep=(kept := []).append)
    session.act({"act": "answer", "text": " ".join(session.question.key), "once": told})
    assert len(kept[0].id) == 32
    assert kept[0].id != told
