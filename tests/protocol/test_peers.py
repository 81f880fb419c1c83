"""Facts on which other engines of the same games agree (peers.jsonl says where they come from)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor.protocol import answer

_ABOUT, *CASES = map(json.loads, Path(__file__).with_name("peers.jsonl").read_text("utf-8").splitlines())


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_other_engines_agree(case):
    value = answer(case["query"])["value"]
    expected = case["expect"]
    if isinstance(expected, dict):
        value = {name: value[name] for name in expected}

    assert expected == value
    assert type(expected) is type(value)
