"""The page on house rules: its example is a file that is read, its session runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tutor.engine.house import KEYS, parse_house

PAGE = (Path(__file__).parents[1] / "docs" / "house-rules.md").read_text("utf-8")


def test_the_example_is_read():
    [example] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    house = parse_house(example)

    assert ("Bar do Zeca", "gauderio", 24) == (house.name, house.rules, house.target)
    assert {"envido_tie": "nobody", "flor_flee": "3", "allow_envido_envido": "yes"} == house.options


def test_the_session_runs():
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    session = doctest.DocTestParser().get_doctest(code, {}, "docs/house-rules.md", None, 0)

    assert doctest.TestResults(0, len(session.examples)) == doctest.DocTestRunner().run(session)


def test_every_name_of_a_file_is_on_the_page():
    assert set() == set(KEYS) - set(re.findall(r"\w+", PAGE))
