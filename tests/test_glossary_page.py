"""The glossary for those who read the code: written from the one of the lessons, with names that the engine has."""

from __future__ import annotations

import re
from pathlib import Path

from tools.glossary import IN_CODE, PAGE, page
from tutor.lessons.glossary import terms

ENGINE = Path(__file__).parents[1] / "tutor" / "engine"


def test_the_page_is_the_glossary_of_the_lessons():
    """`python -m tools.glossary` writes it."""
    assert PAGE.read_text("utf-8") == page()


def test_every_word_says_what_it_means():
    rows = [line.strip("|").split("|") for line in page().splitlines() if line.startswith("| **")]

    assert len(rows) == len(terms())
    assert [cells for cells in rows if len(cells) != 5 or not cells[1].strip() or not cells[3].strip()] == []


def test_the_names_of_the_code_are_names_of_the_engine():
    code = "\n".join(path.read_text("utf-8") for path in ENGINE.rglob("*.py"))

    assert [name for name in IN_CODE.values() if not re.search(rf"\b{name}\b", code)] == []
    assert set(terms()) >= set(IN_CODE)
