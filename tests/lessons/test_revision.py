"""The mistakes of the whole log: wrong rule after wrong rule, each on fresh hands, until they are right."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.lessons.dealing import MAX_SEED, ask, rulebook
from tutor.lessons.misconceptions import catalogue
from tutor.lessons.revision import REVIEW, Revision
from tutor.lessons.round import written
from tutor.lessons.treino import Treino
from tutor.lessons.waiting import points, waiting
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS
from tutor.widgets.exercise import ExerciseWidget

BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)


def seeds_of(rules, skill, row, count):
    """Questions that show a wrong rule and no other one by the same answer."""
    found = (ask(rules, skill, seed=seed) for seed in range(400))
    alone = [q for q in found if row in q.wrong and list(q.wrong.values()).count(q.wrong[row]) == 1]
    return alone[:count]


def erred(rules, skill, row, count=1, day=0):
    return [
        replace(written(q, q.mark(" ".join(q.wrong[row])), first=True), at=BEGIN + timedelta(days=day, minutes=n))
        for n, q in enumerate(seeds_of(rules, skill, row, count))
    ]


def lost(rules, skill, given, day=0):
    """A wrong answer that no wrong rule explains."""
    question = next(q for seed in range(50) if (q := ask(rules, skill, seed=seed)).form == "number")
    return [replace(written(question, question.mark(given), first=True), at=BEGIN + timedelta(days=day))]


LOG = (
    *erred("claudista", "rank", "RK-12"),
    *erred("gauderio", "tie.hand", "EM-04", 2, day=9),
    *lost("cego", "envido.count", "99", day=11),
)


def played(log, answer):
    """Play a round of one's mistakes; give its questions, and the view at the end."""
    kept = list(log)
    revision = Revision(lambda: kept, keep=kept.append)
    asked = []
    while revision.view("en")["status"] != "done":
        asked.append(revision.question)
        revision.act({"act": "answer", "text": " ".join(answer(revision.question))})
        revision.act({"act": "next"})
    return asked, kept, revision


def test_the_mistakes_of_all_days_come_wrong_rule_after_wrong_rule_on_hands_that_show_it():
    asked, kept, revision = played(LOG, lambda question: question.key)

    assert ["tie.hand", "tie.hand", "rank", "rank", "envido.count"] == [one.skill for one in asked]
    assert all("EM-04" in one.wrong for one in asked[:2])
    assert all("RK-12" in one.wrong for one in asked[2:4])
    old = [ask(one.rules, one.skill, seed=one.seed, kind=one.kind).case for one in LOG]
    assert not [one for one in asked if one.case in old]
    assert kept[len(LOG) :] == revision.log
    assert len(revision.log) == 5
    view = revision.view("pt-BR")
    assert view["finish"]["title"] == "Revisão completa: 5 de 5 de primeira"
    assert view["finish"]["lines"] == [
        "“empatou a terceira, ninguém ganha”: 2 de 2 de primeira",
        "“a dama ganha do valete, como no pôquer”: 2 de 2 de primeira",
        "Sem regra trocada conhecida (Contar o envido): 1 de 1 de primeira",
    ]


def test_what_went_right_is_made_good_and_what_went_wrong_again_waits():
    _, kept, revision = played(LOG, lambda question: question.wrong.get("EM-04", question.key))

    assert ["EM-04"] == [one.misconception for one in waiting(kept)]
    assert (revision.over, revision.view("pt-BR")["onward"]) == (False, "Rever os que faltam")
    revision.act({"act": "next"})
    assert ("asking", "tie.hand") == (revision.view("en")["status"], revision.question.skill)

    _, kept, revision = played(kept, lambda question: question.key)
    assert () == waiting(kept)
    assert revision.over


def test_an_answer_with_help_or_at_a_second_try_makes_nothing_good():
    now = BEGIN + timedelta(days=20)
    shown = seeds_of("gauderio", "tie.hand", "EM-04", 6)[2:]
    right = [replace(written(q, q.mark(" ".join(q.key)), first=True), at=now) for q in shown]

    assert "EM-04" not in [one.misconception for one in waiting([*LOG, *right])]
    for change in ({"hints": 1}, {"first": False}, {"rules": "cego"}, {"at": BEGIN}, {"version": "another"}):
        later = [replace(one, **change) for one in right]
        assert "EM-04" in [one.misconception for one in waiting([*LOG, *later])], change


def test_without_mistakes_it_says_so_and_leads_on():
    treino = Treino()
    treino.act({"act": "restore", "hash": "review"})
    view = ExerciseWidget(treino, lang="pt-BR").view

    assert ("done", "review", "review", "") == (view["status"], view["skill"], view["fragment"], view["review"])
    assert view["finish"]["title"] == "Nenhum erro espera por você"
    assert view["onward"] == "Deixar o treino escolher"
    treino.act({"act": "next"})
    assert ("asking", "auto") == (treino.view("en")["status"], treino.view("en")["skill"])


def test_a_round_that_ends_with_a_mistake_leads_to_them():
    treino = Treino()
    treino.act({"act": "restore", "hash": "rules=gauderio&skill=tie.hand&seed=4"})
    for _ in range(10):
        question = treino.question
        treino.act({"act": "answer", "text": " ".join(question.wrong.get("EM-04", question.key))})
        assert "" == treino.view("pt-BR")["review"]
        treino.act({"act": "next"})
    view = treino.view("pt-BR")
    assert ("done", "Rever meus erros") == (view["status"], view["review"])

    treino.act({"act": "skill", "value": REVIEW})
    view = treino.view("pt-BR")
    assert ("asking", REVIEW, "Engano 1 de 1 · A mão com empate · Truco Gaudério") == (
        view["status"], view["skill"], view["where"],
    )  # fmt: skip


ROWS = [(rules, row.id, row.skill) for rules in RULEBOOKS for row in catalogue(rulebook(rules)) if not row.never]


@pytest.mark.parametrize(("rules", "row", "skill"), ROWS)
def test_for_every_wrong_rule_there_is_a_question_that_shows_it(rules, row, skill):
    log = [replace(LOG[0], rules=rules, skill=skill, kind="placement", seed=0, diagnosis=(row,))]
    for start in (0, 7919, MAX_SEED):
        asked = points(log, start)
        cases = [one.question.case for one in asked]
        assert 1 <= len(cases) <= 2
        assert not [one for n, one in enumerate(cases) if one in cases[:n]]
        assert all(row in one.question.wrong for one in asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_questions_make_a_round_and_the_rest_waits(lang):
    log = [
        answer
        for rules, row, skill in ROWS
        if rules == "cego" and row.startswith("E")
        for answer in erred(rules, skill, row)
    ]
    asked, kept, revision = played(log, lambda question: question.key)

    assert 10 == len(asked)
    assert not revision.over
    assert waiting(kept)
    assert revision.view(lang)["finish"]["next"]


FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "rules": st.sampled_from(["gauderio", "cego", "claudista", "poker"]),
        "skill": st.sampled_from(["envido.count", "tie.hand", "rank", "falta", "chess"]),
        "kind": st.sampled_from(["number", "placement", "clause", "no.such"]),
        "seed": st.integers(0, 2**62),
        "diagnosis": st.lists(st.sampled_from(["EN-04", "EM-04", "EM-12", "RK-02", "XX-1"]), max_size=3).map(tuple),
        "at": st.datetimes(datetime(2000, 1, 1), datetime(2400, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001
        "version": st.sampled_from(["", "0.0.1", LOG[0].version]),
    },
)


@settings(max_examples=40)
@given(st.lists(FIELDS, max_size=6))
def test_whatever_log_was_brought_it_asks_or_says_that_nothing_waits(changes):
    log = [replace(LOG[0], id=str(n), **change) for n, change in enumerate(changes)]

    view = ExerciseWidget(Revision(lambda: log), lang="pt-BR").view
    assert view["status"] in {"asking", "done"}
