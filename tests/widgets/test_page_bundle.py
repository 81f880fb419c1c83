"""The scripts of a page's head are the modules and words of today."""

from __future__ import annotations

import pytest

from tutor.widgets.page_bundle import SCRIPTS, page_scripts


@pytest.mark.parametrize("name", sorted(page_scripts()))
def test_the_scripts_of_the_pages_are_up_to_date(name):
    assert page_scripts()[name] == (SCRIPTS / name).read_text("utf-8"), (
        "python -m tutor.widgets.page_bundle writes it anew"
    )
