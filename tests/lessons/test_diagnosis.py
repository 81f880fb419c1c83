"""What answers tell: a learner with a wrong rule is named by it, a learner without one is never accused."""

from __future__ import annotations

import pytest

from tests.lessons.simulated import cases, named_in, practise, record
from tutor.lessons.dealing import ask, drills_of
from tutor.lessons.diagnosis import LATELY, Diagnosis, Evidence, diagnose, evidence, next_seed, recent, suspects
from tutor.lessons.skills import skills

CASES = cases()


def answer_of(row, *seeds, skill="envido.count", rules="gauderio", kind=""):
    """The log of a learner who has one wrong rule."""
    questions = [ask(rules, skill, seed=seed, kind=kind) for seed in seeds]
    return [
        record(n, question, " ".join(question.wrong.get(row, question.key))) for n, question in enumerate(questions)
    ]


def seeds_that(holds, skill="envido.count", rules="gauderio"):
    return [seed for seed in range(400) if holds(ask(rules, skill, seed=seed))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rules}-{case.row}")
def test_who_has_one_wrong_rule_is_named_within_eight_questions(case):
    assert named_in(case, 20) >= 0.95


@pytest.mark.parametrize(
    ("rules", "skill"), [(rules, one.id) for one in skills() for rules in one.rules if drills_of(rules, one.id)]
)
def test_who_has_none_is_never_accused(rules, skill):
    for run in range(4):
        assert {Diagnosis("right")} == set(practise(rules, skill, "", 7919 * run + 11, count=12))


def test_the_first_time_it_only_seems_so_the_second_time_it_has_a_name():
    first, second = seeds_that(
        lambda q: ["EN-03"] == [r for r, said in q.wrong.items() if said == q.wrong.get("EN-03")]
    )[:2]
    log = answer_of("EN-03", first, second)

    assert Diagnosis("seems", ("EN-03",)) == diagnose(log[:1])
    assert Diagnosis("named", ("EN-03",)) == diagnose(log)


def test_several_rules_with_one_answer_are_all_suspected():
    """A figure at ten: EN-01 and EN-02 say the same where the figure is the 10."""
    seed = seeds_that(lambda q: q.wrong.get("EN-01") == q.wrong.get("EN-02") is not None)[0]
    told = diagnose(answer_of("EN-01", seed))

    assert "several" == told.kind
    assert {"EN-01", "EN-02"} <= set(told.rows)


def test_the_next_question_splits_the_suspects():
    seed = seeds_that(lambda q: q.wrong.get("EN-01") == q.wrong.get("EN-02") is not None)[0]
    log = answer_of("EN-01", seed)
    question = ask("gauderio", "envido.count", seed=next_seed(log, "gauderio", "envido.count", seed + 1))

    assert question.wrong.get("EN-01") != question.wrong.get("EN-02")


def test_an_answer_of_no_known_rule_accuses_nobody():
    question = ask("gauderio", "envido.count", seed=5, kind="number")
    log = [record(0, question, "99")]

    assert ((), Diagnosis("unknown")) == (log[0].diagnosis, diagnose(log))


def test_a_right_answer_is_right():
    assert Diagnosis("right") == diagnose(answer_of("", 3))


def test_a_right_answer_clears_the_rules_that_would_have_erred():
    seed = seeds_that(lambda q: "EN-03" in q.wrong)[0]

    assert Evidence(0, 1) == evidence(answer_of("", seed))["EN-03"]


def test_an_answer_of_another_version_is_counted_as_it_was_told_and_clears_nobody():
    log = answer_of("EN-03", *seeds_that(lambda q: "EN-03" in q.wrong)[:1])
    weighed = evidence(log, version="another")

    assert set(log[0].diagnosis) == set(weighed)
    assert all(one == Evidence(1, 0) for one in weighed.values())


def test_only_first_attempts_at_this_skill_in_this_rulebook_count():
    log = answer_of("EN-03", 1, 2, 3) + answer_of("", 1, rules="cego") + answer_of("", 1, skill="rank")

    assert 3 == len(recent(log, "gauderio", "envido.count"))
    assert 1 == len(recent(log, "cego", "envido.count"))


def test_where_as_much_speaks_for_several_those_of_the_skill_go_first():
    weighed = {"RK-02": Evidence(1, 0), "RK-05": Evidence(1, 0), "RK-09": Evidence(1, 1)}

    assert ("RK-02",) == suspects(weighed, "rank")
    assert ("RK-05",) == suspects(weighed, "manilha.fixed")
    assert ("RK-02", "RK-05") == suspects(weighed, "trick")


def test_no_case_comes_twice_in_a_row():
    log, seed = [], 0
    for number in range(12):
        seed = next_seed(log, "gauderio", "tie.three", seed)
        question = ask("gauderio", "tie.three", seed=seed)
        lately = [ask("gauderio", "tie.three", seed=one.seed).case for one in log[-LATELY:]]
        assert question.case not in lately
        log.append(record(number, question, " ".join(question.key)))
        seed += 1
