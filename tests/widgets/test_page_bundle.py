"""The script of a page's head is the modules and words of today."""

from __future__ import annotations

from tutor.widgets.page_bundle import SCRIPT, page_script


def test_the_script_of_the_pages_is_up_to_date():
    assert page_script() == SCRIPT.read_text("utf-8"), "python -m tutor.widgets.page_bundle writes it anew"
