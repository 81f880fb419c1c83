"""Bounds: a megabyte of nonsense is refused by counting, before work is spent on it."""

from __future__ import annotations

import tomllib

import pytest

from tutor.engine.deck import SPANISH
from tutor.notation import parse_prefix
from tutor.notation.body import BodyReader
from tutor.notation.cursor import Cursor
from tutor.notation.source import split

HEADER = 'truco = 1\nrules = "gauderio"\nplayers = ["Ana", "Beto"]\n'
MEGABYTE = 990_000


def body(text: str) -> str:
    return f"{HEADER}actions = '''\n{text}\n'''\n"


def header(text: str) -> str:
    return f"{HEADER}{text}\nactions = '''\n'''\n"


LIMITS = {
    "file_too_long": ("a" * 1_000_001, (1, 1)),
    "too_many_lines": (body("\n" * 60_000), (50_001, 1)),
    "header_too_long": (header("_a = 1\n" * 3000), (2336, 6)),
    "line_too_long": (header("_a = '" + "x" * 195 + "'"), (4, 201)),
    "key_too_deep": (header("_a" + ".b" * 90 + " = 1"), (4, 19)),
    "header_too_deep": (header("_a = " + "[" * 90 + "]" * 90), (4, 14)),
    "variation_too_deep": (body("0 truco\n" + "( 0 truco\n" * 100), (14, 1)),
    "too_many_items": (body("0 truco\n" * 30_000), (20_005, 1)),
    "too_many_hands": (body("".join(f"--- hand {n}\n" for n in range(1, 300))), (205, 1)),
    "too_many_cards": (body("deal 0" + " 7c" * 500), (5, 44)),
}


@pytest.mark.parametrize("detail", LIMITS)
def test_each_bound_is_reported_where_it_is_passed(detail):
    text, place = LIMITS[detail]

    _, error = parse_prefix(text)

    assert (detail, place) == (error.detail, (error.line, error.column))


def test_a_line_of_the_body_is_bounded_too():
    _, error = parse_prefix(body("0 truco {" + "a " * 1000 + "}"))

    assert ("line_too_long", 5, 2001) == (error.detail, error.line, error.column)


NONSENSE = {
    "zeros": "\0" * MEGABYTE,
    "letters": "a" * MEGABYTE,
    "line ends": "\n" * MEGABYTE,
    "dots": "a" + ".a" * (MEGABYTE // 2),
    "brackets": "x = " + "[" * MEGABYTE,
    "quotes": '"' * MEGABYTE,
    "open texts": header('_x = """' * 1500),
    "open comments": body("{" * MEGABYTE),
    "escapes": body("0 truco {" + "\\a" * (MEGABYTE // 2)),
    "open variations": body("0 truco\n" + "(" * MEGABYTE),
    "labels": body("\n".join(f":l{n}" for n in range(110_000))),
    "comments": body("0 truco\n" + ("{a}" * 600 + "\n") * 540),
    "clauses": body(("0 truco " + "[gauderio/envido/contagem/3]" * 60 + "\n") * 570),
    "questions": body("0 truco {?legal 0 truco}\n" * 39_000),
    "figures": body("0 canta " + "9" * 1900),
    "bytes": b"\xff" * MEGABYTE,
    "late byte": b"a\n" * (MEGABYTE // 2) + b"\xff",
}


@pytest.mark.parametrize("name", NONSENSE)
def test_a_megabyte_of_nonsense_costs_a_bounded_number_of_steps(name, monkeypatch):
    """Counted, not timed: what `tomllib` is given, and how many lines, annotations and tokens are looked at."""
    given, steps = [], []
    loads, token = tomllib.loads, Cursor.token
    monkeypatch.setattr(tomllib, "loads", lambda text: given.append(len(text)) or loads(text))
    monkeypatch.setattr(Cursor, "token", lambda *args, **facts: steps.append(1) or token(*args, **facts))

    _, error = parse_prefix(NONSENSE[name])

    assert error is not None
    assert sum(given) <= 16_384
    assert len(steps) <= 60_000


def test_the_reader_stops_at_the_bound_of_lines_and_annotations():
    source = split(NONSENSE["comments"])
    reader = BodyReader(Cursor(source, SPANISH, 2, 2))

    with pytest.raises(ValueError, match="too_many_items"):
        reader.read()

    assert 20_001 == reader.items
