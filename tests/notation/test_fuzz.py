"""A fixed corpus of damaged files: every good file, hurt in a few hundred ways that are the same on every run."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tutor.notation import NotationError, dump, parse, parse_prefix

GOOD = sorted((Path(__file__).parent / "syntax").glob("*.truco"))
PIECES = [
    *"(){}[]:#=-!?\"'\\\n\t .,_0179",
    "'''",
    "{?legal 0 ",
    "--- hand 2\n",
    "= legal 1 joga #1",
    "#1 ",
    "??",
    "\r\n",
    "\x00",
    "\u2028",
    "\u0661",
    "é",
    "\ufeff",
    "actions = '''\n",
    "_x = [",
    "99999999",
]


def damaged(text: str, luck: random.Random) -> str:
    """Cut, double, swap or insert a piece, once to four times."""
    for _ in range(luck.randint(1, 4)):
        start = luck.randrange(len(text))
        end = min(len(text), start + luck.choice([0, 1, 1, 2, 5, 40]))
        piece = luck.choice([*PIECES, "", text[start:end] * 2, text[start:end][::-1]])
        text = text[:start] + piece + text[end:] or " "
    return text


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_file_is_read_or_refused_with_its_place(path, seed):
    luck = random.Random(f"{path.stem} {seed}")  # noqa: S311  # the same damage on every run
    whole = path.read_text("utf-8")
    refused = 0
    for _ in range(150):
        text = damaged(whole, luck)
        file, error = parse_prefix(text)
        if error is not None:
            refused += 1
            assert isinstance(error, NotationError)
            rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
            assert 1 <= error.line <= len(rows)
            assert 1 <= error.column <= len(rows[error.line - 1]) + 1
        if file is not None:
            assert file == parse(dump(file))

    assert 0 < refused < 150  # the damage is neither harmless nor always the same
