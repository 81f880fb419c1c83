"""Sentences and outlines as they are read: every change of them shows as a diff of prose.

Recorded by ``python -m tests.narration.golden``, after having read them.
"""

from __future__ import annotations

import pytest

from tests.narration.golden import PAGES, page
from tutor.narration import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prose_is_the_one_that_was_read(lang):
    assert PAGES[lang].read_text("utf-8") == page(lang), "read the change; then python -m tests.narration.golden"
