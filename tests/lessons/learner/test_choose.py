"""What is asked next."""

from datetime import UTC, datetime, timedelta
from itertools import count, pairwise

from tutor.lessons.answers import Answer
from tutor.lessons.learner import Knowledge, choose
from tutor.lessons.skills import skills_of

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
_number = count()


def answer(rules, skill, *, right=True, at=NOW):
    return Answer(str(next(_number)), at, rules, skill, "number", 1, "0.1.0", "28", right, first=True)


def session(answers, rulebooks, size=10, *, right=True, now=NOW, asks=lambda _rules, _skill: True):
    """Play a session in which each question is answered right, or each wrong."""
    log, asked = list(answers), []
    for minute in range(size):
        at = now + timedelta(minutes=minute)
        pick = choose(Knowledge(log), at, rulebooks, asked=asked, asks=asks)
        if pick is None:
            break
        asked.append(pick)
        log.append(answer(pick.rules, pick.skill, right=right, at=at))
    return asked


def mastered(rules, *skills, at=NOW):
    return [answer(rules, skill, at=at) for skill in skills for _ in range(3)]


def test_a_newcomer_begins_with_what_needs_nothing():
    first = session([], ["claudista"])
    assert first[0].skill == "table"
    seen = []
    for pick in first:
        assert all(needed in seen for needed in next(s for s in skills_of("claudista") if s.id == pick.skill).needs(
            "claudista")), pick  # fmt: skip
        seen.append(pick.skill)


def test_nothing_comes_twice_in_a_row_when_something_else_can():
    known = mastered("gauderio", "table", "words") + [
        answer("gauderio", skill, right=False) for skill in ("rank", "hide")
    ]
    asked = session(known, ["gauderio"])
    assert len(asked) == 10
    assert all(one != other for one, other in pairwise((pick.rules, pick.skill) for pick in asked))


def test_what_is_due_comes_first_and_the_most_forgotten_before():
    long_ago, lately = NOW - timedelta(days=200), NOW - timedelta(days=30)
    known = mastered("cego", "words", at=long_ago) + mastered("cego", "table", at=lately)
    asked = session(known, ["cego"], size=2)
    assert [(pick.skill, pick.why) for pick in asked] == [("words", "due"), ("table", "due")]


def test_weak_skills_before_new_ones_and_two_new_ones_at_most():
    weak = [answer("cego", skill, right=False) for skill in ("rank", "trick", "tie")]
    asked = session(mastered("cego", "table", "words") + weak, ["cego"], right=False)
    assert {pick.skill for pick in asked[:3]} == {"rank", "trick", "tie"}
    assert len({pick.skill for pick in asked if pick.why == "new"}) <= 2


def test_rulebooks_take_turns():
    known = [
        answer(rules, skill, right=False) for rules in ("cego", "claudista") for skill in ("table", "words", "rank")
    ]
    asked = session(known, ["cego", "claudista"])
    assert all(one.rules != other.rules for one, other in pairwise(asked))


def test_contrast_waits_for_two_rulebooks():
    everything = [skill.id for skill in skills_of("gauderio") if skill.id not in ("contrast", "silence")]
    one_book = mastered("gauderio", *everything)
    only = lambda _rules, skill: skill in ("contrast", "silence")  # noqa: E731
    assert session(one_book, ["gauderio"], asks=only) == []
    two_books = [*one_book, answer("cego", "table")]
    assert session(two_books, ["gauderio"], size=1, asks=only)[0].skill == "contrast"


def test_with_everything_known_and_nothing_due_there_is_still_something_to_practise():
    everything = mastered("claudista", *(skill.id for skill in skills_of("claudista")))
    asked = session(everything, ["claudista"])
    assert len(asked) == 10
    assert {pick.why for pick in asked} <= {"ahead", "due"}


def test_no_exercise_no_question():
    assert session([], ["cego"], asks=lambda _rules, _skill: False) == []
