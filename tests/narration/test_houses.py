"""Every switch of every rulebook, as it is read; recorded by ``python -m tests.narration.test_houses``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.narration import LANGUAGES, switches_page, told_switch
from tutor.rulebook import RULEBOOKS, options

PAGES = {lang: Path(__file__).parent / "golden" / f"switches.{lang}.txt" for lang in LANGUAGES}


def page(lang: str) -> str:
    """The switches of the three rulebooks."""
    return "\n\n".join(switches_page(rules, lang) for rules in RULEBOOKS) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prose_is_the_one_that_was_read(lang):
    assert PAGES[lang].read_text("utf-8") == page(lang), "read the change; then python -m tests.narration.test_houses"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_every_switch_is_told(lang):
    for rules in RULEBOOKS:
        for switch in options(rules):
            for value in switch.values_for(rules):
                told = told_switch(rules, switch.name, value, lang)
                assert told.here
                assert (value == switch.default_for(rules)) == (not told.otherwise)
                assert all(rules in (clause.partition("/")[0]) for clause in told.clauses)
                assert told.here != told.otherwise


if __name__ == "__main__":
    for lang in LANGUAGES:
        PAGES[lang].write_text(page(lang), "utf-8")
