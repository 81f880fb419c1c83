"""The page on the notation: its example is a file, its session runs, and it leaves no word of the notation out."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tutor.notation import dump, limits, parse
from tutor.notation.header import CHECKS
from tutor.notation.reading_assertions import ASSERTIONS, QUESTIONS
from tutor.notation.verbs import SYNONYMS, VERBS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
EXAMPLE = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)[1]
SESSIONS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_is_a_file_in_canonical_form():
    assert EXAMPLE == dump(parse(EXAMPLE))


@pytest.mark.parametrize(("session", "examples"), list(zip(SESSIONS, (8, 4), strict=True)), ids=["notation", "library"])
def test_the_session_runs(session, examples):
    parsed = doctest.DocTestParser().get_doctest(session, {"text": EXAMPLE}, "notation.md", None, 0)
    runner = doctest.DocTestRunner()

    runner.run(parsed)

    assert (0, examples) == runner.summarize(verbose=False)


@pytest.mark.parametrize(
    "words", [VERBS, SYNONYMS, CHECKS, ASSERTIONS], ids=["verbs", "synonyms", "keys", "assertions"]
)
def test_the_page_names_every_word(words):
    assert set() == set(words) - set(re.findall(r"[a-z0-9_]+", PAGE))


def test_the_page_shows_every_question():
    assert set(QUESTIONS) == set(re.findall(r"`\{\?([a-z]+)", PAGE))


def test_the_page_names_the_commands_that_read_files():
    assert all(f"`truco-tutor {command} " in PAGE for command in ("check", "replay"))


def test_the_page_tells_the_bounds():
    bounds = [
        limits.FILE,
        limits.HEADER,
        limits.HEADER_LINE,
        limits.BODY_LINE,
        limits.ITEMS,
        limits.HANDS,
        limits.CARDS,
    ]

    assert all(f" {bound:,} " in PAGE or f" {bound:,}," in PAGE for bound in bounds)
    assert (8, 8) == (limits.DOTS, limits.NESTING)
