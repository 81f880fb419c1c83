"""What would change a ruling, as it is read; recorded by ``python -m tests.narration.golden_changes``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.narration.golden_changes import PAGES, flips, page
from tests.narration.test_sentences import blemishes
from tutor.engine import counterfactual_edits
from tutor.narration import LANGUAGES, changes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prose_is_the_one_that_was_read(lang):
    assert PAGES[lang].read_text("utf-8") == page(lang), (
        "read the change; then python -m tests.narration.golden_changes"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_change_is_told_whole_and_in_its_language(lang):
    told = changes(flips(), lang)

    assert 60 < len(told)
    assert [] == [(line, found) for line in told if (found := blemishes(line, lang))]


def test_changes_of_every_kind_were_told():
    """
    Every word in the source that may name a kind of change is one that the page has.
    """
    source = Path(counterfactual_edits.__file__).read_text("utf-8")
    kinds = {kind for words in re.findall(r"(?:Change\(|kind = |_of_side\()(.*)", source) for kind in _literals(words)}

    assert 20 < len(kinds)
    assert set() == kinds - {flip.change.kind for flip in flips()}


def _literals(words: str) -> list[str]:
    """The literals of a line up to the facts of a change."""
    return re.findall(r'"(\w+)"', words.partition("{")[0])
