"""The page on `truco-tutor ask`: its example runs, its tables name what there is."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tutor.protocol.queries import COMMON, QUERIES

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "ask.md").read_text("utf-8")
OF_A_RUNNING_HAND = {"incident", "legal", "replay"}


def test_the_example_runs():
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    example = doctest.DocTestParser().get_doctest(code, {}, "docs/ask.md", None, 0)

    assert example.examples
    assert doctest.TestResults(0, len(example.examples)) == doctest.DocTestRunner().run(example)


@pytest.mark.parametrize("ask", sorted(QUERIES.keys() - OF_A_RUNNING_HAND))
def test_every_question_and_field_is_on_the_page(ask):
    names = {ask, *QUERIES[ask].needs, *(name for name, _ in QUERIES[ask].takes), *COMMON}

    assert set() == names - set(re.findall(r"`(\w+)`", PAGE))
