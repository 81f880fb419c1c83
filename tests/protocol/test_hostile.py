"""Whatever a line holds, it is answered by one line, with the id that it had."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.protocol import answer, answer_line
from tutor.protocol.lines import answer_bytes
from tutor.protocol.queries import COMMON, QUERIES

CARDS = st.sampled_from(["1c", "7C", "6p", "10o", "Qc", "ap", "4e", "4E", "8c", "?", "", "#1"])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
JSON = st.recursive(
    SCALARS | CARDS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
)
WORDS = st.sampled_from(["truco", "envido", "flor", "real_envido", "falta_envido", "contra_flor", "quero", "seis"])
LIKELY = {
    "cards": st.lists(CARDS, min_size=2, max_size=4),
    "a": CARDS,
    "b": CARDS,
    "vira": CARDS,
    "plays": st.lists(
        st.fixed_dictionaries({"seat": st.integers(-1, 4), "card": CARDS}, optional={"hidden": st.booleans()}),
        max_size=4,
    ),
    "hands": st.lists(st.lists(CARDS, min_size=3, max_size=3), max_size=4),
    "eldest": st.integers(-1, 6),
    "lead": st.integers(-1, 6),
    "tricks": st.lists(st.sampled_from([0, 1, None]), max_size=4),
    "score": st.lists(st.integers(-1, 30), min_size=2, max_size=2),
    "target": st.sampled_from([12, 18, 24]),
    "kind": WORDS,
    "calls": st.lists(WORDS, max_size=4),
    "answer": st.sampled_from(["quero", "nao_quero", "sem_flor"]),
    "lang": st.sampled_from(["pt-BR", "en"]),
    "rules": st.sampled_from(["gauderio", "cego", "claudista"]),
    "ask": st.sampled_from(sorted(QUERIES)),
    "options": st.dictionaries(st.sampled_from(["envido_tie", "cfr_value", "strict", "hidden_cards"]), WORDS),
}


@st.composite
def queries(draw):
    """A query that is nearly right: the fields of some question, some of them anything at all."""
    ask = draw(st.sampled_from(sorted(QUERIES)))
    fields = [*COMMON, *QUERIES[ask].needs, *(name for name, _ in QUERIES[ask].takes)]
    query = {"ask": ask, "rules": draw(LIKELY["rules"])}
    for name in draw(st.lists(st.sampled_from(fields), unique=True)):
        query[name] = draw(LIKELY.get(name, JSON) if draw(st.integers(0, 9)) else JSON)
    return query


def check(line: bytes) -> dict:
    """One line back, of JSON that every reader takes, with an answer in it."""
    reply = answer_bytes(line)
    assert reply.endswith(b"\n")
    assert 1 == reply.count(b"\n")
    found = json.loads(reply, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    assert 1 == len({"value", "undetermined", "error"} & found.keys())
    if "error" in found:
        assert {"code", "message", "clauses", "readings"} == found["error"].keys()
        assert found["error"]["message"]
    return found


@given(queries())
def test_queries_that_are_nearly_right(query):
    assert query.get("id") == check(json.dumps(query).encode()).get("id")


@given(JSON)
def test_any_json(value):
    found = check(json.dumps(value).encode())

    assert "error" in found
    assert (value.get("id") if isinstance(value, dict) else None) == found.get("id")


@given(JSON)
def test_any_object_from_python(value):
    assert answer(value)


@given(st.binary())
def test_any_bytes(line):
    assert "error" in check(line.replace(b"\n", b""))


@given(st.text())
def test_any_text(line):
    assert "error" in json.loads(answer_line(line))


GOOD = '{"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"], "id": %s}'


@pytest.mark.parametrize(
    "line",
    [
        b"", b" ", b"\t\r", b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"{", b"}", b'{"ask"', b"null", b"NaN", b"[]",
        b"1e999", b"'ask'", b"{,}", b"1 2", GOOD.encode() % b"NaN", GOOD.encode() % b"-Infinity",
        GOOD.encode() % b"1e999", GOOD.encode() % (b"9" * 5000),
        b"[" * 100_000, b'{"a":' * 100_000, (b"[" * 900) + (b"]" * 900),
        GOOD.encode() % (b"[" * 5000 + b"]" * 5000), b'"' + b"x" * 1_000_000 + b'"', b"9" * 100_000,
        b'{"ask": "envido", "ask": "flor", "rules": "gauderio", "cards": ["1c", "7c", "6p"]}',
    ],
    ids=lambda line: f"{len(line)}-{line[-24:]!r}",
)  # fmt: skip
def test_lines_that_are_no_query(line):
    assert "bad_query" == check(line)["error"]["code"]


@pytest.mark.parametrize("id_", ['"\\ud800"', '"\\u2028"', '"\\u0000"', "1e300", "0.1", "-0", "9" * 4000, '""', "[[]]"])
def test_strange_ids_come_back(id_):
    found = check((GOOD % id_).encode())

    assert 28 == found["value"]
    assert json.loads(id_) == found["id"]


def test_a_field_said_twice_is_refused_and_the_id_comes_back():
    line = b'{"id": 5, "ask": "envido", "rules": "cego", "rules": "gauderio", "cards": ["1c", "7c", "6p"]}'

    assert (5, "bad_query") == (check(line)["id"], check(line)["error"]["code"])
    assert "rules" in check(line)["error"]["message"]


@pytest.mark.parametrize("depth", [10, 300, 600, 900, 950, 990, 1000, 1500])
def test_deep_ids(depth):
    """A few hundred levels come back; more than Python reads is refused: never a stop."""
    found = check((GOOD % ("[" * depth + "]" * depth)).encode())

    assert depth > 300 or 28 == found["value"]


def test_a_byte_order_mark_is_no_mistake():
    assert 28 == check(b"\xef\xbb\xbf" + (GOOD % 1).encode())["value"]


def test_spaces_and_the_line_ends_of_windows_do_not_matter():
    assert 28 == check(b"  " + (GOOD % 1).encode() + b" \r")["value"]
