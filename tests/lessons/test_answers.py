"""The record of an answer: it comes back from JSON as it went, and what is no answer is refused by name."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.lessons.answers import Answer, AnswerError

ONE = Answer(
    id="7d9f", at=datetime(2026, 3, 1, 12, 30, tzinfo=UTC), rules="gauderio", skill="envido.count", kind="number",
    seed=812, version="0.1.0", given="8", right=False, first=True, hints=1, seconds=4.5, diagnosis=("EN-03",),
)  # fmt: skip
TEXT = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]))
TIMES = st.datetimes(datetime(2000, 1, 1), datetime(2499, 12, 31), timezones=st.just(UTC))  # noqa: DTZ001  # a bound
ANSWERS = st.builds(
    Answer,
    id=TEXT, at=TIMES, rules=TEXT, skill=TEXT, kind=TEXT,
    seed=st.integers(0, 2**63 - 1), version=TEXT, given=TEXT, right=st.booleans(), first=st.booleans(),
    hints=st.integers(0, 4), seconds=st.none() | st.floats(0, 1e6), diagnosis=st.lists(TEXT).map(tuple),
)  # fmt: skip


@given(ANSWERS)
def test_an_answer_comes_back_as_it_went(answer):
    line = answer.to_json()

    assert "\n" not in line
    assert answer == Answer.from_json(line)


def test_the_line_is_plain_json():
    held = json.loads(ONE.to_json())

    assert ("2026-03-01T12:30:00+00:00", ["EN-03"], 812) == (held["at"], held["diagnosis"], held["seed"])


def test_the_time_is_written_in_utc():
    south = datetime(2026, 3, 1, 9, 30, tzinfo=timezone(timedelta(hours=-3)))

    assert "2026-03-01T12:30:00+00:00" == Answer(**{**ONE.as_dict(), "at": south, "diagnosis": ()}).as_dict()["at"]


def test_what_may_be_left_out():
    held = {name: value for name, value in ONE.as_dict().items() if name not in {"hints", "seconds", "diagnosis"}}

    found = Answer.from_dict(held)
    assert (0, None, ()) == (found.hints, found.seconds, found.diagnosis)


def test_what_a_later_version_adds_is_passed_over():
    assert ONE == Answer.from_dict({**ONE.as_dict(), "mood": "good"})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seed": "812"}, "seed is '812'; a whole number belongs there"),
        ({"seed": True}, "seed is True; a whole number belongs there"),
        ({"right": 1}, "right is 1; true or false belongs there"),
        ({"at": "yesterday"}, "at is 'yesterday'; a time such as"),
        ({"at": "2026-03-01T12:30:00"}, "has no zone; a time in UTC belongs there"),
        ({"diagnosis": [3]}, r"diagnosis is \[3\]; a list of ids"),
        ({"given": None}, "given is None; text belongs there"),
        ({"given": "a\0b"}, "given is .*; text belongs there"),
        ({"given": "\ud83d"}, "given is .*; text belongs there"),
        ({"given": "x" * 2001}, "given is 'x+…; text belongs there"),
        ({"seed": 2**63}, "seed is 9223372036854775808; a whole number"),
        ({"hints": 2**31}, "hints is 2147483648; a whole number"),
        ({"seed": -1}, "seed is -1; a whole number"),
        ({"seconds": float("nan")}, "seconds is nan; a number or null"),
        ({"at": "0001-01-01T00:00:00+14:00"}, "at is '0001-01-01T00:00:00\\+14:00'; a time such as"),
        ({"diagnosis": ["EN-01"] * 201}, "diagnosis is .*…; a list of ids"),
    ],
)
def test_what_is_no_answer_is_refused_by_name(change, says):
    with pytest.raises(AnswerError, match=says):
        Answer.from_dict({**ONE.as_dict(), **change})


@pytest.mark.parametrize("line", ["", "{", "null", "[]", '{"id": "a"}', "[" * 100_000])
def test_a_broken_line_is_refused(line):
    with pytest.raises(AnswerError):
        Answer.from_json(line)
