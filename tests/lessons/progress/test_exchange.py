"""A log as a file."""

import json

import pytest

from tutor.lessons.progress import MemoryStore, exported, imported
from tutor.lessons.progress.exchange import LARGEST, ExchangeError


def test_what_is_exported_can_be_imported(answer):
    log = answer(), answer(seconds=None, diagnosis=())
    assert imported(exported(log)) == (log, ())


def test_two_logs_merge_without_doubles(answer):
    shared, here, there = answer(), answer(), answer()
    store = MemoryStore()
    store.append("Ana", [shared, here])
    store.append("Ana", imported(exported([there, shared])).answers)
    assert store.answers("Ana") == (shared, here, there)


def test_one_bad_answer_does_not_cost_the_others(answer):
    held = json.loads(exported([answer("one"), answer("two"), answer("three")]))
    del held["answers"][1]["skill"]
    held["answers"].append("hello")
    found = imported(json.dumps(held))
    assert [one.id for one in found.answers] == ["one", "three"]
    assert [place for place, _ in found.left_out] == [2, 4]
    assert "skill is missing" in found.left_out[0][1]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "json"),
        ("[" * 100_000, "json"),
        ("[]", "format"),
        ('{"format": "another 1", "answers": []}', "format"),
        ('{"format": "truco-tutor progress 1", "answers": 7}', "format"),
        (" " * (LARGEST + 1), "large"),
    ],
)
def test_a_file_that_is_no_log(written, code):
    with pytest.raises(ExchangeError) as raised:
        imported(written)
    assert raised.value.code == code
