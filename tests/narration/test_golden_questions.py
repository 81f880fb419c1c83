"""Each question of the protocol, told in both languages under the three rulebooks, as it was read.

Recorded by ``python -m tests.narration.golden_questions``, after having read it.
"""

from __future__ import annotations

import pytest

from tests.narration.golden_questions import page, path, questions
from tutor.narration import LANGUAGES
from tutor.protocol.queries import QUERIES
from tutor.rulebook import RULEBOOKS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", QUERIES)
def test_the_prose_is_the_one_that_was_read(ask, lang):
    assert path(ask, lang).read_text("utf-8") == page(ask, lang), (
        "read it; then python -m tests.narration.golden_questions"
    )


@pytest.mark.parametrize("ask", QUERIES)
def test_every_rulebook_is_asked(ask):
    assert {case["rules"] for case in questions(ask)} == set(RULEBOOKS)
