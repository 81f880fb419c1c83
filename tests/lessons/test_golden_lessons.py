"""What the lessons ask by seed is what their prose was written around: every change of it shows as a diff.

Recorded by ``python -m tests.lessons.golden_lessons``, after having read it beside the lessons.
"""

from __future__ import annotations

from tests.lessons.golden_lessons import PAGE, page


def test_the_lessons_ask_what_was_read():
    asked = page()
    assert PAGE.read_text("utf-8") == asked, (
        "a lesson asks something else: read the change beside its prose; then python -m tests.lessons.golden_lessons"
    )
