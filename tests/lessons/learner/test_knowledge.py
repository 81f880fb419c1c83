"""What is known of a learner from the log of his answers."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

from hypothesis import given
from hypothesis import strategies as st

from tutor.lessons.answers import Answer
from tutor.lessons.learner import Knowledge, Standing, mistakes
from tutor.lessons.learner.besides import Besides
from tutor.lessons.learner.mastery import MASTERED, START

START_OF_COURSE = datetime(2026, 3, 2, 12, tzinfo=UTC)
_number = count()


def answer(*, right, days=0.0, hints=0, first=True, diagnosis=(), seconds=None, rules="cego", skill="envido.count"):
    at = START_OF_COURSE + timedelta(days=days)
    one = next(_number)
    return Answer(str(one), at, rules, skill, "number", one, "0.1.0", "28", right, first, hints, seconds, diagnosis)


def known(*answers):
    return Knowledge(answers).of("cego", "envido.count")


def test_two_typed_answers_right_and_the_skill_is_known():
    assert known(answer(right=True)).standing is Standing.WELL
    both = known(answer(right=True), answer(right=True, days=1))
    assert both.mastery >= MASTERED
    assert both.standing is Standing.KNOWN


def test_a_second_attempt_counts_for_nothing():
    wrong = answer(right=False)
    assert known(wrong) == known(wrong, answer(right=True, first=False))


def test_an_answer_with_a_hint_counts_as_not_right_for_mastery_and_as_hard_for_the_schedule():
    with_hint = known(answer(right=True, hints=1))
    assert with_hint.mastery < known(answer(right=True)).mastery
    assert with_hint.mastery == known(answer(right=False)).mastery
    assert with_hint.right == 0
    # Remembered, though with help: it comes back later than what was wrong, sooner than what was right.
    dues = [known(answer(**how), answer(days=1, **how)).review.due for how in
            ({"right": False}, {"right": True, "hints": 1}, {"right": True})]  # fmt: skip
    assert dues == sorted(dues)
    assert dues[0] < dues[2]


def test_a_slow_answer_is_hard_once_there_are_enough_to_compare():
    usual = [answer(right=True, seconds=4.0, days=day) for day in range(5)]
    quick = known(*usual, answer(right=True, seconds=7.9, days=9))
    slow = known(*usual, answer(right=True, seconds=8.1, days=9))
    assert slow.review.due < quick.review.due
    assert slow.mastery == quick.mastery
    few = [answer(right=True, seconds=4.0, days=day) for day in range(4)]
    assert (
        known(*few, answer(right=True, seconds=8.1, days=9)).review
        == known(*few, answer(right=True, seconds=4.0, days=9)).review
    )


def test_a_wrong_rule_seen_twice_in_the_last_five_answers_forbids_mastery():
    slips = [answer(right=False, diagnosis=("EN-03",), days=day) for day in (0, 1)]
    right = [answer(right=True, days=day) for day in range(2, 5)]
    habit = known(*slips, *right)
    assert habit.mastery >= MASTERED
    assert habit.habits == ("EN-03",)
    assert habit.standing is Standing.REVIEW
    assert known(*slips, *right, answer(right=True, days=6)).standing is Standing.KNOWN


def test_what_was_wrong_stays_to_be_reviewed_until_it_is_made_good():
    assert known(answer(right=False)).standing is Standing.REVIEW
    assert Knowledge().of("cego", "flor").standing is Standing.UNASKED
    assert Knowledge().of("cego", "flor").mastery == START


def test_rulebooks_are_known_apart():
    knowledge = Knowledge([answer(right=True), answer(right=False, rules="gauderio")])
    assert knowledge.of("cego", "envido.count").standing is Standing.WELL
    assert knowledge.of("gauderio", "envido.count").standing is Standing.REVIEW


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 60), st.integers(0, 2)), max_size=12), st.randoms())
def test_the_order_in_which_a_log_is_read_does_not_matter(told, luck):
    answers = [answer(right=right, days=days, hints=hints) for right, days, hints in told]
    mixed = luck.sample(answers, len(answers))
    assert known(*answers) == known(*mixed)


def test_reviews_come_at_longer_and_longer_intervals_up_to_sixty_days():
    log, now, waits = [], 0.0, []
    for _ in range(9):
        log.append(answer(right=True, days=now))
        due = (known(*log).review.due - START_OF_COURSE) / timedelta(days=1)
        waits.append(round(due - now, 6))
        now = due
    assert waits == sorted(waits)
    assert waits[-1] == 60


def test_mistakes_are_grouped_by_the_rule_that_explains_most_of_them():
    log = [
        answer(right=False, diagnosis=("EN-01", "EN-02"), days=1),
        answer(right=False, diagnosis=("EN-02",), days=2),
        answer(right=False, days=3),
        answer(right=True, days=4),
        answer(right=False, first=False, diagnosis=("EN-01",), days=5),
        answer(right=False, diagnosis=("EN-06",), days=6),
    ]
    found = mistakes(log)
    assert [one.misconception for one in found] == ["EN-02", "EN-06", ""]
    assert found[0].answers == (log[1], log[0])


def asked_for(besides, *answers):
    return Knowledge(answers, besides=lambda _rules, _skill: besides).of("cego", "envido.count")


def test_a_run_of_right_answers_may_be_asked_for_besides():
    wants = Besides(last=3, good=2, hands=4)
    right = [answer(right=True, days=day) for day in range(4)]
    assert (known(*right[:3]).mastered, asked_for(wants, *right[:3]).mastered) == (True, False)
    assert asked_for(wants, *right).mastered
    slips = [answer(right=False, days=day) for day in (5, 6)]
    assert not asked_for(wants, *right, *slips, answer(right=True, days=7)).mastered
    assert asked_for(wants, *right, *slips, *(answer(right=True, days=day) for day in (7, 8))).mastered


def test_certain_answers_may_have_to_be_among_the_right_ones():
    wants = Besides(each=frozenset({"28", "="}))
    right = [answer(right=True, days=day) for day in range(4)]
    tie = replace(answer(right=True, days=5), given="=")
    assert not asked_for(wants, *right).mastered
    assert not asked_for(wants, *right, replace(tie, hints=1)).mastered
    assert asked_for(wants, *right, tie).mastered
