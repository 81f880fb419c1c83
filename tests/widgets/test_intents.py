"""What a browser sends is read, or is nothing: no message of a client breaks the kernel."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.widgets.intents import Intent, Ping, parse_message

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
ACTS = st.sampled_from(["answer", "next", "retry", "rules", "restore", "ping", "view", "__class__"])


@pytest.mark.parametrize(
    ("message", "intent"),
    [
        ({"act": "answer", "turn": 3, "text": "28"}, Intent("answer", 3, "28")),
        ({"act": "answer", "turn": 0, "text": ""}, Intent("answer", 0, "")),
        ({"act": "answer", "turn": 3, "text": "28", "seconds": 4}, Intent("answer", 3, "28", 4)),
        ({"act": "answer", "turn": 3, "text": "28", "seconds": "4"}, Intent("answer", 3, "28")),
        ({"act": "answer", "turn": 3, "text": "28", "seconds": float("inf")}, Intent("answer", 3, "28")),
        ({"act": "answer", "turn": 3, "text": "28", "seconds": True}, Intent("answer", 3, "28")),
        ({"act": "answer", "turn": 3, "text": "28", "once": "0a"}, Intent("answer", 3, "28", once="0a")),
        ({"act": "answer", "turn": 3, "text": "28", "once": ["0a"]}, Intent("answer", 3, "28")),
        ({"act": "next", "turn": 4}, Intent("next", 4)),
        ({"act": "retry", "turn": 4}, Intent("retry", 4)),
        ({"act": "rules", "turn": 4, "value": "cego"}, Intent("rules", 4, "cego")),
        ({"act": "restore", "hash": "rules=cego"}, Intent("restore", None, "rules=cego")),
        ({"act": "restore", "hash": "x" * 9000}, Intent("restore", None, "x" * 500)),
        ({"act": "ping", "n": 7}, Ping(7)),
    ],
)
def test_a_well_formed_message_is_read(message, intent):
    assert intent == parse_message(message)


@pytest.mark.parametrize(
    "message",
    [
        None,
        "answer",
        [],
        {},
        {"act": ["answer"], "turn": 1, "text": "28"},
        {"act": "answer", "turn": "1", "text": "28"},
        {"act": "answer", "turn": True, "text": "28"},
        {"act": "answer", "turn": -1, "text": "28"},
        {"act": "answer", "turn": 1, "text": 28},
        {"act": "answer", "turn": 1, "text": "9" * 501},
        {"act": "next"},
        {"act": "restore", "hash": None},
        {"act": "ping", "n": "1"},
        {"act": "score", "turn": 1, "value": "100"},
    ],
)
def test_anything_else_is_nothing(message):
    assert parse_message(message) is None


@given(
    JSON
    | st.fixed_dictionaries(
        {"act": ACTS}, optional={"turn": JSON, "text": JSON, "value": JSON, "hash": JSON, "seconds": JSON}
    )
)
def test_no_message_raises(message):
    assert isinstance(parse_message(message), Intent | Ping | None)


def test_a_session_gets_the_message_back_without_anything_that_was_added():
    message = {"act": "answer", "turn": 3, "text": "28", "right": True, "score": 99}

    assert {"act": "answer", "turn": 3, "text": "28"} == parse_message(message).as_dict()
