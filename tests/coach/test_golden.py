"""What the coach says, as it is read: every change of it shows as a diff of prose."""

import pytest

from tests.coach.golden import PAGES, page
from tutor.narration import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prose_is_the_one_that_was_read(lang):
    assert PAGES[lang].read_text("utf-8") == page(lang), "read the change; then python -m tests.coach.golden"
