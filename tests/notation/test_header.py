"""The header: what each key takes, what is left out, how odd TOML is told."""

from __future__ import annotations

import pytest

from tutor.notation import HandFile, NotationError, dump, parse

ACTIONS = "actions = '''\n'''\n"
LEAST = {"truco": "1", "rules": '"claudista"', "players": '["Ana", "Beto", "Caio", "Duda"]'}


def header(**keys: str) -> str:
    return "".join(f"{key} = {value}\n" for key, value in (LEAST | keys).items()) + ACTIONS


def test_what_is_left_out_is_empty():
    expected = HandFile(rules="claudista", players=("Ana", "Beto", "Caio", "Duda"))

    assert expected == parse(header())
    assert (None, (0, 0), 0, (), None) == (
        expected.target,
        expected.score,
        expected.eldest,
        expected.draw,
        expected.owner,
    )


@pytest.mark.parametrize(
    ("key", "value", "field"),
    [
        ("target", "12", 12),
        ("score", "[11, 0]", (11, 0)),
        ("eldest", "3", 3),
        (
            "options",
            '{ allow_fold = true, direction = "clockwise" }',
            (("allow_fold", True), ("direction", "clockwise")),
        ),
        ("skills", '["envido.count"]', ("envido.count",)),
        ("title", '"Mão de 11"', (("pt-BR", "Mão de 11"),)),
        ("title", '{ en = "On eleven", pt-BR = "Mão de 11" }', (("pt-BR", "Mão de 11"), ("en", "On eleven"))),
        (
            "teaches",
            '{ pt-BR = "Com 11 se decide antes.", en = "On eleven one decides first." }',
            (("pt-BR", "Com 11 se decide antes."), ("en", "On eleven one decides first.")),
        ),
        ("about", '["claudista/5.1", "AMB-K19", "AMB-X01"]', ("claudista/5.1", "AMB-K19", "AMB-X01")),
        ("owner", "0", 0),
        ("stayed", "1", 1),
        ("raffler", '"Zé Maria"', "Zé Maria"),
        ("draw", '["Ana", "Beto"]', ("Ana", "Beto")),
        ("id", '"mao-de-11"', "mao-de-11"),
    ],
)
def test_each_key_is_typed_and_written_back(key, value, field):
    file = parse(header(**{key: value}))

    assert field == getattr(file, key)
    assert file == parse(dump(file))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("truco", "true"),
        ("truco", '"1"'),
        ("id", '"-a"'),
        ("id", '"a--b"'),
        ("rules", '["cego"]'),
        ("target", "0"),
        ("target", "true"),
        ("players", '["Ana", "Ana"]'),
        ("players", '["Ana", ""]'),
        ("players", '["Ana", "Be\\nto"]'),
        ("players", "[1, 2]"),
        ("score", "[5, -1]"),
        ("score", "[5, true]"),
        ("eldest", "4"),
        ("options", '{ Allow = "yes" }'),
        ("options", "{ allow_fold = { } }"),
        ("skills", '"envido.count"'),
        ("title", "{ }"),
        ("title", '"' + "x" * 151 + '"'),
        ("title", '"' + "\\\\" * 76 + '"'),  # what is escaped counts twice
        ("teaches", "[ ]"),
        ("teaches", '{ fr = "x" }'),
        ("about", '"claudista/5.1"'),
        ("about", "[5.1]"),
        ("about", '["claudista/5.99"]'),
        ("about", '["gauderio/truco/1"]'),  # of another rulebook
        ("about", '["AMB-G02"]'),
        ("about", '["amb-k19"]'),  # an id is written as the documents' list has it
        ("stayed", "-1"),
        ("draw", '["Ana"]'),
    ],
)
def test_what_a_key_does_not_take_is_refused_at_its_value(key, value):
    text = header(**{key: value})
    with pytest.raises(NotationError) as caught:
        parse(text)

    row = next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(key))
    assert (f"header_{key}", row, len(key) + 4) == (caught.value.detail, caught.value.line, caught.value.column)


@pytest.mark.parametrize(
    ("line", "detail"),
    [
        ("options = { a = 1, a = 2 }", "duplicate_key"),
        ("options.a = 1\noptions = { }", "duplicate_key"),
        ("eldest =", "header_syntax"),
        ("= 3", "header_syntax"),
        ("eldest = 1 2", "header_syntax"),
        ("_when = 2024-02-31", "header_syntax"),
        ("_a = 1]", "header_syntax"),
        ('_a = "\\x"', "header_syntax"),
        ("_a = '''\nactions", "unclosed_text"),
        ('"tar\\u0067et" = 12', "unknown_key"),
        ("[[hand]]", "table_header"),
    ],
)
def test_odd_toml_is_told_in_our_words(line, detail):
    with pytest.raises(NotationError) as caught:
        parse(header().replace(ACTIONS, f"{line}\n{ACTIONS}"))

    assert detail == caught.value.detail
    assert caught.value.line >= 4


def test_notes_of_the_author_are_kept_as_they_are_written():
    note = "_note.deep = [ # with a remark\n  'and # none',\n]"
    file = parse(header().replace(ACTIONS, f"{note}   # gone\n{ACTIONS}"))

    assert (note,) == file.notes
    assert f"{note}\nactions" in dump(file)
