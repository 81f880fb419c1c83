"""The laws of the notation: reading undoes writing, writing is canonical, every mistake is a `NotationError`."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tutor.notation
from tests.notation.strategies import hand_files
from tutor.engine.deck import Card
from tutor.notation import Call, Comment, HandFile, Label, Line, NotationError, Play, dump, parse, parse_prefix
from tutor.notation.nodes import UNKNOWN

HEADER = 'truco = 1\nrules = "gauderio"\nplayers = ["Ana", "Beto"]\n'


@given(hand_files())
def test_reading_undoes_writing(file):
    assert file == parse(dump(file))


@settings(max_examples=50)
@given(hand_files())
def test_writing_is_canonical(file):
    text = dump(file)

    assert text == dump(parse(text))


@settings(max_examples=30)
@given(hand_files())
def test_bytes_and_line_ends_of_other_systems_read_the_same(file):
    text = dump(file)

    assert file == parse(text.encode())
    assert file == parse(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())


@given(st.binary(max_size=400) | st.text(max_size=400))
@example("\ud800")
@example(b"\xff")
def test_any_input_gives_a_file_or_a_notation_error(data):
    file, error = parse_prefix(data)

    assert isinstance(error, NotationError)  # so little is never a file
    assert file is None


@given(st.text(max_size=300))
@example("#")
@example("0 truco\n( #\n")
def test_any_body_gives_a_file_or_a_notation_error(text):
    file, error = parse_prefix(f"{HEADER}actions = '''\n{text}\n'''\n")

    assert error is None or error.line >= 1 <= error.column
    assert file is None or file == parse(dump(file))


@given(st.text(max_size=300))
def test_any_header_gives_a_file_or_a_notation_error(text):
    file, error = parse_prefix(f"{HEADER}{text}\nactions = '''\n'''\n")

    assert (file is None) == (error is not None)


@settings(max_examples=50)
@given(hand_files(), st.data())
def test_the_good_part_before_a_mistake_is_kept(file, data):
    lines = dump(file).split("\n")
    first = lines.index("actions = '''") + 1
    starts = [i for i in range(first, len(lines) - 1) if not lines[i].startswith((" ", ")"))] or [first]
    row = data.draw(st.sampled_from(starts))
    before = parse("\n".join([*lines[:row], "'''"]))

    kept, error = parse_prefix("\n".join([*lines[:row], "0 nonsense", *lines[row:]]))

    assert (row + 1, 3, "unknown_verb") == (error.line, error.column, error.detail)
    assert before.body == kept.body


def test_places_take_no_part_in_equality():
    spaced, dense = (
        parse(f"{HEADER}actions = '''\n\n\n   0   truco\n'''"),
        parse(f"{HEADER}actions = '''\n0 truco\n'''"),
    )

    assert spaced == dense
    assert (7, 4) == (spaced.body[0].what.line, spaced.body[0].what.column)
    assert (5, 1) == (dense.body[0].what.line, dense.body[0].what.column)
    assert {"truco": (1, 9), "rules": (2, 9), "players": (3, 11)} == dict(spaced.places)


@pytest.mark.parametrize(
    ("line", "detail"),
    [
        (Line(Call(0, "envio")), "unknown_verb"),
        (Line(Call(2, "envido")), "expected_seat"),
        (Line(Play(0, UNKNOWN, 1)), "expected_card"),
        (Line(None, (Label("Empate"),)), "bad_label"),
        (Line(None, (Label("a"), Label("a"))), "duplicate_label"),
        (Line(None, (Comment("two  spaces"),)), "unwritable"),
        (Line(None, (Comment("'''"),)), "after_actions"),
        (Line(None), "unwritable"),
    ],
)
def test_what_no_file_can_say_is_not_written(line, detail):
    file = HandFile(rules="gauderio", players=("Ana", "Beto"), body=(line,))

    with pytest.raises(NotationError) as caught:
        dump(file)

    assert detail == caught.value.detail


@settings(max_examples=30)
@given(hand_files())
def test_the_representation_can_be_pasted_back(file):
    names = {**vars(tutor.notation), "Card": Card}

    assert file == eval(repr(file), names)  # noqa: S307  # our own text
